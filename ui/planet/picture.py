"""Tiles and planets as pictures: habitats told apart by pattern as well as colour, in SVG."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from engine.planet.planet import Planet
from engine.planet.regions import Areas as Bits
from engine.planet.solid import ACROSS, EDGES, FACES, area_at
from engine.planet.tiles import HABITATS, Habitat, Tile
from ui.html import Child, Html, el, join, part
from ui.planet.shape import (
    NET,
    RADIUS,
    START,
    STEP,
    Point,
    at_angle,
    direction,
    hangs,
    project,
    slot_angle,
)

Areas = tuple[Habitat, ...]  # what the five slots of a flat face show

# What the two flowers take up: one points down, the other up.
FLOWER_BOX = ("-251 -215 502 480", "-251 -265 502 480")


class Ground(NamedTuple):
    """How a habitat is painted: the wash, and a mark in ink of its own colour on it."""

    wash: str
    mark: str
    ink: str
    width: float


GROUNDS: dict[Habitat, Ground] = {
    "ocean": Ground("#6FA3D8", "M0 9q4-5 8 0t8 0t8 0M-4 21q4-5 8 0t8 0t8 0t8 0", "#1F4A86", 2.2),
    "forest": Ground(
        "#8DB26C",
        "M6 13l4-9l4 9zM10 13v3M18 24l4-9l4 9zM-6 24l4-9l4 9zM22 24v3M-2 24v3",
        "#2F5A2C",
        1.9,
    ),
    "mountain": Ground("#A07C84", "M1 13l6-9l6 9M13 25l6-9l6 9M8 8l2 3", "#4E3630", 2.3),
    "desert": Ground(
        "#F0D389",
        "M4 6h.1M16 6h.1M10 12h.1M22 12h.1M4 18h.1M16 18h.1M10 24h.1M22 24h.1M10 0h.1M22 0h.1",
        "#7A4B0A",
        4.3,
    ),
    "glacier": Ground(
        "#E6F1F6", "M4 2v9M0 4l8 5M8 4l-8 5M16 14v9M12 16l8 5M20 16l-8 5", "#35688A", 1.8
    ),
}
STRIP = 30  # how far a strip of a tile rises from an edge, where a corner is 100 from the middle
# Marks are larger where a face is small.
SCALES = {"big": 0.92, "small": 1.35}


@cache
def paints() -> Html:
    """The habitats as fills, once on a page: other pictures name them."""
    patterns = []
    for size, scale in SCALES.items():
        for habitat, ground in GROUNDS.items():
            patterns.append(
                f'<pattern id="{size}-{habitat}" width="24" height="24" '
                f'patternUnits="userSpaceOnUse" patternTransform="scale({scale})">'
                f'<rect width="24" height="24" fill="{ground.wash}"/>'
                f'<path d="{ground.mark}" fill="none" stroke="{ground.ink}" '
                f'stroke-width="{ground.width}" stroke-linecap="round" stroke-linejoin="round" '
                'opacity=".85"/></pattern>'
            )
    patterns.append(
        '<pattern id="wash" width="120" height="120" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(20)">'
        '<image href="./static/animals/wash.png" width="120" height="120"/></pattern>'
    )
    defs = Html(f"<defs>{''.join(patterns)}</defs>")
    nowhere = {"width": "0", "height": "0"}
    return part("svg", defs, class_="paints", id="paints", aria_hidden="true", **nowhere)


def path(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in points) + "Z"


@cache
def corner(hanging: bool, number: int) -> Point:
    """The corner before a slot, clockwise."""
    return at_angle(slot_angle(hanging, number) - STEP / 2, RADIUS)


@cache
def outline(hanging: bool) -> str:
    return path(corner(hanging, number) for number in range(EDGES))


def slots_path(hanging: bool, slots: Iterable[int]) -> str:
    """Some fifths of a face, as one path."""
    return "".join(
        path(((0, 0), corner(hanging, slot), corner(hanging, slot + 1))) for slot in slots
    )


def border_lines(planet: Planet, lit: Bits, face: int, shift: int) -> Html | None:
    """The outline of lit regions on a face: only there, where they end. Their colours stay."""
    here, hanging, lines = lit >> EDGES * face & (1 << EDGES) - 1, hangs(face), ""
    for edge in range(EDGES):
        if not here >> edge & 1:
            continue
        area, slot = area_at(face, edge), (edge + shift) % EDGES
        (x, y), (x2, y2) = (_inset(corner(hanging, each)) for each in (slot, slot + 1))
        across = ACROSS[area]
        if not (lit >> across & 1 and planet.habitat(across) == planet.habitat(area)):
            lines += f"M{x:.4g} {y:.4g}L{x2:.4g} {y2:.4g}"
        for neighbour, (px, py) in ((edge - 1, (x, y)), (edge + 1, (x2, y2))):
            beside = area_at(face, neighbour % EDGES)
            if planet.habitat(beside) != planet.habitat(area):
                lines += f"M0 0L{px:.4g} {py:.4g}"
    if not lines:
        return None
    return Html(f'<path class="lit-ink" d="{lines}"/><path class="lit" d="{lines}"/>')


def _inset(point: Point) -> Point:
    return point[0] * 0.95, point[1] * 0.95


@cache
def strip(habitat: Habitat, hanging: bool, slot: int) -> Html:
    """A strip of a tile that lies elsewhere in the net, along the edge of a face that it meets."""
    ends = corner(hanging, slot), corner(hanging, slot + 1)
    rise = at_angle(slot_angle(hanging, slot), STRIP)
    points = [_between(*ends, part) for part in (0.14, 0.24, 0.76, 0.86)]
    inner, outer = (points[0], points[3]), (points[1], points[2])
    risen = [(x + rise[0], y + rise[1]) for x, y in outer]
    shape = path((inner[0], *risen, inner[1]))
    return Html(f'<path class="strip" d="{shape}" fill="url(#small-{habitat})"/>')


def _between(one: Point, other: Point, part: float) -> Point:
    """A point on the way from one to the other."""
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


@lru_cache(maxsize=1024)
def land(areas: Areas, hanging: bool, size: str) -> Html:
    """A tile's picture: a wash and marks for each habitat, and ink where two habitats meet."""
    parts = [
        f'<path d="{slots_path(hanging, [s for s in range(EDGES) if areas[s] == habitat])}" '
        f'fill="url(#{size}-{habitat})"/>'
        for habitat in HABITATS
        if habitat in areas
    ]
    parts.append(f'<path d="{outline(hanging)}" class="washed"/>')
    seams = [corner(hanging, s) for s in range(EDGES) if areas[s] != areas[s - 1]]
    lines = "".join(f"M0 0L{x:.4g} {y:.4g}" for x, y in seams)
    parts.append(f'<path d="{lines}" class="seam"/><path d="{outline(hanging)}" class="edge"/>')
    return Html("".join(parts))


