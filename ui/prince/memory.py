"""What is remembered of a finished game of Make Me a Planet."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.prince.knowledge import View
from engine.prince.planet import Planet
from engine.prince.scoring import ScoreSheet
from engine.prince.tiles import TILES
from ui.games import Topic
from ui.html import Html
from ui.memory import Scored
from ui.prince.picture import planet_picture
from ui.prince.words import character_name, painted
from ui.scene import icon
from ui.words import N_, N_p, _

TOPICS = {
    "character": Topic(N_("Characters"), N_("Character"), N_p("characters, how often", "Chosen")),
    "volcano": Topic(N_("Lost to volcanoes"), N_p("head of a column", "What"), N_("Times")),
}
TURNED = "*"
EDITION = "2013"  # where both editions stand side by side, names and pictures are of the first


def built(view: View, seat: int) -> str:
    return planet_text(view.planets[seat])


def scored_by(sheet: ScoreSheet) -> Scored:
    """The points by character, and what volcanoes cost."""
    characters = [(line.source, line.points) for line in sheet.lines]
    lost = {"volcano": [("volcano", -sheet.penalty)]} if sheet.penalty else {}
    return {"character": characters} | lost


def planet_text(planet: Planet) -> str:
    """The tiles row by row; those that baobabs have turned carry a mark."""
    return " ".join(
        f"{tile.id}{TURNED if slot in planet.turned else ''}"
        for slot, tile in enumerate(planet.tiles)
        if tile is not None
    )


def picture(planet: str, options: Mapping[str, object]) -> Html:
    names = planet.split()
    turned = frozenset(slot for slot, name in enumerate(names) if name.endswith(TURNED))
    tiles = tuple(TILES[name.rstrip(TURNED)] for name in names)
    return planet_picture(Planet(tiles, turned), str(options.get("edition", EDITION)))


def ground() -> None:
    """Tiles are pictures by themselves."""


def thing(topic: str, what: str, played: Collection[Mapping[str, object]]) -> tuple[Html, str]:
    if topic == "volcano":
        return icon("volcano"), _("Volcanoes")
    editions = {str(options.get("edition", EDITION)) for options in played}
    edition = editions.pop() if len(editions) == 1 else EDITION
    return icon(painted(what, edition), tall=True), character_name(what, edition)
