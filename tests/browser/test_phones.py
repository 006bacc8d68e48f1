"""Phones: what is to be tapped is in sight, and the planet keeps its size, with any names."""

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from tests.browser.device import LOW, LYING, PHONE, SMALLEST, resize
from tests.browser.device import USUAL_SIZES as SIZES
from tests.browser.measure import targets, words
from tests.browser.player import NAMES, Player
from tests.browser.saves import (
    HIDDEN,
    come_to,
    go_on_with,
    in_round,
    is_over,
    one_baobab_too_many,
    played_until,
)
from tests.browser.walk import LONG
from ui.words import LANGUAGES, SOURCE

# Names of 24 letters: as people have them, and the longest that there are.
ORDINARY = (
    "Maximilian von Hohenfels",
    "Alexandra Charlotte Anne",
    "Joséphine de Montmorency",
    "Władysław Kowalczykowski",
    "Bartholomew Featherstone",
)
NOT_SHORT = ("Maximilian", "Alexandra", "Joséphine", "Władysław")
WIDEST = ("W" * 24,) * 5
# How far the end of what opens a curtain is from that of the window; and letters of another size.
BELOW = "innerHeight - document.getElementById('open').getBoundingClientRect().bottom"
LETTERS = "(size) => { document.documentElement.style.fontSize = size; }"
_GRID = "document.querySelector('.own .grid').offsetHeight"
HIGHER = "document.documentElement.scrollHeight - innerHeight"  # than the window, by so many pixels
# What can be tapped to play or to choose, and has its middle outside the window.
_OUT_OF_SIGHT = """() => [...document.querySelectorAll('[data-do], [data-ui^=select]')]
  .filter((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return top < 0 || (top + bottom) / 2 > innerHeight;
  })
  .map((button) => button.dataset.do ?? button.dataset.ui)"""
# Wishes of one's characters that are not in sight, or stand out of their line of the score.
_WISHES = """() => [...document.querySelectorAll('.score .wanted-things')].flatMap((wish) => {
  if (!wish.checkVisibility()) return [`the wish ${wish.textContent} is hidden`];
  const line = wish.parentElement.getBoundingClientRect();
  return [...wish.querySelectorAll('b, img')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ left, right }) => left < line.left - 1 || right > line.right + 1)
    .map(() => `the wish ${wish.textContent} is too wide`);
})"""


def test_a_curtain_is_one_view_on_the_smallest_phone_with_the_longest_names(table: Player) -> None:
    """One with everybody's points, and one that can take a move back."""
    five = played_until(in_round(9, "take"), 5, 5, names=LONG, **HIDDEN)
    two = played_until(lambda journal: len(journal.actions) == 1, 2, 5, "planet", LONG)
    for journal in (five, two):
        come_to(table, journal)
        resize(table.page, SMALLEST)
        assert table.screen == "curtain"
        assert table.page.evaluate(HIGHER) <= 0, journal.kind
        assert targets(table.page) == words(table.page) == [], journal.kind
        resize(table.page, SIZES[0])


def test_what_opens_a_curtain_is_in_sight_with_the_widest_names_and_the_largest_text(
    table: Player,
) -> None:
    widest = tuple("W" * 23 + letter for letter in "VW")
    journal = played_until(lambda journal: len(journal.actions) == 1, 2, 5, "planet", widest)
    come_to(table, journal)
    assert table.screen == "curtain"
    for size, letters in product(((568, 320), (320, 480), SMALLEST, LYING), ("125%", "200%")):
        resize(table.page, size)
        table.page.evaluate(LETTERS, letters)
        assert table.page.evaluate(BELOW) >= 0, (size, letters)
        assert words(table.page) == [], (size, letters)
    table.page.evaluate(LETTERS, "")
    resize(table.page, SIZES[0])


@pytest.mark.parametrize("names", [NAMES, ORDINARY, WIDEST], ids=["short", "long", "longest"])
def test_what_is_to_be_tapped_is_in_sight_on_every_phone(
    table: Player, names: Sequence[str]
) -> None:
    """Nobody scrolls to it, and the planet lies beside it or above it."""
    found = []
    for phase, players in (("draw", 3), ("take", 2), ("name", 5)):
        go_on_with(table, played_until(in_round(11, phase), players, 5, names=names))
        for size in (PHONE, SMALLEST, LOW, LYING):
            resize(table.page, size)
            at = f"{phase}, {size}"
            found += [f"{at}: {what}" for what in table.page.evaluate(_WISHES)]
            found += [
                f"{at}: {what} is out of sight" for what in table.page.evaluate(_OUT_OF_SIGHT)
            ]
            found += [f"{at}: {what}" for what in words(table.page)]
        resize(table.page, SIZES[0])
    assert not found, "\n".join(found)


@pytest.mark.parametrize("names", [NAMES, ORDINARY], ids=["short", "long"])
def test_the_planet_of_who_names_the_next_one_is_as_large_as_ever(
    table: Player, names: Sequence[str]
) -> None:
    sizes = {}
    for phase in ("draw", "name"):
        go_on_with(table, played_until(in_round(3, phase), 5, 5, names=names))
        for size in (PHONE, SMALLEST, LOW, LYING, SIZES[0]):
            resize(table.page, size)
            sizes[phase, size] = table.page.evaluate(_GRID)
    for size in (PHONE, SMALLEST, LOW, LYING, SIZES[0]):
        assert sizes["name", size] == sizes["draw", size], size


@pytest.mark.parametrize("players", [2, 4])
def test_on_a_phone_the_planet_keeps_its_size_through_whole_rounds(
    table: Player, players: int
) -> None:
    """Whatever is said, scored and offered meanwhile, and though names are not short."""
    resize(table.page, PHONE)
    go_on_with(table, played_until(in_round(9), players, 11, names=NOT_SHORT))
    rng, heights = Random(players), set()
    for _ in range(30):
        for line in (None, *table.choices("line")[-1:]):
            if line:
                table.tap(line)
            heights.add(table.page.evaluate(_GRID))
        table.step(rng)
        table.open()
    resize(table.page, SIZES[0])
    assert len(heights) == 1, heights


def test_on_a_phone_the_planet_has_the_same_size_in_every_language(table: Player) -> None:
    """With the longest thing that is said at the beginning, and with a tile that brings a lot."""
    resize(table.page, PHONE)
    heights = set()
    for language in LANGUAGES:
        table.set(f"language {language}")
        table.page.wait_for_selector(f"html[lang={language}]")
        go_on_with(table, played_until(in_round(1, "draw"), 4, 11, names=NOT_SHORT))
        heights.add((language, table.page.evaluate(_GRID)))
        go_on_with(table, played_until(one_baobab_too_many, 3, 11, names=NOT_SHORT))
        for select in table.choices("select"):
            table.tap(select)
            heights.add((language, table.page.evaluate(_GRID)))
        table.tell("menu")
        table.tap("home")
    table.set(f"language {SOURCE}")
    resize(table.page, SIZES[0])
    assert len({height for _language, height in heights}) == 1, sorted(heights)


_PLANETS = """[...document.querySelectorAll('.open-planet')]
  .map((each) => each.getBoundingClientRect().top + scrollY)"""


def test_what_a_touched_line_of_the_result_says_moves_nothing_above_it(table: Player) -> None:
    resize(table.page, PHONE)
    go_on_with(table, played_until(is_over, 2, 11))
    places = [table.page.evaluate(_PLANETS)]
    for line in table.choices("line"):
        table.tap(line)
        places.append(table.page.evaluate(_PLANETS))
    resize(table.page, SIZES[0])
    assert len(places) > 9
    assert all(each == places[0] for each in places), places
