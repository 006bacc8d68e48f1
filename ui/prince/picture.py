"""Tiles and planets as pictures. What each look shows is said by tools/prince/tiles.py."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from engine.prince.planet import SLOTS, Planet
from engine.prince.tiles import BACKS, Kind, Tile
from ui.html import Html, classes, el
from ui.prince.words import painted

# By how much the ground of each slot is turned, row by row.
ROTATION = (
    *(0, 0, 0, 90),
    *(270, 0, 90, 90),
    *(270, 270, 180, 90),
    *(270, 180, 180, 180),
)


def _is_repainted(tile: Tile, edition: str) -> bool:
    shown = (*tile.objects, tile.character or "")
    return any(painted(thing, edition) != thing for thing in shown)


@cache
def look(tile: Tile, rotation: int, turned: bool, edition: str) -> str:
    """The name of how a tile looks. Core tiles look the same however they lie.

    >>> look(BACKS["rising"], 0, False, "2013")
    'back-rising'
    """
    if tile.id == "?":
        return f"back-{tile.kind}"
    words = [f"turned-{tile.kind}" if turned else tile.id]
    if tile.kind != "core":
        words.append(str(rotation))
    if not turned and _is_repainted(tile, edition):
        words.append(edition)
    return "-".join(words)


def tile_picture(tile: Tile, slot: int | None, turned: bool, edition: str) -> Html:
    """One tile, turned as its slot wants it; without a slot, as it lies in the offer."""
    return Html(f'<i class="tile {look(tile, _rotation(slot), turned, edition)}"></i>')


def cover(tile: Tile, slot: int | None, when: str, edition: str) -> Html:
    """What is seen of a tile until it has turned over: for those who like things to move."""
    shape = look(tile, _rotation(slot), False, edition)
    return Html(f'<i class="tile turns-away {when} {shape}" data-turns></i>')


def _rotation(slot: int | None) -> int:
    return 0 if slot is None else ROTATION[slot]


class Turning(NamedTuple):
    """A tile that is turning over: what it was until then, and when it turns."""

    slot: int
    tile: Tile
    when: str


@lru_cache(maxsize=64)
def planet_picture(
    planet: Planet,
    edition: str,
    lit: tuple[int, ...] = (),
    lands: tuple[int, str] | None = None,
    turning: tuple[Turning, ...] = (),
) -> Html:
    """A whole planet as one small picture: tiles that are lit, that have come, and that turn."""
    covers = {each.slot: each for each in turning}
    tiles = []
    for slot, tile in enumerate(planet.tiles):
        if tile is not None:
            shape = look(tile, ROTATION[slot], slot in planet.turned, edition)
            names = classes("tile", SLOTS[slot], shape, slot in lit and "lit")
            flies = lands[1] if lands is not None and lands[0] == slot else None
            tiles.append(el("i", class_=names, data_fly=flies))
            if slot in covers:
                was, when = covers[slot].tile, covers[slot].when
                shape = look(was, ROTATION[slot], False, edition)
                names = classes("tile turns-away", when, SLOTS[slot], shape)
                tiles.append(el("i", class_=names, data_fly=flies, data_turns=True))
    return el("span", tiles, class_="planet", aria_hidden="true")


def back_picture(kind: Kind) -> Html:
    """The back of a pile's tiles: the planet with that kind's slots lit."""
    return tile_picture(BACKS[kind], None, False, "")
