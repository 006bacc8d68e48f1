"""Which choice does best in many imagined games: one search, for all games.

What a player can't know is dealt again and again, and every choice that is still in the race is
played in each of these deals, so that luck falls on all alike. When a part of the time is over, the
worse half drops out, until one is left. So most of the time goes to the choices between which it is
hard to decide. (Sequential halving, Karnin and others, 2013.)

What counts is not by how many points a game is won but whether it is, softly: a clear lead is worth
more than a narrow one, but not much.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from engine.bots import Budget, Thought
from engine.bots.odds import chance

C = TypeVar("C")
D = TypeVar("D")
E = TypeVar("E")

LEAD = 4.0  # points by which one is ahead who wins three games of four, or nearly


class Runner(Generic[C]):
    """A choice in the race: how often it won, softly, and by how many points."""

    __slots__ = ("deals", "lead", "what", "wins")

    def __init__(self, what: C) -> None:
        self.what = what
        self.wins = 0.0
        self.lead = 0.0
        self.deals = 0

    def add(self, lead: float) -> None:
        self.lead += lead
        self.wins += chance(lead / LEAD)
        self.deals += 1


def race(
    choices: Sequence[C],
    deal: Callable[[], D],
    play: Callable[[D, C], Thought[float]],
    budget: Budget,
) -> Thought[list[Runner[C]]]:
    """All choices, the winner first. They are given in the order of a first guess.

    `play` tells by how many points one is ahead after a choice in a deal. A deal that was not
    played by all in the race does not count.
    """
    alive = [Runner(choice) for choice in choices]
    dropped: list[Runner[C]] = []
    halvings = (len(alive) - 1).bit_length()
    playouts = halved = 0
    while len(alive) > 1:
        dealt = deal()
        leads: list[float] = []
        for runner in alive:
            if budget.used(playouts) >= 1.0:
                return [*alive, *dropped]
            leads.append((yield from play(dealt, runner.what)))
            playouts += 1
        for runner, lead in zip(alive, leads, strict=True):
            runner.add(lead)
        alive.sort(key=lambda runner: runner.wins, reverse=True)
        while len(alive) > 1 and budget.used(playouts) >= (halved + 1) / halvings:
            halved += 1
            half = (len(alive) + 1) // 2
            dropped = [*alive[half:], *dropped]
            del alive[half:]
    return [*alive, *dropped]


def duel(
    one: C,
    other: C,
    deal: Callable[[], D],
    play: Callable[[D, C], Thought[E]],
    budget: Budget,
) -> Thought[list[tuple[E, E]]]:
    """How one choice does, and how another one, in each of many deals."""
    found: list[tuple[E, E]] = []
    while budget.used(2 * len(found)) < 1.0:
        dealt = deal()
        first = yield from play(dealt, one)
        found.append((first, (yield from play(dealt, other))))
    return found


def worths(runners: Sequence[Runner[C]], guess: Callable[[C], float]) -> list[float]:
    """What each choice is worth in points, as they came in. One that never ran: as was guessed.

    The further down, the less it is worth, if only by luck.
    """
    found: list[float] = []
    for runner in runners:
        worth = runner.lead / runner.deals if runner.deals else guess(runner.what)
        found.append(min(worth, found[-1]) if found else worth)
    return found
