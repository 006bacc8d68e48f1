"""The drawn solid is the engine's: faces that meet there share an edge in the net and in space."""

import re
from itertools import combinations
from math import cbrt, cos, dist, hypot, isclose, sin
from pathlib import Path

import pytest

from engine.planet.solid import ACROSS, AREAS, EDGES, FACES
from ui.planet.picture import GROUNDS
from ui.planet.shape import (
    DUSK,
    FACE_DISTANCE,
    FACE_SIZE,
    INNER,
    NET,
    RADIUS,
    at_angle,
    direction,
    hangs,
    project,
    slot_angle,
)

TOKENS = Path(__file__).resolve().parents[3] / "static" / "css" / "tokens.css"


def in_net(area: int) -> tuple[float, float]:
    """The middle of an area's outer edge, in its flower."""
    face, edge = divmod(area, EDGES)
    petal = NET[face]
    x, y = at_angle(slot_angle(hangs(face), edge + petal.shift), INNER)
    return petal.x + x, petal.y + y


def in_space(area: int) -> tuple[float, float, float]:
    """The middle of an area's outer edge, on a solid in a sphere of 1."""
    face, edge = divmod(area, EDGES)
    around, height = direction(face)
    normal = (-cos(height) * sin(around), sin(height), cos(height) * cos(around))
    up = (sin(height) * sin(around), cos(height), -sin(height) * cos(around))
    right = tuple(up[a] * normal[b] - up[b] * normal[a] for a, b in ((1, 2), (2, 0), (0, 1)))
    x, y = at_angle(slot_angle(hangs(face), edge), INNER / RADIUS * FACE_SIZE)
    x1, y1, z1 = (
        FACE_DISTANCE * n + x * r - y * u for n, r, u in zip(normal, right, up, strict=True)
    )
    return x1, y1, z1


@pytest.mark.parametrize("area", range(AREAS))
def test_areas_that_touch_meet_in_space(area):
    here, there = in_space(area), in_space(ACROSS[area])
    assert all(isclose(a, b, abs_tol=1e-5) for a, b in zip(here, there, strict=True))


def test_the_petals_of_a_flower_touch_its_heart_where_the_engine_says():
    for heart in (0, 11):
        for edge in range(EDGES):
            area = heart * EDGES + edge
            (x, y), (x2, y2) = in_net(area), in_net(ACROSS[area])
            assert hypot(x - x2, y - y2) < 1e-6


def test_from_every_side_at_most_half_of_the_faces_are_seen_and_the_rest_looks_away():
    for face in range(FACES):
        around, height = direction(face)
        seen = {other: project(other, around, height) for other in range(FACES)}
        assert sum(each is not None for each in seen.values()) == 6
        front = seen[face]
        assert front is not None
        assert front.matrix == pytest.approx((FACE_SIZE, 0, 0, FACE_SIZE, 0, 0), abs=1e-9)


def test_the_light_comes_from_the_upper_left():
    seen = [each for face in range(FACES) if (each := project(face, 0.3, 0.4))]
    brightest, darkest = (choose(seen, key=lambda each: each.shade) for choose in (min, max))
    assert 0 <= brightest.shade < darkest.shade <= 0.5
    assert brightest.matrix[4] < darkest.matrix[4]


def test_no_habitat_in_the_shade_looks_like_another_one_in_the_light():
    """A desert that is turned away is no mountain: their colours stay far apart."""
    (named,) = re.findall(r"--dark: (#\w+)", TOKENS.read_text("utf-8"))
    dark = parse_colour(named)
    shades = [DUSK * part / 8 for part in range(9)]
    seen = {
        name: [seen_as(parse_colour(ground.wash), dark, shade) for shade in shades]
        for name, ground in GROUNDS.items()
    }
    for one, other in combinations(seen, 2):
        assert min(dist(a, b) for a in seen[one] for b in seen[other]) > 20, (one, other)


def parse_colour(text: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(text.removeprefix("#")))


def seen_as(colour: tuple[int, ...], dark: tuple[int, ...], shade: float) -> tuple[float, ...]:
    """A colour with some darkness over it, where distances are what eyes make of them (CIE Lab)."""
    mixed = [(c * (1 - shade) + d * shade) / 255 for c, d in zip(colour, dark, strict=True)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in mixed)
    x, y, z = (
        cbrt((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505),
        cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b),
        cbrt((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089),
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
