"""What a table is drawn from: who looks, what they may know and do, and what is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

from engine.game import Action, Event, Options
from ui.html import Html, el
from ui.words import LANGUAGES, N_, translated

if TYPE_CHECKING:
    from engine.bots import Advice

# The settings that are not just on or off, with all that each can be.
SETTING_VALUES: dict[str, tuple[str, ...]] = {
    "language": ("", *LANGUAGES),
    "pace": ("wait", "show", "quick", "once"),
    "volume": ("soft", "medium", "loud"),
}


@dataclass(frozen=True, slots=True)
class Settings:
    """How a person likes the page."""

    sound: bool = False
    motion: bool = True
    live_score: bool = True
    large_text: bool = False
    left_handed: bool = False
    hold_to_see: bool = True
    keep_awake: bool = True
    hints: bool = True
    explain: bool = True
    language: str = ""  # none was chosen: as the browser wants it
    pace: str = "show"  # how long what happens stays on the stage
    volume: str = "medium"
    vibration: bool = True
    asked: bool = False  # whether somebody was asked if they like to hear sounds

    def can_be(self, name: str, value: object) -> bool:
        """Whether a setting of this name can have this value."""
        if name in SETTING_VALUES:
            return value in SETTING_VALUES[name]
        return name in self.__slots__ and type(value) is bool


class Player(NamedTuple):
    """Who sits on a seat. The badge is a colour with a symbol of its own."""

    seat: int
    name: str
    badge: int
    bot: str | None = None  # how it plays; None: a person


class View(Protocol):
    """What the views of all games tell."""

    @property
    def options(self) -> Options: ...

    @property
    def round(self) -> int: ...

    @property
    def turn(self) -> int | None: ...

    @property
    def legal(self) -> Sequence[Action]: ...

    @property
    def final(self) -> Sequence[Action]: ...


def progress(view: View) -> tuple[int, int]:
    """How far a game is: the round, and how many there are."""
    return view.round, view.options.rounds


class TableState(Protocol):
    """What the states of all tables have: what is chosen and looked at is each game's own."""

    look: int | None  # the seat whose planet is looked at closely
    peek: bool  # own secrets are shown, while a button is held

    def close(self) -> None:
        """Close what is open, and what has just come."""


class Coach(NamedTuple):
    """A character who says what a lesson tells or asks, in place of the sentence of the game."""

    face: str  # its icon
    words: str
    button: str | None = None  # what it says on the button that goes on
    first: bool = False  # nothing was played yet: somebody may know the game


V = TypeVar("V", bound=View, covariant=True)
S = TypeVar("S", bound=TableState, covariant=True)


class OnStage(NamedTuple, Generic[V]):
    """Something that has happened, while it is shown, before the position itself."""

    event: Event  # as told to the viewer
    seat: int  # whose planet it is about
    earlier: V  # what lay on the table before the move that has brought it
    meanwhile: Sequence[Event] = ()  # what came with it, as everybody may hear it
    veiled: bool = False  # what it brings is not told yet
    more: bool = False  # something else is shown after it


