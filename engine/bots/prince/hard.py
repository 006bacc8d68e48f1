"""The searcher: plays every choice out in many imagined games, and takes what wins most.

An imagined game is dealt from what the seat knows, and played to the end by instinct. What counts
is not the points but the win, softly: a clear lead is worth more than a narrow one, but not much.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import cast

from engine.bots import Budget, Outlook, Thought
from engine.bots.prince.choices import INSTINCT, Choice, choices
from engine.bots.prince.packed import FULL, VOLCANO, totals
from engine.bots.prince.playout import Stream, play_out
from engine.bots.prince.position import Deal, read_view
from engine.bots.search import Tried, search
from engine.prince.actions import Action
from engine.prince.knowledge import View
from engine.prince.rules import ROUNDS

SOFTNESS = 4.0  # a lead of so many points is won three times in four
_WIDEST = 200
# Rounded, so that it is the same on every machine.
SOFT_WIN = tuple(
    round(1 / (1 + exp(-lead / 2 / SOFTNESS)), 6) for lead in range(-2 * _WIDEST, 2 * _WIDEST + 1)
)


def soft_win(planets: Sequence[int], seat: int) -> float:
    """How good an end is for a seat, from 0 to 1. At equal points fewer volcanoes win."""
    points = totals(planets)
    own = points[seat]
    lead = own - max([*points[:seat], *points[seat + 1 :]])
    if lead:
        return SOFT_WIN[2 * (_WIDEST + lead)]
    volcanoes = [
        planet >> VOLCANO & FULL
        for planet, total in zip(planets, points, strict=True)
        if total == own
    ]
    mine = planets[seat] >> VOLCANO & FULL
    fewest = min(volcanoes)
    if mine > fewest:
        return SOFT_WIN[2 * _WIDEST - 1]
    return SOFT_WIN[2 * _WIDEST + (volcanoes.count(fewest) == 1)]


def weigh(view: View, rng: Random, budget: Budget) -> Thought[tuple[list[Choice], list[Tried]]]:
    """All choices, and how they did."""
    position = read_view(view)
    found = choices(view, position)
    numbers = ROUNDS * (position.players + 2)  # as many as a playout may ask for

    def deal() -> tuple[Deal, list[float]]:
        return position.deal(rng), [rng.random() for _ in range(numbers)]

    def play(choice: Choice, dealt: tuple[Deal, list[float]]) -> float:
        unseen, numbers = dealt
        random: Stream = iter(numbers).__next__
        onward = choice.finish(unseen, random)
        play_out(onward.planets, unseen.piles, onward.first, INSTINCT, random, onward.drawn)
        return soft_win(onward.planets, position.seat)

    if len(found) == 1:
        return found, [Tried(0, 0.5, 0)]
    tried = yield from search(found, deal, play, budget)
    return found, tried


def think_hard(outlook: Outlook, rng: Random, budget: Budget) -> Thought[Action]:
    """The choice that wins most."""
    found, tried = yield from weigh(cast(View, outlook.view()), rng, budget)
    return found[tried[0].number].action
