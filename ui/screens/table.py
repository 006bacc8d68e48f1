"""The table of the game that is played, and its end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ui.exchange import points_to_beat
from ui.parts.controls import Drawn, button
from ui.parts.table import named
from ui.screens.review import review_button
from ui.tutor import step_now
from ui.words import _, points_words

if TYPE_CHECKING:
    from ui.parts.ending import Ending
    from ui.scenes import Position
    from ui.session import Session
    from ui.state import State


def draw(state: State) -> Drawn:
    session = state.session
    assert session is not None
    settings = state.settings
    if session.tutor.teaches:  # what is taught has to be there
        settings = replace(settings, live_score=True)
    scene = session.scene(settings)
    if step_now(session) is not None:
        return draw_lesson(session, scene)
    if session.tutor.explains is not None and scene.act is None:
        scene = scene._replace(explains=str(session.tutor.explains))
    table = session.page.table if scene.explains else session.ahead.table
    said = session.page.sentence(scene) if scene.act is None else ""  # the news tell of it
    body = table(scene)
    if session.showing.is_past:
        body = named("past", body)
    if session.tutor.teaches:
        from ui.lesson import LessonTutor, keep_room, leave_out  # not needed in other games

        assert isinstance(session.tutor, LessonTutor)
        body = leave_out(keep_room(body), session.tutor)
    return Drawn(body, said, session.topic(scene))


def draw_lesson(session: Session, scene: Position) -> Drawn:
    """The same table, with somebody who says what to do; what matters is lit, the rest rests."""
    from ui.lesson import (
        LessonTutor,
        coach_of,
        heard,
        leave_out,
        set_off,
    )  # not needed in other games

    tutor, step = session.tutor, step_now(session)
    assert isinstance(tutor, LessonTutor)
    assert step is not None
    coach = coach_of(tutor, step, scene.players)
    table = set_off(session.page.table(scene._replace(coach=coach)), step)
    table = leave_out(table, tutor)
    return Drawn(
        table, heard(tutor, step, coach), (session.topic(scene), step.words, tutor.strayed)
    )


def draw_result(state: State) -> Drawn:
    from ui.parts.ending import draw_ending, outcome_words  # not needed before

    session = state.session
    assert session is not None
    scene = session.scene(state.settings)
    buttons = [
        button(_("Play again"), "again", "main"),
        review_button(session, state.settings),
        button(_("Replay"), f"replay {session.key}"),
        button(_("Share"), "share"),
        button(_("Home"), "home"),
    ]
    ending = session.page.ending(scene)
    if session.showing.feast:
        from ui.parts.feast import draw_feast, outcome_of

        seat = session.showing.feast[0]
        words = outcome_of(ending, scene.players, seat)
        return Drawn(draw_feast(ending, scene.players, seat), words, (session.key, seat))
    body = draw_ending(ending, scene.players, buttons, _challenge(session, ending))
    return Drawn(body, outcome_words(ending, scene.players), session.topic(scene))


def _challenge(session: Session, ending: Ending) -> str | None:
    """Whether somebody has beaten the points that the deal came with."""
    asked = points_to_beat(session.journal.page)
    if asked is None:
        return None
    if session.best_of_people(ending.totals) > asked:
        return _("To beat on this deal: {points}. Done!", points=points_words(asked))
    return _("To beat on this deal: {points}. Not this time.", points=points_words(asked))
