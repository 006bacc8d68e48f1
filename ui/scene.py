"""What a table is drawn from: a seat's view, who sits there, and a little state of the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ui.html import Html, el
from ui.words import N_, _


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


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat. The badge is a colour with a symbol of its own."""

    seat: int
    name: str
    badge: int


@dataclass(slots=True)
class Scene:
    """One moment of a game as the person at the tablet may see it."""

    view: Any  # the game's own view of the seat at the tablet
    public: Any  # what a bystander sees
    players: Sequence[Player]
    settings: Settings
    state: Any  # the game's own state of the screen: what is chosen, what is looked at
    can_undo: bool
    is_final: Callable[[Any], bool]  # whether an action could not be taken back
    happened: list[Any] = field(default_factory=list)  # events of the last action, as told


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
    """A player's colour and symbol."""
    return badge_picture(player.badge)


def badge_name(number: int) -> str:
    """A colour and a symbol in words."""
    return _(_BADGE_NAMES[number % BADGES])


@cache
def badge_picture(number: int) -> Html:
    shape = Html(f'<path d="{_SYMBOLS[number % BADGES]}"/>')
    symbol = el("svg", shape, viewBox="0 0 24 24", aria_hidden="true")
    return el("span", symbol, class_=f"badge badge-{number % BADGES}")
