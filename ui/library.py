"""The games that are kept on this tablet."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from engine.game import GameError
from engine.journal import Journal
from engine.reading import read_json
from ui.session import Session
from ui.words import error_text, isolated, listed

GAME_KEY = "game:"  # what the storage calls a game, before its own key


@dataclass(slots=True)
class Kept:
    """A game as it lies in the storage; `broken` says why it can't be read, if so."""

    key: str
    game: str
    save: str
    when: str
    names: list[str]
    progress: str
    over: bool = False
    broken: str | None = None

    @property
    def who(self) -> str:
        """Who plays."""
        return listed([isolated(name) for name in self.names])

    def to_text(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False)


def keep(session: Session, when: str) -> Kept:
    """A session as it is stored."""
    journal = session.journal
    progress = session.page.progress(session.view(None))
    names = list(journal.names)
    return Kept(session.key, journal.kind, journal.save(), when, names, progress, session.over)


def read_kept(key: str, text: str) -> Kept:
    """What the storage holds under a key; never raises, whatever it is."""
    try:
        data = read_json(text)
        names = [str(name) for name in data["names"]]
        return Kept(
            key,
            str(data["game"]),
            str(data["save"]),
            str(data["when"]),
            names,
            str(data["progress"]),
            data["over"] is True,
        )
    except (ValueError, TypeError, KeyError, RecursionError):
        return Kept(key, "", text, "", [], "")


def open_kept(kept: Kept) -> Session | None:
    """The session of a kept game; if it can't be read, it is marked so and left as it is."""
    try:
        journal = Journal.load(kept.save)
    except GameError as error:
        kept.broken = error_text(error)
        return None
    kept.broken = None
    return Session(kept.key, journal)
