"""Run inside Pyodide: which files of its standard library are needed for /job/imports.json.

Importing is the way to find out: each of these pulls in what it needs, and Pyodide's own start has
pulled in the rest, but for what is frozen into the interpreter. The sources go to /job/found.
"""

import json
import sys
from importlib import import_module
from types import ModuleType

JOB = "/job"


def main() -> None:
    with open(f"{JOB}/imports.json") as file:  # noqa: PTH123
        names = json.load(file)
    for name in names:
        import_module(name)
    modules = [module for module in sys.modules.values() if not is_frozen(module)]
    files = {str(getattr(module, "__file__", "")) for module in modules}
    from zipfile import ZipFile  # only now: what it needs itself would be found, too

    archive = json.__file__.removesuffix("/json/__init__.py")
    with ZipFile(archive) as library:
        for path in sorted(files):
            if path.startswith(f"{archive}/"):
                library.extract(path.removeprefix(f"{archive}/"), f"{JOB}/found")


def is_frozen(module: ModuleType) -> bool:
    return module.__spec__ is not None and module.__spec__.origin == "frozen"


main()
