"""What a person has been told on this device: it is not told again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from engine.reading import read_json
from ui.border import Effect, Store

if TYPE_CHECKING:
    from ui.session import Session
    from ui.state import State


def read_learned(text: str) -> frozenset[str]:
    """What was told on this device; what can't be read was not."""
    try:
        found = read_json(text or "[]")
    except (ValueError, RecursionError):
        return frozenset()
    if not isinstance(found, list):
        return frozenset()
    return frozenset(each for each in found if isinstance(each, str))


def learn(state: State, what: str) -> list[Effect]:
    """Remember that something was told, or learned."""
    if what in state.learned:
        return []
    state.learned |= {what}
    return [Store("learned", json.dumps(sorted(state.learned)))]


def finish(state: State, game: str, lesson: str) -> list[Effect]:
    """Remember that a lesson was taken to its end."""
    return learn(state, f"done {game} {lesson}")


def is_done(state: State, game: str, lesson: str) -> bool:
    return f"done {game} {lesson}" in state.learned


def explain(state: State, session: Session) -> None:
    """Find something that has happened for the first time on this device."""
    if session.tutor.explains is not None:
        return
    from ui.scenes import scene_for  # not needed for the first screen

    seat = session.turn if session.is_person(session.turn) else None
    scene = scene_for(session, None, state.settings)
    scene = scene._replace(happened=session.past.happened(None))  # also what the stage shows
    for name, words in session.page.firsts(scene, seat):
        if (topic := f"first {session.journal.kind} {name}") not in state.learned:
            session.tutor.explain(words, topic)
            return


def explained(state: State, session: Session) -> list[Effect]:
    """What is explained lies before somebody: only now it was told."""
    topic = session.tutor.explained
    return learn(state, topic) if topic and session.may_play else []
