"""Counting a real table of Planet: the animals that were won, and the areas of the objectives."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from engine.game import BadTable
from engine.planet import tally
from engine.planet.animals import ANIMALS
from engine.planet.scoring import AnimalLine, ScoreSheet
from engine.planet.solid import AREAS
from engine.planet.tiles import HABITATS
from ui.html import Child, Html, el
from ui.parts.ending import Ending, column, ended
from ui.parts.forms import choice, field
from ui.parts.steps import toggle
from ui.planet.picture import animal_picture, paints, swatch
from ui.planet.result import VERDICT, entry_line
from ui.planet.words import animal_name, animals_won, habitat_title, objective_why
from ui.words import _

if TYPE_CHECKING:
    from ui.real_table import Seat, Table

NONE = "none"


def new_seat() -> Seat:
    return {"animals": [], "objective": None, "areas": ""}


def read_seat(entry: Seat) -> Seat:
    return new_seat() | entry


take_up = read_seat


def handle(table: Table, seat: Seat, verb: str, argument: str, value: str) -> None:
    match verb:
        case "objective" if argument not in _objectives_elsewhere(table, seat):
            seat["objective"] = argument if argument in HABITATS else None
        case "areas":
            seat["areas"] = value
        case "pick" if argument in ANIMALS:
            if argument in seat["animals"]:
                seat["animals"].remove(argument)
            elif argument not in _elsewhere(table, seat):
                seat["animals"].append(argument)


def _elsewhere(table: Table, seat: Seat) -> set[str]:
    """The animals that others have won."""
    return {name for other in table.seats if other is not seat for name in other["animals"]}


def _objectives_elsewhere(table: Table, seat: Seat) -> set[str]:
    """The objectives that others have: each is there once."""
    others = [other for other in table.seats if other is not seat]
    return {other["objective"] for other in others if other["objective"]}


def entry(seat: Seat) -> Seat:
    counted = {"animals": list(seat["animals"]), "objective": seat["objective"]}
    return counted | ({"areas": _areas(seat)} if seat["objective"] else {})


def _areas(seat: Seat) -> int | None:
    text = str(seat.get("areas", "")).strip()
    return int(text) if text.isdecimal() and len(text) < 4 else None


def check(seat: Seat, others: Sequence[Seat]) -> None:
    if seat["objective"] and _areas(seat) is None:
        raise BadTable("How many areas does the objective’s habitat have on the planet?")
    tally.score([entry(seat)])
    tally.check_objectives([each["objective"] for each in (seat, *others)])


def draw(table: Table, number: int) -> Child:
    seat = table.seats[number]
    goals: dict[str, str] = {habitat: habitat_title(habitat) for habitat in HABITATS}
    chosen = seat["objective"] or NONE
    objective = choice(
        _("Objective"),
        "tally objective",
        {NONE: _("none (beginners)")} | goals,
        chosen,
        _("Everybody has one, or nobody has."),
        taken=_objectives_elsewhere(table, seat),
    )
    taken = _elsewhere(table, seat)
    sheet = [
        toggle(
            f"tally pick {animal.id}",
            animal_picture(animal.id),
            animal_name(animal),
            on=animal.id in seat["animals"],
            can=animal.id not in taken,
        )
        for animal in ANIMALS.values()
    ]
    return (
        paints(),
        objective,
        _areas_field(seat) if seat["objective"] else None,
        el("h2", animals_won(len(seat["animals"]))),
        el("ul", sheet, class_="tile-sheet"),
    )


def _areas_field(seat: Seat) -> Html:
    words = el(
        "span",
        el("label", _("Areas of this habitat"), for_="areas"),
        el("small", _("Wherever on the planet they lie."), id="areas-hint"),
        class_="words",
    )
    box = field(
        "areas",
        aria_describedby="areas-hint",
        value=seat.get("areas", ""),
        data_ui="tally areas",
        inputmode="numeric",
        maxlength=len(str(AREAS)),
    )
    return el("div", words, box, class_="choice deal")


def ending(table: Table, sheets: Sequence[ScoreSheet]) -> Ending:
    end = ended(sheets, VERDICT, partial(_column, table))
    return end._replace(above=paints(), class_="planet-result")


def _column(table: Table, number: int, sheet: ScoreSheet, won: bool) -> Html:
    lines: list[Child] = []
    if sheet.objective is not None:
        habitat, areas = sheet.objective.habitat, _areas(table.seats[number]) or 0
        name, why = habitat_title(habitat), objective_why(areas)
        lines.append(entry_line(swatch(habitat), name, why, sheet.objective.points))
    lines += [_animal(line) for line in sheet.animals]
    note = animals_won(len(sheet.animals))
    return column(table.player(number), None, lines, sheet.total, won, note)


def _animal(line: AnimalLine) -> Html:
    why = _("objective’s habitat") if line.of_the_objective else ""
    picture = animal_picture(line.animal.id)
    return entry_line(picture, animal_name(line.animal), why, line.points)


def built(_seat: Seat) -> str:
    """Nobody has said what the planets look like."""
    return ""
