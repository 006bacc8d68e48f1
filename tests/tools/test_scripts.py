"""Scripts: what they and Python say to each other has the same names on both sides."""

import json
import re
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from engine.planet.solid import FACES
from tools.planet import solid
from ui.border import Update
from ui.planet import shape
from ui.reports import ANSWERS, REPORTS

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = sorted((ROOT / "static" / "js").glob("*.js"))
BORDER = (ROOT / "static" / "js" / "border.js").read_text("utf-8")


def verbs(kind: str) -> set[str]:
    """The first words of what a type of border.js lists."""
    [listed] = re.findall(rf"@typedef \{{((?:[^@](?!\n \* @))*?)\}} {kind}\b", BORDER)
    return {text.split()[0] for text in re.findall(r'(?:^|\| )["`]([\w -]+)', listed.strip(), re.M)}


def test_scripts_and_python_know_the_same_reports_and_answers() -> None:
    assert verbs("Answer") == set(ANSWERS)
    assert verbs("Report") == set(REPORTS)


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


def test_no_script_holds_a_number_of_the_solid() -> None:
    written = "".join(script.read_text("utf-8") for script in SCRIPTS)
    for number in (shape.FACE_SIZE, shape.FACE_DISTANCE, shape.DUSK, shape.GLEAM):
        assert str(number) not in written
