"""The contract that every game keeps, so that one journal and one page serve them all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    Protocol,
    Self,
    TypeVar,
    dataclass_transform,
)

if TYPE_CHECKING:
    from random import Random

    from engine.options import Option


class Plural(NamedTuple):
    """What is said of one, and of many."""

    one: str
    many: str


class GameError(ValueError):
    """Something that can't be done, as one sentence for a person.

    The sentence stays apart from its values, so that a page can translate it:
    `translate(error.sentence).format(**error.values)`. A plural depends on its value `count`.
    """

    def __init__(self, sentence: str | Plural, **values: object) -> None:
        super().__init__(sentence, values)
        self.sentence = sentence
        self.values = values

    def __str__(self) -> str:
        words = self.sentence
        if isinstance(words, Plural):
            words = words.one if self.values["count"] == 1 else words.many
        return words.format(**self.values)

    def __reduce__(self) -> tuple[partial[GameError], tuple[()]]:
        """Errors come back whole from other processes."""
        return partial(type(self), self.sentence, **self.values), ()


class IllegalMove(GameError):
    """An action that the rules do not allow now. The game is as it was."""


class BadOptions(GameError):
    """Options that no game can be set up with."""


class BadSave(GameError):
    """A save that can't be read. Whoever holds it keeps it as it is."""


class BadTable(GameError):
    """A real table that can't be counted as it was told."""


class _OneOfEach(type):
    """Makes classes of values that there is one of each: built anew, it is the same one again."""

    _made: dict[tuple[object, ...], Any]

    def __init__(cls, *parts: Any) -> None:
        super().__init__(*parts)
        cls._made = {}

    def __call__(cls, *values: object, **named: object) -> Any:
        if named:
            _, values = super().__call__(*values, **named).__reduce__()
        made = cls._made.get(values)
        if made is None:
            made = cls._made[values] = type.__call__(cls, *values)
        return made


class Action(metaclass=_OneOfEach):
    """What a seat decides: a frozen dataclass, with a text that the game's `parse` reads back.

    Equal actions are one and the same, so it costs next to nothing to compare them or look them up.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]]

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        return type(self), tuple(getattr(self, name) for name in self.__match_args__)


Witnesses = frozenset[int] | None  # the seats that see something; None: everybody, bystanders too


class Event(ABC):
    """What happened, for a log line, an announcement or an animation."""

    __slots__ = ()
    reveals: ClassVar[bool] = False  # whether somebody learned by it, so that it can't be undone

    @abstractmethod
    def told(self, seat: int | None) -> Self:
        """The event with only what this seat may know of it; None: a bystander."""


class OpenEvent(Event):
    """Something that happens before everybody's eyes, with no secret in it."""

    __slots__ = ()

    def told(self, seat: int | None) -> Self:  # noqa: ARG002
        return self


class SecretEvent(Event):
    """Something that only its witnesses see. The others hear that it happened."""

    __slots__ = ()
    witnesses: Witnesses

    @abstractmethod
    def unseen(self) -> Self:
        """The event as those hear of it who did not see it."""

    def told(self, seat: int | None) -> Self:
        witnesses = self.witnesses
        return self if witnesses is None or seat in witnesses else self.unseen()


E = TypeVar("E", bound=Event)


@dataclass_transform(frozen_default=True)
def event(kind: type[E]) -> type[E]:
    """Makes a kind of event of its fields. An event never changes: type checkers see to that.

    If it were frozen when it runs, too, a game would take a seventh longer.
    """
    return dataclass(slots=True)(kind)


class Options(Protocol):
    """How a game is set up."""

    @property
    def players(self) -> int: ...

    @property
    def first(self) -> int: ...

    @property
    def rounds(self) -> int:
        """How many are played."""

    def to_json(self) -> dict[str, object]: ...


class Readable(Protocol):
    """Something that other programs read as JSON."""

    def to_json(self) -> dict[str, Any]: ...


class ScoreSheet(Readable, Protocol):
    """A seat's points, line by line."""

    @property
    def total(self) -> int: ...

    @property
    def rank(self) -> tuple[int, ...]:
        """What decides who wins: the points, then what breaks a tie; the more the better."""


def winners(sheets: Sequence[ScoreSheet]) -> list[int]:
    """The seats with the best rank; where even the last comparison is a tie, they share it."""
    ranks = [sheet.rank for sheet in sheets]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def outcome(sheets: Sequence[ScoreSheet], **parts: Sequence[Readable]) -> dict[str, Any]:
    """The points, who won, and by name what else each seat has, as other programs read them."""
    seats = [
        {name: each[seat].to_json() for name, each in parts.items()} | sheet.to_json()
        for seat, sheet in enumerate(sheets)
    ]
    return {"seats": seats, "winners": winners(sheets)}


A = TypeVar("A", bound=Action)


class View(Protocol[A]):
    """All that a seat may know, and nothing else: a plain value."""

    @property
    def seat(self) -> int | None:
        """Who looks; None: a bystander."""

    @property
    def options(self) -> Options: ...

    @property
    def round(self) -> int:
        """The round that is played, counted from 1; at the end the last one."""

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the game is over."""

    @property
    def legal(self) -> tuple[A, ...]:
        """All that this seat may do now: nothing while it is not to act."""

    @property
    def final(self) -> tuple[A, ...]:
        """Those of `legal` that can't be taken back: hands change, or somebody learns by it."""

    def after(self, action: A) -> Self | None:
        """The view right after one of `legal` is done, before anything follows from it.

        None where this seat can't know what it brings.
        """

    def scores(self) -> Sequence[ScoreSheet]:
        """What each seat has now, as far as this one can count it."""

    def to_json(self) -> dict[str, object]: ...

    def _replace(self, *, seat: int | None, legal: tuple[A, ...]) -> Self:
        """The same but for these: a view is a named tuple."""


