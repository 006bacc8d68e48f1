"""Connects the app to the page: one handler for all taps, one call for each update."""

from __future__ import annotations

import gc
from asyncio import sleep
from collections.abc import Callable
from datetime import datetime
from time import perf_counter
from typing import TYPE_CHECKING

from js import performance, pocket, reportError
from pyscript import when

from engine.games import GAMES
from ui.app import SCREENS, App, load_screen
from ui.border import read_opening
from ui.games import memory_of, page_of
from ui.reports import UNASKED
from ui.state import Device

if TYPE_CHECKING:
    from js import Element, Event

SEEDS = 10**9
CALM = 1.5  # seconds after the start in which people tap, before what may never be wanted is loaded


async def start() -> None:
    """Take up what is stored, draw the first screen and listen."""
    opening = read_opening(await pocket.open())
    device = Device(
        new_seed,
        new_key,
        now=lambda: datetime.now().isoformat(),
        clock=milliseconds,
        address=opening["address"],
        shares=opening["shares"],
    )
    app = App(device, opening, elsewhere=opening["elsewhere"])
    app.report("launch", opening["wish"])
    if link := opening["link"]:
        app.report("link", link)
    listen(app)
    await pocket.update(app.draw().to_text(), None)
    performance.mark("playable")
    watch_for_garbage()
    pocket.settle()
    for screen in SCREENS:  # all that the first screen did not need, one at a time
        await sleep(0)
        load_screen(screen)
    for game in GAMES:  # somebody is about to play, or looks at the pictures of those that are kept
        await sleep(CALM)
        page_of(game)
        memory_of(game)


def watch_for_garbage() -> None:
    """A start goes without (tools/pyodide/sitecustomize.py), and what it has made stays."""
    gc.freeze()
    gc.enable()


def is_field(element: Element) -> bool:
    """Whether it is typed in. What is ticked is tapped, whichever key or finger ticks it."""
    return element.tagName == "INPUT" and element.type not in ("radio", "checkbox")


def milliseconds() -> float:
    return perf_counter() * 1000


def new_seed() -> int:
    from secrets import randbelow  # not needed for the first screen

    return randbelow(SEEDS)


def new_key() -> str:
    from secrets import token_hex

    return token_hex(8)


def guarded(handle: Callable[[Event], None]) -> Callable[[Event], None]:
    """Whatever breaks is reported: the page says so, and leads back to what was stored last."""

    def handle_safely(event: Event) -> None:
        try:
            handle(event)
        except Exception as error:
            reportError(repr(error))
            raise

    return handle_safely


def listen(app: App) -> None:
    """The delegated handlers."""

    def show(since: float | None) -> None:
        pocket.update(app.draw().to_text(), since)

    @when("click", "body")
    @guarded
    def tap(event: Event) -> None:
        button = event.target.closest("[data-do], [data-ui]")
        if not button or is_field(button):  # JavaScript’s null is not None
            return
        if action := button.getAttribute("data-do"):
            app.do(action)
        else:
            app.ui(button.getAttribute("data-ui"))
        show(event.timeStamp)

    @when("input", "body")
    @guarded
    def typed(event: Event) -> None:
        field = event.target
        if is_field(field) and (command := field.getAttribute("data-ui")):
            app.ui(command, field.value)
            if field.type == "range" or app.state.checked:  # a page that says what is wrong
                show(event.timeStamp)

    @when("pocket", "body")
    @guarded
    def reported(event: Event) -> None:
        text = event.detail.text
        if app.report(text, event.detail.value):
            show(None if text.split()[0] in UNASKED else event.timeStamp)
        elif not app.state.thinks:
            event.preventDefault()  # there is nothing more to think about
