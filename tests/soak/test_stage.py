"""Whole games with everything shown that happens."""

import pytest

from engine.journal import Journal
from tests.browser.device import NewContext
from tests.browser.player import NAMES
from tests.browser.test_stage import play_with_everything_shown


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", ["prince", "planet"])
def test_a_whole_game_is_played_with_everything_shown(
    new_context: NewContext, game: str, players: int
) -> None:
    journal = Journal(game, {"players": players}, NAMES[:players], 65)
    play_with_everything_shown(new_context, journal)
