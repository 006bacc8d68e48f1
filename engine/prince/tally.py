"""Points of a real table of Make Me a Planet: planets tile by tile, or what people counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.game import BadTable, Plural, outcome
from engine.prince.options import EDITIONS
from engine.prince.planet import BARE, SLOT_KIND, SLOTS, SLOTS_OF, TOO_MANY_BAOBABS, Planet
from engine.prince.scoring import (
    CALM_TILE,
    RULES,
    TURNED_TILE,
    Counts,
    Line,
    ScoreSheet,
    count,
    score_line,
    volcano_penalties,
)
from engine.prince.tiles import CHARACTERS, IN_THE_BOX, KINDS, OBJECTS, PILES, TILES
from engine.tally import Entry, check_once, read_count, read_words

CORNERS = SLOTS_OF["character"]
PLANET_TILES = len(SLOTS) - len(CORNERS)
# So many tiles with baobabs find room on one planet.
MOST_BAOBABS = sum(min(len(SLOTS_OF[k]), sum(t.baobab for t in PILES[k])) for k in KINDS)


class Counted(NamedTuple):
    """What counts on a planet, and what each of its characters gives."""

    counts: Counts
    lines: tuple[Line, ...]


def tally(table: Entry, seats: Sequence[Entry]) -> dict[str, Any]:
    """The sheets of all seats, and who won."""
    if table.get("edition", EDITIONS[0]) not in EDITIONS:
        raise BadTable("The edition is one of these: {editions}.", editions=", ".join(EDITIONS))
    sheets = score(seats)
    check_once([name for seat in seats for name in _tiles(seat).values()])
    return outcome(sheets)


def score(seats: Sequence[Entry]) -> list[ScoreSheet]:
    """The sheet of each seat."""
    counted = [_by_tiles(seat) if "tiles" in seat else _by_counts(seat) for seat in seats]
    volcanoes = [each.counts["volcano"] for each in counted]
    return [
        ScoreSheet(each.lines, each.counts["volcano"], penalty)
        for each, penalty in zip(counted, volcano_penalties(volcanoes), strict=True)
    ]


# --- tile by tile ---


def _tiles(seat: Entry) -> dict[str, str]:
    """The names of the tiles by their places; nothing where people counted."""
    tiles = seat.get("tiles", {})
    if not isinstance(tiles, dict):
        raise BadTable("“{name}” must name a tile for each place.", name="tiles")
    return tiles


def _by_tiles(seat: Entry) -> Counted:
    planet = _planet(seat)
    counts = count(planet)
    lines = (
        score_line(planet, slot, tile.character, counts)
        for slot in CORNERS
        if (tile := planet.tiles[slot]) and tile.character
    )
    return Counted(counts, tuple(lines))


def _planet(seat: Entry) -> Planet:
    """A full planet that the rules allow."""
    tiles, planet = _tiles(seat), BARE
    for name in tiles:
        if name not in SLOTS:
            raise BadTable("There is no place “{place}” on a planet.", place=str(name)[:40])
    for slot, place in enumerate(SLOTS):
        tile = TILES.get(str(tiles.get(place)))
        if tile is None:
            raise BadTable("There is no tile at the place “{place}”.", place=place)
        if tile.kind != SLOT_KIND[slot]:
            raise BadTable(
                "The tile {tile} does not fit at the place “{place}”.", tile=tile.id, place=place
            )
        planet = planet.place(tile, slot)
    return _turned(planet, read_words(seat, "turned", SLOTS))


def _turned(planet: Planet, places: Sequence[str]) -> Planet:
    """The planet with the tiles that baobabs turned, as the rules would have it."""
    check_once(places)
    planet = planet._replace(turned=frozenset(map(SLOTS.index, places)))
    for slot in planet.turned:
        tile = planet.tiles[slot]
        if tile is None or not tile.baobab:
            raise BadTable(
                "The tile at the place “{place}” has no baobab, so it never turns.",
                place=SLOTS[slot],
            )
    _check_baobabs(len(planet.turned), len(planet.baobabs_in_view()))
    return planet


def certainly_turned(baobabs: Sequence[str]) -> Sequence[str] | None:
    """Which of the places with baobabs are turned, in whatever order the tiles came: none, or all.

    None where it depends on that: some have turned, and others came later.
    """
    if len(baobabs) < TOO_MANY_BAOBABS:
        return ()
    return None if len(baobabs) % TOO_MANY_BAOBABS else baobabs


def _check_baobabs(turned: int, in_view: int) -> None:
    if turned % TOO_MANY_BAOBABS:
        raise BadTable(
            "Baobabs turn {number} tiles at a time, so {turned} can’t be right.",
            number=TOO_MANY_BAOBABS,
            turned=turned,
        )
    if in_view >= TOO_MANY_BAOBABS:
        raise BadTable("With {number} baobabs in view, their tiles turn.", number=in_view)


# --- what people counted ---


def _by_counts(seat: Entry) -> Counted:
    """The counts of what is in view, and four characters."""
    characters = read_words(seat, "characters", CHARACTERS)
    if len(characters) != len(CORNERS):
        raise BadTable(
            Plural("A planet needs {count} character.", "A planet needs {count} characters."),
            count=len(CORNERS),
        )
    counts = _objects(seat)
    counts[TURNED_TILE] = read_count(seat, "turned", PLANET_TILES, missing=0)
    if "volcano_free" in seat:
        counts[CALM_TILE] = read_count(seat, "volcano_free", PLANET_TILES)
    elif "geographer" in characters:
        raise BadTable("The Geographer needs to know how many planet tiles are without a volcano.")
    _check_baobabs(counts[TURNED_TILE], counts["baobab"])
    _check_together(counts)
    return Counted(
        counts,
        tuple(_line(place, name, counts) for place, name in zip(CORNERS, characters, strict=True)),
    )


def _check_together(counts: Counts) -> None:
    """A planet can have all that was counted at once: no tile shows two volcanoes."""
    turned, volcanoes = counts[TURNED_TILE], counts["volcano"]
    calm = counts.get(CALM_TILE, turned)
    if turned > MOST_BAOBABS:
        raise BadTable(
            "Of the tiles that can turn, a planet has at most {most}: {turned} can’t be right.",
            most=MOST_BAOBABS,
            turned=turned,
        )
    if turned > calm:
        raise BadTable(
            "Tiles that lie face down are among those without a volcano: these can’t be fewer."
        )
    if volcanoes + calm > PLANET_TILES:
        raise BadTable(
            "Volcanoes and tiles without one are {tiles} together at most: no tile shows two.",
            tiles=PLANET_TILES,
        )


def _objects(seat: Entry) -> Counter[str]:
    objects = seat.get("objects", {})
    if not isinstance(objects, dict):
        raise BadTable("“{name}” must say how many there are of each.", name="objects")
    for thing in objects:
        if thing not in OBJECTS:
            raise BadTable("No tile shows “{thing}”.", thing=str(thing)[:40])
    return Counter({thing: read_count(objects, thing, IN_THE_BOX[thing]) for thing in objects})


def _line(place: int, character: str, counts: Counts) -> Line:
    """What a character gives; on which tiles that lies is not known."""
    rule = RULES[character]
    counted = tuple((thing, counts[thing]) for thing in rule.counts)
    return Line(character, place, rule.points(counts), counted, ())
