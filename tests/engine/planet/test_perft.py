"""How many ways there are to go on: a number that changes with the smallest slip in the rules."""

from __future__ import annotations

from math import prod

import pytest

from tests.engine.planet.helpers import play_on, start
from tests.engine.tables import perft


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_two_actions_have_300_and_240_ways(players: int) -> None:
    game = start(players).game
    assert perft(game, 1) == 300
    assert perft(game, 2) == 300 * 240 == 72_000


@pytest.mark.parametrize(("players", "ways"), [(2, 500), (3, 7_500), (4, 75_000)])
def test_the_last_round_has_this_many_ways_to_go(players: int, ways: int) -> None:
    journal = play_on(start(players), until=12)
    assert perft(journal.game, players) == ways
    assert ways == prod(5 * (5 - seat) for seat in range(players))


def test_the_last_round_of_two_players_ends_in_these_ways() -> None:
    game = play_on(start(2, seed=3), until=12).game
    ends: list[tuple[int, ...]] = []
    for first in game.legal():
        half = game.clone()
        half.play(first)
        for second in half.legal():
            end = half.clone()
            end.play(second)
            assert end.turn is None
            ends.append(tuple(sheet.total for sheet in end.scores()))
    assert len(ends) == 500
    assert (min(ends), max(ends)) == ((18, 17), (22, 16))
    assert (len(set(ends)), sum(map(sum, ends))) == (7, 18_544)
