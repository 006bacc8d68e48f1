"""Run inside Pyodide: every .py file below /job/sources becomes a .pyc file below /job/compiled.

Compiled by the very Python that runs them, so that the magic number fits, and never checked against
a source. /job/levels.json has the optimisation of each file that is not 0.
"""

import json
import marshal
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

JOB = Path("/job")
UNCHECKED_HASH = (0b01).to_bytes(4, "little")  # PEP 552


def main() -> None:
    levels = json.loads((JOB / "levels.json").read_text())
    for file in sorted((JOB / "sources").rglob("*.py")):
        name = file.relative_to(JOB / "sources").as_posix()
        source = file.read_bytes()
        code = compile(source, name, "exec", dont_inherit=True, optimize=levels.get(name, 0))
        target = JOB / "compiled" / f"{name}c"
        target.parent.mkdir(parents=True, exist_ok=True)
        header = MAGIC_NUMBER + UNCHECKED_HASH + source_hash(source)
        target.write_bytes(header + marshal.dumps(code))


main()
