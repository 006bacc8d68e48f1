"""No bot sees what its seat can't see, in any game and any variant."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import rules_of
from tests.engine.bots.twins import count_twins, some_positions
from tests.engine.tables import Variant, each_game, each_table, played, table_of

pytestmark = pytest.mark.long

NUMBER = 7


def steps(game: str, variant: Variant) -> int:
    """So many from one position to the next that they come from the whole of a game.

    It is an odd number, so that it is not always the same seat's turn.
    """
    return len(played(game, variant, seed=1).actions) // (NUMBER - 1) | 1


def round_of(position: Any) -> int:
    number: int = position.view(None).round
    return number


@each_table
@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "medium", "hard:3"])
def test_a_bot_plays_the_same_whatever_is_hidden(game, bot, variant):
    assert count_twins(game, bot, variant, NUMBER, steps(game, variant)) >= 4


@each_game
def test_the_positions_come_from_all_of_a_game_and_from_all_seats(game):
    seats: dict[int, set[int | None]] = {players: set() for players in rules_of(game).PLAYERS}
    for variant in table_of(game).VARIANTS:
        last = round_of(played(game, variant, seed=1).game)
        found = some_positions(game, variant, NUMBER, steps(game, variant))
        rounds = [round_of(position) for position in found]
        assert min(rounds) == 1
        assert max(rounds) >= last - 2
        assert len(set(rounds)) >= NUMBER - 2
        seats[variant["players"]].update(position.turn for position in found)
    for players, to_act in seats.items():
        assert to_act == set(range(players))
