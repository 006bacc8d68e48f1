"""Finished games that an older version has left are looked through, one at a time.

It did not write down how they ended. The saves tell: what is remembered of them is put beside them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from engine.game import GameError
from ui.keeping import load
from ui.library import Kept, summary

BATCH = 10  # so many are stored and shown at a time


class Completing:
    """The games that are still to be looked through; somebody else says when there is time."""

    def __init__(self, games: Iterable[Kept], saves: Mapping[str, str]) -> None:
        found = [(kept, saves[kept.key]) for kept in games if kept.lacks_end and kept.key in saves]
        self._left = found[::-1]  # the latest at the end: it is the first to be shown
        self._done: list[Kept] = []

    def __bool__(self) -> bool:
        return bool(self._left)

    def go_on(self) -> list[Kept]:
        """Look through one more; gives back those that are to be stored now."""
        self._done.append(completed(*self._left.pop()))
        if self._left and len(self._done) < BATCH:
            return []
        done, self._done = self._done, []
        return done


def completed(kept: Kept, save: str) -> Kept:
    """What is to be said of a game, by its save; what can't be read is left as it is."""
    try:
        return summary(load(kept.key, save), kept.when)
    except GameError:
        return replace(kept, broken=True)
