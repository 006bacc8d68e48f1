"""What goes out into links, and what came in with one: the part of the page's state about that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.game import GameError
from ui.html import Html, el
from ui.words import _, points_words

if TYPE_CHECKING:
    from engine.journal import Journal
    from ui.draft import Draft

TO_BEAT = "to_beat"  # the points that are to be beaten, in what the page notes of a game


class Arrived(NamedTuple):
    """What an address held: a game that can be looked at or played, or why there is none."""

    link: str
    journal: Journal | None = None
    error: GameError | None = None


@dataclass(slots=True)
class Exchange:
    """Nothing of this is stored."""

    what: str = ""  # what is about to be shared: the whole game, only its deal, or a picture
    address: str = ""  # the whole address that leads to it
    seat: int = 0  # whose planet is to be a picture
    copied: bool | None = None  # whether the browser could copy it; None: nobody has asked
    arrived: Arrived | None = None


def points_to_beat(page: Mapping[str, object]) -> int | None:
    """The points that a game was begun to beat, by what is noted of it; what is odd is none."""
    points = page.get(TO_BEAT)
    return points if type(points) is int else None


def challenge_words(page: Mapping[str, object]) -> Html | None:
    """What is said of them before the game is over."""
    points = points_to_beat(page)
    if points is None:
        return None
    return el("p", _("To beat on this deal: {points}.", points=points_words(points)))


def challenge_of(draft: Draft) -> dict[str, int]:
    """What is noted in a game that is set up as it came with a link: the points to be beaten."""
    if not draft.challenge:
        return {}
    from engine.link import open_link  # seldom needed

    try:
        asked = open_link(draft.challenge)
    except GameError:
        return {}
    points, options = points_to_beat(asked.page), asked.options.to_json()
    dealt = draft.game, draft.seed.strip(), draft.options | {"first": 0}
    if points is None or dealt != (asked.kind, str(asked.seed), options | {"first": 0}):
        return {}
    return {TO_BEAT: points}
