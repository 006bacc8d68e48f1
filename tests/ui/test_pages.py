"""Every game offers to the page what the page asks of a game, with its own types."""

from __future__ import annotations

from pathlib import Path

import pytest

import engine.planet.knowledge
import engine.planet.options
import engine.prince.knowledge
import engine.prince.options
import ui
import ui.planet.page
import ui.planet.state
import ui.prince.page
import ui.prince.state
from engine.games import GAMES
from ui.games import GamePage, extra_of, page_of
from ui.hints import hints_of

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


def test_a_game_may_go_without_a_module_but_one_that_lacks_something_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ui, "__path__", [*ui.__path__, str(tmp_path)])
    (tmp_path / "halves").mkdir()
    for name in ("__init__", "tally", "hint"):
        missing = "" if name == "__init__" else "import what_no_library_has"
        (tmp_path / "halves" / f"{name}.py").write_text(missing, "utf-8")
    assert extra_of("halves", "portrait") is None
    with pytest.raises(ModuleNotFoundError, match="what_no_library_has"):
        extra_of("halves", "tally")
    with pytest.raises(ModuleNotFoundError, match="what_no_library_has"):
        hints_of("halves")
