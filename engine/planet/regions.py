"""Regions: touching areas of one habitat, kept so that asking about them costs next to nothing.

A set of areas is a whole number with a bit for each of the 60: joining two sets is `|`, asking
whether they meet is `&`. Bots ask for regions thousands of times a move, so a planet carries its
regions with it, and a tile that is placed joins those that it touches.
"""

from __future__ import annotations

from engine.planet.solid import AREAS, EDGES, FACES, NEIGHBOURS, area_at

Areas = int  # a set of areas, a bit for each
# A maximal set of touching areas of one habitat, and all the areas next to one of them.
Region = tuple[Areas, Areas]
Regions = tuple[Region, ...]


def areas_in(areas: Areas) -> tuple[int, ...]:
    """The numbers of the areas in a set.

    >>> areas_in(0b100101)
    (0, 2, 5)
    """
    return tuple(area for area in range(AREAS) if areas >> area & 1)


def _border(face: int, edges: int) -> Areas:
    border = 0
    for edge in range(EDGES):
        if edges >> edge & 1:
            for neighbour in NEIGHBOURS[area_at(face, edge)]:
                border |= 1 << neighbour
    return border


# What lies next to a strip of areas: by the face, and by the set of edges that it lies at.
BORDERS: tuple[tuple[Areas, ...], ...] = tuple(
    tuple(_border(face, edges) for edges in range(1 << EDGES)) for face in range(FACES)
)


def size(region: Region) -> int:
    """The number of areas in a region."""
    return region[0].bit_count()


def touches(region: Region, areas: Areas) -> bool:
    """Whether one of these areas shares an edge with the region. Corners do not count."""
    return region[1] & areas != 0


def join(regions: Regions, areas: Areas, border: Areas) -> Regions:
    """The regions of a habitat after a new strip of it, which may join some of them to one."""
    apart = []
    for region in regions:
        near, around = region
        if near & border:
            areas |= near
            border |= around
        else:
            apart.append(region)
    apart.append((areas, border))
    return tuple(apart)
