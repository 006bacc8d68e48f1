"""The state of the page: which screen, which game, what is set up. It knows nothing of a browser.

Taps and reports change it, and give back what the machine is to do.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, cast, overload

from engine.game import GameError
from engine.reading import read_json
from ui.border import Answer, Effect, Effects, Note, Notes, Question, Read, Sound, Start, Store
from ui.draft import read_draft
from ui.exchange import Exchange
from ui.learned import explain, read_learned
from ui.library import GAME_KEY, Library, summary
from ui.scene import Settings
from ui.upkeep import Upkeep
from ui.words import N_, error_text, speak

if TYPE_CHECKING:
    from ui.chores import Chore, Completing, TakingIn
    from ui.daily import Daily
    from ui.real_table import Table
    from ui.records import Records
    from ui.replay import Replay
    from ui.session import Session

VOLUMES = {"soft": 0.35, "medium": 0.7, "loud": 1.0}


@dataclass(slots=True)
class Device:
    """What the app asks of the machine it runs on."""

    new_seed: Callable[[], int]
    new_key: Callable[[], str]  # for a game: nobody can tell anything from it
    now: Callable[[], str]
    clock: Callable[[], float]  # milliseconds since some moment
    address: str = ""  # of the site
    shares: bool = False  # whether there is a share sheet


class State:
    """All that the page shows."""

    def __init__(self, device: Device, found: Start, elsewhere: bool) -> None:
        self.device = device
        self.screen = "home"
        self.dialogs: list[str] = []  # by their names, one over the other
        self.asking: str | None = None  # the key of a game that is about to be deleted or exported
        self.problem: Note | Notes | GameError | None = None  # the last thing that went wrong
        self.checked = False  # whether the fields of the set-up say what is wrong with them
        self.unsaved = False
        self.upkeep = Upkeep()
        self.exchange = Exchange()
        self.daily: Daily | None = None  # the planet of the day, and its calendar
        self.elsewhere = elsewhere
        self.apart = False  # what could not be stored in time has become a game of its own
        self.awaits = 0  # how many answers are still wanted
        self.thinks = False  # what is shown leaves time to think
        self.take_up(found)

    def take_up(self, found: Start) -> None:
        """What the storage holds, but for the game in progress."""
        settings, draft = found.get("settings", ""), found.get("draft", "")
        self.settings, knows_settings = read_settings(settings)
        self.draft, knows_draft = read_draft(draft)
        read = (("settings", settings, knows_settings), ("draft", draft, knows_draft))
        self.odd = {name: text for name, text, is_known in read if not is_known}
        if "words" in found:
            speak(found["words"])
        self.learned = read_learned(found.get("learned", ""))
        self.library = Library(found)
        self.table: Table | None = None  # a real one, that is on the page
        self.counted: Table | None = None  # the one that is being counted, and not kept yet
        self.table_before = found.get("table") or ""  # how far one was counted on the last visit
        self.session: Session | None = None
        self.records: Records | None = None
        self.replay: Replay | None = None
        self.pictured = 0  # so many games of the list have their pictures
        self.completing: Completing | None = None  # games of an older version
        self.taking_in = self._taken_up(found)  # games of files
        self.looked_through: set[str] = set()  # finished games, by their keys: once is enough
        self.go("home")

    def _taken_up(self, found: Start) -> TakingIn | None:
        """Games of files, if an earlier visit has left before all of them were here."""
        if not (text := found.get("arriving")):
            return None
        from ui.chores import taken_up  # seldom needed

        here = self.library.learn(found.get("alike", ()))
        return taken_up(text, found.get("arrived") or "", self.device.new_key, here)

    @property
    def chore(self) -> Chore | None:
        """What is done with many games when there is time; what is new comes first."""
        return self.taking_in or self.completing

    @property
    def problem_words(self) -> str | None:
        """A sentence about the last thing that went wrong."""
        problem = self.problem
        if problem is None:
            return None
        return error_text(problem) if isinstance(problem, GameError) else str(problem)

    @property
    def dialog(self) -> str | None:
        """The dialog that is open."""
        return self.dialogs[-1] if self.dialogs else None

    @dialog.setter
    def dialog(self, name: str | None) -> None:
        """Open this one in place of any other."""
        self.dialogs = [] if name is None else [name]

    def open_over(self, name: str) -> None:
        """Open a dialog over another one, which it leads back to."""
        if name != self.dialog:
            self.dialogs.append(name)

    def close_dialog(self) -> None:
        del self.dialogs[-1:]

    def shown_screen(self) -> str:
        """The screen that is on the page now."""
        if self.elsewhere:
            return "elsewhere"
        if self.screen != "game" or self.session is None:
            return self.screen
        if self.session.stage:
            return "table"
        if self.session.over:
            return "result"
        return "curtain" if self.session.needs_curtain() else "table"

    def at_table(self) -> Session | None:
        """The game whose table is on the page, if one is."""
        return self.session if self.shown_screen() == "table" else None

    def on_show(self) -> Session | None:
        """The game of which something is shown that goes on by itself."""
        session = self.session
        shows = session is not None and session.showing
        return session if shows and self.shown_screen() in ("table", "result") else None

    def go(self, screen: str) -> None:
        """To another screen. Where it is not the game, somebody else may look on: see `cover`."""
        if self.session is not None and screen != "game":
            self.session.cover()
        self.screen, self.dialog, self.asking, self.awaits = screen, None, None, 0
        self.checked = False

    @overload
    def ask(self, what: Literal["start", "saves"], /) -> Effects: ...
    @overload
    def ask(self, what: Literal["games", "words", "alike"], which: str, /) -> Effects: ...
    @overload
    def ask(self, what: Literal["finished"], answer: Answer, /) -> Effects: ...
    @overload
    def ask(self, what: Literal["game"], key: str, answer: Answer, /) -> Effects: ...
    def ask(self, *question: str) -> Effects:
        """Something has to be read first. The answer comes in with a verb of its own."""
        self.awaits += 1
        return [Read(cast(Question, question))]

    def read_late(self) -> Effects:
        """What could not be read in time is read at home: nobody is in the middle of anything."""
        is_calm = self.screen == "home" and self.dialog is None and not self.awaits
        if not self.library.answers or not is_calm:
            return ()
        self.library.answers = False
        return self.ask("start")

    def begin(self, session: Session) -> Effects:
        """Sit down to a new game."""
        self.session = session
        self.go("game")
        draft, current = Store("draft", self.draft.to_text()), Store("current", session.key)
        asked = () if session.tutor.teaches else self.ask_for_sounds()
        return [draft, current, self.keep(session), *asked]

    def ask_for_sounds(self) -> Effects:
        """Once, kindly, when a first game begins; the set-up has asked already."""
        if self.settings.asked:
            return ()
        self.dialog = "sounds"
        return self.change("asked", True)

    def change(self, name: str, value: Any) -> Effects:
        """Another choice of the settings."""
        self.settings = replace(self.settings, **{name: value})
        return [self._settings_kept()]

    def _settings_kept(self) -> Store:
        return Store("settings", json.dumps(asdict(self.settings)))

    def put_aside(self) -> list[Effect]:
        """What the storage holds and nobody can read is told, once, and kept beside what can be."""
        if not self.odd or self.elsewhere or self.problem is not None:
            return []
        self.problem = Note(
            N_(
                "Some settings or names that were kept here can’t be read, "
                "and are as on a first visit."
            )
        )
        mended = {"settings": self._settings_kept(), "draft": Store("draft", self.draft.to_text())}
        aside = [Store(f"odd {name}", text) for name, text in self.odd.items()]
        return [*aside, *(mended[name] for name in self.odd)]

    def play(self, session: Session, action: str) -> Effects:
        """Play an action; an illegal one raises IllegalMove and changes nothing."""
        session.play(action)
        # A thing is explained the first time it happens on this device.
        if self.settings.explain and not session.tutor.teaches and not session.over:
            explain(self, session)
        return [*self.sounds(), self.keep(session)]

    def sounds(self) -> list[Effect]:
        """What is heard and felt with what is shown now, as far as it is wanted."""
        chosen = self.settings
        heard = self.replay if self.screen == "replay" else self.session
        name = heard.sound() if heard is not None else ""
        if not name or not (chosen.sound or chosen.vibration):
            return []
        return [Sound(name, VOLUMES[chosen.volume] if chosen.sound else 0, chosen.vibration)]

    def keep(self, session: Session) -> Store:
        """Store a game as it is now."""
        kept = summary(session, self.device.now())
        self.library.put(kept)
        return Store(GAME_KEY + kept.key, kept.change(session.journal.save()))


def read_settings(text: str) -> tuple[Settings, bool]:
    """The settings that were kept, and whether all of them could be read.

    What is broken is as at the start; what only a newer version knows is left alone.
    """
    start = Settings()
    try:
        kept = read_json(text or "{}")
        known = {name: value for name, value in kept.items() if name in start.__slots__}
    except (ValueError, AttributeError, RecursionError):
        return start, False
    fit = {name: value for name, value in known.items() if start.can_be(name, value)}
    return replace(start, **fit), fit.keys() == known.keys()
