"""The table of the game that is played, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.parts.controls import Drawn, button
from ui.words import _

if TYPE_CHECKING:
    from ui.session import Position, Session
    from ui.state import State


def draw(state: State) -> Drawn:
    session = state.session
    assert session is not None
    scene = session.scene(state.settings)
    if session.lesson_step is not None:
        return draw_lesson(session, scene)
    return Drawn(session.table(scene), session.page.sentence(scene), session.topic(scene))


def draw_lesson(session: Session, scene: Position) -> Drawn:
    """The same table, with somebody who says what to do; what matters is lit, the rest rests."""
    from ui.lesson import coach_of, set_off  # not needed in other games

    tutor, step = session.tutor, session.lesson_step
    assert tutor is not None
    assert step is not None
    coach = coach_of(tutor, step, scene.players)
    table = set_off(session.page.table(scene._replace(coach=coach)), step)
    return Drawn(table, coach.words, (session.topic(scene), step.words, tutor.strayed))


def draw_result(state: State) -> Drawn:
    from ui.parts.ending import draw_ending, outcome_words  # not needed before

    session = state.session
    assert session is not None
    scene = session.scene(state.settings)
    buttons = [
        button(_("Play again"), "again", "main"),
        button(_("Home"), "home"),
    ]
    ending = session.page.ending(scene)
    body = draw_ending(ending, scene.players, buttons)
    return Drawn(body, outcome_words(ending, scene.players), session.topic(scene))
