"""What happens in a game. Each event tells a seat only what that seat saw of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.game import Event
from engine.prince.tiles import BACKS, Kind, Tile

Witnesses = frozenset[int] | None  # None: everybody


def _saw(witnesses: Witnesses, seat: int | None) -> bool:
    return witnesses is None or seat in witnesses


@dataclass(slots=True)
class RoundBegan(Event):
    """A new round, and who draws in it."""

    round: int
    seat: int


@dataclass(slots=True)
class Drawn(Event):
    """Tiles came from a pile: open, or for the eyes of one seat."""

    seat: int
    kind: Kind
    tiles: tuple[Tile, ...]
    witnesses: Witnesses
    reveals: ClassVar[bool] = True

    def told(self, seat: int | None) -> Drawn:
        if _saw(self.witnesses, seat):
            return self
        return Drawn(self.seat, self.kind, (BACKS[self.kind],) * len(self.tiles), self.witnesses)


@dataclass(slots=True)
class Laid(Event):
    """With two players: two tiles lie open and one face down, which only its layer knows."""

    seat: int
    open: tuple[Tile, ...]
    face_down: Tile
    reveals: ClassVar[bool] = True

    def told(self, seat: int | None) -> Laid:
        if seat == self.seat:
            return self
        return Laid(self.seat, self.open, BACKS[self.face_down.kind])


@dataclass(slots=True)
class Taken(Event):
    """A tile went to a planet."""

    seat: int
    tile: Tile
    slot: int
    witnesses: Witnesses

    def told(self, seat: int | None) -> Taken:
        return self if _saw(self.witnesses, seat) else self._unseen()

    def _unseen(self) -> Taken:
        return type(self)(self.seat, BACKS[self.tile.kind], self.slot, self.witnesses)


@dataclass(slots=True)
class TakenBlind(Taken):
    """A tile went to a planet that had lain face down until now."""

    reveals: ClassVar[bool] = True


@dataclass(slots=True)
class Turned(Event):
    """A third baobab turned these tiles face down."""

    seat: int
    slots: tuple[int, ...]
    tiles: tuple[Tile, ...]


@dataclass(slots=True)
class Named(Event):
    """A player named the next one; without a choice when only one was left."""

    seat: int
    named: int
    forced: bool


@dataclass(slots=True)
class Discarded(Event):
    """With two players: the tile left over, open for both."""

    tile: Tile
    reveals: ClassVar[bool] = True


@dataclass(slots=True)
class Ended(Event):
    """All planets are complete; what was hidden is turned up."""

    reveals: ClassVar[bool] = True
