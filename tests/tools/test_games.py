"""A game is a few packages with its name: nothing else in the house names one, but for one list."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from engine.games import GAMES
from tools.games import script
from ui.games import card_of
from ui.words import translated

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
# What a game is called that is also a word of the house: in all of them everybody builds one.
WORDS_OF_THE_HOUSE = {"planet"}
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


@pytest.mark.parametrize("game", GAMES)
def test_what_all_games_share_on_the_page_speaks_of_none(game: str) -> None:
    """In comments, too: not by its name, nor by the one on its box, nor by what begins with it."""
    name = f"{game}-" if game in WORDS_OF_THE_HOUSE else game
    named = re.compile(rf"\b(?:{re.escape(translated(card_of(game).name))}\b|(?i:{name}))")
    found = [
        f"{file}:{number}: {line.strip()}"
        for file in files()
        if file.startswith(("static/", "types/")) and not is_of_a_game(file)
        for number, line in enumerate((ROOT / file).read_text("utf-8").splitlines(), start=1)
        if named.search(PLANET_IS_A_WORD.sub("", line))
    ]
    assert found == []


def test_the_page_takes_in_the_scripts_of_the_games_that_have_one(tmp_path: Path) -> None:
    assert script(tmp_path) == "export const games = [];\n"
    last = GAMES[-1]
    (tmp_path / f"{last}.js").touch()
    (tmp_path / f"{last}-more.js").touch()
    listed = f'import {{ game as {last} }} from "./{last}.js";\nexport const games = [{last}];\n'
    assert script(tmp_path) == listed


PLAIN = re.compile(r"[a-z0-9-]+(?: [a-z0-9-]+)*")
IN_HTML = re.compile(r'class="([^"]*)')


def drawn(python: str) -> set[str]:
    """What may be classes of elements: texts of plain words, and classes in HTML."""
    tree, found = ast.parse(python), set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts = IN_HTML.findall(node.value)
            texts += [node.value] if PLAIN.fullmatch(node.value.strip()) else []
            found |= {word for text in texts for word in text.split()}
    return found


def test_what_one_game_alone_draws_has_its_looks_in_that_game() -> None:
    shared, by_game = set[str](), {game: set[str]() for game in GAMES}
    for file in files():
        if file.startswith("ui/") and file.endswith(".py"):
            words = drawn((ROOT / file).read_text("utf-8"))
            home = next((game for game in GAMES if own(game).match(file)), None)
            (by_game[home] if home else shared).update(words)
    for text in IN_HTML.findall((ROOT / "index.html").read_text("utf-8")):
        shared.update(text.split())
    for file in files():
        if file.startswith("static/js/") and not is_of_a_game(file):
            shared.update(re.findall(r'className = "([\w-]+)"', (ROOT / file).read_text("utf-8")))

    def is_drawn(name: str, words: set[str]) -> bool:
        start, dash, _number = name.rpartition("-")
        return name in words or start + dash in words

    for sheet in sorted((ROOT / "static" / "css").glob("*.css")):
        if is_of_a_game(sheet.relative_to(ROOT).as_posix()):
            continue
        text = re.sub(r'/\*.*?\*/|url\([^)]*\)|"[^"]*"', "", sheet.read_text("utf-8"), flags=re.S)
        for name in sorted(set(re.findall(r"\.([a-z][\w-]*)", text))):
            who = [game for game in GAMES if is_drawn(name, by_game[game])]
            assert len(who) != 1 or is_drawn(name, shared), (sheet.name, name, who)
