"""Ships in the library: imports compiled modules from archives, each of which is read once.

Python runs this by itself before it imports the rest of the library. Its own importer opens the
archive anew for each of the two hundred modules of a start, which costs a tenth of that start.
Hence no imports here but of what is built in.

Some modules write programs and run them at once, one for each named tuple and each dataclass. Those
of a start have been compiled by the build: an archive brings them along.
"""

from __future__ import annotations

import gc
import marshal
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import CodeType, ModuleType
    from typing import Any

gc.disable()  # until the first screen is there: nearly all that a start makes stays

ModuleSpec: Any = type(__spec__)
HEADER = 16  # bytes of a .pyc file before its code
# The zip format: the files, each after a header; their directory; a record of where that begins.
FILE, ENTRY, RECORD = 30, 46, 22
WRITERS = ("collections", "dataclasses")
WRITTEN = "written"  # what they write is under this name in an archive

written: dict[str, CodeType] = {}


def ready(program: str, kind: str) -> CodeType:
    if program not in written:
        written[program] = compile(program, "<written>", kind, dont_inherit=True)
    return written[program]


def evaluate(program: str, *names: dict[str, object]) -> object:
    return eval(ready(program, "eval"), *names)


def execute(program: str, *names: dict[str, object]) -> None:
    exec(ready(program, "exec"), *names)


class Archive:
    """Finds and loads the modules of an archive, in which they are stored and not deflated."""

    def __init__(self, path: str) -> None:
        if not path.endswith(".zip"):
            raise ImportError(path)
        try:
            with open(path, "rb") as file:  # noqa: PTH123
                self.data = memoryview(file.read())
        except OSError as error:
            raise ImportError(path) from error
        self.path = path
        self.places = dict(directory(self.data))
        if WRITTEN in self.places:
            begin, end = self.places[WRITTEN]
            written.update(marshal.loads(self.data[begin:end]))

    def find_spec(self, name: str, _target: object = None) -> Any:
        inner = name.replace(".", "/")
        if (file := f"{inner}.pyc") in self.places:
            return self.spec(name, file)
        if (file := f"{inner}/__init__.pyc") in self.places:
            return self.spec(name, file, [self.path])
        return None

    def spec(self, name: str, file: str, inside: list[str] | None = None) -> Any:
        spec = ModuleSpec(name, self, origin=f"{self.path}/{file}", loader_state=file)
        spec.has_location = True
        spec.submodule_search_locations = inside
        return spec

    def create_module(self, spec: object) -> None:
        """An ordinary one."""

    def exec_module(self, module: ModuleType) -> None:
        if module.__name__ in WRITERS:
            vars(module).update(eval=evaluate, exec=execute)
        begin, end = self.places[module.__spec__.loader_state]  # type: ignore[union-attr]
        exec(marshal.loads(self.data[begin + HEADER : end]), module.__dict__)


def directory(data: memoryview) -> Iterator[tuple[str, tuple[int, int]]]:
    """The names in an archive, with where each file begins and ends."""
    last = len(data) - RECORD
    at = number(data, last + 16, 4)
    while at < last:
        length = number(data, at + 28, 2)
        name = str(data[at + ENTRY : at + ENTRY + length], "ascii")
        begin = number(data, at + 42, 4) + FILE + length
        yield name, (begin, begin + number(data, at + 20, 4))
        at += ENTRY + length


def number(data: memoryview, at: int, size: int) -> int:
    return int.from_bytes(data[at : at + size], "little")


sys.path_hooks.insert(0, Archive)
sys.path_importer_cache.clear()
