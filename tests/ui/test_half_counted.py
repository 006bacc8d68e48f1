"""What was counted of a real table is not lost, whatever else is looked at before it is whole."""

from __future__ import annotations

import json

import pytest

from tests.ui.test_real_table import COUNTED, OTHERS, TABLE, count_a_planet
from tests.ui.test_tally import finished_game, tap_it_all_in
from tests.ui.visitor import Visitor
from ui.real_table import Table

each_visit = pytest.mark.parametrize("reload", [False, True])


def table_of(visitor: Visitor) -> Table:
    table = visitor.app.state.table
    assert table is not None
    return table


def at_the_first_planet() -> Visitor:
    visitor = Visitor()
    visitor.tap("score")
    visitor.tap("tally end")
    return visitor


def come_back(visitor: Visitor) -> None:
    """After another visit."""
    visitor.reload()
    visitor.tap("score")


def picked(visitor: Visitor) -> bool:
    tile = visitor.page.by_id("tally-pick-C01")
    assert tile is not None
    return tile.get("aria-pressed") == "true"


def test_a_tap_on_the_game_that_is_chosen_already_leaves_all_as_it_is() -> None:
    visitor = at_the_first_planet()
    count_a_planet(visitor, *COUNTED)
    visitor.tap("tally table")
    before = visitor.page.text
    assert "counted" in before
    visitor.tap("tally game prince")
    assert visitor.page.text == before


@each_visit
def test_what_was_counted_of_a_game_waits_while_another_one_is_looked_at(reload: bool) -> None:
    visitor = at_the_first_planet()
    count_a_planet(visitor, *COUNTED)
    visitor.tap("tally table")
    before = visitor.page.text
    visitor.tap("tally game planet")
    assert "counted" not in visitor.page.text
    visitor.tap("tally seat 1")
    visitor.tap("tally pick fox")
    visitor.tap("tally table")
    if reload:
        come_back(visitor)
    visitor.tap("tally game prince")
    assert visitor.page.text == before
    visitor.tap("tally game planet")
    assert table_of(visitor).seats[1]["animals"] == ["fox"]


@each_visit
def test_what_was_counted_in_one_way_waits_while_the_other_one_is_tried(reload: bool) -> None:
    visitor = at_the_first_planet()
    visitor.tap("tally more king")
    visitor.tap("tally way tiles")
    visitor.tap("tally pick C01")
    visitor.tap("tally way count")
    assert table_of(visitor).seats[0]["characters"] == ["king"]
    if reload:
        come_back(visitor)
        visitor.tap("tally seat 0")
    visitor.tap("tally way tiles")
    assert picked(visitor)
    visitor.tap("tally way tiles")
    assert picked(visitor)
    visitor.tap("tally way count")
    assert table_of(visitor).seats[0]["characters"] == ["king"]


def test_of_a_planet_that_was_counted_both_ways_one_is_kept() -> None:
    visitor = Visitor()
    visitor.tap("score")
    visitor.tap("tally players 2")
    visitor.tap("tally end")
    visitor.tap("tally way tiles")
    visitor.tap("tally pick C01")
    visitor.tap("tally way count")
    for characters in (COUNTED, OTHERS):
        count_a_planet(visitor, *characters)
    [save] = visitor.kept_games().values()
    assert "C01" not in save
    assert set(json.loads(save)["seats"][0]) <= {"characters", "objects", "turned", "volcano_free"}


@each_visit
def test_a_table_that_is_half_counted_waits_while_a_kept_one_is_looked_at(reload: bool) -> None:
    visitor = Visitor()
    visitor.tell("import", json.dumps(TABLE))
    visitor.tap("home")
    visitor.tap("score")
    visitor.tap("tally game prince")
    visitor.tap("tally seat 0")
    count_a_planet(visitor, *COUNTED)
    visitor.tap("tally table")
    before = visitor.page.text
    if reload:
        visitor.reload()
    visitor.tell("games")
    [key] = visitor.kept_games()
    visitor.tap(f"continue {key}")
    draft = visitor.store["table"]
    visitor.tap("tally table")  # the kept one is changed
    visitor.tap("tally seat 0")
    visitor.tap("tally pick panda")
    visitor.tap("tally done")
    assert "panda" in visitor.kept_games()[key]
    assert visitor.store["table"] == draft
    visitor.tap("home")
    visitor.tap("score")
    assert visitor.page.text == before


def test_a_kept_table_that_is_being_changed_survives_a_reload() -> None:
    visitor = Visitor()
    visitor.tell("import", json.dumps(TABLE))
    visitor.tap(visitor.choices("continue")[0])
    visitor.tap("tally table")
    visitor.tap("tally seat 0")
    visitor.tap("tally pick panda")
    come_back(visitor)
    visitor.tap("tally end")
    assert len(visitor.kept_games()) == 1
    assert "panda" in next(iter(visitor.kept_games().values()))
    visitor.tap("home")
    visitor.tap("score")
    assert "counted" not in visitor.page.text  # another table


def test_a_table_that_is_changed_later_keeps_its_date() -> None:
    visitor = Visitor()
    tap_it_all_in(visitor, finished_game("planet", 1))
    about = next(text for name, text in visitor.store.items() if name.startswith("done:"))
    for _time in range(2):
        visitor.reload()
        visitor.tap("games")
        visitor.tap(visitor.choices("continue")[0])
        visitor.tap("tally table")
        visitor.tap("tally end")
        [changed] = [text for name, text in visitor.store.items() if name.startswith("done:")]
        assert json.loads(changed)["when"] == json.loads(about)["when"]
        visitor.tap("home")
