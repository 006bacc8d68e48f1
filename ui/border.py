"""The border between Python and the page's scripts: all that either says to the other.

Its other side is static/js/border.js. A tap or a report comes in, and gives effects: what the
machine is to do. With the page as it is then, they go out as one update.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from enum import Enum
from typing import Any, Literal, NamedTuple, NotRequired, TypedDict, cast

from engine.game import Plural
from ui.words import Message, sentences, translated, translated_count

# --- what comes in ---

Held = Literal["on", "off", "short"]  # how long a secret is held: until it is let go, or too short
Unread = Literal["late", "broken", ""]  # why the games that are kept could not be read
Loss = Literal["apart", ""]  # whether what this tab could not store has become a game of its own
Refusal = Literal["large", "unread"]  # why a file is no game
Wish = Literal["new", "continue", "games", ""]  # what the site was opened for
# What was asked for has come: see Question.
Answer = Literal[
    "listed",
    "opened",
    "exported",
    "linked",
    "compared",
    "dated",
    "daily",
    "replayed",
    "recorded",
    "collected",
    "loaded",
    "unread",
    "words",
]


class Row(TypedDict):
    """What the storage says of a game without opening it: `about` is JSON from any version."""

    key: str
    over: bool
    about: str


class Game(Row):
    """A game of the storage; without a save it is not there any more."""

    save: str | None


class Alike(TypedDict):
    """A game of the storage that may be the same as one that comes in: see ui/here.py."""

    key: str
    save: str


class Files(TypedDict):
    """Files that somebody opens, and what is kept that may be in them."""

    texts: list[str]
    alike: list[Alike]


class Listing(TypedDict):
    """The latest games, how many there are besides, and whether they could not all be read.

    Where too little is said of a finished one, its save is here too.
    """

    games: list[Row]
    saves: dict[str, str]
    more: int
    trouble: bool


class Start(TypedDict, total=False):
    """All that the storage holds to begin with; next to nothing while another tab plays."""

    settings: str
    words: str  # the catalogue of the language that is wanted; none for English
    draft: str
    learned: str  # what a person has been told already
    table: str | None  # a real one, as far as it was counted
    arriving: str | None  # games of files that are still taken in ...
    arrived: str | None  # ... and how many of them are gone by now
    alike: list[Alike]  # what is kept that may be among them
    current: Game | None  # the game in progress
    open: list[Row]  # the latest games that are not at their end
    some: bool  # whether any game is kept
    trouble: Unread  # why they can't be read now
    apart: bool  # what another tab could not store has become a game of its own


class Opening(Start, total=False):
    """What the page begins with."""

    elsewhere: bool  # another tab plays
    wish: Wish
    link: str  # what stands in its address after the #
    address: str  # of the site, without that
    shares: bool  # whether the device has a share sheet


def read_game(text: str) -> Game:
    return cast(Game, json.loads(text))


def read_alike(text: str) -> list[Alike]:
    return cast(list[Alike], json.loads(text))


def read_files(text: str) -> Files:
    return cast(Files, json.loads(text))


def read_listing(text: str) -> Listing:
    return cast(Listing, json.loads(text))


def read_games(text: str) -> list[Game]:
    return cast(list[Game], json.loads(text))


def read_start(text: str) -> Start:
    return cast(Start, json.loads(text))


def read_words(text: str) -> str:
    return cast(str, json.loads(text))


def read_opening(text: str) -> Opening:
    return cast(Opening, json.loads(text))


# --- what goes out ---


class About(TypedDict):
    """What lists say of a game. Nothing of it is in words: they change."""

    game: str
    names: list[str]
    when: str
    round: int
    rounds: int
    broken: NotRequired[bool]
    origin: NotRequired[dict[str, object]]  # the game that it was played on from
    day: NotRequired[str]  # the date whose planet of the day it is
    lesson: NotRequired[str]  # the name of the lesson that it still is
    taught: NotRequired[bool]  # it began as a lesson
    end: NotRequired[dict[str, object]]  # of a finished game: see ui/memory.py


class GameChange(TypedDict):
    """A game as it is to be stored; without a save, that stays as it is."""

    over: bool
    about: About
    save: NotRequired[str]


class Note:
    """A sentence that is put into words when it is shown."""

    __slots__ = ("message", "values")

    def __init__(self, message: Message | Plural, **values: Any) -> None:
        self.message = message
        self.values = values

    def __str__(self) -> str:
        if isinstance(self.message, Plural):
            return translated_count(self.message, **self.values)
        return translated(self.message, **self.values)


class Notes(list[Note]):
    """Several of them."""

    def __str__(self) -> str:
        return sentences([str(note) for note in self])


class Store(NamedTuple):
    """Keep something under a name; None: forget it."""

    name: str
    value: str | GameChange | None


# What is to be read: all to begin with, the latest games (at most so many), all finished ones, all
# saves, the words of a language, a game by its key, or those that may be the same as one that came
# in; and as what the answer comes in.
Question = (
    tuple[Literal["start"]]
    | tuple[Literal["games"], str]
    | tuple[Literal["finished"], Answer]
    | tuple[Literal["saves"]]
    | tuple[Literal["words"], str]
    | tuple[Literal["game"], str, Answer]
    | tuple[Literal["alike"], str]
)


class Read(NamedTuple):
    """Read something first: the answer comes in as a report, and nothing is drawn before it."""

    question: Question


class Download(NamedTuple):
    name: str
    text: str


class Share(NamedTuple):
    """Hand something to the device's own share sheet."""

    text: str
    address: str


