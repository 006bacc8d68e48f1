"""What taps do with lessons and what a person has been told: it is kept on the device."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from ui.border import Effect, Effects, Store
from ui.draft import MOST_PLAYERS
from ui.keeping import delete
from ui.taps import against_bots

if TYPE_CHECKING:
    from ui.session import Session
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
    from ui.lesson import teacher_of
    from ui.session import Session

    lesson = teacher_of(game).LESSONS[name]
    players = int(str(lesson.options["players"]))
    bots = [None, *[LESSON_BOT] * (MOST_PLAYERS - 1)]
    table = replace(state.draft, game=game, people=players, bots=bots)
    names = table.names[:players]
    journal = Journal(game, lesson.options, names, lesson.seed, seated=True)
    journal.page = table.page() | {"lesson": name}
    for action in lesson.script[: lesson.dealt]:
        journal.play(action)
    return state.begin(Session(state.device.new_key(), journal))


def go_on(state: State) -> Effects:
    """What was told is read. After the last of it the lesson is over, and the game goes on."""
    session = state.at_table()
    if session is None or session.tutor is None:
        return ()
    session.tutor.go_on(session.state)
    if session.tutor.written() is None and session.lesson_step is None:
        return end(state)
    return ()


def end(state: State) -> Effects:
    """From here on it is a game."""
    session = state.session
    if session is None or session.tutor is None:
        return ()
    session.end_lesson()
    state.dialog = None
    return [state.keep(session), *learn(state, f"lesson {session.journal.kind}")]


def know(state: State) -> Effects:
    """Somebody knows the game: the lesson goes away, and a game against bots begins."""
    session = state.session
    if session is None or session.tutor is None:
        return ()
    known = learn(state, f"lesson {session.journal.kind}")
    return [*delete(state, session.key), *known, *against_bots(state)]


def learn(state: State, what: str) -> list[Effect]:
    """Remember that something was told, or learned."""
    if what in state.learned:
        return []
    state.learned |= {what}
    return [Store("learned", json.dumps(sorted(state.learned)))]


def explain(state: State, session: Session) -> Effects:
    """Find something that has happened for the first time on this device."""
    if session.explains is not None:
        return ()
    seat = session.turn if session.is_person(session.turn) else None
    scene = session.scene_for(None, state.settings)
    for name, words in session.page.firsts(scene, seat):
        if known := learn(state, f"first {session.journal.kind} {name}"):
            session.explain(words)
            return known
    return ()
