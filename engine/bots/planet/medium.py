"""Medium: weighs what is to come. It looks at all that it may do, and not at what follows.

For each animal still to come it asks how far its planet would be ahead of the best other one. The
further away the animal's round, the less a lead says. Each player who can still pass it raises what
counts as one. An area of its objective is worth somewhat less than its part of the points, as the
last ones may come too late or fall between two bands.

It also asks what a tile is worth to those who take after it: what they lose without it is a gain,
the smaller, the more there are to share it with.
"""

from __future__ import annotations

from functools import cache
from heapq import nlargest
from random import Random

from engine.bots import Budget, Outlook, Thought
from engine.bots.odds import chance
from engine.bots.planet.choices import Judge, all_choices, best_choice
from engine.bots.planet.packed import (
    MOST,
    NO_HABITAT,
    OBJECTIVE_POINTS,
    WISHES,
    PackedPlanet,
    measure,
)
from engine.bots.planet.reading import read
from engine.bots.planet.simulator import PackedGame
from engine.game import Action
from engine.planet.objectives import OBJECTIVES
from engine.planet.rules import ROUNDS
from engine.planet.solid import AREAS
from engine.planet.tiles import HABITATS, Tile

AREA = 0.48  # points for an area of the objective
ENOUGH = tuple(OBJECTIVES[habitat][-1].least for habitat in HABITATS)  # more areas give no more
PASSED_BY_OTHERS = 0.35  # how much each other player will gain on a lead
HAZE, HAZE_A_ROUND = 0.6, 0.3  # how many areas one may err, now and for each round away
HAZE_OF_REGIONS = 0.8  # the numbers of regions differ less
# Who takes the last tile of a round knows: one more is enough, and equal is not.
LEAD_AT_THE_END, HAZE_AT_THE_END = 0.5, 0.15
DENIED = 1.0  # what it is worth that an only rival loses a point


def think(outlook: Outlook, rng: Random, _budget: Budget) -> Thought[Action]:
    """Take what promises most; any of those that are equal."""
    reading = read(outlook)
    game, seat = reading.game, reading.seat
    choices = yield from all_choices(game, seat, prospects(game, seat))
    denied = yield from denials(game, seat)
    weighed = [own._replace(value=own.value + denied[own.tile]) for own in choices]
    return best_choice(weighed, rng).action


def denials(game: PackedGame, seat: int) -> Thought[dict[Tile, float]]:
    """What it is worth to take each tile away from those who are still to take one.

    Whoever finds the tile that promises most to them gone has the next best one.
    """
    others = game.players - 1
    worth = dict.fromkeys(game.offer, 0.0)
    for before in range(1, game.players - game.taken):
        rival = (seat + before) % game.players
        choices = yield from all_choices(game, rival, prospects(game, rival, before))
        promised: dict[Tile, float] = {}
        for own in choices:
            promised[own.tile] = max(own.value, promised.get(own.tile, own.value))
        most, next_best = nlargest(2, promised.values())
        favourite = max(promised, key=promised.__getitem__)
        worth[favourite] += DENIED * (most - next_best) / others
    return worth


def prospects(game: PackedGame, seat: int, before: int = 0) -> Judge:
    """The judge who counts what a planet promises; so many take a tile before its owner."""
    objective = game.objectives[seat]
    areas_worth = [worth_of_areas(game, objective, areas) for areas in range(AREAS + 1)]
    contests = []
    for animal, away in game.coming():
        best = game.best_of_others(animal, seat)
        curve = _curve(*_lead_and_haze(game, animal, away, game.taken + before))[AREAS - best :]
        contests.append((animal, game.worth(animal, seat), curve))

    def judge(planet: PackedPlanet) -> float:
        value = 0.0
        if objective != NO_HABITAT:
            value = areas_worth[planet.land[objective].bit_count()]
        for animal, worth, curve in contests:
            value += worth * curve[measure(planet, animal)]
        return value

    return judge


def worth_of_areas(game: PackedGame, objective: int, areas: int) -> float:
    """In the last round the real points; before it, something for every area that helps."""
    if objective == NO_HABITAT:
        return 0.0
    if game.round == ROUNDS:
        return OBJECTIVE_POINTS[objective][areas]
    return AREA * min(areas, ENOUGH[objective])


def _lead_and_haze(game: PackedGame, animal: int, away: int, taken: int) -> tuple[float, float]:
    """The lead that gives an even chance, and how far from it one may still err.

    `taken`: the tiles that others have by then.
    """
    others = game.players - 1
    if away == 0 and taken == others:
        return LEAD_AT_THE_END, HAZE_AT_THE_END
    haze = HAZE + HAZE_A_ROUND * away
    if WISHES[animal][1] == MOST:
        haze *= HAZE_OF_REGIONS
    return PASSED_BY_OTHERS * others, haze


@cache
def _curve(lead: float, haze: float) -> tuple[float, ...]:
    """The chance to win, for every difference from all areas behind to all areas ahead."""
    return tuple(chance((ahead - lead) / haze) for ahead in range(-AREAS, AREAS + 1))
