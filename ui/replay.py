"""A finished game that is looked at once more, thing by thing, from a seat or as everybody saw it.

Whoever looks sees at each step what that seat knew then, and nothing that came later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.moments import Moment
from ui.scene import Player, Settings
from ui.scenes import Position, scene_of
from ui.seats import of_the_players
from ui.session import Session
from ui.stage import PACES, PASSING, Step, in_parts
from ui.words import _

if TYPE_CHECKING:
    from engine.bots import Clock
    from engine.bots.review import Verdict
    from ui.thinking import Thinking

BRIEF = 700  # milliseconds for what has no time of its own


class Worth(NamedTuple):
    """What a move has changed: everybody’s points before and after, as the viewer could count."""

    number: int
    mover: Player
    told: list[str]  # all that came of it, one thing after the other
    before: list[int]
    after: list[int]


class Replay:
    """Where in a game one is, and whose eyes one looks through."""

    def __init__(self, session: Session, when: str) -> None:
        self.session = session
        self.when = when
        self.viewer: int | None = None  # None: as everybody saw it
        self.at = 0  # so many steps were shown
        self.playing = False  # it goes on by itself
        self.bots = list(session.bots)  # who would play on from here
        self.verdict: Verdict | None = None  # what the strongest bot thinks of the last move
        self._steps: dict[int | None, list[Step]] = {}
        self._thought: Thinking[Verdict] | None = None

    # --- where one is ---

    @property
    def steps(self) -> list[Step]:
        """All that happened, as the viewer saw it; for every viewer there are as many."""
        if self.viewer not in self._steps:
            journal = self.session.journal
            seen, open_ = (
                [moment for moment in journal.moments(who) if moment.number]
                for who in (self.viewer, None)
            )
            beats = self.session.page.BEATS
            self._steps[self.viewer] = [
                step
                for moment, known in zip(seen, open_, strict=True)
                for step in in_parts(Step(moment, known, beats.get(type(moment.event), PASSING)))
            ]
        return self._steps[self.viewer]

    @property
    def step(self) -> Step | None:
        """What has just happened; None at the beginning."""
        return self.steps[self.at - 1] if self.at else None

    @property
    def last(self) -> int:
        return len(self.steps)

    @property
    def number(self) -> int:
        """So many actions were played."""
        return self.step.seen.number if self.step else 0

    @property
    def is_over(self) -> bool:
        return self.number == len(self.session.journal.actions)

    def go_to(self, at: int) -> None:
        self.at = min(max(at, 0), self.last)
        self.session.state = self.session.page.new_state(self.session.state)
        self._forget()

    def look_at(self, number: int) -> None:
        """To the move that was made after so many actions, through the eyes of who made it."""
        before, _action = self.session.journal.decision(number)
        self.look_from(before.turn)
        self.go_to(1 + next(at for at, step in enumerate(self.steps) if step.seen.number > number))

    def play(self) -> None:
        """Let it go on by itself, from the beginning if it is at its end."""
        self.playing = True
        if self.at == self.last:
            self.go_to(0)

    def advance(self) -> None:
        """The next thing comes by itself; the last one stays."""
        if self.playing:
            self.go_to(self.at + 1)
            self.playing = self.at < self.last

    def look_from(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.session.state = self.session.page.new_state(self.session.state)
        self._forget()

    # --- what is seen ---

    def scene(self, settings: Settings) -> Position:
        """What the viewer saw here. Nobody else looks on, so that own secrets lie open."""
        step, first = self.step or self.steps[0], self.step is None
        return scene_of(self.session, step, settings, before=first, replay=True)

    def pause(self, settings: Settings) -> int:
        """After how many milliseconds it goes on by itself; 0: it does not."""
        if not self.playing:
            return 0
        pause = (self.step.beat.pause if self.step else 0) or BRIEF
        return round(pause * (PACES[settings.pace] or PACES["quick"]))

    def sound(self) -> str:
        """What is heard with what has just happened."""
        return self.step.beat.sound if self.step else ""

    def handle(self, verb: str, argument: str, settings: Settings) -> bool:
        """A tap that changes only what is looked at on the table; False if no game knows it."""
        return self.session.page.handle(self.scene(settings), verb, argument)

    def told(self) -> str:
        """What has just happened, as the viewer was told."""
        if self.step is None:
            return _("The game begins.")
        if self.step.veiled:
            return self.session.page.sentence(self.scene(Settings()))
        return self._words(self.step.seen)

    def _words(self, moment: Moment) -> str:
        session = self.session
        return session.page.told(moment.event, session.players, session.journal.options)

    # --- what a move was worth ---

    def worth(self) -> Worth | None:
        """Of the last move, with all that it brought; None at the beginning."""
        if not self.number:
            return None
        moments = [
            moment
            for moment in self.session.journal.moments(self.viewer, self.number - 1)
            if moment.number == self.number
        ]
        before, after = moments[0].before, moments[-1].after
        assert before.turn is not None
        mover = self.session.players[before.turn]
        told = [self._words(moment) for moment in moments]
        then, now = ([sheet.total for sheet in view.scores()] for view in (before, after))
        return Worth(self.number, mover, told, then, now)

    def ask(self) -> None:
        """Look through the eyes of who moved, and ask the strongest bot what it would have done.

        It thinks about what that seat knew, so its answer is for that seat.
        """
        worth = self.worth()
        if worth is None:
            return
        from ui.thinking import verdict_of  # not needed before

        self.look_from(worth.mover.seat)
        self._thought = verdict_of(self.session.journal, self.number - 1)

    @property
    def thinks(self) -> bool:
        return self._thought is not None

    def think(self, clock: Clock) -> bool:
        """Think for a moment; gives back whether it has come to an end."""
        if self._thought is None:
            return False
        self.verdict = self._thought.go_on(clock)
        if self.verdict is not None:
            self._thought = None
        return self.verdict is not None

    def _forget(self) -> None:
        self.verdict = self._thought = None

    # --- playing on ---

    def hands(self, seat: int) -> str:
        """Who would play on from here on a seat: a person, or how strong a bot."""
        return (self.bots[seat] or "person").partition(":")[0]

    def play_on(self, key: str) -> Session:
        """A new game that begins here, and knows where it comes from."""
        journal = self.session.journal.until(self.number)
        view = journal.game.view(None)
        origin = {"key": self.session.key, "when": self.when, "round": view.round}
        journal.page = of_the_players(journal.page) | {
            "origin": {**origin, "number": self.number},
            "bots": list(self.bots),
        }
        journal.page.pop("lent", None)  # who plays which seat was chosen anew
        return Session(key, journal)
