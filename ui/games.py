"""What every game offers to the page. Each is loaded when it is first wanted."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from importlib import import_module
from sys import modules
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar, cast

from engine.game import Event, Options, ScoreSheet
from engine.games import GAMES
from ui.html import Html
from ui.scene import Player, Scene, TableState, View
from ui.words import Message

if TYPE_CHECKING:
    from ui.border import Note
    from ui.memory import Scored
    from ui.parts.ending import Ending
    from ui.rulebook import Rulebook
    from ui.stage import Beats

V_contra = TypeVar("V_contra", bound=View, contravariant=True)
S = TypeVar("S", bound=TableState)
O_contra = TypeVar("O_contra", bound=Options, contravariant=True)
H_contra = TypeVar("H_contra", bound=ScoreSheet, contravariant=True)


class LessonCard(NamedTuple):
    """What is said of a lesson before it is loaded; the module `lesson` of its game has it."""

    name: str
    title: Message


class Card(NamedTuple):
    """What is said of a game before it is loaded: the package of each game has one."""

    name: Message
    line: Message  # what it is about
    picture: str  # the icon beside it
    credits: tuple[Message, ...]  # whose game it is
    lessons: tuple[LessonCard, ...] = ()
    whom: Message = Message("")  # for how many it is, and who should begin with it
    hill: str = "hill"  # the picture of its curtain
    for_players: Mapping[int, Message] = {}  # what is special about a game of so many


class OptionWords(NamedTuple):
    """An option of a game in words: its name, what it means, and what its values are called."""

    label: str
    hint: str
    values: Mapping[str, str] = {}
    upfront: bool = False  # for everybody to see at the set-up; the others are behind “More”


class Curtain(NamedTuple):
    """What is told while the tablet changes hands, all of it as everybody may read it."""

    comes: str
    fact: str  # something to know
    points: Sequence[int] = ()  # of everybody, where they count


class GamePage(Protocol[V_contra, S, O_contra]):
    """How a game looks and is tapped: what the module `page` of each game offers."""

    @property
    def BEATS(self) -> Beats: ...  # noqa: N802

    def new_state(self, before: S | None = None, /) -> S:
        """What is chosen when a turn begins: nothing. How one looks at the table may stay."""

    def handle(self, scene: Scene[V_contra, S], verb: str, argument: str) -> bool:
        """A tap that changes only the screen; False if the game does not know it."""

    def table(self, scene: Scene[V_contra, S]) -> Html: ...

    def table_dialog(self, scene: Scene[V_contra, S]) -> Html | None: ...

    def sentence(self, scene: Scene[V_contra, S]) -> str:
        """Whose turn it is and what to do now."""

    def topic(self, scene: Scene[V_contra, S]) -> Hashable:
        """What the sentence is about, besides the position: it is said anew when that changes."""

    def ending(self, scene: Scene[V_contra, S]) -> Ending:
        """Who won, and what everybody’s points are made of."""

    def told(self, event: Event, players: Sequence[Player], options: O_contra) -> str:
        """An event as a sentence of the log."""

    def has_secret(self, view: V_contra, public: V_contra) -> bool:
        """Whether a seat with this view sees what nobody else may, without asking for it."""

    def curtain(self, scene: Scene[V_contra, S]) -> Curtain:
        """What the curtain tells; the scene is a bystander’s."""

    def firsts(self, scene: Scene[V_contra, S], seat: int | None) -> Iterable[tuple[str, Note]]:
        """What can be explained now, by name: each is told once, the first time it happens.

        `seat` is the person to move, if one is. The scene is a bystander’s: it has no secrets.
        """

    def keys(self) -> dict[str, str]:
        """What can be done by keys at this table alone: the key, and what it does."""

    def option_words(self, name: str) -> OptionWords:
        """What an option of the game is called at the set-up, by the engine’s name for it."""


class Topic(NamedTuple):
    """What records tell of, besides people: characters, animals; and what is said of them."""

    title: Message
    what: Message  # the head of the column with their names
    times: Message  # the head of the column that says how often there was one


class GameMemory(Protocol[V_contra, H_contra]):
    """What is remembered of a finished game: what the module `memory` of each game offers."""

    @property
    def TOPICS(self) -> Mapping[str, Topic]: ...  # noqa: N802

    def built(self, view: V_contra, seat: int, /) -> str:
        """A seat’s planet as a text."""

    def scored_by(self, sheet: H_contra, /) -> Scored:
        """What the points of a sheet are made of: plain values, nothing in words."""

    def picture(self, planet: str, options: Mapping[str, object], /) -> Html:
        """A small picture of a planet that was remembered; raises what a dictionary would."""

    def ground(self) -> Html | None:
        """What pictures name, once on a page."""

    def thing(
        self, topic: str, what: str, played: Collection[Mapping[str, object]], /
    ) -> tuple[Html, str]:
        """A picture and the name of what gave points; raises KeyError.

        `played` are the options of all games that it was counted in.
        """


# The page of some game: what it is given is its own, for it comes from that game’s own rules.
AnyPage = GamePage[View, TableState, Options]


def page_of(game: str) -> AnyPage:
    """How a game looks: its module `page`, loaded when it is first wanted."""
    return cast(AnyPage, import_module(f"ui.{game}.page"))


def memory_of(game: str) -> GameMemory[View, ScoreSheet]:
    """What is remembered of a game: its module `memory`, loaded when it is first wanted."""
    return cast(GameMemory[View, ScoreSheet], import_module(f"ui.{game}.memory"))


def is_loaded(game: str) -> bool:
    """Whether what is remembered of a game can be drawn at once; no game, no pictures."""
    return game not in GAMES or f"ui.{game}.memory" in modules


def extra_of(game: str, name: str) -> ModuleType | None:
    """A module that a game may have or not, as `tally` and `portrait`.

    One that is there and does not find what it needs itself is broken.
    """
    wanted = f"ui.{game}.{name}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as error:
        if error.name != wanted:
            raise
        return None


def card_of(game: str) -> Card:
    """What is said of a game before it is loaded."""
    return cast(Card, import_module(f"ui.{game}").CARD)


def rulebook_of(game: str) -> Rulebook[Options]:
    """The rules of a game in words, loaded when they are read."""
    return cast("Rulebook[Options]", import_module(f"ui.{game}.rulebook"))
