"""What is told beside a game: what happens for the first time, and in a lesson what to do."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.game import Event
    from engine.journal import Journal
    from ui.border import Note
    from ui.lesson import Step
    from ui.scene import TableState
    from ui.session import Session
    from ui.stage import Beat


class Tutor:
    """Sits at every table, and has hardly anything to say at most of them."""

    teaches = False  # whether the game is a lesson
    beats: Mapping[type[Event], Beat] = {}  # what is shown here, though elsewhere it is only said
    leaves_out: Collection[type[Event]] = ()  # what is not told with that which is shown
    explains: Note | None = None  # what has happened for the first time on this device
    explained = ""  # the same as it is noted there
    _said = True  # so it was told to those who hear it

    def explain(self, what: Note | None, noted: str = "") -> None:
        """Something is to be explained, until the person who reads it has moved."""
        self.explains, self.explained, self._said = what, noted, what is None

    def take_explanation(self) -> list[str]:
        """What is to be explained: it is said once."""
        said, self._said = self._said, True
        return [] if said else [str(self.explains)]

    def begin(self) -> None:
        """Something was played or taken back."""

    def step(self, state: TableState) -> Step | None:  # noqa: ARG002
        """What a lesson tells or asks now."""
        return None

    def written(self) -> str | None:
        """What the seat that is to act plays, where that is written."""
        return None

    def lets(self, state: TableState, tap: str) -> bool:  # noqa: ARG002
        """Whether a tap on the table counts now."""
        return True


def tutor_of(journal: Journal) -> Tutor:
    """Who sits at the table of this game."""
    if "lesson" not in journal.page:
        return Tutor()
    from ui.lesson import teach  # not needed in other games

    return teach(journal) or Tutor()


def step_now(session: Session) -> Step | None:
    """What a lesson tells or asks now. What happened is seen first."""
    if session.stage or session.over:
        return None
    return session.tutor.step(session.state)


def lets(session: Session, tap: str) -> bool:
    """Whether a tap on the table counts now: in a lesson one thing is asked at a time."""
    return step_now(session) is None or session.tutor.lets(session.state, tap)
