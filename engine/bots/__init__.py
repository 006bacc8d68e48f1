"""Players that think. A bot sees what its seat may see, and has a random stream of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.game import Action, Game, GameError, View
from engine.shuffle import pick


class Outlook:
    """All that a bot may look at: what its seat may do and know, and games that it may be in."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    def legal(self) -> Sequence[Action]:
        return self._game.legal()

    def view(self) -> View:
        return self._game.view(self.seat)

    def imagine(self, rng: Random) -> Game:
        return self._game.imagine(self.seat, rng)


Bot = Callable[[Outlook, Random], Action]


def play_at_random(outlook: Outlook, rng: Random) -> Action:
    """Any legal action."""
    return pick(outlook.legal(), rng)


BOTS: dict[str, Bot] = {"random": play_at_random}


def find_bot(name: str) -> Bot:
    try:
        return BOTS[name]
    except KeyError:
        raise GameError(
            "There is no bot “{name}”; there are: {known}.", name=name, known=", ".join(BOTS)
        ) from None


def bot_stream(seed: int, seat: int) -> Random:
    """The randomness of the bot on this seat, apart from the deal's."""
    return Random(f"{seed} seat {seat}")
