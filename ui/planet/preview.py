"""What a tile would change where it is shown now: regions that it joins, and who leads then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.planet.actions import Take
from engine.planet.animals import Animal
from engine.planet.life import Contest, contest, qualifying
from engine.planet.planet import Planet
from engine.planet.regions import Areas, size
from engine.planet.rules import ROUNDS
from engine.planet.solid import EDGES
from engine.planet.tiles import Habitat
from ui.planet.state import own, previewed
from ui.scene import Scene


class Joined(NamedTuple):
    """A region that a tile would grow: its habitat, what it is then and what it was at most."""

    habitat: Habitat
    areas: Areas
    size: int
    before: int


@lru_cache(maxsize=64)
def joined(planet: Planet, take: Take) -> tuple[Joined, ...]:
    """The regions that the tile would be part of, the largest first."""
    after = planet.place(take.tile, take.face, take.turn)
    on_face = ((1 << EDGES) - 1) << EDGES * take.face
    found = []
    for habitat in take.tile.counts:
        for areas, _border in after.regions[habitat]:
            if areas & on_face:
                parts = [size(region) for region in planet.regions[habitat] if region[0] & areas]
                found.append(Joined(habitat, areas, areas.bit_count(), max(parts, default=0)))
    return tuple(sorted(found, key=lambda each: -each.size))


def planets_then(scene: Scene) -> Sequence[Planet] | None:
    """The planets with the tile where it is shown; None if none is shown."""
    take = previewed(scene)
    if take is None:
        return None
    planets, seat = scene.public.planets, scene.view.turn
    placed = own(scene).place(take.tile, take.face, take.turn)
    return (*planets[:seat], placed, *planets[seat + 1 :])


class Race(NamedTuple):
    """An animal, how the planets stand for it now, and how with the tile in hand."""

    animal: Animal
    now: Contest
    then: Contest | None

    @property
    def shown(self) -> Contest:
        return self.then or self.now

    @property
    def changes(self) -> bool:
        return self.then is not None and self.then.measures != self.now.measures


def race(scene: Scene, animal: Animal, number: int) -> Race:
    """How things stand for an animal that will settle at the end of this round."""
    last = number == ROUNDS
    then = planets_then(scene)
    now = contest(animal, scene.public.planets, last)
    return Race(animal, now, contest(animal, then, last) if then else None)


def lit_areas(scene: Scene) -> Areas:
    """The areas that are lit on the own planet: of an animal's regions, or of joined ones."""
    take, planet = previewed(scene), own(scene)
    if take is not None:
        return _union(each.areas for each in joined(planet, take) if each.before)
    if scene.state.animal is not None:
        return _union(region[0] for region in qualifying(planet, scene.state.animal))
    return 0


def _union(parts: Iterator[Areas]) -> Areas:
    together = 0
    for areas in parts:
        together |= areas
    return together
