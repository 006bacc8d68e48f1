"""The rules, to read before or during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games import CARDS, page_of
from ui.html import Html, el
from ui.screens.common import page_head
from ui.screens.setup import which_game
from ui.words import N_, _

if TYPE_CHECKING:
    from ui.app import App

KEYS = (
    N_("F6 goes from one part of the table to the next, Shift and F6 to the one before."),
    N_("Tab goes from group to group, the arrow keys go from one thing to the next within it."),
    N_("Enter or the space bar presses. Hold one of them to see a secret of your own."),
    N_("Escape puts a tile back and closes what lies over the table. R turns the tile in Planet."),
)


def draw(app: App) -> tuple[Html, str]:
    title = _("Rules")
    game = app.session.journal.kind if app.session else app.draft.game
    choose = which_game(app) if app.session is None and len(CARDS) > 1 else None
    keys = (el("h3", _("By keyboard")), el("ul", [el("li", _(line)) for line in KEYS]))
    text = el("div", choose, page_of(game).rules(), keys, class_="paper reading")
    return el("div", page_head(title, "back"), text, class_="rules"), title
