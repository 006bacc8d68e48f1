"""Planets that the rules show as examples."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.planet.planet import BARE, Planet
from engine.planet.regions import size
from engine.planet.solid import EDGES, FACES, TOP, UPPER
from engine.planet.tiles import HABITATS, TILES
from ui.html import Html, el
from ui.planet.globe import region_size
from ui.planet.picture import areas_of, land, number_mark
from ui.planet.shape import NET, RADIUS, Petal, hangs
from ui.planet.words import habitat_name
from ui.words import _, listed


def _planet(*placed: tuple[str, int, int]) -> Planet:
    planet = BARE
    for name, face, turn in placed:
        planet = planet.place(TILES[name], face, turn)
    return planet


FULL_PLANET = _planet(
    *((name, face, face % EDGES) for face, name in enumerate(list(TILES)[::4][:FACES]))
)
THREE_TILES = _planet(("T09", TOP, 0), ("T21", UPPER + 4, 2), ("T42", UPPER, 2))


def region_sizes() -> str:
    """The regions of the three tiles in words."""
    return listed(
        [
            _("{habitat} {size}", habitat=habitat_name(habitat), size=size(region))
            for habitat in HABITATS
            for region in THREE_TILES.regions[habitat]
        ]
    )


@cache
def with_sizes() -> Html:
    """The three tiles, unfolded, with the sizes of their regions."""
    parts, petals = [], []
    for face, tile in enumerate(THREE_TILES.tiles):
        if tile is None:
            continue
        petals.append(NET[face])
        petal, turn = NET[face], THREE_TILES.turns[face]
        marks = [
            number_mark(
                region_size(THREE_TILES, habitat, edges << EDGES * face),
                hangs(face),
                [(edge + petal.shift) % EDGES for edge in range(EDGES) if edges >> edge & 1],
                False,
            )
            for habitat, edges in tile.strips[turn]
        ]
        inside = (land(areas_of(tile, turn, petal.shift), hangs(face), "small"), marks)
        parts.append(el("g", inside, transform=f"translate({petal.x:.4g} {petal.y:.4g})"))
    return el("svg", parts, viewBox=_box(petals), aria_hidden="true", class_="flower")


def _box(petals: Sequence[Petal]) -> str:
    """What some petals of the net take up."""
    x, y = [petal.x for petal in petals], [petal.y for petal in petals]
    room = RADIUS + 5
    width, height = max(x) - min(x) + 2 * room, max(y) - min(y) + 2 * room
    return f"{min(x) - room:.4g} {min(y) - room:.4g} {width:.4g} {height:.4g}"
