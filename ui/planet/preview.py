"""What a tile would change where it is shown now: regions that it joins, and who leads then."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.planet.animals import Animal
from engine.planet.life import Contest, contest, qualifying
from engine.planet.planet import Planet
from engine.planet.regions import Areas, size
from engine.planet.rules import is_last
from engine.planet.solid import EDGES
from engine.planet.tiles import Habitat
from ui.planet.state import Scene, near_planet, previewed


class Joined(NamedTuple):
    """A region that a tile would grow: its habitat, what it is then and what it was at most."""

    habitat: Habitat
    areas: Areas
    size: int
    before: int


@lru_cache(maxsize=64)
def joined(now: Planet, then: Planet, face: int) -> tuple[Joined, ...]:
    """The regions that a tile on this face would be part of, the largest first."""
    on_face = ((1 << EDGES) - 1) << EDGES * face
    found = []
    for habitat, regions in then.regions.items():
        for areas, _border in regions:
            if areas & on_face:
                parts = [size(region) for region in now.regions[habitat] if region[0] & areas]
                found.append(Joined(habitat, areas, areas.bit_count(), max(parts, default=0)))
    return tuple(sorted(found, key=lambda each: -each.size))


def planets_then(scene: Scene) -> tuple[Planet, ...]:
    """The planets with the tile in hand where it is shown, or as they are."""
    take = previewed(scene)
    return scene.view.after(take).planets if take else scene.public.planets


def planet_then(scene: Scene) -> Planet:
    """The large planet, with the tile in hand."""
    return planets_then(scene)[scene.seat]


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
    last = is_last(number)
    now = contest(animal, scene.public.planets, last)
    if previewed(scene) is None:
        return Race(animal, now, None)
    return Race(animal, now, contest(animal, planets_then(scene), last))


def lit_areas(scene: Scene) -> Areas:
    """The areas that are lit on the large planet: of an animal's regions, or of joined ones."""
    take, planet = previewed(scene), near_planet(scene)
    if take is not None:
        regions = joined(planet, planet_then(scene), take.face)
        return union(each.areas for each in regions if each.before)
    if scene.state.animal is not None:
        return union(region[0] for region in qualifying(planet, scene.state.animal))
    return 0


def union(parts: Iterable[Areas]) -> Areas:
    """Some areas together."""
    together = 0
    for areas in parts:
        together |= areas
    return together
