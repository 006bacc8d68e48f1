"""A game looked at again: what the strongest bot would have played, and what was lost.

Only what the seat knew then is looked at, so nobody is blamed for what could not be known. What
looks better at first is set against what was played in imagined games of its own, and is called
better only if it is by clearly more than the luck of these.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from operator import attrgetter
from random import Random
from typing import NamedTuple

from engine.bots import Advice, Budget, Margin, Outlook, Thought, mind_of
from engine.game import AnyView
from engine.journal import Journal

WORTH_TELLING = 1.0  # points
CLEARLY = 2.0  # standard errors: twenty times out of twenty-one it is no luck
FIRST_LOOK = 0.125  # of the strongest bot's playouts: what may have been better?
SECOND_LOOK = 0.5  # the same: by how much was it?

Spell = Sequence[int]  # a seat, after how many actions somebody else played there, and until when


class Verdict(NamedTuple):
    """One decision: `number` counts the actions before it. `lost` is in points; 0: nothing.

    `own` is how many of them are missing on one's own planet at the end, where games were played to
    that: the rest are what others have more. `ahead` tells in how many imagined games the better
    action did better, and of how many.
    """

    number: int
    view: AnyView  # what whoever decided knew
    played: Advice
    best: Advice
    lost: float
    own: float | None = None
    ahead: tuple[int, int] = (0, 0)


def judge(journal: Journal, number: int, playouts: int) -> Thought[Verdict]:
    """What the strongest bot, with so many playouts, thinks of the action played at this place.

    Whoever asks, and whenever, is told the same.
    """
    before, action = journal.decision(number)
    seat = before.turn
    assert seat is not None
    outlook, mind = Outlook(before, seat), mind_of(journal.kind)
    rng = Random(f"{journal.seed} looked at again {number}")
    advice = yield from mind.advise(outlook, rng, Budget(playouts * FIRST_LOOK))
    best, played = advice[0], next(own for own in advice if own.action is action)
    if best.worth - played.worth >= WORTH_TELLING:
        budget = Budget(playouts * SECOND_LOOK)
        margins = yield from mind.compare_two(outlook, best.action, action, rng, budget)
        if lost := clear_gain([margin.lead for margin in margins]):
            ahead = sum(margin.lead > 0 for margin in margins), len(margins)
            view = before.view(seat)
            return Verdict(number, view, played, best, lost, own_share(margins), ahead)
    return Verdict(number, before.view(seat), played, best, 0.0)


def own_share(margins: Sequence[Margin]) -> float | None:
    """The mean of one's own points, if the games were played to their end."""
    own = [margin.own for margin in margins if margin.own is not None]
    return fsum(own) / len(own) if own else None


def clear_gain(gains: Sequence[float]) -> float:
    """The mean, if it is worth telling and clearly more than luck, else 0.

    >>> clear_gain([4.0, 5.0, 3.0, 4.0])
    4.0
    >>> clear_gain([40.0, -30.0, 25.0, -23.0])
    0.0
    """
    count = len(gains)
    if count < 2:
        return 0.0
    mean = fsum(gains) / count
    spread = fsum((gain - mean) * (gain - mean) for gain in gains) / (count - 1)
    error = sqrt(spread / count)
    return mean if mean >= WORTH_TELLING and mean > CLEARLY * error else 0.0


def look_back(
    journal: Journal,
    seats: Sequence[int],
    playouts: int,
    since: int = 0,
    others: Sequence[Spell] = (),
) -> Thought[list[Verdict]]:
    """Where these seats lost points after so many actions, the most first.

    Nobody is blamed for what others played on their seat.
    """
    found: list[Verdict] = []
    for number in range(since, len(journal.actions)):
        before, _ = journal.decision(number)
        if any(seat == before.turn and first <= number < end for seat, first, end in others):
            continue
        if before.turn in seats and len(before.legal()) > 1:
            verdict = yield from judge(journal, number, playouts)
            if verdict.lost:
                found.append(verdict)
    return sorted(found, key=attrgetter("lost"), reverse=True)
