"""How Make Me a Planet looks: what `ui.games.GamePage` asks of a game."""

from __future__ import annotations

from engine.prince.knowledge import View
from engine.prince.rules import ROUNDS
from ui.prince.closely import table_dialog
from ui.prince.log import told
from ui.prince.result import outcome, result
from ui.prince.rulebook import rulebook as rules
from ui.prince.say import sentence
from ui.prince.setup import options_from, setup_choices
from ui.prince.state import TableState, handle
from ui.prince.table import table

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


def new_state(_before: TableState | None = None) -> TableState:
    """Nothing is chosen, and nothing stays from the turn before."""
    return TableState()


def has_secret(view: View, public: View) -> bool:
    """Whether a seat with this view sees, or is about to see, what nobody else may."""
    if view._replace(seat=None, legal=()) != public:
        return True
    options, characters = view.options, view.piles["character"]
    may_draw_hidden = options.hidden_characters and characters.left > 0
    return view.phase == "draw" and (options.players == 2 or may_draw_hidden)


def progress(view: View) -> tuple[int, int]:
    """How far a game is: the round, and how many there are."""
    return view.round, ROUNDS
