"""A game looked at again: what the strongest bot would have played, and what was lost.

Only what the seat knew then is looked at, so nobody is blamed for what could not be known. What a
move cost is in about: it comes from imagined games.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from random import Random
from typing import NamedTuple

from engine.bots import Advice, Budget, Outlook, Thought, mind_of
from engine.journal import Journal

WORTH_TELLING = 1.0  # points; less than that is more luck of the deals than anything else


class Verdict(NamedTuple):
    """One decision: `number` counts the actions before it. `lost` is in points, 0 for the best."""

    number: int
    seat: int
    played: Advice
    best: Advice
    lost: float


def judge(journal: Journal, number: int, budget: Budget) -> Thought[Verdict]:
    """What the strongest bot thinks of the action that was played after so many others."""
    before, action = journal.decision(number)
    seat = before.turn
    assert seat is not None
    rng = Random(f"{journal.seed} looked at again {number}")
    advice = yield from mind_of(journal.kind).advise(Outlook(before, seat), rng, budget)
    played = next(own for own in advice if own.action is action)
    return Verdict(number, seat, played, advice[0], advice[0].worth - played.worth)


def look_back(journal: Journal, seats: Sequence[int], playouts: int) -> Thought[list[Verdict]]:
    """Where these seats lost points, the most first. Each decision gets so many playouts."""
    found: list[Verdict] = []
    for number in range(len(journal.actions)):
        before, _ = journal.decision(number)
        if before.turn in seats and len(before.legal()) > 1:
            verdict = yield from judge(journal, number, Budget(playouts))
            if verdict.lost >= WORTH_TELLING:
                found.append(verdict)
    return sorted(found, key=attrgetter("lost"), reverse=True)
