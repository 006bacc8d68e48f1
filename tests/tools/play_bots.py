"""Run inside Pyodide, beside the engine: bots play the games that they played outside."""

import json
import sys
from importlib import import_module
from pathlib import Path

JOB = Path("/job")


def main() -> None:
    sys.path.insert(0, str(JOB))
    sys.dont_write_bytecode = True
    simulate = import_module("engine.simulate").simulate
    for game, options, bots, save in json.loads((JOB / "games.json").read_text()):
        assert simulate(game, options, 3, bots).save() == save, (game, options)


main()
