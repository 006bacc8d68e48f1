"""The solid as it is drawn: where faces lie in space, and how they unfold to a net of two flowers.

A face is drawn once, flat, in a box with its middle at (0, 0), corners 100 from it and y pointing
down. On the globe and in the net it is then only moved and foreshortened. Upper faces hang from an
edge and lower ones stand on one, so that trees grow upwards on both halves of a planet. In the net
the petals are turned by fifths, which leaves a pentagon as it is: only its areas change places.
"""

from __future__ import annotations

from math import acos, cos, pi, sin, sqrt
from typing import NamedTuple

from engine.planet.solid import BOTTOM, EDGES, FACES, LOWER, TOP, UPPER

Point = tuple[float, float]
Vector = tuple[float, float, float]

RADIUS = 100  # from the middle of a face to a corner
INNER = RADIUS * cos(pi / EDGES)  # from the middle of a face to the middle of an edge
STEP = 2 * pi / EDGES
TILT = acos(1 / sqrt(5))  # between the directions of two faces that meet
# A solid in a sphere of 1: from a face's middle to its corners, and from the solid's middle to it.
FACE_SIZE = 0.607062
FACE_DISTANCE = 0.794654


def hangs(face: int) -> bool:
    """Whether a face is drawn with a flat top, its edge 0, and stands on a corner."""
    return face == BOTTOM or UPPER <= face < LOWER


def at_angle(angle: float, distance: float) -> Point:
    """A point of a flat drawing, by its angle clockwise from the top."""
    return distance * sin(angle), -distance * cos(angle)


def slot_angle(hanging: bool, slot: int) -> float:
    """Where a fifth of a flat face lies: slot 0 is at the flat side."""
    return (0 if hanging else pi) + slot * STEP


# --- the net ---


class Petal(NamedTuple):
    """A face in the net: its flower, its middle, and the slot at which its edge 0 lies."""

    flower: int
    x: float
    y: float
    shift: int


def _petal(face: int) -> Petal:
    if face in (TOP, BOTTOM):
        return Petal(int(face == BOTTOM), 0, 0, 0)
    if face < LOWER:
        shift = face - UPPER
        x, y = at_angle(slot_angle(hangs(TOP), shift), 2 * INNER)
        return Petal(0, x, y, shift)
    shift = -(face - LOWER) % EDGES
    x, y = at_angle(slot_angle(hangs(BOTTOM), shift), 2 * INNER)
    return Petal(1, x, y, shift)


NET: tuple[Petal, ...] = tuple(map(_petal, range(FACES)))


# --- the globe ---


def direction(face: int) -> tuple[float, float]:
    """Where on the planet a face is: how far round, clockwise seen from above, and how high."""
    if face == TOP:
        return 0.0, pi / 2
    if face == BOTTOM:
        return STEP / 2, -pi / 2
    if face < LOWER:
        return (face - UPPER) * STEP, pi / 2 - TILT
    return (face - LOWER + 0.5) * STEP, TILT - pi / 2


class Projected(NamedTuple):
    """A face as it is seen: the matrix of its flat drawing, and how dark it lies."""

    matrix: tuple[float, ...]
    shade: float


START = (-0.45, 0.4)  # from which side a planet is seen that nobody has turned: yaw and pitch
RIM = 0.02  # a face that hardly looks this way is not seen
LIGHT: Vector = (-0.45, 0.585, 0.675)  # where it comes from
DUSK = 0.342  # how dark a face without light is: desert still looks like no mountain
GLEAM = 0.397  # how much of that full light takes away


def project(face: int, yaw: float, pitch: float) -> Projected | None:
    """The face of a solid in a circle of 100, seen from this side; None if it looks away."""
    around, height = direction(face)
    around -= yaw
    normal = _tilted((-cos(height) * sin(around), sin(height), cos(height) * cos(around)), pitch)
    if normal[2] < RIM:
        return None
    up = _tilted((sin(height) * sin(around), cos(height), -sin(height) * cos(around)), pitch)
    right = (up[1] * normal[2] - up[2] * normal[1], up[2] * normal[0] - up[0] * normal[2])
    size, away = FACE_SIZE, FACE_DISTANCE * RADIUS
    matrix = (right[0], -right[1], -up[0], up[1])
    place = (normal[0] * away, -normal[1] * away)
    lit = sum(a * b for a, b in zip(normal, LIGHT, strict=True))
    return Projected((*(each * size for each in matrix), *place), shade(lit))


def shade(lit: float) -> float:
    """How dark a face is, by how much it looks towards the light."""
    return max(0.0, DUSK - GLEAM * max(0.0, lit))


def _tilted(point: Vector, pitch: float) -> Vector:
    x, y, z = point
    return x, y * cos(pitch) - z * sin(pitch), y * sin(pitch) + z * cos(pitch)
