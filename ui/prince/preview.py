"""What a tile would change, from what lies on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.prince.actions import TAKE
from engine.prince.planet import Planet
from engine.prince.scoring import ScoreSheet, score_sheets
from engine.prince.tiles import Tile
from ui.prince.state import Scene, known_choice, near_planet, shown_planets, shown_view
from ui.prince.words import character_name
from ui.words import _, in_a_row, ngettext, pgettext, signed

scored = lru_cache(maxsize=16)(score_sheets)  # several parts of a page ask for the same


class Preview(NamedTuple):
    """The seat's sheet now and after taking a tile, and which of its tiles would turn."""

    now: ScoreSheet
    then: ScoreSheet
    turned: frozenset[int]
    is_last: bool  # nothing comes after it that could count

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


def preview(scene: Scene) -> Preview | None:
    """What the chosen tile would bring, where that can be known."""
    tile = known_choice(scene)
    return None if tile is None or scene.view.phase != "take" else brings(scene, tile)


def brings(scene: Scene, tile: Tile) -> Preview:
    """What the seat would have with this tile. Where it lies never changes a score."""
    seat, planet = scene.seat, near_planet(scene)
    in_reach = shown_view(scene)._replace(seat=seat, offer=(tile,))
    after = in_reach.after(TAKE[tile][planet.free(tile.kind)[0]])
    assert after is not None
    turned = after.planets[seat].turned - planet.turned
    now, then = scored(shown_planets(scene))[seat], scored(after.planets)[seat]
    return Preview(now, then, turned, is_whole(after.planets[seat]))


def is_whole(planet: Planet) -> bool:
    """Whether all of a planet lies open: there are no more points to come."""
    return all(tile is not None and tile.id != "?" for tile in planet.tiles)


def effect(change: Preview, edition: str) -> str:
    """The change in words: “+4 Vain Man, 3 baobabs: their tiles turn face down”."""
    parts = []
    for line in change.then.lines:
        if points := change.change(line.slot):
            name = character_name(line.source, edition)
            more = signed(points)
            parts.append(pgettext("a gain", "{points} {character}", points=more, character=name))
    if penalty := change.now.penalty - change.then.penalty:
        parts.append(_("{points} for the most volcanoes", points=signed(penalty)))
    if change.turned:
        parts.append(
            ngettext(
                "{count} baobab: its tile turns face down",
                "{count} baobabs: their tiles turn face down",
                len(change.turned),
            )
        )
    if not parts and change.is_last:
        return _("no points")
    if not parts and not change.then.lines:
        return _("no points before there are characters")
    return in_a_row(parts) if parts else _("no points yet")
