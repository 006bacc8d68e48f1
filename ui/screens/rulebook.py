"""The rules, to read before or during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games import CARDS, page_of
from ui.html import Html, el
from ui.screens.common import page_head
from ui.screens.setup import which_game
from ui.words import _

if TYPE_CHECKING:
    from ui.app import App


def draw(app: App) -> tuple[Html, str]:
    title = _("Rules")
    game = app.session.journal.kind if app.session else app.draft.game
    choose = which_game(app) if app.session is None and len(CARDS) > 1 else None
    text = el("div", choose, page_of(game).rules(), class_="paper reading")
    return el("div", page_head(title, "back"), text, class_="rules"), title
