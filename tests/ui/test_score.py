"""The score of every player, line by line, while the game goes on and at its end."""

import re
from random import Random

import pytest

from engine.prince.planet import SLOTS
from engine.prince.scoring import ScoreSheet, score_sheets
from tests.ui.document import Element
from tests.ui.visitor import NAMES, Visitor, finished
from ui.prince.words import character_name, character_wish, why
from ui.words import number


def open_sheets(visitor: Visitor) -> list[ScoreSheet]:
    """What everybody has, as far as it lies open."""
    return score_sheets(visitor.game.view(None).planets)


def looking_at(visitor: Visitor, seat: int) -> Element:
    visitor.tap(f"look {seat}")
    assert visitor.dialog is not None
    return visitor.dialog


def entries(element: Element) -> list[Element]:
    return [each for each in element.all() if "entry" in str(each.get("class")).split()]


def points(element: Element) -> list[str]:
    return [entry.text for line in entries(element) for entry in line.all() if entry.tag == "i"]


def lit(element: Element) -> set[str]:
    """The slots of the small planets in it whose tiles are lit."""
    looks = [str(each.get("class")).split() for each in element.all() if each.tag == "i"]
    return {name for names in looks if {"tile", "lit"} <= {*names} for name in names} & {*SLOTS}


def half_way(hidden_characters: bool = False) -> Visitor:
    visitor = Visitor().begin(4, deal=46, hidden_characters=hidden_characters)
    rng = Random(46)
    while visitor.screen != "table" or visitor.game.round_number < 12:
        visitor.step(rng)
    return visitor


def test_the_numbers_of_the_running_score_come_to_its_total_and_climb_together():
    visitor, rng, with_loss = Visitor().begin(3, deal=5), Random(5), 0
    while visitor.screen != "result":
        score = visitor.page.by_id("score")
        if score is not None:
            numbers = [e for e in score.all() if e.get("data-climbs") and e.text[0] != "×"]
            *parts, total = [int(e.text.replace("−", "-")) for e in numbers]
            assert sum(parts) == total
            known = {e.get("data-climbs") for e in score.all()}
            assert all(e.get("data-climbs-with") in known for e in numbers[:-1])
            with_loss += min(parts, default=0) < 0
        visitor.step(rng)
    assert with_loss


def test_looking_closely_tells_what_each_character_of_a_player_scores():
    visitor = half_way()
    for look in visitor.choices("look"):
        seat = int(look.split()[1])
        sheet = open_sheets(visitor)[seat]
        dialog = looking_at(visitor, seat)
        wanted = [*(number(line.points) for line in sheet.lines), number(-sheet.penalty)]
        assert points(dialog) == wanted
        assert dialog.text.endswith(f"total{number(sheet.total)}")
        visitor.tap("close")


def test_touching_a_line_lights_the_tiles_that_count_on_the_planet_that_is_looked_at():
    visitor = half_way()
    seat = next(
        seat
        for seat, sheet in enumerate(open_sheets(visitor))
        if sheet.lines and f"look {seat}" in visitor.choices("look")
    )
    line = open_sheets(visitor)[seat].lines[0]
    assert lit(looking_at(visitor, seat)) == set()
    visitor.tap(f"line {seat} {line.slot}")
    assert lit(visitor.page) == {SLOTS[slot] for slot in (line.slot, *line.slots)}
    visitor.tap("close")
    assert lit(visitor.page) == set()


def test_touching_a_line_of_ones_own_tells_what_the_character_wants_and_has():
    visitor = half_way()
    own = [line for line in visitor.choices("line") if not line.endswith("-1")]
    seat, slot = map(int, own[0].split()[1:])
    line = next(line for line in open_sheets(visitor)[seat].lines if line.slot == slot)
    visitor.tap(own[0])
    detail = visitor.page.by_id("detail")
    assert detail is not None
    assert character_name(line.source, "2013") in detail.text
    assert character_wish(line.source, "2013") in detail.text
    assert why(line, "2013") in detail.text
    visitor.tap(f"line {seat} -1")
    detail = visitor.page.by_id("detail")
    assert detail is not None
    assert "loses 1 point for each" in detail.text


def test_looking_closely_without_the_live_score_tells_no_points():
    visitor = half_way()
    visitor.tap("menu")
    visitor.tap("settings")
    visitor.tap("switch live_score")
    visitor.tap("back")
    for look in visitor.choices("look"):
        assert entries(looking_at(visitor, int(look.split()[1]))) == []
        visitor.tap("close")


def test_characters_that_lie_face_down_have_a_line_but_no_points():
    visitor = half_way(hidden_characters=True)
    look = visitor.choices("look")[0]
    dialog = looking_at(visitor, int(look.split()[1]))
    hidden = [entry for entry in entries(dialog) if "face-down character" in entry.text]
    assert hidden
    assert all(entry.text.endswith("?") and entry.tag != "button" for entry in hidden)


@pytest.mark.parametrize("hidden_characters", [False, True])
def test_at_the_end_everybody_has_a_column_in_the_order_of_the_seats(hidden_characters):
    visitor = finished(4, hidden_characters=hidden_characters)
    columns = [e for e in visitor.page.all() if e.tag == "section" and e.get("aria-label")]
    sheets = open_sheets(visitor)
    assert len(columns) == len(sheets)
    for column, sheet, name in zip(columns, sheets, NAMES, strict=False):
        assert name in str(column.get("aria-label"))
        assert points(column) == [*(number(x.points) for x in sheet.lines), number(-sheet.penalty)]


def test_at_the_end_a_line_lights_its_tiles_and_again_puts_them_out():
    visitor = finished(3)
    before = visitor.update.html
    line = open_sheets(visitor)[1].lines[2]
    visitor.tap(f"line 1 {line.slot}")
    assert lit(visitor.page) == {SLOTS[slot] for slot in (line.slot, *line.slots)}
    visitor.tap(f"line 1 {line.slot}")
    assert visitor.update.html == before


def test_that_a_tile_brings_no_points_yet_is_said_only_where_more_can_come():
    words: dict[bool, set[str]] = {True: set(), False: set()}
    for deal in range(46, 52):
        visitor, rng = Visitor().begin(3, deal=deal), Random(deal)
        while visitor.screen != "result":
            last = visitor.game.round_number == 16
            if visitor.phase == "take" and (last or not words[False]):
                for select in visitor.choices("select"):
                    visitor.tap(select)
                    found = re.search(r"no points( yet)?\b(?! before)", visitor.page.text)
                    words[last] |= {found[0]} if found else set()
            visitor.move(rng)
    assert words == {True: {"no points"}, False: {"no points yet"}}
