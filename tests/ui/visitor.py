"""Someone who plays without a browser: taps only what is drawn, keeps only what is stored."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from html import unescape
from itertools import count
from random import Random
from typing import Any, Self

from engine.games import rules_of
from engine.journal import Journal
from engine.options import Choice
from engine.prince.rules import Game
from engine.shuffle import pick
from tests.ui import tablet
from tests.ui.document import Element, read
from ui.app import App
from ui.border import Update
from ui.reports import ANSWERS, REPORTS
from ui.session import Session
from ui.state import Device

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
BUTTON = re.compile(r"<(?:button\b|input type=\"(?:radio|checkbox)\")[^>]*>")
CARRIED = re.compile(r' (data-do|data-ui|aria-pressed)="([^"]*)"')
ADDRESS = "https://example.org/planets/"
FIRST_DAY = datetime(2031, 5, 1)


class Visitor:
    """The app on a tablet: what is drawn can be tapped, what is stored survives a reload."""

    def __init__(
        self,
        store: dict[str, Any] | None = None,
        seed: int = 1,
        pace: str = "once",
        asked: bool = True,
    ) -> None:
        """What happens is seen at once, and sounds were asked for, unless a test says otherwise."""
        self._chosen: dict[str, Any] = {"pace": pace, "asked": asked}
        self.store: dict[str, Any] = dict(store or {})
        self.downloads: list[dict[str, str]] = []
        self.storage_works = True
        self._pending: dict[str, Any] = {}
        self._ticks = count(1)
        self._seeds = count(seed)
        self._keys = Random(seed)
        self.reload()

    def _now(self) -> str:
        return (FIRST_DAY + timedelta(seconds=next(self._ticks))).isoformat()

    def reload(self, elsewhere: bool = False) -> None:
        """Load the page anew: all that is left is what was stored."""
        device = Device(
            new_seed=lambda: next(self._seeds),
            new_key=lambda: self._keys.randbytes(8).hex(),
            now=self._now,
            clock=partial(next, count()),
            address=ADDRESS,
            shares=True,
        )
        self.app = App(device, tablet.start(self.store), elsewhere=elsewhere)
        if "settings" not in self.store:
            self.app.state.settings = replace(self.app.state.settings, **self._chosen)
        self.draw()

    def draw(self) -> None:
        """One update of the page: stored first, then shown, unless it asks for something."""
        update = self.app.draw()
        self._pending |= update.store
        if self.storage_works:
            self.store = tablet.written(self.store, self._pending)
            self._pending = {}
        if update.read:
            verb, value = tablet.answer(tablet.written(self.store, self._pending), *update.read)
            self.app.report(verb, value)
            self.draw()
            return
        self.update: Update = update
        self._page: Element | None = None
        self._buttons: list[dict[str, str]] | None = None
        if self.update.download:
            self.downloads.append(self.update.download)

    @property
    def session(self) -> Session:
        """The game that is played."""
        session = self.app.state.session
        assert session is not None
        return session

    @property
    def game(self) -> Game:
        game = self.session.journal.game
        assert isinstance(game, Game)
        return game

    @property
    def page(self) -> Element:
        """What is drawn."""
        if self._page is None:
            self._page = read(self.update.html)
        return self._page

    @property
    def screen(self) -> str:
        return self.update.screen

    @property
    def sentence(self) -> str:
        """The one sentence that says what to do."""
        found = self.page.by_id("sentence")
        return found.text if found else ""

    @property
    def said(self) -> str:
        """What those hear who hear the page, apart from what they go through by themselves."""
        return " ".join(filter(None, (self.update.news, self.update.sentence)))

    @property
    def dialog(self) -> Element | None:
        return next((e for e in self.page.all() if e.tag == "dialog"), None)

    @property
    def alerts(self) -> list[str]:
        return [e.text for e in self.page.all() if e.get("role") == "alert"]

    @property
    def buttons(self) -> list[dict[str, str]]:
        """What the buttons in reach carry: a dialog covers all that is drawn before it."""
        if self._buttons is None:
            _, _, on_top = self.update.html.rpartition("<dialog")
            tags = [tag for tag in BUTTON.findall(on_top) if "disabled" not in tag]
            self._buttons = [dict(CARRIED.findall(tag)) for tag in tags]
        return self._buttons

    def offered(self, attribute: str) -> list[str]:
        """What the buttons in reach carry by this name."""
        return [unescape(each[attribute]) for each in self.buttons if attribute in each]

    def choices(self, *verbs: str) -> list[str]:
        """The buttons that change only the screen, by the first word of what they carry."""
        return [text for text in self.offered("data-ui") if text.split()[0] in verbs]

    def tap(self, text: str) -> None:
        """Tap the button that carries this text; it must be there and in reach."""
        if text in self.offered("data-do"):
            self.app.do(text)
        else:
            assert text in self.offered("data-ui"), f"no button for “{text}” on {self.screen}"
            self.app.ui(text)
        self.draw()

    def write(self, where: str, text: str) -> None:
        """Type into the field with this id."""
        field = self.page.by_id(where)
        assert field is not None
        assert field.tag == "input"
        self.app.ui(str(field.get("data-ui")), text)

    def tell(self, text: str, value: str = "") -> None:
        """What comes in without a tap on a button that is drawn."""
        if text == "import":
            value = self.files(value)
        if text == "imports":
            value = self.files(*json.loads(value))
        if text.split()[0] in REPORTS.keys() | ANSWERS.keys():
            self.app.report(text, value)
        else:
            self.app.ui(text, value)
        self.draw()

    def files(self, *texts: str) -> str:
        """What the page says of files that somebody opens."""
        kept = tablet.written(self.store, self._pending)
        return json.dumps({"texts": texts, "alike": tablet.alike(kept, "\n".join(texts))})

    # --- playing ---

    def begin(
        self,
        players: int = 3,
        edition: str = "2013",
        hidden_characters: bool = False,
        deal: int | str = 1,
        first: int = 0,
        names: tuple[str, ...] = NAMES,
    ) -> Visitor:
        """To a table of Make Me a Planet, or its curtain."""
        options = {"edition": edition, "hidden_characters": hidden_characters}
        return self.set_up("prince", {"players": players, **options}, deal, first, names)

    def set_up(
        self,
        game: str,
        options: Mapping[str, object],
        deal: int | str = 1,
        first: int = 0,
        names: tuple[str, ...] = NAMES,
    ) -> Self:
        """From home through the set-up to the table of any game, or its curtain."""
        self.tap("setup")
        if self.app.state.draft.game != game:
            self.tap(f"game {game}")
        self.tap(f"players {options['players']}")
        for seat in range(int(str(options["players"]))):
            self.write(f"name-{seat}", names[seat])
        self.tap(f"first {first}")
        for option in rules_of(game).OPTIONS:
            wanted = options[option.name]
            if isinstance(option, Choice):
                self.tap(f"choose {option.name} {wanted}")
            elif self.is_on(f"switch-{option.name}") != wanted:
                self.tap(f"switch {option.name}")
        self.write("deal", str(deal))
        self.tap("start")
        return self

    def is_on(self, where: str) -> bool:
        """Whether the box with this id is ticked."""
        box = self.page.by_id(where)
        assert box is not None
        assert box.get("type") in ("radio", "checkbox")
        return box.get("checked") is not None

    def open(self) -> None:
        """Open the curtain if there is one."""
        if self.screen == "curtain":
            self.tap("open")

    def hold(self) -> None:
        """Hold a finger on a secret of whose turn it is, and say who one is if that is asked."""
        self.tell("hold on")
        if "i-am" in self.choices("i-am"):
            self.tap("i-am")
            self.tell("hold on")

    def step(self, rng: Random) -> str | None:
        """One tap on, whatever it is; gives back what was played by it."""
        if self.screen == "curtain":
            self.tap("open")
            return None
        if actions := self.offered("data-do"):
            self.tap(action := pick(actions, rng))
            return action
        self.tap(pick(self.choices("select", "aim"), rng))
        return None

    def act(self, rng: Random) -> str:
        """Tap on until an action is played; gives it back."""
        while (action := self.step(rng)) is None:
            pass
        return action

    def move(self, rng: Random) -> str:
        """Play some action without the taps that lead to it; gives it back."""
        action = self.rush(rng)
        self.draw()
        return action

    def rush(self, rng: Random) -> str:
        """The same, and what comes of it is neither drawn nor stored until somebody looks."""
        if self.app.state.shown_screen() == "curtain":
            self.app.ui("open")
        count = len(self.session.journal.actions)
        action = str(pick(self.session.journal.game.legal(), rng))
        self.app.do(action)
        assert len(self.session.journal.actions) == count + 1
        return action

    @property
    def phase(self) -> str:
        """What the seat to act has to do: draw, hide, take, name; over at the end."""
        return self.game.phase

    def play_until(self, phase: str, rng: Random | None = None) -> Visitor:
        """Play on until this is to be done, and the table shows it."""
        rng = rng or Random(0)
        while self.phase != phase:
            assert self.phase != "over", f"nobody ever had to {phase}"
            self.rush(rng)
        self.draw()
        self.open()
        return self

    def play_to_the_end(self, rng: Random | None = None) -> Visitor:
        rng = rng or Random(0)
        while not self.session.over:
            self.rush(rng)
        self.draw()
        return self

    # --- what is kept ---

    def kept_games(self) -> dict[str, str]:
        """The saves in the storage, by key."""
        games = {key: save for key, save in self.store.items() if key.startswith("game:")}
        return {key.removeprefix("game:"): save for key, save in games.items()}

    def kept_journal(self) -> Journal:
        """The game in progress as it would be loaded from the storage."""
        return Journal.load(self.kept_games()[self.store["current"]])


def save_of(journal: Journal, actions: list[str]) -> str:
    """The save of a game in which only these actions were played."""
    return json.dumps(journal.to_json() | {"actions": actions})


def of_others(save: str, tables: int) -> list[str]:
    """The same deal with the same moves at so many other tables: nobody is at two of them."""
    journal, saves = Journal.load(save), []
    names = journal.names
    for table in range(tables):
        journal.names = tuple(f"{name} {table}" for name in names)
        saves.append(journal.save())
    return saves


def kept(save: str, key: str = "it", **about: object) -> dict[str, str]:
    """A save as the page stores it, with what lists say of it."""
    known = {"rev": 1, "when": "2031-05-01T10:00", "names": list(NAMES[:2]), "game": "prince"}
    return {f"game:{key}": save, f"open:{key}": json.dumps(known | about)}


def sit_down(save: str) -> Visitor:
    """The page with this game loaded, its curtain opened."""
    visitor = Visitor({"current": "it", **kept(save)})
    visitor.open()
    return visitor


def finished(players: int = 3, **options: object) -> Visitor:
    """A game whose last tile has just been placed."""
    journal = Journal("prince", {"players": players, **options}, NAMES[:players], 7)
    rng = Random(7)
    while journal.game.turn is not None:
        journal.play(pick(journal.game.legal(), rng))
    visitor = sit_down(save_of(journal, [str(action) for action in journal.actions[:-1]]))
    visitor.act(rng)
    assert visitor.screen == "result"
    return visitor


def every_action_in_reach(visitor: Visitor) -> list[str]:
    """All that can be played from here: at once, or after choosing a tile, aiming and turning."""
    actions = set(visitor.offered("data-do"))
    for select in visitor.choices("select"):
        visitor.tap(select)
        actions.update(visitor.offered("data-do"))
        for aim in dict.fromkeys(visitor.choices("aim")):
            visitor.tap(aim)
            while not actions.issuperset(offered := visitor.offered("data-do")):
                actions.update(offered)
                if "turn" in visitor.choices("turn"):
                    visitor.tap("turn")
        visitor.tap(select)
        visitor.tell("cancel")
    return sorted(actions)
