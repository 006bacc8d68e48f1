"""Points of a real table of Planet: the animals won, and the areas of each objective."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game import BadTable, winners
from engine.planet.animals import ANIMALS
from engine.planet.objectives import POINTS
from engine.planet.rules import ROUNDS
from engine.planet.scoring import (
    Award,
    ObjectiveLine,
    ScoreSheet,
    score_animal,
)
from engine.planet.solid import AREAS
from engine.planet.tiles import HABITATS, Habitat
from engine.tally import Entry, check_once, read_count, read_words


def tally(_table: Entry, seats: Sequence[Entry]) -> dict[str, Any]:
    """The sheets of all seats, and who won."""
    sheets = score(seats)
    with_objectives = any(sheet.objective for sheet in sheets)
    areas = [read_count(seat, "areas", AREAS) if with_objectives else None for seat in seats]
    told = [sheet.to_json() | {"areas": own} for sheet, own in zip(sheets, areas, strict=True)]
    return {"seats": told, "winners": winners(sheets)}


def score(seats: Sequence[Entry]) -> list[ScoreSheet]:
    """The sheet of each seat."""
    check_once([name for seat in seats for name in _animals(seat)])
    objectives = [_objective(seat) for seat in seats]
    check_objectives(objectives)
    areas = [read_count(seat, "areas", AREAS) if any(objectives) else None for seat in seats]
    return [
        _sheet(_animals(seat), objective, own or 0)
        for seat, objective, own in zip(seats, objectives, areas, strict=True)
    ]


def check_objectives(objectives: Sequence[Habitat | None]) -> None:
    """Everybody has one of their own, or nobody has."""
    check_once([habitat for habitat in objectives if habitat])
    if None in objectives and any(objectives):
        raise BadTable("Everybody has an objective, or nobody has.")


def _animals(seat: Entry) -> list[str]:
    return read_words(seat, "animals", tuple(ANIMALS))


def _objective(seat: Entry) -> Habitat | None:
    """The habitat of an objective; None for beginners, who have none."""
    found = seat.get("objective")
    if found is None:
        return None
    for habitat in HABITATS:
        if habitat == found:
            return habitat
    raise BadTable("There is no objective “{objective}”.", objective=str(found)[:40])


def _sheet(animals: Sequence[str], objective: Habitat | None, areas: int) -> ScoreSheet:
    """A seat's points. When the animals were won and where the areas lie is not known."""
    line = objective and ObjectiveLine(objective, POINTS[objective][areas], ())
    awards = [Award(ROUNDS, ANIMALS[name], 0) for name in animals]
    beginners = objective is None
    return ScoreSheet(line, tuple(score_animal(award, objective, beginners) for award in awards))
