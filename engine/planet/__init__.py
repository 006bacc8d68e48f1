"""Planet, after Urtis Šulinskas: 2 to 4 players, a dodecahedron each, and animals to win."""

from __future__ import annotations

from typing import Any

from engine.game import outcome
from engine.planet.actions import parse
from engine.planet.animals import ANIMALS
from engine.planet.objectives import OBJECTIVES
from engine.planet.options import OPTIONS, PLAYERS, Options, read_options
from engine.planet.rules import Game, lay_out
from engine.planet.solid import CONTACTS
from engine.planet.tiles import TILES

__all__ = [
    "OPTIONS",
    "PLAYERS",
    "Game",
    "Options",
    "data",
    "lay_out",
    "parse",
    "read_options",
    "result",
]


def result(game: Game) -> dict[str, Any]:
    """A finished game: what was dealt, who got which animal, the planets, points and winners."""
    dealt = {
        "stacks": [[tile.id for tile in stack] for stack in game.stacks],
        "deal": [[animal.id for animal in row] for row in game.deal],
        "awards": [award.to_json() for award in game.awards],
    }
    return dealt | outcome(game.scores(), planet=game.planets)


def data() -> dict[str, Any]:
    """The tiles, the animals, the objectives, and how the solid's edges meet."""
    return {
        "tiles": [{"id": tile.id, "areas": list(tile.areas)} for tile in TILES.values()],
        "animals": [
            {"id": animal.id, "habitat": animal.habitat, "rule": animal.rule, "other": animal.other}
            for animal in ANIMALS.values()
        ],
        "objectives": {
            habitat: [list(band) for band in bands] for habitat, bands in OBJECTIVES.items()
        },
        "contacts": [[list(here), list(there)] for here, there in CONTACTS],
    }
