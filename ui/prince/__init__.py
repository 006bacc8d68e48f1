"""How Make Me a Planet looks: what `ui.games.GamePage` asks of a game."""

from __future__ import annotations

from typing import Any

from engine.prince.rules import Game
from ui.prince.log import told
from ui.prince.result import result
from ui.prince.rulebook import rulebook as rules
from ui.prince.say import sentence
from ui.prince.setup import options_from, setup_choices
from ui.prince.state import TableState, handle
from ui.prince.table import round_words, table, table_dialog

__all__ = [
    "handle",
    "has_secret",
    "new_state",
    "options_from",
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


def has_secret(game: Game, seat: int) -> bool:
    """Whether this seat sees, or is about to see, what nobody else may."""
    view, public = game.view(seat), game.view(None)
    if view._replace(seat=None, legal=()) != public:
        return True
    may_draw_characters = game.is_secret("character") and bool(game.piles["character"])
    return view.phase == "draw" and (game.options.players == 2 or may_draw_characters)


def progress(view: Any) -> str:
    """How far a game is."""
    return round_words(view.round)
