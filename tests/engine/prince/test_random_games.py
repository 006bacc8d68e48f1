"""Whole games at random, for every number of players, edition and variant.

After every action the game is held against what must always be true, and against the onlooker and
the recount, who know the rules without the engine.
"""

from collections import Counter
from functools import partial

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

from engine.game import IllegalMove
from engine.journal import Journal
from engine.prince.scoring import planet_json
from tests.engine.prince.helpers import EVERY_ACTION, VARIANTS, describe, parse, play_on, start
from tests.engine.prince.onlooker import BAOBABS, KIND_AT, Onlooker, deck_of
from tests.engine.prince.recount import TILES, recount, who_wins

LETTER = {"core": "C", "rising": "U", "falling": "D", "character": "P"}
ILLEGAL_TRIES = 25  # of all actions that can be written down, how many are tried in each position


class RandomGame(RuleBasedStateMachine):
    """A game that hypothesis plays, with one step back here and there."""

    def __init__(self, variant: dict[str, object]) -> None:
        super().__init__()
        self.variant = variant

    @initialize(seed=st.integers(0, 2**64), first=st.integers(0, 4))
    def deal(self, seed: int, first: int) -> None:
        players = self.variant["players"]
        self.journal = start(seed=seed, first=first % players, **self.variant)
        self.deck = deck_of(self.journal)
        self.onlooker = Onlooker(self.journal.options.to_json(), self.deck)
        self.before = None  # the position and the save before the last action, if it was played
        self.tries = seed

    @property
    def game(self):
        return self.journal.game

    @property
    def planets(self) -> list[dict]:
        return [planet_json(planet) for planet in self.game.planets]

    def is_on(self) -> bool:
        return self.game.turn is not None

    def may_go_back(self) -> bool:
        return self.before is not None and self.onlooker.can_go_back

    # --- what happens ---

    @precondition(is_on)
    @rule(choice=st.integers(0, 9999))
    def play(self, choice: int) -> None:
        legal = self.game.legal()
        action = legal[choice % len(legal)]
        self.before = self.game.clone(), self.journal.save(), self.planets
        self.journal.play(action)
        self.onlooker.follow(str(action))

    @precondition(may_go_back)
    @rule()
    def undo(self) -> None:
        position, save, _ = self.before
        self.journal.undo()
        assert self.game == position
        assert self.journal.save() == save
        self.before = None
        self.onlooker = Onlooker(self.journal.options.to_json(), self.deck)
        for action in self.journal.actions:
            self.onlooker.follow(str(action))

    @precondition(lambda self: not self.is_on())
    @rule()
    def the_result_is_that_of_a_recount(self) -> None:
        result = self.journal.result()
        seats = recount([seat.pop("planet") for seat in result["seats"]])
        assert result["seats"] == seats
        assert result["winners"] == who_wins(seats)
        assert all(len(seat["lines"]) == 4 for seat in seats)

    def teardown(self) -> None:
        """What hypothesis left unfinished is played to its end."""
        if hasattr(self, "journal"):
            play_on(self.journal)
            self.the_result_is_that_of_a_recount()

    # --- what is always true ---

    @invariant()
    def tiles_are_neither_lost_nor_doubled(self) -> None:
        game = self.game
        places = Counter(tile.id for pile in game.piles.values() for tile in pile)
        places.update(tile.id for tile in game.out_of_play)
        places.update(tile.id for tile in game.discards())
        places.update(place["tile"] for planet in self.planets for place in planet.values())
        if self.is_on():
            places.update(tile.id for tile in game.round.offer)
        assert places == dict.fromkeys(TILES, 1)

    @invariant()
    def planets_are_legal(self) -> None:
        for planet in self.planets:
            assert all(at["tile"][0] == LETTER[KIND_AT[slot]] for slot, at in planet.items())
            in_view = [at for at in planet.values() if at["tile"] in BAOBABS and not at["turned"]]
            assert len(in_view) < 3
            turned = [at["tile"] for at in planet.values() if at["turned"]]
            assert set(turned) <= BAOBABS
            assert len(turned) % 3 == 0

    @invariant()
    def a_placed_tile_never_moves_nor_turns_back(self) -> None:
        if self.before:
            for was, now in zip(self.before[2], self.planets, strict=True):
                for slot, place in was.items():
                    assert now[slot]["tile"] == place["tile"]
                    assert now[slot]["turned"] >= place["turned"]

    @invariant()
    def there_is_something_to_do_until_the_end(self) -> None:
        assert bool(self.game.legal()) == self.is_on()
        assert self.is_on() != all(planet.is_full() for planet in self.game.planets)

    @invariant()
    def what_is_legal_is_what_the_rules_say_and_its_text_parses_back(self) -> None:
        legal = self.game.legal()
        assert [str(action) for action in legal] == self.onlooker.legal()
        assert [parse(str(action)) for action in legal] == legal

    @invariant()
    def a_save_loads_as_the_same_game(self) -> None:
        loaded = Journal.load(self.journal.save())
        assert loaded.game == self.game
        assert loaded.save() == self.journal.save()
        assert loaded.log(None) == self.journal.log(None)

    @invariant()
    def the_score_sheet_is_that_of_a_recount(self) -> None:
        sheets = [
            {
                "lines": [{"source": line.source, "points": line.points} for line in sheet.lines],
                "volcanoes": sheet.volcanoes,
                "penalty": sheet.penalty,
                "total": sheet.total,
            }
            for sheet in self.game.scores()
        ]
        assert sheets == recount(self.planets)

    @invariant()
    def undo_is_refused_past_new_information_or_a_change_of_hands(self) -> None:
        assert self.journal.can_undo() == self.onlooker.can_go_back
        if not self.onlooker.can_go_back:
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
        settings=settings(
            max_examples=2,
            stateful_step_count=35 * variant["players"],
            phases=[Phase.generate],  # a failure is shown as it was found: the game is replayable
        ),
    )


def test_the_actions_that_are_tried_are_all_that_can_be_written_down():
    assert len(set(EVERY_ACTION)) == len(EVERY_ACTION) == 4 + 80 + 5 + 80 * 4 + 16
    assert [str(parse(text)) for text in EVERY_ACTION] == EVERY_ACTION
