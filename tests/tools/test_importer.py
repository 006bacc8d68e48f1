"""The importer that the library ships finds what is in a stored archive, as Python's own would."""

import marshal
import os
import py_compile
import subprocess
import sys
from pathlib import Path

import pytest

from tools import archives

SOURCES = {
    "plain.py": "name = __name__; file = __file__",
    "package/__init__.py": "from package.inner import answer",
    "package/inner.py": "answer = 42",
    "package/deep/__init__.py": "",
    "package/deep/module.py": "from ..inner import answer as same",
    "dataclasses.py": "def run(text):\n    exec(text, names := {})\n    return names['answer']",
}


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    files: dict[str, bytes] = {}
    for name, source in SOURCES.items():
        file = tmp_path / "sources" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source)
        compiled = tmp_path / "one.pyc"
        py_compile.compile(str(file), cfile=str(compiled), doraise=True)
        files[f"{name}c"] = compiled.read_bytes()
    files["written"] = marshal.dumps({"answer = 'now'": compile("answer = 'before'", "", "exec")})
    archive = tmp_path / "modules.zip"
    archive.write_bytes(archives.pack(files))
    return archive


def run(program: str, *paths: Path) -> str:
    """What a Python prints that has the importer, and these on its path."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (archives.JOBS, *paths)))}
    command = [sys.executable, "-c", program]
    result = subprocess.run(command, check=True, env=environment, capture_output=True, text=True)
    return result.stdout.strip()


def test_modules_and_packages_are_found(archive: Path) -> None:
    program = "import plain, package.deep.module as m; print(plain.name, plain.file, m.same)"
    assert run(program, archive) == f"plain {archive}/plain.pyc 42"
    program = "import package.inner as inner; print(type(inner.__spec__.loader).__name__)"
    assert run(program, archive) == "Archive"


@pytest.mark.parametrize("name", ["missing", "package.missing", "plain.missing"])
def test_what_is_not_there_is_missed_as_ever(archive: Path, name: str) -> None:
    program = f"try: import {name}\nexcept ModuleNotFoundError as error: print(error.name)"
    assert run(program, archive) == name


def test_folders_and_archives_that_are_not_there_are_left_to_others(tmp_path: Path) -> None:
    (tmp_path / "folder.zip").mkdir()
    (tmp_path / "folder.zip" / "module.py").write_text("answer = 42")
    paths = (tmp_path / "missing.zip", tmp_path / "folder.zip")
    assert run("import module; print(module.answer)", *paths) == "42"


def test_what_modules_write_is_compiled_by_the_build_or_else_now(archive: Path) -> None:
    program = """import dataclasses
print(dataclasses.run("answer = 'now'"), dataclasses.run("answer = 'since'"))"""
    assert run(program, archive) == "before since"
