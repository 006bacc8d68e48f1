"""All words can be read: in a long language, with long names, large or spaced, on every window."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import islice

import pytest
from playwright.sync_api import Page

from engine.games import GAMES
from tests.browser import measure
from tests.browser.device import NewContext, Size, resize, wait_for_a_frame
from tests.browser.language import plain_words, speak
from tests.browser.lending import Lend
from tests.browser.lessons import lesson_screens
from tests.browser.player import Player
from tests.browser.saves import go_on_with, in_round, played_until
from tests.browser.stages import steps_of_a_game
from tests.browser.walk import (
    LONG,
    WALKS,
    Walk,
    bot_screens,
    planet_screens,
    prince_screens,
)
from ui.cast import LEVELS
from ui.daily import BOT_NAMES

NAMED = (
    *LONG,
    *(name[:4] for name in LONG),  # as the link of a deal has room for them
    *BOT_NAMES,
    *(member.name for level in LEVELS.values() for member in level.members),
)  # people and bots are called the same in every language
# The last two are what 400 and 200 % make of a window of 1280 by 1024.
USUAL = (
    *((320, 568), (390, 844), (844, 390), (768, 1024)),
    *((1024, 768), (1366, 1024), (1920, 1080), (320, 256)),
)
SIZES = (*USUAL, (568, 320), (640, 512))
# Of the devices that there are.
SEVEN = (
    *((320, 568), (390, 844), (844, 390), (768, 1024)),
    *((1024, 768), (1366, 1024), (1920, 1080)),
)
LARGE = ((320, 568), (390, 844), (568, 320), (1024, 768))
SPACED = ((320, 256), (390, 844), (1024, 768))
FINGER = (390, 844)
SMALL = ((320, 568), (1024, 768))
# Their words stand on other screens, too. `make soak` looks at these as well.
MEASURED_ELSEWHERE = {
    *("about", "hide, chosen", "face-down tile", "hidden characters"),
    *("a tile told in words", "look, a line of the score", "keys", "result, a line of the score"),
    *("own hidden characters shown", "Planet, with sizes", "Planet, the globe"),
    *("rules of Planet", "Planet, the first round", "Planet, a tile is chosen"),
    *("Planet, an animal is looked at", "Planet, own objective shown"),
    "the feast of Planet, the winner",
    *("records", "replay of Planet, a move", "replay of Planet, playing on"),
}


def what_is_wrong(
    page: Page,
    sizes: Iterable[Size],
    large: Container[Size] = LARGE,
    spaced: Container[Size] = SPACED,
) -> Iterator[str]:
    """At every size with usual text, and at some with large and spaced text."""
    for size in sizes:
        resize(page, size)
        yield from (f"{size}: {what}" for what in measure.words(page))
        if size in large:
            measure.large(page, True)
            yield from (f"{size}, large: {what}" for what in measure.words(page))
            measure.large(page, False)
        if size in spaced:
            measure.spaced(page, True)
            yield from (f"{size}, spaced: {what}" for what in measure.words(page))
            measure.spaced(page, False)
        if size == FINGER:
            yield from (f"{size}: {what}" for what in measure.targets(page))
    resize(page, (1024, 768))
    wait_for_a_frame(page)  # a finger on a window that shows none would wait for ever


def stops(
    player: Player, walk: Walk, left_out: Container[str] = MEASURED_ELSEWHERE
) -> Iterator[str]:
    """Past the screens of a walk, without those whose words stand elsewhere, too."""
    return (name for name in walk(player, LONG) if name not in left_out)


@pytest.mark.parametrize("walk", WALKS)
def test_no_word_is_cut_off_covered_or_outside_and_nothing_is_too_small_for_a_finger(
    new_context: NewContext, walk: Walk
) -> None:
    """`make soak` looks at every screen on more windows."""
    is_long = walk in (bot_screens, lesson_screens)  # many screens that are much alike
    walk_and_look(new_context, walk, SMALL if is_long else USUAL)


def walk_and_look(
    new_context: NewContext,
    walk: Walk,
    sizes: Iterable[Size],
    large: Container[Size] = LARGE,
    left_out: Container[str] = MEASURED_ELSEWHERE,
) -> None:
    """Past the screens of a walk, in the language of the tests, with long names."""
    page = new_context(has_touch=True, reduced_motion="reduce").new_page()
    speak(page)
    player = Player(page).arrive()
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    found = []
    for name in stops(player, walk, left_out):
        found += [f"{name}: is still English: {text}" for text in plain_words(page, NAMED)]
        found += [f"{name}: {what}" for what in what_is_wrong(page, sizes, large)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["prince", "planet"])
def test_no_word_of_a_whole_game_is_cut_off_with_large_text_either(lend: Lend, game: str) -> None:
    """Some steps of it; `make soak` looks at all."""
    player = Player(lend(has_touch=True, still=True))
    found, steps = [], 0
    for name in islice(steps_of_a_game(player, game, LONG[:4], every=17), 0, None, 3):
        steps += 1
        wrong = what_is_wrong(player.page, SEVEN, large=SEVEN, spaced=())
        found += [f"{name}: {what}" for what in wrong]
    assert not found, "\n".join(found)
    assert steps > 3


@pytest.mark.parametrize(("language", "walk"), [("fr", prince_screens), ("pl", planet_screens)])
def test_no_word_of_a_long_language_is_cut_off_on_small_windows(
    lend: Lend, language: str, walk: Walk
) -> None:
    """All languages, on all windows, are walked through by `make soak`."""
    page = lend(has_touch=True, still=True)
    player = Player(page)
    player.set(f"language {language}")
    found = [
        f"{name}: {what}" for name in stops(player, walk) for what in what_is_wrong(page, SMALL)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_planet_looked_at_closely_is_seen_on_a_low_window(lend: Lend, game: str) -> None:
    page = lend(has_touch=True, still=True)
    player = Player(page)
    go_on_with(player, played_until(in_round(5), 3, 11, game, LONG))
    player.tap(player.choices("look")[0])
    planet = page.locator("[role=dialog], dialog").locator(".planet, .globe").first
    for size in ((512, 384), (568, 320)):
        resize(page, size)
        box = planet.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 200
