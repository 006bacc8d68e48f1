"""Random games from here to the end: how fast the packed game is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.bots import Outlook
from engine.bots.planet.packed import strips
from engine.bots.planet.reading import read
from engine.planet.solid import EDGES
from engine.shuffle import shuffled


def random_playouts(outlook: Outlook, rng: Random) -> Iterator[int]:
    """Games that the seat may be in, played at random to the end; the decisions of each.

    The faces of each planet are shuffled once, which is as good as picking one each time.
    """
    reading = read(outlook)
    free_faces = [planet.free_faces() for planet in reading.game.planets]
    draw, players = rng.random, reading.game.players
    while True:
        game = reading.deal(rng)
        planets = game.planets = [planet.copy() for planet in game.planets]
        faces = [shuffled(free, rng) for free in free_faces]
        decisions = 0
        while (seat := game.turn) is not None:
            offer, to_come = game.offer, players - game.taken
            for _ in range(to_come):
                tile = offer.pop(int(draw() * len(offer)))
                spot = faces[seat].pop() * EDGES + int(draw() * EDGES)
                planets[seat].put(spot, strips(tile)[spot])
                seat = (seat + 1) % players
            decisions += to_come
            game.end_round()
        yield decisions
