"""What each tap does that changes only the screen, and what the browser reports, by its verb."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, fields, replace
from typing import TYPE_CHECKING

from engine.journal import Journal
from ui.games import page_of
from ui.keeping import KEEPING
from ui.scene import Settings
from ui.screens.ask import dialog_of
from ui.words import _

if TYPE_CHECKING:
    from ui.app import App


def home(app: App, _argument: str, _value: str) -> None:
    app.go("home")
    app.session = None
    app.store["current"] = None


def setup(app: App, _argument: str, _value: str) -> None:
    app.go("setup")


def settings(app: App, _argument: str, _value: str) -> None:
    app.go("settings")


def rules(app: App, _argument: str, _value: str) -> None:
    app.go("rules")


def about(app: App, _argument: str, _value: str) -> None:
    app.go("about")


def back(app: App, _argument: str, _value: str) -> None:
    """Back from what can be read at any time: to the game if one is being played."""
    app.go("game" if app.session is not None else "home")


def leave(app: App, _argument: str, _value: str) -> None:
    """The browser's own way back: what is open is closed, then it goes home. No turn is lost."""
    if dialog_of(app, app.shown_screen()) is not None:
        close(app, "", "")
    elif app.screen in ("rules", "settings", "about"):
        back(app, "", "")
    else:
        home(app, "", "")


# --- setting up ---


def game(app: App, game: str, _value: str) -> None:
    app.draft.choose_game(game)


def players(app: App, number: str, _value: str) -> None:
    app.draft.choose_players(int(number))


def first(app: App, seat: str, _value: str) -> None:
    app.draft.first = int(seat)


def name(app: App, seat: str, value: str) -> None:
    app.draft.typed[int(seat)] = value


def badge(app: App, seat: str, _value: str) -> None:
    app.draft.next_badge(int(seat))
    app.news.append(app.draft.badge_words(int(seat)))


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
    journal = Journal(last.kind, options, last.names, app.device.new_seed(), seated=True)
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
    if app.session is None or app.shown_screen() != "table":
        return
    if app.session.journal.can_undo():
        app.session.undo()
        app.save_session()


def menu(app: App, _argument: str, _value: str) -> None:
    app.dialog = "menu"


def log(app: App, _argument: str, _value: str) -> None:
    app.dialog = "log"


def keys(app: App, _argument: str, _value: str) -> None:
    app.dialog = "keys"


def close(app: App, _argument: str, _value: str) -> None:
    app.dialog = app.asking = None
    if app.session is not None:
        app.session.handle("close", "")


# --- what the browser reports ---


def offline(app: App, _argument: str, _value: str) -> None:
    """Everything is on this device."""
    app.upkeep.offline = True
    app.news.append(_("Ready to play offline."))


def fresh(app: App, _argument: str, _value: str) -> None:
    """A new version of the site has arrived."""
    app.upkeep.fresh = True


def safe(app: App, answer: str, _value: str) -> None:
    """What the browser said when it was asked to keep the games."""
    app.upkeep.safe = answer == "yes"


def installable(app: App, answer: str, _value: str) -> None:
    """Whether the browser offers to install the site just now."""
    app.upkeep.installable = answer == "yes"


def installed(app: App, _argument: str, _value: str) -> None:
    """The site is an app of this device."""
    app.upkeep.installed, app.upkeep.installable = True, False


def install(app: App, _argument: str, _value: str) -> None:
    app.install = True


def launch(app: App, what: str, _value: str) -> None:
    """The site was opened for something: by a shortcut of its icon, or with a save."""
    last = app.library.going_on()
    if app.elsewhere:  # this tab must not write
        return
    if what == "continue" and app.session is not None:
        app.go("game")
    elif what == "continue" and last is not None:
        TAPS["continue"](app, last.key, "")
    elif what in ("new", "games"):
        home(app, "", "")
        TAPS["setup" if what == "new" else "games"](app, "", "")


def update(app: App, _argument: str, _value: str) -> None:
    app.update = True


# What nobody has tapped: a sentence about the last tap stays.
REPORTS = (
    *("away", "storage-failed", "stored", "lost"),
    *("offline", "fresh", "safe", "installable", "installed", "launch"),
)
TAPS: dict[str, Callable[[App, str, str], None]] = KEEPING | {
    "home": home,
    "setup": setup,
    "settings": settings,
    "rules": rules,
    "about": about,
    "back": back,
    "leave": leave,
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
    "keys": keys,
    "close": close,
    "offline": offline,
    "fresh": fresh,
    "safe": safe,
    "installable": installable,
    "installed": installed,
    "install": install,
    "launch": launch,
    "update": update,
}
