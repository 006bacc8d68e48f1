"""The engine on the command line: what it prints to the letter, and what it says to bad input."""

import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine.__main__ as command_line
from engine.__main__ import main
from engine.games import rules_of
from engine.journal import Journal
from tests.engine.prince.helpers import play_on, start
from tests.engine.tables import Variant, each_game, each_table, played, table_of
from tests.engine.tables import start as deal

ROOT = Path(__file__).parents[2]
FINISHED = play_on(start(4, seed=8))
SAVE = play_on(start(3, seed=4, hidden_characters=True), until=3).to_json()


def run(*arguments: str) -> tuple[int, str, str]:
    """Status, standard output and standard error, which are as strict as a terminal's."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="") for _ in range(2))
    with redirect_stdout(out), redirect_stderr(err):
        status = main(list(arguments))
    for stream in (out, err):
        stream.seek(0)
    return status, out.read(), err.read()


def refusal(*arguments: str) -> str:
    """The one sentence that bad input gets."""
    status, out, err = run(*arguments)
    assert status == 2
    assert out == ""
    assert err.endswith(".\n")
    assert len(err.splitlines()) == 1
    return err.rstrip("\n")


@cache
def finished_game(game: str) -> Journal:
    return played(game, {"players": 4}, seed=8)


def unfinished_game(game: str) -> Journal:
    """The same game after ten actions."""
    journal = deal(game, {"players": 4}, seed=8)
    for action in finished_game(game).actions[:10]:
        journal.play(action)
    return journal


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "save.json"


# --- simulate ---


def flags(variant: Variant) -> list[str]:
    """A variant as one writes it down: `--players 3 --hidden-animals`."""
    words = []
    for name, value in variant.items():
        flag = "--" + name.replace("_", "-")
        words += [flag] * (value is True) if isinstance(value, bool) else [flag, str(value)]
    return words


@each_game
def test_simulate_prints_a_line_a_game_with_its_save_and_result(game: str) -> None:
    status, out, err = run(
        *("simulate", game, "--players", "3", "--games", "4", "--seed", "20", "--json")
    )
    assert (status, err) == (0, "")
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line["save"]["seed"] for line in lines] == [20, 21, 22, 23]
    for line in lines:
        assert list(line) == ["save", "result"]
        journal = Journal.load(json.dumps(line["save"]))
        assert journal.result() == line["result"]
    assert out == "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


@each_table
def test_simulate_takes_every_variant_and_prints_the_published_keys(
    game: str, variant: Variant
) -> None:
    status, out, err = run("simulate", game, *flags(variant), "--json")
    assert (status, err) == (0, "")
    line = json.loads(out)
    assert line["save"]["options"] == {**variant, "first": 0}
    result = line["result"]
    assert tuple(result) == table_of(game).RESULT
    assert all(tuple(seat) == table_of(game).SEAT for seat in result["seats"])


@each_game
def test_simulate_defaults_to_no_variant_seat_0_first_and_random_bots(game: str) -> None:
    plain = run("simulate", game, "--players", "4", "--json")
    options = json.loads(plain[1])["save"]["options"]
    assert options == rules_of(game).read_options({"players": 4}).to_json()
    assert options["first"] == 0
    variant = {name: value for name, value in options.items() if name != "first"}
    told = run(
        *("simulate", game, *flags(variant), "--games", "1", "--seed", "0"),
        *("--bots", "random", "--json"),
    )
    assert plain == told


def test_simulate_plays_the_edition_of_2013_unless_told_otherwise() -> None:
    _, out, _ = run("simulate", "prince", "--players", "4", "--json")
    options = json.loads(out)["save"]["options"]
    assert options == {"players": 4, "first": 0, "edition": "2013", "hidden_characters": False}


@each_game
def test_simulate_fills_the_seats_with_bots_in_order_and_starts_over(game: str) -> None:
    arguments = ("simulate", game, "--players", "4", "--json", "--bots")
    assert run(*arguments, "random") == run(*arguments, "random,random")
    assert refusal(*arguments, "random,nobody").startswith("There is no bot “nobody”")


@each_game
def test_simulate_gives_the_same_games_again(game: str) -> None:
    arguments = ("simulate", game, "--players", "4", "--games", "2", "--json")
    assert run(*arguments) == run(*arguments)
    assert run(*arguments) != run(*arguments, "--seed", "1")


@each_game
def test_simulate_without_json_prints_totals_and_means(game: str) -> None:
    status, out, _ = run("simulate", game, "--players", "2", "--games", "3", "--seed", "5")
    assert status == 0
    *games, means = out.splitlines()
    assert [line.split(":")[0] for line in games] == ["seed 5", "seed 6", "seed 7"]
    assert means.startswith("mean score ")


# --- replay ---


@each_game
def test_replay_prints_the_line_of_a_finished_game(game: str, file: Path) -> None:
    finished = finished_game(game)
    file.write_text(finished.save(), encoding="utf-8")
    status, out, err = run("replay", str(file), "--json")
    assert (status, err) == (0, "")
    assert json.loads(out) == {"save": finished.to_json(), "result": finished.result()}


@each_game
def test_replay_prints_null_for_a_game_that_is_not_at_its_end(game: str, file: Path) -> None:
    save = unfinished_game(game).save()
    file.write_text(save, encoding="utf-8")
    status, out, err = run("replay", str(file), "--json")
    assert (status, err) == (0, "")
    assert out == f'{{"save":{save},"result":null}}\n'


@each_game
def test_replay_without_json_tells_who_won_or_who_is_to_act(game: str, file: Path) -> None:
    finished, unfinished = finished_game(game), unfinished_game(game)
    file.write_text(finished.save(), encoding="utf-8")
    _, out, _ = run("replay", str(file))
    result = finished.result()
    assert result is not None
    totals = [seat["total"] for seat in result["seats"]]
    assert out.splitlines()[:4] == [
        f"{name}: {total}" for name, total in zip(finished.names, totals, strict=True)
    ]
    winners = " and ".join(finished.names[seat] for seat in result["winners"])
    assert out.splitlines()[4] == f"won by {winners}"
    file.write_text(unfinished.save(), encoding="utf-8")
    _, out, _ = run("replay", str(file))
    turn = unfinished.game.turn
    assert turn is not None
    name = unfinished.names[turn]
    assert out == f"{len(unfinished.actions)} actions, not at its end; {name} is to act.\n"


# --- data and bench ---


@each_game
def test_data_prints_the_components_in_one_line(game: str) -> None:
    status, out, err = run("data", game, "--json")
    assert (status, err) == (0, "")
    assert out == json.dumps(rules_of(game).data(), separators=(",", ":")) + "\n"


@each_game
def test_data_without_json_prints_a_line_a_component(game: str) -> None:
    _, out, _ = run("data", game)
    data = rules_of(game).data()
    heads = [line for line in out.splitlines() if not line.startswith(" ")]
    assert heads == [f"{part}: {len(things)}" for part, things in data.items()]
    assert len(out.splitlines()) == sum(1 + len(things) for things in data.values())
    assert heads[0] == {"prince": "tiles: 80", "planet": "tiles: 50"}[game]


def test_data_without_json_prints_tables_by_their_keys() -> None:
    _, out, _ = run("data", "planet")
    assert "animals: 45" in out
    assert '["glacier", [[11, 13, 2]' in out


def test_bench_prints_its_numbers_by_game(monkeypatch: pytest.MonkeyPatch) -> None:
    speeds = {
        "prince": {
            "decisions_per_second": 100_000.0,
            "clone_us": 0.25,
            "playouts_per_second": 9000.0,
            "playout_decisions_per_second": 990_000.0,
        }
    }
    monkeypatch.setattr(command_line, "bench", lambda: speeds)
    assert run("bench", "--json") == (0, json.dumps(speeds) + "\n", "")
    assert run("bench")[1] == (
        "prince: 100,000 decisions a second, 0.25 µs a clone, 9,000 playouts a second\n"
    )


# --- bad input ---


@each_game
@pytest.mark.parametrize("players", ["1", "6", "0", "-2", "many", "2.0", ""])
def test_a_wrong_number_of_players_is_refused(game: str, players: str) -> None:
    assert "players" in refusal("simulate", game, f"--players={players}")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["play"],
        ["simulate"],
        ["simulate", "chess", "--players", "2"],
        ["simulate", "prince"],
        ["simulate", "prince", "--players", "2", "--games", "0"],
        ["simulate", "prince", "--players", "2", "--games", "x"],
        ["simulate", "prince", "--players", "2", "--seed", "-1"],
        ["simulate", "prince", "--players", "2", "--seed", "1.5"],
        ["simulate", "prince", "--players", "2", "--edition", "2014"],
        ["simulate", "prince", "--players", "2", "--bots", ""],
        ["simulate", "prince", "--players", "2", "--bots", "{0}"],
        ["simulate", "prince", "--players", "2", "--bots", "random,random,random"],
        ["simulate", "prince", "--players", "2", "--bots", "random,random,nobody"],
        ["simulate", "prince", "--pla", "3"],
        ["simulate", "prince", "--players", "2", "--pla", "3"],
        ["simulate", "planet", "--players", "2", "--begin"],
        ["data", "prince", "--js"],
        ["simulate", "prince", "--players", "2", "--colour\nred"],
        ["simulate", "prince", "--players", "3", "--beginners"],
        ["simulate", "planet", "--players", "5"],
        ["simulate", "planet", "--players", "3", "--edition", "2013"],
        ["replay"],
        ["replay", "/nowhere/save.json"],
        ["replay", "/nowhere/{name}\n.json"],
        ["replay", "/"],
        ["data"],
        ["data", "chess"],
        ["data", "planets"],
        ["bench", "fast"],
    ],
    ids=" ".join,
)
def test_arguments_that_make_no_sense_are_refused_in_a_sentence(arguments: list[str]) -> None:
    assert refusal(*arguments)


BAD_FILES = {
    "an empty file": b"",
    "no text": b"\xff\xfe\x00\x01",
    "no json": b"{",
    "no save": b"[]",
    "half a save": FINISHED.save().encode()[:500],
    "an unknown format": json.dumps(SAVE | {"format": 2}).encode(),
    "an unknown game": json.dumps(SAVE | {"game": "chess"}).encode(),
    "an illegal action": json.dumps(SAVE | {"actions": ["name 1"]}).encode(),
    "an unknown tile": json.dumps(SAVE | {"actions": ["take C99 r1c1"]}).encode(),
    "lines in an action": json.dumps(SAVE | {"actions": ["draw\n\n\u2028core"]}).encode(),
    "braces in an action": json.dumps(SAVE | {"actions": ["{0} {action} {"]}).encode(),
    "half a character": json.dumps(SAVE | {"page": {"a": "\ud800"}}).encode(),
    "one action too many": json.dumps(
        FINISHED.to_json() | {"actions": [*FINISHED.to_json()["actions"], "draw core"]}
    ).encode(),
    "a wrong number of players": json.dumps(SAVE | {"options": {"players": 7}}).encode(),
    "an empty name": json.dumps(SAVE | {"names": ["", "", ""]}).encode(),
    "an endless name": json.dumps(SAVE | {"names": ["A" * 10**5] * 3}).encode(),
}


@pytest.mark.parametrize("content", BAD_FILES.values(), ids=BAD_FILES)
@pytest.mark.parametrize("form", [[], ["--json"]], ids=["text", "json"])
def test_a_bad_file_is_refused_in_a_sentence_and_kept_as_it_is(
    content: bytes, form: list[str], file: Path
) -> None:
    file.write_bytes(content)
    assert len(refusal("replay", str(file), *form)) < 300
    assert file.read_bytes() == content


@pytest.mark.long
def test_a_file_cut_off_anywhere_is_refused_and_kept_as_it_is(file: Path) -> None:
    content = json.dumps(SAVE).encode()
    for cut in range(len(content)):
        file.write_bytes(content[:cut])
        assert refusal("replay", str(file)) == ("This save is incomplete or damaged.")
        assert file.read_bytes() == content[:cut]


@settings(max_examples=60)
@given(st.integers(0, 10_000), st.integers(0, 9), st.binary(max_size=4))
def test_a_file_with_other_bytes_in_it_is_replayed_or_refused(
    position: int, length: int, found: bytes
) -> None:
    content = json.dumps(SAVE).encode()
    position %= len(content)
    content = content[:position] + found + content[position + length :]
    with TemporaryDirectory() as folder:
        file = Path(folder, "save.json")
        file.write_bytes(content)
        status, out, err = run("replay", str(file), "--json")
        assert file.read_bytes() == content
    if status == 0:
        assert err == ""
        assert json.loads(out)["result"] is None
    else:
        assert (status, out) == (2, "")
        assert len(err.splitlines()) == 1


# --- as a program of its own ---


def program(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_program_exits_with_0_when_all_is_well() -> None:
    done = program("simulate", "prince", "--players", "2", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["result"]["winners"]


@pytest.mark.parametrize("name", ["half a character", "an illegal action", "no text"])
def test_the_program_exits_with_2_and_a_sentence_but_no_traceback(name: str, file: Path) -> None:
    file.write_bytes(BAD_FILES[name])
    done = program("replay", str(file), "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
