"""The games that are kept on this tablet, as lists have them: a save is read when it is wanted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.game import GameError
from engine.reading import read_json
from ui.border import About, Alike, GameChange, Listing, Row, Start, Unread
from ui.draft import unnamed
from ui.scene import progress
from ui.words import _, isolated, listed, moment, round_words

if TYPE_CHECKING:
    from ui.here import Here
    from ui.memory import End
    from ui.session import Session

PAGE = 12  # so many games of the list at a time
GAME_KEY = "game:"  # what the storage calls a game, before its own key
_MOMENT = re.compile(r"(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)")


@dataclass(slots=True)
class Kept:
    """What is said of a game without opening it. Nothing of it is in words: they change."""

    key: str
    game: str = ""
    names: list[str] = field(default_factory=list)
    when: str = ""  # only to be shown: clocks go wrong
    round: int = 0  # 0: not known
    rounds: int = 0
    over: bool = False
    broken: bool = False  # it could not be opened
    origin: dict[str, object] = field(default_factory=dict)  # where it was played on from
    day: str = ""  # the date whose planet of the day it is
    lesson: str = ""  # the name of the lesson that it still is
    taught: bool = False  # it began as a lesson
    end: End | None = None  # how it ended; None also where nobody has looked yet

    @property
    def who(self) -> str:
        """Who plays."""
        if not self.names:
            return _("A game that can’t be read") if self.broken else _("A game")
        return listed([isolated(self.name(seat)) for seat in range(len(self.names))])

    def name(self, seat: int) -> str:
        """What a seat is called; nobody has typed a name for some seats of real tables."""
        return self.names[seat] or unnamed(seat)

    @property
    def progress(self) -> str:
        """How far it is."""
        if self.over:
            # Translators: a game, in a list of games.
            return _("finished")
        if not self.round:
            # Translators: a game, in a list of games.
            return _("not finished")
        return round_words(self.round, self.rounds)

    @property
    def whence(self) -> str:
        """Where it was played, or played on from, if not here."""
        when, at = str(self.origin.get("when") or ""), self.origin.get("round")
        if self.end is not None and self.end.real:
            # Translators: a game, in a list of games: it was played with the box.
            return _("played at a real table")
        if not self.origin:
            return ""
        if "link" in self.origin:
            return _("came by a link")
        if not when or type(at) is not int:
            return _("played on from another game")
        return _("played on from round {round} of the game of {when}", round=at, when=moment(when))

    @property
    def lacks_end(self) -> bool:
        """Whether an older version has left it, which did not say how games ended."""
        return self.over and self.end is None and not self.broken

    @property
    def file_name(self) -> str:
        """What a file with this game is called: it tells nothing of the deal."""
        found = _MOMENT.match(self.when)
        return (
            f"pocket-planets-{found[1]}-{found[2]}{found[3]}.json"
            if found
            else "pocket-planets.json"
        )

    def __str__(self) -> str:
        return self.who

    def change(self, save: str | None = None) -> GameChange:
        """What is stored of it; without a save, that stays as it is."""
        about = About(
            game=self.game, names=self.names, when=self.when, round=self.round, rounds=self.rounds
        )
        if self.broken:
            about["broken"] = True
        if self.origin:
            about["origin"] = self.origin
        if self.day:
            about["day"] = self.day
        if self.lesson:
            about["lesson"] = self.lesson
        if self.taught:
            about["taught"] = True
        if self.end is not None:
            about["end"] = self.end.to_json()
        stored = GameChange(about=about, over=self.over)
        if save is not None:
            stored["save"] = save
        return stored


def summary(session: Session, when: str) -> Kept:
    """What is said of a game that is being played."""
    from ui.seats import TAUGHT  # not needed for the first screen

    journal = session.journal
    now, last = progress(session.view(None))
    kept = Kept(session.key, journal.kind, list(journal.names), when, now, last, session.over)
    kept.origin = {"link": True} if "from" in journal.page else read_origin(journal.page)
    kept.day = read_text(journal.page, "day")
    kept.lesson = read_text(journal.page, "lesson")
    kept.taught = TAUGHT in journal.page or bool(kept.lesson)
    if session.over:
        from ui.memory import remember  # not needed before

        kept.end = remember(session)
    return kept


def read_origin(data: Mapping[str, object]) -> dict[str, object]:
    """Where a game was played on from, if that is noted."""
    noted = data.get("origin")
    return noted if isinstance(noted, dict) else {}


def read_text(data: Mapping[str, object], name: str) -> str:
    """What is noted of a game under a name: the date of its day, its lesson; empty: nothing."""
    noted = data.get(name)
    return noted if isinstance(noted, str) else ""


def read_kept(row: Row) -> Kept:
    """What the storage says of a game; never raises, whatever it is."""
    kept = Kept(str(row["key"]), over=row["over"] is True)
    try:
        data = read_json(row["about"])
        kept.broken = data.get("broken") is True
        kept.names = [str(name) for name in data.get("names") or ()]
        kept.game, kept.when = str(data.get("game") or ""), str(data.get("when") or "")
        kept.round, kept.rounds = int(data.get("round") or 0), int(data.get("rounds") or 0)
        kept.origin = read_origin(data)
        kept.day, kept.lesson = read_text(data, "day"), read_text(data, "lesson")
        kept.taught = data.get("taught") is True
        if kept.over and "end" in data:
            from ui.memory import read_end  # not needed for the first screen

            kept.end = read_end(data["end"], len(kept.names))
    except (ValueError, TypeError, AttributeError, ArithmeticError, RecursionError):
        pass
    return kept


class Library:
    """What is known of the kept games: the unfinished ones, and those on the list that is shown."""

    def __init__(self, found: Start) -> None:
        self.some = found.get("some", False)
        self.trouble: Unread = found.get("trouble", "")  # why the storage can't be read now
        self.answers = False  # it can be, by now
        self.open = _by_key(reversed(found.get("open", [])))  # the one played last at the end
        self.listed: dict[str, Kept] = {}  # the one played last at the beginning
        self.more = 0  # so many are kept besides
        self.reasons: dict[str, GameError] = {}  # why games could not be opened on this visit
        self.here: Here | None = None  # what need not come in again, while files come

    def take_list(self, found: Listing) -> None:
        """The latest games, as they are stored."""
        self.listed, self.more = _by_key(found["games"]), found["more"]
        self.some = bool(self.listed)
        self.trouble = "broken" if found["trouble"] else ""

    def find(self, key: str | None) -> Kept | None:
        return self.listed.get(key or "") or self.open.get(key or "")

    def put(self, kept: Kept) -> None:
        """A game was played: it is the latest now."""
        self.remove(kept.key)
        self._place(kept)

    def _place(self, kept: Kept) -> None:
        if not kept.over:
            self.open[kept.key] = kept
        self.listed = {kept.key: kept} | self.listed
        self.some = True

    def take_in(self, kept: Kept) -> None:
        """A game of a file: it is the latest, too, and the list stays as long as it is."""
        shown = max(len(self.listed), PAGE)
        self._place(kept)
        for key in list(self.listed)[shown:]:
            del self.listed[key]
            self.more += 1

    def mark(self, kept: Kept, reason: GameError) -> None:
        """A game can't be opened, for a reason. It stays where it is."""
        kept.broken = True
        self.reasons[kept.key] = reason
        for games in (self.open, self.listed):
            if kept.key in games:
                games[kept.key] = kept

    def learn(self, found: Iterable[Alike]) -> Here:
        """What is here already of what comes in."""
        from ui.here import Here  # seldom needed

        self.here = self.here or Here()
        self.here.learn(found)
        return self.here

    def replace(self, kept: Kept) -> None:
        """More is known of a game on the list."""
        if kept.key in self.listed:
            self.listed[kept.key] = kept

    def delete(self, key: str) -> None:
        """A game on the list is gone for good."""
        self.remove(key)
        self.some = bool(self.listed or self.more)

    def remove(self, key: str) -> None:
        for games in (self.open, self.listed):
            games.pop(key, None)
        if self.here is not None:
            self.here.drop(key)

    def going_on(self) -> Kept | None:
        """The game that was played last and is not at its end."""
        return next((kept for kept in reversed(self.open.values()) if not kept.broken), None)


def _by_key(rows: Iterable[Row]) -> dict[str, Kept]:
    games = map(read_kept, rows)
    return {kept.key: kept for kept in games}
