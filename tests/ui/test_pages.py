"""Every game offers to the page what the page asks of a game, with its own types."""

from __future__ import annotations

import pytest

import engine.planet.knowledge
import engine.planet.options
import engine.prince.knowledge
import engine.prince.options
import ui.planet.page
import ui.planet.state
import ui.prince.page
import ui.prince.state
from engine.games import GAMES
from ui.games import GamePage, page_of

# mypy holds each module against the protocol.
PRINCE: GamePage[
    engine.prince.knowledge.View, ui.prince.state.TableState, engine.prince.options.Options
] = ui.prince.page
PLANET: GamePage[
    engine.planet.knowledge.View, ui.planet.state.TableState, engine.planet.options.Options
] = ui.planet.page


@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_all_that_is_asked_of_it(game: str) -> None:
    asked = {name for name in vars(GamePage) if not name.startswith("_")}
    assert asked <= set(dir(page_of(game)))
    assert asked <= set(page_of(game).__all__)  # type: ignore[attr-defined]
