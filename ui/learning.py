"""What taps do with lessons."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ui.border import Effects
from ui.draft import MOST_PLAYERS
from ui.keeping import throw_away
from ui.learned import finish, learn
from ui.lesson import LessonTutor, teacher_of
from ui.opponents import against_bots
from ui.seats import TAUGHT
from ui.tutor import Tutor, step_now

if TYPE_CHECKING:
    from ui.state import State

LESSON_BOT = "easy"  # plays on with somebody who has just learned the game


def tap(state: State, argument: str) -> Effects:
    """A tap on a button of a lesson."""
    what, _space, which = argument.partition(" ")
    match what:
        case "start":
            return start(state, *which.split())
        case "next":
            return go_on(state)
        case "end":
            return end(state)
        case "know":
            return know(state)
    return ()


def start(state: State, game: str, name: str) -> Effects:
    """Sit down to a lesson: a game like any other, with a note that it is one."""
    from engine.journal import Journal  # not needed for the first screen
    from ui.session import Session

    lesson = teacher_of(game).LESSONS[name]
    players = int(str(lesson.options["players"]))
    bots = [None, *[LESSON_BOT] * (MOST_PLAYERS - 1)]
    table = replace(state.draft, game=game, people=players, bots=bots)
    table.drop_wrong_names()
    names = table.names[:players]
    journal = Journal(game, lesson.options, names, lesson.seed, seated=True)
    journal.page = table.page() | {"lesson": name}
    for action in lesson.script[: lesson.dealt]:
        journal.play(action)
    return state.begin(Session(state.device.new_key(), journal))


def go_on(state: State) -> Effects:
    """What was told is read. After the last of it the lesson is over, and the game goes on."""
    session = state.at_table()
    if session is None or not isinstance(session.tutor, LessonTutor):
        return ()
    session.tutor.go_on(session.state)
    if session.tutor.written() is not None or step_now(session) is not None:
        return ()
    journal = session.journal
    return [*finish(state, journal.kind, str(journal.page["lesson"])), *end(state)]


def end(state: State) -> Effects:
    """From here on it is a game."""
    session = state.session
    if session is None or not session.tutor.teaches:
        return ()
    session.tutor = Tutor()
    session.journal.page.pop("lesson")
    session.journal.page[TAUGHT] = len(session.journal.actions)
    state.dialog = None
    asked = state.ask_for_sounds()
    return [state.keep(session), *learn(state, f"lesson {session.journal.kind}"), *asked]


def know(state: State) -> Effects:
    """Somebody knows the game: the lesson goes away, and a game against bots begins."""
    session = state.session
    if session is None or not session.tutor.teaches:
        return ()
    known = learn(state, f"lesson {session.journal.kind}")
    return [*throw_away(state, session.key), *known, *against_bots(state)]
