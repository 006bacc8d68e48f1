"""Hard: plays every choice out in many imagined games, and takes what wins most.

An imagined game is dealt from what the seat knows, and played to the end by instinct. How the time
is shared out among the choices is told in `engine.bots.search`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from random import Random
from typing import NamedTuple, TypeVar, cast

from engine.bots import Budget, Outlook, Thought
from engine.bots.prince.choices import Choice, choices
from engine.bots.prince.instinct import Instinct
from engine.bots.prince.manners import naivety
from engine.bots.prince.packed import FULL, VOLCANO, totals
from engine.bots.prince.playout import Stream, play_out
from engine.bots.prince.position import Deal, Position, read_view
from engine.bots.prince.suspicion import suspects
from engine.bots.search import Runner, race
from engine.prince.actions import Action
from engine.prince.knowledge import View
from engine.prince.rules import ROUNDS, Game

TIED = 0.5  # at equal points, who has fewer volcanoes is ahead by so much


class Dealt(NamedTuple):
    """A game that one may be in, those who may be in it, and what chance will throw."""

    deal: Deal
    players: Instinct
    numbers: list[float]


T = TypeVar("T")
DealOut = Callable[[], Dealt]
PlayOut = Callable[[Dealt, Choice], Thought[T]]
Judged = Callable[[Sequence[int], int], T]  # what planets are at the end to somebody


def think(outlook: Outlook, rng: Random, budget: Budget) -> Thought[Action]:
    """The choice that wins most."""
    runners = yield from compare(outlook, rng, budget)
    return runners[0].what.action


def compare(outlook: Outlook, rng: Random, budget: Budget) -> Thought[list[Runner[Choice]]]:
    """All choices, the one that wins most first."""
    view = cast(View, outlook.view())
    position = read_view(view)
    found = yield from choices(view, position, rng)
    return (yield from race(found, *imagined(outlook, position, rng, lead), budget))


def imagined(
    outlook: Outlook, position: Position, rng: Random, judged: Judged[T]
) -> tuple[DealOut, PlayOut[T]]:
    """How a game that one may be in is dealt, and how a choice is played out in it."""
    naive = naivety(cast(Game, outlook.imagine(rng)))
    naive[position.seat] = 0.0
    see_through = 1.0 - fsum(naive) / (position.players - 1)
    numbers = ROUNDS * (position.players + 2)  # as many as a playout may ask for
    suspicion = suspects(position, naive[position.first]) if position.is_puzzled else ()

    def deal() -> Dealt:
        dealt = position.deal(rng, suspicion)
        players = Instinct([rng.random() < own for own in naive], rng.random() < see_through)
        return Dealt(dealt, players, [rng.random() for _ in range(numbers)])

    def play(dealt: Dealt, choice: Choice) -> Thought[T]:
        yield
        random: Stream = iter(dealt.numbers).__next__
        planets, first, drawn = choice.finish(dealt.deal, dealt.players, random)
        play_out(planets, dealt.deal.piles, first, dealt.players, random, drawn)
        return judged(planets, position.seat)

    return deal, play


def lead(planets: Sequence[int], seat: int) -> float:
    """By how many points a seat is ahead of the best other one in the end."""
    points = totals(planets)
    own, volcanoes = points[seat], planets[seat] >> VOLCANO & FULL
    best, fewest = -1000, 0
    for other, planet in enumerate(planets):
        if other != seat:
            theirs = planet >> VOLCANO & FULL
            if points[other] > best or (points[other] == best and theirs < fewest):
                best, fewest = points[other], theirs
    if own != best or volcanoes == fewest:
        return float(own - best)
    return TIED if volcanoes < fewest else -TIED
