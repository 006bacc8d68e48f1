"""Five hundred positions for each bot of Planet and each variant: the hidden changes nothing."""

import pytest

from tests.engine.bots.twins import count_twins
from tests.engine.planet.helpers import VARIANTS, describe

POSITIONS = 500


@pytest.mark.parametrize("variant", VARIANTS, ids=describe)
@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "medium", "hard:8"])
def test_a_bot_plays_the_same_whatever_is_hidden(
    bot: str, variant: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    # Seven and the tiles in a game have no divisor in common: every round and seat comes up.
    differed = count_twins("planet", bot, variant, POSITIONS, every=7, seed=100)
    with capsys.disabled():
        print(f"\n{bot}, {describe(variant)}: {POSITIONS} positions, {differed} with a twin")
    assert differed > POSITIONS // 2
