"""What each tap does that changes only the screen, and what the browser reports, by its verb."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, fields, replace
from typing import TYPE_CHECKING

from engine.journal import Journal
from ui.games import page_of
from ui.library import GAME_KEY, keep, open_kept
from ui.scene import Settings
from ui.session import Session
from ui.words import _

if TYPE_CHECKING:
    from ui.app import App


def home(app: App, _argument: str, _value: str) -> None:
    app.go("home")
    app.session = None
    app.store["current"] = None


def setup(app: App, _argument: str, _value: str) -> None:
    app.go("setup")


def games(app: App, _argument: str, _value: str) -> None:
    for kept in app.kept.values():
        open_kept(kept)
    app.go("games")


def settings(app: App, _argument: str, _value: str) -> None:
    app.go("settings")


def rules(app: App, _argument: str, _value: str) -> None:
    app.go("rules")


def back(app: App, _argument: str, _value: str) -> None:
    """Back from settings or rules: to the game if one is being played."""
    app.go("game" if app.session is not None else "home")


def go_on(app: App, key: str, _value: str) -> None:
    kept = app.kept.get(key)
    app.session = open_kept(kept) if kept else None
    if app.session is not None:
        app.go("game")
        app.store["current"] = key
    elif kept is not None:
        games(app, "", "")


# --- setting up ---


def game(app: App, game: str, _value: str) -> None:
    app.draft.choose_game(game)


def players(app: App, number: str, _value: str) -> None:
    app.draft.choose_players(int(number))


def first(app: App, seat: str, _value: str) -> None:
    app.draft.first = int(seat)


def name(app: App, seat: str, value: str) -> None:
    app.draft.names[int(seat)] = value


def badge(app: App, seat: str, _value: str) -> None:
    app.draft.next_badge(int(seat))


def deal(app: App, _argument: str, value: str) -> None:
    app.draft.seed = value


def choose(app: App, argument: str, _value: str) -> None:
    name, value = argument.split(maxsplit=1)
    app.draft.chosen[name] = value


def switch(app: App, name: str, _value: str) -> None:
    if name in (each.name for each in fields(Settings)):
        app.settings = replace(app.settings, **{name: not getattr(app.settings, name)})
        app.store["settings"] = json.dumps(asdict(app.settings))
    else:
        app.draft.chosen[name] = not app.draft.chosen.get(name, False)


def start(app: App, _argument: str, _value: str) -> None:
    """Set up the table and begin, or say which fields are wrong."""
    draft = app.draft
    if wrong := draft.wrong():
        app.checked, app.focus = True, next(iter(wrong))
        return
    seed = draft.deal_number()
    options = page_of(draft.game).options_from(draft.chosen, draft.players, draft.first)
    names = draft.names[: draft.players]
    journal = Journal(draft.game, options, names, app.device.new_seed() if seed is None else seed)
    journal.page = {"badges": draft.badges[: draft.players]}
    app.begin(journal)


def again(app: App, _argument: str, _value: str) -> None:
    """The same people once more; the next one starts."""
    assert app.session is not None
    last = app.session.journal
    options = last.options.to_json()
    options["first"] = (options["first"] + 1) % len(last.names)
    journal = Journal(last.kind, options, last.names, app.device.new_seed())
    journal.page = dict(last.page)
    app.begin(journal)


# --- at the table ---


def open(app: App, _argument: str, _value: str) -> None:
    if app.session is not None:
        app.session.open_curtain()


def away(app: App, _argument: str, _value: str) -> None:
    """Another app is in front: when this one comes back, nobody is known to hold it."""
    if app.session is not None:
        app.session.let_go()


def undo(app: App, _argument: str, _value: str) -> None:
    if app.session is not None and app.shown_screen() == "table":
        app.session.undo()
        app.save_session()


def menu(app: App, _argument: str, _value: str) -> None:
    app.dialog = "menu"


def log(app: App, _argument: str, _value: str) -> None:
    app.dialog = "log"


def close(app: App, _argument: str, _value: str) -> None:
    app.dialog = app.asking = None
    if app.session is not None:
        app.session.handle("close", "")


# --- kept games ---


def ask_delete(app: App, key: str, _value: str) -> None:
    app.dialog, app.asking = "delete", key


def delete(app: App, key: str, _value: str) -> None:
    if app.kept.pop(key, None) is not None:
        app.store[GAME_KEY + key] = None
    if app.session is not None and app.session.key == key:
        app.session = None
        app.store["current"] = None
    app.dialog = app.asking = None


def ask_export(app: App, key: str, _value: str) -> None:
    app.dialog, app.asking = "export", key
    if key in app.kept and app.kept[key].over:
        export(app, key, "")


def export(app: App, key: str, _value: str) -> None:
    if kept := app.kept.get(key):
        app.download = {"name": f"pocket-planets-{key}.json", "text": kept.save}
    app.dialog = app.asking = None


def import_game(app: App, _argument: str, value: str) -> None:
    """A save from a file becomes a game of its own; nothing that is kept is touched."""
    journal = Journal.load(value)
    session = Session(f"{app.device.now()}-{journal.seed}", journal)
    kept = keep(session, app.device.now())
    app.kept[kept.key] = kept
    app.store[GAME_KEY + kept.key] = kept.to_text()


# --- what the browser reports ---


def storage_failed(app: App, _argument: str, _value: str) -> None:
    app.unsaved = True


def stored(app: App, _argument: str, _value: str) -> None:
    app.unsaved = False


def lost(app: App, _argument: str, _value: str) -> None:
    """Another tab plays on; this one must not write any more."""
    app.elsewhere = True


def offline(app: App, _argument: str, _value: str) -> None:
    """Everything is on this device."""
    app.upkeep.offline = True
    app.upkeep.news = _("Ready to play offline.")


def fresh(app: App, _argument: str, _value: str) -> None:
    """A new version of the site has arrived."""
    app.upkeep.fresh = True


def safe(app: App, answer: str, _value: str) -> None:
    """What the browser said when it was asked to keep the games."""
    app.upkeep.safe = answer == "yes"


def update(app: App, _argument: str, _value: str) -> None:
    app.update = True


def take_over(app: App, _argument: str, _value: str) -> None:
    app.steal = True


TAPS: dict[str, Callable[[App, str, str], None]] = {
    "home": home,
    "setup": setup,
    "games": games,
    "settings": settings,
    "rules": rules,
    "back": back,
    "continue": go_on,
    "game": game,
    "players": players,
    "first": first,
    "name": name,
    "badge": badge,
    "deal": deal,
    "choose": choose,
    "switch": switch,
    "start": start,
    "again": again,
    "open": open,
    "away": away,
    "undo": undo,
    "menu": menu,
    "log": log,
    "close": close,
    "ask-delete": ask_delete,
    "delete": delete,
    "ask-export": ask_export,
    "export": export,
    "import": import_game,
    "storage-failed": storage_failed,
    "stored": stored,
    "lost": lost,
    "offline": offline,
    "fresh": fresh,
    "safe": safe,
    "update": update,
    "take-over": take_over,
}
