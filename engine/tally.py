"""Scores of real tables: what people played with the box in front of them, counted by our rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from engine.game import BadTable, ScoreSheet
from engine.games import rules_of
from engine.reading import read_json

Entry = Mapping[str, object]  # what was read of a table or a seat


class Counter(Protocol):
    """What the module `tally` of each game offers."""

    def tally(self, table: Entry, seats: Sequence[Entry]) -> dict[str, Any]:
        """The points of each seat, and who won; raises BadTable."""

    def score(self, seats: Sequence[Entry]) -> Sequence[ScoreSheet]:
        """The sheet of each seat; raises BadTable."""


def counter_of(game: str) -> Counter:
    """How the tables of a game are counted, loaded when it is first wanted."""
    return cast(Counter, import_module(f"engine.{game}.tally"))


def tally(game: str, text: str) -> dict[str, Any]:
    """The points of everybody at a table, and who won; raises BadTable."""
    players = rules_of(game).PLAYERS
    try:
        data = read_json(text)
    except (ValueError, RecursionError) as error:
        raise BadTable("This count of a real table can’t be read.") from error
    if not isinstance(data, dict) or not isinstance(data.get("seats"), list):
        raise BadTable("This count of a real table can’t be read.")
    if data.get("game") != game:
        raise BadTable("This is not a count of the game “{game}”.", game=game)
    seats = data["seats"]
    if len(seats) not in players:
        least, most = players[0], players[-1]
        raise BadTable("This game is for {least} to {most} players.", least=least, most=most)
    if not all(isinstance(seat, dict) for seat in seats):
        raise BadTable("This count of a real table can’t be read.")
    return counter_of(game).tally(data, seats)


# --- what tables of all games are read with ---


def read_count(entry: Entry, name: str, most: int, missing: int | None = None) -> int:
    """How many there are of something."""
    count = entry.get(name, missing)
    if type(count) is not int or count not in range(most + 1):
        raise BadTable(
            "“{name}” must be a whole number from 0 to {most}.", name=str(name)[:40], most=most
        )
    return count


def read_words(entry: Entry, name: str, known: Sequence[str]) -> list[str]:
    """A list of words, all of them known."""
    words = entry.get(name, [])
    if not isinstance(words, list):
        raise BadTable("“{name}” must be a list.", name=name)
    for word in words:
        if not isinstance(word, str) or word not in known:
            raise BadTable("“{word}” is not known in “{name}”.", word=str(word)[:40], name=name)
    return words


def check_once(words: Sequence[str]) -> None:
    """Everything is there once."""
    for word in words:
        if words.count(word) > 1:
            raise BadTable("“{word}” is there more than once.", word=word)
