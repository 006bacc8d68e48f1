"""Easy: wants what is near, and overlooks a lot. A child can beat it.

It knows its objective and the animals of this round and the next. It makes its own lands large for
them and does not look at what the others have. Of all places it tries only a few that happen to
catch its eye.
"""

from __future__ import annotations

from random import Random

from engine.bots import Budget, Outlook, Thought
from engine.bots.planet.choices import Judge, best_choice, judged, spots
from engine.bots.planet.packed import NO_HABITAT, PackedPlanet, measure
from engine.bots.planet.reading import read
from engine.bots.planet.simulator import PackedGame
from engine.game import Action
from engine.shuffle import shuffled

TRIES = 6
ROUNDS_SEEN = 2
AREA = 0.8  # an area of the objective, beside one more area for an animal


def think(outlook: Outlook, rng: Random, _budget: Budget) -> Thought[Action]:
    """Take the best of a few things that it may do."""
    reading = read(outlook)
    judge = wishes(reading.game, reading.seat)
    planet = reading.game.planets[reading.seat]
    places = [(tile, spot) for tile in reading.game.offer for spot in spots(planet)]
    tried = [judged(planet, *place, judge) for place in shuffled(places, rng)[:TRIES]]
    yield
    return best_choice(tried, rng).action


def wishes(game: PackedGame, seat: int) -> Judge:
    """The judge who wants large lands for the next animals, whatever the others have."""
    objective = game.objectives[seat]
    animals = [animal for animal, away in game.coming() if away < ROUNDS_SEEN]

    def judge(planet: PackedPlanet) -> float:
        value = 0.0
        if objective != NO_HABITAT:
            value = AREA * planet.land[objective].bit_count()
        for animal in animals:
            value += measure(planet, animal)
        return value

    return judge
