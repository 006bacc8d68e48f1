"""No bot sees what its seat can't see: piles, face-down tiles, hidden characters."""

from __future__ import annotations

import pytest

from tests.engine.bots.twins import count_twins
from tests.engine.prince.helpers import VARIANTS, describe


@pytest.mark.parametrize("variant", VARIANTS, ids=describe)
@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "medium", "hard:4"])
def test_a_bot_plays_the_same_whatever_is_hidden(bot, variant):
    assert count_twins("prince", bot, variant, number=4, every=17) >= 3
