"""The five habitat objectives: points for the number of areas of one habitat on the whole planet.

Of the box we know glacier 11 to 13 (2 points) and 21 (8), desert 23 or more (10) and forest 27
(10); they fit bands of three areas. Where the bands of mountain and ocean start is our choice, made
together with the tiles by `tools.planet.balance`, so that the five are worth about the same. Mean
points of an objective in its report, 2 to 4 players together (no two differ by more than 15 %):

             ocean  forest  mountain  desert  glacier
    random    1.2     1.2      1.3      1.3     1.3
    casual    5.9     6.1      5.7      5.5     5.8
    greedy    9.9     9.9      9.8      9.6     9.8
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

from engine.game import GameError
from engine.planet.solid import AREAS
from engine.planet.tiles import HABITATS, Habitat, entries, one_of

CARDS = """
ocean     16-18 2   19-21 4   22-24 6   25-27 8   28+ 10
forest    15-17 2   18-20 4   21-23 6   24-26 8   27+ 10
mountain  12-14 2   15-17 4   18-20 6   21-23 8   24+ 10
desert    11-13 2   14-16 4   17-19 6   20-22 8   23+ 10
glacier   11-13 2   14-16 4   17-19 6   20-22 8   23+ 10
"""


class Band(NamedTuple):
    """From so many areas to so many (None: and more), this many points."""

    least: int
    most: int | None
    points: int


def read_cards(table: str) -> dict[Habitat, tuple[Band, ...]]:
    """The bands of a table like CARDS."""
    cards = {}
    for line in table.strip().splitlines():
        (habitat,), *bands = entries(line)
        cards[one_of(HABITATS, habitat)] = tuple(_read_band(*words) for words in bands)
    return cards


def _read_band(areas: str, points: str) -> Band:
    least, _, most = areas.rstrip("+").partition("-")
    return Band(int(least), int(most) if most else None, int(points))


def check(cards: Mapping[Habitat, tuple[Band, ...]]) -> None:
    """Raise GameError unless each habitat has a card, with bands that rise without gaps."""
    if missing := set(HABITATS) - set(cards):
        raise GameError("The objective for {habitat} is missing.", habitat=min(missing))
    for habitat, bands in cards.items():
        closed = [band.most for band in bands]
        if not bands or closed[-1] is not None or None in closed[:-1]:
            raise GameError("The last band of {habitat}, and only it, is open.", habitat=habitat)
        for band, after in pairwise(bands):
            assert band.most is not None
            follows = band.least <= band.most == after.least - 1
            if not follows or band.points >= after.points:
                raise GameError("The bands of {habitat} do not rise step by step.", habitat=habitat)


OBJECTIVES: dict[Habitat, tuple[Band, ...]] = read_cards(CARDS)
check(OBJECTIVES)


def _points(bands: tuple[Band, ...], areas: int) -> int:
    return max((band.points for band in bands if band.least <= areas), default=0)


# The points for each number of areas.
POINTS: dict[Habitat, tuple[int, ...]] = {
    habitat: tuple(_points(bands, areas) for areas in range(AREAS + 1))
    for habitat, bands in OBJECTIVES.items()
}
