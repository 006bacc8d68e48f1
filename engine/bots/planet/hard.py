"""Hard: looks ahead. What promises most at first sight it plays on in its head, for two rounds.

It deals what it can't know, again and again, and plays all choices that are still in the race in
each of these games, so that luck falls on all alike. After every quarter of the time the worse half
drops out. So most of it goes to the choices between which it is hard to decide.
"""

from __future__ import annotations

from random import Random

from engine.bots import Budget, Outlook, Thought
from engine.bots.odds import chance
from engine.bots.planet.lookahead import Lookahead, Promise
from engine.bots.planet.reading import Reading, read
from engine.game import Action
from engine.planet.rules import ROUNDS

PLAYOUTS = 128
CHOICES = 16
HALVINGS = 4  # 16 choices, 8, 4, 2, 1
LEAD = 4.0  # points by which one is ahead who wins three games of four, or nearly


class Runner:
    """A choice in the race: what it promised, how often it won, softly, and by how many points."""

    __slots__ = ("deals", "lead", "promise", "wins")

    def __init__(self, promise: Promise) -> None:
        self.promise = promise
        self.wins = 0.0
        self.lead = 0.0
        self.deals = 0

    def add(self, lead: float) -> None:
        self.lead += lead
        self.wins += chance(lead / LEAD)
        self.deals += 1


def think(outlook: Outlook, rng: Random, budget: Budget) -> Thought[Action]:
    """Take what turns out best."""
    reading = read(outlook)
    lookahead = Lookahead(reading.game)
    promises = yield from lookahead.promises()
    runners = yield from race(reading, lookahead, promises, rng, budget)
    return runners[0].promise.node.action


def race(
    reading: Reading, lookahead: Lookahead, promises: list[Promise], rng: Random, budget: Budget
) -> Thought[list[Runner]]:
    """The best choices at first sight, the winner first. With the last tile, all are in the race.

    A deal that was not played to the end by all in it does not count.
    """
    last_tile = lookahead.game.round == ROUNDS
    alive = [Runner(promise) for promise in (promises if last_tile else unlike(promises))]
    dropped: list[Runner] = []
    playouts = halved = 0
    while len(alive) > 1:
        deal = reading.deal(rng, animals=False)  # none that is face down settles so soon
        leads: list[float] = []
        for runner in alive:
            if budget.used(playouts) >= 1.0:
                return [*alive, *dropped]
            leads.append((yield from lookahead.playout(deal, runner.promise.node)))
            playouts += 1
        for runner, lead in zip(alive, leads, strict=True):
            runner.add(lead)
        alive.sort(key=lambda runner: runner.wins, reverse=True)
        while len(alive) > 1 and budget.used(playouts) >= (halved + 1) / HALVINGS:
            halved += 1
            half = (len(alive) + 1) // 2
            dropped = [*alive[half:], *dropped]
            del alive[half:]
    return [*alive, *dropped]


def unlike(promises: list[Promise]) -> list[Promise]:
    """The best at first sight, one of those that look the same."""
    found: dict[object, Promise] = {}
    for promise in promises:
        found.setdefault(likeness(promise), promise)
        if len(found) == CHOICES:
            break
    return list(found.values())


def likeness(promise: Promise) -> object:
    """What is equal for choices that come to the same: a planet has many equal corners."""
    return promise.value, promise.node.tile
