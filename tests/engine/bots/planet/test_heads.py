"""How the bots of Planet play: by the rules, in every variant, and each after its manner."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots import Budget, Outlook, think_through
from engine.bots.planet import HEADS, advise
from engine.bots.roster import find_bot
from engine.planet import parse
from engine.planet.life import contest
from engine.planet.objectives import POINTS
from engine.planet.scoring import winners
from engine.simulate import simulate
from tests.engine.bots.twins import move
from tests.engine.planet.helpers import VARIANTS, describe, play_on, script, stacked, start

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=describe)


@each_variant
def test_all_heads_play_a_game_to_its_end(variant):
    journal = simulate("planet", variant, 3, ["hard:4", "medium", "greedy", "easy"])
    assert journal.game.turn is None


def test_the_same_seed_and_budget_give_the_same_game():
    table = ["hard:6", "easy", "medium", "greedy"]
    games = [simulate("planet", {"players": 4}, 7, table).save() for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != simulate("planet", {"players": 4}, 7, ["hard:4", *table[1:]]).save()


# --- greedy, medium and easy ---


def position_with_a_fox_to_win():
    """Round 3, the last to place: a forest of the largest size touching a glacier wins the fox."""
    journal = stacked(
        2, "T34 T50 T01 T02 T03 T20 T33 T04 T05 T06 T38 T07 T08", "fox", "ocean desert"
    )
    return script(
        journal,
        *("take T34 f0 t0", "take T50 f0 t0", "take T33 f0 t0".replace("f0", "f1")),
        *("take T20 f1 t0", "take T07 f2 t0"),
    )


@pytest.mark.parametrize("bot", ["greedy", "medium"])
def test_who_takes_last_takes_what_wins_an_animal_now(bot):
    game: Any = position_with_a_fox_to_win().game
    assert game.turn is not None
    seat, fox = game.turn, game.animals(3)[0]
    outcomes = {}
    for action in game.legal():
        planets = game.view(seat).after(action).planets
        outcomes[action] = contest(fox, planets, last_round=False).winner
    assert set(outcomes.values()) > {seat}  # some win it, some do not
    assert outcomes[move("planet", bot, game, 1)] == seat


def points_at_once(view: Any, action: Any) -> int:
    """What a seat has of its objective and this round's animals, if the round ended now."""
    planets = view.after(action).planets if action else view.planets
    own = view.objectives[view.seat]
    animals = view.animals[view.round - 1]
    won = [a for a in animals if contest(a, planets, last_round=False).winner == view.seat]
    worth = sum(1 if animal.habitat == own else 2 for animal in won)
    points: int = POINTS[own][planets[view.seat].count(own)]
    return points + worth


def test_greedy_has_the_most_points_at_once():
    game: Any = play_on(start(3, seed=5), until=9).game
    view = game.view(game.turn)
    points = {action: points_at_once(view, action) for action in view.legal}
    chosen = points[move("planet", "greedy", game, 1)]
    assert chosen == max(points.values()) > min(points.values())


def test_easy_does_not_always_see_the_same():
    game: Any = play_on(start(3, seed=5), until=6).game
    assert len({move("planet", "easy", game, stream) for stream in range(20)}) > 5
    assert len({move("planet", "medium", game, stream) for stream in range(20)}) == 1


# --- hard ---


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 4), hidden=st.booleans())
def test_hard_makes_the_best_of_the_very_last_tile(seed, players, hidden):
    """Beginners have no objectives, so that nothing is unknown then."""
    options = {"beginners": True, "hidden_animals": hidden}
    game: Any = play_on(start(players, seed=seed, **options), until=12, seed=seed).game
    while len(game.waiting()) > 1:
        game.play(move("planet", "medium", game, 1))
    seat = game.turn

    def share(action):
        end = game.clone()
        end.play(action)
        won = winners(end.scores())
        return (seat in won) / len(won)

    assert share(move("planet", "hard", game, 1)) == max(map(share, game.legal()))


def thought(budget, seed=5, until=5):
    game: Any = play_on(start(3, seed=seed), until=until).game
    return HEADS["hard"].think(Outlook(game, game.turn), Random(1), budget), game


def test_hard_stops_for_breath_in_every_playout():
    thinking, _ = thought(Budget(20))
    assert sum(1 for _ in thinking) > 20


def test_a_thought_that_is_cut_short_ends_at_once():
    budget = Budget(10_000)
    thinking, _ = thought(budget)
    for _ in range(600):
        next(thinking)
    budget.stop()
    rest = sum(1 for _ in thinking)
    assert rest < 150  # the game in its head goes on to its end, and that is all


def test_what_was_thought_so_far_is_a_legal_move():
    budget = Budget(10_000)
    thinking, game = thought(budget)
    for _ in range(600):
        next(thinking)
    budget.stop()
    assert think_through(thinking) in game.legal()


def test_without_any_time_hard_takes_what_promises_most():
    thinking, game = thought(Budget(0))
    assert think_through(thinking) in game.legal()


def test_the_default_budget_is_that_of_the_head():
    game: Any = play_on(start(2, seed=3), until=11).game
    named = find_bot("planet", f"hard:{HEADS['hard'].playouts}")
    default = find_bot("planet", "hard")
    outlook = Outlook(game, game.turn)
    assert named(outlook, Random(4)) == default(outlook, Random(4))


# --- advice ---


@each_variant
@pytest.mark.parametrize("number", [1, 8])
def test_advice_ranks_all_that_may_be_done(variant, number):
    game: Any = play_on(start(seed=5, **variant), until=number).game
    outlook = Outlook(game, game.turn)
    advice: Any = think_through(advise(outlook, Random(1), Budget(20)))
    assert sorted(map(str, (each.action for each in advice))) == sorted(map(str, game.legal()))
    worths = [each.worth for each in advice]
    assert worths == sorted(worths, reverse=True)
    best = think_through(HEADS["hard"].think(outlook, Random(1), Budget(20)))
    assert advice[0].action == best


def test_advice_says_what_a_move_brings_at_once():
    game: Any = play_on(start(3, seed=5), until=9).game
    view = game.view(game.turn)
    for each in think_through(advise(Outlook(game, game.turn), Random(1), Budget(0))):
        assert each.points == points_at_once(view, each.action) - points_at_once(view, None)


def test_advice_says_for_which_animals_a_planet_grows():
    game: Any = position_with_a_fox_to_win().game
    advice: Any = think_through(advise(Outlook(game, game.turn), Random(1), Budget(0)))
    winning = next(each for each in advice if each.points)
    fox = winning.growth[0]
    assert (fox.animal.id, fox.round, fox.rival) == ("fox", 3, 0)
    assert fox.after > fox.rival_measure >= fox.before
    assert winning.areas == (2, 2)
    assert winning.rival is None  # nobody comes after


def test_advice_says_to_whom_a_tile_would_bring_points_if_it_is_left():
    """The first to place in round 3: only a forest that touches a glacier wins the fox."""
    game: Any = stacked(2, "T34 T50 T01 T02 T03 T20 T33 T04 T05 T06 T38 T07 T08", "fox").game
    for text in ("take T34 f0 t0", "take T50 f0 t0", "take T33 f1 t0", "take T20 f1 t0"):
        game.play(parse(text))
    advice: Any = think_through(advise(Outlook(game, game.turn), Random(1), Budget(0)))
    rivals = {each.action.tile.id: (each.rival, each.rival_points) for each in advice}
    assert rivals["T38"] == (1 - game.turn, 2)
    assert rivals["T08"] == (None, None)
