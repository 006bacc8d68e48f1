"""What the options of all games have in common, and how they are read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, TypeVar

from engine.game import BadOptions


class Switch(NamedTuple):
    """A variant that is on or off. A table that says nothing plays without it."""

    name: str

    def read(self, data: Mapping[str, object]) -> bool:
        chosen = data.get(self.name, False)
        if type(chosen) is not bool:
            raise BadOptions("The option “{option}” is either on or off.", option=self.name)
        return chosen


class Choice(NamedTuple):
    """An option with several values. A table that says nothing plays with the first."""

    name: str
    values: tuple[str, ...]

    def read(self, data: Mapping[str, object]) -> str:
        chosen = data.get(self.name, self.values[0])
        if chosen not in self.values:
            raise BadOptions(
                "The option “{option}” has no value “{value}”.",
                option=self.name,
                value=str(chosen)[:40],
            )
        return str(chosen)


Option = Switch | Choice
T = TypeVar("T")


def read_table(
    made: Callable[..., T], seats: range, options: Sequence[Option], data: Mapping[str, object]
) -> T:
    """How a table is set up, from a save or a form, checked: the seats and each of the options."""
    known = {"players", "first", *(option.name for option in options)}
    players, first = _read_seats(data, known, seats)
    return made(players, first, **{option.name: option.read(data) for option in options})


def _read_seats(
    data: Mapping[str, object], known: Collection[str], seats: range
) -> tuple[int, int]:
    """The number of players and who starts.

    Options that are not known are refused: a game with other rules would be another game.
    """
    if unknown := set(data) - set(known):
        raise BadOptions("This game has no option “{option}”.", option=str(min(unknown))[:40])
    players = data.get("players")
    if type(players) is not int or players not in seats:
        raise BadOptions(
            "This game is for {least} to {most} players.", least=seats[0], most=seats[-1]
        )
    first = data.get("first", 0)
    if type(first) is not int or first not in range(players):
        raise BadOptions("The player who starts must be one of the {players}.", players=players)
    return players, first
