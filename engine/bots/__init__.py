"""Players that think: a room with a door for each game.

A bot looks through an Outlook, which shows what its seat may see and nothing else, and has a random
stream of its own. The same view and the same stream give the same move, whatever lies hidden.

Some bots search, and a page must not stand still meanwhile. So a thought is a generator: it stops
for breath every few playouts, and whoever runs it says when it goes on. How far it goes is said by
a Budget. A number of playouts gives the same move on every machine, if the arithmetic does: `+ - *
/` and `sqrt` are the same everywhere; `exp`, `log` and `**` are not to the last digit, nor is
`sum` over floats in every version of Python, nor the order of a set.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from engine.game import Action, AnyGame, AnyView
from engine.shuffle import pick

A = TypeVar("A")


class Outlook:
    """All that a bot may look at: what its seat may do and know, and games that it may be in.

    Only here is the game itself touched: no head of ours looks behind an outlook, and a bot of
    somebody else is given an imagined game.
    """

    __slots__ = ("_game", "seat")

    def __init__(self, game: AnyGame, seat: int) -> None:
        self._game = game
        self.seat = seat

    def legal(self) -> tuple[Action, ...]:
        return self._game.legal()

    def view(self) -> AnyView:
        return self._game.view(self.seat)

    def imagine(self, rng: Random) -> AnyGame:
        return self._game.imagine(self.seat, rng)


class OpenOutlook(Outlook):
    """What everybody at the table may look at, for a seat that is to act: no secret of its own."""

    __slots__ = ()

    def view(self) -> AnyView:
        return self._game.view(None)._replace(seat=self.seat, legal=self.legal())

    def imagine(self, rng: Random) -> AnyGame:
        return self._game.imagine(None, rng)


Bot = Callable[[Outlook, Random], Action]
Clock = Callable[[], float]  # milliseconds since some moment
Thought = Generator[None, None, A]  # pauses every two milliseconds or so, and returns what it found


class Budget:
    """How long to think: so many playouts, or so many milliseconds by a clock from outside."""

    __slots__ = ("_amount", "_began", "_now", "_stopped")

    def __init__(self, amount: float, now: Clock | None = None) -> None:
        self._amount = amount
        self._now = now
        self._began = now() if now else 0.0
        self._stopped = amount <= 0

    def used(self, playouts: int) -> float:
        """The share that is used up after so many playouts. From 1 on it is time to decide."""
        if self._stopped:
            return 1.0
        spent = self._now() - self._began if self._now else playouts
        return spent / self._amount

    def stop(self) -> None:
        """Have the thought end soon, with the best that it has found so far."""
        self._stopped = True


Think = Callable[[Outlook, Random, Budget], Thought[Action]]


@dataclass(frozen=True, slots=True)
class Head:
    """One way to think, and how many playouts it takes if nobody says otherwise; 0: no search."""

    think: Think
    playouts: int = 0


@dataclass(frozen=True)
class Advice:
    """One thing that may be done, and what speaks for it.

    `worth` compares the choices of one decision, in points: the difference between two is about
    what choosing the lesser one costs. `points` are those that it brings at once, if it brings any
    by itself. `rival` is the player who would gain most by it if it were left, with `rival_points`.
    """

    action: Action
    worth: float
    points: int | None = None
    rival: int | None = None
    rival_points: int | None = None


class Margin(NamedTuple):
    """By how much one thing does better than another in one imagined game: by so many points of a
    lead, and by so many of one's own, if the game was played to its end.
    """

    lead: float
    own: int | None = None


class Mind(Protocol):
    """What the package of each game offers."""

    @property
    def HEADS(self) -> Mapping[str, Head]: ...  # noqa: N802

    def advise(self, outlook: Outlook, rng: Random, budget: Budget) -> Thought[list[Advice]]:
        """All that may be done, the best first."""

    def compare_two(
        self, outlook: Outlook, one: Action, other: Action, rng: Random, budget: Budget
    ) -> Thought[list[Margin]]:
        """By how much one does better than the other, in each of many imagined games."""


def late(package: str, *modules: str, name: str = "think") -> Callable[..., Thought[Any]]:
    """Thinks as the last of these modules does. They are loaded when it first does, one by one.

    There is a pause after each: loading would hold up a page, too.
    """

    def think(*given: object) -> Thought[Any]:
        for module in modules:
            loaded = import_module(f"{package}.{module}")
            yield
        return (yield from getattr(loaded, name)(*given))

    return think


def mind_of(game: str) -> Mind:
    """How this game is thought about, loaded when it is first wanted."""
    return cast(Mind, import_module(f"engine.bots.{game}"))


def random_playouts(game: str, outlook: Outlook, rng: Random) -> Iterator[int]:
    """Random games from here to the end, without end; each gives its number of decisions."""
    play: Callable[[Outlook, Random], Iterator[int]]
    play = import_module(f"engine.bots.{game}.at_random").random_playouts
    return play(outlook, rng)


def think_through(thought: Thought[A]) -> A:
    """Think to the end without a pause."""
    while True:
        try:
            next(thought)
        except StopIteration as done:
            return cast(A, done.value)


def at_once(bot: Bot) -> Head:
    """The head of a bot that does not search."""

    def think(outlook: Outlook, rng: Random, _budget: Budget) -> Thought[Action]:
        yield from ()
        return bot(outlook, rng)

    return Head(think)


def play_at_random(outlook: Outlook, rng: Random) -> Action:
    """Any legal action."""
    return pick(outlook.legal(), rng)


def bot_stream(seed: int, seat: int, played: int = 0) -> Random:
    """The randomness of the bot on this seat after so many actions, apart from the deal's.

    A thought that begins anew, after a reload or an undo, comes to the same end.
    """
    return Random(f"{seed} seat {seat} after {played}")
