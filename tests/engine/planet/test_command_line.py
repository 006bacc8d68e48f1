"""Planet on the command line, to the letter of the published formats."""

from __future__ import annotations

import json

import pytest

from engine.__main__ import main
from engine.planet import data


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def test_simulate_plays_games_from_their_seeds(capsys):
    lines = run(capsys, *"simulate planet --players 3 --games 20 --seed 1 --json".split())
    games = [json.loads(line) for line in lines.splitlines()]
    assert [game["save"]["seed"] for game in games] == list(range(1, 21))
    assert all(list(game) == ["save", "result"] for game in games)


@pytest.mark.parametrize(
    "flags", ["", "--beginners", "--hidden-animals", "--beginners --hidden-animals"]
)
def test_simulate_knows_the_variants(capsys, flags):
    out = run(capsys, "simulate", "planet", "--players", "2", "--json", *flags.split())
    options = json.loads(out)["save"]["options"]
    assert options == {
        "players": 2,
        "first": 0,
        "beginners": "--beginners" in flags,
        "hidden_animals": "--hidden-animals" in flags,
    }


def test_a_result_has_the_published_keys_in_order(capsys):
    result = json.loads(run(capsys, *"simulate planet --players 4 --json".split()))["result"]
    assert list(result) == ["stacks", "deal", "awards", "seats", "winners"]
    assert [len(stack) for stack in result["stacks"]] == [5] * 10
    assert len(result["deal"]) == 12
    assert all(list(award) == ["round", "animal", "seat"] for award in result["awards"])
    for seat in result["seats"]:
        assert list(seat) == [
            *("planet", "animals", "objective", "areas", "objective_points", "total"),
        ]
        assert list(seat["planet"]) == [f"f{face}" for face in range(12)]
        assert all(list(at) == ["tile", "turn"] for at in seat["planet"].values())


def test_replay_gives_the_same_line_again(capsys, tmp_path):
    line = run(capsys, *"simulate planet --players 2 --seed 7 --json".split())
    save = json.loads(line)["save"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(save), encoding="utf-8")
    assert run(capsys, "replay", str(file), "--json") == line
    assert "won by" in run(capsys, "replay", str(file))
    save["actions"].pop()
    file.write_text(json.dumps(save), encoding="utf-8")
    assert json.loads(run(capsys, "replay", str(file), "--json"))["result"] is None


def test_data_shows_the_components(capsys):
    assert json.loads(run(capsys, "data", "planet", "--json")) == json.loads(json.dumps(data()))
    text = run(capsys, "data", "planet")
    assert "tiles: 50" in text
    assert "animals: 45" in text
    assert '["glacier", [[11, 13, 2]' in text


@pytest.mark.parametrize(
    "arguments",
    [
        "simulate planet --players 5",
        "simulate planet --players 1",
        "simulate planet --players 3 --edition 2013",
        "simulate prince --players 3 --beginners",
        "data planets",
    ],
)
def test_bad_input_gives_status_2_and_one_sentence(capsys, arguments):
    assert main(arguments.split()) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
