"""Every game offers to the house what the house asks of a game, with its own types."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import engine.bots.planet
import engine.bots.prince
import engine.planet
import engine.planet.tally
import engine.prince
import engine.prince.tally
import ui
import ui.planet.hint
import ui.planet.lesson
import ui.planet.memory
import ui.planet.page
import ui.planet.portrait
import ui.planet.rulebook
import ui.planet.tally
import ui.prince.hint
import ui.prince.lesson
import ui.prince.memory
import ui.prince.page
import ui.prince.portrait
import ui.prince.rulebook
import ui.prince.tally
from engine import planet, prince
from engine.bots import Mind
from engine.game import Rules
from engine.games import GAMES
from engine.planet.knowledge import View as PlanetView
from engine.planet.options import Options as PlanetOptions
from engine.planet.rules import Game as PlanetGame
from engine.planet.scoring import ScoreSheet as PlanetSheet
from engine.prince.knowledge import View as PrinceView
from engine.prince.options import Options as PrinceOptions
from engine.prince.rules import Game as PrinceGame
from engine.prince.scoring import ScoreSheet as PrinceSheet
from engine.tally import Counter
from ui.games import GameMemory, GamePage, extra_of
from ui.hints import Hints, hints_of
from ui.lesson import Teacher
from ui.planet.state import TableState as PlanetState
from ui.portrait import Portraits
from ui.prince.state import TableState as PrinceState
from ui.real_table import Counting
from ui.rulebook import Rulebook

# mypy holds each module against its protocol.
RULES: tuple[Rules[PrinceOptions, PrinceGame], Rules[PlanetOptions, PlanetGame]] = prince, planet
MINDS: list[Mind] = [engine.bots.prince, engine.bots.planet]
COUNTERS: list[Counter] = [engine.prince.tally, engine.planet.tally]
PAGES: tuple[
    GamePage[PrinceView, PrinceState, PrinceOptions],
    GamePage[PlanetView, PlanetState, PlanetOptions],
] = ui.prince.page, ui.planet.page
MEMORIES: tuple[GameMemory[PrinceView, PrinceSheet], GameMemory[PlanetView, PlanetSheet]] = (
    ui.prince.memory,
    ui.planet.memory,
)
RULEBOOKS: tuple[Rulebook[PrinceOptions], Rulebook[PlanetOptions]] = (
    ui.prince.rulebook,
    ui.planet.rulebook,
)
HINTS: tuple[Hints[PrinceView, PrinceState], Hints[PlanetView, PlanetState]] = (
    ui.prince.hint,
    ui.planet.hint,
)
COUNTINGS: tuple[Counting[PrinceSheet], Counting[PlanetSheet]] = ui.prince.tally, ui.planet.tally
TEACHERS: tuple[Teacher[PrinceState], Teacher[PlanetState]] = ui.prince.lesson, ui.planet.lesson
PORTRAITS: tuple[Portraits[PrinceView], Portraits[PlanetView]] = (
    ui.prince.portrait,
    ui.planet.portrait,
)
# What no game can go without: the module, and what is asked of it.
DOORS = {
    "engine.{game}": Rules,
    "ui.{game}.page": GamePage,
    "ui.{game}.memory": GameMemory,
    "ui.{game}.rulebook": Rulebook,
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("door", DOORS)
def test_a_game_has_all_that_is_asked_of_it(door: str, game: str) -> None:
    asked = {name for name in vars(DOORS[door]) if not name.startswith("_")}
    assert asked
    assert asked <= set(dir(import_module(door.format(game=game))))


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
