"""What is done with many games when there is time, one game at a time: the page never stands still.

Finished games that an older version has left are looked through: it did not write down how they
ended, and the saves tell. And files with many games are taken in.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, Protocol

from engine.game import BadSave, GameError
from engine.reading import read_json
from ui.keeping import LONGEST, load
from ui.library import Kept, summary

if TYPE_CHECKING:
    from ui.here import Here

BATCH = 10  # so many are stored and shown at a time
FORMAT = 1


class Done(NamedTuple):
    """What is to be stored of a game; without a save, that stays as it is."""

    kept: Kept
    save: str | None = None


class Chore(Protocol):
    """Something that is done bit by bit; somebody else says when there is time."""

    refused: int  # so many could not be read ...
    known: int  # ... and so many were here already

    @property
    def left(self) -> int:
        """So many games are still to be looked at."""

    def go_on(self) -> list[Done]:
        """Look at one more game; gives back those that are to be stored now."""


class Completing:
    """Finished games of which too little is said."""

    def __init__(self, games: Iterable[Kept], saves: Mapping[str, str]) -> None:
        found = [(kept, saves[kept.key]) for kept in games if kept.lacks_end and kept.key in saves]
        self._found = found[::-1]  # the latest at the end: it is the first to be shown
        self._done: list[Done] = []
        self.refused = self.known = 0

    @property
    def left(self) -> int:
        return len(self._found)

    def go_on(self) -> list[Done]:
        self._done.append(Done(completed(*self._found.pop())))
        return _batch(self._done, self.left)


def completed(kept: Kept, save: str) -> Kept:
    """What is to be said of a game, by its save; what can't be read is left as it is."""
    try:
        return summary(load(kept.key, save), kept.when)
    except GameError:
        return replace(kept, broken=True)


class TakingIn:
    """Games from files, each of which becomes a game of its own.

    What is still to come is stored, too: whoever leaves in the middle finds it taken in later.
    """

    def __init__(
        self,
        new_key: Callable[[], str],
        here: Here,
        games: Sequence[tuple[str, str]] = (),
        gone: int = 0,
        refused: int = 0,
        known: int = 0,
    ) -> None:
        """Of these games, the latest first, so many are gone.

        So many of those were refused, and so many were known.
        """
        self._new_key, self._here = new_key, here
        self._found = list(games[: max(0, len(games) - gone)])  # the latest is stored last
        self._done: list[Done] = []
        self._looked_at = 0  # so many at the end of what was found, which are not stored yet
        self._gone = gone
        self.refused, self.known = refused, known
        self._told = refused, known

    @property
    def left(self) -> int:
        return len(self._found) - self._looked_at

    @property
    def progress(self) -> str:
        """So many of the stored text are done with, so many were refused, and so many known."""
        refused, known = self._told
        return f"{self._gone} {refused} {known}"

    def add(self, games: list[tuple[str, str]]) -> str:
        """One more file: when each game was played, and its save; the latest first.

        Gives back all that is still to come, as a text to be stored.
        """
        self._found, self._gone = games + self._found, 0
        return pack(self._found)

    def go_on(self) -> list[Done]:
        self._looked_at += 1
        when, save = self._found[-self._looked_at]
        try:
            self._take_in(save, when)
        except GameError:
            self.refused += 1
        ready = _batch(self._done, self.left)
        if ready:
            del self._found[-self._looked_at :]
            self._gone += self._looked_at
            self._looked_at, self._told = 0, (self.refused, self.known)
        return ready

    def _take_in(self, save: str, when: str) -> None:
        """A game is new, unless it is here already; raises BadSave, BadTable or BadOptions."""
        if self._here.find(save) is not None:
            self.known += 1
            return
        done = _taken_in(self._new_key(), save, when)
        self._done.append(done)
        self._here.add(done.kept.key, save)


def taken_up(text: str, progress: str, new_key: Callable[[], str], here: Here) -> TakingIn | None:
    """What an earlier visit has not come to the end of; None if it can't be read."""
    try:
        gone, refused, *known = map(int, progress.split())  # older versions knew no known ones
        chore = TakingIn(new_key, here, unpack(text), gone, refused, *known[:1])
    except (GameError, ValueError):
        return None
    return chore if chore.left else None


def _taken_in(key: str, save: str, when: str) -> Done:
    """A game, or a real table, as it is to be stored; raises BadSave, BadTable or BadOptions."""
    from ui.real_table import is_table, kept_table, read_table  # not needed before

    if len(save) > LONGEST:
        raise BadSave("This file is too large to be a game.")
    if is_table(save):
        return Done(kept_table(read_table(key, save), when), save)
    session = load(key, save)
    return Done(summary(session, when), session.journal.save())


def _batch(done: list[Done], left: int) -> list[Done]:
    """What is ready, if it is enough to be stored and shown."""
    if left and len(done) < BATCH:
        return []
    ready = done[:]
    done.clear()
    return ready


# --- the file ---


def pack(games: Iterable[tuple[str, str]]) -> str:
    """Many games as one file: when each was played, and its save to the letter."""
    entries = [json.dumps({"when": when, "save": save}) for when, save in games]
    games_text = ",\n".join(entries)
    return f'{{"format":{FORMAT},"games":[\n{games_text}\n]}}\n'


def unpack(text: str) -> list[tuple[str, str]]:
    """The games in a file; raises BadSave."""
    try:
        data = read_json(text)
        games = [(str(each["when"]), str(each["save"])) for each in data["games"]]
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise BadSave("This is not a whole file of games: it is damaged.") from error
    if data.get("format") != FORMAT:
        raise BadSave("This file is of a newer version.")
    return games
