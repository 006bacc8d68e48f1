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


# What is compiled into Pyodide: by licence, whose it is, as its own source says. A test finds the
# versions that were looked at in the WebAssembly.
COMPILED = {
    "Python-2.0.1": {"CPython, the Python interpreter and its library": ""},
    "MIT": {
        "Emscripten": "Copyright (c) 2010-2014 Emscripten authors, see AUTHORS file.",
        "Node.js, parts of it in Emscripten": "Copyright Joyent, Inc. and other Node contributors. "
        "All rights reserved.",
        "MiniLZ4, in Emscripten": "Copyright (c) 2012 Pierre Curto",
        "musl libc": "Copyright (c) 2005-2020 Rich Felker, et al.",
        "Mathematical functions in musl libc": "Copyright (c) 2017-2018, Arm Limited.",
        "Expat": "Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper\n"
        "Copyright (c) 2001-2025 Expat maintainers",
        "HACL*": "Copyright (c) 2016-2022 INRIA, CMU and Microsoft Corporation\n"
        "Copyright (c) 2022-2023 HACL* Contributors",
        "libffi": "Copyright (c) 1996-2022 Anthony Green, Red Hat, Inc and others.",
        "mimalloc": "Copyright (c) 2018-2021 Microsoft Corporation, Daan Leijen",
        "SipHash24, in CPython": "Copyright (c) 2013 Marek Majkowski <marek@popcount.org>",
        "uvloop, parts of it in CPython": "Copyright (c) 2015-2021 MagicStack Inc. http://magic.io",
        "stackframe and error-stack-parser": "Copyright (c) 2017 Eric Wendelin and other "
        "contributors",
    },
    "BSD-2-Clause": {
        "libmpdec": "Copyright (c) 2008-2020 Stefan Krah. All rights reserved.",
        "Global Unbounded Sequences, in CPython": "Copyright (c) 2019,2020 Jeffrey Roberson "
        "<jeff@FreeBSD.org>",
        "TRE, in musl libc": "Copyright (c) 2001-2008 Ville Laurikari",
    },
    "BSD-3-Clause": {
        "Mersenne Twister, in CPython": "Copyright (C) 1997 - 2002, Makoto Matsumoto and Takuji "
        "Nishimura, All rights reserved.",
        "cfuhash, in CPython": "Copyright (c) 2005 Don Owens. All rights reserved.",
        "pyzstd, in CPython": "Copyright (c) 2020-present, Ma Lin and contributors. "
        "All rights reserved.",
        "Zstandard": "Copyright (c) Meta Platforms, Inc. and affiliates. All rights reserved.",
    },
    "Zlib": {"zlib": "Copyright (C) 1995-2024 Jean-loup Gailly and Mark Adler"},
    "bzip2-1.0.6": {"bzip2": "Copyright (C) 1996-2010 Julian R Seward. All rights reserved."},
    "dtoa": {
        "strtod and dtoa, in CPython": "Copyright (c) 1991, 2000, 2001 by Lucent Technologies."
    },
    "SunPro": {
        "Mathematical functions of fdlibm, in musl libc": "Copyright (C) 1993 by Sun Microsystems, "
        "Inc. All rights reserved."
    },
    "Unicode-3.0": {
        "Unicode Character Database, in CPython": "Copyright (c) 1991-2025 Unicode, Inc."
    },
}
HEAD = """\
Pocket Planets is made of these parts, and thanks everybody who made them.
The source of Pyodide, which the Mozilla Public License asks to name, is at https://pyodide.org.
SQLite, XZ Utils (liblzma) and dlmalloc, all in the public domain, are compiled into it as well,
and so are libc++, libc++abi, libunwind and compiler-rt of the LLVM Project: its licence, the Apache
License 2.0 with LLVM Exceptions, asks for no notice in what is compiled."""


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
    """What is in Pyodide. Parts of one licence share its text, which names all their owners."""
    for licence, owners in COMPILED.items():
        lines = [f"{name}:\n{line}" if len(owners) > 1 else line for name, line in owners.items()]
        text = usual_text(licence, "\n\n".join(lines))
        for name in owners:
            yield Part(f"In Pyodide: {name}", licence, text)
