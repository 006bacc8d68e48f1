"""How Make Me a Planet looks: what `ui.games.GamePage` asks of a game."""

from __future__ import annotations

from engine.prince.knowledge import View
from ui.prince.closely import table_dialog
from ui.prince.curtain import curtain
from ui.prince.firsts import firsts
from ui.prince.log import told
from ui.prince.result import ending
from ui.prince.say import sentence, topic
from ui.prince.setup import option_words
from ui.prince.stage import BEATS
from ui.prince.state import TableState, handle
from ui.prince.table import table

__all__ = [
    "BEATS",
    "curtain",
    "ending",
    "firsts",
    "handle",
    "has_secret",
    "keys",
    "new_state",
    "option_words",
    "sentence",
    "table",
    "table_dialog",
    "told",
    "topic",
]


def new_state(_before: TableState | None = None) -> TableState:
    """Nothing is chosen, and nothing stays from the turn before."""
    return TableState()


def has_secret(view: View, public: View) -> bool:
    """Whether tiles lie open before a seat with this view that nobody else may see.

    What is kept face down, on the planet or in the offer, is shown only when it is asked for.
    """
    return view.offer != public.offer


def keys() -> dict[str, str]:
    """No key does anything here that it does not do at every table."""
    return {}
