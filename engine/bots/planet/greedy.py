"""Greedy: the most points now. It is the plain yardstick that the others are measured by.

It counts what it would have if the round ended at once: its objective, and the animals of this
round for which its planet would be the best. Many moves are often equal by that. Then the areas of
the objective decide, together with the points of the later animals for which it would lead.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.bots import Budget, Outlook, Thought
from engine.bots.planet.choices import Judge, all_choices, best_choice
from engine.bots.planet.packed import NO_HABITAT, OBJECTIVE_POINTS, PackedPlanet, measure
from engine.bots.planet.reading import read
from engine.bots.planet.simulator import PackedGame
from engine.game import Action

LATER = 1e-3  # what breaks ties; never as much as a point


def think(outlook: Outlook, rng: Random, _budget: Budget) -> Thought[Action]:
    """Take what gives the most points now; any of those that are equal."""
    reading = read(outlook)
    judge = points_now(reading.game, reading.seat)
    choices = yield from all_choices(reading.game, reading.seat, judge)
    return best_choice(choices, rng).action


def points_now(game: PackedGame, seat: int) -> Judge:
    """The judge who counts what a planet would bring at once, and a little for what is to come."""
    objective = game.objectives[seat]
    at_once = points_at_once(game, seat)
    later = [
        (animal, game.best_of_others(animal, seat), game.worth(animal, seat))
        for animal, away in game.coming()
        if away
    ]

    def judge(planet: PackedPlanet) -> float:
        to_come = 0 if objective == NO_HABITAT else planet.land[objective].bit_count()
        for animal, other, worth in later:
            if measure(planet, animal) > other:
                to_come += worth
        return at_once(planet) + LATER * to_come

    return judge


def points_at_once(game: PackedGame, seat: int) -> Callable[[PackedPlanet], int]:
    """The objective, and the animals of this round, if nobody else took a tile any more."""
    objective = game.objectives[seat]
    now = [
        (animal, game.best_of_others(animal, seat), game.worth(animal, seat))
        for animal, away in game.coming()
        if not away
    ]

    def count(planet: PackedPlanet) -> int:
        points = 0
        if objective != NO_HABITAT:
            points = OBJECTIVE_POINTS[objective][planet.land[objective].bit_count()]
        for animal, other, worth in now:
            if measure(planet, animal) > other:
                points += worth
        return points

    return count
