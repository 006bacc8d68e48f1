"""Where the rules open: at what whoever is at the tablet looks at."""

from __future__ import annotations

from engine.prince.events import Turned
from engine.prince.tiles import Tile
from ui.prince.planets import VOLCANOES, sheets
from ui.prince.state import Scene, known_choice, near_planet


def place_in_the_rules(scene: Scene) -> str:
    """A character or the volcanoes of the score, a tile that is touched, or the round."""
    state, planet = scene.state, near_planet(scene)
    if state.line is not None and state.line[0] == scene.seat:
        return _of_line(scene, state.line[1])
    if tile := known_choice(scene):
        return _of_tile(tile)
    if state.shown is not None and (tile := planet.tiles[state.shown]):
        return "baobabs" if state.shown in planet.turned else _of_tile(tile)
    if any(isinstance(event, Turned) for event in scene.happened):
        return "baobabs"
    return "round"


def _of_line(scene: Scene, slot: int) -> str:
    if slot == VOLCANOES:
        return "volcanoes"
    line = sheets(scene)[scene.seat].line_on(slot)
    return line.source if line else "characters"


def _of_tile(tile: Tile) -> str:
    """What is most of a question about a tile."""
    if tile.kind == "character":
        return tile.character or "hidden"
    return next(
        (place for thing, place in _THINGS.items() if thing in tile.objects),
        "places",
    )


_THINGS = {"baobab": "baobabs", "volcano": "volcanoes"}
