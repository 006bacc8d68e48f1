"""Record the golden games anew, after a rule or a format has changed on purpose.

    python -m tests.engine.prince.record_golden

Then read the difference: every line of it is a change that players of saved games will meet.
"""

from __future__ import annotations

import json
from pathlib import Path

from engine.journal import Journal
from engine.simulate import simulate
from tests.engine.prince.helpers import play_on, start

GOLDEN = Path(__file__).parent / "golden"
FINISHED = {
    "2-players": {"players": 2},
    "2-players-hidden": {"players": 2, "first": 1, "hidden_characters": True},
    "2-players-2025": {"players": 2, "edition": "2025"},
    "3-players-2025": {"players": 3, "edition": "2025"},
    "3-players-hidden": {"players": 3, "first": 2, "hidden_characters": True},
    "4-players": {"players": 4},
    "4-players-2025-hidden": {"players": 4, "edition": "2025", "hidden_characters": True},
    "5-players": {"players": 5, "first": 3},
    "5-players-2025-hidden": {"players": 5, "edition": "2025", "hidden_characters": True},
}


def line(journal: Journal) -> str:
    """A result line, as the formats have it."""
    both = {"save": journal.to_json(), "result": journal.result()}
    return json.dumps(both, ensure_ascii=False, separators=(",", ":")) + "\n"


def record() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for seed, (name, options) in enumerate(FINISHED.items(), start=1943):
        journal = simulate("prince", options, seed)
        (GOLDEN / f"{name}.json").write_text(line(journal), encoding="utf-8")
    unfinished = play_on(start(3, seed=1900), until=7)
    (GOLDEN / "3-players-unfinished.json").write_text(line(unfinished), encoding="utf-8")


if __name__ == "__main__":
    record()
