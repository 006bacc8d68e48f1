"""No bot sees what its seat can't see, in any game and any variant."""

from __future__ import annotations

import pytest

from tests.engine.bots.twins import count_twins
from tests.engine.tables import each_table

pytestmark = pytest.mark.long


@each_table
@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "medium", "hard:3"])
def test_a_bot_plays_the_same_whatever_is_hidden(game, bot, variant):
    # So many steps are no multiple of the tiles in a round: all seats and rounds come up.
    assert count_twins(game, bot, variant, number=4, every=11) >= 3
