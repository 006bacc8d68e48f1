"""The house rules that the design states, read off the source."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from engine.games import GAMES

ROOT = Path(__file__).parents[2]
ROOMS = [ROOT / "engine" / room / game for room in (".", "bots") for game in GAMES]
BROWSER = {"js", "pyscript", "pyodide", "pyodide_js", "micropip"}
ENGINE = sorted((ROOT / "engine").rglob("*.py"))
UI = sorted((ROOT / "ui").rglob("*.py"))
UI_BROWSER = [file for file in UI if (ROOT / "ui" / "browser") in file.parents]
UI_PURE = [file for file in UI if file not in UI_BROWSER]
OTHERS = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "tools").rglob("*.py"), ROOT / "main.py"]
MOST_LINES = 400  # of a file that is read in one sitting
DRAWS = {
    *("shuffle", "randrange", "randint", "choice", "choices", "sample", "uniform", "getrandbits"),
    *("randbytes", "gauss", "normalvariate", "triangular", "betavariate", "expovariate"),
}
CLOCKS = {"time", "datetime"}
TIMED = {"simulate.py", "arena.py"}  # where games are measured, from outside


def path(file: Path) -> str:
    return str(file.relative_to(ROOT))


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), feature_version=(3, 11))


@cache
def nodes(file: Path) -> list[ast.AST]:
    return list(ast.walk(tree(file)))


@cache
def imports(file: Path) -> list[str]:
    """Every module that a file imports, also by a name in a string."""
    return list(_imports(file))


def _imports(file: Path) -> Iterator[str]:
    for node in nodes(file):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path(file)} imports relatively"
            yield node.module or ""
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Call) and any("import" in name for name in names(node.func)):
            yield from (
                arg.value
                for arg in node.args
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
            )


def names(node: ast.AST) -> Iterator[str]:
    """All names in an expression, those of attributes too."""
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            yield part.id
        elif isinstance(part, ast.Attribute):
            yield part.attr


def roots(file: Path) -> set[str]:
    return {name.split(".")[0] for name in imports(file)}


def test_the_engine_imports_the_standard_library_and_itself_only() -> None:
    for file in ENGINE:
        assert roots(file) <= sys.stdlib_module_names | {"engine"}, path(file)


def test_nothing_outside_ui_browser_imports_the_browser() -> None:
    for file in [*ENGINE, *UI_PURE]:
        assert roots(file).isdisjoint(BROWSER), path(file)


def test_the_pages_pure_part_does_not_import_its_browser_part() -> None:
    for file in UI_PURE:
        assert not any(name.startswith("ui.browser") for name in imports(file)), path(file)


def test_the_engine_draws_randomness_by_random_alone_and_shares_none() -> None:
    for file in ENGINE:
        names = {node.attr for node in nodes(file) if isinstance(node, ast.Attribute)}
        assert names.isdisjoint(DRAWS), path(file)
        modules = {name for name in imports(file) if name.split(".")[0] in ("random", "secrets")}
        assert modules <= {"random", "random.Random"}, path(file)
        whole = [node for node in nodes(file) if isinstance(node, ast.Import)]
        known = {name.asname or name.name for node in whole for name in node.names}
        assert "random" not in known, path(file)


def test_the_rules_know_no_clock() -> None:
    for file in ENGINE:
        if file.name not in TIMED:
            assert roots(file).isdisjoint(CLOCKS), path(file)
        else:
            assert file.parent.name == "engine", path(file)


def test_the_source_is_python_3_11_and_documented() -> None:
    for file in [*ENGINE, *UI]:
        assert file.stat().st_size == 0 or ast.get_docstring(tree(file)), path(file)


def test_a_file_can_be_read_in_one_sitting() -> None:
    for file in [*ENGINE, *UI, *OTHERS]:
        assert len(file.read_text(encoding="utf-8").splitlines()) <= MOST_LINES, path(file)


def test_no_bot_looks_behind_its_outlook() -> None:
    door = ROOT / "engine" / "bots" / "__init__.py"
    for file in ENGINE:
        if file.is_relative_to(door.parent) and file != door:
            attributes = {node.attr for node in nodes(file) if isinstance(node, ast.Attribute)}
            words = {node.value for node in nodes(file) if isinstance(node, ast.Constant)}
            assert "_game" not in attributes | words, path(file)


def test_only_the_list_of_games_and_a_games_own_rooms_name_it() -> None:
    for file in ENGINE:
        if file.name == "games.py" or any(file.is_relative_to(room) for room in ROOMS):
            continue
        constants = [node.value for node in nodes(file) if isinstance(node, ast.Constant)]
        words = {value for value in constants if isinstance(value, str)}
        assert words.isdisjoint(GAMES), path(file)
        named = {part for name in imports(file) for part in name.split(".")}
        assert named.isdisjoint(GAMES), path(file)


def test_there_is_something_to_check() -> None:
    assert len(ENGINE) > 10
    assert UI_PURE
    assert any(roots(file) & BROWSER for file in UI_BROWSER)
