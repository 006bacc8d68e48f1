"""What lies over a screen: the menu, the log, questions, and notices that must be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.html import Html, classes, el
from ui.library import Kept
from ui.screens import upkeep
from ui.screens.common import button, dialog, peek_words, to_peek
from ui.words import _

if TYPE_CHECKING:
    from ui.app import App
    from ui.scene import Settings
    from ui.session import Session


def dialog_of(app: App, screen: str) -> Html | None:
    """The dialog that is open, if any."""
    if app.dialog in ("delete", "export") and (kept := app.library.find(app.asking)):
        return _ask(app.dialog, kept)
    session = app.session
    if session is None or screen != "table":
        return None
    match app.dialog:
        case "menu":
            return _menu()
        case "log":
            return _log(session, app.settings)
        case "keys":
            return _keys()
    return session.page.table_dialog(session.scene(app.settings))


def _menu() -> Html:
    entries = [
        button(_("What happened"), "log"),
        button(_("Rules"), "rules"),
        button(_("Settings"), "settings"),
        button(_("Keys"), "keys"),
        button(_("Leave the table"), "home"),
    ]
    note = el("p", _("The game is kept: go on with it whenever you like."))
    return dialog(_("Menu"), el("nav", entries, class_="menu"), note)


def _log(session: Session, settings: Settings) -> Html:
    """What everybody knows; what only the person at the tablet knows is there to be peeked at."""
    own = session.own_log()
    button = el(
        "button",
        _("What only you know: {how}", how=peek_words(settings)),
        class_="button",
        id="peek",
        **to_peek(settings, session.state.peek),
    )
    return dialog(
        _("What happened, the latest first"),
        button if own else None,
        _story(own, "secret") if own and session.state.peek else None,
        _story(session.log()),
    )


def _story(lines: list[str], *names: str) -> Html:
    items = [el("li", line) for line in reversed(lines)]
    return el("ol", items, class_=classes("log", *names), reversed=True)


def _keys() -> Html:
    """All that can be done by keys."""
    keys = {
        _("Tab"): _("from one group of things to the next"),
        _("Arrow keys"): _("within a group: places, tiles, faces"),
        _("Enter or space bar"): _("press what has the focus"),
        _("Enter or space bar, held"): _("see your secret, on its button"),
        _("Escape"): _("close what is open, or put a tile back"),
        _("F6"): _("from one part of the table to the next, with Shift the other way"),
        _("R"): _("turn the tile on a planet, with Shift the other way"),
    }
    rows = [el("div", el("dt", key), el("dd", what)) for key, what in keys.items()]
    return dialog(_("Keys"), el("dl", rows, class_="keys"))


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
