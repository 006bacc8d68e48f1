"""What goes out into links, and what came in with one: the part of the page's state about that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.game import GameError

if TYPE_CHECKING:
    from engine.journal import Journal

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
    challenge: Journal | None = None  # the deal that somebody wants to play, from a link

    def noted(self, journal: Journal) -> dict[str, object]:
        """What is noted in a new game, if it is on the deal that came with a link."""
        asked = self.challenge
        if asked is None or TO_BEAT not in asked.page or deal_of(asked) != deal_of(journal):
            return {}
        return {TO_BEAT: asked.page[TO_BEAT]}


def deal_of(journal: Journal) -> tuple[object, ...]:
    """What makes a deal what it is: whoever starts, the tiles are the same."""
    return journal.kind, journal.seed, journal.options.to_json() | {"first": 0}


def points_to_beat(journal: Journal) -> int | None:
    """The points that a game was begun to beat; what is odd is none."""
    points = journal.page.get(TO_BEAT)
    return points if type(points) is int else None
