"""Whole games with everything shown: by finger, mouse and keys, and with a finger that is held."""

import pytest

from engine.games import GAMES
from engine.journal import Journal
from tests.browser.keyboard import Keyboard
from tests.browser.lending import Lend
from tests.browser.player import NAMES, Mouse, Player
from tests.browser.stages import Holder
from tests.browser.test_stage import on_the_tablet, play_with_everything_shown


@pytest.mark.parametrize("kind", [Player, Mouse, Keyboard, Holder])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_is_played_with_everything_shown(
    lend: Lend, players: int, game: str, kind: type[Player]
) -> None:
    options = {"hidden_characters": True} if game == "prince" else {"hidden_animals": True}
    journal = Journal(game, {"players": players, **options}, NAMES[:players], 65)
    play_with_everything_shown(on_the_tablet(lend, kind), journal)
