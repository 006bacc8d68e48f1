"""The ground of a tile: its part of one round planet, drawn as on the top side of the grid.

One circle goes through the whole 4x4 of tiles, 100 units each. Gradients and rim are centred on
the planet, so sixteen tiles make one world; the page turns the picture to fit the slot.
"""

import math

from tools.draw.bake import ellipse, fill_path, ink_path, smooth
from tools.draw.paint import Canvas, wash_pattern
from tools.draw.palette import (
    AIR,
    BACK,
    BACK_DISC,
    BACK_FRAME,
    CREAM,
    INK,
    LAND,
    OVERGROWN,
    ROOT,
    TILE_SKY,
    WASHES,
)
from tools.draw.source import Part, find

RADIUS = 175.0
SKY_RADIUS = 285.0
CENTRES = {
    "core": (100.0, 100.0),
    "rising": (100.0, 200.0),
    "falling": (0.0, 200.0),
    "character": (200.0, 200.0),
}
"""The planet's centre in the tile's own frame."""

GHOSTS = {"rising": (58.0, 70.0), "falling": (42.0, 70.0)}
"""Where the baobab of a turned edge tile stood; on other kinds, in the middle."""

SUN_X = {"rising": 34.0, "falling": 66.0}
SLOTS = (
    ("character", "rising", "falling", "character"),
    ("falling", "core", "core", "rising"),
    ("rising", "core", "core", "falling"),
    ("character", "falling", "rising", "character"),
)
TURNS = ((0, 0, 0, 90), (270, 0, 90, 90), (270, 270, 180, 90), (270, 180, 180, 180))

_LOW = 200 - math.sqrt(RADIUS**2 - 100**2)
_HIGH = 200 - RADIUS
RIMS = {
    "rising": ((0, _LOW), (100, _HIGH)),
    "falling": ((0, _HIGH), (100, _LOW)),
    "character": ((_LOW, 100), (100, _LOW)),
}
"""Where the planet's rim enters and leaves the tile."""

SPARKS = {
    "rising": ((36, 9, 1.0), (84, 8, 1.3), (8, 40, 0.9)),
    "falling": ((64, 9, 1.0), (16, 8, 1.3), (92, 40, 0.9)),
    "character": ((12, 60, 1.2), (62, 10, 1.0), (88, 26, 1.3), (30, 88, 0.9), (6, 28, 0.8)),
}
CRATERS = {
    "core": ((12, 90, 3.0), (19, 93, 1.7), (88, 12, 2.6), (53, 8, 1.6), (93, 88, 1.8)),
    "rising": ((7, 93, 2.4), (90, 42, 2.6), (61, 95, 1.7)),
    "falling": ((93, 93, 2.4), (10, 42, 2.6), (39, 95, 1.7)),
    "character": ((92, 92, 2.4),),
}
"""Faint round marks: unlike tufts of grass they look right whichever way the tile lies."""


def land_path(kind: str) -> str:
    """The outline of the land within the tile."""
    if kind == "core":
        return "M0 0H100V100H0Z"
    (x0, y0), (x1, y1) = RIMS[kind]
    arc = f"M{x0:.2f} {y0:.2f}A{RADIUS:g} {RADIUS:g} 0 0 1 {x1:.2f} {y1:.2f}"
    return arc + ("V100Z" if kind == "character" else "V100H0Z")


