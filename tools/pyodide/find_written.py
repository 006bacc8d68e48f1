"""Run inside Pyodide with the site's own library: programs that modules write at their import.

They are compiled when they are run, which takes longer than the rest of the import. The modules of
/job/imports.json are imported, from /job/app.zip. What was written since Pyodide has started goes
to /job/app, and what was written before, for the library alone, to /job/library.
"""

import json
import marshal
import sys
from importlib import import_module

from sitecustomize import written  # type: ignore[import-not-found]

JOB = "/job"


def main() -> None:
    before = {**written}
    with open(f"{JOB}/imports.json") as file:  # noqa: PTH123
        names = json.load(file)
    sys.path.insert(0, f"{JOB}/app.zip")
    for name in names:
        import_module(name)
    since = {program: code for program, code in written.items() if program not in before}
    for archive, programs in (("library", before), ("app", since)):
        with open(f"{JOB}/{archive}", "wb") as file:  # noqa: PTH123
            file.write(marshal.dumps(programs))


main()
