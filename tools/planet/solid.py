"""The solid for the page, from ui/planet/shape.py: its numbers live there, and nowhere else.

The script holds what static/js/planet-globe.js turns; the style sheet says how large a face is on
the globe, which outline its shade has, and where it lies in the net.
"""

import json
from math import degrees, pi

from engine.planet.solid import ACROSS, EDGES, FACE_NAMES, FACES, area_at
from ui.planet.faces import face_number
from ui.planet.shape import (
    DUSK,
    FACE_DISTANCE,
    FACE_SIZE,
    GLEAM,
    LIGHT,
    NET,
    RADIUS,
    RIM,
    START,
    at_angle,
    direction,
    hangs,
    slot_angle,
)

BOX = 2 * RADIUS  # a face is drawn in a square of this size
# A flower with room for its ink, and how far from its top the middle of each heart lies.
FLOWER = (502, 480)
HEARTS = (215, 265)
NUMBERED = ":is(.uncovered, .with-names .covered, .told)"


def script() -> str:
    """What static/js/planet-solid.d.ts declares."""
    values = {
        "DIRECTIONS": [[round(angle, 6) for angle in direction(face)] for face in range(FACES)],
        "MEETS": [[_meeting(face, edge) for edge in range(EDGES)] for face in range(FACES)],
        "DISTANCE": round(FACE_DISTANCE / FACE_SIZE * 100 * RADIUS / BOX, 4),
        "START": dict(zip(("yaw", "pitch"), START, strict=True)),
        "RIM": RIM,
        "LIGHT": LIGHT,
        "DUSK": DUSK,
        "GLEAM": GLEAM,
    }
    return "".join(f"export const {name} = {json.dumps(each)};\n" for name, each in values.items())


def _meeting(face: int, edge: int) -> list[int]:
    """Where an edge lies in the net, and the face and the place there of what it meets."""
    other, there = divmod(ACROSS[area_at(face, edge)], EDGES)
    return [_net_angle(face, edge), other, _net_angle(other, there)]


def _net_angle(face: int, edge: int) -> int:
    """Clockwise from the top, in degrees."""
    slot = (edge + NET[face].shift) % EDGES
    return round(degrees(slot_angle(hangs(face), slot))) % 360


def style_sheet() -> str:
    """A face on the globe, the outlines of its shade, and the net."""
    side = 100 * FACE_SIZE
    width, height = FLOWER
    edge = 100 * BOX / width
    rules = {
        ".globe .face": _box((100 - side) / 2, (100 - side) / 2, side) + f" height: {side:.6g}%;",
        ".hanging": f"clip-path: polygon({_corners(True)});",
        ".standing": f"clip-path: polygon({_corners(False)});",
        ".petals": f"aspect-ratio: {width} / {height};",
        ".net .face": f"left: {(100 - edge) / 2:.4g}%; width: {edge:.4g}%; aspect-ratio: 1;",
    }
    for flower, middle in enumerate(HEARTS):
        top = 100 * (middle - RADIUS) / height
        rules[f".half-{flower} .face"] = f"top: {top:.5g}%;"
    for name, petal in zip(FACE_NAMES, NET, strict=True):
        if petal.x or petal.y:
            x, y = (100 * at / BOX for at in (petal.x, petal.y))
            rules[f".net .{name}"] = f"transform: translate({x:.3f}%, {y:.3f}%);"
    for face, name in enumerate(FACE_NAMES):  # as they are called
        rules[f"{NUMBERED}.{name}::before"] = f'content: "{face_number(face)}";'
    return "".join(f"{selector} {{ {rule} }}\n" for selector, rule in rules.items())


def _box(left: float, top: float, width: float) -> str:
    return f"left: {left:.6g}%; top: {top:.6g}%; width: {width:.6g}%;"


def _corners(hanging: bool) -> str:
    """The outline of a face in its box, for the browser."""
    points = [at_angle(slot_angle(hanging, slot) + pi / EDGES, 50) for slot in range(EDGES)]
    return ", ".join(f"{50 + x:.2f}% {50 + y:.2f}%" for x, y in points)
