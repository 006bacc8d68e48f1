"""A floor under the strength of the bots. How strong they are is measured by `make ladder`."""

import pytest

from engine.arena import arena
from tests.engine.tables import each_game

pytestmark = pytest.mark.long


@each_game
def test_medium_wins_clearly_more_than_its_share_against_two_greedy_ones(game: str) -> None:
    found = arena(game, {"players": 3}, 1, ["medium", "greedy", "greedy"], games=60)
    assert found["bots"][0]["low"] > 1 / 3


@pytest.mark.parametrize(
    ("game", "bot", "games"), [("prince", "hard:24", 24), ("planet", "hard:12", 16)]
)
def test_even_a_short_search_wins_clearly_more_than_its_share_against_greedy(
    game: str, bot: str, games: int
) -> None:
    found = arena(game, {"players": 2}, 1, [bot, "greedy"], games)
    assert found["bots"][0]["low"] > 1 / 2
