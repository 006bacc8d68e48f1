"""Most points now: the plain yardstick, that every other head is measured by."""

from __future__ import annotations

from random import Random
from typing import cast

from engine.bots import Outlook, at_once
from engine.bots.prince.packed import NUMBER, place, totals
from engine.bots.prince.position import read_view
from engine.prince.actions import Action, Take
from engine.prince.knowledge import View
from engine.prince.tiles import BACKS
from engine.shuffle import pick


def play_greedily(outlook: Outlook, rng: Random) -> Action:
    """Take the tile that gives most points at once; all else at random."""
    view = cast(View, outlook.view())
    if view.phase != "take":
        return pick(view.legal, rng)
    position = read_view(view)

    def total_after(action: Action) -> int:
        assert isinstance(action, Take)
        tile = position.face_down if action.tile is BACKS[action.tile.kind] else NUMBER[action.tile]
        planets = list(position.planets)
        if tile is not None:  # one that is unseen promises nothing
            planets[position.seat] = place(position.planet, tile)
        return totals(planets)[position.seat]

    return max(view.legal, key=total_after)


think = at_once(play_greedily).think
