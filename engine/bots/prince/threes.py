"""A round of two players: three tiles are drawn, one lies face down, each takes one.

The tiles have the numbers 0 to 2. The first player knows all three and takes last; the second can
only guess what the hidden one is worth. What one leaves is either taken by the other or nobody's,
so both look at the difference: a point of the other's counts nearly as much as one's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.bots.prince.values import mean_worth, worths_to

SPITE = 0.8  # what a point of the other's counts
LEFT = ((1, 2), (0, 2), (0, 1))  # the other two of three


class Three(NamedTuple):
    """What each of three tiles is worth to both, and what a tile not seen may be worth to them."""

    to_first: list[float]
    to_second: list[float]
    unseen_to_first: float
    unseen_to_second: float


def weigh_three(
    planets: Sequence[int],
    tiles: Sequence[int],
    kind: int,
    first: int,
    rounds: int,
    unseen: tuple[float, float],
) -> Three:
    """The tiles in the eyes of both. `unseen` is what one that is not seen is worth to them."""
    return Three(
        worths_to(planets, first, tiles, kind, rounds),
        worths_to(planets, 1 - first, tiles, kind, rounds),
        *unseen,
    )


def mean_worths(
    planets: Sequence[int], kind: int, first: int, rounds: int, tiles: Sequence[int] | None = None
) -> tuple[float, float]:
    """What one of these tiles may be worth to the first and to the second player."""
    to_first = mean_worth(planets, first, kind, rounds, tiles)
    return to_first, mean_worth(planets, 1 - first, kind, rounds, tiles)


def keep(three: Three, given: int) -> int:
    """Which of the two left the first player takes. The other one is nobody's."""
    one, other = LEFT[given]
    return one if three.to_first[one] >= three.to_first[other] else other


def replies(three: Three, hidden: int) -> tuple[float, float, float]:
    """What the second player makes of it by taking an open tile, the other, or the hidden one."""
    one, other = LEFT[hidden]
    own, theirs, unseen = three.to_second, three.to_first, three.unseen_to_first
    return (
        own[one] - SPITE * max(theirs[other], unseen),
        own[other] - SPITE * max(theirs[one], unseen),
        three.unseen_to_second - SPITE * max(theirs[one], theirs[other]),
    )


def reply(three: Three, hidden: int) -> int:
    """Which one the second player takes."""
    benefits = replies(three, hidden)
    return (*LEFT[hidden], hidden)[benefits.index(max(benefits))]


def benefit_of_laying(three: Three, hidden: int) -> float:
    """What the first player makes of it by hiding this one, knowing how the second will reply."""
    given = reply(three, hidden)
    return three.to_first[keep(three, given)] - SPITE * three.to_second[given]


def lay(three: Three) -> int:
    """Which one the first player hides."""
    benefits = [benefit_of_laying(three, hidden) for hidden in range(len(LEFT))]
    return benefits.index(max(benefits))
