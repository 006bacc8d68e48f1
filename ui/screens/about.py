"""About: what this is, whose games these are, what it is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games import GAMES
from ui import VERSION
from ui.games import card_of
from ui.html import el
from ui.parts.controls import Drawn, page_head
from ui.words import N_, _, sentences, translated

if TYPE_CHECKING:
    from ui.state import State

WHAT = N_(
    "Two planet-building board games for one tablet or phone that goes round the table, "
    "for family and friends."
)
WHOSE = N_(
    "Pocket Planets is an unofficial fan project. It is not affiliated with, or endorsed by, "
    "the designers or the publishers. If you like the games, buy the boxes."
)
PRIVACY = N_(
    "Nothing is sent anywhere. The games run in your browser, nobody counts or watches, "
    "and what you play stays on this device."
)
MADE_OF = N_(
    "Written in Python, which your browser runs with Pyodide and PyScript. All artwork is our own, "
    "but for what is named above. The typefaces are Fraunces and Nunito."
)


def _credits(game: str) -> str:
    """Whose game it is."""
    return sentences([translated(words) for words in card_of(game).credits])


def draw(_state: State) -> Drawn:
    title = _("About")
    licences = el("a", _("All licences"), href="./licences.txt", target="_blank", rel="noopener")
    text = el(
        "div",
        el("p", translated(WHAT)),
        el("h2", _("Whose games these are")),
        [el("p", _credits(game)) for game in GAMES],
        el("p", translated(WHOSE)),
        el("h2", _("Privacy")),
        el("p", translated(PRIVACY)),
        el("h2", _("What it is made of")),
        el("p", translated(MADE_OF)),
        el("p", licences),
        el("p", _("Version {number}", number=VERSION), class_="version"),
        class_="paper reading",
    )
    return Drawn(el("div", page_head(title, "back"), text, class_="about"), title)
