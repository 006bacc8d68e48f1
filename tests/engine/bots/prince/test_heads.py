"""How the bots of Make Me a Planet play: by the rules, in every variant, each after its manner."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots import Budget, Outlook, play_at_random, think_through
from engine.bots.prince import advise
from engine.bots.prince.at_random import random_playouts
from engine.game import winners
from engine.prince.actions import Hide, Name, Take
from engine.prince.scoring import score_sheets
from engine.shuffle import pick
from tests.engine.bots.twins import move
from tests.engine.prince.helpers import VARIANTS, describe, play_on, script, stacked, start

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=describe)


def outlook(game: Any) -> Outlook:
    return Outlook(game, game.turn)


def played(bot: str, journal: Any, stream: int = 1) -> str:
    """What a bot does, but for the slot."""
    return without_slot(move("prince", bot, journal.game, stream))


def without_slot(action: object) -> str:
    return " ".join(str(action).split()[:2])


# --- greedy, easy and medium ---


@pytest.mark.parametrize("bot", ["greedy", "medium", "hard:40"])
def test_a_king_takes_his_rose(bot):
    journal = stacked(3, {"character": "P07 P12 P14", "core": "C10 C04 C16"})
    script(journal, "draw character", "take P07", "name 1", "take P12", "take P14")
    while journal.game.turn != 0:  # somebody else opens the round
        journal.play("draw core")
        journal.play(next(t for t in map(str, journal.game.legal()) if "C16" in t))
        journal.play("name 0")
    assert played(bot, journal) == "take C10"


def test_medium_does_not_give_the_king_of_another_his_rose():
    """The last two tiles: who is named takes the rose if it likes it."""
    journal = stacked(3, {"character": "P07 P12 P14", "core": "C10 C16 C06"})
    script(journal, "draw character", "take P12", "name 1", "take P07", "take P14")
    script(journal, "draw core", "take C06")
    assert played("medium", journal) == "name 0"


def test_easy_overlooks_now_and_then_what_its_characters_like():
    journal = stacked(3, {"character": "P07 P12 P14", "core": "C10 C04 C16"})
    script(journal, "draw character", "take P12", "name 1", "take P14", "take P07", "draw core")
    moves = [played("easy", journal, stream) for stream in range(200)]
    assert 150 < moves.count("take C10") < 200


def test_easy_lets_whoever_is_ahead_pick_next():
    journal = start(4, seed=4)
    game: Any = journal.game
    rng, named = Random(4), 0
    while game.turn is not None:
        if game.phase == "name":
            scores = [sheet.total for sheet in score_sheets(game.planets)]
            waiting = [seat for seat in game.waiting() if seat != game.turn]
            wanted = max(scores[seat] for seat in waiting)
            assert scores[int(played("easy", journal).split()[1])] == wanted
            named += wanted > min(scores[seat] for seat in waiting)
        journal.play(pick(game.legal(), rng))
        game = journal.game
    assert named > 5


# --- hard ---


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(3, 5))
def test_hard_makes_the_best_of_the_last_two_tiles(seed, players):
    """Nothing is unknown then: the other one's tile follows."""
    game: Any = play_on(start(players, seed=seed), until=16, seed=seed).game
    while len(game.waiting()) > 2 or game.phase != "take":
        game.play(move("prince", "medium", game, 1))
    seat = game.turn

    def share(action):
        end = game.clone()
        end.play(action)
        while end.turn is not None:
            end.play(end.legal()[0])
        won = winners(end.scores())
        return (seat in won) / len(won)

    assert share(move("prince", "hard:40", game, 1)) == max(map(share, game.legal()))


def test_without_any_time_hard_plays_as_medium_does():
    game: Any = play_on(start(4, seed=9), until=7).game
    for _ in range(20):
        assert move("prince", "hard:1", game, 1) == move("prince", "medium", game, 1)
        game.play(game.legal()[0])


