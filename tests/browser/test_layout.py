"""All in one view: nothing scrolls, nothing is cut off, nothing moves that should not."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.journal import Journal
from tests.browser.device import LOW, LYING, Size, resize
from tests.browser.device import USUAL_SIZES as SIZES
from tests.browser.measure import targets, words
from tests.browser.player import Player
from tests.browser.saves import (
    HIDDEN,
    aims_are_needed,
    go_on_with,
    in_round,
    is_over,
    one_baobab_too_many,
    own_tile_waits,
    played_until,
)
from tests.browser.walk import LONG, states_of_the_table

LARGE = (1920, 1080)
LEAST_TARGET = 44  # pixels
LEAST_PICTURE = 15  # pixels: what a character wants is told from what others want
HIGHER = "document.documentElement.scrollHeight - innerHeight"  # than the window, by so many pixels

_MEASURE = """() => {
  const root = document.documentElement;
  const problems = [];
  if (root.scrollWidth > innerWidth) problems.push(`scrolls sideways: ${root.scrollWidth}`);
  if (root.scrollHeight > innerHeight) problems.push(`scrolls: ${root.scrollHeight}`);
  const visible = (element) => element.checkVisibility({ visibilityProperty: true });
  const name = (element) => element.dataset.do ?? element.dataset.ui ?? element.id;
  for (const button of [...document.querySelectorAll('#page button')].filter(visible)) {
    const box = button.getBoundingClientRect();
    const out = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
    if (out > 0.5) problems.push(`${name(button)} is ${out} px outside`);
    const side = Math.min(box.width, box.height);
    if (side < LEAST - 0.1) problems.push(`${name(button)} is only ${side} px`);
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!button.contains(there) && !button.disabled) problems.push(`${name(button)} is covered`);
  }
  for (const picture of [...document.querySelectorAll('[class^=wanted] img')].filter(visible)) {
    const { width, height } = picture.getBoundingClientRect();
    if (Math.max(width, height) < PICTURE) problems.push(`a wish of only ${width} px`);
  }
  for (const element of document.querySelectorAll('#page *')) {
    const style = getComputedStyle(element);
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) problems.push('an inner scroller');
  }
  return problems;
}""".replace("LEAST", str(LEAST_TARGET)).replace("PICTURE", str(LEAST_PICTURE))

_CUT_OFF = """() => ['sentence', 'detail']
  .map((id) => document.getElementById(id))
  .filter((text) => text && text.scrollHeight > text.clientHeight + 2)
  .map((text) => text.textContent)"""

# Where everything is that has a name of its own: its corner, or the middle of a place for a tile.
# What is chosen may rise a little.
_PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll('#page [id], #page section, #page header, #page [role=grid]')]
    .filter((element) => element.id !== 'step' && element.getAttribute('aria-pressed') !== 'true')
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = element.id || element.getAttribute('aria-label') || element.className;
      const isSlot = Boolean(element.closest('[role=gridcell]'));
      const point = isSlot ? [x + width / 2, y + height / 2] : [x, y];
      return [name, point.map(Math.round)];
    }))"""