class Scene(NamedTuple, Generic[V, S]):
    """A position of a game as somebody may see it, and what they may do there."""

    # who looks, and at what
    viewer: int | None  # the seat that looks; None: a bystander
    view: V  # all that the viewer may know
    public: V  # all that a bystander may know
    players: tuple[Player, ...]
    settings: Settings
    state: S  # what is chosen and looked at
    alone: bool = False  # nobody else is at the table: own secrets lie open
    replay: bool = False  # of a finished game: there is nothing to undo, and no menu
    # what they may do
    read_only: bool = True  # the viewer is not to move, and only looks
    legal: Sequence[Action] = ()  # what the viewer may do
    final: Sequence[Action] = ()  # those of them that can't be taken back
    to_take_back: Player | None = None  # whose last move can be taken back
    # what has happened
    happened: Sequence[Event] = ()  # what has just happened, as told to the viewer
    on_stage: OnStage[V] | None = None  # what is shown of that; None: the position itself
    handed_on: bool = False  # the viewer has not begun: the tablet may still be in other hands
    missed: bool = False  # more than the last one has moved since the viewer had the tablet
    # what somebody thinks of it
    thinking: bool = False  # a bot is to move, and thinks; or somebody waits for a hint
    may_ask: bool = False  # the viewer may have a hint
    advice: Sequence[Advice] = ()  # the hint that the viewer has asked for: the best first
    advised_openly: bool = False  # it is made of what everybody knows
    # what is told besides
    coach: Coach | None = None  # who speaks, in a lesson
    explains: str = ""  # what has happened for the first time on this device

    @property
    def turn(self) -> int | None:
        """Who is to move; None when the game is over."""
        return self.view.turn

    @property
    def act(self) -> Event | None:
        """What is on the stage; None: it is the position itself."""
        return None if self.on_stage is None else self.on_stage.event

    @property
    def seat(self) -> int:
        """Whose planet lies large on the table: the viewer’s own, for bystanders the mover’s."""
        if self.viewer is not None:
            return self.viewer
        if self.on_stage is not None:
            return self.on_stage.seat
        return 0 if self.view.turn is None else self.view.turn

    @property
    def owner(self) -> Player:
        """Who has the planet that lies large on the table."""
        return self.players[self.seat]

    @property
    def mover(self) -> Player:
        """Who is to move or has moved, and when the game is over who has the large planet."""
        turn = self.view.turn if self.on_stage is None else self.on_stage.seat
        return self.players[self.seat if turn is None else turn]

    @property
    def own_act(self) -> bool:
        """Whether what is on the stage was done by the only person at the table, just now."""
        acted = self.on_stage is not None and self.on_stage.seat == self.viewer
        return acted and self.alone and not self.replay

    @property
    def hides_own(self) -> bool:
        """Whether the viewer has to ask for the own secrets: somebody else may look on."""
        return self.viewer is not None and not self.alone

    @property
    def sees_own(self) -> bool:
        """Whether the viewer’s own secrets are in sight."""
        return self.viewer is not None and (self.alone or self.state.peek)


SPRITES = "./static/sprites/"


def icon(name: str, tall: bool = False) -> Html:
    """A thing or a character alone, as a small picture beside words that name it."""
    size = {"width": "72", "height": "88" if tall else "72"}
    return el("img", src=f"{SPRITES}{name}.webp", alt="", class_="icon", draggable="false", **size)


# Shapes told apart without colour, on a 24x24 grid.
_SYMBOLS = (
    "M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L3.300 9.800l6.100-.7z",
    "M15.500 4a8.500 8.500 0 1 0 5 12.800A7.500 7.500 0 0 1 15.500 4z",
    "M12 3.500C15.500 8.500 18 11.500 18 15a6 6 0 0 1-12 0c0-3.500 2.500-6.500 6-11.500z",
    "M12 4l8.500 15.500h-17z",
    "M12 3.500L20.500 12 12 20.500 3.500 12z",
)
BADGES = len(_SYMBOLS)
_BADGE_NAMES = (
    N_("red star"),
    N_("teal moon"),
    N_("purple drop"),
    N_("brown triangle"),
    N_("green diamond"),
)


def badge(player: Player) -> Html:
    """A player's colour and symbol; a bot has its face there."""
    return badge_picture(player.badge, player.bot)


def badge_name(number: int) -> str:
    """A colour and a symbol in words."""
    return translated(_BADGE_NAMES[number % BADGES])


@cache
def badge_picture(number: int, bot: str | None = None) -> Html:
    if bot is None:
        shape = Html(f'<path d="{_SYMBOLS[number % BADGES]}"/>')
        symbol = el("svg", shape, viewBox="0 0 24 24", aria_hidden="true")
    else:
        symbol = _face(number, bot)
    return el("span", symbol, class_=f"badge badge-{number % BADGES}")


def _face(number: int, bot: str) -> Html:
    from ui.cast import member  # not needed where only people play

    picture = f"{SPRITES}face-{member(bot, number).face}.webp"
    return el("img", src=picture, alt="", width="96", height="96", draggable="false")
