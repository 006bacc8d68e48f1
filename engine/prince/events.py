"""What happens in a game. Each event tells a seat only what that seat saw of it."""

from __future__ import annotations

from typing import ClassVar, Self

from engine.game import OpenEvent, SecretEvent, Witnesses, event
from engine.prince.tiles import BACKS, Kind, Tile


@event
class RoundBegan(OpenEvent):
    """A new round, and who draws in it."""

    round: int
    seat: int


@event
class Drawn(SecretEvent):
    """Tiles came from a pile: open, or for the eyes of one seat."""

    seat: int
    kind: Kind
    tiles: tuple[Tile, ...]
    witnesses: Witnesses
    reveals: ClassVar[bool] = True

    def unseen(self) -> Drawn:
        return Drawn(self.seat, self.kind, _backs(self.tiles), self.witnesses)


@event
class Laid(SecretEvent):
    """With two players: two tiles lie open and one face down, which only its layer knows."""

    seat: int
    open: tuple[Tile, ...]
    face_down: Tile
    witnesses: Witnesses
    reveals: ClassVar[bool] = True

    def unseen(self) -> Laid:
        return Laid(self.seat, self.open, BACKS[self.face_down.kind], self.witnesses)


@event
class Taken(SecretEvent):
    """A tile went to a planet."""

    seat: int
    tile: Tile
    slot: int
    witnesses: Witnesses

    def unseen(self) -> Self:
        return type(self)(self.seat, BACKS[self.tile.kind], self.slot, self.witnesses)


@event
class TakenBlind(Taken):
    """A tile went to a planet that had lain face down until now."""

    reveals: ClassVar[bool] = True


@event
class Turned(OpenEvent):
    """A third baobab turned these tiles face down."""

    seat: int
    slots: tuple[int, ...]
    tiles: tuple[Tile, ...]


@event
class Named(SecretEvent):
    """A player named the next one; without a choice when only one was left."""

    seat: int
    named: int
    forced: bool
    tiles: tuple[Tile, ...]  # that go on to the next one
    witnesses: Witnesses

    def unseen(self) -> Self:
        return type(self)(self.seat, self.named, self.forced, _backs(self.tiles), self.witnesses)


@event
class HandedOn(Named):
    """In a secret draft the tiles that are left go on to who is named, for the eyes of two."""

    reveals: ClassVar[bool] = True


@event
class Discarded(OpenEvent):
    """With two players: the tile left over, which had lain open."""

    tile: Tile


@event
class DiscardedBlind(Discarded):
    """With two players: the tile left over, which had lain face down until now."""

    reveals: ClassVar[bool] = True


@event
class Ended(OpenEvent):
    """All planets are complete; hidden characters are turned up: whose, on which slot, which."""

    characters: tuple[tuple[int, int, Tile], ...] = ()
    reveals: ClassVar[bool] = True


def _backs(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(BACKS[tile.kind] for tile in tiles)
