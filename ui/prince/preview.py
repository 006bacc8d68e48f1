"""What a tile would change, reckoned from what the seat sees."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.prince.planet import Planet
from engine.prince.scoring import ScoreSheet, score_sheets
from engine.prince.tiles import Tile
from ui.prince.words import character_name
from ui.words import _, signed

scored = lru_cache(maxsize=8)(score_sheets)  # several parts of a page ask for the same


class Preview(NamedTuple):
    """The seat's sheet now and after taking a tile, and which of its tiles would turn."""

    now: ScoreSheet
    then: ScoreSheet
    turned: tuple[int, ...]

    def change(self, slot: int) -> int:
        """How many points the character on this slot would gain or lose."""
        return _points(self.then, slot) - _points(self.now, slot)

    @property
    def change_of_volcanoes(self) -> int:
        return self.then.volcanoes - self.now.volcanoes

    @property
    def change_of_total(self) -> int:
        return self.then.total - self.now.total


def _points(sheet: ScoreSheet, slot: int) -> int:
    line = sheet.line_on(slot)
    return line.points if line else 0


@lru_cache(maxsize=8)
def preview(planets: tuple[Planet, ...], seat: int, tile: Tile) -> Preview:
    """What the seat would have with this tile. Where it lies never changes a score."""
    own = planets[seat]
    placed, turned = own.place(tile, own.free(tile.kind)[0]).turn_over_baobabs()
    after = [placed if other == seat else planet for other, planet in enumerate(planets)]
    return Preview(scored(planets)[seat], score_sheets(after)[seat], turned)


def effect(change: Preview, edition: str) -> str:
    """The change in words: “+4 Vain Man, third baobab: three tiles turn face down”."""
    parts = []
    for line in change.then.lines:
        if points := change.change(line.slot):
            name = character_name(line.source, edition)
            parts.append(_("{points} {character}", points=signed(points), character=name))
    if penalty := change.now.penalty - change.then.penalty:
        parts.append(_("{points} for having most volcanoes", points=signed(penalty)))
    if change.turned:
        parts.append(_("third baobab: three tiles turn face down"))
    if not parts and not change.then.lines:
        return _("points come with characters")
    return ", ".join(parts) if parts else _("no points yet")
