"""Five hundred positions for each bot, each game and each variant: the hidden changes nothing."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.engine.bots.twins import count_twins
from tests.engine.planet import helpers as planet
from tests.engine.prince import helpers as prince

POSITIONS = 500
EVERY = 7  # has no divisor in common with the tiles of a game: all rounds and seats come up
BOTS = ("random", "greedy", "easy", "medium", "hard:8")


def cases() -> Iterator[object]:
    tables: list[tuple[str, str, dict[str, Any]]] = [
        *(("planet", planet.describe(variant), variant) for variant in planet.VARIANTS),
        *(("prince", prince.describe(variant), variant) for variant in prince.VARIANTS),
    ]
    for (game, words, variant), bot in product(tables, BOTS):
        yield pytest.param(game, bot, variant, id=f"{game}-{words}-{bot}")


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
