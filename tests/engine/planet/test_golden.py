"""Recorded games: what was played once is played the same for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.journal import Journal
from tests.engine.planet.helpers import VARIANTS, describe
from tests.engine.planet.onlooker import Onlooker, who_wins

GOLDEN = Path(__file__).parent / "golden"
each_game = pytest.mark.parametrize("name", [describe(variant) for variant in VARIANTS])


def recorded(name: str) -> dict:
    return json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))


@each_game
def test_a_recorded_save_gives_its_recorded_result(name):
    game = recorded(name)
    journal = Journal.load(json.dumps(game["save"]))
    assert journal.to_json() == game["save"]
    assert journal.result() == game["result"]


@each_game
def test_a_recorded_result_is_what_the_rules_say_without_the_engine(name):
    game = recorded(name)
    save = game["save"]
    fresh = Journal("planet", save["options"], save["names"], save["seed"])
    onlooker = Onlooker(fresh)
    for action in save["actions"]:
        onlooker.follow(action)
    seats = onlooker.standing()
    assert game["result"]["seats"] == seats
    assert game["result"]["awards"] == onlooker.awards
    assert game["result"]["winners"] == who_wins(seats)


def test_each_recording_is_of_another_variant():
    names = {path.stem for path in GOLDEN.glob("*.json")}
    assert names == {describe(variant) for variant in VARIANTS}
    for name in names:
        assert describe(recorded(name)["save"]["options"]) == name
