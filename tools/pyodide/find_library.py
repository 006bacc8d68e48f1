"""Run inside Pyodide: which files of its standard library are needed for /job/imports.json.

Importing is the way to find out: each of these pulls in what it needs, and Pyodide's own start has
pulled in the rest, but for what is frozen into the interpreter. The sources go to /job/found.
"""

import json
import sys
import zipfile
from importlib import import_module
from pathlib import Path
from types import ModuleType

JOB = Path("/job")


def main() -> None:
    for name in json.loads((JOB / "imports.json").read_text()):
        import_module(name)
    archive = json.__file__.removesuffix("/json/__init__.py")
    modules = [module for module in sys.modules.values() if not is_frozen(module)]
    files = {str(getattr(module, "__file__", "")) for module in modules}
    with zipfile.ZipFile(archive) as library:
        for file in sorted(files):
            if file.startswith(f"{archive}/"):
                library.extract(file.removeprefix(f"{archive}/"), JOB / "found")


def is_frozen(module: ModuleType) -> bool:
    return module.__spec__ is not None and module.__spec__.origin == "frozen"


main()
