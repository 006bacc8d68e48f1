"""The pruned standard library has everything that the app imports."""

import ast
import json
import runpy
import subprocess
import sys
import textwrap
import zipfile
from collections.abc import Iterable
from pathlib import Path

import pytest

from tools import archives
from tools.build import NODE_MODULES, ROOT, app_sources, pack_python
from tools.page import read_config

CONFIG = read_config(ROOT / "pyscript.toml")


NEEDS_A_BROWSER = "ui/browser/"


SCRIPT = Path(__file__).parent / "import_everything.py"


def all_modules() -> str:
    files = [name for name in app_sources(CONFIG) if name.endswith(".py")]
    names = [name for name in files if not name.startswith(NEEDS_A_BROWSER)]
    return json.dumps(sorted(module_names(names)))


def import_everything(folder: Path) -> subprocess.CompletedProcess[bytes]:
    (folder / "modules.json").write_text(all_modules())
    command = ("node", archives.JOBS / "run.mjs", SCRIPT, folder, folder / "library.zip")
    return subprocess.run(command, check=True, cwd=ROOT, capture_output=True)


def test_every_module_can_be_imported_and_both_games_play(tmp_path: Path) -> None:
    pack_python(tmp_path, CONFIG)
    assert import_everything(tmp_path).stderr == b"This is heard\n"


def test_the_interpreter_that_is_shipped_has_all_that_the_modules_need(site: Path) -> None:
    command = ("node", Path(__file__).parent / "slim.mjs", site, SCRIPT, all_modules())
    told = subprocess.run(command, check=True, cwd=ROOT, capture_output=True)
    assert told.stderr == b"This is heard\n"


def module_names(files: Iterable[str]) -> set[str]:
    return {n.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for n in files}


def test_nothing_of_ours_imports_a_module_that_is_hollow_in_the_library(tmp_path: Path) -> None:
    hollow = {name: text for name, text in archives.instead().items() if name != "typing.py"}
    used = archives.imported([*app_sources(CONFIG).values(), (ROOT / "main.py").read_bytes()])
    assert module_names(hollow).isdisjoint(used)
    pack_python(tmp_path, CONFIG)
    with zipfile.ZipFile(tmp_path / "library.zip") as library:
        for name in hollow.keys() & {name.removesuffix("c") for name in library.namelist()}:
            assert library.getinfo(f"{name}c").file_size < 2_000, name
        assert not {"zipfile/__init__.pyc", "selectors.pyc"} & {*library.namelist()}


def test_types_that_nobody_checks_still_make_named_tuples() -> None:
    short = runpy.run_path(str(archives.INSTEAD / "typing.py"))
    program = """
from __future__ import annotations

class Pair(NamedTuple, Generic[TypeVar("T")]):
    "Two of a kind."

    first: int
    second: int | None = 2

    @property
    def both(self) -> tuple[object, ...]:
        return tuple(self)

class Empty(NamedTuple): ...

class Row(TypedDict, total=False):
    key: str

class Game(Row, Protocol[Any]): ...
"""
    exec(program, short)
    pair = short["Pair"](1)
    assert (pair.both, pair._replace(second=3), short["Empty"]()) == ((1, 2), (1, 3), ())
    assert (repr(pair), pair.__doc__) == ("Pair(first=1, second=2)", "Two of a kind.")
    assert json.dumps(short["Game"](key="a")) == '{"key": "a"}'
    assert short["get_args"](short["Literal"]["a", "b"]) == ("a", "b")
    assert short["cast"](short["Any"] | None, pair) is pair
    assert short["NewType"]("Message", str)("Hello") == "Hello"
    assert short["get_origin"](short["ClassVar"][int]) is short["ClassVar"]
    assert short["get_origin"](int) is None
    several = list.__class_getitem__(short["TypeVar"]("T"))
    assert several[int] == list[int]


def test_margins_are_those_of_the_library() -> None:
    short = runpy.run_path(str(archives.INSTEAD / "textwrap.py"))
    for text in ("", "  a\n    b\n \n  c\n", "\ta\n  b", "a\n  b\n", "   \n  a"):
        assert short["dedent"](text) == textwrap.dedent(text)
        assert short["indent"](text, "> ") == textwrap.indent(text, "> ")
        assert short["indent"](text, "> ", bool) == textwrap.indent(text, "> ", bool)


def test_what_the_page_imports_first_is_in_the_memory_that_is_kept() -> None:
    program = "import ui.first, sys; print(*sys.modules)"
    command = [sys.executable, "-c", program]
    told = subprocess.run(command, check=True, cwd=ROOT, capture_output=True, text=True)
    tree = ast.parse((ROOT / "ui" / "browser" / "main.py").read_bytes())
    names = {node.module for node in tree.body if isinstance(node, ast.ImportFrom)}
    assert {"ui.app", "ui.reports", "datetime"} <= names
    assert names - {"js", "pyscript", "asyncio"} <= {*told.stdout.split()}


def test_what_people_and_tools_read_is_not_shipped(tmp_path: Path) -> None:
    pack_python(tmp_path, CONFIG)
    with zipfile.ZipFile(tmp_path / "app.zip") as app:
        code = app.read("ui/app.pyc")
    assert b"the page changes" not in code  # a docstring
    assert b"Callable[[State]" not in code  # a type


def test_a_module_that_is_missing_is_noticed(tmp_path: Path) -> None:
    pack_python(tmp_path, CONFIG)
    with zipfile.ZipFile(tmp_path / "library.zip") as library:
        files = {name: library.read(name) for name in library.namelist() if name != "gettext.pyc"}
    (tmp_path / "library.zip").write_bytes(archives.pack(files))
    with pytest.raises(subprocess.CalledProcessError) as failed:
        import_everything(tmp_path)
    assert b"No module named 'gettext'" in failed.value.stderr


def test_pyscripts_own_python_is_in_the_app_as_the_package_has_it(tmp_path: Path) -> None:
    pack_python(tmp_path, CONFIG)
    sources = archives.pyscript_sources(NODE_MODULES)
    assert {"pyscript/__init__.py", "pyscript/events.py"} <= set(sources)
    with zipfile.ZipFile(tmp_path / "app.zip") as app:
        assert {f"{name}c" for name in (*sources, *app_sources(CONFIG))} <= set(app.namelist())
