"""Somebody thinks about a position: a little at a time, so that the page never stands still."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, TypeVar, cast

from engine.bots import (
    Advice,
    Budget,
    Clock,
    OpenOutlook,
    Outlook,
    Thought,
    bot_stream,
    mind_of,
)
from engine.bots.review import Verdict, judge, look_back
from engine.bots.roster import heads_of
from engine.game import Action
from engine.journal import Journal
from ui.cast import STAND_IN
from ui.seats import read_beginning, read_stand_ins

SLICE = 8.0  # milliseconds without a pause
ADVISER = "hard"
LONGEST = 1200.0  # milliseconds of thinking, on a device that is too slow for all its playouts

T = TypeVar("T")
Think = Callable[[Outlook, Random, Budget], Thought[T]]


class Thinking(Generic[T]):
    """A thought about a position, or about a whole game; whoever plays on throws it away.

    How far it goes is a number of playouts, so that it comes to the same end everywhere. The clock
    only cuts it short on a slow device, and counts no time but that of thinking.
    """

    def __init__(self, thought: Thought[T], budget: Budget | None = None) -> None:
        self._thought = _undisturbed(thought)
        self._budget = budget
        self._spent = 0.0
        self._found: T | None = None

    @property
    def is_done(self) -> bool:
        return self._found is not None

    def go_on(self, clock: Clock) -> T | None:
        """Think for a moment; gives back what was found, in the moment after that."""
        if self._found is not None:
            return self._found
        began = now = clock()
        try:
            while now - began < SLICE:
                next(self._thought)
                now = clock()
        except StopIteration as done:
            self._found = cast(T, done.value)
        self._spent += now - began
        if self._budget is not None and self._spent >= LONGEST:
            self._budget.stop()
        return None


def _undisturbed(thought: Thought[T]) -> Thought[T]:
    """A thought that is not interrupted to look for garbage.

    Looking through all that a search remembers would hold up the page, and there is hardly any.
    """
    gc.disable()
    try:
        return (yield from thought)
    finally:
        gc.enable()


def thought_of(journal: Journal, bot: str) -> Thinking[Action]:
    """What a bot thinks of the position for the seat that is to act: `hard`, or `hard:200`."""
    word, _colon, limit = bot.partition(":")
    heads = heads_of(journal.kind)
    head = heads.get(word) or heads.get(STAND_IN) or heads["random"]
    playouts = int(limit) if limit.isdecimal() and len(limit) < 10 else head.playouts
    return _think(journal, head.think, playouts)


def advice_of(journal: Journal, openly: bool) -> Thinking[list[Advice]]:
    """What the strongest bot would tell a person who is to act; openly: where all can hear it."""
    playouts = heads_of(journal.kind)[ADVISER].playouts
    outlook = OpenOutlook if openly else Outlook
    return _think(journal, mind_of(journal.kind).advise, playouts, outlook)


def review_of(journal: Journal, seats: Sequence[int]) -> Thinking[list[Verdict]]:
    """Where these seats lost the most points in a game that is over, by what was their own idea."""
    playouts = heads_of(journal.kind)[ADVISER].playouts
    since, others = read_beginning(journal), read_stand_ins(journal)
    return Thinking(look_back(journal, seats, playouts, since, others))


def verdict_of(journal: Journal, number: int) -> Thinking[Verdict]:
    """What the strongest bot thinks of the action that was played after so many others."""
    return Thinking(judge(journal, number, heads_of(journal.kind)[ADVISER].playouts))


def _think(
    journal: Journal, think: Think[T], playouts: int, outlook: type[Outlook] = Outlook
) -> Thinking[T]:
    game, budget = journal.game, Budget(playouts)
    assert game.turn is not None
    stream = bot_stream(journal.seed, game.turn, len(journal.actions))
    return Thinking(think(outlook(game.clone(), game.turn), stream, budget), budget)
