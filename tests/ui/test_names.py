"""What things on the page are called, for those who hear it: headings, parts, places, badges."""

import re
from itertools import pairwise
from random import Random

import pytest

from engine.planet.tiles import HABITATS
from tests.ui.document import Element, heard
from tests.ui.planet.guest import Guest
from tests.ui.visitor import Visitor, finished
from ui.prince.words import slot_words

HEADING = re.compile(r"h[1-6]")


def check_headings(visitor: Visitor) -> None:
    """One title, and no level is left out on the way down; in a dialog from its own title on."""
    inside = visitor.dialog or visitor.page
    levels = [int(e.tag[1]) for e in inside.all() if HEADING.fullmatch(e.tag)]
    assert levels[0] == (2 if visitor.dialog else 1)
    assert levels.count(1) <= 1
    for before, level in pairwise(levels):
        assert level <= before + 1


def check_parts(page: Element) -> None:
    """Every part of a table has a name of its own, and a heading to go to."""
    parts = [e for e in page.all() if e.tag == "section"]
    names = [heard(e) for e in parts if e.get("aria-label")]
    assert len(names) == len(parts) == len(set(names))
    for part in parts:
        assert [e for e in part.all() if HEADING.fullmatch(e.tag)], heard(part)


@pytest.mark.parametrize("guest", [Visitor, Guest])
def test_parts_have_names_and_headings_and_no_level_of_headings_is_left_out(guest):
    visitor = guest().begin(3, deal=4)
    rng = Random(4)
    for _ in range(40):
        if visitor.screen == "table":
            check_parts(visitor.page)
        check_headings(visitor)
        visitor.step(rng)
    visitor.open()
    for ui in (*visitor.choices("look", "pile", "deck"), "menu", "log"):
        visitor.tap(ui)
        check_headings(visitor)
        if ui != "menu":
            visitor.tap("close")
    visitor.tap("menu")
    visitor.tap("rules")
    check_headings(visitor)
    visitor.tap("back")
    visitor.play_to_the_end(rng)
    check_headings(visitor)


def test_the_objectives_are_told_habitat_by_habitat():
    guest = Guest().begin(2)
    guest.open()
    guest.tap("menu")
    guest.tap("rules")
    [cards] = [e for e in guest.page.all() if e.get("class") == "objective-list"]
    told = [heard(e) for e in cards.all() if e.tag == "li" and e.parent is cards]
    assert len(told) == len(HABITATS)
    assert told[0].startswith("Ocean")
    assert "4 points" in told[0]


def names_of_targets(visitor: Visitor) -> dict[str, str]:
    """What the glowing places carry, and what they are called."""
    places = [e for e in visitor.page.all() if "target" in str(e.get("class")).split()]
    return {str(e.get("data-do") or e.get("data-ui")): heard(e) for e in places}


def test_a_place_says_whether_it_plays_or_only_shows():
    visitor = Visitor().begin(3, deal=2)
    rng = Random(2)
    kinds = set()
    while visitor.screen != "result":
        for carried, name in names_of_targets(visitor).items():
            aimed = carried.startswith("aim") and name.startswith("Shown")
            shows = "Shown here: " if aimed else "Show it here: "
            kind = "Put it here: " if carried.startswith("take") else shows
            kinds.add(kind)
            assert name.startswith(kind)
            assert ("“Put it here” plays it" in name) == aimed
        visitor.step(rng)
    assert kinds == {"Put it here: ", "Shown here: ", "Show it here: "}


def test_a_place_that_was_aimed_at_says_that_the_tile_is_shown_there():
    visitor = Visitor().begin(2, deal=2)
    rng = Random(2)
    aims: list[str] = []
    while len(aims) < 2:
        visitor.step(rng)
        aims = visitor.choices("aim")
    visitor.tap(aims[1])
    row, column = map(int, re.findall(r"\d", aims[1]))
    where = slot_words(row * 4 + column)
    assert names_of_targets(visitor)[aims[1]] == f"Shown here: {where}. “Put it here” plays it"
    step = visitor.page.by_id("step")
    assert step is not None
    assert step.text == "Put it here"


def test_another_badge_is_said_by_its_colour_and_symbol():
    visitor = Visitor()
    visitor.tap("setup")
    assert visitor.said == "New game"
    said, names = [], []
    for _ in range(5):
        visitor.tap("badge 1")
        said.append(visitor.said)
        button = visitor.page.by_id("badge-1")
        assert button is not None
        names.append(heard(button))
    assert len(set(said)) == 5
    assert said[0] == "Player 2: purple drop"
    assert all(name.startswith(words) for name, words in zip(names, said, strict=True))
    visitor.tap("home")
    visitor.tap("setup")
    assert visitor.said == "New game"


def test_a_line_of_the_own_score_is_said_when_it_is_touched():
    visitor = Visitor().begin(3, deal=6)
    rng = Random(6)
    while not (visitor.screen == "table" and len(visitor.choices("line")) > 1):
        visitor.step(rng)
    visitor.tap(visitor.choices("line")[0])
    detail = visitor.page.by_id("detail")
    assert detail is not None
    assert detail.text in visitor.said


def test_points_are_called_points_at_the_end():
    lines = [heard(e) for e in finished().page.all() if e.tag == "li"]
    assert lines
    assert all(re.search(r"-?\d+ points?$", line) for line in lines)
