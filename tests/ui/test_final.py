"""What can’t be taken back is said before it is played: in words, on the table where it is done."""

from __future__ import annotations

from random import Random

import pytest

from engine.games import GAMES
from tests.ui.planet.guest import Guest
from tests.ui.test_thinking import let_bots_play, seated, think
from tests.ui.variants import each_variant
from tests.ui.visitor import Visitor
from ui.scene import Settings


def told(visitor: Visitor) -> str:
    """What is read below the sentence."""
    detail = visitor.page.by_id("detail")
    return detail.text if detail is not None else ""


def check_what_is_offered(visitor: Visitor) -> int:
    """Every final move that a tap would play now is called so; gives back how many there are."""
    final = {str(action) for action in visitor.session.scene(Settings()).final}
    offered = final & {*visitor.offered("data-do")}
    if offered:
        assert "final" in told(visitor), (offered, told(visitor))
    return len(offered)


def play_a_whole_game(visitor: Visitor, rng: Random) -> set[str]:
    """Gives back which kinds of moves were final, by the first word of what they are called."""
    kinds = set()
    while visitor.screen != "result":
        check_what_is_offered(visitor)
        final = {str(action) for action in visitor.session.scene(Settings()).final}
        played = visitor.step(rng)
        if played in final:
            kinds.add(played.split()[0])
    return kinds


@pytest.mark.long
@each_variant
def test_every_final_move_of_a_whole_game_is_called_so_before_it_is_made(variant):
    hidden, two = variant["hidden_characters"], variant["players"] == 2
    kinds = play_a_whole_game(Visitor().begin(**variant, deal=51), Random(51))
    assert kinds == {"draw", "take", *(["hide"] if two else ["name"] if hidden else [])}


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_final_move_of_planet_is_called_so_before_it_is_made(players):
    assert play_a_whole_game(Guest().begin(players, deal=52), Random(52)) == {"take"}


@pytest.mark.parametrize("players", [2, 4])
def test_without_points_on_the_table_what_is_final_is_called_so_all_the_same(players):
    visitor = Visitor()
    visitor.tell("switch live_score")
    visitor.begin(players, deal=53)
    rng, checked = Random(53), 0
    while checked < 20:
        checked += check_what_is_offered(visitor)
        visitor.step(rng)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_hint_would_have_one_play_is_called_final_where_it_is(game, players):
    visitor = seated(game, [None, *["easy"] * (players - 1)])
    rng, checked = Random(54), 0
    while checked < 2:
        let_bots_play(visitor)
        if visitor.page.by_id("go-on"):
            visitor.tap("close")
        if visitor.choices("hint"):
            visitor.tap("hint")
            while not think(visitor):
                pass
        checked += check_what_is_offered(visitor) > 0
        visitor.act(rng)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("prince", [None, "easy", "easy"]),
        ("prince", [None, "easy", None, "easy"]),
        ("prince", ["easy", None]),
        ("planet", [None, "easy", "easy"]),
        ("planet", [None, "easy", None]),
    ],
)
def test_what_was_called_final_is_never_offered_to_be_taken_back(game, bots):
    """Not while bots think either; all else is, until somebody learns by what they do."""
    visitor, rng, kinds = seated(game, bots), Random(55), set()
    let_bots_play(visitor)
    while len(visitor.session.journal.actions) < 40 and visitor.screen != "result":
        final = visitor.offered("data-do") != [] and "final" in told(visitor)
        if visitor.step(rng) is None:
            continue
        kinds.add((final, visitor.update.think))
        assert bool(visitor.choices("undo")) == (not final)
        while visitor.update.think:
            think(visitor)
            assert not (final and visitor.choices("undo"))
    assert {is_final for is_final, _ in kinds} == {True, False} or bots.count(None) == 1
    assert (True, True) in kinds
