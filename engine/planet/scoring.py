"""The points: the objective by its areas, then the animals one by one.

Everything is counted from what somebody knows, so the same code gives the final sheet and the
running score of a seat that does not know its neighbours' objectives.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.planet.animals import Animal
from engine.planet.objectives import POINTS
from engine.planet.planet import Planet
from engine.planet.regions import areas_in
from engine.planet.tiles import Habitat

ANIMAL = 2
ANIMAL_OF_THE_OBJECTIVE = 1
ANIMAL_FOR_BEGINNERS = 1


class Award(NamedTuple):
    """An animal, who won it, and in which round."""

    round: int
    animal: Animal
    seat: int

    def to_json(self) -> dict[str, object]:
        return {"round": self.round, "animal": self.animal.id, "seat": self.seat}


class ObjectiveLine(NamedTuple):
    """What an objective gives: for all areas of its habitat, wherever on the planet they lie."""

    habitat: Habitat
    points: int
    areas: tuple[int, ...]


class AnimalLine(NamedTuple):
    """What an animal gives: less if it lives where the objective is, whatever that scored."""

    animal: Animal
    round: int
    points: int
    of_the_objective: bool


class ScoreSheet(NamedTuple):
    """A seat's points. No objective line for beginners, or where the objective is not known."""

    objective: ObjectiveLine | None
    animals: tuple[AnimalLine, ...]

    @property
    def objective_points(self) -> int:
        return self.objective.points if self.objective else 0

    @property
    def total(self) -> int:
        return self.objective_points + sum(line.points for line in self.animals)

    @property
    def rank(self) -> tuple[int, int]:
        """The highest total wins; a tie goes to more animals; a tie there is shared."""
        return self.total, len(self.animals)

    def to_json(self) -> dict[str, object]:
        """The sheet as other programs read it."""
        return {
            "animals": [line.animal.id for line in self.animals],
            "objective": self.objective and self.objective.habitat,
            "areas": self.objective and len(self.objective.areas),
            "objective_points": self.objective_points,
            "total": self.total,
        }


def score_objective(planet: Planet, habitat: Habitat) -> ObjectiveLine:
    """Points for the number of areas of the habitat: areas, not regions."""
    areas = areas_in(planet.land[habitat])
    return ObjectiveLine(habitat, POINTS[habitat][len(areas)], areas)


def score_animal(award: Award, objective: Habitat | None, beginners: bool) -> AnimalLine:
    """One point where the animal's habitat is the objective's, otherwise two; for beginners one."""
    animal = award.animal
    same = animal.habitat == objective
    if beginners:
        return AnimalLine(animal, award.round, ANIMAL_FOR_BEGINNERS, same)
    points = ANIMAL_OF_THE_OBJECTIVE if same else ANIMAL
    return AnimalLine(animal, award.round, points, same)


def score_sheets(
    planets: Sequence[Planet],
    awards: Sequence[Award],
    objectives: Sequence[Habitat | None],
    beginners: bool,
) -> list[ScoreSheet]:
    """The sheet of each seat. Where its objective is not known, its animals count in full."""
    return [
        ScoreSheet(
            score_objective(planet, objective) if objective else None,
            tuple(
                score_animal(award, objective, beginners) for award in awards if award.seat == seat
            ),
        )
        for seat, (planet, objective) in enumerate(zip(planets, objectives, strict=True))
    ]
