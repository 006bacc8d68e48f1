"""Which choice does best in many imagined games, with a given number of them.

Every choice is tried on the same deals, so that luck falls on all alike. Half of the time goes by,
and the worse half of the choices is dropped, again and again, until two or three are left that are
hard to tell apart: those get most of the playouts. (Sequential halving, Karnin and others, 2013.)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from engine.bots import Budget, Thought

C = TypeVar("C")
D = TypeVar("D")


class Tried(NamedTuple):
    """How a choice did: the mean of its playouts, and how many there were."""

    number: int
    mean: float
    playouts: int


def search(
    choices: Sequence[C],
    deal: Callable[[], D],
    play: Callable[[C, D], float],
    budget: Budget,
) -> Thought[list[Tried]]:
    """All choices, by number, the best first. They are given in the order of a first guess."""
    number = len(choices)
    sums = [0.0] * number
    counts = [0] * number
    playouts = 0

    def mean(choice: int) -> float:
        return sums[choice] / counts[choice] if counts[choice] else 0.0

    ranked = list(range(number))
    alive = number
    halvings = max(1, (number - 1).bit_length())
    for halving in range(1, halvings + 1):
        while budget.used(playouts) < halving / halvings:
            dealt = deal()
            for choice in ranked[:alive]:
                sums[choice] += play(choices[choice], dealt)
                counts[choice] += 1
                playouts += 1
                yield
        ranked[:alive] = sorted(ranked[:alive], key=mean, reverse=True)
        alive = (alive + 1) // 2
    return [Tried(choice, mean(choice), counts[choice]) for choice in ranked]
