"""The licences of all that the site ships, in one file for people to read: `licences.txt`.

Most come with their packages. Where a package leaves its text out, and for what is compiled into
Pyodide, the text is one of those in the folder `licence_texts`.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TEXTS = Path(__file__).parent / "licence_texts"
# Needed to build, to run outside a browser or to check types: nothing of them is in the site.
NOT_SHIPPED = ("@iconify/types", "@types/emscripten", "binaryen", "esbuild", "ws")
COPYRIGHTS = {"@iconify-json/fluent-emoji-flat": "Copyright (c) Microsoft Corporation"}
RULE = "=" * 80


class Part(NamedTuple):
    """Something that the site ships, and the text that allows it to."""

    name: str
    licence: str
    text: str


# What is compiled into Pyodide: its name, its licence, whose it is.
COMPILED = (
    ("CPython, the Python interpreter and its library", "Python-2.0.1", ""),
    ("Emscripten", "MIT", "Copyright (c) 2010-2014 Emscripten authors, see AUTHORS file"),
    ("musl libc", "MIT", "Copyright (c) 2005-2020 Rich Felker and others"),
    ("HACL*", "MIT", "Copyright (c) 2016-2022 INRIA, CMU and Microsoft Corporation"),
    (
        "Expat",
        "MIT",
        "Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper\n"
        "Copyright (c) 2001-2025 Expat maintainers",
    ),
    ("libffi", "MIT", "Copyright (c) 1996-2024 Anthony Green, Red Hat, Inc and others"),
    ("mimalloc", "MIT", "Copyright (c) 2018-2025 Microsoft Corporation, Daan Leijen"),
    ("libmpdec", "BSD-2-Clause", "Copyright (c) 2008-2024 Stefan Krah. All rights reserved."),
    ("Zstandard", "BSD-3-Clause", "Copyright (c) Meta Platforms, Inc. and affiliates."),
    ("zlib", "Zlib", "Copyright (c) 1995-2024 Jean-loup Gailly and Mark Adler"),
    ("bzip2", "bzip2-1.0.6", "Copyright (c) 1996-2019 Julian R Seward. All rights reserved."),
)
HEAD = """\
Pocket Planets is made of these parts, and thanks everybody who made them.
The source of Pyodide, which the Mozilla Public License asks to name, is at https://pyodide.org.
SQLite and XZ Utils (liblzma) are compiled into it as well, and ask for nothing."""


def write_licences(node_modules: Path, site: Path) -> None:
    """Collect them all. Parts that share a text, to the letter, share its place."""
    own = Part("Pocket Planets", "MIT", (ROOT / "LICENSE").read_text("utf-8"))
    together: dict[str, list[Part]] = {}
    for part in (own, *packages(node_modules), *compiled()):
        together.setdefault(part.text.strip(), []).append(part)
    sections = [f"{headline(parts)}\n\n{text}" for text, parts in together.items()]
    whole = f"\n\n\n{RULE}\n".join([HEAD, *sections])
    (site / "licences.txt").write_text(f"{whole}\n", "utf-8")


def headline(parts: list[Part]) -> str:
    return "\n".join(f"{part.name} ({part.licence})" for part in parts)


def packages(node_modules: Path) -> Iterator[Part]:
    """The packages that the site is built of, with all that they are bundled with."""
    waiting = list(json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"])
    seen: set[str] = set()
    while waiting:
        name = waiting.pop(0)
        if name in seen or name in NOT_SHIPPED:
            continue
        seen.add(name)
        folder = node_modules / name
        about = json.loads((folder / "package.json").read_text("utf-8"))
        waiting += about.get("dependencies", {})
        yield Part(f"{name} {about['version']}", about["license"], licence_of(folder, about))


def licence_of(folder: Path, about: dict[str, Any]) -> str:
    """A package's own text; otherwise the usual one of its licence."""
    for file in sorted(folder.iterdir()):
        if file.stem.lower() in ("license", "licence"):
            return file.read_text("utf-8")
    name, author = about["name"], about.get("author", "")
    return usual_text(about["license"], COPYRIGHTS.get(name, f"Copyright (c) {author}"))


def usual_text(licence: str, copyright: str) -> str:
    return (TEXTS / f"{licence}.txt").read_text("utf-8").replace("{copyright}", copyright)


def compiled() -> Iterator[Part]:
    for name, licence, copyright in COMPILED:
        yield Part(f"{name} (in Pyodide)", licence, usual_text(licence, copyright))
