"""What may be done with a planet: each tile of the offer, on each free face, with each turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple

from engine.bots import Thought
from engine.bots.planet.packed import EVERYWHERE, PackedPlanet, laid
from engine.bots.planet.simulator import PackedGame
from engine.planet.actions import TAKE, Take
from engine.planet.solid import EDGES
from engine.planet.tiles import Tile
from engine.shuffle import pick

Judge = Callable[[PackedPlanet], float]  # what a planet would be worth to its owner


class Choice(NamedTuple):
    """A tile and where it goes, the planet then, and what somebody thinks of it."""

    tile: Tile
    spot: int
    planet: PackedPlanet
    value: float

    @property
    def action(self) -> Take:
        face, turn = divmod(self.spot, EDGES)
        return TAKE[self.tile][face][turn]


def spots(planet: PackedPlanet) -> list[int]:
    """The free faces with five turns each. On a bare planet they are all the same."""
    if planet.free == EVERYWHERE:
        return [0]
    return [face * EDGES + turn for face in planet.free_faces() for turn in range(EDGES)]


def judged(planet: PackedPlanet, tile: Tile, spot: int, judge: Judge) -> Choice:
    """One thing that may be done, as somebody judges it."""
    after = planet.place(laid(tile)[spot])
    return Choice(tile, spot, after, judge(after))


def all_choices(game: PackedGame, seat: int, judge: Judge) -> Thought[list[Choice]]:
    """All that a seat may do, in the order of the offer; with a pause after each tile."""
    planet = game.planets[seat]
    places = spots(planet)
    found: list[Choice] = []
    for tile in game.offer:
        found += [judged(planet, tile, spot, judge) for spot in places]
        yield
    return found


def best_choice(choices: Iterable[Choice], rng: Random) -> Choice:
    """The best; any of those that are equal."""
    choices = list(choices)
    best = max(choice.value for choice in choices)
    return pick([choice for choice in choices if choice.value == best], rng)
