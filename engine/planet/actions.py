"""What a seat decides, with a text that parses back: which tile, on which face, with which turn.

There are few enough actions to hold all of them, so listing what may be done is looking up.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine import game
from engine.game import IllegalMove
from engine.planet.solid import EDGES, FACE_NAMES, FACES, TURN_NAMES
from engine.planet.tiles import TILES, Tile


@dataclass(frozen=True, slots=True, eq=False)
class Take(game.Action):
    """Take a tile of the open stack and place it: with turn t, its area k lies at edge k + t."""

    tile: Tile
    face: int
    turn: int

    def __str__(self) -> str:
        return f"take {self.tile.id} f{self.face} t{self.turn}"


Action = Take


# By the tile and the face: the five turns.
TAKE: dict[Tile, tuple[tuple[Take, ...], ...]] = {
    tile: tuple(tuple(Take(tile, face, turn) for turn in range(EDGES)) for face in range(FACES))
    for tile in TILES.values()
}


def parse(text: str) -> Take:
    """The action with this text.

    >>> str(parse("take T17 f4 t2"))
    'take T17 f4 t2'
    """
    match text.split(" "):
        case ["take", tile, face, turn] if face in FACE_NAMES and turn in TURN_NAMES:
            if tile not in TILES:
                raise IllegalMove("No tile of the game has the name in “{text}”.", text=text[:60])
            return TAKE[TILES[tile]][FACE_NAMES.index(face)][TURN_NAMES.index(turn)]
        case _:
            raise IllegalMove("“{text}” is not an action of this game.", text=text[:60])
