"""What hard makes of the others: how they play, and what they may have hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from engine.bots.prince.manners import NAIVE, naivety, picks
from engine.bots.prince.packed import NUMBER
from engine.bots.prince.position import read_view, weighted
from engine.bots.prince.suspicion import suspects
from tests.engine.bots.twins import move
from tests.engine.prince.helpers import script, stacked, start


def played_by(bots: Sequence[str], seed: int, **options: Any) -> Iterator[Any]:
    """A game of these bots, before each action and at its end; always the same one."""
    game: Any = start(len(bots), seed=seed, **options).game
    rng = Random(seed)
    while game.turn is not None:
        yield game
        game.play(move("prince", bots[game.turn], game, int(rng.random() * 1e9)))
    yield game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_players_take_tells_how_they_play(players):
    for seed in range(2):
        bots = ["medium" if (seat + seed) % 2 else "greedy" for seat in range(players)]
        (*_, end) = played_by(bots, seed)
        found = naivety(end)
        naive = [found[seat] for seat, bot in enumerate(bots) if bot == "greedy"]
        practised = [found[seat] for seat, bot in enumerate(bots) if bot == "medium"]
        assert min(naive) > NAIVE > max(practised)


def test_nobody_is_judged_before_they_did_anything_or_by_what_is_hidden():
    assert naivety(start(4, seed=1).game) == [NAIVE] * 4
    (*_, end) = played_by(["greedy", "medium", "medium"], 1, hidden_characters=True)
    assert naivety(end) == [NAIVE] * 3


def test_a_tile_is_taken_out_of_those_that_its_taker_saw():
    journal = stacked(2, {"core": "C10 C04 C16"})
    script(journal, "draw core", "hide C04", "take C10", "take ?")
    second, first = picks(journal.game.past[0])
    assert (second.seat, set(second.among)) == (1, numbers("C10", "C16"))
    assert (first.seat, set(first.among)) == (0, numbers("C04", "C16"))
    journal = stacked(2, {"core": "C10 C04 C16"})
    script(journal, "draw core", "hide C04", "take ?", "take C10")
    blind, _ = picks(journal.game.past[0])
    assert blind == (1, NUMBER_OF["C04"], ())


NUMBER_OF = {tile.id: number for tile, number in NUMBER.items()}


def numbers(*tiles: str) -> set[int]:
    return {NUMBER_OF[tile] for tile in tiles}


def test_what_a_practised_player_hid_is_suspected_more_than_the_rest():
    suspected = by_chance = 0.0
    for game in played_by(["medium", "medium"], 5):
        now = read_view(game.view(game.turn)) if game.phase == "take" else None
        if now and now.is_puzzled and now.kind is not None:
            weights = dict(zip(now.unseen[now.kind], suspects(now, 0.1), strict=True))
            hidden = weights[NUMBER[game.round.face_down]]
            assert hidden > 0.33
            suspected += hidden / sum(weights.values())
            by_chance += 1 / len(weights)
    assert suspected > 1.2 * by_chance


def test_a_naive_player_may_have_hidden_anything():
    for game in played_by(["medium", "medium"], 6):
        if game.phase == "take" and game.turn != game.round.first:
            assert len(set(suspects(read_view(game.view(game.turn)), 1.0))) == 1


def test_what_weighs_twice_as_much_comes_up_twice_as_often():
    rng = Random(1)
    places = [weighted((1.0, 0.0, 2.0), rng) for _ in range(3000)]
    assert 900 < places.count(0) < 1100
    assert places.count(1) == 0
