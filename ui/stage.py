"""The stage: what happened is shown thing by thing, in front of everybody's eyes.

Each game says how long it is looked at (`GamePage.BEATS`). What has no time of its own is said
along with what is shown. The page goes on by itself, and by a tap to the next thing at once.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine.game import Event, ScoreSheet, winners
from engine.moments import Moment

if TYPE_CHECKING:
    from ui.scene import Settings

PACES = {"wait": 1.0, "show": 1.0, "quick": 0.5, "once": 0.0}  # how long things stay
UNTIL_A_TAP = -1  # milliseconds, as it were
_SAID = re.compile(r'id="(?:sentence|detail)"[^>]*>([^<]*)<')


class Reader(NamedTuple):
    """How long somebody reads, in milliseconds."""

    a_word: int
    longest: int  # they have read the most important, or tap if they like
    least: int = 0  # so long they look, though there may be nothing to read


QUICKLY = Reader(220, 5000)
SLOWLY = Reader(350, 7000, 2200)  # who learns the game, perhaps soon after learning to read


class Beat(NamedTuple):
    """How something that happened is shown."""

    pause: int = 0  # milliseconds; none: it is only said, along with something else
    sound: str = ""
    big: bool = False  # worth a pause also for who did it and goes on
    then: int = 0  # milliseconds more, in which is told what it brings; until then it is only seen
    plain: bool = False  # the eyes have soon seen it: its words need not be read in that time


Beats = dict[type[Event], Beat]
PASSING = Beat()


class Step(NamedTuple):
    """Something that happened, as the audience saw it and as everybody did."""

    seen: Moment
    open: Moment
    beat: Beat = PASSING
    aloud: Sequence[Event] = ()  # all that is said with it, in order, as everybody may hear it
    meanwhile: Sequence[Event] = ()  # those of them that are not shown
    plain: bool = False  # the eyes have soon seen all of it
    veiled: bool = False  # nothing is told of it yet
    more: bool = False  # something else is shown after it

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
    plain = True  # whether the eyes see all of that
    for moment, known in zip(seen, open_, strict=True):
        beat = beats.get(type(moment.event), PASSING)
        event = moment.event if alone else known.event
        if beat.pause:
            aloud, seen_soon = (*waiting, event), plain and beat.plain
            steps += in_parts(Step(moment, known, beat, aloud, waiting, seen_soon))
            waiting, plain = [], True
        elif steps:
            last = steps[-1]
            steps[-1] = last._replace(
                aloud=(*last.aloud, event),
                meanwhile=(*last.meanwhile, event),
                plain=last.plain and beat.plain,
            )
        else:
            waiting.append(event)
            plain = plain and beat.plain
    return [*(step._replace(more=True) for step in steps[:-1]), *steps[-1:]]


def with_unsaid(steps: Sequence[Step], unsaid: int) -> list[Step]:
    """The same, but only the last so many events are still to be said."""
    said = sum(len(step.aloud) for step in steps) - unsaid
    found = []
    for step in steps:
        found.append(step._replace(aloud=step.aloud[max(said, 0) :]))
        said -= len(step.aloud)
    return found


def in_parts(step: Step) -> list[Step]:
    """What is only seen at first is told after that."""
    if not step.beat.then:
        return [step]
    told = step._replace(beat=Beat(step.beat.then, big=step.beat.big))
    return [step._replace(aloud=(), meanwhile=(), veiled=True), told]


class Stage:
    """What is still to be shown, and to whom; at the end of a game its feast comes after that."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.audience: int | None = None  # None: everybody at the table
        self.feast: list[int] = []  # whose planets are still to be celebrated
        self._past = False  # it has happened before what lay on the table last
        self._quick = False  # it is what somebody has missed
        self._told: Step | None = None  # what was said last

    def __bool__(self) -> bool:
        """Whether something is shown that goes on by itself."""
        return bool(self.steps or self.feast)

    @property
    def is_past(self) -> bool:
        """Whether what is shown has happened before what lay on the table last."""
        return bool(self.steps) and self._past

    def show(self, steps: list[Step], audience: int | None, past: bool, quick: bool) -> None:
        self.steps, self.audience = steps, audience
        self._past, self._quick = past, quick

    def prepare_feast(self, sheets: Sequence[ScoreSheet]) -> None:
        """Everybody’s planet is celebrated once the last thing was shown."""
        from ui.parts.feast import order_of_feast  # not needed before the end

        self.feast = order_of_feast([sheet.total for sheet in sheets], winners(sheets))

    def next(self) -> None:
        """What is shown was seen."""
        del (self.steps or self.feast)[:1]

    def skip(self) -> list[Event]:
        """Nothing more is shown of this; gives back what was not said yet."""
        unsaid = [event for step in self.steps if step is not self._told for event in step.aloud]
        (self.steps or self.feast).clear()
        return unsaid

    def say(self) -> Sequence[Event]:
        """What is to be said of what is shown now; it is said once."""
        if not self.steps or self.steps[0] is self._told:
            return ()
        self._told = self.steps[0]
        return self._told.aloud

    def sound(self) -> str:
        """What is heard with what is shown now."""
        if self.steps:
            return self.steps[0].beat.sound
        return "points" if self.feast[1:] else "feast"

    def pause(self, settings: Settings, table: str = "", learns: bool = False) -> int:
        """How many milliseconds it stays, as the person at the tablet likes it; 0: nothing does,
        below 0: it stays until a tap.

        At least so long that what the table says can be read. Who `learns` has more time for that,
        and what is worth it waits for them. What is plain is read by who asks to see it again.
        """
        if self.steps:
            step = self.steps[0]
            if learns and step.beat.big and not step.veiled:
                return UNTIL_A_TAP
            pause, asked_again = step.beat.pause, self._past and not self._quick
            if learns or asked_again or not step.plain:
                pause = max(pause, _reading_time(table, SLOWLY if learns else QUICKLY))
            return _paced(pause, settings, self._quick)
        if not self.feast[1:]:  # the winner is looked at for as long as anybody likes
            return 0
        from ui.parts.feast import PAUSE

        return _paced(PAUSE, settings, False)


def _reading_time(table: str, reader: Reader) -> int:
    words = sum(len(said.split()) for said in _SAID.findall(table))
    return max(min(words * reader.a_word, reader.longest), reader.least)


def _paced(pause: int, settings: Settings, quick: bool) -> int:
    if settings.pace == "wait":
        return UNTIL_A_TAP
    pace = PACES[settings.pace] or PACES["quick"]  # even then somebody may wish to see it again
    return round(pause * (min(pace, PACES["quick"]) if quick else pace))
