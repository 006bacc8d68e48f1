"""Lessons: games with a fixed deal in which one thing is asked at a time.

A lesson is data, in the module `lesson` of each game. It is a game in the journal like any other,
with its name under `page`; the other seats play as it is written until it ends, and then by
themselves. Which step comes now follows from how many actions were played and from what is chosen
on the table, so that undo, reload and going on later are right by themselves.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from html import escape
from importlib import import_module
from typing import NamedTuple, Protocol, TypeVar, cast

from engine.game import Action, Event
from engine.journal import Journal
from ui.border import Note
from ui.html import Html
from ui.parts.table import named
from ui.scene import Coach, Player, TableState
from ui.seats import read_lent
from ui.stage import Beat
from ui.tutor import Tutor
from ui.words import N_, Message, N_n, _, sentences, translated

GO = "lesson next"  # the tap on the button that only goes on
GO_ON = N_("Go on")
PLAY_ON = N_("Play on")  # after the last step
PLAYS = "step"  # the id of the button that plays what is chosen

# What is asked for, by the first word of the tap that leads on.
ASKS = {
    "select": Note(N_("Now tap the tile that glows.")),
    "draw": Note(N_("Now tap the pile that glows.")),
    "name": Note(N_("Now tap the name that glows.")),
    "turn": Note(N_("Now tap the arrow that glows.")),
    "look": Note(N_("Now tap the planet that glows.")),
}
PRESS = Note(N_("Now press the button that glows."))
# What is answered to taps that neither a step nor the lesson has a word for.
KINDLY = {
    "look *": Note(N_("Later you can look at every planet, as often as you like.")),
    "show *": Note(N_("That one is fine where it is. A tile never moves again.")),
    "select *": Note(N_("Another time, gladly.")),
    "*": Note(N_("All in good time.")),
}
GO_THEN = N_("Now press “{button}”.")


class Step(NamedTuple):
    """One thing that is told or asked, after so many actions.

    `tap` is what leads on: the text of a button, where * stands for any rest, and | between those
    of which any will do. The tap of the last step after so many actions plays; those before it
    choose something, look at something until it is closed, or only go on.
    """

    at: int
    words: Note
    tap: str = GO
    lights: Sequence[str] = ()  # the ids of what is to be tapped
    shows: Sequence[str] = ()  # and of what is only to be looked at
    also: Sequence[str] = ()  # what may be tapped besides, on the way there
    kindly: Mapping[str, Note] = {}  # what is answered to other taps
    button: Message = GO_ON  # what the button says that only goes on


def last_step(played: int, rounds: int) -> Step:
    """How a game ends, after so many actions of the lesson."""
    end = N_n(
        "After {count} round all planets are full, and the most points win. Now play as you like! "
        "If you are in doubt, the light bulb has a hint.",
        "After {count} rounds all planets are full, and the most points win. Now play as you like! "
        "If you are in doubt, the light bulb has a hint.",
    )
    return Step(played, Note(end, count=rounds), button=PLAY_ON)


class Lesson(NamedTuple):
    """A fixed deal, who says what, and how it is played: * where the person is free to choose."""

    seed: int
    options: Mapping[str, object]
    speaker: str  # the icon of the character
    script: Sequence[str]
    dealt: int  # so many actions of the script were played before one sits down
    steps: Sequence[Step]
    # Where a step has no answer of its own: why not that, and by what is asked for, what glows.
    kindly: Mapping[str, Note]
    asks: Mapping[str, Note] = ASKS
    # Of what others do: what is shown here, though elsewhere it is only said, and what is not told.
    beats: Mapping[type[Event], Beat] = {}
    leaves_out: Collection[type[Event]] = ()
    later: Mapping[str, int] = {}  # the ids of what is not seen before so many actions


S_contra = TypeVar("S_contra", bound=TableState, contravariant=True)


class Teacher(Protocol[S_contra]):
    """What the module `lesson` of a game offers."""

    @property
    def LESSONS(self) -> Mapping[str, Lesson]: ...  # noqa: N802

    def chosen(self, state: S_contra, /) -> Collection[str]:
        """What was tapped on the table and still holds, as the texts of the buttons."""


def teacher_of(game: str) -> Teacher[TableState]:
    return cast(Teacher[TableState], import_module(f"ui.{game}.lesson"))


def fits(pattern: str, text: str) -> bool:
    """Whether a text is what a pattern asks for.

    >>> fits("take C09 *", "take C09 r1c1"), fits("name 1", "name 2")
    (True, False)
    >>> fits("name 1|name 2", "name 2")
    True
    """
    return any(
        text.startswith(each[:-1]) if each.endswith("*") else text == each
        for each in pattern.split("|")
    )


def follows(lesson: Lesson, actions: Sequence[Action]) -> bool:
    """Whether what was played is what is written, as far as that goes."""
    if len(actions) > len(lesson.script):
        return False
    return all(
        fits(wanted, str(action)) for wanted, action in zip(lesson.script, actions, strict=False)
    )


def find_step(lesson: Lesson, played: int, chosen: Collection[str], gone_on: int) -> Step | None:
    """The first step after so many actions that is not done; None: somebody else plays."""
    for step in lesson.steps:
        if step.at != played:
            continue
        if step.tap == GO:
            gone_on -= 1
            if gone_on < 0:
                return step
        elif not any(fits(step.tap, tap) for tap in chosen):
            return step
    return None


def allows(step: Step, tap: str) -> bool:
    return any(fits(pattern, tap) for pattern in (step.tap, *step.also))


def answer_to(lesson: Lesson, step: Step, tap: str) -> list[Note]:
    """A kind word for somebody who tapped something else: why, and what is asked for or told."""
    for pattern, answer in step.kindly.items():
        if fits(pattern, tap):
            return [answer]
    if step.tap == GO:  # what is told stays
        return [lesson.kindly["*"], step.words]
    why = [answer for pattern, answer in lesson.kindly.items() if fits(pattern, tap)]
    return [*why[:1], _asked(lesson, step)]


def _asked(lesson: Lesson, step: Step) -> Note:
    """What leads on now: a button, or a tile, a place, a name that glows."""
    if step.tap == GO:
        return Note(GO_THEN, button=Note(step.button))
    return PRESS if PLAYS in step.lights else lesson.asks[step.tap.split()[0]]


class LessonTutor(Tutor):
    """A lesson on the way: it knows the taps since the last move."""

    teaches = True

    def __init__(self, journal: Journal, lesson: Lesson, chosen: Callable[..., Collection[str]]):
        self.lesson = lesson
        self.beats, self.leaves_out = lesson.beats, lesson.leaves_out
        self._journal = journal
        self._chosen = chosen
        self.begin()

    def begin(self) -> None:
        """Something was played or taken back: nothing has been said of it yet."""
        self.gone_on = 0
        self.answer: list[Note] = []  # to the last tap, if it was another than was asked for
        self.strayed = 0  # how many of those there were
        self._looked: set[str] = set()  # the taps that have opened something to be looked at

    def step(self, state: TableState) -> Step | None:
        actions = self._journal.actions
        if not follows(self.lesson, actions):
            return None
        looked = self._looked if state.look is None else ()
        return find_step(self.lesson, len(actions), {*self._chosen(state), *looked}, self.gone_on)

    def written(self) -> str | None:
        actions = self._journal.actions
        if not follows(self.lesson, actions) or len(actions) == len(self.lesson.script):
            return None
        return self.lesson.script[len(actions)]

    def still_to_come(self) -> list[str]:
        """The ids of what is not seen yet."""
        played = len(self._journal.actions)
        return [part for part, first in self.lesson.later.items() if played < first]

    def go_on(self, state: TableState) -> None:
        """What was told is read."""
        step = self.step(state)
        if step is not None and step.tap == GO:
            self.gone_on += 1
            self.answer = []

    def lets(self, state: TableState, tap: str) -> bool:
        """Whether a tap on the table counts now. If not, it is answered."""
        step = self.step(state)
        if step is None or allows(step, tap) or rests_never(tap):
            self.answer = []
            if step is not None and fits(step.tap, tap) and tap.startswith("look "):
                self._looked.add(tap)
            return True
        self.strayed += 1
        self.answer = answer_to(self.lesson, step, tap)
        return False


def teach(journal: Journal) -> LessonTutor | None:
    """The lesson that a game is, if this version knows it."""
    teacher = teacher_of(journal.kind)
    lesson = teacher.LESSONS.get(str(journal.page["lesson"]))
    if lesson is None or lesson.seed != journal.seed or not follows(lesson, journal.actions):
        return None
    if read_lent(journal):  # nobody is there who would do what it asks
        return None
    return LessonTutor(journal, lesson, teacher.chosen)


def coach_of(tutor: LessonTutor, step: Step, players: Sequence[Player]) -> Coach:
    """Who speaks, and what: the answer to the last tap, what is told or asked, or both."""
    lesson = tutor.lesson
    return Coach(
        lesson.speaker,
        sentences([words_of(note, players) for note in tutor.answer or [step.words]]),
        translated(step.button) if step.tap == GO else None,
        first=step is lesson.steps[0],
    )


def heard(tutor: LessonTutor, step: Step, coach: Coach) -> str:
    """The same for those who hear it: where it only goes on, the button is named."""
    if tutor.answer or step.tap != GO:
        return coach.words
    return sentences([coach.words, str(_asked(tutor.lesson, step))])


def words_of(note: Note, players: Sequence[Player]) -> str:
    """What is said, with the names of those at the table: {seat1}, {seat2}."""
    names = {f"seat{player.seat}": player.name for player in players}
    return str(Note(note.message, **note.values, **names))


# --- what lights up, and what rests ---

_BUTTON = re.compile(r'<button\b[^>]*\bdata-(?:do|ui)="([^"]*)"[^>]*')
_ALWAYS = ("undo", "rules*", "menu", "close", "lesson*", "peek")  # that is no part of the game


def rests_never(tap: str) -> bool:
    return any(fits(each, tap) for each in _ALWAYS)


def set_off(table: Html, step: Step) -> Html:
    """The table with what matters lit up; all else that could be tapped says that it rests."""

    def rest(found: re.Match[str]) -> str:
        tap, tag = found[1], found[0]
        if allows(step, tap) or rests_never(tap):
            return tag
        return tag if "aria-disabled" in tag else f'{tag} aria-disabled="true"'

    html = _BUTTON.sub(rest, table)
    glows = escape(_("It glows."))
    html = _mark(html, step.lights, f'data-lit aria-description="{glows}"')
    return named("learning", _mark(html, step.shows, 'data-lit="look"'))


def _mark(table: str, parts: Sequence[str], mark: str) -> Html:
    """The table with a mark on the parts with these ids."""
    for part in parts:
        table = table.replace(f' id="{part}"', f' id="{part}" {mark}')
    return Html(table)


def keep_room(table: Html) -> Html:
    """The table between the steps of a lesson: with as much room for words as they have."""
    return named("between-steps", table)


def leave_out(table: Html, tutor: LessonTutor) -> Html:
    """The table of a lesson without what it comes to later: that place stays free."""
    return _mark(table, tutor.still_to_come(), "data-later")
