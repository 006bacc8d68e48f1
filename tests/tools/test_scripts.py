"""Scripts: what they and Python say to each other has the same names on both sides."""

import json
import re
import subprocess
from dataclasses import fields
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest

from engine.games import GAMES
from engine.planet.solid import FACES
from tools.planet import solid
from ui.border import (
    Answer,
    Game,
    Held,
    Listing,
    Loss,
    Opening,
    Question,
    Refusal,
    Row,
    Start,
    Unread,
    Update,
    Wish,
)
from ui.games import page_of
from ui.lesson import teacher_of
from ui.planet import shape
from ui.reports import ANSWERS, REPORTS
from ui.stage import Stage

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = sorted((ROOT / "static" / "js").glob("*.js"))
BORDER = (ROOT / "static" / "js" / "border.js").read_text("utf-8")


def verbs(kind: str) -> set[str]:
    """The first words of what a type of border.js lists."""
    [listed] = re.findall(rf"@typedef \{{((?:[^@](?!\n \* @))*?)\}} {kind}\b", BORDER)
    return {text.split()[0] for text in re.findall(r'(?:^|\| )["`]([\w -]+)', listed.strip(), re.M)}


def test_scripts_and_python_know_the_same_reports_and_answers() -> None:
    assert verbs("Answer") == set(ANSWERS) == set(get_args(Answer))
    assert verbs("Report") == set(REPORTS)