class Copy(NamedTuple):
    """Put a text where it can be pasted from."""

    text: str


class Picture(NamedTuple):
    """Hand on the picture that is painted on the page: by the share sheet, or as a file."""

    name: str
    text: str
    send: bool


class Sound(NamedTuple):
    """A sound by its name, how loud, and whether the device buzzes with it."""

    name: str
    volume: float
    buzz: bool


class Focus(NamedTuple):
    """Go to what has this id: a field to be mended, a heading of the rules."""

    where: str


class Say(NamedTuple):
    """Tell those who hear the page, once."""

    note: Note


class Redraw(NamedTuple):
    """Nothing but that the page is drawn anew."""


class Order(Enum):
    """What the browser is to do with the site."""

    STEAL = "steal"  # play here from now on, and in no other tab
    UPDATE = "update"  # go over to the new version
    INSTALL = "install"


Effect = Store | Read | Redraw | Download | Share | Copy | Picture | Sound | Focus | Say | Order
Effects = Sequence[Effect]


@dataclass(slots=True)
class Update:
    """All that one tap changes on the page; it crosses into JavaScript in one piece."""

    screen: str = ""
    title: str = ""  # of the document
    html: str = ""
    news: str = ""  # what has happened, to be said once
    sentence: str = ""  # what to do now, to be said if it is not where the focus goes
    root: str = ""
    lang: str = ""
    depth: int = 0  # how many steps Back leads until it leaves the site
    store: dict[str, str | GameChange | None] = field(default_factory=dict)
    read: Question | None = None
    download: dict[str, str] | None = None
    share: dict[str, str] | None = None
    copy: str | None = None
    picture: dict[str, str | bool] | None = None
    sound: dict[str, object] | None = None
    pause: int = 0  # milliseconds until what is on the stage makes room; 0: nothing is; -1: a tap
    focus: str | None = None  # what was asked for: a field to be mended, a heading of the rules
    steal: bool = False
    update: bool = False
    install: bool = False
    awake: bool = False
    think: bool = False  # whether Python has something to think about

    def order(self, effects: Iterable[Effect]) -> Update:
        """The same, with what the machine is to do."""
        for effect in effects:
            match effect:
                case Store(name, value):
                    self.store[name] = value
                case Read(question):
                    self.read = question
                case Download():
                    self.download = {"name": effect.name, "text": effect.text}
                case Share():
                    self.share = effect._asdict()
                case Picture():
                    self.picture = effect._asdict()
                case Copy(text):
                    self.copy = text
                case Sound():
                    self.sound = effect._asdict()
                case Focus(where):
                    self.focus = where
                case Order():
                    setattr(self, effect.value, True)
        return self

    def to_text(self) -> str:
        return json.dumps(
            {each.name: getattr(self, each.name) for each in fields(self)}, ensure_ascii=False
        )
