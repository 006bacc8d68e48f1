"""Everybody can play: axe-core finds nothing on any screen, and keys and readers reach all."""

import json
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.games import GAMES
from tests.browser.device import PHONE, TABLET, Size, report, resize
from tests.browser.keyboard import Keyboard
from tests.browser.lending import Lend
from tests.browser.player import Mouse, Player
from tests.browser.saves import go_on_with, in_round, is_over, keep, played_until
from tests.browser.stages import BEFORE_THE_END, stage_screens
from tests.browser.storage import store, stored_actions
from tests.browser.walk import (
    every_screen,
    planet_screens,
    prince_screens,
)

ZOOMED = (320, 256)  # of a window of 1280x1024, at 400 %
AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
Walk = Callable[[Player], Iterator[str]]


def tables(player: Player) -> Iterator[str]:
    return chain(prince_screens(player), planet_screens(player))


def stage(player: Player) -> Iterator[str]:
    return stage_screens(player, moments=BEFORE_THE_END)


# On a phone it is the tables that are laid out in another way; `make soak` looks at all else there,
# and at the feasts.
WALKS: dict[str, tuple[Size, Walk]] = {
    "tablet": (TABLET, every_screen),
    "phone": (PHONE, tables),
    "stage": (TABLET, stage),
}


# All rules that there are: best practices, experiments and the strictest level of contrast too.
_ALL_RULES = """async () => {
  const rules = axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]);
  const chosen = { rules: Object.fromEntries(rules), resultTypes: ['violations'] };
  return (await axe.run(document, chosen)).violations;
}"""


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong, each with the first elements that have it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(_ALL_RULES)
    return [
        f"{rule['help']}: {node['html'][:200]} ({node['failureSummary']})"
        for rule in found
        for node in rule["nodes"][:2]
    ]


@pytest.mark.parametrize(("size", "walk"), WALKS.values(), ids=WALKS)
def test_axe_finds_nothing_on_any_screen_in_any_state(lend: Lend, size: Size, walk: Walk) -> None:
    page = lend(size, has_touch=True, still=True)
    found = [f"{name}: {wrong}" for name in walk(Player(page)) for wrong in violations(page)]
    assert not found, "\n".join(found)


def test_a_dialog_takes_the_focus_keeps_it_and_gives_it_back(booted: Page) -> None:
    player = Keyboard(booted)
    player.begin(3, deal=21)
    player.tap("draw core")
    for opener in ("menu", "pile core", "look 1"):
        player.tap(opener)
        for _ in range(8):
            inside = "document.querySelector('dialog').contains(document.activeElement)"
            assert booted.evaluate(f"{inside} || document.activeElement === document.body")
            player.key("Tab")
        player.key("Escape")
        expect(booted.get_by_role("dialog")).to_have_count(0)
        assert booted.evaluate("document.activeElement.dataset.ui") == opener


def test_the_way_back_from_a_screen_leads_to_the_button_that_led_there(booted: Page) -> None:
    player = Keyboard(booted)
    go_on_with(player, played_until(is_over, 2, 21))
    for opener in ("share", "day", "score"):
        if opener not in player.choices(opener):
            player.tap("home")
        player.tap(opener)
        player.tap(player.choices("back", "home")[0])
        assert booted.evaluate("document.activeElement.dataset.ui") == opener


def test_the_way_back_leads_to_where_one_was_on_a_long_page(lend: Lend) -> None:
    page = lend(TABLET, still=True)
    player = Keyboard(page)
    keep(player, *[played_until(is_over, 2, deal) for deal in range(12)])
    player.take_up()
    player.tap("games")
    player.tap("replay kept0")
    player.tap("end-replay")
    expect(page.locator(":focus")).to_have_attribute("data-ui", "replay kept0")
    player.tap("home")
    resize(page, ZOOMED)
    player.key("Tab")  # in such a small window the focus was not to be seen any more
    player.tap("about")
    player.tap("back")
    expect(page.locator(":focus")).to_have_attribute("data-ui", "about")


