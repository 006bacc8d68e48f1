"""A planet: twelve faces, the tiles on them and the regions that their areas form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.planet.regions import BORDERS, Areas, Regions, join
from engine.planet.solid import EDGES, FACE_NAMES, FACES
from engine.planet.tiles import HABITATS, Habitat, Tile


class Planet(NamedTuple):
    """An immutable planet; placing a tile gives a new one.

    An uncovered face is nothing: it touches nothing and spoils nothing. `land` is where each
    habitat lies, `regions` how that falls apart; both follow from the tiles and their turns, so
    planets are compared by those alone.
    """

    tiles: tuple[Tile | None, ...]
    turns: tuple[int, ...]
    land: Mapping[Habitat, Areas]
    regions: Mapping[Habitat, Regions]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Planet) and self[:2] == other[:2]

    def __hash__(self) -> int:
        return hash(self[:2])

    def free(self) -> list[int]:
        """The faces without a tile."""
        return [face for face, tile in enumerate(self.tiles) if tile is None]

    def place(self, tile: Tile, face: int, turn: int) -> Planet:
        """The planet with one more tile. No edge has to match."""
        first, borders = EDGES * face, BORDERS[face]
        land, regions = {**self.land}, {**self.regions}
        for habitat, edges in tile.strips[turn]:
            areas = edges << first
            land[habitat] |= areas
            regions[habitat] = join(regions[habitat], areas, borders[edges])
        return Planet(
            (*self.tiles[:face], tile, *self.tiles[face + 1 :]),
            (*self.turns[:face], turn, *self.turns[face + 1 :]),
            land,
            regions,
        )

    def count(self, habitat: Habitat) -> int:
        """The number of areas of a habitat on the whole planet."""
        return self.land[habitat].bit_count()

    def habitat(self, area: int) -> Habitat | None:
        """What an area shows; None where no tile lies."""
        face, edge = divmod(area, EDGES)
        tile = self.tiles[face]
        return None if tile is None else tile.at(edge, self.turns[face])

    def to_json(self) -> dict[str, dict[str, object]]:
        """The planet as other programs read it: only the faces that are covered."""
        return {
            FACE_NAMES[face]: {"tile": tile.id, "turn": self.turns[face]}
            for face, tile in enumerate(self.tiles)
            if tile is not None
        }


BARE = Planet(
    (None,) * FACES, (0,) * FACES, dict.fromkeys(HABITATS, 0), dict.fromkeys(HABITATS, ())
)
