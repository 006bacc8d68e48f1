"""Run inside Pyodide with the site's own library: import all of the app, and play both games."""

import json
import sys
import traceback
from datetime import datetime
from importlib import import_module
from pathlib import Path
from random import Random
from secrets import randbelow

JOB = Path("/job")


def main() -> None:
    sys.path.insert(0, str(JOB / "app.zip"))
    for name in json.loads((JOB / "modules.json").read_text()):
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


main()
