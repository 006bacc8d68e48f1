"""Every screen in every language on every window: no word is cut off, covered or outside."""

import pytest

from tests.browser.device import NewContext
from tests.browser.player import Player
from tests.browser.test_words import SIZES, stops, walk_and_look, what_is_wrong
from tests.browser.walk import WALKS, Walk
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
