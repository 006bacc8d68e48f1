"""Run inside Pyodide with the site's own library: import all of the app, and play both games."""

import json
import sys
import traceback
from datetime import datetime
from importlib import import_module
from logging import getLogger
from random import Random
from secrets import randbelow

JOB = "/job"


def main() -> None:
    sys.path.insert(0, f"{JOB}/app.zip")
    with open(f"{JOB}/modules.json") as file:  # noqa: PTH123
        names = json.load(file)
    for name in names:
        import_module(name)
    journal = import_module("engine.journal")
    for game in import_module("engine.games").GAMES:
        played = journal.Journal(game, {"players": 2}, ["Ada", "Ben"], randbelow(100))
        rng = Random(1)
        while played.game.turn is not None:
            legal = played.game.legal()
            played.play(legal[int(rng.random() * len(legal))])
        assert journal.Journal.load(played.save()).actions == played.actions
    try:
        json.loads("{")
    except ValueError:
        assert "JSONDecodeError" in traceback.format_exc()
    assert datetime.now().isoformat()
    getLogger("asyncio").error("%s is %s", "This", "heard")


main()
