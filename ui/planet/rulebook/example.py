"""Planets that the rules show as examples."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from engine.planet.animals import ANIMALS
from engine.planet.planet import BARE, Planet
from engine.planet.regions import Areas, size
from engine.planet.scoring import Award, ScoreSheet, score_sheets
from engine.planet.solid import EDGES, FACES, TOP, UPPER
from engine.planet.tiles import HABITATS, TILES, Habitat
from ui.html import Html, el
from ui.planet.globe import region_size
from ui.planet.picture import areas_of, border_lines, land, number_mark
from ui.planet.shape import NET, RADIUS, Petal, hangs
from ui.planet.words import habitat_name
from ui.words import _, listed


def _planet(*placed: tuple[str, int, int]) -> Planet:
    planet = BARE
    for name, face, turn in placed:
        planet = planet.place(TILES[name], face, turn)
    return planet


def _full_planet(tiles: str) -> Planet:
    """A covered planet, from the names of its tiles and their turns, face by face."""
    parted = [each.split("-") for each in tiles.split()]
    return _planet(*((name, face, int(turn)) for face, (name, turn) in enumerate(parted)))


FULL_PLANET = _planet(
    *((name, face, face % EDGES) for face, name in enumerate(list(TILES)[::4][:FACES]))
)
THREE_TILES = _planet(("T09", TOP, 0), ("T21", UPPER + 4, 2), ("T42", UPPER, 2))
# Who gets the fox in the rulebook’s example of a tie, and who does not. Their lower halves have
# no forest.
PLANET_OF_THE_FOX = _full_planet(
    "T23-0 T08-0 T20-1 T21-2 T33-2 T34-2 T06-4 T04-1 T29-4 T18-1 T05-0 T50-1"
)
OTHER_PLANET = _full_planet(
    "T09-0 T01-0 T02-1 T38-1 T10-2 T42-1 T31-4 T07-1 T15-4 T30-0 T17-3 T19-4"
)
# What that planet may have got by then.
AWARDS = tuple(
    Award(number, ANIMALS[name], 0) for number, name in ((5, "whale"), (9, "penguin"), (12, "fox"))
)
OBJECTIVE: Habitat = "ocean"


def points(beginners: bool) -> ScoreSheet:
    """What the planet of the fox scores."""
    objective = None if beginners else OBJECTIVE
    return score_sheets([PLANET_OF_THE_FOX], AWARDS, [objective], beginners)[0]


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
    """The three tiles, with the sizes of their regions."""
    faces = [face for face, tile in enumerate(THREE_TILES.tiles) if tile]
    return _unfolded(THREE_TILES, faces, HABITATS)


@cache
def upper_half(planet: Planet, habitat: Habitat) -> Html:
    """Half of a planet, with the outlines and sizes of all regions of one habitat."""
    return _unfolded(planet, range(TOP, UPPER + EDGES), [habitat], planet.land[habitat])


def _unfolded(
    planet: Planet, faces: Sequence[int], sized: Collection[Habitat], lit: Areas = 0
) -> Html:
    """Some faces of a planet, all of one half, with the sizes of regions of some habitats."""
    parts = []
    for face in faces:
        tile, turn, petal = planet.tiles[face], planet.turns[face], NET[face]
        assert tile is not None
        marks = [
            number_mark(
                region_size(planet, habitat, edges << EDGES * face),
                hangs(face),
                [(edge + petal.shift) % EDGES for edge in range(EDGES) if edges >> edge & 1],
                False,
            )
            for habitat, edges in tile.strips[turn]
            if habitat in sized
        ]
        ground = land(areas_of(tile, turn, petal.shift), hangs(face), "small")
        inside = (ground, border_lines(planet, lit, face, petal.shift), marks)
        parts.append(el("g", inside, transform=f"translate({petal.x:.4g} {petal.y:.4g})"))
    box = _box([NET[face] for face in faces])
    return el("svg", parts, viewBox=box, aria_hidden="true", class_="flower")


def _box(petals: Sequence[Petal]) -> str:
    """What some petals of the net take up."""
    x, y = [petal.x for petal in petals], [petal.y for petal in petals]
    room = RADIUS + 5
    width, height = max(x) - min(x) + 2 * room, max(y) - min(y) + 2 * room
    return f"{min(x) - room:.4g} {min(y) - room:.4g} {width:.4g} {height:.4g}"
