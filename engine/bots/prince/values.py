"""What a tile is worth to a planet: the points that it brings, and those that it may bring yet.

Each character that one has tells exactly what a thing is worth; of those to come only the mean is
known. A character is worth what it gives now and what will come to it in the rounds left: how fast
that grows was measured in games between players who use these very numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import fsum

from engine.bots.odds import chance
from engine.bots.prince.packed import (
    ALL,
    BAOBABS,
    CAST,
    CAST_SHIFT,
    FACE,
    FULL,
    RATERS,
    SHIFT,
    SHOWS_BAOBAB,
    TWO_BAOBABS,
    VOLCANO,
    cast_of,
    place,
    points,
)
from engine.bots.prince.position import CHARACTER, PLANET_KINDS
from engine.prince.planet import SLOTS_OF
from engine.prince.scoring import POINTS
from engine.prince.tiles import CHARACTERS, PILE_SIZE

CAST_SIZE = len(SLOTS_OF["character"])
FIRST_CHARACTER = next(number for number, tile in enumerate(ALL) if tile.character)

# What one of each thing is worth for each character that is still to come.
HOPE: Mapping[str, float] = {
    "snake": 1.04,
    "box": 0.55,
    "sheep_brown": 0.55,
    "sheep_grey": 0.49,
    "fox": 0.46,
    "sunset": 0.41,
    "elephant": 0.27,
    "rose": 0.26,
    "calm_tile": 0.24,
    "lamp": 0.23,
    "sheep_white": 0.23,
    "turned_tile": 0.2,
    "star": 0.12,
    "baobab": -0.13,
}
# What a character gains in each round that brings tiles of the planet.
GROWTH: Mapping[str, float] = {
    "businessman_white": 1.8,
    "lamplighter": 1.57,
    "vain_man": 1.31,
    "king": 1.29,
    "hunter": 1.23,
    "gardener": 1.06,
    "little_prince": 0.82,
    "businessman_grey": 0.72,
    "geographer": 0.65,
    "astronomer": 0.43,
    "turkish_astronomer": 0.31,
    "businessman_brown": 0.18,
    "drunkard": 0.0,
}
MOST = {"hunter": 12, "gardener": 10.7, "king": 14, "little_prince": 31}  # then it grows no more
LIKELY_ANYWAY = 0.55  # the part of a mood's points that can't be had later as well
VOLCANOES_A_ROUND = 0.2
VOLCANO_DREAD = 1.4  # a volcano in sight is worse than its odds
BAOBAB_RISK = (-0.2, -1.65)  # of a first and a second one: a third may be pushed on one

STARS = tuple(face >> SHIFT["star"] & FULL for face in FACE)
HAS_VOLCANO = tuple(bool(face >> VOLCANO & FULL) for face in FACE)
_HOPE = tuple((SHIFT[thing], worth) for thing, worth in HOPE.items())
_STAR_GAZER = CAST_SHIFT["turkish_astronomer"]


def hope(things: int) -> float:
    """What packed things are worth for one character to come."""
    worth = 0.0
    for shift, each in _HOPE:
        worth += each * (things >> shift & FULL)
    return worth


HOPE_OF = tuple(hope(face) for face in FACE[:FIRST_CHARACTER])

# Characters that give so much for each thing of a kind, whatever else there is.
PLAIN = {who: rates for who, rates in POINTS.items() if rates.keys() <= SHIFT.keys()}


def _share(having: Sequence[bool]) -> list[float]:
    """In each kind of planet tiles, the share of those that have something."""
    return [
        sum(having[PILE_SIZE * kind : PILE_SIZE * (kind + 1)]) / PILE_SIZE for kind in PLANET_KINDS
    ]


class Liking:
    """What planet tiles are worth to whoever has these characters, by tile.

    Left out is what depends on all that lies on the planet: what characters give who are not
    plain, those in `moody`; a third baobab; the volcanoes.
    """

    __slots__ = ("means", "moody", "to_come", "worths")

    def __init__(self, characters: Sequence[str]) -> None:
        self.to_come = CAST_SIZE - len(characters)
        self.moody = tuple(
            (RATERS[who], RATERS[who].mask) for who in characters if who not in PLAIN
        )
        self.worths = [self.to_come * worth for worth in HOPE_OF]
        for who in characters:
            for thing, each in PLAIN.get(who, {}).items():
                for tile in range(FIRST_CHARACTER):
                    self.worths[tile] += each * (FACE[tile] >> SHIFT[thing] & FULL)
        self.means = [
            fsum(self.worths[PILE_SIZE * kind : PILE_SIZE * (kind + 1)]) / PILE_SIZE
            for kind in PLANET_KINDS
        ]


class _Likings(dict[int, Liking]):
    """By the packed characters, made when they are first asked for."""

    def __missing__(self, cast: int) -> Liking:
        liking = self[cast] = Liking(cast_of(cast << CAST))
        return liking


LIKINGS = _Likings()


@cache
def _leads(ahead: int, rounds: int) -> float:
    """How likely it is to have most volcanoes in the end, being so many ahead now. As measured."""
    return chance((ahead + 0.5 - 0.1 * rounds) / (0.55 + 0.12 * rounds))


def _cost_of_a_volcano(own: int, ahead: int, rounds: int) -> float:
    """What one more brings about: it may be the one too many, which makes all of them count."""
    later = VOLCANOES_A_ROUND * rounds
    after, before = _leads(ahead + 1, rounds), _leads(ahead, rounds)
    return VOLCANO_DREAD * ((own + 1 + later) * after - (own + later) * before)


class _VolcanoCosts(dict[int, tuple[tuple[float, ...], ...]]):
    """By the rounds to come, the volcanoes one has, and how many more these are than anybody's.

    Made for each number of rounds when it is first asked for.
    """

    def __missing__(self, rounds: int) -> tuple[tuple[float, ...], ...]:
        costs = self[rounds] = tuple(
            tuple(_cost_of_a_volcano(own, ahead, rounds) for ahead in (*range(17), *range(-16, 0)))
            for own in range(17)
        )
        return costs


VOLCANO_COST = _VolcanoCosts()


def tile_worths(planet: int, offer: Sequence[int], most_elsewhere: int, rounds: int) -> list[float]:
    """What each of these planet tiles is worth; the other planets show so many volcanoes."""
    liking = LIKINGS[planet >> CAST]
    known, moody = liking.worths, liking.moody
    worths = []
    for tile in offer:
        worth = known[tile]
        if HAS_VOLCANO[tile]:
            own = planet >> VOLCANO & FULL
            worth -= VOLCANO_COST[rounds][own][own - most_elsewhere]
        elif SHOWS_BAOBAB[tile]:
            baobabs = planet & BAOBABS
            if baobabs == TWO_BAOBABS:
                worths.append(third_baobab(planet, tile, liking.to_come))
                continue
            worth += BAOBAB_RISK[baobabs >> SHIFT["baobab"]]
        for rater, mask in moody:
            worth += LIKELY_ANYWAY * (rater[planet + FACE[tile] & mask] - rater[planet & mask])
        worths.append(worth)
    return worths


def third_baobab(planet: int, tile: int, to_come: int) -> float:
    """Three tiles lie face down: exactly what that changes, now and for characters to come."""
    after = place(planet, tile)
    return points(after) - points(planet) + to_come * (hope(after) - hope(planet))


class Prospect(dict[int, tuple[int, float]]):
    """What a character gives now, and what it gains in a round, by what it looks at."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.rater = RATERS[who]

    def __missing__(self, seen: int) -> tuple[int, float]:
        now = self.rater[seen]
        growth = GROWTH[self.who]
        if most := MOST.get(self.who):
            growth *= 1 - now / most
        prospect = self[seen] = now, growth
        return prospect


