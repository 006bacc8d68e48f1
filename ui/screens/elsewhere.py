"""The page is open twice: only one tab may play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.html import el
from ui.keeping import KEPT_APART
from ui.parts.controls import Drawn, button
from ui.words import _, translated

if TYPE_CHECKING:
    from ui.state import State


def draw(state: State) -> Drawn:
    title = _("Pocket Planets is open in another tab")
    words = el(
        "div",
        el("h1", title, id="sentence", tabindex="-1"),
        el("p", _("One of them plays, so that no move is lost. You can go on here instead.")),
        el("p", translated(KEPT_APART)) if state.apart else None,
        button(_("Play here"), "take-over", "main"),
        class_="pass",
    )
    hill = el("img", src="./static/sprites/hill.webp", alt="", class_="hill")
    return Drawn(el("div", words, hill, class_="curtain"), title)
