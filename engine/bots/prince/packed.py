"""A planet as one integer, so that a whole game can be imagined in a quarter of a millisecond.

Where tiles of a kind lie never changes a score. So a planet is a handful of small counts: of the
things in view, of the same things on tiles that show a baobab (those leave together when a third
baobab comes), and of the characters. Each count has five bits; placing a tile is one addition.

Nothing of the rules is told twice: faces are read from the tiles, points from the scoring rules,
each asked once for each situation that comes up and then remembered.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.prince.planet import TOO_MANY_BAOBABS, Planet
from engine.prince.scoring import CALM_TILE, RULES, TURNED_TILE, on_slot
from engine.prince.tiles import BACKS, CHARACTERS, KINDS, OBJECTS, TILES, Tile

BITS = 5
FULL = (1 << BITS) - 1
THINGS = (*OBJECTS, CALM_TILE, TURNED_TILE)
SHIFT = {thing: BITS * place for place, thing in enumerate(THINGS)}
WIDTH = BITS * len(THINGS)
COUNTS = (1 << WIDTH) - 1  # the things in view
ON_BAOBABS = COUNTS << WIDTH  # the same, on tiles that show a baobab
CAST = 2 * WIDTH  # above it: the characters, highest so that a shift alone finds them
CAST_SHIFT = {who: CAST + BITS * place for place, who in enumerate(CHARACTERS)}
BAOBABS = FULL << SHIFT["baobab"]
TWO_BAOBABS = (TOO_MANY_BAOBABS - 1) << SHIFT["baobab"]
VOLCANO = SHIFT["volcano"]

# Tiles by number: those of a kind lie together, in the order of the kinds.
ALL: tuple[Tile, ...] = tuple(
    tile for kind in KINDS for tile in TILES.values() if tile.kind == kind
)
NUMBER = {tile: number for number, tile in enumerate(ALL)}
SHOWS_BAOBAB = tuple(tile.baobab for tile in ALL)


def pack(things: dict[str, int]) -> int:
    """Counts side by side."""
    return sum(count << SHIFT[thing] for thing, count in things.items())


TURNED = pack({TURNED_TILE: 1, CALM_TILE: 1})


def _pack_face(tile: Tile) -> int:
    shown = pack(dict(on_slot(tile, turned=False)))
    if tile.baobab:
        shown |= shown << WIDTH
    return shown + (1 << CAST_SHIFT[tile.character] if tile.character else 0)


FACE = tuple(_pack_face(tile) for tile in ALL)


def place(planet: int, tile: int) -> int:
    """The planet with one more tile. A third baobab turns all three tiles that show one."""
    if SHOWS_BAOBAB[tile] and planet & BAOBABS == TWO_BAOBABS:
        gone = (planet & ON_BAOBABS) >> WIDTH
        return (planet & ~ON_BAOBABS) - gone + TOO_MANY_BAOBABS * TURNED
    return planet + FACE[tile]


def pack_planet(planet: Planet) -> int:
    """A planet as somebody sees it. Tiles known by their back alone are left out."""
    packed = 0
    for slot, tile in enumerate(planet.tiles):
        if tile is not None and tile is not BACKS[tile.kind]:
            packed += TURNED if slot in planet.turned else FACE[NUMBER[tile]]
    return packed


# --- points ---


class Rater(dict[int, int]):
    """What one character gives, by the part of a planet that it looks at (`planet & mask`)."""

    def __init__(self, who: str) -> None:
        self.rule = RULES[who]
        self.mask = sum(FULL << SHIFT[thing] for thing in self.rule.counts)

    def __missing__(self, seen: int) -> int:
        counts = {thing: seen >> SHIFT[thing] & FULL for thing in self.rule.counts}
        given = self[seen] = self.rule.points(counts)
        return given


RATERS = {who: Rater(who) for who in CHARACTERS}


class _Casts(dict[int, tuple[tuple[Rater, int], ...]]):
    """By the packed characters: those who rate the planet, each with what it looks at."""

    def __missing__(self, packed: int) -> tuple[tuple[Rater, int], ...]:
        raters = (RATERS[who] for who in cast_of(packed << CAST))
        cast = self[packed] = tuple((rater, rater.mask) for rater in raters)
        return cast


CASTS = _Casts()


def cast_of(planet: int) -> tuple[str, ...]:
    """The characters on a planet, repeats too."""
    return tuple(who for who in CHARACTERS for _ in range(planet >> CAST_SHIFT[who] & FULL))


def points(planet: int) -> int:
    """What all characters of a planet give together; the volcanoes come off later."""
    given = 0
    for rater, mask in CASTS[planet >> CAST]:
        given += rater[planet & mask]
    return given


def totals(planets: Sequence[int]) -> list[int]:
    """Everybody's points. Whoever has most volcanoes loses one for each, all tied for most too."""
    volcanoes = [planet >> VOLCANO & FULL for planet in planets]
    most = max(volcanoes)
    return [
        points(planet) - (own if own == most else 0)
        for planet, own in zip(planets, volcanoes, strict=True)
    ]
