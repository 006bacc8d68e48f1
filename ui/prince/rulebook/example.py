"""The two planets of the rulebooks' example, as people build them from one set of tiles."""

from __future__ import annotations

from engine.prince.planet import BARE, SLOTS, Planet
from engine.prince.tiles import TILES


def _planet(rows: str, turned: str = "") -> Planet:
    """A planet from the names of its tiles, row by row, and the places of those that are turned."""
    planet = BARE
    for slot, name in enumerate(rows.split()):
        planet = planet.place(TILES[name], slot)
    return planet._replace(turned=frozenset(map(SLOTS.index, turned.split())))


FIRST_PLANET = _planet(
    """
    P10 U10 D02 P16
    D09 C02 C05 U11
    U12 C17 C19 D14
    P13 D19 U14 P07
    """
)
SECOND_PLANET = _planet(
    """
    P03 U08 D05 P12
    D03 C01 C03 U05
    U13 C08 C10 D10
    P20 D17 U17 P15
    """,
    turned="r1c0 r1c2 r1c3",
)
