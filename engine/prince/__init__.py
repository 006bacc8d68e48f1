"""Make Me a Planet, after Antoine Bauza and Bruno Cathala: 2 to 5 players, a 4x4 planet each."""

from __future__ import annotations

from typing import Any

from engine.game import outcome
from engine.prince.actions import parse
from engine.prince.options import OPTIONS, PLAYERS, Options, read_options
from engine.prince.rules import Game, lay_out
from engine.prince.tiles import TILES

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
    """A finished game: what was drawn, the planets, the points and who won."""
    draws = [[tile.id for tile in played.drawn] for played in game.past]
    return {"draws": draws} | outcome(game.scores(), planet=game.planets)


def data() -> dict[str, Any]:
    """The tile set."""
    return {
        "tiles": [
            {"id": tile.id, "kind": tile.kind}
            | ({"character": tile.character} if tile.character else {})
            | {"objects": dict(tile.objects)}
            for tile in TILES.values()
        ]
    }
