"""Lessons in a browser: by touch and by keys, left in the middle, with wrong taps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.device import PHONE
from tests.browser.keyboard import Keyboard
from tests.browser.lending import Lend
from tests.browser.lessons import LESSONS, begin, err, follow, lesson_of, said, wait_for_words
from tests.browser.player import Player
from tests.browser.test_looks import colours, style
from tests.browser.test_phones import HIGHER
from tools.translations import read, translate
from ui.lesson import GO


@pytest.fixture
def phone(lend: Lend) -> Page:
    """A phone that knows nothing yet."""
    return lend(PHONE, has_touch=True)


@pytest.mark.parametrize(("kind", "language"), [(Player, "fr"), (Keyboard, "en")])
def test_every_lesson_is_taken_to_its_end_and_the_game_goes_on(
    phone: Page, kind: type[Player], language: str
) -> None:
    player = kind(phone)
    player.set("pace once")
    player.set(f"language {language}")
    words = translate(read(language))
    for game, name in LESSONS:
        begin(player, game, name)
        steps, erred = lesson_of(game, name).steps, 0
        for number, step in enumerate(steps):
            wait_for_words(player)
            if isinstance(step.words.message, str):  # and no plural
                told, _gap, _rest = words(step.words.message).partition("{")
                assert said(player).startswith(told)
            assert phone.evaluate(HIGHER) <= 0, said(player)
            if number == 4:  # left, and taken up again where it was
                before = said(player)
                player.leave()
                player.tap(player.choices("continue")[0])
                wait_for_words(player)
                for again in [each for each in steps[:4] if each.at == step.at]:
                    follow(player, again)
                assert said(player) == before
            if number % 3 == 2 and erred < 2:
                erred += err(player)
            follow(player, step)
        assert erred
        phone.wait_for_function("() => !document.querySelector('.learning')")
        if player.choices("sounds"):  # after a first lesson
            player.tap("sounds no")
        player.leave()


def test_play_now_leads_to_the_first_own_tile_in_three_taps_with_kind_answers(phone: Page) -> None:
    player = Player(phone)
    player.tap("play-now")
    assert said(player)
    assert err(player)
    first, second, *_ = lesson_of("prince", "game").steps
    follow(player, first)
    follow(player, second)
    assert phone.locator(".own .filled").count() == 1


def test_what_goes_on_glows_while_something_is_only_to_be_looked_at(phone: Page) -> None:
    player = Player(phone)
    player.set("pace once")
    begin(player, "prince", "game")
    for step in lesson_of("prince", "game").steps:
        wait_for_words(player)
        if step.tap == GO and step.shows:
            break
        follow(player, step)
    gold = {*colours(phone, "gold")}
    assert style(phone, ".coach .button.step", "outlineColor") == gold
    assert style(phone, "[data-lit]", "outlineColor") != gold


def test_who_knows_the_game_plays_at_once(phone: Page) -> None:
    player = Player(phone)
    player.tap("play-now")
    player.tap("lesson know")
    player.tap("sounds yes")
    assert not said(player)
    assert player.screen == "table"
    player.leave()
    player.tap("play-now")
    assert not said(player)
