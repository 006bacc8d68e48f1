"""The games, for suites that hold for all of them.

What such a suite has to know of a game stands in `tests/engine/<game>/table.py`. The onlooker
follows a game by its rules without the engine; the listener only hears what is told to one seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Protocol, cast

import pytest

from engine.game import Action, AnyGame, AnyView, Event, Game
from engine.games import GAMES
from engine.journal import Journal
from engine.shuffle import pick

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
Who = int | None  # a seat, or None: somebody who only watches the table
Variant = dict[str, Any]


class Onlooker(Protocol):
    """Somebody who knows the rules and follows a game from its deal and its actions alone."""

    everybody: list[Who]
    can_go_back: bool
    offer: list[str]  # the tiles that are to be had

    def follow(self, text: str) -> None:
        """One action happens, and all that follows from it."""

    def legal(self) -> list[str]:
        """What may be done now."""

    def view(self, who: Who) -> dict[str, Any]:
        """The view of a seat as the rules have it."""

    def may_know(self, who: Who) -> set[str]:
        """What a seat has seen of all that is secret to somebody at some time."""

    def result(self) -> dict[str, Any]:
        """The result as it would be now."""


class Listener(Protocol):
    """Somebody who sees nothing and only hears what is told to one seat."""

    def hear(self, event: Event) -> None: ...

    def knows(self) -> dict[str, Any]:
        """The view of that seat, without what is not told as an event."""


class Table(Protocol):
    """What a game's `table.py` offers."""

    VARIANTS: Sequence[Variant]
    DRAWN: Sequence[Variant]  # those that suites of the page go through
    ACTIONS_OF_A_SEAT: int  # at most, in a whole game
    EVERY_ACTION: Sequence[str]  # all that can be written down
    SECRETS: frozenset[str]  # the names of all that is secret to somebody at some time
    HELD: Variant | None  # with a secret on the table that is seen while it is held, if any has one
    SILENT: tuple[str, ...]  # parts of a view that are not told as events
    OWN_DOING: tuple[type[Event], ...]  # what a seat does by itself, before anything follows
    BLIND: tuple[str, ...]  # how actions begin of which nobody knows what they bring
    RESULT: tuple[str, ...]  # the published keys of a result, and of a seat in it
    SEAT: tuple[str, ...]

    def watch(self, journal: Journal) -> Onlooker: ...

    def listen(self, options: dict[str, Any], who: Who) -> Listener: ...

    def twins(
        self, journal: Journal, onlooker: Onlooker, who: Who, rng: Random
    ) -> Iterator[Journal]:
        """Games that differ only in what this seat can't know."""

    def secrets_in(self, page: str) -> set[str]:
        """Those of `SECRETS` that are named by the HTML of a page."""

    def comes_to_the_same(self, one: Action, other: Action) -> bool:
        """Whether two actions are worth the same, whatever happens."""

    def check(self, game: AnyGame, before: AnyGame | None) -> None:
        """What must be true of every position, and of two with one action between them."""


def table_of(game: str) -> Table:
    return cast(Table, import_module(f"tests.engine.{game}.table"))


TABLES = [(game, variant) for game in GAMES for variant in table_of(game).VARIANTS]


def describe(value: object) -> str:
    """A variant's name in the list of tests: `4-2025-hidden_characters`."""
    if not isinstance(value, dict):
        return str(value)
    return "-".join(name if on is True else str(on) for name, on in value.items() if on)


each_table = pytest.mark.parametrize(("game", "variant"), TABLES, ids=describe)
each_game = pytest.mark.parametrize("game", GAMES)
each_game_with_held_secrets = pytest.mark.parametrize(
    "game", [g for g in GAMES if table_of(g).HELD]
)
each_secretive_game = pytest.mark.parametrize("game", [g for g in GAMES if table_of(g).SECRETS])


def start(game: str, variant: Variant, seed: int = 1) -> Journal:
    """A new game; who starts follows from the seed."""
    players = variant["players"]
    return Journal(game, {"first": seed % players, **variant}, NAMES[:players], seed)


def walk(game: str, variant: Variant, seed: int) -> Iterator[tuple[Journal, Onlooker]]:
    """A random game, step by step, with the onlooker beside it."""
    journal = start(game, variant, seed)
    onlooker = table_of(game).watch(journal)
    rng = Random(seed)
    yield journal, onlooker
    while journal.game.turn is not None:
        action = pick(journal.game.legal(), rng)
        journal.play(action)
        onlooker.follow(str(action))
        yield journal, onlooker


def played(game: str, variant: Variant, seed: int) -> Journal:
    """A random game from its deal to its end; all who ask for it look at the same one."""
    return _played(game, tuple(variant.items()), seed)


@cache
def _played(game: str, variant: tuple[tuple[str, object], ...], seed: int) -> Journal:
    journal, rng = start(game, dict(variant), seed), Random(seed)
    while journal.game.turn is not None:
        journal.play(pick(journal.game.legal(), rng))
    return journal


def play_out(game: AnyGame, seed: int) -> AnyGame:
    """Play at random to the end."""
    rng = Random(seed)
    while game.turn is not None:
        game.play(pick(game.legal(), rng))
    return game


def result_of(journal: Journal) -> dict[str, Any]:
    """The result of a finished game."""
    result = journal.result()
    assert result is not None
    return result


def everybody(journal: Journal) -> list[Who]:
    return [*range(journal.options.players), None]


def names_in(value: object) -> set[str]:
    """All single words in JSON, wherever they stand."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return set().union(*map(names_in, value))
    return set()


def told(view: AnyView, silent: Sequence[str]) -> dict[str, object]:
    """A view without what is not told as an event."""
    return {key: value for key, value in view.to_json().items() if key not in silent}


def perft(game: Game[Any, Any], depth: int) -> int:
    """The number of ways to play so many actions; the last ones are counted, not played."""
    if depth == 1 or game.turn is None:
        return max(1, len(game.legal()))
    ways = 0
    for action in game.legal():
        after = game.clone()
        after.play(action)
        ways += perft(after, depth - 1)
    return ways
