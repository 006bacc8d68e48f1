"""The engine on the command line: what it prints to the letter, and what it says to bad input."""

import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine.__main__ as command_line
from engine import prince
from engine.__main__ import main
from engine.journal import Journal
from tests.engine.prince.helpers import play_on, start

ROOT = Path(__file__).parents[2]
FINISHED = play_on(start(4, seed=8))
UNFINISHED = play_on(start(2, seed=8), until=3)
SAVE = play_on(start(3, seed=4, hidden_characters=True), until=3).to_json()


def run(*arguments: str) -> tuple[int, str, str]:
    """Status, standard output and standard error, which are as strict as a terminal's."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="") for _ in range(2))
    with redirect_stdout(out), redirect_stderr(err):
        status = main(list(arguments))
    texts = []
    for stream in (out, err):
        stream.flush()
        texts.append(stream.buffer.getvalue().decode())
    return status, *texts


def refusal(*arguments: str) -> str:
    """The one sentence that bad input gets."""
    status, out, err = run(*arguments)
    assert status == 2
    assert out == ""
    assert err.endswith(".\n")
    assert len(err.splitlines()) == 1
    return err.rstrip("\n")


@pytest.fixture
def file(tmp_path) -> Path:
    return tmp_path / "save.json"


# --- simulate ---


def test_simulate_prints_a_line_a_game_with_its_save_and_result():
    status, out, err = run(
        *("simulate", "prince", "--players", "3", "--games", "4", "--seed", "20", "--json")
    )
    assert (status, err) == (0, "")
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line["save"]["seed"] for line in lines] == [20, 21, 22, 23]
    for line in lines:
        assert list(line) == ["save", "result"]
        journal = Journal.load(json.dumps(line["save"]))
        assert journal.result() == line["result"]
    assert out == "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def test_simulate_defaults_to_2013_without_a_variant_seat_0_first_and_random_bots():
    plain = run("simulate", "prince", "--players", "4", "--json")
    options = json.loads(plain[1])["save"]["options"]
    assert options == {"players": 4, "first": 0, "edition": "2013", "hidden_characters": False}
    told = run(
        *("simulate", "prince", "--players", "4", "--games", "1", "--seed", "0"),
        *("--bots", "random", "--edition", "2013", "--json"),
    )
    assert plain == told


def test_simulate_takes_the_edition_and_the_variant():
    _, out, _ = run(
        *("simulate", "prince", "--players", "2", "--edition", "2025", "--hidden-characters"),
        "--json",
    )
    options = json.loads(out)["save"]["options"]
    assert (options["edition"], options["hidden_characters"]) == ("2025", True)


def test_simulate_fills_the_seats_with_bots_in_order_and_starts_over():
    arguments = ("simulate", "prince", "--players", "5", "--json", "--bots")
    assert run(*arguments, "random") == run(*arguments, "random,random")
    assert refusal(*arguments, "random,nobody").startswith("There is no bot “nobody”")


def test_simulate_gives_the_same_games_again():
    arguments = ("simulate", "prince", "--players", "4", "--games", "2", "--json")
    assert run(*arguments) == run(*arguments)
    assert run(*arguments) != run(*arguments, "--seed", "1")


def test_simulate_without_json_prints_totals_and_means():
    status, out, _ = run("simulate", "prince", "--players", "2", "--games", "3", "--seed", "5")
    assert status == 0
    *games, means = out.splitlines()
    assert [line.split(":")[0] for line in games] == ["seed 5", "seed 6", "seed 7"]
    assert means.startswith("mean score ")


# --- replay ---


def test_replay_prints_the_line_of_a_finished_game(file):
    file.write_text(FINISHED.save(), encoding="utf-8")
    status, out, err = run("replay", str(file), "--json")
    assert (status, err) == (0, "")
    assert json.loads(out) == {"save": FINISHED.to_json(), "result": FINISHED.result()}


def test_replay_prints_null_for_a_game_that_is_not_at_its_end(file):
    file.write_text(UNFINISHED.save(), encoding="utf-8")
    status, out, err = run("replay", str(file), "--json")
    assert (status, err) == (0, "")
    assert out == f'{{"save":{UNFINISHED.save()},"result":null}}\n'


def test_replay_without_json_tells_who_won_or_who_is_to_act(file):
    file.write_text(FINISHED.save(), encoding="utf-8")
    _, out, _ = run("replay", str(file))
    totals = [seat["total"] for seat in FINISHED.result()["seats"]]
    assert out.splitlines()[:4] == [
        f"{name}: {total}" for name, total in zip(FINISHED.names, totals, strict=True)
    ]
    winners = " and ".join(FINISHED.names[seat] for seat in FINISHED.result()["winners"])
    assert out.splitlines()[4] == f"won by {winners}"
    file.write_text(UNFINISHED.save(), encoding="utf-8")
    _, out, _ = run("replay", str(file))
    assert out == f"{len(UNFINISHED.actions)} actions, not at its end; Ada is to act.\n"


# --- data and bench ---


def test_data_prints_the_components_in_one_line():
    status, out, err = run("data", "prince", "--json")
    assert (status, err) == (0, "")
    assert out == json.dumps(prince.data(), separators=(",", ":")) + "\n"


def test_data_without_json_prints_a_line_a_tile():
    _, out, _ = run("data", "prince")
    assert out.splitlines()[0] == "tiles: 80"
    assert len(out.splitlines()) == 81


def test_bench_prints_its_numbers_by_game(monkeypatch):
    speeds = {"prince": {"decisions_per_second": 100_000.0, "clone_us": 0.25}}
    monkeypatch.setattr(command_line, "bench", lambda: speeds)
    assert run("bench", "--json") == (0, json.dumps(speeds) + "\n", "")
    assert run("bench")[1] == "prince: 100,000 decisions a second, 0.25 µs a clone\n"


# --- bad input ---


@pytest.mark.parametrize("players", ["1", "6", "0", "-2", "many", "2.0", ""])
def test_a_wrong_number_of_players_is_refused(players):
    assert "players" in refusal("simulate", "prince", f"--players={players}")


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
        ["simulate", "prince", "--players", "2", "--colour\nred"],
        ["replay"],
        ["replay", "/nowhere/save.json"],
        ["replay", "/nowhere/{name}\n.json"],
        ["replay", "/"],
        ["data"],
        ["data", "chess"],
        ["bench", "fast"],
    ],
    ids=" ".join,
)
def test_arguments_that_make_no_sense_are_refused_in_a_sentence(arguments):
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
def test_a_bad_file_is_refused_in_a_sentence_and_kept_as_it_is(content, form, file):
    file.write_bytes(content)
    assert len(refusal("replay", str(file), *form)) < 300
    assert file.read_bytes() == content


def test_a_file_cut_off_anywhere_is_refused_and_kept_as_it_is(file):
    content = json.dumps(SAVE).encode()
    for cut in range(len(content)):
        file.write_bytes(content[:cut])
        assert refusal("replay", str(file)) == (
            "This is not a whole save: it is broken off or damaged."
        )
        assert file.read_bytes() == content[:cut]


@settings(max_examples=60)
@given(st.integers(0, 10_000), st.integers(0, 9), st.binary(max_size=4))
def test_a_file_with_other_bytes_in_it_is_replayed_or_refused(position, length, found):
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


def test_the_program_exits_with_0_when_all_is_well():
    done = program("simulate", "prince", "--players", "2", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["result"]["winners"]


@pytest.mark.parametrize("name", ["half a character", "an illegal action", "no text"])
def test_the_program_exits_with_2_and_a_sentence_but_no_traceback(name, file):
    file.write_bytes(BAD_FILES[name])
    done = program("replay", str(file), "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
