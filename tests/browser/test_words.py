"""All words can be read: with the longest names, large or spaced text, and on every window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser import measure
from tests.browser.player import Player
from tests.browser.saves import come_to, go_on_with, in_round, one_tile_is_left
from tests.browser.saves import played_until as played_by
from tests.browser.storage import store

NewContext = Callable[..., BrowserContext]
# The last two are what 200 and 400 % make of a window of 1280 by 1024.
SIZES = (
    *((320, 568), (390, 844), (844, 390), (568, 320), (768, 1024), (1024, 768)),
    *((640, 512), (320, 256)),
)
SPACED = ((320, 256), (390, 844), (640, 512), (1024, 768))
FINGER = (390, 844)
LONG = (
    "W" * 24,
    "Donaudampfschifffahrtsge",
    "Ж" * 24,
    "W\u0308" * 12,
    "Anna Maria von der Heide",
)
played_until = partial(played_by, names=LONG)


def tell(player: Player, text: str) -> None:
    """What the machine reports by itself."""
    event = "new CustomEvent('pocket', { detail: { text, value: '' } })"
    player.page.evaluate(f"(text) => document.body.dispatchEvent({event})", text)


def quiet_screens(player: Player) -> Iterator[str]:
    """What there is besides the tables."""
    yield "home"
    for place in ("rules", "settings"):
        player.tap(place)
        yield place
        player.tap("back")
    player.tap("setup")
    player.tap("players 5")
    for seat, name in enumerate(LONG):
        player.write(f"name-{seat}", name)
    yield "setup"
    player.write("name-1", "")
    player.write("deal", "x")
    player.tap("start")
    yield "setup with a problem"
    player.tap("game planet")
    yield "setup of the other game"
    player.tap("home")
    store(player.page, {"game:broken": "{"})
    come_to(player, played_until(in_round(7), 5, 11))
    player.leave()
    yield "home with games"
    player.tap("games")
    yield "games"
    for question in ("ask-delete", "ask-export"):
        player.tap(player.choices(question)[0])
        yield question
        player.tap("close")


def prince_screens(player: Player) -> Iterator[str]:
    """Make Me a Planet at its moments."""
    hidden = {"edition": "2025", "hidden_characters": True}
    come_to(player, played_until(in_round(2), 2, 11, **hidden))
    yield "curtain"
    player.open()
    yield "hide"
    go_on_with(player, played_until(in_round(1), 4, 11))
    yield "draw"
    go_on_with(player, played_until(in_round(11, "take"), 5, 11))
    player.tap(player.choices("select")[0])
    yield "chosen"
    player.tap(player.choices("line")[0])
    yield "a line of the score"
    for dialog in ("look", "pile"):
        player.tap(player.choices(dialog)[0])
        yield dialog
        player.tap("close")
    player.tap("menu")
    yield "menu"
    player.tap("log")
    yield "log"
    player.tap("close")
    go_on_with(player, played_until(in_round(9, "name"), 5, 11))
    yield "name"
    tell(player, "storage-failed")
    player.page.wait_for_selector(".notice")
    yield "notice"
    go_on_with(player, played_until(one_tile_is_left, 5, 11))
    player.act(Random(11))
    yield "result"


def planet_screens(player: Player) -> Iterator[str]:
    """Planet at its moments."""
    rng = Random(11)
    go_on_with(player, played_until(in_round(6), 4, 11, "planet"))
    while player.page.get_by_text("Life in round 6").count() == 0:
        player.step(rng)
    yield "life"
    go_on_with(player, played_until(in_round(8), 4, 11, "planet"))
    player.tap(player.choices("select")[0])
    player.tap(player.choices("aim")[0])
    yield "aimed"
    for dialog in (player.choices("look")[0], "deck"):
        player.tap(dialog)
        yield dialog
        player.tap("close")
    go_on_with(player, played_until(in_round(12), 4, 11, "planet"))
    while player.screen != "result":
        player.step(rng)
    yield "result"


def what_is_wrong(page: Page) -> Iterator[str]:
    """At every size, with usual, large and spaced text."""
    for size in SIZES:
        measure.resize(page, size)
        yield from (f"{size}: {what}" for what in measure.words(page))
        measure.large(page, True)
        yield from (f"{size}, large: {what}" for what in measure.words(page))
        measure.large(page, False)
        if size in SPACED:
            measure.spaced(page, True)
            yield from (f"{size}, spaced: {what}" for what in measure.words(page))
            measure.spaced(page, False)
        if size == FINGER:
            yield from (f"{size}: {what}" for what in measure.targets(page))
    measure.resize(page, (1024, 768))


@pytest.mark.parametrize("screens", [quiet_screens, prince_screens, planet_screens])
def test_no_word_is_cut_off_covered_or_outside_and_nothing_is_too_small_for_a_finger(
    new_context: NewContext, screens: Callable[[Player], Iterator[str]]
) -> None:
    page = new_context(has_touch=True, reduced_motion="reduce").new_page()
    player = Player(page).arrive()
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    found = [f"{name} at {what}" for name in screens(player) for what in what_is_wrong(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["prince", "planet"])
def test_a_planet_looked_at_closely_is_seen_on_a_low_window(
    new_context: NewContext, game: str
) -> None:
    page = new_context(has_touch=True, reduced_motion="reduce").new_page()
    player = Player(page).arrive()
    go_on_with(player, played_until(in_round(5), 3, 11, game))
    player.tap(player.choices("look")[0])
    planet = page.locator("[role=dialog], dialog").locator(".planet, .globe").first
    for size in ((512, 384), (568, 320)):
        measure.resize(page, size)
        box = planet.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 200