def areas_of(tile: Tile, turn: int, shift: int = 0) -> Areas:
    """What the slots of a face show, when the tile lies with this turn and is drawn so shifted."""
    return tuple(tile.at((slot - shift) % EDGES, turn) for slot in range(EDGES))


@cache
def tile_picture(tile: Tile) -> Html:
    """A tile as it lies in the offer."""
    inside = land(areas_of(tile, 0), False, "small")
    return el("svg", inside, class_="pentagon", viewBox="-104 -106 208 196", aria_hidden="true")


@cache
def bare(hanging: bool) -> Html:
    return Html(f'<path d="{outline(hanging)}" class="bare"/>')


@lru_cache(maxsize=128)
def small_globe(planet: Planet, front: int | None = None, landed: int | None = None) -> Html:
    """A planet from one side, as a small picture; turned to a face where that matters."""
    parts = [Html('<circle class="air" r="104"/>')]
    side = START if front is None else direction(front)
    for face, tile in enumerate(planet.tiles):
        seen = project(face, *side)
        if seen is None:
            continue
        inside = land(areas_of(tile, planet.turns[face]), hangs(face), "small") if tile else None
        numbers = " ".join(f"{number:.4g}" for number in seen.matrix)
        dark = f'<path d="{outline(hangs(face))}" class="dark" opacity="{seen.shade:.2f}"/>'
        content = join(inside or bare(hangs(face)), Html(dark))
        land_here = ' class="landed"' if face == landed else ""
        parts.append(Html(f'<g transform="matrix({numbers})"><g{land_here}>{content}</g></g>'))
    frame = {"viewBox": "-108 -108 216 216", "preserveAspectRatio": "xMidYMax meet"}
    return el("svg", parts, class_="small-globe", aria_hidden="true", **frame)


