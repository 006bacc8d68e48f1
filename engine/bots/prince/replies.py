"""How a round of open tiles goes on if everybody sees through it.

With a few tiles and a few players left, all that can follow is soon gone through. Each player looks
for the best between what they get and what they leave to the others: for points of theirs, and for
points of others, above all of those who may win. (Called max^n: everybody maximizes their own.)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

LAST_IS_FIRST = 0.5  # the last one gets what is left, but opens the next round


class Outcome(NamedTuple):
    """Who gets which tile, by number, and who is the last."""

    tiles: Mapping[int, int]
    last: int


class Round:
    """The tiles and what they are worth to each seat; how much each minds what another gets."""

    def __init__(self, worths: Mapping[int, Sequence[float]], minds: Sequence[Sequence[float]]):
        self.worths = worths
        self.minds = minds
        self._known: dict[tuple[int, tuple[int, ...], tuple[int, ...]], Outcome] = {}

    def benefit(self, seat: int, outcome: Outcome) -> float:
        """What an outcome is worth to a seat, minus what it minds about the others."""
        benefit = 0.0
        for other, tile in outcome.tiles.items():
            worth = self.worths[other][tile] + (LAST_IS_FIRST if other == outcome.last else 0.0)
            benefit += worth if other == seat else -self.minds[seat][other] * worth
        return benefit

    def take(self, seat: int, tiles: tuple[int, ...], waiting: tuple[int, ...]) -> Outcome:
        """The seat takes one of the tiles; those waiting follow."""
        key = seat, tiles, waiting
        if key not in self._known:
            outcomes = (self.take_one(seat, tile, tiles, waiting) for tile in tiles)
            self._known[key] = max(outcomes, key=lambda outcome: self.benefit(seat, outcome))
        return self._known[key]

    def take_one(
        self, seat: int, tile: int, tiles: tuple[int, ...], waiting: tuple[int, ...]
    ) -> Outcome:
        """The seat takes this one, and names whom it likes."""
        if not waiting:
            return Outcome({seat: tile}, seat)
        rest = tuple([other for other in tiles if other != tile])
        after = self.name(seat, rest, waiting)
        return Outcome({seat: tile, **after.tiles}, after.last)

    def name(self, seat: int, tiles: tuple[int, ...], waiting: tuple[int, ...]) -> Outcome:
        """The seat names the one whose choice it minds least."""
        outcomes = (self.name_one(named, tiles, waiting) for named in waiting)
        return max(outcomes, key=lambda outcome: self.benefit(seat, outcome))

    def name_one(self, named: int, tiles: tuple[int, ...], waiting: tuple[int, ...]) -> Outcome:
        """This seat is named, and takes."""
        return self.take(named, tiles, tuple([seat for seat in waiting if seat != named]))
