"""The rules of Make Me a Planet in our own words, to read at the table."""

from __future__ import annotations

from engine.prince.tiles import CHARACTERS
from ui.games import CARDS
from ui.html import Html, el, join
from ui.prince.words import character_name, character_wish
from ui.scene import icon
from ui.words import N_, _

AIM = N_(
    "Everybody builds a planet of 16 tiles, four of each kind, in 16 rounds. "
    "At the end your four characters score what they love on it."
)
ROUND = (
    N_(
        "The first player chooses a pile and draws as many tiles as there are players. "
        "In the 2025 edition the first round draws characters."
    ),
    N_(
        "They take one tile, place it on a free place of its kind, "
        "and name a player who has no tile yet."
    ),
    N_("That player takes one, places it and names the next, and so on."),
    N_("The last player gets the last tile, and starts the next round."),
)
REST = (
    (
        N_("Two players"),
        N_(
            "Draw three tiles and look at them alone. Lay two open and one face down. "
            "The other takes one, open or blind, then you take one; the last is discarded, "
            "open for both. Then roles swap."
        ),
    ),
    (
        N_("Baobabs"),
        N_(
            "One or two baobabs are safe. The moment a third comes into view, the three tiles "
            "that show one are turned face down, and nothing on them counts any more. "
            "New ones may follow."
        ),
    ),
    (
        N_("Volcanoes"),
        N_(
            "At the end, whoever has the most volcanoes in view loses a point for each. "
            "Everybody tied for most does."
        ),
    ),
    (
        N_("The end"),
        N_("The highest total wins. A tie goes to fewer volcanoes in view; a tie there is shared."),
    ),
    (
        N_("Hidden characters"),
        N_(
            "In this variant characters are drafted in secret and lie face down until the end. "
            "Hold your finger on one to see your own. Their stars count all the same."
        ),
    ),
)


def rulebook() -> Html:
    """The whole game on one page."""
    return join(
        el("h2", _(CARDS["prince"].name)),
        el("p", _(AIM)),
        el("h3", _("A round")),
        el("ol", [el("li", _(line)) for line in ROUND]),
        [join(el("h3", _(title)), el("p", _(body))) for title, body in REST],
        el("h3", _("Characters")),
        el("ul", [_character(name) for name in CHARACTERS], class_="cast"),
    )


def _character(name: str) -> Html:
    title, wish = character_name(name, "2013"), character_wish(name, "2013")
    words = el("span", el("b", title), el("small", wish))
    return el("li", icon(name, tall=True), words)
