"""How many ways a game can begin: the number of sequences of the first actions, by their number.

The numbers follow from the rules alone. With three players, for example: 4 piles; times 3 tiles on
4 slots; times 2 players to name; times 2 tiles on 4 slots; times 1 tile on 4 slots; and in the
second round 4 piles again, and then 3 slots where the same pile was drawn, and 4 where it was not.
"""

import pytest

from tests.engine.prince.helpers import start
from tests.engine.tables import perft

TABLE = {
    # players, edition: after 1, 2, 3... actions
    (2, "2013"): [4, 12, 144, 1_152, 4_608, 13_824],
    (3, "2013"): [4, 48, 96, 768, 3_072, 12_288, 138_240],
    (4, "2013"): [4, 64, 192, 2_304, 4_608, 36_864, 147_456],
    (5, "2013"): [4, 80, 320, 5_120, 15_360, 184_320],
    (2, "2025"): [3, 36, 288, 1_152, 3_456, 38_880],
    (3, "2025"): [12, 24, 192, 768, 3_072, 34_560],
    (4, "2025"): [16, 48, 576, 1_152, 9_216, 36_864],
    (5, "2025"): [20, 80, 1_280, 3_840, 46_080, 92_160],
}


@pytest.mark.parametrize(("players", "edition"), TABLE)
def test_the_first_actions_can_be_played_in_so_many_ways(players: int, edition: str) -> None:
    expected = TABLE[players, edition]
    game = start(players, seed=1, edition=edition).game
    before = game.clone()
    assert [perft(game, depth + 1) for depth in range(len(expected))] == expected
    assert game == before


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("seed", [2, 3])
def test_neither_the_tiles_nor_the_variant_change_what_may_be_done(seed: int, hidden: bool) -> None:
    game = start(3, seed=seed, hidden_characters=hidden).game
    assert [perft(game, depth) for depth in range(1, 6)] == TABLE[3, "2013"][:5]