@pytest.mark.parametrize("game", GAMES)
def test_at_four_hundred_per_cent_the_focus_is_never_off_the_screen(lend: Lend, game: str) -> None:
    """Whoever plays with keys looks for it after every press."""
    player, rng = Keyboard(lend(ZOOMED, still=True)), Random(27)
    go_on_with(player, played_until(in_round(3), 3, 27, game))
    for close in player.choices("close"):
        player.tap(close)
    for _ in range(3):
        player.act(rng)
        player.open()


def test_where_what_opened_a_dialog_is_gone_the_focus_goes_to_the_sentence(booted: Page) -> None:
    player = Keyboard(booted)
    store(booted, {"settings": json.dumps({"pace": "once", "asked": False})})
    player.take_up()
    for text in ("play-now", "lesson know", "sounds no"):
        player.tap(text)
    expect(booted.locator("#sentence")).to_be_focused()


def test_escape_puts_a_chosen_tile_back(booted: Page) -> None:
    player = Keyboard(booted)
    player.begin(3, deal=22)
    player.tap("draw core")
    select = player.choices("select")[1]
    player.tap(select)
    chosen = booted.get_by_role("button", pressed=True)
    expect(chosen).to_have_attribute("data-ui", select)
    player.key("Escape")
    expect(chosen).to_have_count(0)
    expect(booted.locator(":focus")).to_have_attribute("data-ui", select)


def test_the_focus_stays_on_what_was_pressed(booted: Page) -> None:
    player = Keyboard(booted)
    player.begin(3, deal=23)
    player.tap("draw core")
    for select in player.choices("select"):
        player.tap(select)
        expect(booted.locator(":focus")).to_have_attribute("data-ui", select)
    place = player.state()["do"][0]
    player.tap(place)
    slot = place.split()[2]
    expect(booted.locator(":focus")).to_have_attribute("data-ui", f"show {slot}")


@pytest.mark.parametrize("game", GAMES)
def test_f6_goes_round_the_parts_of_the_table(booted: Page, game: str) -> None:
    player = Mouse(booted)
    player.begin(3, deal=26, game=game)
    player.open()
    for close in player.choices("close"):  # the own objective, at first sight
        player.tap(close)
    part = "document.activeElement.closest('#page :is(header, section)')"
    name = f"{part}?.getAttribute('aria-label') ?? {part}?.tagName"
    forth = []
    while (here := _pressed(booted, "F6", name)) not in forth:
        forth.append(here)
    assert booted.evaluate("document.activeElement.id") != "undo"
    assert len(forth) == booted.locator("#page :is(header, section):has(button, #sentence)").count()
    back = [_pressed(booted, "Shift+F6", name) for _ in forth]
    assert back == forth[::-1]
    player.tap("menu")
    booted.keyboard.press("F6")
    assert booted.evaluate("document.activeElement.closest('dialog') !== null")


def test_ctrl_enter_plays_what_is_shown_from_anywhere_and_nothing_else(booted: Page) -> None:
    player = Keyboard(booted)
    player.begin(2, deal=26, game="planet", beginners=True)
    player.open()
    booted.keyboard.press("Control+Enter")
    player.tap("aim f3")
    booted.keyboard.press("Control+Enter")
    assert stored_actions(booted) == []
    player.tap(player.choices("select")[0])
    shown, taps = player.state()["do"], player.spot("turn")[2]
    booted.keyboard.down("Control")
    for _ in range(3):  # held
        booted.keyboard.down("Enter")
    booted.keyboard.up("Enter")
    booted.keyboard.up("Control")
    player.wait_for_answer(taps)
    assert stored_actions(booted) == shown


def test_ctrl_enter_plays_nothing_that_was_not_painted_yet(booted: Page) -> None:
    player = Keyboard(booted)
    player.begin(2, deal=26, game="planet", beginners=True)
    player.open()
    player.tap("aim f3")
    booted.evaluate(
        """() => new MutationObserver((_, watch) => {
          if (!document.querySelector('#step[data-do]')) return;
          watch.disconnect();
          const options = { key: 'Enter', ctrlKey: true, bubbles: true };
          document.body.dispatchEvent(new KeyboardEvent('keydown', options));
        }).observe(document.body, { attributeFilter: ['data-update'] })"""
    )
    player.tap(player.choices("select")[0])
    expect(booted.locator("#step[data-do]")).to_be_visible()
    player.set("pace once")
    assert stored_actions(booted) == []


