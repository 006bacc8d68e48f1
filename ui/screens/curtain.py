"""The curtain: the tablet changes hands, and nothing of the game is on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.html import Html, el
from ui.scene import badge
from ui.screens.common import button
from ui.words import _

if TYPE_CHECKING:
    from ui.app import App


def draw(app: App) -> tuple[Html, str]:
    session = app.session
    assert session is not None
    player = session.whose_turn
    title = _("Pass the tablet to {name}", name=player.name)
    words = el(
        "div",
        badge(player),
        el("h1", title, id="sentence", tabindex="-1"),
        el("p", _("What comes next is for {name}’s eyes only.", name=player.name)),
        button(_("I am {name}", name=player.name), "open", "main"),
        class_="pass",
    )
    hill = el("img", src="./static/sprites/hill.webp", alt="", class_="hill")
    return el("div", words, hill, class_="curtain"), title
