"""The whole game, packed: what a bot plays in its head.

It does what `engine.planet.rules` does, without events, checks and history: it keeps what can
still matter. Everything in it is known; what a seat does not know is dealt into it beforehand
(`engine.bots.planet.reading`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.bots.planet.packed import (
    MOST,
    NO_HABITAT,
    OBJECTIVE_POINTS,
    TOUCHING,
    WISHES,
    PackedPlanet,
    fitting_sizes,
    measure,
)
from engine.planet.life import CHANCES_IN_THE_LAST_ROUND
from engine.planet.rules import DEALT_STACKS, ROUNDS, STACK_SIZE
from engine.planet.scoring import ANIMAL, ANIMAL_FOR_BEGINNERS, ANIMAL_OF_THE_OBJECTIVE
from engine.planet.tiles import Tile


class PackedGame:
    """A game in somebody's head. Seats, rounds and stacks are those of the rules.

    `stacks` are the ten that were dealt, `animals` the numbers of those at each round, travellers
    too; past rounds do not matter. `points` and `cards` are what each seat has won of animals.
    """

    __slots__ = (
        "animals",
        "beginners",
        "cards",
        "first",
        "leftovers",
        "objectives",
        "offer",
        "planets",
        "players",
        "points",
        "round",
        "stacks",
        "taken",
        "turn",
    )
    players: int
    beginners: bool
    objectives: list[int]
    stacks: list[Sequence[Tile]]
    animals: list[Sequence[int]]
    leftovers: list[Tile]
    offer: list[Tile]
    planets: list[PackedPlanet]
    points: list[int]
    cards: list[int]
    first: int  # the seat that begins this round
    round: int
    taken: int  # the tiles taken in this round
    turn: int | None

    def clone(self) -> PackedGame:
        """A game of its own. Planets, stacks and rows are never changed, so they are shared."""
        copy = PackedGame.__new__(PackedGame)
        copy.players = self.players
        copy.beginners = self.beginners
        copy.objectives = self.objectives
        copy.stacks = self.stacks
        copy.animals = self.animals[:]
        copy.leftovers = self.leftovers[:]
        copy.offer = self.offer[:]
        copy.planets = self.planets[:]
        copy.points = self.points[:]
        copy.cards = self.cards[:]
        copy.first = self.first
        copy.round = self.round
        copy.taken = self.taken
        copy.turn = self.turn
        return copy

    def take(self, tile: Tile, planet: PackedPlanet) -> None:
        """The seat to act takes a tile of the offer; `planet` is what it makes of it."""
        seat = self.turn
        assert seat is not None
        self.planets[seat] = planet
        self.offer.remove(tile)
        self.taken += 1
        if self.taken == self.players:
            self.end_round()
        else:
            self.turn = (seat + 1) % self.players

    def end_round(self) -> None:
        """Everybody has a tile: animals are awarded, and the next stack is opened."""
        self.leftovers += self.offer
        self._award_animals()
        if self.round == ROUNDS:
            self.turn = None
            return
        self.round += 1
        self.taken = 0
        self.turn = self.first = (self.first + 1) % self.players
        self.offer = list(self._stack())

    def _stack(self) -> Sequence[Tile]:
        if self.round <= DEALT_STACKS:
            return self.stacks[self.round - 1]
        start = (self.round - DEALT_STACKS - 1) * STACK_SIZE
        return self.leftovers[start : start + STACK_SIZE]

    def _award_animals(self) -> None:
        last_round = self.round == ROUNDS
        travelling = []
        for animal in self.animals[self.round - 1]:
            winner = contest(self.planets, animal, last_round)
            if winner is None:
                travelling.append(animal)
            else:
                self.points[winner] += self.worth(animal, winner)
                self.cards[winner] += 1
        if travelling and not last_round:
            self.animals[self.round] = (*self.animals[self.round], *travelling)

    def worth(self, animal: int, seat: int) -> int:
        """What this animal counts for this seat."""
        return animal_points(WISHES[animal][0], self.objectives[seat], self.beginners)

    def best_of_others(self, animal: int, seat: int) -> int:
        """What this seat has to beat to win the animal, as the planets are now."""
        others = [planet for other, planet in enumerate(self.planets) if other != seat]
        return max([measure(planet, animal) for planet in others])

    def coming(self) -> Iterator[tuple[int, int]]:
        """The animals still to be won, as far as they are known, and how many rounds away."""
        for away, row in enumerate(self.animals[self.round - 1 :]):
            for animal in row:
                yield animal, away

    def total(self, seat: int) -> int:
        """All points of a seat, as if the game ended now."""
        objective = self.objectives[seat]
        if objective == NO_HABITAT:
            return self.points[seat]
        areas = self.planets[seat].land[objective].bit_count()
        return self.points[seat] + OBJECTIVE_POINTS[objective][areas]

    def winners(self) -> list[int]:
        """The most points, then the most animals; what is equal then is shared."""
        ranks = [(self.total(seat), self.cards[seat]) for seat in range(self.players)]
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]


def animal_points(habitat: int, objective: int, beginners: bool) -> int:
    """What an animal of this habitat counts: less if the objective is the same one."""
    if beginners:
        return ANIMAL_FOR_BEGINNERS
    return ANIMAL_OF_THE_OBJECTIVE if habitat == objective else ANIMAL


def contest(planets: Sequence[PackedPlanet], animal: int, last_round: bool) -> int | None:
    """The seat that an animal goes to; None for a tie, or where nobody has a home for it."""
    habitat, rule, other = WISHES[animal]
    if rule == MOST:
        counts = [len(planet.regions[habitat]) for planet in planets]
        best = max(counts)
        return counts.index(best) if best and counts.count(best) == 1 else None
    touching = rule == TOUCHING
    best, winner = 0, None
    for seat, planet in enumerate(planets):
        land = planet.land[other]
        for _, border, size in planet.regions[habitat]:
            if size >= best and (border & land if touching else not border & land):
                if size > best:
                    best, winner = size, seat
                elif winner != seat:
                    winner = None
    return _break_tie(planets, animal) if last_round and best and winner is None else winner


def _break_tie(planets: Sequence[PackedPlanet], animal: int) -> int | None:
    """In the last round the tied compare their second region, then their third."""
    chances = [fitting_sizes(planet, animal)[:CHANCES_IN_THE_LAST_ROUND] for planet in planets]
    best = max(chances)
    return chances.index(best) if chances.count(best) == 1 else None
