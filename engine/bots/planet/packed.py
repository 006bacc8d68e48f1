"""Planets packed for thinking: habitats as numbers, regions with their sizes, tiles cut in advance.

A bot tries hundreds of places for a tile before it decides, and thousands when it looks ahead. What
the rules keep by name is kept here by number, and what a tile brings to a face is looked up, so
that trying it costs a few microseconds. The regions are those of `engine.planet.regions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.planet import animals
from engine.planet.animals import ANIMALS, Animal
from engine.planet.objectives import POINTS
from engine.planet.planet import Planet
from engine.planet.regions import BORDERS, Areas
from engine.planet.solid import AREAS, EDGES, FACES
from engine.planet.tiles import HABITATS, Habitat, Tile

HABITAT: dict[Habitat, int] = {habitat: number for number, habitat in enumerate(HABITATS)}
NO_HABITAT = -1
EVERYWHERE: Areas = (1 << AREAS) - 1
FACE: tuple[Areas, ...] = tuple(((1 << EDGES) - 1) << EDGES * face for face in range(FACES))
ELSEWHERE: tuple[Areas, ...] = tuple(EVERYWHERE & ~face for face in FACE)

# Touching areas of one habitat, all the areas next to one of them, and how many they are.
Region = tuple[Areas, Areas, int]
# A part of a tile: its habitat, the region that it makes by itself, and once more what that holds.
Strip = tuple[int, Region, Areas, Areas, int]
# A tile as it lies on a face: all areas but those under it, and its parts.
Laid = tuple[Areas, tuple[Strip, ...]]

MOST, TOUCHING, NOT_TOUCHING = range(3)
RULE: dict[animals.Wish, int] = {"most": MOST, "touching": TOUCHING, "not_touching": NOT_TOUCHING}
Wish = tuple[int, int, int]  # what an animal wants: its habitat, its rule, the other habitat

# The points of an objective, by its habitat and the number of areas.
OBJECTIVE_POINTS: tuple[tuple[int, ...], ...] = tuple(POINTS[habitat] for habitat in HABITATS)


def _wish(animal: Animal) -> Wish:
    other = NO_HABITAT if animal.other is None else HABITAT[animal.other]
    return HABITAT[animal.habitat], RULE[animal.rule], other


# Animals by number, in the order of the deck.
NUMBER: dict[Animal, int] = {animal: number for number, animal in enumerate(ANIMALS.values())}
WISHES: tuple[Wish, ...] = tuple(map(_wish, NUMBER))


def _strip(habitat: int, areas: Areas, border: Areas) -> Strip:
    region = areas, border, areas.bit_count()
    return habitat, region, *region


@cache
def laid(tile: Tile) -> tuple[Laid, ...]:
    """What a tile brings, by `spot`: five times the face, plus the turn."""
    return tuple(
        (
            ELSEWHERE[face],
            tuple(
                _strip(HABITAT[habitat], edges << EDGES * face, BORDERS[face][edges])
                for habitat, edges in tile.strips[turn]
            ),
        )
        for face in range(FACES)
        for turn in range(EDGES)
    )


class PackedPlanet:
    """Where each habitat lies, its regions, and the areas that no tile covers yet."""

    __slots__ = ("free", "land", "regions")

    def __init__(self, land: list[Areas], regions: list[list[Region]], free: Areas) -> None:
        self.land = land
        self.regions = regions
        self.free = free

    def place(self, tile: Laid) -> PackedPlanet:
        """The planet with one more tile; this one stays as it is."""
        elsewhere, strips = tile
        grown = self.copy()
        grown.free &= elsewhere
        grown.join(strips)
        return grown

    def copy(self) -> PackedPlanet:
        return PackedPlanet(self.land[:], list(map(list.copy, self.regions)), self.free)

    def join(self, strips: Sequence[Strip]) -> None:
        """A tile was put down: each of its strips joins the regions that it touches."""
        land, regions = self.land, self.regions
        for habitat, region, areas, border, size in strips:
            there = land[habitat]
            land[habitat] = there | areas
            if there & border:
                apart = []
                for other in regions[habitat]:
                    if other[0] & border:
                        areas |= other[0]
                        border |= other[1]
                        size += other[2]
                    else:
                        apart.append(other)
                apart.append((areas, border, size))
                regions[habitat] = apart
            else:
                regions[habitat].append(region)

    def free_faces(self) -> list[int]:
        return [face for face in range(FACES) if self.free & FACE[face]]


def pack(planet: Planet) -> PackedPlanet:
    """A planet of the rules, packed."""
    free = 0
    for face, tile in enumerate(planet.tiles):
        if tile is None:
            free |= FACE[face]
    return PackedPlanet(
        [planet.land[habitat] for habitat in HABITATS],
        [
            [(areas, border, areas.bit_count()) for areas, border in planet.regions[habitat]]
            for habitat in HABITATS
        ],
        free,
    )


def measure(planet: PackedPlanet, animal: int) -> int:
    """How good a planet is for an animal: its regions, or the size of the largest that fits."""
    habitat, rule, other = WISHES[animal]
    regions = planet.regions[habitat]
    if rule == MOST:
        return len(regions)
    land, largest = planet.land[other], 0
    if rule == TOUCHING:
        for _, border, size in regions:
            if size > largest and border & land:
                largest = size
    else:
        for _, border, size in regions:
            if size > largest and not border & land:
                largest = size
    return largest


def fitting_sizes(planet: PackedPlanet, animal: int) -> list[int]:
    """The sizes of all regions that an animal could live in, the largest first."""
    habitat, rule, other = WISHES[animal]
    land, touching = planet.land[other], rule == TOUCHING
    sizes = [
        size
        for _, border, size in planet.regions[habitat]
        if (border & land if touching else not border & land)
    ]
    sizes.sort(reverse=True)
    return sizes