# Where a planet of Planet lies that is unfolded, and the globe where there is one.
_PLANET = """() => [...document.querySelectorAll('#globe, .petals')]
  .map((each) => each.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""


def measure(page: Page, size: tuple[int, int]) -> list[str]:
    resize(page, size)
    problems: list[str] = page.evaluate(_MEASURE)
    return problems


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_is_one_view_at_every_size_in_every_phase(table: Player, players: int) -> None:
    found = []
    for number in (1, 11):
        journal = played_until(in_round(number), players, 50, hidden_characters=players == 4)
        go_on_with(table, journal)
        for phase in states_of_the_table(table, players):
            for size in (*SIZES, LYING, LARGE):
                at = f"round {number}, {phase}, {size}"
                found += [f"{at}: {what}" for what in measure(table.page, size)]
            resize(table.page, SIZES[0])
    assert not found, "\n".join(found)


@pytest.mark.parametrize("deal", [11, 15])  # a tile of the planet, a character
def test_one_s_own_face_down_tile_finds_room_on_a_low_phone(table: Player, deal: int) -> None:
    go_on_with(table, played_until(own_tile_waits, 2, deal, **HIDDEN))
    table.tap("select ?")
    assert measure(table.page, LOW) == []
    resize(table.page, SIZES[0])


def moved(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    both = before.keys() & after.keys()
    return {name: (before[name], after[name]) for name in both if before[name] != after[name]}


def test_the_total_of_a_long_sheet_is_in_sight_before_anybody_scrolls(table: Player) -> None:
    go_on_with(table, played_until(is_over, 2, 12, "planet"))
    totals = table.page.locator(".sum")
    expect(totals).to_have_count(2)
    for total in totals.all():
        expect(total).to_be_in_viewport(ratio=1)
    resize(table.page, SIZES[0])
    assert table.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def so_many_wait(number: int) -> Callable[[Journal], bool]:
    """So many animals settle at the end of this round, for many have travelled on."""

    def wanted(journal: Journal) -> bool:
        view: Any = journal.game.view(None)
        return len(view.animals[view.round - 1]) >= number

    return wanted


def test_six_animals_of_one_round_are_in_view_with_all_the_rest(table: Player) -> None:
    go_on_with(table, played_until(so_many_wait(6), 4, 5, "planet", first=0))
    for size in SIZES:
        resize(table.page, size)
        assert table.page.evaluate(HIGHER) <= 0, size


@pytest.mark.parametrize(
    ("animals", "players", "deal"), [(6, 4, 5), (8, 3, 16), (7, 4, 6), (7, 2, 14)]
)
def test_many_animals_and_long_names_are_in_view_on_a_phone_on_its_side(
    table: Player, animals: int, players: int, deal: int
) -> None:
    journal = played_until(so_many_wait(animals), players, deal, "planet", names=LONG)
    go_on_with(table, journal)
    if table.choices("close"):
        table.tap("close")
    for choice in (None, "select", "aim"):
        if choice:
            table.tap(table.choices(choice)[0])
        resize(table.page, LYING)
        assert table.page.evaluate(HIGHER) <= 0, choice
        assert targets(table.page) == words(table.page) == [], choice
        resize(table.page, SIZES[0])


def test_nothing_moves_when_a_tile_is_chosen_aimed_or_put_back(table: Player) -> None:
    for players, moment in ((2, aims_are_needed), (4, in_round(9, "take"))):
        go_on_with(table, played_until(moment, players, 70))
        for size in SIZES:
            resize(table.page, size)
            assert steps_that_move(table) == {}


def steps_that_move(player: Player) -> dict[str, Any]:
    """Choose a tile, aim at every place, and put it back; what moves by that."""
    page, select = player.page, player.choices("select")[0]
    player.tap(select)  # from the first tap on, nobody is asked any more to pass the tablet on
    player.tap(select)
    found = {}
    before = page.evaluate(_PLACES)
    player.tap(select)
    found["chosen"] = moved(before, page.evaluate(_PLACES))
    for aim in player.choices("aim"):
        player.tap(aim)
        assert player.state()["do"]
        found[aim] = moved(before, page.evaluate(_PLACES))
    player.tap(select)
    found["put back"] = moved(before, page.evaluate(_PLACES))
    return {name: what for name, what in found.items() if what}


@pytest.mark.parametrize("size", SIZES)
def test_the_planet_of_planet_stands_still_from_the_first_round_to_the_last(
    table: Player, size: Size
) -> None:
    """However many animals settle next, and with a tile in hand or without."""
    resize(table.page, size)
    places = {}
    for number in (1, 5, 9, 12):  # with one animal, and with up to six
        go_on_with(table, played_until(in_round(number), 2, 4, "planet"))
        table.tell("close")
        for choice in ("select", "aim"):
            places[number, choice] = table.page.evaluate(_PLANET)
            table.tap(table.choices(choice)[0])
        places[number, "in hand"] = table.page.evaluate(_PLANET)
    resize(table.page, SIZES[0])
    assert len({*map(str, places.values())}) == 1, places


# By how many pixels the marks of tiles on offer lie over their tiles.
_OVER_TILES = """() => [...document.querySelectorAll('.card > .tile')].flatMap((tile) => {
  const own = tile.getBoundingClientRect();
  return [...tile.parentElement.querySelectorAll('.tick, .warning, .flag')]
    .map((mark) => mark.getBoundingClientRect())
    .filter((mark) => mark.width)
    .map((mark) => [
      Math.min(own.right, mark.right) - Math.max(own.left, mark.left),
      Math.min(own.bottom, mark.bottom) - Math.max(own.top, mark.top),
    ])
    .filter((common) => Math.min(...common) > 6);
})"""


def test_no_mark_covers_what_a_tile_on_offer_shows(table: Player) -> None:
    for journal in (
        played_until(one_baobab_too_many, 3, 11),
        played_until(in_round(9, "take"), 2, 11),
    ):
        go_on_with(table, journal)
        for select in table.choices("select"):
            table.tap(select)
            for size in (*SIZES, LYING):
                assert measure(table.page, size) == [], (select, size)
                assert table.page.evaluate(_OVER_TILES) == [], (select, size)
            resize(table.page, SIZES[0])


def test_what_a_tile_brings_is_told_to_the_end(table: Player) -> None:
    """The sentence and the line below it, for every tile of the last rounds."""
    cut_off = []
    for players in (2, 5):
        go_on_with(table, played_until(in_round(9, "take"), players, 90, edition="2025"))
        rng = Random(players)
        for _ in range(3):
            for select in table.choices("select"):
                table.tap(select)
                for size in SIZES:
                    resize(table.page, size)
                    found = table.page.evaluate(_CUT_OFF)
                    cut_off += [f"{select} at {size}: {text}" for text in found]
                table.tap(select)
            table.act(rng)
            table.open()
    assert not cut_off, "\n".join(cut_off)


def check_that_all_can_be_reached(table: Player, sizes: Sequence[Size], deal: int) -> None:
    """Play a little at each size: nothing goes sideways, and all buttons can be pressed."""
    resize(table.page, sizes[0])
    table.begin(3, deal=deal)
    rng = Random(deal)
    for size in sizes:
        resize(table.page, size)
        for _ in range(8):
            table.step(rng)
            assert table.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        for text in table.choices("look", "pile", "menu", "show", "line"):
            table.spot(text)


def test_with_text_at_200_per_cent_and_on_a_small_phone_all_can_be_reached(table: Player) -> None:
    """A window of half the size is what a browser makes of 200 %."""
    check_that_all_can_be_reached(table, ((384, 512), (512, 384), (320, 640)), deal=80)


def test_with_large_text_and_for_the_left_hand_nothing_is_out_of_reach(table: Player) -> None:
    table.tap("settings")
    table.tap("switch large_text")
    table.tap("switch left_handed")
    table.tap("back")
    check_that_all_can_be_reached(table, SIZES, deal=81)
