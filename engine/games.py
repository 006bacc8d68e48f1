"""The games of this house: the one place that lists them."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from engine.game import AnyRules, BadSave

GAMES = ("prince", "planet")


def rules_of(game: str) -> AnyRules:
    """The rules of a game, loaded when they are first wanted."""
    if game not in GAMES:
        raise BadSave("There is no game “{game}” here.", game=str(game)[:40])
    return cast(AnyRules, import_module(f"engine.{game}"))
