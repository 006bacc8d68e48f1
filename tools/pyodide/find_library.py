"""Run inside Pyodide: which files of its standard library are needed for /job/imports.json.

Importing is the way to find out: each of these pulls in what it needs, and Pyodide's own start has
pulled in the rest, but for what is frozen into the interpreter. The sources go to /job/found.
Whatever is imported here would be found, too.
"""

import json
import os
import sys
from importlib import import_module
from zipimport import zipimporter

JOB = "/job"


def main() -> None:
    with open(f"{JOB}/imports.json") as file:  # noqa: PTH123
        names = json.load(file)
    for name in names:
        import_module(name)
    for module in list(sys.modules.values()):
        if isinstance(loader := getattr(module, "__loader__", None), zipimporter):
            target = f"{JOB}/found/{str(module.__file__).removeprefix(f'{loader.archive}/')}"
            os.makedirs(os.path.dirname(target), exist_ok=True)  # noqa: PTH103, PTH120
            with open(target, "wb") as found:  # noqa: PTH123
                found.write(loader.get_data(str(module.__file__)))


main()
