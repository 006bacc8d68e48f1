"""What a character gives points for, as a picture: so that who can't read can play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.prince.planet import Planet
from engine.prince.scoring import (
    CALM_TILE,
    COLOUR_OF_SHEEP,
    POINTS,
    POINTS_OF_THE_KING,
    SPECIES,
    TURNED_TILE,
    possible,
    wanted,
)
from engine.prince.tiles import SHEEP, Kind, Tile
from ui.html import Html, el
from ui.prince.words import painted
from ui.scene import icon

# What stands for a whole group of things, and what counts where one of them is missing.
_GROUPS = {SPECIES: ("fox", "elephant", "snake", SHEEP[0]), COLOUR_OF_SHEEP: SHEEP}
_WITHOUT = {CALM_TILE: "volcano"}
MOST = 4  # so many things are shown of a pile


@cache
def wish_picture(character: str, edition: str) -> Html:
    """So many points, and what each of these things gives them: “4 × snake”."""
    if character == "king":  # not for each: for exactly so many
        parts = [
            _part(f"{points}", [icon("rose")] * count)
            for count, points in POINTS_OF_THE_KING.items()
        ]
    else:
        parts = [
            _part(f"{points}×", pictures(thing, edition))
            for thing, points in POINTS[character].items()
        ]
    return el("span", parts, class_="wanted-things", aria_hidden="true")


def wanted_of_pile(planet: Planet, kind: Kind, seen: Sequence[Tile]) -> list[str]:
    """The first of what brings points that a tile of this pile may show, which nobody has seen."""
    return possible(wanted(planet), kind, seen)[:MOST]


def wanted_picture(things: Sequence[str], edition: str) -> Html:
    """They as pictures, in a row."""
    shown = [pictures(thing, edition) for thing in things]
    return el("span", shown, class_="wanted-here", aria_hidden="true")


def _part(points: str, things: list[Html]) -> Html:
    return el("span", el("b", points), el("span", things, class_="things"))


def pictures(thing: str, edition: str) -> list[Html]:
    """What gives points."""
    if thing == TURNED_TILE:
        return [el("i", class_="tile turned-core")]
    if thing in _WITHOUT:
        return [el("span", icon(_WITHOUT[thing]), class_="crossed")]
    return [icon(painted(each, edition)) for each in _GROUPS.get(thing, (thing,))]