# --- advice ---


@each_variant
def test_advice_says_what_a_tile_brings_at_once(variant):
    game: Any = play_on(start(seed=6, **variant), until=12).game
    for _ in range(8):
        view = game.view(game.turn)
        before = score_sheets(view.planets)[view.seat].total
        for each in think_through(advise(outlook(game), Random(1), Budget(0))):
            if isinstance(each.action, Take) and each.points is not None:
                after = game.clone()
                after.play(each.action)
                total = score_sheets(after.view(view.seat).planets)[view.seat].total
                assert each.points == total - before
        game.play(game.legal()[0])


def test_advice_says_to_whom_a_tile_would_bring_points_if_it_is_left():
    journal = stacked(3, {"character": "P07 P12 P14", "core": "C10 C16 C06"})
    script(journal, "draw character", "take P12", "name 1", "take P07", "take P14", "draw core")
    advice: Any = think_through(advise(outlook(journal.game), Random(1), Budget(40)))
    rose = next(each for each in advice if each.action.tile.id == "C10")
    assert (rose.points, rose.rival, rose.rival_points) == (0, 1, 14)
    assert [gain.points for gain in rose.gains] == [14, 0]
    assert {each.named for each in advice} <= {0, 1}
    journal.play("take C16 r1c1")
    names: Any = think_through(advise(outlook(journal.game), Random(1), Budget(300)))
    assert {each.action: each.rival_points for each in names} == {Name(0): None, Name(1): 14}
    assert str(names[0].action) == "name 0"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_others_could_get_is_said_only_where_all_their_characters_are_known(players):
    """Told of somebody, it is the truth: with the characters that lie face down, too."""
    journal = start(players, seed=6, hidden_characters=True)
    game: Any = journal.game
    told = untold = 0
    while game.turn is not None:
        view = game.view(game.turn)
        for each in think_through(advise(outlook(game), Random(1), Budget(0))):
            rest = [seat for seat in view.waiting if seat != view.seat]
            for seat, points in each.gains:
                told += 1
                if isinstance(each.action, Take | Hide):
                    assert points == true_gain(game, seat, each.action.tile)
                else:
                    assert points == max(true_gain(game, seat, tile) for tile in game.round.offer)
            untold += len(rest) > len(each.gains)
        game.play(game.legal()[0])
    assert told
    assert untold


def true_gain(game: Any, seat: int, tile: Any) -> int:
    """The points that a tile would bring somebody, as who sees everything knows."""
    planets = list(game.planets)
    before = score_sheets(planets)[seat].total
    slot = planets[seat].free(tile.kind)[0]
    _, planets[seat], _ = planets[seat].receive(tile, slot)
    return score_sheets(planets)[seat].total - before


def test_nothing_is_said_of_a_tile_that_nobody_can_see():
    journal = start(2, seed=4)
    script(journal, "draw character")
    hides: Any = think_through(advise(outlook(journal.game), Random(1), Budget(40)))
    assert all(isinstance(each.action, Hide) and each.points is not None for each in hides)
    journal.play(hides[0].action)
    takes: Any = think_through(advise(outlook(journal.game), Random(1), Budget(40)))
    assert [each.points is None for each in takes] == [each.action.tile.id == "?" for each in takes]


# --- playouts at random ---


@each_variant
def test_a_random_playout_stands_for_the_decisions_of_a_game_to_its_end(variant):
    """Those of the rules vary by the rounds in which there is but one pile to draw from."""
    game: Any = start(seed=3, **variant).game
    rng = Random(2)
    for _ in range(30):
        game.play(play_at_random(outlook(game), rng))
    counted = set(islice(random_playouts(outlook(game), Random(1)), 40))
    played = set()
    for _ in range(15):
        end, decisions = game.clone(), 0
        while end.turn is not None:
            end.play(play_at_random(outlook(end), rng))
            decisions += 1
        played.add(decisions)
    assert played <= counted
