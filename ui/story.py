"""What is told of a game in sentences, and what the table has not heard yet."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Event
from engine.journal import Journal
from ui.games import AnyPage
from ui.scene import Player
from ui.words import _, sentences


class Story:
    """The log, and the news: what everybody at the table may hear, each thing once."""

    def __init__(self, journal: Journal, page: AnyPage, players: Sequence[Player]) -> None:
        self._journal, self._page, self._players = journal, page, players
        self._untold: list[Event] = []
        self._taken_back: list[Event] = []

    def log(self, seat: int | None) -> list[str]:
        """All that happened, as a seat knows it; None: as everybody does."""
        return self._sentences(self._journal.log(seat))

    def own_log(self, seat: int) -> list[str]:
        """What a seat knows beyond what everybody does."""
        both = zip(self._journal.log(seat), self._journal.log(None), strict=True)
        return self._sentences([event for event, known in both if event != known])

    def add(self, events: Sequence[Event]) -> None:
        """This is to be told."""
        self._untold += events

    @property
    def waiting(self) -> int:
        """How much is still to be told."""
        return len(self._untold)

    def leave(self, events: Sequence[Event]) -> None:
        """This is told when it is shown: it was the last that was added, if it still waits."""
        if events:
            self._untold = self._untold[: -len(events)]

    def take_back(self, events: Sequence[Event]) -> None:
        """This has not happened: it is told instead of anything else."""
        self._taken_back, self._untold = list(events), []

    def take_news(self, shown: Sequence[Event]) -> list[str]:
        """What is to be told now, with what is shown; it is told once."""
        taken_back, self._taken_back = self._taken_back, []
        if taken_back:
            return [_("Taken back: {what}", what=sentences(self._sentences(taken_back)))]
        told, self._untold = [*self._untold, *shown], []
        return self._sentences(told)

    def _sentences(self, events: Sequence[Event]) -> list[str]:
        options = self._journal.options
        return [self._page.told(event, self._players, options) for event in events]
