"""Hard: looks ahead. What promises most at first sight it plays on in its head, for two rounds.

How the time is shared out among the choices is told in `engine.bots.search`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.bots import Budget, Outlook, Thought
from engine.bots.planet.lookahead import Lookahead, Promise
from engine.bots.planet.reading import Reading, read
from engine.bots.planet.simulator import PackedGame
from engine.bots.search import Runner, race
from engine.game import Action
from engine.planet.rules import ROUNDS

CHOICES = 16
DealOut = Callable[[], PackedGame]
PlayOut = Callable[[PackedGame, Promise], Thought[float]]


def think(outlook: Outlook, rng: Random, budget: Budget) -> Thought[Action]:
    """Take what turns out best."""
    reading = read(outlook)
    lookahead = Lookahead(reading.game)
    promises = yield from lookahead.promises()
    runners = yield from compare(reading, lookahead, promises, rng, budget)
    action = runners[0].what.node.action
    yield from lookahead.forget(promises)
    return action


def compare(
    reading: Reading, lookahead: Lookahead, promises: list[Promise], rng: Random, budget: Budget
) -> Thought[list[Runner[Promise]]]:
    """The best choices at first sight, the winner first. With the last tile, all are compared."""
    last_tile = lookahead.game.round == ROUNDS
    found = promises if last_tile else unlike(promises)
    return (yield from race(found, *imagined(reading, lookahead, rng), budget))


def imagined(reading: Reading, lookahead: Lookahead, rng: Random) -> tuple[DealOut, PlayOut]:
    """How a game that one may be in is dealt, and how a choice is played on in it."""

    def deal() -> PackedGame:
        return reading.deal(rng, animals=False)  # none that is face down settles so soon

    def play(dealt: PackedGame, promise: Promise) -> Thought[float]:
        return lookahead.playout(dealt, promise.node)

    return deal, play


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
