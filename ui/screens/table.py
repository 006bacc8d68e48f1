"""The table of the game that is played, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.parts.controls import Drawn, button
from ui.screens.review import review_button
from ui.words import _

if TYPE_CHECKING:
    from ui.state import State


def draw(state: State) -> Drawn:
    session = state.session
    assert session is not None
    scene = session.scene(state.settings)
    return Drawn(session.table(scene), session.page.sentence(scene), session.topic(scene))


def draw_result(state: State) -> Drawn:
    from ui.parts.ending import draw_ending, outcome_words  # not needed before

    session = state.session
    assert session is not None
    scene = session.scene(state.settings)
    buttons = [
        button(_("Play again"), "again", "main"),
        review_button(session, state.settings),
        button(_("Home"), "home"),
    ]
    ending = session.page.ending(scene)
    body = draw_ending(ending, scene.players, buttons)
    return Drawn(body, outcome_words(ending, scene.players), session.topic(scene))
