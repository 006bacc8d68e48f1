"""The rules on the page: they open where they are wanted, the way back stays, all can be read."""

import pytest
from playwright.sync_api import Page, expect

from engine.games import GAMES
from tests.browser import measure
from tests.browser.device import resize
from tests.browser.keyboard import Keyboard
from tests.browser.lending import Lend
from tests.browser.pictures import pictures
from tests.browser.player import Player
from tests.browser.saves import HIDDEN, go_on_with, in_round, played_until
from tests.browser.test_access import violations

SIZES = ((1024, 768), (390, 844), (844, 390))
SMALL = ((320, 568), (320, 256), (768, 1024))

# How far below the head that stays the focused heading begins, and whether it can be seen.
_FOCUSED = """() => {
  const heading = document.activeElement.getBoundingClientRect();
  const there = document.elementFromPoint(heading.left + 3, heading.top + heading.height / 2);
  const head = document.querySelector('.page-head .square').getBoundingClientRect();
  return { below: heading.top - head.bottom, seen: document.activeElement.contains(there) };
}"""


@pytest.fixture
def touched(lend: Lend) -> Player:
    """Somebody with a finger at a page that does not move."""
    return Player(lend(has_touch=True, still=True))


def test_they_open_at_what_is_looked_at_and_give_the_focus_back(booted: Page) -> None:
    player = Keyboard(booted)
    go_on_with(player, played_until(in_round(9, "take"), 3, 11))
    player.tap(player.choices("line")[0])
    (rules,) = player.choices("rules")
    player.tap(rules)
    expect(booted.locator(":focus")).to_have_id(f"rule-{rules.split()[1]}")
    player.tap("back")
    expect(booted.locator(":focus")).to_have_id("look-up")


@pytest.mark.parametrize("game", GAMES)
def test_every_section_comes_to_the_top_and_the_way_back_stays(touched: Player, game: str) -> None:
    page = touched.page
    touched.tap("rules")
    touched.tap(f"game {game}")
    sections = [ui for ui in touched.choices("rules") if ui != "rules contents"]
    for size, section in zip(SIZES, sections[1::3], strict=False):
        resize(page, size)
        if page.locator("#rules-contents").is_visible():  # elsewhere they are in sight
            touched.tap("rules contents")
        touched.tap(section)
        found = page.evaluate(_FOCUSED)
        assert found["seen"], (section, size)
        assert 0 <= found["below"] < 60, (section, size)
        touched.spot("back")
    touched.tap("back")
    assert touched.screen == "home"


def test_the_contents_work_by_keyboard(booted: Page) -> None:
    player = Keyboard(booted)
    player.tap("rules")
    player.tap("rules volcanoes")
    expect(booted.locator(":focus")).to_have_text("Volcanoes")
    player.key("Shift+Tab")
    expect(booted.locator(":focus")).to_have_attribute("data-ui", "rules volcanoes")
    player.tap("back")
    assert player.screen == "home"


def test_choosing_other_players_keeps_the_place_and_the_focus(touched: Player) -> None:
    page = touched.page
    touched.tap("rules")
    touched.tap("players 2")
    expect(page.locator(".which-rules p")).to_have_text("The rules for 2 players, edition 2013.")
    expect(page.locator(":focus")).to_have_attribute("data-ui", "players 2")


def test_all_words_and_pictures_of_both_rulebooks_can_be_seen(touched: Player) -> None:
    player, found = touched, []
    for journal in (
        played_until(in_round(3), 2, 11, **HIDDEN),
        played_until(in_round(3), 4, 11, "planet"),
    ):
        go_on_with(player, journal)
        player.tap(player.choices("rules")[0])
        assert pictures(player.page)
        for size in (*SIZES, *SMALL):
            resize(player.page, size)
            measure.large(player.page, size in SMALL)
            found += [f"{size}: {what}" for what in measure.words(player.page)]
            found += [f"{size}: {what}" for what in measure.targets(player.page)]
        found += violations(player.page)
    assert not found, "\n".join(found)
