"""The stage: what happened is shown thing by thing, in front of everybody's eyes.

Each game says how long it is looked at (`GamePage.BEATS`). What has no time of its own is said
along with what is shown. The page goes on by itself, and at once by a tap.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine.game import Event
from engine.moments import Moment

if TYPE_CHECKING:
    from ui.scene import Settings

PACES = {"show": 1.0, "quick": 0.5, "once": 0.0}  # how long things stay


class Beat(NamedTuple):
    """How something that happened is shown."""

    pause: int = 0  # milliseconds; none: it is only said, along with something else
    sound: str = ""
    big: bool = False  # worth a pause also for who did it and goes on


Beats = dict[type[Event], Beat]
PASSING = Beat()


class Step(NamedTuple):
    """Something that happened, as the audience saw it and as everybody did."""

    seen: Moment
    open: Moment
    beat: Beat = PASSING
    aloud: Sequence[Event] = ()  # all that is said with it, in order, as everybody may hear it
    meanwhile: Sequence[Event] = ()  # those of them that are not shown

    @property
    def seat(self) -> int:
        """Whose planet it is about: of who got something, else of who moved."""
        seat: int | None = getattr(self.seen.event, "seat", self.seen.before.turn)
        return seat or 0


def steps_of(
    seen: Sequence[Moment], open_: Sequence[Moment], beats: Beats, alone: bool
) -> list[Step]:
    """What is shown, in order: nothing if all of it is only said.

    Who is `alone` hears what they saw, and everybody else what all saw.
    """
    steps: list[Step] = []
    waiting: list[Event] = []  # said before anything is shown
    for moment, known in zip(seen, open_, strict=True):
        beat = beats.get(type(moment.event), PASSING)
        event = moment.event if alone else known.event
        if beat.pause:
            steps.append(Step(moment, known, beat, (*waiting, event), waiting))
            waiting = []
        elif steps:
            last = steps[-1]
            steps[-1] = last._replace(
                aloud=(*last.aloud, event), meanwhile=(*last.meanwhile, event)
            )
        else:
            waiting.append(event)
    return steps


def pause_of(pause: int, settings: Settings, quick: bool = False) -> int:
    """How many milliseconds something stays, as the person at the tablet likes it."""
    pace = PACES[settings.pace] or PACES["quick"]  # even then somebody may wish to see it again
    return round(pause * (min(pace, PACES["quick"]) if quick else pace))
