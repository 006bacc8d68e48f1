"""The contract that every game keeps, so that one journal and one page serve them all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

if TYPE_CHECKING:
    from random import Random

E = TypeVar("E", bound="Event")


class GameError(ValueError):
    """Something that can't be done, as one sentence for a person.

    The sentence stays apart from its values, so that a page can translate it:
    `translate(error.sentence).format(**error.values)`.
    """

    def __init__(self, sentence: str, **values: object) -> None:
        super().__init__(sentence, values)
        self.sentence = sentence
        self.values = values

    def __str__(self) -> str:
        return self.sentence.format(**self.values)


class IllegalMove(GameError):
    """An action that the rules do not allow now. The game is as it was."""


class BadOptions(GameError):
    """Options that no game can be set up with."""


class BadSave(GameError):
    """A save that can't be read. Whoever holds it keeps it as it is."""


class Action(Protocol):
    """What a seat decides. `str(action)` is its text, which the game's `parse` reads back."""

    def __hash__(self) -> int: ...


class Event:
    """What happened, for a log line, an announcement or an animation.

    This is something that everybody sees and that tells nobody anything new; others say otherwise.
    """

    __slots__ = ()
    reveals: ClassVar[bool] = False  # whether somebody learned by it, so that it can't be undone

    def told(self: E, seat: int | None) -> E:  # noqa: ARG002
        """The event with only what this seat may know of it; None: a bystander."""
        return self


class View(Protocol):
    """All that a seat may know, and nothing else."""

    def to_json(self) -> dict[str, Any]: ...


class ScoreSheet(Protocol):
    """A seat's points, line by line."""

    @property
    def total(self) -> int: ...


class Options(Protocol):
    """How a game is set up."""

    @property
    def players(self) -> int: ...

    def to_json(self) -> dict[str, Any]: ...


class Game(Protocol):
    """A game in progress."""

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the game is over."""

    def legal(self) -> Sequence[Action]:
        """All that the seat to act may do, in a fixed order."""

    def play(self, action: Any) -> list[Event]:
        """Do it, or raise IllegalMove and change nothing."""

    def view(self, seat: int | None) -> View:
        """All that this seat may know; None: a bystander."""

    def scores(self) -> Sequence[ScoreSheet]:
        """What each seat has now, line by line, with the reasons."""

    def clone(self) -> Game:
        """A game of its own, equal to this one."""

    def imagine(self, seat: int | None, rng: Random) -> Game:
        """A full game that this seat cannot tell from the real one."""


class Rules(Protocol):
    """A kind of game: what the package of each game offers (`engine.prince` is one)."""

    @property
    def PLAYERS(self) -> range: ...  # noqa: N802

    def read_options(self, data: Mapping[str, object]) -> Options:
        """Options from a save or a form; raises BadOptions."""

    def deal(self, options: Any, seed: int) -> tuple[Game, list[Event]]:
        """A new game, and what happened already while it was set up."""

    def parse(self, text: str) -> Action:
        """The action with this text; raises IllegalMove if no game knows it."""

    def result(self, game: Any) -> dict[str, Any]:
        """The end of a game as other programs read it."""

    def data(self) -> dict[str, Any]:
        """The components as other programs read them."""
