"""What is thought about at a table: a bot's move, a hint, or a game that is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from ui.seats import may_change_hands

if TYPE_CHECKING:
    from engine.bots import Advice
    from engine.bots.review import Verdict
    from engine.game import Action
    from engine.journal import Journal
    from ui.thinking import Thinking

HINT, REVIEW = "hint", "review"  # what people may ask for


class Mind:
    """One thought at a time, about the position as it is now: whoever plays on has it forgotten."""

    def __init__(self, journal: Journal, bots: Sequence[str | None]) -> None:
        self._journal = journal
        self._bots = bots
        self.forget()

    def forget(self) -> None:
        """The position is another one."""
        self._thought: Thinking[Action] | Thinking[list[Advice]] | Thinking[list[Verdict]] | None
        self._thought = None
        self._asked: str | None = None
        self.openly = False  # all can read the hint: it is made of what everybody knows
        self.advice: Sequence[Advice] = ()  # all that may be done, the best first
        self.verdicts: Sequence[Verdict] | None = None  # where points were lost

    def ask(self, what: str, openly: bool = False) -> None:
        """Somebody wants a hint, or to know where points were lost."""
        if self._bot is None:
            self._asked, self.openly = what, openly

    @property
    def _bot(self) -> str | None:
        """The bot that is to move, if one is."""
        turn = self._journal.game.turn
        return None if turn is None else self._bots[turn]

    @property
    def is_busy(self) -> bool:
        """Whether there is something to think about."""
        if self._bot is not None:
            return True
        if self._asked == REVIEW:
            return self.verdicts is None
        return self._asked == HINT and not self.advice

    @property
    def can_prepare(self) -> bool:
        """Whether a bot has still to find its move: it can do so before it is to be played."""
        return self._bot is not None and not (self._thought and self._thought.is_done)

    def go_on(self, clock: Callable[[], float]) -> str | None:
        """Think for a moment. When that comes to its end: what a bot plays, or what was asked."""
        if self._thought is None:
            self._thought = self._begin()
            return None  # the first time there was much to load
        found = self._thought.go_on(clock)
        if found is None:
            return None
        if not isinstance(found, list):
            return str(found)
        self._thought, asked = None, self._asked
        if asked == HINT:
            self.advice = cast("list[Advice]", found)
        else:
            self.verdicts = cast("list[Verdict]", found)
        return asked

    def _begin(self) -> Thinking[Action] | Thinking[list[Advice]] | Thinking[list[Verdict]]:
        from ui.thinking import advice_of, review_of, thought_of  # not needed where people play

        if self._bot is not None:
            return thought_of(self._journal, self._bot)
        if self._asked == HINT:
            return advice_of(self._journal, self.openly)
        seats = range(len(self._bots))
        people = [seat for seat in seats if may_change_hands(self._journal, seat)]
        return review_of(self._journal, people)
