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
    draw = rng.random
    while True:
        game = reading.deal(rng)
        planets = game.planets = [planet.copy() for planet in game.planets]
        faces = [shuffled(planet.free_faces(), rng) for planet in planets]
        decisions = 0
        while (seat := game.turn) is not None:
            offer = game.offer
            tile = offer[int(draw() * len(offer))]
            spot = faces[seat].pop() * EDGES + int(draw() * EDGES)
            planet = planets[seat]
            planet.put(spot, strips(tile)[spot])
            game.take(tile, planet)
            decisions += 1
        yield decisions
