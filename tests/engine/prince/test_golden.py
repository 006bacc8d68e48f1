"""Recorded games, replayed and compared to the letter.

They are never edited by hand; `record_golden.py` says how to record them anew.
"""

import json
from itertools import product

import pytest

from engine.__main__ import main
from engine.journal import Journal
from tests.engine.prince.record_golden import FINISHED, GOLDEN, line
from tests.engine.prince.recount import recount, who_wins

FILES = sorted(GOLDEN.glob("*.json"))
each_game = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@each_game
def test_a_recorded_game_gives_the_same_result_to_the_letter(file):
    recorded = file.read_text(encoding="utf-8")
    save = json.dumps(json.loads(recorded)["save"])
    assert line(Journal.load(save)) == recorded


@each_game
def test_the_command_line_replays_a_recorded_game_to_the_same_line(file, tmp_path, capsys):
    recorded = file.read_text(encoding="utf-8")
    save = tmp_path / "save.json"
    save.write_text(json.dumps(json.loads(recorded)["save"]), encoding="utf-8")
    assert main(["replay", str(save), "--json"]) == 0
    assert capsys.readouterr().out == recorded


@each_game
def test_a_recorded_result_has_the_points_of_a_recount(file):
    result = json.loads(file.read_text(encoding="utf-8"))["result"]
    if file.stem.endswith("unfinished"):
        assert result is None
    else:
        winners = result["winners"]
        seats = recount([seat.pop("planet") for seat in result["seats"]])
        assert result["seats"] == seats
        assert winners == who_wins(seats)


def test_every_number_of_players_edition_and_variant_is_recorded():
    saves = [json.loads(file.read_text(encoding="utf-8"))["save"]["options"] for file in FILES]
    assert len(FILES) == len(FINISHED) + 1
    for key, values in {"players": (2, 3, 4, 5), "edition": ("2013", "2025")}.items():
        for value, hidden in product(values, (False, True)):
            recorded = [s for s in saves if s[key] == value and s["hidden_characters"] == hidden]
            assert recorded