@pytest.mark.parametrize(
    ("kind", "known"),
    [("Held", Held), ("Loss", Loss), ("Unread", Unread), ("Refusal", Refusal), ("Wish", Wish)],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_scripts_and_python_know_the_same_words(kind: str, known: object) -> None:
    [listed] = re.findall(rf"@typedef \{{([^}}]*)\}} {kind}\b", BORDER)
    assert tuple(json.loads(word) for word in listed.split(" | ")) == get_args(known)


def test_scripts_and_python_know_the_same_questions() -> None:
    [listed] = re.findall(r"@typedef \{((?:[^@}])*)\} Question\b", BORDER)
    questions = {tuple(parts.split(", ")) for parts in re.findall(r"\[([^]]*)\]", listed)}
    assert {tuple(part.split(": ")[-1] for part in parts) for parts in questions} == {
        tuple(map(in_script, get_args(parts))) for parts in get_args(Question)
    }


def in_script(kind: object) -> str:
    """How a part of a question is described in a script."""
    if kind == Answer:
        return "Answer"
    return "string" if kind is str else json.dumps(*get_args(kind))


@pytest.mark.parametrize(
    ("described", "known"),
    [("Row", Row), ("Game", Game), ("Listing", Listing), ("Start", Start), ("Opening", Opening)],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_scripts_and_python_know_the_same_parts_of_what_the_storage_holds(
    described: str, known: type
) -> None:
    parts = {name: kind.__forward_arg__ for name, kind in known.__annotations__.items()}
    assert {name: in_python(kind) for name, kind in parts_of(described).items()} == parts


def parts_of(kind: str) -> dict[str, str]:
    """The parts of a type of border.js that is an object: their names, and what they are."""
    [described] = re.findall(rf"@typedef \{{(.*)\}} {kind}\b", BORDER)
    if described == "object":
        block = re.split(rf"@typedef \{{object\}} {kind}\n", BORDER)[1]
        lines = re.match(r"(?: \* @property .*\n)*", block)
        assert lines
        found = re.findall(r"@property \{(.*?)\} \[?(\w+)", lines[0])
        return {name: is_a for is_a, name in found}
    parts: dict[str, str] = {}
    for side in described.split(" & "):
        inside = re.findall(r"(\w+): ((?:Record<.*?>|[^,}])+?)(?:,| \})", side)
        parts |= dict(inside) if side.startswith("{") else parts_of(side)
    return parts


def in_python(kind: str) -> str:
    """How Python calls a type of a script."""
    kind = re.sub(r"(\w+)\[\]", r"list[\1]", re.sub(r"Record<(.*)>", r"dict[\1]", kind))
    names = {"string": "str", "boolean": "bool", "number": "int", "null": "None"}
    return re.sub(r"\w+", lambda word: names.get(word[0], word[0]), kind)


def test_every_sound_that_is_wanted_is_there_and_no_other() -> None:
    script = (ROOT / "static" / "js" / "sound.js").read_text("utf-8")
    [sounds] = re.findall(r"^const SOUNDS = \{\n(.*?)^\};", script, re.DOTALL | re.MULTILINE)
    assert set(re.findall(r"^  (\w+): ", sounds, re.MULTILINE)) == wanted_sounds()


def wanted_sounds() -> set[str]:
    """What is heard of the games, their lessons, and the feast at their end."""
    beats = [*chain.from_iterable(page_of(game).BEATS.values() for game in GAMES)]
    for game in GAMES:
        for lesson in teacher_of(game).LESSONS.values():
            beats += lesson.beats.values()
    stage, feast = Stage(), set()
    for stage.feast in ([0, 1], [0]):
        feast.add(stage.sound())
    return feast | {beat.sound for beat in beats if beat.sound}


def test_the_page_knows_every_part_of_an_update() -> None:
    [described] = re.findall(r"@typedef \{object\} Update\n(.*?)\n \*\n", BORDER, re.DOTALL)
    named = re.findall(r"@property \{.*?\} (\w+)(?: |\n|$)", described)
    assert named == [each.name for each in fields(Update)]


def test_scripts_tell_only_what_is_named() -> None:
    """TypeScript checks it; this finds who would go past it."""
    others = [script for script in SCRIPTS if script.name != "border.js"]
    assert not [script.name for script in others if '"pocket"' in script.read_text("utf-8")]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_script_can_be_read_in_one_sitting(script: Path) -> None:
    assert script.read_text("utf-8").count("\n") < 300


def test_no_script_waits_at_its_top() -> None:
    """WebKit hands a module that does so on before it is ready, if two import it."""
    waits = re.compile(r"^(?:await|for await|(?:export )?(?:const|let) .*= await)\b", re.M)
    assert not [script.name for script in SCRIPTS if waits.search(script.read_text("utf-8"))]


def test_the_globe_turns_the_solid_of_the_page() -> None:
    """Run by Node: what the scripts import is what Python draws with."""
    program = solid.script().replace("export ", "")
    names = ("DIRECTIONS", "DISTANCE", "RIM", "LIGHT", "DUSK", "GLEAM")
    say = f"console.log(JSON.stringify([{', '.join(names)}]))"
    answer = subprocess.run(
        ["node", "--eval", f"{program}\n{say}"], check=True, capture_output=True, encoding="utf-8"
    )
    directions, distance, rim, light, dusk, gleam = json.loads(answer.stdout)
    assert directions == [pytest.approx(shape.direction(face), abs=1e-6) for face in range(FACES)]
    assert distance == pytest.approx(50 * shape.FACE_DISTANCE / shape.FACE_SIZE, abs=1e-3)
    assert (rim, tuple(light)) == (shape.RIM, shape.LIGHT)
    assert shape.shade(0) == dusk
    assert shape.shade(0.5) == pytest.approx(dusk - gleam / 2)


# An answer that is there later than one waits, on a page that was busy for longer than that.
_BUSY = """
  const answer = new Promise((done) => setTimeout(done, 40, "in time"));
  const [waited, never] = [inTime(answer, 30), inTime(new Promise(() => {}), 30)];
  const until = performance.now() + 60;
  while (performance.now() < until);
  console.log(await waited.catch(({ name }) => name), await never.catch(({ name }) => name));
"""


def test_a_page_that_was_busy_itself_does_not_take_the_storage_for_silent() -> None:
    store = (ROOT / "static" / "js" / "store.js").read_text("utf-8").replace("export ", "")
    program = f'globalThis.document = {{ baseURI: "https://example.org/" }};\n{store}\n{_BUSY}'
    answer = subprocess.run(
        ["node", "--input-type=module", "--eval", program],
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    assert answer.stdout == "in time TimeoutError\n"


def test_no_script_holds_a_number_of_the_solid() -> None:
    written = "".join(script.read_text("utf-8") for script in SCRIPTS)
    for number in (shape.FACE_SIZE, shape.FACE_DISTANCE, shape.DUSK, shape.GLEAM):
        assert str(number) not in written
