"""No bot sees what its seat can't see: hidden stacks, face-down animals, others' objectives."""

from __future__ import annotations

import pytest

from tests.engine.bots.twins import count_twins
from tests.engine.planet.helpers import VARIANTS, describe


@pytest.mark.parametrize("variant", VARIANTS, ids=describe)
@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "medium", "hard:3"])
def test_a_bot_plays_the_same_whatever_is_hidden(bot, variant):
    # Nine is no multiple of the tiles in a game of 2, 3 or 4: other rounds and seats each game.
    assert count_twins("planet", bot, variant, number=3, every=9) >= 2