V = TypeVar("V", bound=View[Any])
Tell = Callable[[Event], None]


class Game(ABC, Generic[A, V]):
    """A game in progress. Each thing that happens is told right after the change that it makes.

    All that a game holds is immutable, so a clone copies references only.
    """

    __slots__ = ("_legal", "turn")
    turn: int | None  # the seat to act; None when the game is over
    _legal: tuple[A, ...] | None  # what may be done, once somebody asked

    def legal(self) -> tuple[A, ...]:
        """All that the seat to act may do, in a fixed order."""
        if self._legal is None:
            self._legal = tuple(self._possible())
        return self._legal

    def legal_to(self, seat: int | None) -> tuple[A, ...]:
        """All that this seat may do: nothing while it is not to act."""
        return self.legal() if seat is not None and seat == self.turn else ()

    def play(self, action: A) -> list[Event]:
        """Do it, or raise IllegalMove and change nothing."""
        if not self._allows(action):
            raise self._refusal(action)
        happened: list[Event] = []
        self._legal = ()
        self._do(action, happened.append)
        self._legal = None
        return happened

    def begin(self, seed: int) -> list[Event]:
        """Deal, and all else that happens before anybody acts."""
        happened: list[Event] = []
        self._deal(seed, happened.append)
        self._legal = None
        return happened

    def steps(self, action: A) -> list[tuple[Event, Self]]:
        """Play an action: each event of it, with the game as it is right after that event.

        Between two events nobody may do anything.
        """
        if not self._allows(action):
            raise self._refusal(action)
        self._legal = ()
        return self._watched(lambda tell: self._do(action, tell))

    def first_steps(self, seed: int) -> list[tuple[Event, Self]]:
        """Begin, in the same way."""
        return self._watched(lambda tell: self._deal(seed, tell))

    def _watched(self, happen: Callable[[Tell], None]) -> list[tuple[Event, Self]]:
        steps: list[tuple[Event, Self]] = []
        happen(lambda event: steps.append((event, self.clone())))
        self._legal = None
        steps[-1] = steps[-1][0], self.clone()  # here it comes to rest
        return steps

    def _refusal(self, action: A) -> IllegalMove:
        if self.turn is None:
            return IllegalMove("The game is over, so “{action}” can’t be played.", action=action)
        return IllegalMove("“{action}” is not possible now.", action=action)

    def _allows(self, action: A) -> bool:
        return action in self.legal()

    @abstractmethod
    def _possible(self) -> Sequence[A]:
        """All that may be done, in a fixed order; nothing when the game is over."""

    @abstractmethod
    def _deal(self, seed: int, tell: Tell) -> None:
        """All that happens before the first action, on a table that was laid out."""

    @abstractmethod
    def _do(self, action: A, tell: Tell) -> None:
        """All that a legal action brings with it."""

    def waiting(self) -> Sequence[int]:
        """The seats that are still to act in this round, where that says who ends it."""
        return ()

    @abstractmethod
    def view(self, seat: int | None) -> V:
        """All that this seat may know; None: a bystander."""

    @abstractmethod
    def scores(self) -> Sequence[ScoreSheet]:
        """What each seat has now, line by line, with the reasons."""

    @abstractmethod
    def clone(self) -> Self:
        """A game of its own, equal to this one."""

    @abstractmethod
    def imagine(self, seat: int | None, rng: Random) -> Self:
        """A full game that this seat cannot tell from the real one."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._state() == other._state()

    __hash__ = None  # type: ignore[assignment]

    def _state(self) -> tuple[object, ...]:
        return self.turn, *(getattr(self, name) for name in self.__slots__)


AnyView = View[Action]
AnyGame = Game[Action, AnyView]


Chosen = TypeVar("Chosen", bound=Options)
G = TypeVar("G", bound=Game[Any, Any])


class Rules(Protocol[Chosen, G]):
    """A kind of game: what the package of each game offers."""

    @property
    def PLAYERS(self) -> range: ...  # noqa: N802

    @property
    def OPTIONS(self) -> Sequence[Option]: ...  # noqa: N802

    def read_options(self, data: Mapping[str, object]) -> Chosen:
        """Options from a save or a form; raises BadOptions."""

    def lay_out(self, options: Chosen) -> G:
        """The table before the deal, with all that is to be dealt face down."""

    def parse(self, text: str) -> Action:
        """The action with this text; raises IllegalMove if no game knows it."""

    def result(self, game: G) -> dict[str, Any]:
        """The end of a game as other programs read it."""

    def data(self) -> dict[str, Any]:
        """The components as other programs read them."""


# The rules of some game: what they are given is their own, for it comes from them.
AnyRules = Rules[Options, AnyGame]


def deal(rules: AnyRules, options: Options, seed: int) -> tuple[AnyGame, list[Event]]:
    """A new game that has begun, and what happened with that."""
    game = rules.lay_out(options)
    return game, game.begin(seed)
