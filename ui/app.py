"""Which screen, and the one update loop: a tap comes in, one update of the page goes out."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any

from engine.game import GameError
from engine.journal import Journal
from engine.reading import read_json
from ui.draft import Draft, read_draft
from ui.html import Html, el
from ui.library import GAME_KEY, Kept, keep, open_kept, read_kept
from ui.scene import Settings
from ui.screens import ask, curtain, elsewhere, games, home, rulebook, settings, setup, table
from ui.session import Session
from ui.taps import TAPS
from ui.upkeep import Upkeep
from ui.words import error_text


@dataclass(slots=True)
class Update:
    """All that one tap changes on the page; it crosses into JavaScript in one piece."""

    screen: str
    html: str
    say: str
    root: str
    store: dict[str, str | None] = field(default_factory=dict)
    download: dict[str, str] | None = None
    sound: str | None = None
    focus: str | None = None  # the field that is to be mended
    steal: bool = False
    update: bool = False

    def to_text(self) -> str:
        return json.dumps(
            {each.name: getattr(self, each.name) for each in fields(self)}, ensure_ascii=False
        )


@dataclass(slots=True)
class Device:
    """What the app asks of the machine it runs on."""

    new_seed: Callable[[], int]
    now: Callable[[], str]


class App:
    """The state of the page, and what taps make of it. It knows nothing of a browser."""

    def __init__(self, device: Device, stored: dict[str, str], elsewhere: bool = False) -> None:
        self.device = device
        self.screen = "home"
        self.dialog: str | None = None
        self.asking: str | None = None  # the key of a game that is about to be deleted or exported
        self.problem: str | None = None  # a sentence about the last thing that went wrong
        self.checked = False  # whether the fields of the set-up say what is wrong with them
        self.focus: str | None = None
        self.unsaved = False
        self.upkeep = Upkeep()
        self.elsewhere = elsewhere
        self.session: Session | None = None
        self.store: dict[str, str | None] = {}
        self.download: dict[str, str] | None = None
        self._sound: str | None = None
        self.steal = False
        self.update = False
        self.load(stored)

    def load(self, stored: dict[str, str]) -> None:
        """Take up what the storage holds: the game in progress goes on where it was."""
        stored = {k: v if isinstance(v, str) else json.dumps(v) for k, v in stored.items()}
        self.settings = _read_settings(stored.get("settings"))
        self.draft: Draft = read_draft(stored.get("draft"))
        self.kept: dict[str, Kept] = {
            key.removeprefix(GAME_KEY): read_kept(key.removeprefix(GAME_KEY), text)
            for key, text in stored.items()
            if key.startswith(GAME_KEY)
        }
        current = self.kept.get(stored.get("current", ""))
        self.session = open_kept(current) if current else None
        self.screen = "game" if self.session else "home"

    # --- taps ---

    def do(self, action: str) -> None:
        """A tap on a button that plays."""
        self.problem = None
        session = self.session
        if session is None or self.shown_screen() != "table":
            return
        try:
            session.play(action)
        except GameError as error:
            self.problem = error_text(error)
            return
        self.dialog = None
        self._sound = "over" if session.over else action.split()[0]
        self.save_session()

    def ui(self, text: str, value: str = "") -> None:
        """A tap that changes only the screen."""
        self.problem = None
        verb, _space, argument = text.partition(" ")
        try:
            if verb in TAPS:
                TAPS[verb](self, argument, value)
            elif self.session is not None and self.screen == "game":
                self.session.handle(verb, argument)
        except GameError as error:
            self.problem = error_text(error)

    def go(self, screen: str) -> None:
        self.screen, self.dialog, self.asking = screen, None, None
        self.checked = False

    def begin(self, journal: Journal) -> None:
        key = f"{self.device.now()}-{journal.seed}"
        self.session = Session(key, journal)
        self.store["draft"] = self.draft.to_text()
        self.store["current"] = key
        self.go("game")
        self.save_session()

    def taken_over(self, stored: dict[str, str]) -> None:
        """This tab plays now, from what the other one stored last."""
        self.elsewhere = False
        self.load(stored)

    def save_session(self) -> None:
        assert self.session is not None
        kept = keep(self.session, self.device.now())
        self.kept[kept.key] = kept
        self.store[GAME_KEY + kept.key] = kept.to_text()

    # --- drawing ---

    def shown_screen(self) -> str:
        """The screen that is on the page now."""
        if self.elsewhere:
            return "elsewhere"
        if self.screen != "game" or self.session is None:
            return self.screen
        if self.session.over:
            return "result"
        return "curtain" if self.session.needs_curtain() else "table"

    def draw_ahead(self) -> None:
        """Nothing is to be done just now: get ready for the tap that comes next."""
        if self.session is not None and self.shown_screen() == "curtain":
            self.session.draw_ahead(self.settings)

    def draw(self) -> Update:
        """The page as it is now, and what is to be stored with it."""
        screen = self.shown_screen()
        body, say = _SCREENS[screen](self)
        over = ask.dialog_of(self, screen)
        page = el("div", body, id="page", class_=f"page on-{screen}", inert=over is not None)
        update = Update(
            screen=screen,
            html=el("main", page, over, ask.notice_of(self, screen), id="app"),
            say=self.problem or self.upkeep.take_news() or say,
            root=_root_classes(self.settings),
            store=self.store,
            download=self.download,
            sound=self._sound if self.settings.sound else None,
            focus=self.focus,
            steal=self.steal,
            update=self.update,
        )
        self.store, self.download, self._sound, self.focus = {}, None, None, None
        self.steal = self.update = False
        return update


def _root_classes(chosen: Settings) -> str:
    names = {"large_text": "large-text", "left_handed": "left-handed"}
    on = [css for name, css in names.items() if getattr(chosen, name)]
    return " ".join(on if chosen.motion else [*on, "still"])


def _read_settings(text: str | None) -> Settings:
    """The settings that were kept; what is unknown or broken is as at the start."""
    try:
        data: dict[str, Any] = read_json(text or "{}")
        names = {each.name for each in fields(Settings)}
        return Settings(**{k: v for k, v in data.items() if k in names and type(v) is bool})
    except (ValueError, AttributeError, RecursionError):
        return Settings()


_SCREENS: dict[str, Callable[[App], tuple[Html, str]]] = {
    "home": home.draw,
    "setup": setup.draw,
    "games": games.draw,
    "settings": settings.draw,
    "rules": rulebook.draw,
    "curtain": curtain.draw,
    "table": table.draw,
    "result": table.draw_result,
    "elsewhere": elsewhere.draw,
}
