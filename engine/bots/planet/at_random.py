"""Random games from here to the end: how fast the packed game is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from engine.bots import Outlook
from engine.bots.planet.packed import laid
from engine.bots.planet.reading import read
from engine.planet.rules import DEALT_STACKS
from engine.planet.solid import EDGES
from engine.shuffle import shuffled


def random_playouts(outlook: Outlook, rng: Random) -> Iterator[int]:
    """Games that the seat may be in, played at random to the end; the decisions of each.

    What lies in any order needs no lots: where each planet's tiles will go is settled beforehand,
    and of a stack that was dealt here the last tile is as good as any other.
    """
    reading = read(outlook)
    players, open_round, draw = reading.game.players, reading.game.round, rng.random
    free_faces = [planet.free_faces() for planet in reading.game.planets]
    while True:
        game = reading.deal(rng)
        game.planets = [planet.copy() for planet in game.planets]
        spots = [_random_spots(faces, draw) for faces in free_faces]
        table = 2 * list(zip(game.planets, spots, strict=True))  # twice round, for any first seat
        decisions = 0
        while (first := game.turn) is not None:
            if not open_round < game.round <= DEALT_STACKS:
                game.offer = shuffled(game.offer, rng)
            offer, to_come = game.offer, players - game.taken
            for planet, places in table[first : first + to_come]:
                _, strips = laid(offer.pop())[places.pop()]
                planet.join(strips)
            decisions += to_come
            game.end_round()
        yield decisions


def _random_spots(faces: Sequence[int], draw: Callable[[], float]) -> list[int]:
    """All these faces in any order, each with any turn: one lot for both."""
    left, spots = list(faces), []
    for many in range(EDGES * len(left), 0, -EDGES):
        lot = int(draw() * many)
        spots.append(left.pop(lot // EDGES) * EDGES + lot % EDGES)
    return spots
