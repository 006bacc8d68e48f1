"""What has happened in a game, and how much of it everybody at the tablet has seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.game import Event
from engine.journal import Journal
from engine.moments import Moment
from ui.stage import Beats, Step, steps_of


class Past:
    """It is counted in actions. None stands for those who look on together."""

    def __init__(
        self,
        journal: Journal,
        people: Sequence[int],
        alone: int | None,
        beats: Callable[[], Beats],
    ) -> None:
        self._journal = journal
        self._alone = alone  # nobody else hears what is said aloud
        self._beats = beats
        self.count = len(journal.actions)  # so many actions were played ...
        self._last = self.count  # ... after so many, the last thing happened ...
        self._seen = dict.fromkeys((None, *people), self.count)  # ... and so many each has seen

    def go_on_from(self, before: Past) -> None:
        """Others sit at the table now, or some of them: who was there knows what they know.

        While a bot plays on for the only person, that one looks on as everybody does.
        """
        self._seen |= before._seen
        for alone in {before._alone, self._alone} - {None}:
            self._seen[None] = self._seen[alone] = max(self._seen[None], self._seen[alone])

    def go_on(self) -> None:
        """One more action was played."""
        self._last, self.count = self.count, self.count + 1

    def go_back(self) -> None:
        """Actions were taken back: nobody has seen them, and nothing has happened since."""
        self.count = self._last = len(self._journal.actions)
        self._seen = {who: min(seen, self.count) for who, seen in self._seen.items()}

    def was_seen_by(self, who: int | None, on_stage: Step | None = None) -> None:
        """Somebody has seen it all, or all before what is on the stage now."""
        self._seen[who] = on_stage.seen.number - 1 if on_stage else self.count

    def was_seen_by_all(self) -> None:
        self._seen = dict.fromkeys(self._seen, self.count)

    # --- what there is to see ---

    def happened(self, viewer: int | None) -> list[Event]:
        """What the last action brought, as somebody was told of it."""
        return [moment.event for moment in self._moments(viewer, self._last)]

    def brought(self, audience: int | None) -> list[Step]:
        """The same, to be shown."""
        return self._steps(audience, self._last)

    def missed(self, audience: int | None) -> list[Step]:
        """What somebody has not seen."""
        return self._steps(audience, self._seen.get(audience, self.count))

    def since_last_turn(self, of: int | None, audience: int | None) -> list[Step]:
        """What happened since a seat had its last turn, as the audience saw it."""
        return self._steps(audience, self._journal.last_turn_of(of))

    def was_long(self, seat: int | None) -> bool:
        """Whether several have moved since a seat had the tablet: not all of it was just shown."""
        journal = self._journal
        return len(journal.movers_since(journal.last_turn_of(seat))) > 1

    def _steps(self, audience: int | None, since: int) -> list[Step]:
        seen, open_ = (self._moments(who, since) for who in (audience, None))
        return steps_of(seen, open_, self._beats(), audience == self._alone)

    def _moments(self, viewer: int | None, since: int) -> list[Moment]:
        """What came after so many actions; the deal is nothing that anybody did."""
        if since == self.count:
            return []
        return [each for each in self._journal.moments(viewer, since) if each.number > since]
