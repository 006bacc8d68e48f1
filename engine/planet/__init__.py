"""Planet, after Urtis Šulinskas: 2 to 4 players, a dodecahedron each, and animals to win."""

from __future__ import annotations

from typing import Any

from engine.planet.actions import parse
from engine.planet.animals import ANIMALS
from engine.planet.objectives import OBJECTIVES
from engine.planet.options import OPTIONS, PLAYERS, Options, read_options
from engine.planet.rules import Game, deal, lay_out
from engine.planet.scoring import sheet_json, winners
from engine.planet.solid import CONTACTS
from engine.planet.tiles import TILES

__all__ = [
    "OPTIONS",
    "PLAYERS",
    "Game",
    "Options",
    "data",
    "deal",
    "lay_out",
    "parse",
    "read_options",
    "result",
]


def result(game: Game) -> dict[str, Any]:
    """A finished game: what was dealt, who got which animal, the planets, points and winners."""
    sheets = game.scores()
    return {
        "stacks": [[tile.id for tile in stack] for stack in game.stacks],
        "deal": [[animal.id for animal in row] for row in game.deal],
        "awards": [award.to_json() for award in game.awards],
        "seats": [
            {"planet": planet.to_json()} | sheet_json(sheet)
            for planet, sheet in zip(game.planets, sheets, strict=True)
        ],
        "winners": winners(sheets),
    }


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
