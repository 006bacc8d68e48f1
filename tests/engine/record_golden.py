"""Record the golden games anew, after a rule or a format has changed on purpose.

    python -m tests.engine.record_golden

Then read the difference: every line of it is a change that players of saved games will meet.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from engine.games import GAMES
from engine.journal import Journal
from engine.simulate import simulate


def golden_files() -> Iterator[tuple[str, Path]]:
    """Every recorded game, by its kind."""
    for game in GAMES:
        for file in sorted((Path(__file__).parent / game / "golden").glob("*.json")):
            yield game, file


def line(journal: Journal) -> str:
    """A result line, as the formats have it."""
    both = {"save": journal.to_json(), "result": journal.result()}
    return json.dumps(both, ensure_ascii=False, separators=(",", ":")) + "\n"


def record() -> None:
    """The same tables once more; a game that was broken off is broken off after as many actions."""
    for game, file in golden_files():
        recorded = json.loads(file.read_text(encoding="utf-8"))
        save = recorded["save"]
        played = simulate(game, save["options"], save["seed"])
        if recorded["result"] is None:
            actions, played = (
                played.actions,
                Journal(game, save["options"], played.names, played.seed),
            )
            for action in actions[: len(save["actions"])]:
                played.play(action)
        file.write_text(line(played), encoding="utf-8")


if __name__ == "__main__":
    record()
