"""Fits the weights by which the bots of Planet foresee who wins an animal.

    python -m tools.planet.fit [--seed S] [--games G]

It plays games in which everybody takes what promises most by the weights of today, with some error,
so that other ways are seen too. After every tile it writes down, for each animal to come, what one
can count on each planet (see engine/bots/planet/weights.py), and after the game who won it. For
each rule and each number of rounds away it then seeks the weights that make those winners most
likely: a logistic regression with as many outcomes as players, by stochastic gradient (Adam). It
prints the tables. Put into the place of the old ones they give better games to learn from; after
a few times nothing changes any more.

Of the surprise that is left, ln 2 is a coin toss between two players and 0 is certainty.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from math import exp, log, sqrt
from random import Random
from typing import NamedTuple

from engine.bots import think_through
from engine.bots.planet.foresight import LARGEST_COUNTED, STRENGTHS
from engine.bots.planet.lookahead import Lookahead
from engine.bots.planet.packed import NUMBER, WISHES, PackedPlanet
from engine.bots.planet.reading import Reading
from engine.bots.planet.weights import COUNTED, FROM_OPEN, WEIGHTS, Row
from engine.planet import Game, Options, lay_out
from engine.planet.options import PLAYERS
from engine.planet.rules import ROUNDS
from engine.planet.solid import AREAS
from engine.planet.tiles import HABITATS
from engine.shuffle import pick

ERROR = 0.4  # points by which a move may be judged wrong
STEPS, BATCH, PACE = 3000, 32, 0.03
MEMORY, MEMORY_OF_SQUARES = 0.9, 0.999  # as the inventors of Adam have it

SIZES = tuple(min(areas, LARGEST_COUNTED) for areas in range(AREAS + 1))
NO_SIZES = (0,) * (AREAS + 1)

Counts = list[float]


class Sample(NamedTuple):
    """What could be counted on each planet for an animal, and which of them won it later."""

    planets: list[Counts]
    winner: int


# --- games to learn from ---


def counts(planet: PackedPlanet, animal: int, yet: bool, mine: bool) -> Counts:
    """What weighs for a planet.

    Size, curve, yet and mine are counted here; all else tell the bots' own sums, asked with one
    weight at a time.
    """
    habitat, rule, other = WISHES[animal]
    strength, width = STRENGTHS[rule], len(WEIGHTS[rule][0]) - FROM_OPEN
    size = strength(planet, habitat, other, SIZES, (0,) * width)
    rest = [strength(planet, habitat, other, NO_SIZES, one) for one in _one_weight_each(width)]
    return [size, size * size / 10, yet, mine, *rest]


@cache
def _one_weight_each(width: int) -> tuple[Row, ...]:
    return tuple(tuple(int(at == place) for at in range(width)) for place in range(width))


def play(game: Game, rng: Random) -> Iterator[tuple[int, int, list[Counts]]]:
    """Play a game to its end; an animal, how far away it is, and what was counted for it."""
    players = game.options.players
    while (seat := game.turn) is not None:
        reading = Reading(game.view(seat))
        promises = think_through(Lookahead(reading.game).promises())
        chosen = max(promises, key=lambda promise: promise.value + ERROR * rng.random()).node
        inside = reading.game
        inside.planets[seat] = chosen.planet
        waiting = [(inside.first + turn) % players for turn in range(inside.taken + 1, players)]
        for animal, away in inside.coming():
            if away or waiting:
                counted = [
                    counts(planet, animal, own in waiting, _collects(game, own, animal))
                    for own, planet in enumerate(inside.planets)
                ]
                yield animal, away, counted
        game.play(chosen.action)


def _collects(game: Game, seat: int, animal: int) -> bool:
    return game.objectives[seat] == HABITATS[WISHES[animal][0]]


def samples(games: int, seed: int) -> dict[tuple[int, int], list[Sample]]:
    """All that the games tell, by the rule and the rounds away."""
    found: dict[tuple[int, int], list[Sample]] = defaultdict(list)
    for number in range(games):
        rng = Random(f"{seed} fit {number}")
        game = lay_out(Options(PLAYERS[number % len(PLAYERS)]))
        game.begin(int(rng.random() * 2**32))
        seen = list(play(game, rng))
        winners = {NUMBER[award.animal]: award.seat for award in game.awards}
        for animal, away, counted in seen:
            if animal in winners:
                key = WISHES[animal][1], away
                found[key].append(Sample(counted, winners[animal]))
    return found


# --- the fit ---


def chances(weights: Sequence[float], planets: Sequence[Counts]) -> list[float]:
    """How likely each planet is to win."""
    strengths = [sum(map(float.__mul__, weights, map(float, own))) for own in planets]
    best = max(strengths)
    powers = [exp(strength - best) for strength in strengths]
    return [power / sum(powers) for power in powers]


def surprise(weights: Sequence[float], seen: Sequence[Sample]) -> float:
    """How little the weights expected what came; less is better."""
    return -sum(log(chances(weights, own.planets)[own.winner]) for own in seen) / len(seen)


def fit(weights: list[float], seen: Sequence[Sample], rng: Random) -> list[float]:
    """The weights that make the winners most likely, from these on."""
    width = len(weights)
    scales = [_scale(seen, place) for place in range(width)]
    slopes, squares = [0.0] * width, [0.0] * width
    for step in range(1, STEPS + 1):
        gradient = [0.0] * width
        for _ in range(BATCH):
            planets, winner = pick(seen, rng)
            for own, chance in enumerate(chances(weights, planets)):
                error = (own == winner) - chance
                for place, counted in enumerate(planets[own]):
                    gradient[place] += error * counted
        pace = PACE * min(1.0, 2.0 * (STEPS - step) / STEPS)
        for place, slope in enumerate(gradient):
            scaled = slope * scales[place] / BATCH
            slopes[place] += (1 - MEMORY) * (scaled - slopes[place])
            squares[place] += (1 - MEMORY_OF_SQUARES) * (scaled * scaled - squares[place])
            mean = slopes[place] / (1 - MEMORY**step)
            spread = sqrt(squares[place] / (1 - MEMORY_OF_SQUARES**step))
            weights[place] += pace * scales[place] * mean / (spread + 1e-8)
    return weights


def _scale(seen: Sequence[Sample], place: int) -> float:
    """One through the usual size of what is counted; 0 for what never occurs."""
    counted = [own[place] for sample in seen for own in sample.planets]
    square = sum(value * value for value in counted) / len(counted)
    return 1 / sqrt(square) if square > 1e-4 else 0.0


# --- the tables ---


def table(rule: int, rows: Sequence[Sequence[float]]) -> str:
    """The weights of a rule, as engine/bots/planet/weights.py has them."""
    lines = ["rounds  " + " ".join(f"{name:>6}" for name in COUNTED[: len(WEIGHTS[rule][0])])]
    for away, row in enumerate(rows):
        lines.append(f"{away:>6}  " + " ".join(f"{round(100 * weight):>6}" for weight in row))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of Planet's bots.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1500)
    args = parser.parse_args()
    seen = samples(args.games, args.seed)
    rng = Random(f"{args.seed} weights")
    for rule, old_rows in enumerate(WEIGHTS):
        rows = []
        for away, old in enumerate(old_rows[:ROUNDS]):
            weights = [weight / 100 for weight in old]
            if own := seen.get((rule, away)):
                before = surprise(weights, own)
                weights = fit(weights, own, rng)
                after = surprise(weights, own)
                print(f"{len(own):7} seen, {away:2} rounds away: {before:.4f} to {after:.4f}")
            rows.append(weights)
        print(f"\n{table(rule, rows)}\n")


if __name__ == "__main__":
    main()
