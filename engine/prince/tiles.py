"""The 80 tiles, as a table that an owner of the box can check and correct at a glance.

The rulebooks do not list the faces. These are the facts of the one public transcription of the
2013 box, and they carry its doubts: C18 to C20 repeat C06 to C08; the rising and the falling pile
differ in one tile only; the faces of the 2025 edition are not known, so it is played with these.
`check` says what a corrected table must keep to.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.game import GameError

Kind = Literal["core", "rising", "falling", "character"]
KINDS: tuple[Kind, ...] = ("core", "rising", "falling", "character")
PILE_SIZE = 20

SHEEP = ("sheep_white", "sheep_grey", "sheep_brown")
OBJECTS = (
    *("baobab", "volcano", "sunset", "rose", "lamp", "box", "star", "fox", "elephant", "snake"),
    *SHEEP,
)
CHARACTERS = (
    *("vain_man", "geographer", "astronomer", "king", "lamplighter", "hunter", "drunkard"),
    *("businessman_white", "businessman_grey", "businessman_brown"),
    *("gardener", "turkish_astronomer", "little_prince"),
)

# W G B: a white, grey, brown sheep. A number before an object: that many of it.
FACES = """
C01 baobab 2W B           C02 baobab fox 2W         C03 baobab 2G             C04 volcano 2lamp
C05 volcano lamp fox W    C06 volcano lamp G        C07 volcano lamp snake W  C08 volcano snake
C09 3lamp fox             C10 rose 2lamp            C11 2lamp box             C12 2lamp snake
C13 box 2W                C14 box W                 C15 box G                 C16 W
C17 elephant              C18 volcano lamp G        C19 volcano lamp snake W  C20 volcano snake

U01 baobab sunset elephant          U02 baobab sunset G           U03 baobab rose star
U04 baobab G B                      U05 baobab star B             U06 volcano 2lamp star
U07 volcano sunset lamp fox G       U08 volcano lamp W G          U09 volcano sunset lamp elephant W
U10 volcano sunset lamp snake W     U11 volcano 2star             U12 volcano 2star G
U13 3lamp snake                     U14 sunset rose 2lamp         U15 sunset 2lamp fox
U16 lamp 2W                         U17 lamp 2box                 U18 box W
U19 sunset fox                      U20 sunset elephant

D01 baobab sunset G                 D02 baobab sunset snake       D03 baobab rose star
D04 baobab G B                      D05 baobab star B             D06 volcano 2lamp star
D07 volcano sunset lamp fox G       D08 volcano lamp W G          D09 volcano sunset lamp elephant W
D10 volcano sunset lamp snake W     D11 volcano 2star             D12 volcano 2star G
D13 3lamp snake                     D14 sunset rose 2lamp         D15 sunset 2lamp fox
D16 lamp 2W                         D17 lamp 2box                 D18 box W
D19 sunset fox                      D20 sunset elephant

P01 vain_man star                   P02 vain_man star             P03 geographer star
P04 geographer star                 P05 astronomer                P06 astronomer
P07 king 2star                      P08 lamplighter star          P09 lamplighter star
P10 hunter star                     P11 hunter star               P12 drunkard star
P13 businessman_white               P14 businessman_grey star     P15 businessman_brown 2star
P16 gardener 2star                  P17 gardener 2star            P18 turkish_astronomer star
P19 turkish_astronomer star         P20 little_prince
"""

_KIND_OF_LETTER: dict[str, Kind] = {"C": "core", "U": "rising", "D": "falling", "P": "character"}
_SHORT = {"W": "sheep_white", "G": "sheep_grey", "B": "sheep_brown"}


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """One tile. There is a single value for each, so tiles are compared by identity."""

    id: str
    kind: Kind
    objects: Mapping[str, int]
    character: str | None = None
    baobab: bool = field(init=False)  # kept, because the rules ask for it at every turn

    def __post_init__(self) -> None:
        object.__setattr__(self, "baobab", "baobab" in self.objects)

    def __repr__(self) -> str:
        return self.id


def read_faces(text: str) -> list[Tile]:
    """The tiles of a table like FACES."""
    tiles = []
    for entry in re.split(r"\s{2,}|\n", text.strip()):
        if entry:
            name, *words = entry.split()
            if name[0] not in _KIND_OF_LETTER:
                raise GameError("{tile} is no name for a tile.", tile=name)
            character = words.pop(0) if words and words[0] in CHARACTERS else None
            objects: Counter[str] = Counter()
            for word in words:
                if not (found := re.fullmatch(r"(\d*)(\w+)", word)):
                    raise GameError(
                        "{tile} shows an unknown object: {thing}.", tile=name, thing=word
                    )
                count, thing = found.groups()
                objects[_SHORT.get(thing, thing)] += int(count or 1)
            tiles.append(Tile(name, _KIND_OF_LETTER[name[0]], dict(objects), character))
    return tiles


def check(tiles: Iterable[Tile]) -> None:
    """Raise GameError for a set of tiles that the game can't be played with."""
    tiles = list(tiles)
    for kind in KINDS:
        if (found := sum(tile.kind == kind for tile in tiles)) != PILE_SIZE:
            raise GameError(
                "The {kind} pile has {found} tiles, not {size}.",
                kind=kind,
                found=found,
                size=PILE_SIZE,
            )
    if len({tile.id for tile in tiles}) != len(tiles):
        raise GameError("Two tiles have the same name.")
    for tile in tiles:
        _check_tile(tile)


def _check_tile(tile: Tile) -> None:
    if not re.fullmatch(r"[CUDP]\d\d", tile.id) or _KIND_OF_LETTER[tile.id[0]] != tile.kind:
        raise GameError("{tile} is no name for a {kind} tile.", tile=tile.id, kind=tile.kind)
    for thing, count in tile.objects.items():
        if thing not in OBJECTS or count < 1:
            raise GameError("{tile} shows an unknown object: {thing}.", tile=tile.id, thing=thing)
    if tile.objects.get("baobab", 0) > 1:
        raise GameError("{tile} shows more than one baobab.", tile=tile.id)
    if (tile.kind == "character") != (tile.character in CHARACTERS):
        raise GameError("{tile} needs a character if it is a character tile.", tile=tile.id)
    if tile.kind == "character" and not set(tile.objects) <= {"star"}:
        raise GameError("{tile} is a character and shows more than stars.", tile=tile.id)


TILES: dict[str, Tile] = {tile.id: tile for tile in read_faces(FACES)}
check(TILES.values())
PILES: dict[Kind, tuple[Tile, ...]] = {
    kind: tuple(tile for tile in TILES.values() if tile.kind == kind) for kind in KINDS
}
IN_THE_BOX: Counter[str] = sum((Counter(tile.objects) for tile in TILES.values()), Counter())
# What a seat sees of a tile that it may not know: its back, which tells only the kind.
BACKS: dict[Kind, Tile] = {kind: Tile("?", kind, {}) for kind in KINDS}
