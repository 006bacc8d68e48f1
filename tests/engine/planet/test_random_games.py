"""Whole games at random, for every number of players and variant.

After every action the game is held against what must always be true, and against the onlooker, who
knows the rules without the engine.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.game import IllegalMove
from engine.journal import Journal
from engine.planet import parse
from engine.planet.regions import areas_in
from engine.planet.tiles import TILES
from tests.engine.planet.helpers import EVERY_ACTION, VARIANTS, all_tiles, describe, play_on, start
from tests.engine.planet.onlooker import Onlooker, colours, flood, who_wins

ILLEGAL_TRIES = 25  # of all actions that can be written down, how many are tried in each position


class RandomGame(RuleBasedStateMachine):
    """A game that hypothesis plays."""

    def __init__(self, variant: dict[str, object]) -> None:
        super().__init__()
        self.variant = variant

    @initialize(seed=st.integers(0, 2**64), first=st.integers(0, 3))
    def deal(self, seed: int, first: int) -> None:
        self.journal = start(seed=seed, first=first % self.variant["players"], **self.variant)
        self.onlooker = Onlooker(self.journal)
        self.before: list[dict[str, Any]] = []
        self.tries = seed

    @property
    def game(self):
        return self.journal.game

    @property
    def planets(self) -> list[dict[str, Any]]:
        return [planet.to_json() for planet in self.game.planets]

    def is_on(self) -> bool:
        return self.game.turn is not None

    # --- what happens ---

    @precondition(is_on)
    @rule(choice=st.integers(0, 9999))
    def play(self, choice: int) -> None:
        legal = self.game.legal()
        action = legal[choice % len(legal)]
        self.before = self.planets
        self.journal.play(action)
        self.onlooker.follow(str(action))

    @precondition(lambda self: not self.is_on())
    @rule()
    def the_result_is_that_of_the_onlooker(self) -> None:
        seats = self.onlooker.standing()
        assert self.journal.result() == {
            "stacks": self.onlooker.stacks[:10],
            "deal": self.onlooker.deal,
            "awards": self.onlooker.awards,
            "seats": seats,
            "winners": who_wins(seats),
        }

    def teardown(self) -> None:
        """What hypothesis left unfinished is played to its end."""
        if hasattr(self, "journal"):
            played = len(self.journal.actions)
            play_on(self.journal)
            for action in self.journal.actions[played:]:
                self.onlooker.follow(str(action))
            self.the_result_is_that_of_the_onlooker()

    # --- what is always true ---

    @invariant()
    def tiles_are_neither_lost_nor_doubled(self) -> None:
        assert all_tiles(self.game) == sorted(TILES)

    @invariant()
    def regions_are_those_of_a_flood_fill(self) -> None:
        for planet in self.game.planets:
            found = {
                (habitat, areas_in(region[0]))
                for habitat, regions in planet.regions.items()
                for region in regions
            }
            flooded = flood(colours(planet.to_json()))
            assert found == {
                (habitat, tuple(sorted(5 * face + edge for face, edge in spots)))
                for habitat, spots, _ in flooded
            }
            assert sum(map(len, planet.regions.values())) == len(flooded)

    @invariant()
    def a_placed_tile_never_moves_nor_turns(self) -> None:
        for was, now in zip(self.before, self.planets, strict=False):
            assert was.items() <= now.items()

    @invariant()
    def there_is_something_to_do_until_the_end(self) -> None:
        assert bool(self.game.legal()) == self.is_on()
        assert self.is_on() == any(None in planet.tiles for planet in self.game.planets)

    @invariant()
    def what_is_legal_is_what_the_rules_say_and_its_text_parses_back(self) -> None:
        legal = self.game.legal()
        assert [str(action) for action in legal] == self.onlooker.legal()
        assert [parse(str(action)) for action in legal] == legal

    @invariant()
    def every_seat_sees_what_the_onlooker_says(self) -> None:
        for who in self.onlooker.everybody:
            assert self.game.view(who).to_json() == self.onlooker.view(who)

    @invariant()
    def a_save_loads_as_the_same_game(self) -> None:
        loaded = Journal.load(self.journal.save())
        assert loaded.game == self.game
        assert loaded.save() == self.journal.save()
        assert loaded.log(None) == self.journal.log(None)

    @invariant()
    def the_score_sheet_is_that_of_a_recount(self) -> None:
        for sheet, seat in zip(self.game.scores(), self.onlooker.standing(), strict=True):
            assert [line.animal.id for line in sheet.animals] == seat["animals"]
            assert sheet.objective_points == seat["objective_points"]
            assert sheet.total == seat["total"]

    @invariant()
    def nothing_can_be_undone(self) -> None:
        position = self.game.clone()
        with pytest.raises(IllegalMove):
            self.journal.undo()
        assert self.game == position

    @invariant()
    def what_is_not_legal_is_refused_and_changes_nothing(self) -> None:
        legal = set(self.onlooker.legal())
        position, save = self.game.clone(), self.journal.save()
        for number in range(ILLEGAL_TRIES):
            text = EVERY_ACTION[(self.tries + 97 * number) % len(EVERY_ACTION)]
            if text not in legal:
                with pytest.raises(IllegalMove):
                    self.journal.play(text)
        self.tries += 97 * ILLEGAL_TRIES
        assert self.game == position
        assert self.journal.save() == save


@pytest.mark.parametrize("variant", VARIANTS, ids=describe)
def test_a_whole_game_keeps_to_the_rules_at_every_step(variant):
    run_state_machine_as_test(
        partial(RandomGame, variant),
        settings=settings(max_examples=3, stateful_step_count=12 * variant["players"] + 2),
    )
