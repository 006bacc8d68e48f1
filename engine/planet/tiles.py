"""The 50 continent tiles, as a table that an owner of the box can check and correct at a glance.

The rulebook does not print the faces and no public list was found, so these tiles are our own. They
were designed from the few facts that are known, and balanced by simulation, so that the five
objectives are worth about the same: `python -m tools.planet.balance` makes this table again from
its seed. They show 62 areas of ocean, 57 forest, 46 mountain, 43 desert and 42 glacier; no two are
the same, however one turns them. `check` says what a corrected table must keep to.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeVar, get_args

from engine.game import GameError
from engine.planet.solid import EDGES

Habitat = Literal["ocean", "forest", "mountain", "desert", "glacier"]
HABITATS: tuple[Habitat, ...] = get_args(Habitat)
SET_SIZE = 50
HABITATS_ON_A_TILE = (2, 3)
KNOWN_TILE = {"ocean": 2, "forest": 1, "mountain": 2}  # the one tile of the box that is described

# The five areas of each tile, clockwise: Ocean, Forest, Mountain, Desert, Glacier.
FACES = """
T01 OOOOM  T02 OOOOD  T03 OOMOF  T04 OODOM  T05 OOOMG
T06 OODOD  T07 OOODD  T08 OOOGG  T09 OOFFF  T10 OOFFM
T11 OGFOF  T12 OOFGF  T13 OMMOF  T14 OOFDD  T15 OOMMM
T16 OOMGM  T17 OOMMG  T18 OMDOD  T19 OODDM  T20 OFFFF
T21 OFFFM  T22 OMFFF  T23 OFFDF  T24 OFFFD  T25 ODFDF
T26 OMMMF  T27 OFGGG  T28 OMMMM  T29 OMMGM  T30 OMMMG
T31 ODDDD  T32 ODGDG  T33 ODGGG  T34 MFFFF  T35 MDFFF
T36 MMMFF  T37 MDDFF  T38 MGGFF  T39 FFDDD  T40 GFFDD
T41 GGFGF  T42 GGGFF  T43 MMFMD  T44 MDMDF  T45 GGFDD
T46 GGDGF  T47 MMGGG  T48 MDGDG  T49 GDGDD  T50 GGGGD
"""

T = TypeVar("T")
ALL_EDGES = (1 << EDGES) - 1
Strip = tuple[Habitat, int]  # equal areas that touch on a tile; a bit for each edge they lie at


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """One tile. There is a single value for each, so tiles are compared by identity."""

    id: str
    areas: tuple[Habitat, ...]
    counts: Mapping[Habitat, int] = field(init=False)
    strips: tuple[tuple[Strip, ...], ...] = field(init=False)  # for each of the five turns

    def __post_init__(self) -> None:
        object.__setattr__(self, "counts", dict(Counter(self.areas)))
        turns = range(EDGES) if len(self.areas) == EDGES else ()
        object.__setattr__(self, "strips", tuple(tuple(self._strips(turn)) for turn in turns))

    def at(self, edge: int, turn: int) -> Habitat:
        """The habitat at an edge of the face, when the tile lies with this turn."""
        return self.areas[(edge - turn) % EDGES]

    def _strips(self, turn: int) -> Iterator[Strip]:
        shown = self.areas[-turn:] + self.areas[:-turn]
        starts = [edge for edge in range(EDGES) if shown[edge] != shown[edge - 1]] or [0]
        for start, end in zip(starts, [*starts[1:], starts[0] + EDGES], strict=True):
            edges = (1 << end) - (1 << start)  # past the last edge comes the first again
            yield shown[start], (edges | edges >> EDGES) & ALL_EDGES

    def __repr__(self) -> str:
        return self.id


def entries(table: str) -> list[list[str]]:
    """The entries of a table as words: one a line, or some with two spaces between them."""
    return [words for entry in re.split(r"\s{2,}|\n", table) if (words := entry.split())]


def one_of(known: Sequence[T], word: str) -> T:
    """The word, if it is known; raises GameError."""
    for each in known:
        if each == word:
            return each
    raise GameError(
        "“{word}” is none of these: {known}.", word=word, known=", ".join(map(str, known))
    )


_LETTERS: dict[str, Habitat] = {habitat[0].upper(): habitat for habitat in HABITATS}


def read_faces(table: str) -> list[Tile]:
    """The tiles of a table like FACES."""
    tiles = []
    for name, *letters in entries(table):
        areas = [one_of(tuple(_LETTERS), letter) for letter in "".join(letters)]
        tiles.append(Tile(name, tuple(_LETTERS[letter] for letter in areas)))
    return tiles


def frequencies(tiles: Iterable[Tile]) -> dict[Habitat, int]:
    """How many areas of each habitat the tiles show together."""
    shown = Counter(habitat for tile in tiles for habitat in tile.areas)
    return {habitat: shown[habitat] for habitat in HABITATS}


def check(tiles: Iterable[Tile]) -> None:
    """Raise GameError for a set that the game can't be played with, or that can't be the box's."""
    tiles = list(tiles)
    if len(tiles) != SET_SIZE:
        raise GameError("There are {found} tiles, not {size}.", found=len(tiles), size=SET_SIZE)
    if len({tile.id for tile in tiles}) != len(tiles):
        raise GameError("Two tiles have the same name.")
    for tile in tiles:
        _check_tile(tile)
    if not any(tile.counts == KNOWN_TILE for tile in tiles):
        raise GameError("The tile with 2 ocean, 1 forest and 2 mountain is missing.")
    shown = frequencies(tiles)
    if any(shown["ocean"] <= shown[other] for other in HABITATS if other != "ocean"):
        raise GameError("Ocean does not have the most areas.")
    if any(shown["glacier"] >= shown[other] for other in HABITATS if other != "glacier"):
        raise GameError("Glacier does not have the fewest areas.")


def _check_tile(tile: Tile) -> None:
    if not re.fullmatch(r"T\d\d", tile.id):
        raise GameError("{tile} is no name for a tile.", tile=tile.id)
    if len(tile.areas) != EDGES:
        raise GameError("{tile} has {found} areas, not 5.", tile=tile.id, found=len(tile.areas))
    if len(tile.counts) not in HABITATS_ON_A_TILE:
        raise GameError("{tile} does not show 2 or 3 habitats.", tile=tile.id)


TILES: dict[str, Tile] = {tile.id: tile for tile in read_faces(FACES)}
check(TILES.values())
# What everybody sees of a tile in a stack that is not open yet: its back, which tells nothing.
BACK = Tile("?", ())