def rim_path(kind: str, width: float) -> str:
    """The ink of the rim: it swings like a hand's, yet meets the next tile's at the edge."""
    cx, cy = CENTRES[kind]
    waves = 2 if kind == "character" else 3
    ends = [math.atan2(y - cy, x - cx) for x, y in RIMS[kind]]
    outer: list[complex] = []
    inner: list[complex] = []
    for i in range(-2, 43):
        share = i / 40
        angle = ends[0] + (ends[1] - ends[0]) * share
        swing = 0.4 * math.sin(math.pi * waves * share) + 0.2 * math.sin(
            math.pi * 3 * waves * share
        )
        half = width / 2 * (1 + 0.2 * math.sin(math.pi * 2 * waves * share))
        for side, line in ((half, outer), (-half, inner)):
            radius = RADIUS + swing + side
            line.append(complex(cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return smooth(outer + inner[::-1], closed=True)


def _radial(canvas: Canvas, kind: str, stops: tuple[tuple[float, str], ...], radius: float) -> str:
    """A gradient round the planet's centre; returns the paint that uses it."""
    cx, cy = CENTRES[kind]
    name = f"round{len(canvas.defs)}"
    inside = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    canvas.define(
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy}" '
        f'r="{radius}">{inside}</radialGradient>'
    )
    return f"url(#{name})"


def _sky(canvas: Canvas, kind: str) -> None:
    if kind == "core":
        return
    sky = _radial(canvas, kind, TILE_SKY, SKY_RADIUS)
    canvas.add(f'<rect width="100" height="100" fill="{sky}"/>')
    canvas.add('<rect width="100" height="100" fill="url(#wash)" opacity=".7"/>')
    for x, y, r in SPARKS[kind]:
        canvas.add(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{CREAM}" opacity=".8"/>')
    canvas.add(f'<path d="{rim_path(kind, 9)}" fill="{AIR}" fill-opacity=".22"/>')


def _land(canvas: Canvas, kind: str, stops: tuple[tuple[float, str], ...]) -> None:
    land = land_path(kind)
    canvas.add(f'<path d="{land}" fill="{_radial(canvas, kind, stops, RADIUS)}"/>')
    canvas.add(f'<path d="{land}" fill="url(#wash2)"/>')


def _rim(canvas: Canvas, kind: str) -> None:
    if kind != "core":
        canvas.add(f'<path d="{rim_path(kind, 2.3)}" fill="{INK}"/>')


def _document(canvas: Canvas, kind: str) -> str:
    """Each kind has the paint's grain at an angle of its own, so that blots do not repeat."""
    canvas.define(wash_pattern("wash2", 120, 20 + 63 * tuple(CENTRES).index(kind)))
    return canvas.document("0 0 100 100")


def ground(kind: str, *, sunset: bool = False) -> str:
    """Sky and land of a tile; with a sunset, the sun stands between the two."""
    canvas = Canvas()
    _sky(canvas, kind)
    if sunset:
        _sun_on_rim(canvas, kind)
    _land(canvas, kind, LAND)
    for x, y, r in CRATERS[kind]:
        canvas.add(f'<circle cx="{x}" cy="{y}" r="{r}" fill="#6E7A3E" opacity=".2"/>')
    _rim(canvas, kind)
    return _document(canvas, kind)


def turned(kind: str) -> str:
    """The ground of a tile overgrown by baobabs: lilac, with their roots all through it."""
    canvas = Canvas()
    _sky(canvas, kind)
    _land(canvas, kind, OVERGROWN)
    roots = "".join(f'<path d="{d}"/>' for d in _roots(*GHOSTS.get(kind, (50.0, 50.0))))
    canvas.add(f'<g {canvas.clip([land_path(kind)])} fill="{ROOT}" opacity=".62">{roots}</g>')
    _rim(canvas, kind)
    return _document(canvas, kind)


def _roots(x: float, y: float) -> list[str]:
    """Roots winding out from where the baobab stood, forking and thinning as they go."""
    paths = []
    for i in range(8):
        heading = math.tau * i / 8 + 0.5 * math.sin(i * 2.4)
        paths.append(_root(complex(x, y), heading, 82, 6.5, i))
        fork = complex(x, y) + 30 * complex(math.cos(heading), math.sin(heading))
        side = 0.75 if i % 2 else -0.7
        paths.append(_root(fork, heading + side, 44, 2.8, i + 3))
    return paths


def _root(start: complex, heading: float, length: float, width: float, phase: int) -> str:
    left, right = [], []
    for step in range(15):
        share = step / 14
        ray = complex(math.cos(heading), math.sin(heading))
        sway = 5.5 * share * math.sin(share * 7 + phase * 1.9)
        point = start + ray * (length * share + sway * 1j)
        half = ray * 1j * width / 2 * (1 - 0.9 * share)
        left.append(point + half)
        right.append(point - half)
    return smooth(left + right[::-1], closed=True)


def _sun_on_rim(canvas: Canvas, kind: str) -> None:
    cx, cy = CENTRES[kind]
    x = SUN_X[kind]
    y = cy - math.sqrt(RADIUS**2 - (x - cx) ** 2)
    tilt = math.degrees(math.atan2(x - cx, cy - y))
    canvas.add(f'<g transform="translate({x} {y:.2f}) rotate({tilt:.2f})">')
    sun_disc(canvas)
    canvas.add("</g>")


def sun_disc(canvas: Canvas) -> None:
    """A full sun round (0, 0), radius 17, rays upwards to 31."""
    rays = "M0 -23L0 -31M-14 -18L-20 -26M14 -18L20 -26M-22 -8L-30 -11M22 -8L30 -11"
    canvas.define(
        '<radialGradient id="sunglow"><stop offset=".5" stop-color="#FFB45A" stop-opacity=".75"/>'
        '<stop offset="1" stop-color="#FF8A4A" stop-opacity="0"/></radialGradient>'
    )
    canvas.add(
        f'<circle r="30" fill="url(#sunglow)"/><circle r="18.7" fill="{CREAM}"/>'
        '<circle r="17" fill="url(#wash-sun)"/><circle r="17" fill="url(#wash)"/>'
        f'<path d="{ink_path(ellipse(0, 0, 17), 2.3)}" fill="{INK}"/>'
        f'<path d="{ink_path(rays, 4.2)}" fill="#F59A3C"/>'
    )


def sun() -> str:
    canvas = Canvas()
    sun_disc(canvas)
    return canvas.document("-36 -36 72 72")


def moonlet() -> str:
    """The small straw-coloured ground a character stands on: 64 x 20 units, padded by 4."""
    outline = "M3 9C6 3 20 1 32 1C46 1 58 3 61 9C62 15 48 19 32 19C16 19 2 15 3 9Z"
    canvas = Canvas()
    area = fill_path(outline)
    canvas.add(
        f'<path d="{area}" fill="{CREAM}" stroke="{CREAM}" stroke-width="4.4"/>'
        f'<path d="{area}" fill="url(#wash-straw)"/><path d="{area}" fill="url(#wash)"/>'
        f'<g fill="{WASHES["bark"].base}" opacity=".6"><ellipse cx="14" cy="12" rx="4" ry="1.8"/>'
        '<ellipse cx="48" cy="14" rx="3" ry="1.4"/></g>'
        f'<path d="{ink_path(outline, 2)}" fill="{INK}"/>'
    )
    return canvas.document("-4 -4 72 28")


def baobab_ghost() -> str:
    """The pale baobab that a turned tile remembers."""
    canvas = Canvas()
    parts = find("baobab").parts
    areas = [fill_path(p.d) for p in parts if isinstance(p, Part) and p.wash]
    canvas.add(
        f'<g {canvas.clip(areas)}><rect x="-4" y="-4" width="72" height="72" fill="#E9E0F2" '
        'opacity=".42"/></g>'
    )
    return canvas.document("-4 -4 72 72")


def back(kind: str) -> str:
    """A tile's back: the planet of sixteen with the four slots of its kind lit.

    In the middle is what its tiles look like in the hand: ground that climbs or falls, or somebody.
    """
    canvas = Canvas()
    lit = "M0 0H100V100H0Z" if kind == "character" else land_path(kind)
    cells = "".join(
        f'<g transform="translate({14 + col * 18} {14 + row * 18}) scale(.18) '
        f'rotate({TURNS[row][col]} 50 50)"><path d="{lit}" fill="{WASHES["gold"].base}"/></g>'
        for row in range(4)
        for col in range(4)
        if SLOTS[row][col] == kind
    )
    lines = "M14 14H86V86H14ZM32 14V86M50 14V86M68 14V86M14 32H86M14 50H86M14 68H86"
    canvas.add(
        f'<rect width="100" height="100" fill="{BACK}"/>'
        '<rect width="100" height="100" fill="url(#wash2)"/>'
        '<rect x="5" y="5" width="90" height="90" rx="5" fill="none" '
        f'stroke="{BACK_FRAME}" stroke-width="1.6"/>'
        f'<circle cx="50" cy="50" r="31.5" fill="{BACK_DISC}"/>{cells}'
        f'<circle cx="50" cy="50" r="31.5" fill="none" stroke="{CREAM}" stroke-width="2"/>'
        f'<path d="{lines}" fill="none" stroke="{CREAM}" stroke-width=".9" opacity=".55"/>'
        f"{_in_the_hand(kind)}"
    )
    return _document(canvas, kind)


# A hill to climb, one to go down, and somebody. Steeper than on the tiles: they are seen small.
SIGNS = {
    "rising": "M2 88A160 160 0 0 1 98 14V88Z",
    "falling": "M98 88A160 160 0 0 0 2 14V88Z",
    "character": "M50 18A17 17 0 0 1 50 52A17 17 0 0 1 50 18ZM16 92C18 48 82 48 84 92Z",
}


def _in_the_hand(kind: str) -> str:
    """What tells a kind from the others, where the middle of a back is free for it."""
    if kind not in SIGNS:
        return ""
    shape = f'<path d="{SIGNS[kind]}" fill="{CREAM}"/>'
    return f'<g transform="translate(34 34) scale(.32)">{shape}</g>'
