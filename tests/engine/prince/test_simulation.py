"""Whether random play gives the points that the rules expect of it: a rough check of everything."""

from statistics import mean
from typing import cast

import pytest

from engine.prince.rules import Game
from engine.simulate import simulate

pytestmark = pytest.mark.long

GAMES = 250
EXPECTED = {2: (26, 32), 3: (27, 35), 4: (27, 36), 5: (28, 38)}  # mean score, and the winner's
WITHIN = 1.5


def game_of(players: int, seed: int) -> Game:
    return cast(Game, simulate("prince", {"players": players}, seed).game)


@pytest.mark.parametrize("players", EXPECTED)
def test_random_play_scores_as_expected_on_average(players: int) -> None:
    sheets = [game_of(players, seed).scores() for seed in range(GAMES)]
    everyone, winner = EXPECTED[players]
    totals = [[sheet.total for sheet in game] for game in sheets]
    assert mean(total for game in totals for total in game) == pytest.approx(everyone, abs=WITHIN)
    assert mean(map(max, totals)) == pytest.approx(winner, abs=WITHIN)
    most_volcanoes = mean(max(sheet.volcanoes for sheet in game) for game in sheets)
    assert 5 <= most_volcanoes <= 7
