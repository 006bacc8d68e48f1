"""How Planet looks: what `ui.games.GamePage` asks of a game."""

from __future__ import annotations

from engine.planet.knowledge import View
from ui.planet.curtain import curtain
from ui.planet.firsts import firsts
from ui.planet.log import told
from ui.planet.result import ending
from ui.planet.say import sentence, topic
from ui.planet.setup import option_words
from ui.planet.stage import BEATS
from ui.planet.state import handle, is_first_sight, new_state
from ui.planet.table import table, table_dialog
from ui.words import _, pgettext

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


def has_secret(view: View, _public: View) -> bool:
    """Whether the objective is shown: once, at the first turn. Later it is asked for."""
    return is_first_sight(view)


def keys() -> dict[str, str]:
    """What can be done by keys here and at no other table."""
    return {pgettext("key", "R"): _("turn the tile on a planet, with Shift the other way")}
