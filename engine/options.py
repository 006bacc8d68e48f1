"""What the options of all games have in common, and how they are read."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.game import BadOptions


def read_seats(
    data: Mapping[str, object], known: Collection[str], seats: range, sentence: str
) -> tuple[int, int]:
    """The number of players and who starts; `sentence` says how many can play.

    Options that are not known are refused: a game with other rules would be another game.
    """
    if unknown := set(data) - set(known):
        raise BadOptions("This game has no option “{option}”.", option=str(min(unknown))[:40])
    players = data.get("players")
    if type(players) is not int or players not in seats:
        raise BadOptions(sentence)
    first = data.get("first", 0)
    if type(first) is not int or first not in range(players):
        raise BadOptions("The player who starts must be one of the {players}.", players=players)
    return players, first


def read_switch(data: Mapping[str, object], name: str, sentence: str) -> bool:
    """A variant that is on or off; `sentence` says so."""
    chosen = data.get(name, False)
    if type(chosen) is not bool:
        raise BadOptions(sentence)
    return chosen
