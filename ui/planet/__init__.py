"""How Planet looks: what `ui.games.GamePage` asks of a game."""

from __future__ import annotations

from engine.planet.knowledge import View
from engine.planet.rules import ROUNDS
from ui.planet.log import told
from ui.planet.result import outcome, result
from ui.planet.rulebook import rulebook as rules
from ui.planet.say import sentence
from ui.planet.setup import options_from, setup_choices
from ui.planet.state import handle, new_state
from ui.planet.table import table, table_dialog

__all__ = [
    "handle",
    "has_secret",
    "new_state",
    "options_from",
    "outcome",
    "progress",
    "result",
    "rules",
    "sentence",
    "setup_choices",
    "table",
    "table_dialog",
    "told",
]


def has_secret(view: View, public: View) -> bool:
    """Whether a seat with this view sees what nobody else may: its own objective."""
    return view._replace(seat=None, legal=()) != public


def progress(view: View) -> tuple[int, int]:
    """How far a game is: the round, and how many there are."""
    return view.round, ROUNDS
