"""Connects the app to the page: one handler for all taps, one call for each update."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from js import performance, pocket, reportError
from pyscript import when

from ui.app import App, Device

SEEDS = 10**9
# No answers to taps.
REPORTS = ("offline", "fresh", "safe", "installable", "installed", "launch")
FILES = ("import", "not-imported")


async def start() -> None:
    """Take up what is stored, draw the first screen and listen."""
    opened = json.loads(await pocket.open())
    device = Device(new_seed, new_key, now=lambda: datetime.now().isoformat())
    app = App(device, opened, elsewhere=opened["elsewhere"])
    app.ui(f"launch {opened['wish']}")
    listen(app)
    await pocket.update(app.draw().to_text(), None)
    performance.mark("playable")
    pocket.settle()


def is_field(element: Any) -> bool:
    """Whether it is typed in. What is ticked is tapped, whichever key or finger ticks it."""
    return element.tagName == "INPUT" and element.type not in ("radio", "checkbox")


def new_seed() -> int:
    from secrets import randbelow  # not needed for the first screen

    return randbelow(SEEDS)


def new_key() -> str:
    from secrets import token_hex

    return token_hex(8)


def listen(app: App) -> None:
    """The delegated handlers. What breaks in them is reported, so that the page can say so."""

    def show(event: Any) -> None:
        pocket.update(app.draw().to_text(), event.timeStamp)

    @when("click", "body")
    def tap(event: Any) -> None:
        button = event.target.closest("[data-do], [data-ui]")
        if not button or is_field(button):  # JavaScript’s null is not None
            return
        try:
            if action := button.getAttribute("data-do"):
                app.do(action)
            else:
                app.ui(button.getAttribute("data-ui"))
            show(event)
        except Exception as error:
            reportError(repr(error))
            raise

    @when("input", "body")
    def typed(event: Any) -> None:
        field = event.target
        if is_field(field) and (command := field.getAttribute("data-ui")):
            app.ui(command, field.value)
            if app.checked:  # the page says what is wrong with it
                show(event)

    @when("pocket", "body")
    def reported(event: Any) -> None:
        text, value = event.detail.text, event.detail.value
        if text == "idle":
            app.draw_ahead()
            return
        if text == "taken-over":
            app.taken_over(json.loads(value))
        else:
            app.ui(text, value)
        if text.split()[0] in REPORTS + FILES:
            pocket.update(app.draw().to_text(), None)
        else:
            show(event)
