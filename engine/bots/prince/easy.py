"""A friendly beginner: takes what its characters like, as far as it thinks of them.

It overlooks what a child overlooks: now and then a character of its own, or that a third baobab
turns three tiles over. It knows that volcanoes are bad, and not when they are not. It never asks
what others want, and lets whoever is ahead pick next, whom it admires. Once in a while it is
curious about what lies face down.
"""

from __future__ import annotations

from random import Random
from typing import cast

from engine.bots import Outlook, at_once
from engine.bots.prince.choices import take_action
from engine.bots.prince.packed import (
    ALL,
    CAST_SHIFT,
    FACE,
    FULL,
    VOLCANO,
    cast_of,
    place,
    points,
    totals,
)
from engine.bots.prince.position import Position, read_view
from engine.prince.actions import NAME, Action
from engine.prince.knowledge import View
from engine.prince.tiles import BACKS, KINDS
from engine.shuffle import pick

FORGETS = 0.1  # how often it does not think of a character when it looks at the tiles
OVERLOOKS = 0.3  # how often it does not see that baobabs will turn
CURIOUS = 0.04  # how often it takes a tile that it has not seen, whatever there is to see


def play_easily(outlook: Outlook, rng: Random) -> Action:
    """Take what looks good, and let the best one pick; all else is left to chance."""
    view = cast(View, outlook.view())
    if view.phase in ("draw", "hide"):
        return pick(view.legal, rng)
    now = read_view(view)
    if view.phase == "name":
        return NAME[_who_is_ahead(now, rng)]
    assert now.kind is not None
    back = BACKS[KINDS[now.kind]]
    if now.hides and now.face_down is None and rng.random() < CURIOUS:
        return take_action(view, back)
    liked = _what_looks_best(now, rng)
    return take_action(view, back if liked == now.face_down else ALL[liked])


def _what_looks_best(now: Position, rng: Random) -> int:
    planet = now.planet
    for who in cast_of(planet):
        if rng.random() < FORGETS:
            planet -= 1 << CAST_SHIFT[who]
    careless = rng.random() < OVERLOOKS
    tiles = now.offer if now.face_down is None else (*now.offer, now.face_down)
    looks = [_look(planet, tile, careless) for tile in tiles]
    return pick([tile for tile, look in zip(tiles, looks, strict=True) if look == max(looks)], rng)


def _who_is_ahead(now: Position, rng: Random) -> int:
    """Any of those with the most points who have no tile yet."""
    scores = totals(now.planets)
    most = max([scores[seat] for seat in now.others])
    return pick([seat for seat in now.others if scores[seat] == most], rng)


def _look(planet: int, tile: int, careless: bool) -> int:
    """The points that a planet seems to have with this tile."""
    after = planet + FACE[tile] if careless else place(planet, tile)
    return points(after) - (FACE[tile] >> VOLCANO & FULL)


think = at_once(play_easily).think
