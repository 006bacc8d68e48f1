"""The points: one rule for each character, then the volcanoes.

Everything is counted from planets as somebody sees them, so the same code gives the final sheet and
the running score of a seat that does not know its neighbours' characters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.prince.planet import TOO_MANY_BAOBABS, Planet
from engine.prince.tiles import OBJECTS, PILES, SHEEP, Kind, Tile

# Some things are counted by the tile or by the sort and not by the object.
CALM_TILE = "calm_tile"  # a core or edge tile without a volcano in view, turned ones too
TURNED_TILE = "turned_tile"
SPECIES = "species"
COLOUR_OF_SHEEP = "colour_of_sheep"

# The animals of each species: sheep of all colours are one.
ANIMALS: dict[str, tuple[str, ...]] = {
    "fox": ("fox",),
    "elephant": ("elephant",),
    "snake": ("snake",),
    "sheep": SHEEP,
}

# What each character gives, and for each of what. Whoever tells the rules reads these numbers too.
POINTS: dict[str, dict[str, int]] = {
    "vain_man": {"snake": 4},
    "geographer": {CALM_TILE: 1},
    "astronomer": {"sunset": 2},
    "lamplighter": {"lamp": 1},
    "hunter": {SPECIES: 3},
    "drunkard": {TURNED_TILE: 3},
    "businessman_white": {"sheep_white": 2},
    "businessman_grey": {"sheep_grey": 3},
    "businessman_brown": {"sheep_brown": 5},
    "gardener": {"baobab": 7},
    "turkish_astronomer": {"star": 1},
    "little_prince": {COLOUR_OF_SHEEP: 3, "box": 1},
}
POINTS_OF_THE_KING = {1: 14, 2: 7}  # by the number of roses; for any other number nothing
POINTS_LOST_BY_A_VOLCANO = 1  # for whoever has most of them

Counts = Mapping[str, int]


class Line(NamedTuple):
    """What one character gives, what was counted for it, and on which slots that lies."""

    source: str
    slot: int
    points: int
    counted: tuple[tuple[str, int], ...]
    slots: tuple[int, ...]


class ScoreSheet(NamedTuple):
    """A planet's points. `volcanoes` is how many are in view, `penalty` what they cost."""

    lines: tuple[Line, ...]
    volcanoes: int
    penalty: int

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines) - self.penalty

    @property
    def rank(self) -> tuple[int, int]:
        """The highest total wins; a tie goes to fewer volcanoes in view; a tie there is shared."""
        return self.total, -self.volcanoes

    def line_on(self, slot: int) -> Line | None:
        """The line of the character on this slot, if there is one."""
        return next((line for line in self.lines if line.slot == slot), None)

    def to_json(self) -> dict[str, object]:
        """The sheet as other programs read it."""
        return {
            "lines": [{"source": line.source, "points": line.points} for line in self.lines],
            "volcanoes": self.volcanoes,
            "penalty": self.penalty,
            "total": self.total,
        }


class Rule(NamedTuple):
    """What a character looks at, and what it gives for that."""

    counts: tuple[str, ...]
    points: Callable[[Counts], int]


def _for_each(character: str) -> Rule:
    ((thing, points),) = POINTS[character].items()
    return Rule((thing,), lambda count: points * count[thing])


def hunter(count: Counts) -> int:
    """So many points a species."""
    found = sum(any(count[animal] for animal in animals) for animals in ANIMALS.values())
    return POINTS["hunter"][SPECIES] * found


def king(count: Counts) -> int:
    """He loves one rose, likes two, and loses interest in more. No rose is nothing."""
    return POINTS_OF_THE_KING.get(count["rose"], 0)


def little_prince(count: Counts) -> int:
    """Points for each colour of sheep, and for each box."""
    points = POINTS["little_prince"]
    colours = sum(count[sheep] > 0 for sheep in SHEEP)
    return points[COLOUR_OF_SHEEP] * colours + points["box"] * count["box"]


RULES: dict[str, Rule] = {
    "king": Rule(("rose",), king),
    "hunter": Rule(("fox", "elephant", "snake", *SHEEP), hunter),
    "little_prince": Rule((*SHEEP, "box"), little_prince),
}
RULES |= {character: _for_each(character) for character in POINTS if character not in RULES}


def on_slot(tile: Tile, turned: bool) -> Counts:
    """All that counts on one slot."""
    if turned:
        return {TURNED_TILE: 1, CALM_TILE: 1}
    if tile.kind != "character" and "volcano" not in tile.objects:
        return {**tile.objects, CALM_TILE: 1}
    return tile.objects


def count(planet: Planet) -> Counter[str]:
    """All that counts on a planet."""
    total: Counter[str] = Counter()
    for slot, tile in enumerate(planet.tiles):
        if tile is not None:
            for thing, number in on_slot(tile, slot in planet.turned).items():
                total[thing] += number
    return total


def score_line(planet: Planet, slot: int, character: str, counts: Counts) -> Line:
    """What the character on this slot gives."""
    rule = RULES[character]
    slots = tuple(
        other
        for other, tile in enumerate(planet.tiles)
        if tile is not None
        and not on_slot(tile, other in planet.turned).keys().isdisjoint(rule.counts)
    )
    counted = tuple((thing, counts[thing]) for thing in rule.counts)
    return Line(character, slot, rule.points(counts), counted, slots)


def volcano_penalties(volcanoes: Sequence[int]) -> list[int]:
    """Whoever has most volcanoes loses a point for each; everybody tied for most does."""
    most = max(volcanoes)
    return [own * POINTS_LOST_BY_A_VOLCANO if own == most else 0 for own in volcanoes]


def score_sheets(planets: Sequence[Planet]) -> list[ScoreSheet]:
    """The sheet of each planet, from what is known of it."""
    counts = [count(planet) for planet in planets]
    volcanoes = [each["volcano"] for each in counts]
    return [
        ScoreSheet(_lines(planet, own), own["volcano"], penalty)
        for planet, own, penalty in zip(planets, counts, volcano_penalties(volcanoes), strict=True)
    ]


def _lines(planet: Planet, counts: Counts) -> tuple[Line, ...]:
    return tuple(
        score_line(planet, slot, tile.character, counts)
        for slot, tile in enumerate(planet.tiles)
        if tile is not None and tile.character is not None
    )


@lru_cache(maxsize=16)
def wanted(planet: Planet) -> tuple[str, ...]:
    """What would bring points now if one more of it came to this planet, the most first."""
    counts = count(planet)
    rules = [RULES[tile.character] for tile in planet.tiles if tile and tile.character]

    def brings(thing: str) -> int:
        more = counts + Counter({thing: 1})
        return sum(rule.points(more) - rule.points(counts) for rule in rules)

    gains = {thing: brings(thing) for thing in (*OBJECTS, CALM_TILE)}
    if len(planet.baobabs_in_view()) == TOO_MANY_BAOBABS - 1:
        gains["baobab"] = 0  # it would turn over, and the others with it
    return tuple(sorted((each for each in gains if gains[each] > 0), key=lambda each: -gains[each]))


def possible(things: Sequence[str], kind: Kind, seen: Sequence[Tile]) -> list[str]:
    """Those of these things that a tile of a kind may show, but for the tiles that were seen."""
    unseen = [on_slot(tile, False) for tile in PILES[kind] if tile not in seen]
    return [thing for thing in things if any(thing in shown for shown in unseen)]
