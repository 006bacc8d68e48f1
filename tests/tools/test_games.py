"""A game is a few packages with its name: nothing else in the house names one, but for one list."""

import re
import subprocess
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
THE_LIST = "engine/games.py"
# Documents and pictures of the whole, and what shows them.
ABOUT_ALL = (
    "docs/",
    "tests/",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "manifest.webmanifest",
)
PLANET_IS_A_WORD = re.compile(r"planet-building|pocket-planets", re.IGNORECASE)


def own(game: str) -> re.Pattern[str]:
    """Where a game is at home: its packages, and what it has in `static`."""
    packages = rf"(?:engine|engine/bots|ui|tools)/{game}/"
    return re.compile(rf"{packages}|static/(?:.*/)?{game}[^/]*$")


def is_of_a_game(name: str) -> bool:
    return any(own(game).match(name) for game in GAMES)


def files() -> list[str]:
    """All that is ours, and is text."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    kinds = (".py", ".js", ".css", ".html", ".json", ".toml", ".ts", ".sh", ".md", "Makefile")
    named = [name for name in listed.stdout.splitlines() if name.endswith(kinds)]
    return [name for name in named if (ROOT / name).is_file()]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_only_where_it_is_at_home(game: str) -> None:
    """As a word of its own in quotes, in a path or in the name of a module, a class or a file."""
    named = re.compile(rf"[\"'`/]{game}[\"'`/.]|\b(?:engine|ui|bots|tools)\.{game}\b|\.{game}-")
    found = [
        f"{name}:{number}: {line.strip()}"
        for name in files()
        if not name.startswith((THE_LIST, *ABOUT_ALL)) and not is_of_a_game(name)
        for number, line in enumerate((ROOT / name).read_text("utf-8").splitlines(), start=1)
        if named.search(PLANET_IS_A_WORD.sub("", line))
    ]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_no_game_knows_another(game: str) -> None:
    home, others = own(game), [other for other in GAMES if other != game]
    foreign = re.compile(rf"\b(?:engine|ui|bots|tools)\.(?:{'|'.join(others)})\b")
    for name in files():
        if home.match(name) and name.endswith(".py"):
            assert not foreign.search((ROOT / name).read_text("utf-8")), name
