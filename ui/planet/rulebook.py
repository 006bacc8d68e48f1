"""The rules of Planet in our own words, to read at the table."""

from __future__ import annotations

from engine.planet.tiles import HABITATS
from ui.games import CARDS
from ui.html import Html, el, join
from ui.planet.habitats import bands_table
from ui.planet.picture import paints, sign, swatch
from ui.planet.words import habitat_title
from ui.words import N_, _

AIM = N_(
    "Everybody has a planet with twelve faces. In twelve rounds you cover it with continents, "
    "and animals come to the planet that suits them best."
)
ROUND = (
    N_("Five continents are opened. From the first player on, everybody takes one."),
    N_(
        "Put it on any free face, turned as you like. No edge has to match. "
        "Once it lies, it never moves."
    ),
    N_(
        "What is left over waits for rounds 11 and 12: first for round 11 until it has five, "
        "then for round 12; the rest goes to the box."
    ),
    N_("From round 3 on, each animal of the round comes to the best planet."),
    N_("The player to the left begins the next round."),
)
REGIONS = N_(
    "Every tile has five areas. Areas of one habitat that share an edge form a region, on the same "
    "tile and across tiles. Corners do not count, and a face without a tile is nothing."
)
WISHES = (
    ("most", "forest", None, N_("Most regions: the number of separate regions counts.")),
    (
        "touching",
        "forest",
        "glacier",
        N_("Largest region touching: the largest one that touches the other habitat somewhere."),
    ),
    (
        "not_touching",
        "desert",
        "ocean",
        N_("Largest region not touching: the largest one without any contact."),
    ),
)
REST = (
    (
        N_("A tie"),
        N_(
            "Where planets tie for best, or none qualifies, the animal travels on to the next "
            "round. In the last round the tied compare their second-best region, then the third; "
            "still tied, or tied for the most regions, nobody gets it."
        ),
    ),
    (
        N_("The end"),
        N_(
            "An animal is worth 2 points, but only 1 if it lives in the habitat of your objective. "
            "Your objective gives points for the areas of its habitat on the whole planet. "
            "Most points win; a tie goes to more animals; a tie there is shared."
        ),
    ),
    (
        N_("Beginners"),
        N_("There are no objectives, and every animal is worth 1 point."),
    ),
    (
        N_("Hidden animals"),
        N_(
            "Each round from the third has an open animal and one that lies face down. "
            "After every round the next one is turned up, two rounds ahead."
        ),
    ),
)
CREDIT = N_(
    "The pictures of the animals are from Fluent Emoji by Microsoft, under the MIT licence. "
    "The walrus and all other drawings are our own. The continents are ours too: the box has "
    "other ones."
)


def rulebook() -> Html:
    """The whole game on one page."""
    return join(
        paints(),
        el("h2", _(CARDS["planet"].name)),
        el("p", _(AIM)),
        el("h3", _("A round")),
        el("ol", [el("li", _(line)) for line in ROUND]),
        el("h3", _("Areas and regions")),
        el("p", _(REGIONS)),
        el("ul", [el("li", swatch(h), habitat_title(h)) for h in HABITATS], class_="swatches"),
        el("h3", _("What animals want")),
        el("ul", [el("li", sign(*want), _(text)) for *want, text in WISHES], class_="wants"),
        [join(el("h3", _(title)), el("p", _(body))) for title, body in REST],
        el("h3", _("Objectives: points for areas")),
        bands_table(),
        el("h3", _("Pictures")),
        el("p", _(CREDIT)),
    )
