"""How the bots of Planet play: by the rules, in every variant, and each after its manner."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots import Budget, Outlook, think_through
from engine.bots.planet import advice, advise, compare_two, hard
from engine.bots.planet.lookahead import Lookahead
from engine.game import winners
from engine.planet import parse
from engine.planet.animals import ANIMALS
from engine.planet.life import contest
from engine.planet.objectives import POINTS
from tests.engine.bots.twins import move
from tests.engine.planet.helpers import VARIANTS, describe, play_on, script, stacked, start

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=describe)


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


@pytest.mark.parametrize("what", ["think", "advise", "compare_two"])
def test_a_thought_lets_go_of_its_planets_before_it_ends(what, monkeypatch):
    """A few at a time: all at once they would hold up a page."""
    looking = []

    class Watched(Lookahead):
        def __init__(self, game):
            super().__init__(game)
            looking.append(self)

    for module in (hard, advice):
        monkeypatch.setattr(module, "Lookahead", Watched)
    game: Any = play_on(start(3, seed=5), until=9).game
    outlook, rng, budget = Outlook(game, game.turn), Random(1), Budget(8)
    first, *_, last = game.legal()
    thoughts = {
        "think": lambda: hard.think(outlook, rng, budget),
        "advise": lambda: advise(outlook, rng, budget),
        "compare_two": lambda: compare_two(outlook, first, last, rng, budget),
    }
    kept = [any(node.grown for own in looking for node in own._roots) for _ in thoughts[what]()]
    assert any(kept)
    assert not any(node.grown for node in looking[0]._roots)


# --- advice ---


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
    assert winning.animals == (fox.animal,)
    assert winning.rival is None  # nobody comes after


def test_advice_says_whom_a_tile_would_bring_which_animals_if_it_is_left():
    """The first to place in round 3: only a forest that touches a glacier wins the fox."""
    game: Any = stacked(2, "T34 T50 T01 T02 T03 T20 T33 T04 T05 T06 T38 T07 T08", "fox").game
    for text in ("take T34 f0 t0", "take T50 f0 t0", "take T33 f1 t0", "take T20 f1 t0"):
        game.play(parse(text))
    advice: Any = think_through(advise(Outlook(game, game.turn), Random(1), Budget(0)))
    rivals = {each.action.tile.id: (each.rival, each.rival_animals) for each in advice}
    assert rivals["T38"] == (1 - game.turn, (ANIMALS["fox"],))
    assert rivals["T08"] == (None, ())
    assert {each.rival_points for each in advice} == {None}  # that depends on a secret
