"""What lies over a screen: the menu, the log, questions, and notices that must be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.html import Html, el
from ui.library import Kept
from ui.screens import upkeep
from ui.screens.common import button, dialog
from ui.words import _

if TYPE_CHECKING:
    from ui.app import App


def dialog_of(app: App, screen: str) -> Html | None:
    """The dialog that is open, if any."""
    if app.dialog in ("delete", "export") and (kept := app.library.find(app.asking)):
        return _ask(app.dialog, kept)
    session = app.session
    if session is None or screen != "table":
        return None
    if app.dialog == "menu":
        return _menu()
    if app.dialog == "log":
        lines = [el("li", line) for line in reversed(session.log())]
        return dialog(
            _("What happened, the latest first"), el("ol", lines, class_="log", reversed=True)
        )
    return session.page.table_dialog(session.scene(app.settings))


def _menu() -> Html:
    entries = [
        button(_("What happened"), "log"),
        button(_("Rules"), "rules"),
        button(_("Settings"), "settings"),
        button(_("Leave the table"), "home"),
    ]
    note = el("p", _("The game is kept: go on with it whenever you like."))
    return dialog(_("Menu"), el("nav", entries, class_="menu"), note)


def _ask(what: str, kept: Kept) -> Html:
    if what == "delete":
        text = _("It will be gone for good: {names}.", names=kept.who)
        yes = button(_("Delete it"), f"delete {kept.key}", "danger")
        return dialog(_("Delete this game?"), el("p", text), el("div", yes, class_="buttons"))
    text = _("The file holds the whole deal: who reads it can find out what is still secret.")
    yes = button(_("Export it"), f"export {kept.key}", "main")
    return dialog(_("Export a game in progress?"), el("p", text), el("div", yes, class_="buttons"))


def notice_of(app: App, screen: str) -> Html | None:
    """What must be seen whatever the screen: a game that can't be stored, a move that failed."""
    if app.unsaved and app.session is not None:
        text = _("This browser can't store the game now. Play on, and export it before you close.")
        out = button(_("Export"), f"ask-export {app.session.key}", id="export-now")
        return el("div", el("p", text), out, class_="notice", role="alert")
    if app.problem and screen == "table":
        return el("div", el("p", app.problem), class_="notice", role="alert")
    return upkeep.offer(app, screen)
