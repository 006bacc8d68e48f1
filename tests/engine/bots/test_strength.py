"""A floor under the strength of the bots. How strong they are is measured by `make ladder`."""

import pytest

from engine.arena import arena
from tests.engine.tables import each_game

pytestmark = pytest.mark.long


@each_game
def test_medium_wins_clearly_more_than_its_share_against_two_greedy_ones(game: str) -> None:
    found = arena(game, {"players": 3}, 1, ["medium", "greedy", "greedy"], games=60)
    assert found["bots"][0]["low"] > 1 / 3


@each_game
def test_even_a_very_short_search_wins_clearly_more_than_its_share_against_greedy(
    game: str,
) -> None:
    found = arena(game, {"players": 2}, 1, ["hard:12", "greedy"], games=16)
    assert found["bots"][0]["low"] > 1 / 2
