"""The points: one rule for each character, then the volcanoes.

Everything is counted from planets as somebody sees them, so the same code gives the final sheet and
the running score of a seat that does not know its neighbours' characters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine.prince.planet import SLOTS, Planet
from engine.prince.tiles import SHEEP, Tile

# Two things are counted by the tile and not by the object.
CALM_TILE = "calm_tile"  # a core or edge tile without a volcano in view, turned ones too
TURNED_TILE = "turned_tile"

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

    def line_on(self, slot: int) -> Line | None:
        """The line of the character on this slot, if there is one."""
        return next((line for line in self.lines if line.slot == slot), None)


class Rule(NamedTuple):
    """What a character looks at, and what it gives for that."""

    counts: tuple[str, ...]
    points: Callable[[Counts], int]


def _each(points: int, thing: str) -> Rule:
    return Rule((thing,), lambda count: points * count[thing])


def hunter(count: Counts) -> int:
    """Three points a species; sheep of all colours are one species."""
    species = ("fox",), ("elephant",), ("snake",), SHEEP
    return 3 * sum(any(count[animal] for animal in animals) for animals in species)


def king(count: Counts) -> int:
    """He loves one rose, likes two, and loses interest in more. No rose is nothing."""
    return {1: 14, 2: 7}.get(count["rose"], 0)


def little_prince(count: Counts) -> int:
    """Three points a colour of sheep, and one a box."""
    return 3 * sum(count[sheep] > 0 for sheep in SHEEP) + count["box"]


RULES: dict[str, Rule] = {
    "vain_man": _each(4, "snake"),
    "geographer": _each(1, CALM_TILE),
    "astronomer": _each(2, "sunset"),
    "king": Rule(("rose",), king),
    "lamplighter": _each(1, "lamp"),
    "hunter": Rule(("fox", "elephant", "snake", *SHEEP), hunter),
    "drunkard": _each(3, TURNED_TILE),
    "businessman_white": _each(2, "sheep_white"),
    "businessman_grey": _each(3, "sheep_grey"),
    "businessman_brown": _each(5, "sheep_brown"),
    "gardener": _each(7, "baobab"),
    "turkish_astronomer": _each(1, "star"),
    "little_prince": Rule((*SHEEP, "box"), little_prince),
}


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
    return [own if own == max(volcanoes) else 0 for own in volcanoes]


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


def winners(sheets: Sequence[ScoreSheet]) -> list[int]:
    """The highest total wins; a tie goes to fewer volcanoes in view; a tie there is shared."""
    ranks = [(sheet.total, -sheet.volcanoes) for sheet in sheets]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def planet_json(planet: Planet) -> dict[str, dict[str, object]]:
    """A planet as other programs read it: only the slots that are filled."""
    return {
        SLOTS[slot]: {"tile": tile.id, "turned": slot in planet.turned}
        for slot, tile in enumerate(planet.tiles)
        if tile is not None
    }
