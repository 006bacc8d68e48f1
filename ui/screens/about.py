"""About: what this is, whose games these are, what it is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui import VERSION
from ui.html import Html, el
from ui.screens.common import page_head
from ui.words import N_, _

if TYPE_CHECKING:
    from ui.app import App

WHAT = N_(
    "Two planet-building board games for one tablet that goes round the table, "
    "for family and friends."
)
WHOSE = (
    N_(
        "Make Me a Planet is a game by Antoine Bauza and Bruno Cathala, published by Ludonaute "
        "in 2013, with a new edition in 2025. Planet is a game by Urtis Šulinskas, published by "
        "Blue Orange."
    ),
    N_(
        "Pocket Planets is an unofficial fan project. It is not affiliated with, or endorsed by, "
        "the designers or the publishers. If you like the games, buy the boxes."
    ),
)
PRIVACY = N_(
    "Nothing is sent anywhere. The games run in your browser, nobody counts or watches, "
    "and what you play stays on this device."
)
MADE_OF = N_(
    "Written in Python, which your browser runs with Pyodide and PyScript. All artwork is our own, "
    "but for the animals of Planet: they are from Microsoft’s Fluent Emoji. "
    "The typefaces are Fraunces and Nunito."
)


def draw(_app: App) -> tuple[Html, str]:
    title = _("About")
    licences = el("a", _("All licences"), href="./licences.txt", target="_blank", rel="noopener")
    text = el(
        "div",
        el("p", _(WHAT)),
        el("h2", _("Whose games these are")),
        [el("p", _(words)) for words in WHOSE],
        el("h2", _("Privacy")),
        el("p", _(PRIVACY)),
        el("h2", _("What it is made of")),
        el("p", _(MADE_OF)),
        el("p", licences),
        el("p", _("Version {number}", number=VERSION), class_="version"),
        class_="paper reading",
    )
    return el("div", page_head(title, "back"), text, class_="about"), title
