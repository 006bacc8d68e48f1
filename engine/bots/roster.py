"""Bots by name: `medium`, `hard:200` (playouts), `hard:500ms`, `path/to/file.py:name`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from random import Random

from engine.bots import (
    Bot,
    Budget,
    Clock,
    Head,
    Outlook,
    at_once,
    mind_of,
    play_at_random,
    think_through,
)
from engine.game import Action, GameError


def heads_of(game: str) -> Mapping[str, Head]:
    """All heads that play this game, the simplest first."""
    return {"random": at_once(play_at_random), **mind_of(game).HEADS}


def find_bot(game: str, name: str, now: Clock | None = None) -> Bot:
    """The bot of this name. One that thinks for so many milliseconds needs a clock."""
    if ".py:" in name:
        load: Callable[[str], Bot] = import_module("engine.bots.strangers").load_stranger
        return load(name)  # only on the command line: no site ships it
    word, limited, limit = name.partition(":")
    heads = heads_of(game)
    if word not in heads:
        raise GameError(
            "There is no bot “{name}”; there are: {known}.", name=name, known=", ".join(heads)
        )
    head = heads[word]
    amount, by_clock = _read_limit(name, limit) if limited else (head.playouts, False)
    if by_clock and now is None:
        raise GameError("There is no clock here for “{name}”.", name=name)

    def bot(outlook: Outlook, rng: Random) -> Action:
        budget = Budget(amount, now if by_clock else None)
        return think_through(head.think(outlook, rng, budget))

    return bot


def check_line_up(bots: Sequence[str], players: int) -> None:
    """Refuse more bots than there are seats. Fewer fill the seats by starting over."""
    if len(bots) > players:
        raise GameError(
            "There are {bots} bots for {players} seats.", bots=len(bots), players=players
        )


def _read_limit(name: str, limit: str) -> tuple[int, bool]:
    """How much a bot may think, and whether that is by the clock."""
    found = re.fullmatch(r"0*([1-9][0-9]{0,8})(ms)?", limit)
    if found is None:
        raise GameError(
            "“{name}” does not say how long to think, as hard:200 (playouts) or hard:500ms does.",
            name=name,
        )
    amount, unit = found.groups()
    return int(amount), unit is not None
