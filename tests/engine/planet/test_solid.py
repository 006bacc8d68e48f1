"""The solid, held against a dodecahedron that is built from coordinates."""

from __future__ import annotations

from itertools import combinations
from math import atan2, isclose, sqrt

import pytest

from engine.planet.solid import (
    ACROSS,
    AREAS,
    AROUND,
    CONTACTS,
    EDGES,
    FACES,
    NEIGHBOURS,
    area_at,
)

GOLDEN = (1 + sqrt(5)) / 2
Point = tuple[float, float, float]


def dot(a: Point, b: Point) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def cross(a: Point, b: Point) -> Point:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def total(*points: Point) -> Point:
    x, y, z = (round(sum(axis), 6) + 0.0 for axis in zip(*points, strict=True))
    return x, y, z


# The faces look towards the corners of an icosahedron.
LOOKS: list[Point] = [
    point
    for a in (-1.0, 1.0)
    for b in (-GOLDEN, GOLDEN)
    for point in ((0.0, a, b), (a, b, 0.0), (b, 0.0, a))
]


def beside(look: Point) -> list[Point]:
    """The five faces next to one, clockwise for somebody who looks at it from outside."""
    near = [other for other in LOOKS if other != look and isclose(dot(look, other), GOLDEN)]
    up = cross(look, near[0])
    right = cross(up, look)  # from `right` to `up` is anticlockwise, seen from outside
    return sorted(near, key=lambda other: -atan2(dot(other, up), dot(other, right)))


@pytest.fixture(scope="module")
def looks() -> dict[int, Point]:
    """Where each face of ours looks, once face 0 and its edge 0 are held fast."""
    found = {0: LOOKS[0]}
    turned: dict[int, list[Point]] = {0: beside(LOOKS[0])}
    todo = [0]
    while todo:
        face = todo.pop()
        for edge in range(EDGES):
            other = ACROSS[area_at(face, edge)] // EDGES
            back = ACROSS[area_at(face, edge)] % EDGES
            look = turned[face][edge]
            assert found.setdefault(other, look) == look
            if other not in turned:
                ring = beside(look)
                first = (ring.index(found[face]) - back) % EDGES
                turned[other] = ring[first:] + ring[:first]
                todo.append(other)
    for face, ring in turned.items():
        assert [found[other] for other in AROUND[face]] == ring
    return found


def corners(looks: dict[int, Point], area: int) -> set[Point]:
    """An area is a triangle: the middle of the face, and the two ends of its edge."""
    face, edge = divmod(area, EDGES)
    before, here, after = (AROUND[face][(edge + step) % EDGES] for step in (-1, 0, 1))
    ends = [total(looks[face], looks[here], looks[next_]) for next_ in (before, after)]
    return {total(looks[face]), *ends}


def test_twelve_faces_lie_on_the_solid_each_edge_where_it_belongs_clockwise(
    looks: dict[int, Point],
) -> None:
    assert sorted(looks) == list(range(FACES))
    assert len(set(looks.values())) == FACES


def test_thirty_pairs_of_edges_meet_and_every_edge_once() -> None:
    assert len(CONTACTS) == 30
    edges = [edge for contact in CONTACTS for edge in contact]
    assert sorted(edges) == [(face, edge) for face in range(FACES) for edge in range(EDGES)]


def test_two_areas_touch_when_their_triangles_share_a_side(looks: dict[int, Point]) -> None:
    triangles = [corners(looks, area) for area in range(AREAS)]
    touching = {
        (one, other)
        for one, other in combinations(range(AREAS), 2)
        if len(triangles[one] & triangles[other]) == 2
    }
    assert len(touching) == 90
    assert touching == {
        (area, other) for area in range(AREAS) for other in NEIGHBOURS[area] if area < other
    }


def test_every_area_has_three_neighbours_who_have_it_too() -> None:
    for area in range(AREAS):
        assert len({area, *NEIGHBOURS[area]}) == 4
        assert all(area in NEIGHBOURS[other] for other in NEIGHBOURS[area])
