"""A planet: sixteen slots in a square, each for one kind of tile, and the baobabs on it."""

from __future__ import annotations

from typing import NamedTuple

from engine.prince.tiles import KINDS, Kind, Tile

SIDE = 4
_ROWS = """
character rising  falling character
falling   core    core    rising
rising    core    core    falling
character falling rising  character
"""
SLOT_KIND: tuple[Kind, ...] = tuple(
    next(kind for kind in KINDS if kind == word) for word in _ROWS.split()
)
SLOTS = tuple(f"r{slot // SIDE}c{slot % SIDE}" for slot in range(SIDE * SIDE))
SLOTS_OF: dict[Kind, tuple[int, ...]] = {
    kind: tuple(slot for slot in range(SIDE * SIDE) if SLOT_KIND[slot] == kind) for kind in KINDS
}
TOO_MANY_BAOBABS = 3


class Planet(NamedTuple):
    """An immutable planet; placing a tile gives a new one."""

    tiles: tuple[Tile | None, ...]
    turned: frozenset[int]

    def free(self, kind: Kind) -> list[int]:
        """The slots where a tile of this kind may go."""
        tiles = self.tiles
        return [slot for slot in SLOTS_OF[kind] if tiles[slot] is None]

    def place(self, tile: Tile, slot: int) -> Planet:
        """The planet with one more tile, face up."""
        return Planet((*self.tiles[:slot], tile, *self.tiles[slot + 1 :]), self.turned)

    def baobabs_in_view(self) -> list[int]:
        """The slots whose tile shows a baobab."""
        return [
            slot
            for slot, tile in enumerate(self.tiles)
            if tile is not None and tile.baobab and slot not in self.turned
        ]

    def turn_over_baobabs(self) -> tuple[Planet, tuple[int, ...]]:
        """The third baobab in view turns all three tiles that show one; which ones turned."""
        slots = self.baobabs_in_view()
        if len(slots) < TOO_MANY_BAOBABS:
            return self, ()
        return Planet(self.tiles, self.turned.union(slots)), tuple(slots)

    def receive(self, tile: Tile, slot: int) -> tuple[Planet, Planet, tuple[int, ...]]:
        """The planet with one more tile, then as baobabs leave it, and the slots they turned."""
        placed = self.place(tile, slot)
        return (placed, *placed.turn_over_baobabs()) if tile.baobab else (placed, placed, ())

    def to_json(self) -> dict[str, dict[str, object]]:
        """The planet as other programs read it: only the slots that are filled."""
        return {
            SLOTS[slot]: {"tile": tile.id, "turned": slot in self.turned}
            for slot, tile in enumerate(self.tiles)
            if tile is not None
        }


BARE = Planet((None,) * (SIDE * SIDE), frozenset())
