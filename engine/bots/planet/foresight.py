"""How likely each player is to win an animal that is still to come, and what that is worth.

Each planet has a strength for each animal, which grows with what one can count on it (see
`engine.bots.planet.weights`). The chance to win is the share that the own strength, as a power of
e, has in the sum of all: who is far ahead of the others is almost sure of it, who is level with
three others has a quarter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import accumulate, repeat
from operator import mul

from engine.bots.odds import power_of_e
from engine.bots.planet.packed import OBJECTIVE_POINTS, WISHES, PackedPlanet
from engine.bots.planet.weights import FROM_OPEN, MINE, WEIGHTS, Row
from engine.planet.solid import AREAS, EDGES

Odds = list[float]  # the strength as a power of e, by the number of the animal

LARGEST_COUNTED = 30  # no region is stronger for being larger than this
WEAKEST, STRONGEST = -4000, 12000  # in hundredths; no planet is beyond
POWERS = tuple(
    accumulate(
        repeat(power_of_e(0.01), STRONGEST - WEAKEST), mul, initial=power_of_e(WEAKEST / 100)
    )
)

# How often a player gets 0, 1, 2, 3, 4 areas for the objective with a tile.
AREAS_A_TILE = (0.22, 0.20, 0.28, 0.23, 0.07)


@cache
def worth_of_areas(objective: int, tiles: int) -> tuple[float, ...]:
    """The points to expect of an objective with so many tiles to come, by the areas so far."""
    if tiles == 0:
        return tuple(map(float, OBJECTIVE_POINTS[objective]))
    later = worth_of_areas(objective, tiles - 1) + (OBJECTIVE_POINTS[objective][AREAS],) * EDGES
    worths = []
    for areas in range(AREAS + 1):
        worth = 0.0
        for more, often in enumerate(AREAS_A_TILE):
            worth += often * later[areas + more]
        worths.append(worth)
    return tuple(worths)


# --- the strength of a planet for an animal, by its rule ---

Strength = Callable[[PackedPlanet, int, int, Row, Row], int]


def strength_for_most(planet: PackedPlanet, habitat: int, _: int, sizes: Row, row: Row) -> int:
    """Many regions, best where nothing can join them any more."""
    regions, free = planet.regions[habitat], planet.free
    gaps = closed = 0
    for _, border, _ in regions:
        if uncovered := border & free:
            gaps += uncovered.bit_count()
        else:
            closed += 1
    opened, rest, total = row
    return (
        sizes[len(regions)]
        + opened * gaps
        + rest * closed
        + total * planet.land[habitat].bit_count()
    )


def strength_for_touching(
    planet: PackedPlanet, habitat: int, other: int, sizes: Row, row: Row
) -> int:
    """A large region that touches and can grow, or a larger one that may come to touch."""
    free, land = planet.free, planet.land[other]
    largest = second = apart = around = 0
    for _, border, size in planet.regions[habitat]:
        if border & land:
            if size > largest:
                largest, second, around = size, largest, border
            elif size > second:
                second = size
        elif size > apart and border & free:
            apart = size
    opened, rest, total, next_best, others, none = row
    return (
        sizes[largest]
        + opened * (around & free).bit_count()
        + total * planet.land[habitat].bit_count()
        + next_best * second
        + others * land.bit_count()
        + (rest * (apart - largest) if apart > largest else 0)
        + (0 if largest else none)
    )


def strength_for_not_touching(
    planet: PackedPlanet, habitat: int, other: int, sizes: Row, row: Row
) -> int:
    """A large region that does not touch and can grow, without much that could spoil it."""
    land = planet.land[other]
    largest = second = spoilt = around = 0
    for _, border, size in planet.regions[habitat]:
        if not border & land:
            if size > largest:
                largest, second, around = size, largest, border
            elif size > second:
                second = size
        elif size > spoilt:
            spoilt = size
    opened, rest, total, next_best, others, none = row
    return (
        sizes[largest]
        + opened * (around & planet.free).bit_count()
        + rest * spoilt
        + total * planet.land[habitat].bit_count()
        + next_best * second
        + others * land.bit_count()
        + (0 if largest else none)
    )


STRENGTHS: tuple[Strength, ...] = (
    strength_for_most,
    strength_for_touching,
    strength_for_not_touching,
)


@cache
def _sizes(rule: int, away: int, yet: bool) -> Row:
    """What each size counts, with what counts for every planet; 0 is where POWERS begin."""
    size, curve, may_grow, *_ = WEIGHTS[rule][away]
    counted = (min(areas, LARGEST_COUNTED) for areas in range(AREAS + 1))
    base = may_grow if yet else 0
    return tuple(base + size * n + curve * n * n // 10 - WEAKEST for n in counted)


@cache
def zeal(animal: int, away: int) -> float:
    """How many times as strong a player is whose objective is the animal's habitat."""
    return power_of_e(WEIGHTS[WISHES[animal][1]][away][MINE] / 100)


class Foresight:
    """Looks at planets with the animals in mind that come in the next rounds.

    An animal that has to travel on counts as one of the round that it travels to.
    """

    def __init__(self, coming: Iterable[tuple[int, int]]) -> None:
        """`coming`: the animals by number, and their rounds."""
        self._rounds = tuple(coming)
        self._plans: dict[tuple[int, bool], list[tuple[int, Strength, int, int, Row, Row]]] = {}

    def odds(self, planet: PackedPlanet, number: int, yet: bool) -> Odds:
        """How a planet stands in this round, for each animal to come.

        `yet`: its owner has yet to take a tile in this round.
        """
        plan = self._plans.get((number, yet))
        if plan is None:
            plan = self._plans[number, yet] = self._plan(number, yet)
        odds = [0.0] * len(WISHES)
        for animal, strength, habitat, other, sizes, row in plan:
            odds[animal] = POWERS[strength(planet, habitat, other, sizes, row)]
        return odds

    def _plan(self, number: int, yet: bool) -> list[tuple[int, Strength, int, int, Row, Row]]:
        plan = []
        for animal, own_round in self._rounds:
            habitat, rule, other = WISHES[animal]
            away = max(0, own_round - number)
            row = WEIGHTS[rule][away][FROM_OPEN:]
            plan.append((animal, STRENGTHS[rule], habitat, other, _sizes(rule, away, yet), row))
        return plan
