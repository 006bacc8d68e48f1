"""Every screen in every language on every window: no word is cut off, covered or outside."""

from typing import Any

import pytest

from tests.browser.device import NewContext
from tests.browser.language import speak
from tests.browser.player import Player
from tests.browser.saves import HIDDEN
from tests.browser.stages import steps_of_a_game
from tests.browser.test_words import SEVEN, SIZES, stops, walk_and_look, what_is_wrong
from tests.browser.walk import LONG, WALKS, Walk
from ui.words import LANGUAGES


@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_any_language_is_cut_off_covered_or_outside(
    new_context: NewContext,
    capsys: pytest.CaptureFixture[str],
    language: str,
    walk: Walk,
) -> None:
    page = new_context(has_touch=True, reduced_motion="reduce", locale=language).new_page()
    player = Player(page).arrive()
    assert page.evaluate("document.documentElement.lang") == language
    found, screens = [], 0
    for name in stops(player, walk, left_out=()):
        screens += 1
        found += [f"{name}: {what}" for what in what_is_wrong(page, SIZES, SIZES, SIZES)]
    with capsys.disabled():
        print(f"{LANGUAGES[language]}: {screens} screens of {walk.__name__}, {len(found)} problems")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("walk", WALKS)
def test_no_word_of_the_longest_language_is_cut_off_covered_or_outside(
    new_context: NewContext, walk: Walk
) -> None:
    walk_and_look(new_context, walk, SIZES, large=SIZES, left_out=())


@pytest.mark.parametrize(
    ("game", "players", "options", "every"),
    [
        ("prince", 2, HIDDEN, 2),
        ("prince", 2, {}, 2),
        ("prince", 5, {}, 5),
        ("planet", 2, {"hidden_animals": True}, 1),
        ("planet", 4, {}, 1),
    ],
    ids=str,
)
def test_no_word_of_a_whole_game_is_cut_off_covered_or_outside(
    new_context: NewContext,
    capsys: pytest.CaptureFixture[str],
    game: str,
    players: int,
    options: dict[str, Any],
    every: int,
) -> None:
    page = new_context(has_touch=True, reduced_motion="reduce").new_page()
    speak(page)
    player = Player(page).arrive()
    found, steps = [], 0
    for name in steps_of_a_game(player, game, LONG[:players], every, **options):
        steps += 1
        wrong = what_is_wrong(page, SEVEN, large=SEVEN, spaced=())
        found += [f"{name}: {what}" for what in wrong]
    with capsys.disabled():
        print(f"{game}, {players} players: {steps} steps, {len(found)} problems")
    assert not found, "\n".join(found)
