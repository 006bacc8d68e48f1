"""Five hundred positions for each bot, each game and each variant: the hidden changes nothing."""

from pathlib import Path

import pytest

from tests.engine.bots.twins import count_twins
from tests.engine.tables import Variant, each_table
from tests.tools.test_bots import AS_ON_THE_PAGE, play_in_both

POSITIONS = 500
EVERY = 7  # has no divisor in common with the tiles of a game: all rounds and seats come up


@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "medium", "hard:8"])
@each_table
def test_a_bot_plays_the_same_whatever_is_hidden(
    game: str, bot: str, variant: Variant, capsys: pytest.CaptureFixture[str]
) -> None:
    differed = count_twins(game, bot, variant, POSITIONS, EVERY, seed=100)
    with capsys.disabled():
        print(f"\n{game}, {bot}, {variant}: {POSITIONS} positions, {differed} with a twin")
    assert differed > POSITIONS // 2


def test_with_all_playouts_the_same_game_is_played_in_the_browsers_python(tmp_path: Path) -> None:
    play_in_both([("prince", {"players": 2}, AS_ON_THE_PAGE)], tmp_path)
