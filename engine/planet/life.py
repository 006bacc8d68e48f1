"""The origin of life: what an animal wants of a planet, and which planet it settles on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from engine.planet.animals import Animal, Wish
from engine.planet.planet import Planet
from engine.planet.regions import Region, size, touches

# In the last round tied players compare their regions, up to the third.
CHANCES_IN_THE_LAST_ROUND = 3


def most_regions(planet: Planet, animal: Animal) -> int:
    """The number of separate regions of the animal's habitat."""
    return len(planet.regions[animal.habitat])


def largest_touching(planet: Planet, animal: Animal) -> int:
    """The size of the largest region that touches the other habitat, by at least one area.

    It is the largest of those that do, even where a larger one does not.
    """
    assert animal.other is not None
    other = planet.land[animal.other]
    largest = 0
    for areas, border in planet.regions[animal.habitat]:
        if border & other and (found := areas.bit_count()) > largest:
            largest = found
    return largest


def largest_not_touching(planet: Planet, animal: Animal) -> int:
    """The size of the largest region without any contact with the other habitat."""
    assert animal.other is not None
    other = planet.land[animal.other]
    largest = 0
    for areas, border in planet.regions[animal.habitat]:
        if not border & other and (found := areas.bit_count()) > largest:
            largest = found
    return largest


RULES: dict[Wish, Callable[[Planet, Animal], int]] = {
    "most": most_regions,
    "touching": largest_touching,
    "not_touching": largest_not_touching,
}


def measure(planet: Planet, animal: Animal) -> int:
    """How good a planet is for an animal; 0 where it could not live."""
    return RULES[animal.rule](planet, animal)


def qualifying(planet: Planet, animal: Animal) -> list[Region]:
    """The regions that the animal would live in, the largest first."""
    regions: Sequence[Region] = planet.regions[animal.habitat]
    if animal.other is not None:
        wanted, other = animal.rule == "touching", planet.land[animal.other]
        regions = [region for region in regions if touches(region, other) == wanted]
    return sorted(regions, key=size, reverse=True)


def home(planet: Planet, animal: Animal) -> list[Region]:
    """The regions that win an animal for a planet: the largest, or all where their number does."""
    regions = qualifying(planet, animal)
    return regions if animal.rule == "most" else regions[:1]


class Contest(NamedTuple):
    """How the planets compare for an animal, and the seats with the best: one, tied ones or none.

    `measures` has what was compared of each planet: one number, and after a tie in the last round
    the sizes of up to three regions.
    """

    animal: Animal
    measures: tuple[tuple[int, ...], ...]
    seats: tuple[int, ...]

    @property
    def winner(self) -> int | None:
        return self.seats[0] if len(self.seats) == 1 else None


def contest(animal: Animal, planets: Sequence[Planet], last_round: bool) -> Contest:
    """The best planet wins; where none qualifies nobody does, as zero never wins.

    In the last round a tie for the largest region is looked into, a tie for the most regions not.
    """
    rule = RULES[animal.rule]
    measures = [(rule(planet, animal),) for planet in planets]
    best = max(measures)
    seats = [seat for seat, own in enumerate(measures) if own == best] if best[0] else []
    if last_round and len(seats) > 1 and animal.rule != "most":
        return _break_tie(animal, planets, measures, seats)
    return Contest(animal, tuple(measures), tuple(seats))


def _break_tie(
    animal: Animal,
    planets: Sequence[Planet],
    measures: Iterable[tuple[int, ...]],
    tied: Iterable[int],
) -> Contest:
    """Only the tied compare their second-best region, and only those still tied the third.

    A missing region counts nothing. All that is the order of tuples: (9, 5) is above (9,).
    """
    measures = list(measures)
    for seat in tied:
        regions = qualifying(planets[seat], animal)[:CHANCES_IN_THE_LAST_ROUND]
        measures[seat] = tuple(map(size, regions))
    best = max(measures)
    still_tied = tuple(seat for seat in tied if measures[seat] == best)
    return Contest(animal, tuple(measures), still_tied)
