"""Whole games at random, of every kind, for every number of players and variant.

After every action the game is held against what must always be true, and against the onlooker, who
knows the rules without the engine.
"""

from __future__ import annotations

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.game import AnyGame, IllegalMove
from engine.journal import Journal
from tests.engine.tables import Variant, each_game, each_table, start, table_of

pytestmark = pytest.mark.long

ILLEGAL_TRIES = 12  # of all actions that can be written down, how many are tried in each position


class RandomGame(RuleBasedStateMachine):
    """A game that hypothesis plays, with a step back here and there."""

    kind: str
    variant: Variant

    def __init__(self) -> None:
        super().__init__()
        self.table = table_of(self.kind)

    @initialize(seed=st.integers(0, 2**64), first=st.integers(0, 9))
    def deal(self, seed: int, first: int) -> None:
        first %= self.variant["players"]
        self.journal = start(self.kind, self.variant | {"first": first}, seed)
        self.onlooker = self.table.watch(self.journal)
        self.before: AnyGame | None = None  # the last position
        self.move: list[tuple[int | None, AnyGame, str]] = []  # all of the last move, to go back
        self.tries = seed

    @property
    def game(self) -> AnyGame:
        return self.journal.game

    def is_on(self) -> bool:
        return self.game.turn is not None

    def may_go_back(self) -> bool:
        return bool(self.move)

    # --- what happens ---

    @precondition(is_on)
    @rule(choice=st.integers(0, 9999))
    def play(self, choice: int) -> None:
        legal = self.game.legal()
        action = legal[choice % len(legal)]
        self.before = self.game.clone()
        if self.move and self.move[0][0] != self.game.turn:
            self.move = []
        self.move.append((self.game.turn, self.before, self.journal.save()))
        self.journal.play(action)
        self.onlooker.follow(str(action))
        if not self.onlooker.can_go_back:
            self.move = []

    @precondition(may_go_back)
    @rule()
    def undo(self) -> None:
        seat, position, save = self.move[0]
        assert self.journal.last_mover() == seat
        self.journal.undo()
        assert self.game == position
        assert self.journal.save() == save
        self.before, self.move = None, []
        options = self.journal.options.to_json()
        fresh = Journal(self.kind, options, self.journal.names, self.journal.seed)
        self.onlooker = self.table.watch(fresh)
        for action in self.journal.actions:
            self.onlooker.follow(str(action))

    @precondition(lambda self: not self.is_on())
    @rule()
    def the_result_is_that_of_the_onlooker(self) -> None:
        assert self.journal.result() == self.onlooker.result()

    def teardown(self) -> None:
        """What hypothesis left unfinished is played to its end."""
        if hasattr(self, "journal"):
            while self.is_on():
                self.play(len(self.journal.actions))
            self.the_result_is_that_of_the_onlooker()

    # --- what is always true ---

    @invariant()
    def the_position_is_sound(self) -> None:
        self.table.check(self.game, self.before)

    @invariant()
    def the_points_are_those_of_a_recount(self) -> None:
        points = [sheet.total for sheet in self.game.scores()]
        assert points == [seat["total"] for seat in self.onlooker.result()["seats"]]

    @invariant()
    def there_is_something_to_do_until_the_end(self) -> None:
        assert bool(self.game.legal()) == self.is_on()

    @invariant()
    def what_is_legal_is_what_the_rules_say_and_its_text_parses_back(self) -> None:
        legal = list(self.game.legal())
        assert [str(action) for action in legal] == self.onlooker.legal()
        assert [self.journal.rules.parse(str(action)) for action in legal] == legal

    @invariant()
    def a_save_loads_as_the_same_game(self) -> None:
        if len(self.journal.actions) % 4 and self.is_on():
            return  # it plays the whole game again
        loaded = Journal.load(self.journal.save())
        assert loaded.game == self.game
        assert loaded.save() == self.journal.save()
        assert loaded.log(None) == self.journal.log(None)

    @invariant()
    def undo_is_refused_past_new_information(self) -> None:
        assert (self.journal.last_mover() is not None) == self.onlooker.can_go_back
        if not self.onlooker.can_go_back:
            position = self.game.clone()
            with pytest.raises(IllegalMove):
                self.journal.undo()
            assert self.game == position

    @invariant()
    def what_is_not_legal_is_refused_and_changes_nothing(self) -> None:
        legal = set(self.onlooker.legal())
        position, save = self.game.clone(), self.journal.save()
        every_action = self.table.EVERY_ACTION
        for number in range(ILLEGAL_TRIES):
            text = every_action[(self.tries + 97 * number) % len(every_action)]
            if text not in legal:
                with pytest.raises(IllegalMove):
                    self.journal.play(text)
        self.tries += 97 * ILLEGAL_TRIES
        assert self.game == position
        assert self.journal.save() == save


@each_table
def test_a_whole_game_keeps_to_the_rules_at_every_step(game: str, variant: Variant) -> None:
    steps = table_of(game).ACTIONS_OF_A_SEAT * variant["players"]

    class ThisGame(RandomGame):
        kind = game

    ThisGame.variant = variant

    run_state_machine_as_test(
        ThisGame,
        settings=settings(
            max_examples=2,
            stateful_step_count=steps,
            phases=[Phase.generate],  # a failure is shown as it was found: the game is replayable
        ),
    )


@each_game
def test_the_actions_that_are_tried_can_all_be_written_down_and_read(game: str) -> None:
    every_action = table_of(game).EVERY_ACTION
    parse = start(game, table_of(game).VARIANTS[0]).rules.parse
    assert len(set(every_action)) == len(every_action)
    assert [str(parse(text)) for text in every_action] == list(every_action)
