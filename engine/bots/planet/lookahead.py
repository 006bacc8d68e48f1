"""Two rounds in the head: this one to its end, and the whole next one.

Everybody in it takes what promises most to them, as `engine.bots.planet.foresight` has it. Planets
that come up again are not judged again: a planet and those that it may become form a tree, and all
games of one decision share it.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import nlargest
from operator import itemgetter
from typing import NamedTuple

from engine.bots import Thought
from engine.bots.planet.choices import spots
from engine.bots.planet.foresight import Foresight, Odds, worth_of_areas, zeal
from engine.bots.planet.packed import NO_HABITAT, WISHES, PackedPlanet, laid, measure
from engine.bots.planet.simulator import PackedGame, contest
from engine.planet.actions import TAKE, Take
from engine.planet.rules import ROUNDS
from engine.planet.scoring import ANIMAL, ANIMAL_FOR_BEGINNERS
from engine.planet.solid import EDGES
from engine.planet.tiles import Tile

ROUNDS_AHEAD = 2
KEPT = 8  # of all spots for a tile on a planet, how many are looked at again
DENIED = 0.5  # what it is worth to keep a point from the others
TIED = 0.3  # the chance to win an animal that travels on
CARD = 0.01  # an animal more decides between equal points
BREATH = 12  # spots between two pauses
FORGOTTEN = 250  # planets between two pauses


class Node:
    """A planet that somebody may have, the tile it came by, and what it may become."""

    __slots__ = ("_after", "_before", "grown", "planet", "round", "spot", "tile")

    def __init__(self, planet: PackedPlanet, number: int, tile: Tile | None, spot: int) -> None:
        self.planet = planet
        self.round = number  # the round of its last tile
        self.tile = tile
        self.spot = spot
        self.grown: dict[Tile, list[Node]] = {}
        self._after: Odds | None = None
        self._before: Odds | None = None

    @property
    def action(self) -> Take:
        assert self.tile is not None
        face, turn = divmod(self.spot, EDGES)
        return TAKE[self.tile][face][turn]

    def after(self, foresight: Foresight) -> Odds:
        """How it stands in the round of its last tile, when that lies."""
        if self._after is None:
            self._after = foresight.odds(self.planet, self.round, yet=False)
        return self._after

    def standing(self, number: int, foresight: Foresight) -> Odds:
        """How it stands in this round, or the next one, with a tile to come."""
        if number == self.round:
            return self.after(foresight)
        if self._before is None:
            self._before = foresight.odds(self.planet, number, yet=True)
        return self._before


class Promise(NamedTuple):
    """What a planet is worth to its owner at first sight."""

    value: float
    node: Node


class Stakes:
    """What the seat to act can win by its next tile, against the others as they stand."""

    __slots__ = ("_areas_worth", "_contests", "_now", "_objective", "_packed")

    def __init__(self, game: PackedGame, nodes: list[Node], foresight: Foresight) -> None:
        seat = game.turn
        assert seat is not None
        self._packed = game
        self._objective = game.objectives[seat]
        self._areas_worth = worth_of_areas(self._objective, ROUNDS - game.round)
        denied = DENIED * (ANIMAL_FOR_BEGINNERS if game.beginners else ANIMAL)
        last = game.taken == game.players - 1
        rivals = [
            (game.objectives[rival], node.standing(game.round, foresight))
            for rival, node in enumerate(nodes)
            if rival != seat
        ]
        self._contests = []
        self._now = []
        for animal, away in game.coming():
            gain = game.worth(animal, seat) + denied
            if last and away == 0:
                self._now.append((animal, gain, game.best_of_others(animal, seat)))
                continue
            habitat, rest = WISHES[animal][0], 0.0
            for objective, odds in rivals:
                rest += odds[animal] * zeal(animal, away) if objective == habitat else odds[animal]
            if habitat == self._objective:  # so much weaker are the others, against one's own zeal
                rest /= zeal(animal, away)
            self._contests.append((animal, gain, rest))

    def value(self, planet: PackedPlanet, odds: Odds) -> float:
        """What a planet promises its owner, with these odds."""
        value = 0.0
        if self._objective != NO_HABITAT:
            value = self._areas_worth[planet.land[self._objective].bit_count()]
        for animal, gain, rest in self._contests:
            own = odds[animal]
            value += gain * own / (own + rest)
        for animal, gain, other in self._now:
            own_size = measure(planet, animal)
            if own_size > other:
                value += gain
            elif own_size == other and other:
                value += gain * self._tie(planet, animal)
        return value

    def _tie(self, planet: PackedPlanet, animal: int) -> float:
        """The chance that is left after a tie: in the last round other regions decide."""
        game = self._packed
        if game.round < ROUNDS:
            return TIED
        planets = game.planets[:]
        seat = game.turn
        assert seat is not None
        planets[seat] = planet
        winner = contest(planets, animal, last_round=True)
        return float(winner == seat) if winner is not None else DENIED / (1 + DENIED) / 2


class Lookahead:
    """All that is thought about one decision."""

    def __init__(self, game: PackedGame) -> None:
        """`game` without what the seat to act can't know."""
        assert game.turn is not None
        self.game = game
        self.seat = game.turn
        self._foresight = Foresight([(animal, game.round + a) for animal, a in game.coming()])
        waiting = {(self.seat + k) % game.players for k in range(game.players - game.taken)}
        self._roots = [
            Node(planet, game.round - (seat in waiting), None, 0)
            for seat, planet in enumerate(game.planets)
        ]

    def promises(self) -> Thought[list[Promise]]:
        """All that may be done, what promises most at first sight first."""
        stakes = Stakes(self.game, self._roots, self._foresight)
        found: list[Promise] = []
        for tile in self.game.offer:
            found += yield from self._grow(self._roots[self.seat], tile, stakes)
        return sorted(found, key=itemgetter(0), reverse=True)

    def _grow(self, node: Node, tile: Tile, stakes: Stakes) -> Thought[list[Promise]]:
        """All that a planet may become with a tile."""
        brought, foresight = laid(tile), self._foresight
        number, planet, value = node.round + 1, node.planet, stakes.value
        found = []
        for count, spot in enumerate(spots(planet)):
            if count % BREATH == 0:
                yield
            grown = Node(planet.place(brought[spot]), number, tile, spot)
            found.append(Promise(value(grown.planet, grown.after(foresight)), grown))
        return found

    def _reply(self, game: PackedGame, nodes: list[Node]) -> Thought[Node]:
        """What the seat to act takes."""
        assert game.turn is not None
        node, stakes = nodes[game.turn], Stakes(game, nodes, self._foresight)
        best, chosen = -1.0, node
        for tile in game.offer:
            kept = node.grown.get(tile)
            if kept is None:
                grown_all = yield from self._grow(node, tile, stakes)
                found = nlargest(KEPT, grown_all, key=itemgetter(0))
                node.grown[tile] = [grown for _, grown in found]
                if found[0][0] > best:
                    best, chosen = found[0]
                continue
            for grown in kept:
                value = stakes.value(grown.planet, grown.after(self._foresight))
                if value > best:
                    best, chosen = value, grown
        return chosen

    def playout(self, deal: PackedGame, choice: Node) -> Thought[float]:
        """By how many points one will be ahead after a choice, in a game that it may be."""
        game, nodes = deal.clone(), self._roots[:]
        end = game.round + ROUNDS_AHEAD
        node = choice
        while True:
            assert game.turn is not None
            assert node.tile is not None
            nodes[game.turn] = node
            game.take(node.tile, node.planet)
            if game.turn is None or game.round == end:
                break
            yield
            node = yield from self._reply(game, nodes)
        totals = self._totals(game, nodes)
        own = totals.pop(self.seat)
        return own - max(totals)

    def forget(self, promises: Iterable[Promise]) -> Thought[None]:
        """Let go of all planets, some at a time: all at once would hold up a page."""
        nodes = [*self._roots, *(promise.node for promise in promises)]
        while nodes:
            for _ in range(min(FORGOTTEN, len(nodes))):
                node = nodes.pop()
                for grown in node.grown.values():
                    nodes += grown
                node.grown = {}
            yield

    def _totals(self, game: PackedGame, nodes: Iterable[Node]) -> list[float]:
        """What each seat has, and may expect at the start of a round."""
        if game.turn is None:
            return [game.total(seat) + CARD * game.cards[seat] for seat in range(game.players)]
        totals = [float(points) for points in game.points]
        for seat, objective in enumerate(game.objectives):
            if objective != NO_HABITAT:
                areas = game.planets[seat].land[objective].bit_count()
                totals[seat] += worth_of_areas(objective, ROUNDS - game.round + 1)[areas]
        odds = [node.after(self._foresight) for node in nodes]
        for animal, away in game.coming():
            habitat = WISHES[animal][0]
            shares = [
                own[animal] * zeal(animal, away + 1) if objective == habitat else own[animal]
                for own, objective in zip(odds, game.objectives, strict=True)
            ]
            whole = 0.0
            for share in shares:
                whole += share
            for seat, share in enumerate(shares):
                totals[seat] += game.worth(animal, seat) * share / whole
        return totals