@lru_cache(maxsize=128)
def net_picture(planet: Planet, lit: Bits = 0) -> Html:
    """A whole planet unfolded, with some areas outlined: to be looked at only."""
    flowers: tuple[list[Html], list[Html]] = ([], [])
    for face in range(FACES):
        petal, tile = NET[face], planet.tiles[face]
        inside = bare(hangs(face))
        if tile:
            areas = areas_of(tile, planet.turns[face], petal.shift)
            lines = border_lines(planet, lit, face, petal.shift)
            inside = join(land(areas, hangs(face), "small"), lines)
        place = f"translate({petal.x:.4g} {petal.y:.4g})"
        flowers[petal.flower].append(Html(f'<g transform="{place}">{inside}</g>'))
    drawn = [
        el("svg", parts, viewBox=FLOWER_BOX[number], aria_hidden="true", class_="flower")
        for number, parts in enumerate(flowers)
    ]
    return el("span", drawn, class_="net-picture")


@cache
def swatch(habitat: Habitat) -> Html:
    """A small square of a habitat."""
    square = Html(
        f'<rect x="2" y="2" width="44" height="44" rx="11" fill="url(#small-{habitat})" '
        'class="inked"/>'
    )
    return el("svg", square, class_="swatch", viewBox="0 0 48 48", aria_hidden="true")


def _piece(habitat: Habitat, x: float, y: float, width: float, height: float) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" '
        f'fill="url(#small-{habitat})" class="inked"/>'
    )


@cache
def sign(rule: str, habitat: Habitat, other: Habitat | None) -> Html:
    """What an animal wants without words: many pieces; two that touch; two kept apart."""
    if other is None:
        places = ((3, 3), (37, 3), (71, 3))
        parts = [_piece(habitat, x, y, 26, 42) for x, y in places]
    elif rule == "touching":
        parts = [_piece(other, 62, 6, 35, 36), _piece(habitat, 3, 3, 62, 42)]
    else:
        parts = [_piece(habitat, 3, 3, 52, 42), _piece(other, 71, 6, 26, 36)]
        parts.append('<path class="apart" d="M63 1V47"/>')
    return el("svg", Html("".join(parts)), class_="sign", viewBox="0 0 100 48", aria_hidden="true")


@cache
def animal_picture(name: str, flies: bool = False) -> Html:
    """An animal; one that `flies` may be on its way to a planet with the next thing shown."""
    return el(
        "img",
        src=f"./static/animals/{name}.webp",
        alt="",
        class_="animal",
        width="48",
        height="48",
        draggable="false",
        data_fly=f"animal-{name}" if flies else None,
    )


@cache
def animal_back() -> Child:
    """A card that lies face down."""
    return el("span", "?", class_="animal back", aria_hidden="true")


def number_mark(number: int, hanging: bool, slots: Sequence[int], lit: bool) -> Html:
    """The size of a region, written on its part of a face."""
    middles = [at_angle(slot_angle(hanging, slot), 52) for slot in slots]
    x = sum(point[0] for point in middles) / len(slots)
    y = sum(point[1] for point in middles) / len(slots)
    name = "size lit-size" if lit else "size"
    return Html(
        f'<g class="{name}" transform="translate({x:.4g} {y:.4g})"><circle r="19"/>'
        f'<text text-anchor="middle" dy=".35em">{number}</text></g>'
    )


PAW = Html(
    '<path d="M12 12c-3.5 0-6 3.2-6 5.6 0 2 1.6 2.9 3.2 2.5 1.9-.5 3.7-.5 5.6 0 1.6.4 '
    '3.2-.5 3.2-2.5 0-2.4-2.5-5.6-6-5.6z"/><ellipse cx="5" cy="11" rx="2.1" ry="2.7"/>'
    '<ellipse cx="9.5" cy="6.5" rx="2.1" ry="2.9"/><ellipse cx="14.5" cy="6.5" rx="2.1" '
    'ry="2.9"/><ellipse cx="19" cy="11" rx="2.1" ry="2.7"/>'
)


def paw() -> Html:
    """The sign for animals that were won."""
    return el("svg", PAW, class_="paw", viewBox="0 0 24 24", aria_hidden="true")
