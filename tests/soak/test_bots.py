"""Five hundred positions for each bot, each game and each variant: the hidden changes nothing."""

from collections.abc import Iterator
from itertools import product

import pytest

from tests.engine.bots.twins import count_twins
from tests.engine.planet import helpers as planet
from tests.engine.prince import helpers as prince

POSITIONS = 500
EVERY = 7  # has no divisor in common with the tiles of a game: all rounds and seats come up
BOTS = ("random", "greedy", "easy", "medium", "hard:8")


def cases() -> Iterator[object]:
    for variant, bot in product(planet.VARIANTS, BOTS):
        yield pytest.param("planet", bot, variant, id=f"planet-{planet.describe(variant)}-{bot}")
    for variant, bot in product(prince.VARIANTS, BOTS):
        yield pytest.param("prince", bot, variant, id=f"prince-{prince.describe(variant)}-{bot}")


@pytest.mark.parametrize(("game", "bot", "variant"), cases())
def test_a_bot_plays_the_same_whatever_is_hidden(
    game: str,
    bot: str,
    variant: dict[str, object],
    capsys: pytest.CaptureFixture[str],
) -> None:
    differed = count_twins(game, bot, variant, POSITIONS, EVERY, seed=100)
    with capsys.disabled():
        print(f"\n{game}, {bot}, {variant}: {POSITIONS} positions, {differed} with a twin")
    assert differed > POSITIONS // 2
