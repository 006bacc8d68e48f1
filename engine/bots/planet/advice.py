"""What hard would tell a person: all that may be done, the best first, and what speaks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from engine.bots import Advice, Budget, Margin, Outlook, Thought
from engine.bots.planet.choices import spots
from engine.bots.planet.greedy import points_at_once
from engine.bots.planet.hard import compare, imagined, likeness
from engine.bots.planet.lookahead import Lookahead, Promise
from engine.bots.planet.packed import EVERYWHERE, NO_HABITAT, NUMBER, PackedPlanet, laid, measure
from engine.bots.planet.reading import Reading, read
from engine.bots.planet.simulator import PackedGame
from engine.bots.search import Runner, duel, worths
from engine.game import Action
from engine.planet.actions import TAKE, Take
from engine.planet.animals import Animal
from engine.planet.tiles import Tile

BREATH = 50  # so many are looked into between two pauses
ANIMAL_OF: tuple[Animal, ...] = tuple(NUMBER)


class Growth(NamedTuple):
    """An animal to come that a move makes the planet better for, and who has the best other one."""

    animal: Animal
    round: int
    before: int
    after: int
    rival: int
    rival_measure: int


class Rival(NamedTuple):
    """The player behind oneself to whom a tile would bring most at once, and these animals."""

    seat: int
    animals: tuple[Animal, ...]


@dataclass(frozen=True)
class PlanetAdvice(Advice):
    """`points` are those of the objective and of this round's animals, if the round ended now.

    Nobody knows what an animal is worth to others, whose objectives are secret: what a move brings
    is told in `animals`, too, and what it would bring a rival in `rival_animals` alone. `areas` are
    those of the objective, before and after; None: it is not known. `growth` has the next animals
    first.
    """

    animals: tuple[Animal, ...] = ()
    rival_animals: tuple[Animal, ...] = ()
    areas: tuple[int, int] | None = None
    growth: tuple[Growth, ...] = ()


def advise(outlook: Outlook, rng: Random, budget: Budget) -> Thought[list[Advice]]:
    """All that may be done, the best first."""
    reading = read(outlook)
    game, seat = reading.game, reading.seat
    lookahead = Lookahead(game)
    promises = yield from lookahead.promises()
    runners = yield from compare(reading, lookahead, promises, rng, budget)
    rivals = {tile: rival_for(game, seat, tile) for tile in game.offer}
    at_once, won = points_at_once(game, seat), animals_at_once(game, seat)
    own = game.planets[seat]
    before, had = at_once(own), won(own)
    advice: list[Advice] = []
    for place, (worth, promise) in enumerate(ranked(promises, runners)):
        if place % BREATH == 0:
            yield
        node = promise.node
        assert node.tile is not None
        rival = rivals[node.tile]
        advice.append(
            PlanetAdvice(
                node.action,
                worth,
                points=at_once(node.planet) - before,
                rival=rival and rival.seat,
                animals=new_animals(had, won(node.planet)),
                rival_animals=rival.animals if rival else (),
                areas=areas_of_objective(game, seat, node.planet),
                growth=growth(game, seat, node.planet),
            )
        )
    yield from lookahead.forget(promises)
    return list(everywhere(advice)) if own.free == EVERYWHERE else advice


def compare_two(
    outlook: Outlook, one: Action, other: Action, rng: Random, budget: Budget
) -> Thought[list[Margin]]:
    """By how much one action does better than another, in each of many imagined games.

    None of them is played to its end.
    """
    reading = read(outlook)
    lookahead = Lookahead(reading.game)
    promises = yield from lookahead.promises()
    pair = find(reading, promises, one), find(reading, promises, other)
    leads = yield from duel(*pair, *imagined(reading, lookahead, rng), budget)
    yield from lookahead.forget(promises)
    return [Margin(better - worse) for better, worse in leads]


def find(reading: Reading, promises: Sequence[Promise], action: Action) -> Promise:
    """What an action promises; on a bare planet all places promise the same."""
    assert isinstance(action, Take)
    if reading.game.planets[reading.seat].free == EVERYWHERE:
        return next(promise for promise in promises if promise.node.tile is action.tile)
    return next(promise for promise in promises if promise.node.action is action)


def everywhere(advice: Iterable[Advice]) -> Iterator[Advice]:
    """On a bare planet all places are the same, and only the first of them was looked at."""
    for own in advice:
        assert isinstance(own.action, Take)
        for turns in TAKE[own.action.tile]:
            for action in turns:
                yield replace(own, action=action)


def ranked(
    promises: Sequence[Promise], runners: Sequence[Runner[Promise]]
) -> list[tuple[float, Promise]]:
    """All promises with their worth in points: first those in the race, then as they looked.

    Who looks the same is worth the same.
    """
    points = worths(runners, lambda promise: promise.value)
    known = {likeness(own.what): worth for own, worth in zip(runners, points, strict=True)}
    lowest = min(runner.what.value for runner in runners)
    found = [
        (known.get(likeness(promise), points[-1] - (lowest - promise.value)), promise)
        for promise in promises
    ]
    order = {alike: place for place, alike in enumerate(known)}
    return sorted(found, key=lambda own: order.get(likeness(own[1]), len(order)))


def animals_at_once(game: PackedGame, seat: int) -> Callable[[PackedPlanet], list[int]]:
    """The animals of this round that come to a planet of this seat, if the round ended now."""
    now = [(each, game.best_of_others(each, seat)) for each, away in game.coming() if not away]

    def won(planet: PackedPlanet) -> list[int]:
        return [animal for animal, other in now if measure(planet, animal) > other]

    return won


def new_animals(before: Sequence[int], after: Iterable[int]) -> tuple[Animal, ...]:
    return tuple(ANIMAL_OF[animal] for animal in after if animal not in before)


def rival_for(game: PackedGame, seat: int, tile: Tile) -> Rival | None:
    """Who of those that take after this seat would win most animals by a tile, if anybody."""
    waiting = range(1, game.players - game.taken)
    found: list[Rival] = []
    for behind in waiting:
        rival = (seat + behind) % game.players
        planet, won = game.planets[rival], animals_at_once(game, rival)
        brought, had = laid(tile), won(planet)
        best = max((won(planet.place(brought[spot])) for spot in spots(planet)), key=len)
        if len(best) > len(had):
            found.append(Rival(rival, new_animals(had, best)))
    return max(found, key=lambda rival: len(rival.animals), default=None)


def areas_of_objective(game: PackedGame, seat: int, after: PackedPlanet) -> tuple[int, int] | None:
    objective = game.objectives[seat]
    if objective == NO_HABITAT:
        return None
    before = game.planets[seat]
    return before.land[objective].bit_count(), after.land[objective].bit_count()


def growth(game: PackedGame, seat: int, after: PackedPlanet) -> tuple[Growth, ...]:
    """The animals to come that a planet would be better for than it is."""
    found = []
    for animal, away in game.coming():
        own, then = measure(game.planets[seat], animal), measure(after, animal)
        if then > own:
            others = [s for s in range(game.players) if s != seat]
            rival = max(others, key=lambda s: measure(game.planets[s], animal))
            theirs = measure(game.planets[rival], animal)
            found.append(Growth(ANIMAL_OF[animal], game.round + away, own, then, rival, theirs))
    return tuple(found)
