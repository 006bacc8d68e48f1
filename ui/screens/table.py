"""The table of the game that is played, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.html import Html
from ui.screens.common import button
from ui.words import _

if TYPE_CHECKING:
    from ui.app import App


def draw(app: App) -> tuple[Html, str]:
    session = app.session
    assert session is not None
    scene = session.scene(app.settings)
    return session.table(scene), session.page.sentence(scene)


def draw_result(app: App) -> tuple[Html, str]:
    session = app.session
    assert session is not None
    scene = session.scene(app.settings)
    buttons = [
        button(_("Play again"), "again", "main"),
        button(_("Home"), "home"),
    ]
    return session.page.result(scene, buttons), session.page.outcome(scene)
