"""The site as a folder: what is in it, and that it depends on its sources alone."""

import gzip
import json
import re
import zipfile
from base64 import b64encode
from hashlib import sha256
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tools import archives
from tools.archives import WRITTEN, read_tree
from tools.build import NODE_MODULES, ROOT, app_sources, build
from tools.page import read_config
from tools.planet import animals
from tools.vendor import FONTS, VENDOR, copy_vendor, without_python

CONFIG = read_config(ROOT / "pyscript.toml")


def the(site: Path, pattern: str) -> Path:
    (file,) = site.glob(pattern)
    return file


def names_in(archive: Path) -> set[str]:
    return set(zipfile.ZipFile(archive).namelist())


def test_two_builds_are_the_same_byte_for_byte(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "CACHE", tmp_path / "cache")
    build(tmp_path / "again")
    assert read_tree(tmp_path / "again") == read_tree(site)


def test_pyscript_toml_names_every_module_of_the_engine_and_the_page() -> None:
    modules = {f.relative_to(ROOT).as_posix() for d in ("engine", "ui") for f in py_files(d)}
    assert modules == {n for n in app_sources(CONFIG) if n.endswith(".py")} | {
        *CONFIG["app"]["left"]
    }


def py_files(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def test_nothing_that_is_packed_imports_what_is_left_out() -> None:
    programs = [source for name, source in app_sources(CONFIG).items() if name.endswith(".py")]
    left = {name.removesuffix(".py").replace("/", ".") for name in CONFIG["app"]["left"]}
    assert archives.imported(programs).isdisjoint(left)


def test_the_app_is_compiled_and_holds_the_engine_the_page_and_pyscript(site: Path) -> None:
    names = names_in(the(site, "app-*.zip"))
    assert {f"{name}c" for name in app_sources(CONFIG) if name.endswith(".py")} <= names
    assert {Path(name).parts[0] for name in names} == {"engine", "ui", "pyscript", WRITTEN}
    assert {Path(name).suffix for name in names - {WRITTEN}} <= {".pyc", ".mo"}


def test_the_library_is_compiled_and_holds_what_is_imported_only(site: Path) -> None:
    names = names_in(the(site, "library-*.zip"))
    assert {"json/__init__.pyc", "asyncio/__init__.pyc", "pyodide/webloop.pyc"} <= names
    assert not {"argparse.pyc", "unittest/__init__.pyc", "pickle.pyc"} & names
    assert {Path(name).suffix for name in names - {WRITTEN}} == {".pyc"}


def test_compiled_files_are_never_checked_against_a_source(site: Path) -> None:
    with zipfile.ZipFile(the(site, "app-*.zip")) as app:
        names = {*app.namelist()} - {WRITTEN}
        assert {app.read(name)[4:8] for name in names} == {b"\1\0\0\0"}
        assert {entry.compress_type for entry in app.infolist()} == {zipfile.ZIP_STORED}


def test_pyscript_carries_no_python_a_second_time(site: Path) -> None:
    [script] = site.glob("runtime-*/core-*.js")
    carried = next((NODE_MODULES / "@pyscript" / "core" / "dist").glob("core-*.js"))
    line = "lazy_py_modules as py_import"  # of its Python
    assert line in carried.read_text("utf-8")
    assert line not in script.read_text("utf-8")


def test_another_pyscript_than_expected_fails_the_build() -> None:
    with pytest.raises(ValueError, match="as it did"):
        without_python('write(".",files)')


def test_the_configuration_in_the_page_is_that_of_pyscript_toml(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    (text,) = re.findall(r'<script type="py"[^>]* config="([^"]*)"', page)
    written: dict[str, Any] = json.loads(unescape(text))
    for key in ("name", "interpreter", "plugins"):
        assert written[key] == CONFIG[key]


def test_every_file_that_the_page_names_is_there(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    named = re.findall(r'(?:href|src|content)="\./([^"]*)"', page)
    assert len(named) > 15
    assert [name for name in named if not (site / name).is_file()] == []


def test_the_page_knows_the_size_and_the_hash_of_what_it_counts(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    counted = re.findall(
        r'content="\./([^"]*)"[^>]* data-bytes="(\d+)" data-packed="(\d+)" data-hash="(.*?)"', page
    )
    assert {Path(name).suffix for name, *_ in counted} == {".wasm", ".zip"}
    for name, size, packed, digest in counted:
        data, copy = (site / name).read_bytes(), (site / f"{name}.gz").read_bytes()
        assert (len(data), len(copy)) == (int(size), int(packed))
        assert gzip.decompress(copy) == data
        assert b64encode(sha256(data).digest()).decode() == digest


def test_fonts_are_latin_only_and_each_one_declared_is_there(site: Path) -> None:
    fonts = site / "static" / "fonts"
    files = sorted(file.name for file in fonts.glob("*.woff2"))
    sheet = (site / "static" / "css" / "site.css").read_text("utf-8")
    assert len(files) == sheet.count("@font-face") == 6
    assert all(f"url(../fonts/{file})" in sheet for file in files)


def test_what_is_bundled_is_there_once(site: Path) -> None:
    assert {file.name for file in (site / "static" / "css").iterdir()} == {"site.css", "later.css"}
    scripts = {file.name for file in (site / "static" / "js").iterdir()}
    assert scripts == {"boot.js", "downloads.js", "page.js", "painter.js", "python.js", "qr.js"}
    assert "./store.js" not in (site / "static" / "js" / "page.js").read_text("utf-8")


def test_the_interpreter_is_without_what_nothing_on_the_site_uses(site: Path) -> None:
    for name, part in (("pyodide.asm.mjs", 0.4), ("pyodide.asm.wasm", 0.75)):
        slim, whole = the(site, f"runtime-*/{name}"), NODE_MODULES / "pyodide" / name
        assert slim.stat().st_size < part * whole.stat().st_size
    packed = the(site, "runtime-*/pyodide.asm.wasm.gz")
    assert packed.stat().st_size < 0.7 * len(gzip.compress(whole.read_bytes(), mtime=0))


def test_pyodide_shares_no_memory_which_browsers_warn_of(site: Path) -> None:
    script = the(site, "runtime-*/pyodide.asm.mjs").read_text("utf-8")
    assert "Atomics.wait(" in script
    assert not re.search(r"shared: ?(!0|true)", script)


def test_the_licences_of_all_that_is_shipped_are_in_the_site(site: Path) -> None:
    text = (site / "licences.txt").read_text("utf-8")
    shipped = {package.removesuffix("/dist") for each in VENDOR.values() for package, _ in each}
    fonts = {f"@fontsource-variable/{family}" for family in FONTS}
    others = {animals.PACKAGE, "lean-qr", "polyscript", "workbox-strategies"}
    for package in shipped | fonts | others:
        assert re.search(rf"^{package} \d[\w.]* \([\w.-]+\)$", text, re.MULTILINE), package
    for words in (
        "Copyright (c) 2026 The Pocket Planets authors",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "Mozilla Public License, version 2.0",
        "SIL OPEN FONT LICENSE Version 1.1",
        "Apache License",
        "Zero-Clause BSD",
        "Copyright (c) Microsoft Corporation",
        "Julian R Seward",
        "Lucent Technologies",
    ):
        assert words in text
    assert "{copyright}" not in text
    assert "esbuild" not in text


def test_the_owners_of_what_is_compiled_into_pyodide_are_those_of_its_versions() -> None:
    """Another version may have others: then tools/licences.py has to be looked through again."""
    machine = (NODE_MODULES / "pyodide" / "pyodide.asm.wasm").read_bytes()
    for version in (
        "3.14.2",
        "expat_2.7.3",
        " deflate 1.3.1 Copyright 1995-2024 Jean-loup Gailly and Mark Adler ",
        "1.0.6, 6-Sept-2010",
        "1.5.7",
        "2.5.1",
        "5.2.2",
    ):
        assert version.encode() in machine, version


def test_a_missing_package_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"pyodide has no file pyodide\.mjs"):
        copy_vendor(tmp_path / "node_modules", tmp_path / "site")
