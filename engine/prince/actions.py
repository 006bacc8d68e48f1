"""What a seat decides, each with a text that parses back.

There are few enough actions to hold all of them: parsing is looking up, and so is listing what may
be done.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine import game
from engine.game import IllegalMove
from engine.prince.options import PLAYERS
from engine.prince.planet import SLOTS, SLOTS_OF
from engine.prince.tiles import BACKS, KINDS, TILES, Kind, Tile


@dataclass(frozen=True, slots=True, eq=False)
class Draw(game.Action):
    """Open a pile for the round."""

    kind: Kind

    def __str__(self) -> str:
        return f"draw {self.kind}"


@dataclass(frozen=True, slots=True, eq=False)
class Hide(game.Action):
    """With two players: lay this one of the three face down."""

    tile: Tile

    def __str__(self) -> str:
        return f"hide {self.tile.id}"


@dataclass(frozen=True, slots=True, eq=False)
class Take(game.Action):
    """Take a tile and place it. The face-down one is taken by its back, and written `?`."""

    tile: Tile
    slot: int

    def __str__(self) -> str:
        return f"take {self.tile.id} {SLOTS[self.slot]}"


@dataclass(frozen=True, slots=True, eq=False)
class Name(game.Action):
    """Name the player who takes next."""

    seat: int

    def __str__(self) -> str:
        return f"name {self.seat}"


Action = Draw | Hide | Take | Name

DRAW: dict[Kind, Draw] = {kind: Draw(kind) for kind in KINDS}
HIDE: dict[Tile, Hide] = {tile: Hide(tile) for tile in TILES.values()}
TAKE: dict[Tile, dict[int, Take]] = {
    tile: {slot: Take(tile, slot) for slot in SLOTS_OF[tile.kind]}
    for tile in (*TILES.values(), *BACKS.values())
}
NAME: tuple[Name, ...] = tuple(Name(seat) for seat in range(max(PLAYERS)))

_ALL: tuple[Action, ...] = (
    *DRAW.values(),
    *HIDE.values(),
    *(take for takes in TAKE.values() for take in takes.values()),
    *NAME,
)
_BY_TEXT = {str(action): action for action in _ALL}


def parse(text: str) -> Action:
    """The action with this text.

    >>> str(parse("take C07 r1c2"))
    'take C07 r1c2'
    """
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise _unknown(text.split(), text[:60]) from None


def _unknown(words: list[str], text: str) -> IllegalMove:
    match words:
        case ["take" | "hide", tile, *_] if tile != "?" and tile not in TILES:
            return IllegalMove("No tile of the game has the name in “{text}”.", text=text)
        case ["take", _, slot] if slot in SLOTS:
            return IllegalMove("The place in “{text}” is for another kind of tile.", text=text)
        case _:
            return IllegalMove("“{text}” is not an action of this game.", text=text)
