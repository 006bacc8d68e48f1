"""Recorded games, replayed and compared to the letter: what was played once is so for ever.

They are never edited by hand; `record_golden.py` says how to record them anew.
"""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.games import rules_of
from engine.journal import Journal
from engine.options import Choice
from tests.engine.record_golden import golden_files, line
from tests.engine.tables import each_game, table_of

FILES = list(golden_files())
each_recording = pytest.mark.parametrize(
    ("game", "file"), FILES, ids=[f"{game}-{file.stem}" for game, file in FILES]
)


@each_recording
def test_a_recorded_game_gives_the_same_result_to_the_letter(game: str, file: Path) -> None:
    recorded = file.read_text(encoding="utf-8")
    journal = Journal.load(json.dumps(json.loads(recorded)["save"]))
    assert journal.kind == game
    assert line(journal) == recorded


@each_recording
def test_the_command_line_replays_a_recorded_game_to_the_same_line(
    game: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    recorded = file.read_text(encoding="utf-8")
    assert f'"game":"{game}"' in recorded
    save = tmp_path / "save.json"
    save.write_text(json.dumps(json.loads(recorded)["save"]), encoding="utf-8")
    assert main(["replay", str(save), "--json"]) == 0
    assert capsys.readouterr().out == recorded


@each_recording
def test_a_recorded_result_is_what_the_rules_say_without_the_engine(game: str, file: Path) -> None:
    recorded = json.loads(file.read_text(encoding="utf-8"))
    save = recorded["save"]
    onlooker = table_of(game).watch(Journal(game, save["options"], save["names"], save["seed"]))
    for action in save["actions"]:
        onlooker.follow(action)
    if file.stem.endswith("unfinished"):
        assert recorded["result"] is None
        assert onlooker.legal()
    else:
        assert recorded["result"] == onlooker.result()


@each_game
def test_a_whole_game_is_recorded_of_every_number_of_players_with_all_options(game: str) -> None:
    recorded = [
        json.loads(file.read_text(encoding="utf-8")) for kind, file in FILES if kind == game
    ]
    options = [each["save"]["options"] for each in recorded if each["result"] is not None]
    rules = rules_of(game)
    values = [each.values if isinstance(each, Choice) else (False, True) for each in rules.OPTIONS]
    found = {(each["players"], *(each[own.name] for own in rules.OPTIONS)) for each in options}
    assert found == set(product(rules.PLAYERS, *values))
