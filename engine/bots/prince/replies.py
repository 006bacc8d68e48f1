"""How a round of open tiles goes on if everybody sees through it.

With a few tiles and a few players left, all that can follow is soon gone through. Each player looks
for the best between what they get and what they leave to the others: for points of theirs, and for
points of others, above all of those who may win. (Called max^n: everybody maximizes their own.)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import fsum
from operator import mul
from typing import NamedTuple

from engine.bots.prince.values import standing, worths_to
from engine.prince.options import PLAYERS

LAST_IS_FIRST = 0.5  # the last one gets what is left, but opens the next round
MINDS = 0.45  # what all points of all others count together, against a point of one's own
NEAR = 6.0  # so many points behind the best, a rival counts a quarter as much


class Outcome(NamedTuple):
    """How the rest of a round goes: what it brings each seat, and who takes which tile in turn."""

    gains: tuple[float, ...]  # 0 for who has a tile already
    picks: tuple[tuple[int, int], ...]

    @property
    def last(self) -> int:
        """Who opens the next round."""
        return self.picks[-1][0]


class Round:
    """The tiles and what they are worth to each seat; how much each minds what another gets.

    Tiles and seats are told as sets of bits: many rounds are gone through for one decision.
    """

    def __init__(self, worths: Mapping[int, Sequence[float]], minds: Sequence[Sequence[float]]):
        self.worths = worths
        self._weights = [
            [1.0 if other == seat else -minds[seat][other] for other in range(len(minds))]
            for seat in range(len(minds))
        ]
        self._nothing = Outcome((0.0,) * len(minds), ())
        self._known: dict[tuple[int, int, int], Outcome] = {}

    def benefit(self, seat: int, outcome: Outcome) -> float:
        """What an outcome is worth to a seat, minus what it minds about the others."""
        return fsum(map(mul, self._weights[seat], outcome.gains))

    def take(self, seat: int, tiles: int, waiting: int) -> Outcome:
        """The seat takes one of the tiles and names somebody who waits: what is best for it."""
        key = seat, tiles, waiting
        if key in self._known:
            return self._known[key]
        found = [
            self.take_one(seat, tile, tiles, named, waiting)
            for tile in MEMBERS[tiles]
            for named in MEMBERS[waiting] or (seat,)
        ]
        best = max(found, key=partial(self.benefit, seat)) if len(found) > 1 else found[0]
        self._known[key] = best
        return best

    def take_one(self, seat: int, tile: int, tiles: int, named: int, waiting: int) -> Outcome:
        """The seat takes this one and names this one; the last one names nobody."""
        worth = self.worths[seat][tile]
        if not waiting:
            after, worth = self._nothing, worth + LAST_IS_FIRST
        else:
            after = self.take(named, tiles & ~(1 << tile), waiting & ~(1 << named))
        gains, picks = after
        return Outcome((*gains[:seat], worth, *gains[seat + 1 :]), ((seat, tile), *picks))


def _members(bits: int) -> tuple[int, ...]:
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)


MEMBERS = tuple(map(_members, range(1 << max(PLAYERS))))  # of each set


def open_round(
    planets: Sequence[int], seats: Sequence[int], tiles: Sequence[int], kind: int, rounds: int
) -> Round:
    """A round with these tiles, as those seats see it that have no tile yet."""
    standings = [standing(planet, rounds) for planet in planets]
    return Round(
        {seat: worths_to(planets, seat, tiles, kind, rounds) for seat in seats},
        [minds(standings, seat) for seat in range(len(planets))],
    )


def minds(standings: Sequence[float], seat: int) -> list[float]:
    """How much a seat minds a point of each other: most of all, whoever is ahead of the rest."""
    best = max([points for other, points in enumerate(standings) if other != seat])
    threats = [
        0.0 if other == seat else 1 / (1 + (best - points) / NEAR) / (1 + (best - points) / NEAR)
        for other, points in enumerate(standings)
    ]
    whole = 0.0
    for threat in threats:
        whole += threat
    return [MINDS * threat / whole for threat in threats]
