"""Which screen, and the one update loop: a tap comes in, one update of the page goes out."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from engine.game import GameError, IllegalMove
from engine.journal import Journal
from engine.reading import read_json
from ui.draft import Draft, read_draft
from ui.html import Html, el
from ui.keeping import ANSWERS, open_game
from ui.library import GAME_KEY, Kept, Library, summary
from ui.scene import Settings
from ui.screens import about, ask, curtain, elsewhere, games, home, rulebook, settings, setup, table
from ui.session import Session
from ui.taps import REPORTS, TAPS
from ui.upkeep import Upkeep
from ui.words import _, error_text


@dataclass(slots=True)
class Update:
    """All that one tap changes on the page; it crosses into JavaScript in one piece."""

    screen: str
    title: str  # of the document
    html: str
    news: str  # what has happened, to be said once
    sentence: str  # what to do now, to be said if it is not where the focus goes
    root: str
    depth: int  # how many steps Back leads until it leaves the site
    store: dict[str, Any] = field(default_factory=dict)
    read: list[str] | None = None
    download: dict[str, str] | None = None
    sound: str | None = None
    focus: str | None = None  # the field that is to be mended
    steal: bool = False
    update: bool = False
    install: bool = False
    awake: bool = False

    def to_text(self) -> str:
        return json.dumps(
            {each.name: getattr(self, each.name) for each in fields(self)}, ensure_ascii=False
        )


@dataclass(slots=True)
class Device:
    """What the app asks of the machine it runs on."""

    new_seed: Callable[[], int]
    new_key: Callable[[], str]  # for a game: nobody can tell anything from it
    now: Callable[[], str]


class App:
    """The state of the page, and what taps make of it. It knows nothing of a browser."""

    def __init__(self, device: Device, found: Mapping[str, Any], elsewhere: bool = False) -> None:
        self.device = device
        self.screen = "home"
        self.dialog: str | None = None
        self.asking: str | None = None  # the key of a game that is about to be deleted or exported
        self.problem: str | None = None  # a sentence about the last thing that went wrong
        self.checked = False  # whether the fields of the set-up say what is wrong with them
        self.focus: str | None = None
        self.unsaved = False
        self.news: list[str] = []  # to be said once
        self._said = ""  # the sentence that was said last
        self.upkeep = Upkeep()
        self.elsewhere = elsewhere
        self.apart = False  # what could not be stored in time has become a game of its own
        self.session: Session | None = None
        self.store: dict[str, Any] = {}
        self.read: list[str] | None = None  # what is to be read before the page is drawn
        self._awaits = 0  # how many answers are still wanted
        self.download: dict[str, str] | None = None
        self._sound: str | None = None
        self.steal = False
        self.update = False
        self.install = False
        self.load(found)

    def load(self, found: Mapping[str, Any]) -> None:
        """Take up what the storage holds: the game in progress goes on where it was."""
        self.settings = _read_settings(found.get("settings"))
        self.draft: Draft = read_draft(found.get("draft"))
        self.library = Library(found)
        self.session = None
        self.go("home")
        current = found.get("current")
        if current and not open_game(self, current):
            self.store["current"] = None

    # --- taps ---

    def do(self, action: str) -> None:
        """A tap on a button that plays."""
        self.problem = None
        session = self.session
        if session is None or self.shown_screen() != "table":
            return
        try:
            session.play(action)
        except IllegalMove:  # not from this page: whoever sees the next one need not hear of it
            return
        self.dialog = None
        self._sound = "over" if session.over else action.split()[0]
        self.save_session()

    def ui(self, text: str, value: str = "") -> None:
        """A tap that changes only the screen."""
        verb, _space, argument = text.partition(" ")
        if verb in ANSWERS:
            if not self._awaits:
                return  # somebody has gone on to another screen
            self._awaits -= 1
        if verb not in ANSWERS + REPORTS:
            self.problem = None
        try:
            if verb in TAPS:
                TAPS[verb](self, argument, value)
            elif self.session is not None and self.screen == "game":
                self.session.handle(verb, argument)
        except GameError as error:
            self.problem = error_text(error)

    def go(self, screen: str) -> None:
        self.screen, self.dialog, self.asking, self._awaits = screen, None, None, 0
        self.checked = False

    def ask(self, *question: str) -> None:
        """Something has to be read first. The answer comes in with a verb of its own."""
        self._awaits += 1
        self.read = list(question)

    def begin(self, journal: Journal) -> None:
        key = self.device.new_key()
        self.session = Session(key, journal)
        self.store["draft"] = self.draft.to_text()
        self.store["current"] = key
        self.go("game")
        self.save_session()

    def taken_over(self, found: Mapping[str, Any]) -> None:
        """This tab plays now, from what the other one stored last."""
        self.elsewhere, self.problem = False, None
        self.load(found)
        if self.apart or found.get("apart"):
            self.apart, self.problem = False, self.problem or elsewhere.kept_apart()

    def save_session(self) -> None:
        assert self.session is not None
        self.keep(self.session)

    def keep(self, session: Session) -> Kept:
        """Store a game as it is now."""
        kept = summary(session, self.device.now())
        self.library.put(kept)
        self.store[GAME_KEY + kept.key] = kept.change(session.journal.save())
        return kept

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
        if self.read is not None:
            return self._question()
        screen = self.shown_screen()
        body, sentence = _SCREENS[screen](self)
        over = ask.dialog_of(self, screen)
        page = el("div", body, id="page", class_=f"page on-{screen}")
        update = Update(
            screen=screen,
            title=self._title(screen, sentence),
            html=el("main", page, over, ask.notice_of(self, screen), id="app"),
            news=" ".join(self._take_news(screen)),
            sentence=sentence if sentence != self._said else "",
            root=_root_classes(self.settings),
            depth=self._depth(screen) + (over is not None),
            store=self.store,
            download=self.download,
            sound=self._sound if self.settings.sound else None,
            focus=self.focus,
            steal=self.steal,
            update=self.update,
            install=self.install,
            awake=self.settings.keep_awake and screen in ("table", "curtain"),
        )
        self._said = sentence
        self.store, self.download, self._sound, self.focus = {}, None, None, None
        self.steal = self.update = self.install = False
        return update

    def _question(self) -> Update:
        """Nothing is shown before there is an answer."""
        update = Update("", "", "", "", "", "", 0, store=self.store, read=self.read)
        self.store, self.read = {}, None
        return update

    def _take_news(self, screen: str) -> list[str]:
        """What is to be said once. What happened in a game waits until its table is shown."""
        news, self.news = self.news, []
        if self.session is not None and screen in ("table", "result"):
            news += self.session.take_news()
        return news

    def _title(self, screen: str, sentence: str) -> str:
        """The title of the document: whose turn it is, and no secret, as it stands in lists."""
        if screen == "home":
            return sentence
        if self.session is not None and screen in ("table", "curtain"):
            return _("{name}’s turn · Pocket Planets", name=self.session.whose_turn.name)
        if screen == "result":
            return _("The end · Pocket Planets")
        return _("{screen} · Pocket Planets", screen=sentence)

    def _depth(self, screen: str) -> int:
        """How many screens lie between this one and home."""
        if screen in ("home", "elsewhere"):
            return 0
        return 2 if self.session is not None and self.screen != "game" else 1


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
    "about": about.draw,
    "curtain": curtain.draw,
    "table": table.draw,
    "result": table.draw_result,
    "elsewhere": elsewhere.draw,
}
