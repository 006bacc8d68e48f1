"""What `docs/adding-a-game.md` says is enough: its game joins a copy of the house and is played."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
FILE = re.compile(r"^`(\S+\.py)`\n\n```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
GAME = "stardust"
SUITES = re.compile(r"^ {4}\.venv/bin/pytest (-k stardust(?:.*\\\n)*.*)$", re.MULTILINE)
ROOMS = ("engine", "ui", "tests/engine", "tests/ui")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the engine and the page, with the game of the page of the documentation."""
    house = tmp_path_factory.mktemp("house")
    skip = shutil.ignore_patterns("__pycache__")
    for room in ROOMS:
        shutil.copytree(ROOT / room, house / room, ignore=skip)
    for name in ("pyproject.toml", "tests/conftest.py"):
        shutil.copy(ROOT / name, house / name)
    files = FILE.findall(PAGE.read_text("utf-8"))
    assert len(files) == 7
    for name, source in files:
        assert GAME in name
        (house / name).parent.mkdir(parents=True, exist_ok=True)
        (house / name).write_text(source, "utf-8")
    games = house / "engine" / "games.py"
    listed, number = re.subn(
        r"^(GAMES = \(.*)\)$", rf'\1, "{GAME}")', games.read_text("utf-8"), flags=re.MULTILINE
    )
    assert number == 1
    games.write_text(listed, "utf-8")
    return house


def run(house: Path, *arguments: str) -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=house, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


PLAY = """
from random import Random
from tests.ui.visitor import Visitor

visitor = Visitor()
visitor.tap("setup")
visitor.tap("game stardust")
assert "dare the bag" in visitor.page.text
assert visitor.choices("players") == ["players 2", "players 3"]
visitor.tap("players 3")
visitor.tap("switch generous")
for seat, name in enumerate(("Ada", "Ben", "Cleo")):
    visitor.write(f"name-{seat}", name)
visitor.write("deal", "7")
visitor.tap("start")
assert visitor.sentence == "Ada, take the star or draw one."
visitor.tap("look 1")
assert visitor.dialog is not None
visitor.tap("close")
visitor.tap("rules round")
assert "4 rounds are played." in visitor.page.text
visitor.tap("back")
rng = Random(7)
for turn in range(12):
    assert visitor.screen == "table"
    visitor.act(rng)
    if turn == 5:
        visitor.reload()
        visitor.tap("menu")
        visitor.tap("log")
        assert visitor.dialog.text.count("star: ") == 6
        visitor.tap("close")
assert visitor.screen == "result"
result = visitor.kept_journal().result()
names = [("Ada", "Ben", "Cleo")[seat] for seat in result["winners"]]
assert all(name in visitor.sentence for name in names)
visitor.tap("home")
visitor.tap("games")
assert "Stardust" in visitor.page.text
visitor.tap("records")
assert "3 points" in visitor.page.text
visitor.tap("games")
visitor.tap("home")
visitor.tap("about")
assert "Stardust is an example." in visitor.page.text
"""


def test_the_game_is_set_up_played_kept_and_told_by_the_app(house: Path) -> None:
    run(house, "-c", PLAY)


AT_ONCE = """
from tests.ui.visitor import Visitor

visitor = Visitor()
visitor.tap("setup")
visitor.tap("game stardust")
visitor.tap("home")
visitor.tap("play-now")
assert visitor.screen == "table"
assert list(visitor.session.bots) == [None, "easy", "medium"]
visitor.tap("take")
while visitor.session.turn != 0:
    visitor.tell("think")
assert visitor.sentence == "Player 1, take the star or draw one."
"""


def test_who_wants_to_play_the_game_at_once_meets_bots_since_it_has_no_lesson(house: Path) -> None:
    run(house, "-c", AT_ONCE)


def test_the_command_line_knows_the_game(house: Path) -> None:
    played = run(house, "-m", "engine", "simulate", GAME, "--players", "2", "--games", "3")
    assert played.count("seed ") == 3
    assert '"bag"' in run(house, "-m", "engine", "data", GAME, "--json")


def test_the_suites_over_all_games_that_the_page_names_hold_for_the_game(house: Path) -> None:
    [told_there] = SUITES.findall(PAGE.read_text("utf-8"))
    arguments = told_there.replace("\\\n", " ").split()
    told = run(house, "-m", "pytest", *arguments, "-q", "-p", "no:cacheprovider")
    assert int(re.findall(r"(\d+) passed", told)[0]) > 100


# mypy holds each module against what the house asks of it.
DOORS = """
from engine import stardust
from engine.game import Rules
from ui.games import GameMemory, GamePage
from ui.parts.state import BaseState
from ui.rulebook import Rulebook
from ui.stardust import memory, page, rulebook

RULES: Rules[stardust.Options, stardust.Game] = stardust
PAGE: GamePage[stardust.View, BaseState, stardust.Options] = page
MEMORY: GameMemory[stardust.View, stardust.Sheet] = memory
RULEBOOK: Rulebook[stardust.Options] = rulebook
"""


def test_the_types_of_the_game_fit_those_of_the_house(house: Path) -> None:
    config = str(ROOT / "pyproject.toml")
    (house / "doors.py").write_text(DOORS, "utf-8")
    rooms = [f"{room}/{GAME}" for room in ("engine", "engine/bots", "ui", "tests/engine")]
    files = ["doors.py", *rooms]
    run(house, "-m", "mypy", "--config-file", config, "--cache-dir", str(house / "cache"), *files)


def test_the_files_of_the_page_are_as_tidy_as_all_others(house: Path) -> None:
    config = str(ROOT / "pyproject.toml")
    for check in (("check",), ("format", "--check")):
        run(
            house,
            "-m",
            "ruff",
            *check,
            "--no-cache",
            "--config",
            config,
            f"ui/{GAME}",
            f"engine/{GAME}",
            f"tests/engine/{GAME}",
        )
