"""The solid: a dodecahedron of 12 faces, and on each face five areas, one at each edge.

Face 0 is the top, with faces 1 to 5 around it; face 11 is the bottom, with faces 6 to 10 around it.
The edges of every face count clockwise, seen from outside. Edge k of the top meets face 1 + k; edge
0 of an upper face is at the top, edge 0 of a lower face at the bottom. An area has one number:
five times its face, plus its edge.
"""

from __future__ import annotations

FACES = 12
EDGES = 5
AREAS = FACES * EDGES

TOP, UPPER, LOWER, BOTTOM = 0, 1, 6, 11

Edge = tuple[int, int]  # a face, and one of its edges
Contact = tuple[Edge, Edge]


def _meet() -> list[Contact]:
    """The 30 pairs of edges that meet, five of a kind at a time, by the solid's symmetry."""
    pairs: list[Contact] = []
    for k in range(EDGES):
        upper, lower = UPPER + k, LOWER + k
        upper_left, lower_left = UPPER + (k + 1) % EDGES, LOWER + (k + 1) % EDGES
        pairs += [
            ((TOP, k), (upper, 0)),
            ((upper, 4), (upper_left, 1)),
            ((upper, 3), (lower, 3)),
            ((upper_left, 2), (lower, 2)),
            ((lower, 1), (lower_left, 4)),
            ((lower, 0), (BOTTOM, -k % EDGES)),  # from below, clockwise runs the other way
        ]
    return sorted(pairs)


CONTACTS: tuple[Contact, ...] = tuple(_meet())


def area_at(face: int, edge: int) -> int:
    """The number of the area at this edge of this face."""
    return face * EDGES + edge


def _across() -> tuple[int, ...]:
    other = [-1] * AREAS
    for here, there in CONTACTS:
        other[area_at(*here)], other[area_at(*there)] = area_at(*there), area_at(*here)
    return tuple(other)


# The area on the other side of each area's outer edge.
ACROSS: tuple[int, ...] = _across()

# The three areas that touch each area: before and after it on its face, and the one across.
NEIGHBOURS: tuple[tuple[int, int, int], ...] = tuple(
    (
        area_at(face, (edge - 1) % EDGES),
        area_at(face, (edge + 1) % EDGES),
        ACROSS[area_at(face, edge)],
    )
    for face in range(FACES)
    for edge in range(EDGES)
)

# The five faces around each face, in the order of its edges.
AROUND: tuple[tuple[int, ...], ...] = tuple(
    tuple(ACROSS[area_at(face, edge)] // EDGES for edge in range(EDGES)) for face in range(FACES)
)

FACE_NAMES = tuple(f"f{face}" for face in range(FACES))
TURN_NAMES = tuple(f"t{turn}" for turn in range(EDGES))