def test_escape_leaves_the_rules_but_no_field(booted: Page) -> None:
    player = Mouse(booted)
    player.tap("rules")
    booted.keyboard.press("Escape")
    expect(booted.locator("body")).to_have_attribute("data-screen", "home")
    player.tap("day")
    booted.keyboard.press("Escape")
    expect(booted.locator("body")).to_have_attribute("data-screen", "home")
    player.tap("setup")
    booted.locator("#name-0").focus()
    booted.keyboard.press("Escape")
    booted.locator("#name-1").focus()
    expect(booted.locator("body")).to_have_attribute("data-screen", "setup")


def _pressed(page: Page, key: str, question: str) -> str:
    page.keyboard.press(key)
    return str(page.evaluate(question))


@pytest.mark.parametrize("game", GAMES)
def test_each_group_of_the_table_is_one_stop_of_tab(booted: Page, game: str) -> None:
    player = Mouse(booted)
    go_on_with(player, played_until(in_round(6), 4, 26, game))
    for text in (None, player.choices("select", "line")[0], player.choices("look")[1]):
        if text:
            player.tap(text)
        stops = booted.evaluate(
            """() => [...document.querySelectorAll('[data-arrows]')].map((group) =>
              [...group.querySelectorAll('button, [role=gridcell]')]
                .filter((item) => item.tabIndex === 0 && !item.disabled).length)"""
        )
        assert set(stops) == {1}
    booted.keyboard.press("Escape")
    reached = set()
    for _ in range(20):
        booted.keyboard.press("Tab")
        reached.add(booted.evaluate("document.activeElement.id"))
    assert len(reached) <= 16


def test_one_live_region_says_what_happened_and_whose_turn_it_is(booted: Page) -> None:
    player = Mouse(booted)
    player.begin(3, deal=24)
    live = booted.get_by_role("status")
    expect(live).to_have_count(1)
    player.tap("draw core")
    expect(live).to_contain_text("Ada draws")
    player.tap("menu")
    player.tap("close")
    expect(live).to_be_empty()  # nothing new
    select = player.choices("select")[0]
    player.tap(select)
    detail = booted.locator("#detail").text_content()
    expect(live).to_have_text(f"{detail} Ada, tap a place to put it there.")
    booted.keyboard.press("Escape")
    expect(live).to_have_text("Ada, take a tile.")  # what happened before is not told again


def test_a_secret_is_shown_for_as_long_as_its_button_is_held(booted: Page) -> None:
    player = Mouse(booted)
    player.begin(3, deal=25, edition="2025", hidden_characters=True)
    player.tap("open")
    player.tap(player.choices("select")[0])
    action = player.state()["do"][0]
    player.tap(action)
    tile = action.split()[1]
    held = booted.locator("[data-hold]").first
    secret = booted.locator(f"#page [data-fly='{tile}']")
    expect(secret).to_have_count(0)
    held.hover()
    booted.mouse.down()
    expect(secret).to_have_count(1)
    booted.mouse.up()
    expect(secret).to_have_count(0)
    held.focus()
    booted.keyboard.down("Enter")
    expect(secret).to_have_count(1)
    booted.keyboard.up("Enter")
    expect(secret).to_have_count(0)


def test_a_mere_tap_on_a_secret_shows_nothing(booted: Page) -> None:
    player = Mouse(booted)
    go_on_with(player, played_until(in_round(7), 2, 45, "planet"))
    report(booted, "hold on")
    player.tap("i-am")  # nobody is asked any more
    booted.evaluate(
        """() => {
          window.shown = [];
          const look = () => window.shown.push(document.querySelectorAll('#objective.held').length);
          new MutationObserver(look).observe(document.body, { subtree: true, attributes: true });
        }"""
    )
    for _ in range(3):
        booted.locator("#objective").click()
    booted.locator("#objective").press("Enter")
    assert 1 not in booted.evaluate("window.shown")
    booted.mouse.down()
    expect(booted.locator("#objective.held")).to_have_count(1)
    booted.mouse.up()
    expect(booted.locator("#objective.held")).to_have_count(0)
    assert 1 in booted.evaluate("window.shown")
