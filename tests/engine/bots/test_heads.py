"""How the bots of all games play: by the rules, in every variant, and again as they did before."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots import Budget, Outlook, Thought, mind_of, think_through
from engine.bots.roster import find_bot, heads_of
from engine.game import Action, AnyGame
from engine.shuffle import pick
from engine.simulate import simulate
from tests.engine.bots.twins import move
from tests.engine.tables import Variant, each_game, each_table, played, start, table_of

pytestmark = pytest.mark.long


def position(game: str, variant: Variant, part: float, seed: int = 5) -> AnyGame:
    """A game that was played at random, when so much of it was over."""
    journal = played(game, variant, seed)
    return journal.until(round(part * len(journal.actions))).game


def outlook(position: AnyGame) -> Outlook:
    assert position.turn is not None
    return Outlook(position, position.turn)


@each_table
def test_all_heads_play_by_the_rules_in_games_of_all_kinds(game, variant):
    """Whose turn it is in a game to its end is drawn, so that all heads play in all rounds."""
    heads = ("hard:2", "medium", "greedy", "easy")
    now, rng = start(game, variant, seed=3).game, Random(3)
    while now.turn is not None:
        bot = pick([*heads, *["random"] * len(heads)], rng)
        now.play(move(game, bot, now, stream=len(heads)))


@each_game
def test_the_same_seed_and_budget_give_the_same_game(game):
    table = ["hard:6", "easy", "medium", "greedy"]
    games = [simulate(game, {"players": 4}, 7, table).save() for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != simulate(game, {"players": 4}, 7, ["hard:4", *table[1:]]).save()


# --- hard ---


def thought(game: str, budget: Budget) -> tuple[Thought[Action], AnyGame]:
    now = position(game, {"players": 3}, 0.3)
    return heads_of(game)["hard"].think(outlook(now), Random(1), budget), now


@each_game
def test_hard_stops_for_breath_in_every_playout(game):
    thinking, _ = thought(game, Budget(20))
    assert sum(1 for _ in thinking) >= 20


@each_game
def test_a_thought_that_is_cut_short_ends_at_once_with_a_legal_move(game):
    budget = Budget(10_000)
    thinking, now = thought(game, budget)
    for _ in range(600):
        next(thinking)
    budget.stop()
    pauses, found = rest_of(thinking)
    assert found in now.legal()
    assert pauses < 150  # the game in its head goes on to its end, and that is all


def rest_of(thinking: Thought[Action]) -> tuple[int, Action]:
    """How often a thought still stops for breath, and what it finds."""
    pauses = 0
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return pauses, end.value
        pauses += 1


@each_game
def test_without_any_time_hard_has_a_legal_move(game):
    thinking, now = thought(game, Budget(0))
    assert think_through(thinking) in now.legal()


@each_game
def test_the_default_budget_is_that_of_the_head(game):
    now = position(game, {"players": 2}, 0.93)
    budget = heads_of(game)["hard"].playouts
    named, default = find_bot(game, f"hard:{budget}"), find_bot(game, "hard")
    assert named(outlook(now), Random(4)) == default(outlook(now), Random(4))


# --- advice ---


@each_table
def test_advice_ranks_all_that_may_be_done_and_begins_with_what_hard_would_do(game, variant):
    advise, hard = mind_of(game).advise, heads_of(game)["hard"]
    for part in (0.1, 0.6):
        now = position(game, variant, part)
        advice = think_through(advise(outlook(now), Random(1), Budget(12)))
        assert sorted(str(each.action) for each in advice) == sorted(map(str, now.legal()))
        worths = [each.worth for each in advice]
        assert worths == sorted(worths, reverse=True)
        best = think_through(hard.think(outlook(now), Random(1), Budget(12)))
        assert table_of(game).comes_to_the_same(advice[0].action, best)


@each_game
def test_a_bot_never_plays_what_the_rules_refuse(game):
    now = position(game, {"players": 3}, 0.5)
    for bot in ("random", "greedy", "easy", "medium", "hard:3"):
        assert move(game, bot, now, 1) in now.legal()
