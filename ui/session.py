"""A game on the tablet: the journal, whose hands the tablet is in, and what is chosen."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engine.game import AnyGame, AnyView, Event
from engine.journal import Journal
from ui.games import page_of
from ui.mind import Mind
from ui.past import Past
from ui.scene import Player, Settings
from ui.scenes import Ahead, Position, scene_for, scene_of
from ui.seats import (
    last_in_other_hands,
    lend,
    once_more,
    read_bots,
    read_lent,
    read_players,
    take_back,
)
from ui.stage import PASSING, Stage, Step, with_unsaid
from ui.story import Story
from ui.tutor import lets, step_now, tutor_of

# The taps by which somebody begins a turn: whoever only looks may still be the one before.
CHOOSING = ("select", "aim", "turn")


class Session:
    """What is played at the table, who may see what of it, and what of that is still to be shown.

    The table itself is drawn from Scenes alone (ui/scenes.py), which hold what somebody may know.
    """

    def __init__(self, key: str, journal: Journal, staging: bool = False) -> None:
        """`staging`: what the viewer has not seen is shown thing by thing, before the position."""
        self.key = key
        self.journal = journal
        self.page = page_of(journal.kind)
        self.players = read_players(journal)
        self.bots = read_bots(journal)
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        # The only person at the table. Whoever has lent a seat is still there, and may look on.
        self.alone = people[0] if len(people) == 1 and not read_lent(journal) else None
        self.state = self.page.new_state()
        self.holder: int | None = None  # who said at a curtain that nobody else looks
        self.known: int | None = None  # who has said that they have the tablet
        self.in_private = False  # whoever is to act wants to hear something that is for them alone
        # Whether whoever is to act has done something: what was done before is not taken back.
        self.begun = journal.last_to_act(past=self._bots()) in (None, self.turn)
        self.goes_back = False  # a move was taken back out of other hands than those that made it
        self.staging = staging
        self.showing = Stage()
        self._story = Story(journal, self.page, self.players)
        self._staged = False  # whether the last action was shown on the stage
        beats = self.page.BEATS
        self.past = Past(journal, people, self.alone, lambda: {**beats, **self.tutor.beats})
        self._heard: list[type[Event]] = []  # what the last action brought
        self.ahead = Ahead(self)
        self._scene: Position | None = None  # the last one that was asked for
        self._views: dict[int | None, AnyView] = {}
        self._viewed: AnyGame | None = None  # the game that they are views of
        self.mind = Mind(journal, self.bots)
        self.tutor = tutor_of(journal)

    def again(self, key: str, seed: int) -> Session:
        """The same people once more; the next one starts."""
        return Session(key, once_more(self.journal, seed))

    def with_other_hands(self, seat: int) -> Session:
        """The same game, in which a bot plays on for the person on a seat, or they play again."""
        lend(self.journal, seat)
        session = Session(self.key, self.journal, self.staging)
        session.past.go_on_from(self.past)
        return session

    # --- who is there ---

    @property
    def turn(self) -> int | None:
        return self.journal.game.turn

    @property
    def over(self) -> bool:
        return self.turn is None

    @property
    def whose_turn(self) -> Player:
        """Who is to act, while the game goes on."""
        assert self.turn is not None
        return self.players[self.turn]

    def is_person(self, seat: int | None) -> bool:
        """Whether a person sits on this seat, and no bot."""
        return seat is not None and self.bots[seat] is None

    @property
    def viewer(self) -> int | None:
        """Who looks at the table: who is to act, or the only person; several look on together."""
        if self.alone is not None:
            return self.alone
        return self.turn if self.is_person(self.turn) else None

    def best_of_people(self, totals: Sequence[int]) -> int:
        """The most points that a person has; where only bots played, the most of all."""
        people = [points for seat, points in enumerate(totals) if self.is_person(seat)]
        return max(people or totals)

    # --- whose hands the tablet is in ---

    def needs_curtain(self) -> bool:
        """Whether the tablet is in other hands than those that may see what comes now."""
        turn = self.turn
        if not self.is_person(turn) or turn in (self.holder, self.alone):
            return False
        return self.in_private or self.has_secret(turn)

    def has_secret(self, seat: int | None) -> bool:
        """Whether a seat sees, or is about to see, what nobody else may."""
        return self.page.has_secret(self.view(seat), self.view(None))

    @property
    def asks_who(self) -> bool:
        """Whether nobody knows that whoever is to act has the tablet: it may be in other hands."""
        return self.is_person(self.turn) and self.turn not in (self.known, self.holder, self.alone)

    @property
    def is_awaited(self) -> bool:
        """Whether whoever is to act has done nothing yet: the tablet may be in other hands."""
        return self.goes_back or not self.begun

    def begin_turn(self) -> None:
        """Whoever is to act says that they have the tablet."""
        self.known, self.begun, self._scene = self.turn, True, None
        self.goes_back = False

    def open_curtain(self) -> None:
        """Whoever is to act says so, and sees what they have missed."""
        self.begin_turn()
        self.holder = self.turn
        self._set_stage(self.missed(self.turn), self.turn, past=True, quick=True)

    def cover(self) -> None:
        """Somebody else may look on for a while: no secret lies open after that, nor is shown."""
        self.holder = self.known = self._scene = None
        self.state.peek = False
        if self.stage and self.showing.audience not in (None, self.alone):
            self._set_stage([])

    def let_go(self) -> None:
        """The tablet was put away: nobody is known to hold it."""
        self.holder = self.known = None
        self._hand_on(self.turn)
        self._show_missed()

    # --- what is done ---

    @property
    def may_play(self) -> bool:
        """Whether whoever looks at the table is to move, and sees the position."""
        return self.is_person(self.turn) and not self.stage and not self.needs_curtain()

    def play(self, action: str) -> None:
        """Play an action of the seat whose turn it is; an illegal one changes nothing."""
        seat, is_open = self.turn, self.holder is None
        self._heard = [type(event) for event in self.journal.play(action)]
        self.past.go_on()
        self._viewed = None
        self._story.add(self.past.happened(self.alone))
        if self.is_person(seat):
            self.begun = True
            self.tutor.explain(None)
            self.past.was_seen_by(seat)
            if is_open:  # it happened before all eyes
                self.past.was_seen_by_all()
        self._hand_on(seat)
        if self.over and self.staging:
            self.showing.prepare_feast(self.journal.game.scores())
        if self.is_person(seat):
            self._show_own(seat)
        else:
            self._show_missed()

    def _hand_on(self, before: int | None) -> None:
        """Nothing is chosen or thought of any more; a bot leaves the tablet to who has it."""
        self.mind.forget()
        self.in_private = self.goes_back = False
        self.tutor.begin()
        if self.turn != before:
            self.begun, self.known = False, None
            if not self.mind.is_busy and self.turn != self.holder:
                self.holder = None
        self.state = self.page.new_state(self.state)
        self._set_stage([])

    @property
    def thinks(self) -> bool:
        """Whether there is something to think about, and time for it."""
        if self.stage:  # meanwhile a bot can find its move
            return self.mind.can_prepare and self.tutor.written() is None
        return self.mind.is_busy and step_now(self) is None

    def look_anew(self) -> None:
        """What is shown depends on something else that has changed."""
        self._scene = None

    def sound(self) -> str:
        """What is heard with what is on the stage, or with what was done; empty: nothing."""
        if self.showing or self.over:
            return self.showing.sound()
        sounds = [self.page.BEATS.get(kind, PASSING).sound for kind in self._heard]
        return next(filter(None, sounds), "")

    @property
    def to_take_back(self) -> Player | None:
        """Whose move can be taken back: until the next person has begun, and nobody learned."""
        seat = self.journal.last_mover(self._bots(), last_in_other_hands(self.journal))
        if seat is None or (self.begun and seat != self.turn):
            return None
        return self.players[seat]

    def _bots(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is not None]

    def undo(self) -> None:
        """Back to the start of the last person’s move. They have begun, so it ends there."""
        seat, before, unseen = self.turn, self.journal.log(None), bool(self.stage)
        self.journal.undo(self._bots(), last_in_other_hands(self.journal))
        take_back(self.journal)
        self._story.take_back(before[len(self.journal.log(None)) :])
        self.past.go_back()
        self.tutor.explain(None)
        self._hand_on(seat)
        self.begun, self.goes_back = True, self.turn != seat and not unseen

    def handle(self, verb: str, argument: str, settings: Settings) -> bool:
        """A tap that changes only the table's own state, or what is lit when the game is over.

        False if the game does not know it; it need not count.
        """
        if self.needs_curtain() or not lets(self, f"{verb} {argument}".strip()):
            return True
        if verb in CHOOSING and self.is_awaited:  # whoever it is: a stray tap says nothing of that
            self.begun, self.goes_back, self._scene = True, False, None
        return self.page.handle(self.scene(settings), verb, argument)

    # --- what is shown, thing by thing ---

    def _show_own(self, seat: int | None) -> None:
        """What somebody did, for all to see before the tablet goes on.

        Who goes on playing sees it on the table, and stops only for what is worth it.
        """
        steps = self.past.brought(self.alone) if self.staging else []
        goes_on = self.alone is not None or (self.turn == seat and not self.needs_curtain())
        if not goes_on or any(step.beat.big for step in steps):
            self._set_stage(steps, self.alone)

    def _show_missed(self) -> None:
        """What bots did and those at the table have not seen yet."""
        audience = self.alone
        if audience is not None or not self.needs_curtain():
            steps = with_unsaid(self.missed(audience), self._story.waiting)
            self._set_stage(steps, audience)

    def last_turns(self) -> list[Step]:
        """What happened since the viewer’s own last turn, as whoever has the tablet may see it."""
        viewer = self.viewer
        return self.past.since_last_turn(self.turn if viewer is None else viewer, self._eyes)

    @property
    def _eyes(self) -> int | None:
        """Who looks at what has happened; None: several together, or nobody knows who."""
        return None if self.asks_who else self.viewer

    def show_again(self) -> None:
        """What has happened is shown once more; what was chosen or looked at is put back."""
        self.begun, self.goes_back = True, False  # whoever it is, they go on
        self.state = self.page.new_state(self.state)
        self.state.close()
        self._set_stage(self.last_turns(), self._eyes, past=True)

    def unshown(self, viewer: int | None) -> Sequence[Event]:
        """What the last action brought, as somebody was told of it; nothing if it was shown."""
        return () if self._staged else self.past.happened(viewer)

    def missed(self, audience: int | None) -> list[Step]:
        """What somebody has not seen, where that is shown at all."""
        return self.past.missed(audience) if self.staging else []

    def _set_stage(
        self,
        steps: list[Step],
        audience: int | None = None,
        past: bool = False,
        quick: bool = False,
    ) -> None:
        self.showing.show(steps, audience, past, quick)
        self._scene, self._staged = None, bool(steps)
        self._story.leave([event for step in steps for event in step.aloud])

    @property
    def stage(self) -> list[Step]:
        """What is still to be shown before the position."""
        return self.showing.steps

    def next(self) -> None:
        """What is shown was seen: on to the next thing, and at last to the position."""
        self.showing.next()
        self._note_seen()

    def skip(self) -> None:
        """All that was still to be shown counts as seen, and is said at once."""
        self._story.add(self.showing.skip())
        self._note_seen()

    def _note_seen(self) -> None:
        self.past.was_seen_by(self.showing.audience, self.stage[0] if self.stage else None)
        self._scene = None

    # --- what is seen ---

    def scene(self, settings: Settings) -> Position:
        """What the person at the tablet may see now: what is on the stage, or the position."""
        scene = self._scene
        if (
            scene is None
            or scene.state is not self.state
            or scene.settings != settings
            or self._viewed is not self.journal.game
        ):
            new = scene_of(self, self.stage[0], settings) if self.stage else None
            scene = self._scene = new or scene_for(self, self.viewer, settings)
        return scene

    def view(self, seat: int | None) -> AnyView:
        """What a seat may know of the game as it is now; None: a bystander."""
        if self._viewed is not self.journal.game:
            self._viewed, self._views = self.journal.game, {}
        if seat not in self._views:  # most taps only look at the game
            self._views[seat] = self.journal.game.view(seat)
        return self._views[seat]

    # --- what is told ---

    def topic(self, scene: Position) -> Hashable:
        """What the sentence of a scene is about: it is said again when that is something else."""
        hint = bool(scene.advice)
        about = self.page.topic(scene)
        return self.key, self.past.count, len(self.stage), scene.viewer, hint, about

    def log(self) -> list[str]:
        """The story so far, as everybody at the table knows it."""
        return self._story.log(self.alone)

    def own_log(self) -> list[str]:
        """What the person at the tablet knows beyond that."""
        viewer = self.viewer
        return [] if viewer is None or viewer == self.alone else self._story.own_log(viewer)

    def take_news(self) -> list[str]:
        """What has happened, as everybody at the table may hear it; it is told once."""
        return self._story.take_news(self.showing.say())
