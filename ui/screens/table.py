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
    sentence = session.page.sentence(scene)
    return session.table(scene), " ".join((*session.news(sentence), sentence))


def draw_result(app: App) -> tuple[Html, str]:
    session = app.session
    assert session is not None
    scene = session.scene(app.settings)
    buttons = [
        button(_("Play again"), "again", "main", data_next=True),
        button(_("Home"), "home"),
    ]
    html = session.page.result(scene, buttons)
    return html, " ".join(session.news("over"))
