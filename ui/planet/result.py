"""The end of Planet: the objective and every animal scored in turn, then the winner."""

from __future__ import annotations

from functools import partial

from engine.planet.events import Awarded, Unclaimed
from engine.planet.scoring import AnimalLine, ObjectiveLine, ScoreSheet
from ui.html import Child, Html, el
from ui.parts.ending import Ending, Verdict, column, ended, line_words, open_planet, points_given
from ui.planet.joys import JOYS
from ui.planet.log import life_told
from ui.planet.picture import animal_picture, paints, small_globe, swatch
from ui.planet.state import Scene
from ui.planet.words import animal_name, animal_why, animals_won, habitat_title, objective_why
from ui.words import N_, _

VERDICT = Verdict(
    won=N_("{name} wins with the liveliest planet"),
    decided=N_("The same points at the top: more animals decide."),
    shared=N_("The same points and the same number of animals: a shared victory."),
)


def ending(scene: Scene) -> Ending:
    """One column a player."""
    view = scene.public
    sheets = view.scores()
    return ended(sheets, VERDICT, partial(_column, scene))._replace(
        pictures=[small_globe(planet) for planet in view.planets],
        guests=[_guests(sheet) for sheet in sheets],
        paints=paints(),
        above=_last_round(scene),
        class_="planet-result",
    )


def _guests(sheet: ScoreSheet) -> list[tuple[str, Html]]:
    """The animals of a planet, each with its joy."""
    names = [line.animal.id for line in sheet.animals]
    return [(JOYS[name], animal_picture(name)) for name in names]


def _last_round(scene: Scene) -> Child:
    """What became of the last round's animals, as long as it is fresh."""
    events = [event for event in scene.happened if isinstance(event, Awarded | Unclaimed)]
    if not events:
        return None
    items = [
        el("li", animal_picture(event.contest.animal.id), life_told(event, scene.players))
        for event in events
    ]
    return el("ul", items, class_="last-round", aria_label=_("The last round’s animals"))


def _column(scene: Scene, seat: int, sheet: ScoreSheet, won: bool) -> Html:
    picture = small_globe(scene.public.planets[seat])
    note = animals_won(len(sheet.animals))
    player = scene.players[seat]
    return column(player, open_planet(player, picture), score_lines(sheet), sheet.total, won, note)


def score_lines(sheet: ScoreSheet) -> list[Html]:
    """The objective, if there is one, and every animal, with their points."""
    objective = [_objective(sheet.objective)] if sheet.objective else []
    return [*objective, *map(_animal, sheet.animals)]


def _objective(line: ObjectiveLine) -> Html:
    name, why = habitat_title(line.habitat), objective_why(len(line.areas))
    return entry_line(swatch(line.habitat), name, why, line.points)


def _animal(line: AnimalLine) -> Html:
    picture, name = animal_picture(line.animal.id), animal_name(line.animal)
    return entry_line(picture, name, animal_why(line), line.points)


def entry_line(picture: Html, name: str, why: str, points: int) -> Html:
    return el("li", picture, line_words(name, why), points_given(points), class_="entry")