PROSPECTS = {who: Prospect(who) for who in CHARACTERS}
_PROSPECT_OF = tuple(
    (PROSPECTS[tile.character], RATERS[tile.character].mask)
    for tile in ALL[FIRST_CHARACTER:]
    if tile.character
)


def character_worths(planet: int, offer: Sequence[int], rounds: int) -> list[float]:
    """What each of these characters is worth, with so many rounds of planet tiles to come."""
    gazers = planet >> _STAR_GAZER & FULL
    worths = []
    for tile in offer:
        prospect, mask = _PROSPECT_OF[tile - FIRST_CHARACTER]
        now, growth = prospect[planet & mask]
        worths.append(now + growth * rounds + gazers * STARS[tile])
    return worths


def most_elsewhere(planets: Sequence[int], seat: int) -> int:
    """The most volcanoes on any other planet."""
    return max([planet >> VOLCANO & FULL for planet in (*planets[:seat], *planets[seat + 1 :])])


_ALL_CHARACTERS = range(FIRST_CHARACTER, len(ALL))
_VOLCANOES_IN = _share(HAS_VOLCANO)
_BAOBABS_IN = _share(SHOWS_BAOBAB)


def worths_to(
    planets: Sequence[int], seat: int, tiles: Sequence[int], kind: int, rounds: int
) -> list[float]:
    """What tiles of a kind are worth to a seat, with so many rounds of planet tiles to come."""
    if kind == CHARACTER:
        return character_worths(planets[seat], tiles, rounds)
    return tile_worths(planets[seat], tiles, most_elsewhere(planets, seat), rounds)


def mean_worth(
    planets: Sequence[int], seat: int, kind: int, rounds: int, tiles: Sequence[int] | None = None
) -> float:
    """What one of these tiles may be worth; of all of that kind: in about."""
    if tiles is None:
        return _mean_of_all(planets[seat], kind, most_elsewhere(planets, seat), rounds)
    return fsum(worths_to(planets, seat, tiles, kind, rounds)) / len(tiles) if tiles else 0.0


def _mean_of_all(planet: int, kind: int, elsewhere: int, rounds: int) -> float:
    if kind == CHARACTER:
        return fsum(character_worths(planet, _ALL_CHARACTERS, rounds)) / PILE_SIZE
    own = planet >> VOLCANO & FULL
    baobabs = (planet & BAOBABS) >> SHIFT["baobab"]
    return (
        LIKINGS[planet >> CAST].means[kind]
        - _VOLCANOES_IN[kind] * VOLCANO_COST[rounds][own][own - elsewhere]
        + _BAOBABS_IN[kind] * BAOBAB_RISK[min(baobabs, 1)]
    )


TO_COME = 9.6  # points of a character yet to come, whatever lies on the planet by then
THERE_ALREADY = 0.25  # the part of what things are worth for it that comes on top


def standing(planet: int, rounds: int) -> float:
    """What a planet will come to, in about, but for the volcanoes."""
    cast = cast_of(planet)
    worth = (CAST_SIZE - len(cast)) * (TO_COME + THERE_ALREADY * hope(planet))
    for who in cast:
        now, growth = PROSPECTS[who][planet & RATERS[who].mask]
        worth += now + growth * rounds
    return worth
