"""What taps do with the games that are kept, and what the storage answers and reports, by verb.

A game is read from the storage when it is wanted: the tap asks (`app.ask`), and the answer comes in
with a verb of its own. It counts unless somebody has gone on to another screen.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from engine.game import GameError
from engine.journal import Journal
from ui.library import GAME_KEY, Kept, read_kept, summary
from ui.session import Session
from ui.words import _, error_text

if TYPE_CHECKING:
    from ui.app import App

PAGE = 50  # so many games more at a time


# --- the list ---


def games(app: App, _argument: str, _value: str) -> None:
    app.ask("games", str(PAGE))


def more(app: App, _argument: str, _value: str) -> None:
    app.ask("games", str(len(app.library.listed) + PAGE))


def listed(app: App, _argument: str, value: str) -> None:
    app.library.take_list(json.loads(value))
    app.screen, app.dialog, app.asking = "games", None, None  # another list may be on its way


# --- going on ---


def go_on(app: App, key: str, _value: str) -> None:
    app.ask("game", key, "opened")


def opened(app: App, _argument: str, value: str) -> None:
    if open_game(app, json.loads(value)):
        assert app.session is not None
        app.store["current"] = app.session.key


def open_game(app: App, found: Mapping[str, Any]) -> bool:
    """Go on with a game of the storage; one that can't be read is marked, and left as it is."""
    kept = read_kept(found)
    if found["save"] is None:
        app.library.remove(kept.key)
        app.problem = _("This game is not here any more.")
        return False
    try:
        app.session = Session(kept.key, Journal.load(found["save"]))
    except GameError as error:
        _mark(app, kept, error_text(error))
        return False
    if kept.broken:  # this version can read it
        app.store[GAME_KEY + kept.key] = summary(app.session, kept.when).change()
    app.go("game")
    return True


def _mark(app: App, kept: Kept, reason: str) -> None:
    app.library.mark(kept, reason)
    app.store[GAME_KEY + kept.key] = kept.change()
    app.problem = _(
        "This game can’t be opened, and is kept as it is: {names}. {reason}",
        names=kept.who,
        reason=reason,
    )


# --- deleting, exporting, importing ---


def ask_delete(app: App, key: str, _value: str) -> None:
    app.dialog, app.asking = "delete", key


def delete(app: App, key: str, _value: str) -> None:
    kept = app.library.find(key)
    if kept is not None:
        app.library.delete(key)
        app.store[GAME_KEY + key] = None
        app.news.append(_("Deleted: {names}.", names=kept.who))
    if app.session is not None and app.session.key == key:
        app.session = None
        app.store["current"] = None
    app.dialog = app.asking = None


def ask_export(app: App, key: str, _value: str) -> None:
    kept = app.library.find(key)
    if kept is not None and kept.over:
        export(app, key, "")
    else:
        app.dialog, app.asking = "export", key


def export(app: App, key: str, _value: str) -> None:
    session = app.session
    app.dialog = app.asking = None
    if session is not None and session.key == key:  # perhaps it is not stored
        _download(app, summary(session, app.device.now()), session.journal.save())
    else:
        app.ask("game", key, "exported")


def exported(app: App, _argument: str, value: str) -> None:
    found = json.loads(value)
    if found["save"] is None:
        app.problem = _("This game is not here any more.")
    else:
        _download(app, read_kept(found), found["save"])


def _download(app: App, kept: Kept, save: str) -> None:
    app.download = {"name": kept.file_name, "text": save}


def import_game(app: App, _argument: str, value: str) -> None:
    """A save from a file becomes a game of its own; nothing that is kept is touched."""
    session = Session(app.device.new_key(), Journal.load(value))
    kept = app.keep(session)
    app.news.append(_("Imported: {names}.", names=kept.who))
    app.ask("games", str(max(PAGE, len(app.library.listed))))


def not_imported(app: App, why: str, _value: str) -> None:
    app.problem = (
        _("This file is too large to be a game.")
        if why == "large"
        else _("This file can’t be read.")
    )


# --- what the storage reports ---


def unread(app: App, _argument: str, _value: str) -> None:
    app.problem = _("The games that are kept here can’t be read now.")


def retry(app: App, _argument: str, _value: str) -> None:
    app.ask("start")


def loaded(app: App, _argument: str, value: str) -> None:
    app.load(json.loads(value))


def storage_failed(app: App, _argument: str, _value: str) -> None:
    app.unsaved = True


def stored(app: App, _argument: str, _value: str) -> None:
    app.unsaved = False
    app.news.append(_("Everything is stored again."))


def lost(app: App, _argument: str, how: str) -> None:
    """Another tab plays on; this one must not write any more."""
    app.elsewhere = True
    app.apart = app.apart or how == "apart"


def take_over(app: App, _argument: str, _value: str) -> None:
    app.steal = True


ANSWERS = ("listed", "opened", "exported", "loaded", "unread")
KEEPING: dict[str, Callable[[App, str, str], None]] = {
    "games": games,
    "more": more,
    "listed": listed,
    "continue": go_on,
    "opened": opened,
    "ask-delete": ask_delete,
    "delete": delete,
    "ask-export": ask_export,
    "export": export,
    "exported": exported,
    "import": import_game,
    "not-imported": not_imported,
    "unread": unread,
    "retry": retry,
    "loaded": loaded,
    "storage-failed": storage_failed,
    "stored": stored,
    "lost": lost,
    "take-over": take_over,
}
