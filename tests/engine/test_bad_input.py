"""Bad input to link, open and score: one sentence on standard error, and status 2."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.journal import Journal
from engine.link import link_of
from tests.engine.test_command_line import ROOT, refusal
from tests.engine.test_link import NAMES, play_to_the_end

GAME = play_to_the_end(Journal("prince", {"players": 3}, NAMES[:3], 1), Random(1))
SAVE, LINK = GAME.to_json(), link_of(GAME)
COUNTS: dict[str, Any] = {
    "characters": ["king", "geographer", "vain_man", "hunter"],
    "objects": {"rose": 1, "volcano": 2, "star": 2},
    "volcano_free": 9,
}
WON: dict[str, Any] = {"animals": ["fox"], "objective": "glacier", "areas": 12}
OTHER: dict[str, Any] = {"animals": ["bear"], "objective": "ocean", "areas": 12}
NO_TEXT: dict[str, str | bytes] = {
    "empty": "",
    "blank": " \n",
    "binary": b"\xff\x00\xfe",
    "zeros": bytes(100),
    "another coding": json.dumps(SAVE).encode("utf-16"),
    "a list": "[]",
    "nothing": "null",
    "endless brackets": "[" * 200_000,
    "endless names": '{"seats":' * 5_000,
    "huge": '{"game":"prince","seats":[' + "{}," * 300_000 + "{}]}",
    "an endless number": '{"game":"prince","seed":' + "9" * 6_000 + "}",
    "no number": '{"format":1,"seed":NaN}',
    "half a character": '{"game":"planet","seats":[{"animals":["\\ud800"]},{"animals":[]}]}',
}


def each(*values: Any) -> tuple[Any, ...]:
    return values


def without(name: str, seat: dict[str, Any]) -> dict[str, Any]:
    return {key: part for key, part in seat.items() if key != name}


def counts(**parts: object) -> dict[str, object]:
    return {"game": "prince", "edition": "2013", "seats": [COUNTS | parts, COUNTS]}


def things(**objects: object) -> dict[str, object]:
    return counts(objects=objects)


def won(**parts: object) -> dict[str, object]:
    return {"game": "planet", "seats": [WON | parts, OTHER]}


TABLES: list[dict[str, Any]] = [
    *(won(), {"seats": [COUNTS, COUNTS]}, {"game": "prince"}),
    *({**counts(), "seats": seats} for seats in each({}, None, [COUNTS], [COUNTS] * 6, [[], {}])),
    *({**counts(), "edition": edition} for edition in each("1943", 2013, None, [])),
    *(counts(characters=names) for names in each(None, "king", [], ["king"] * 3, ["king"] * 5)),
    *(counts(characters=[name] * 4) for name in each("kong", 1, None, [])),
    *(counts(objects=objects) for objects in each(None, [], 7, {"dragon": 1})),
    *(things(rose=count) for count in each(-1, 1.0, 1.5, True, "1", None, [], 6, 99, 10**400)),
    *(counts(turned=turned) for turned in each(-3, 1, 4, 13, 3.0, None, [])),
    *(counts(volcano_free=free) for free in each(-1, 13, 9.0, None, "9")),
    {**counts(), "seats": [COUNTS, without("volcano_free", COUNTS)]},
    *(things(baobab=3), things(volcano=13), things(volcano=8)),
    *(counts(tiles=tiles) for tiles in each(None, [], {}, {"r0c0": "P03"}, {"r9c9": "P03"})),
]
WINS: list[dict[str, Any]] = [
    *(counts(), {**won(), "seats": [WON]}, {**won(), "seats": [{"animals": []}] * 5}),
    *(
        won(animals=names)
        for names in each(None, {}, "fox", ["dodo"], [1], ["fox", "fox"], ["bear"])
    ),
    *(won(objective=goal) for goal in each(None, "moon", "ocean", 3, ["glacier"])),
    *(won(areas=areas) for areas in each(-1, 61, 12.0, True, "12", None)),
    {**won(), "seats": [without("areas", WON), OTHER]},
]
SAVES: list[dict[str, Any]] = [
    *(
        SAVE | {"actions": actions}
        for actions in each(SAVE["actions"][:-1], [1], "x", ["draw moon"])
    ),
    *(SAVE | {"actions": SAVE["actions"] + ["draw core"]}, SAVE | {"actions": ["x" * 10**6]}),
    *(SAVE | {"format": number} for number in each(2, True, "1", None)),
    *(SAVE | {"seed": seed} for seed in each(-1, 1.0, "1", None)),
    SAVE | {"seed": 2**300, "actions": []},
    *(
        SAVE | {"names": names}
        for names in each(None, ["Ada"], [1, 2, 3], [""] * 3, ["x" * 25] * 3)
    ),
    *(SAVE | {"options": options} for options in each(None, {"players": 9}, {"moon": 1})),
    *(SAVE | {"game": game} for game in each("chess", None, [])),
    {"save": SAVE, "result": None},
]
LINKS = [
    *("", " ", "#", "1", "x", "äö", "%20", LINK[:10], LINK[:-1], f"{LINK}A", f"{LINK}="),
    *(f"2{LINK[1:]}", f"{LINK[:5]}\n{LINK[5:]}", LINK.swapcase(), "1" + "A" * 5_000),
    *(f"https://example.org/#{LINK[:40]}", os.fsdecode(b"\xff\xfe"), "-1"),
]


@pytest.mark.parametrize(
    "command", [("link",), ("score", "prince"), ("score", "planet")], ids=" ".join
)
@pytest.mark.parametrize("content", NO_TEXT.values(), ids=NO_TEXT)
def test_a_file_that_holds_nothing_of_the_kind(
    tmp_path: Path, command: tuple[str, ...], content: str | bytes
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    refusal(*command, str(file))
    refusal(*command, str(tmp_path))
    refusal(*command, str(tmp_path / "none"))
    refusal(*command, "x" * 5_000)


@pytest.mark.parametrize(("game", "tables"), [("prince", TABLES), ("planet", WINS)])
def test_a_table_that_can_not_be(tmp_path: Path, game: str, tables: list[dict[str, Any]]) -> None:
    file = tmp_path / "table.json"
    told = set()
    for table in tables:
        file.write_text(json.dumps(table))
        told.add(refusal("score", game, str(file)))
        refusal("score", game, str(file), "--json")
    assert len(told) > 8


def test_a_save_that_does_not_go_into_a_link(tmp_path: Path) -> None:
    file = tmp_path / "save.json"
    for save in SAVES:
        file.write_text(json.dumps(save))
        assert len(refusal("link", str(file))) < 200


def test_what_is_no_link() -> None:
    for link in LINKS:
        refusal("open", link)
        refusal("open", link, "--json")


@pytest.mark.parametrize("command", [("link",), ("open",), ("score",), ("score", "prince"), ()])
def test_an_argument_that_is_missing(command: tuple[str, ...]) -> None:
    refusal(*command)


def test_without_a_standard_input_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert refusal("score", "prince", "-") == "- can't be read: it is not there."


@pytest.mark.parametrize("coding", ["ascii", "latin-1"])
def test_names_of_all_scripts_are_printed_wherever_the_program_runs(coding: str) -> None:
    names = ("Zoë", "王", "😀")
    journal = Journal("planet", {"players": 3}, names, 1)
    done = subprocess.run(
        [sys.executable, "-m", "engine", "open", link_of(journal), "--json"],
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": coding},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout.decode())["save"]["names"] == list(names)
