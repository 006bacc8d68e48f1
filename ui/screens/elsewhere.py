"""The page is open twice: only one tab may play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.html import Html, el
from ui.screens.common import button
from ui.words import _

if TYPE_CHECKING:
    from ui.app import App


def draw(app: App) -> tuple[Html, str]:
    title = _("Pocket Planets is open in another tab")
    words = el(
        "div",
        el("h1", title, id="sentence", tabindex="-1"),
        el("p", _("One of them plays, so that no move is lost. You can go on here instead.")),
        el("p", kept_apart()) if app.apart else None,
        button(_("Play here"), "take-over", "main"),
        class_="pass",
    )
    hill = el("img", src="./static/sprites/hill.webp", alt="", class_="hill")
    return el("div", words, hill, class_="curtain"), title


def kept_apart() -> str:
    return _("What was played here and not stored in time is kept as a game of its own.")
