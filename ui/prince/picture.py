"""Tiles and planets as pictures: sprites on their grounds, in SVG."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.prince.planet import Planet
from engine.prince.tiles import Tile
from ui.html import Html, el, join
from ui.prince.anchors import ground, height, layout, overgrown
from ui.prince.words import painted
from ui.scene import SPRITES

# By how much the ground of each slot is turned, row by row.
ROTATION = (
    *(0, 0, 0, 90),
    *(270, 0, 90, 90),
    *(270, 270, 180, 90),
    *(270, 180, 180, 180),
)


def sprite(name: str, x: float, y: float, width: float, tall: float) -> Html:
    """One sprite with its middle at a point."""
    return Html(
        f'<image href="{SPRITES}{name}.webp" x="{x - width / 2:.4g}" y="{y - tall / 2:.4g}" '
        f'width="{width:.4g}" height="{tall:.4g}"/>'
    )


def _ground(name: str, rotation: int) -> Html:
    turn = f' transform="rotate({rotation} 50 50)"' if rotation else ""
    return Html(f'<image href="{SPRITES}{name}.webp" width="100" height="100"{turn}/>')


@cache
def _inside(tile: Tile, rotation: int, turned: bool, edition: str) -> Html:
    """A tile's picture in a box of 100 by 100, without the box."""
    if tile.id == "?":
        return _ground(f"back-{tile.kind}", 0)
    things = [painted(thing, edition) for thing, n in tile.objects.items() for _ in range(n)]
    if tile.character is not None:
        things.append(painted(tile.character, edition))
    below = _ground(ground(tile.kind, things, turned=turned), rotation)
    placed = overgrown(tile.kind, rotation) if turned else layout(tile.kind, things, rotation)
    return join(below, [sprite(name, x, y, w, height(name, w)) for name, x, y, w in placed])


@cache
def tile_picture(tile: Tile, slot: int | None, turned: bool, edition: str) -> Html:
    """One tile, turned as its slot wants it; without a slot, as it lies in the offer."""
    rotation = 0 if slot is None else ROTATION[slot]
    inside = _inside(tile, rotation, turned, edition)
    return el("svg", inside, class_="tile", viewBox="0 0 100 100", aria_hidden="true")


@lru_cache(maxsize=64)
def planet_picture(planet: Planet, edition: str) -> Html:
    """A whole planet as one small picture."""
    parts = [Html('<circle class="world" cx="200" cy="200" r="176"/>')]
    for slot, tile in enumerate(planet.tiles):
        if tile is not None:
            x, y = slot % 4 * 100, slot // 4 * 100
            inside = _inside(tile, ROTATION[slot], slot in planet.turned, edition)
            parts.append(Html(f'<g transform="translate({x} {y})">{inside}</g>'))
    return el("svg", parts, class_="planet", viewBox="-3 -3 406 406", aria_hidden="true")


def back_picture(kind: str) -> Html:
    """The back of a pile's tiles: the planet with that kind's slots lit."""
    inside = _ground(f"back-{kind}", 0)
    return el("svg", inside, class_="tile", viewBox="0 0 100 100", aria_hidden="true")
