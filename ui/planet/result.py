"""The end of Planet: the objective and every animal scored in turn, then the winner."""

from __future__ import annotations

from engine.planet.events import Awarded, Unclaimed
from engine.planet.scoring import AnimalLine, ObjectiveLine, ScoreSheet, score_sheets, winners
from ui.html import Child, Html, el
from ui.planet.log import life_told, winners_sentence
from ui.planet.picture import animal_picture, paints, small_globe, swatch
from ui.planet.words import animal_name, animals_won, habitat_title
from ui.scene import Scene
from ui.screens.ending import column, ending, outcome_words, points_given
from ui.words import _, ngettext


def _sheets(scene: Scene) -> list[ScoreSheet]:
    view = scene.public
    return score_sheets(view.planets, view.awards, view.objectives, view.options.beginners)


def outcome(scene: Scene) -> str:
    """Who won, and everybody’s points."""
    sheets = _sheets(scene)
    totals = [sheet.total for sheet in sheets]
    won = winners_sentence([scene.players[seat].name for seat in winners(sheets)])
    return outcome_words(won, scene.players, totals)


def result(scene: Scene, buttons: Child) -> Html:
    """One column a player."""
    sheets = _sheets(scene)
    won = winners(sheets)
    title = winners_sentence([scene.players[seat].name for seat in won])
    columns = [_column(scene, seat, sheets[seat], seat in won) for seat in range(len(sheets))]
    life = (paints(), _last_round(scene))
    return ending(title, _tie(sheets, won), buttons, columns, *life, class_="planet-result")


def _tie(sheets: list[ScoreSheet], won: list[int]) -> str | None:
    """How a tie was broken, or why it was not."""
    best = sheets[won[0]].total
    if sum(sheet.total == best for sheet in sheets) < 2:
        return None
    if len(won) > 1:
        return _("The same points and the same number of animals: a shared victory.")
    return _("The same points at the top: more animals decide.")


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
    objective = _objective(sheet.objective) if sheet.objective else None
    lines = [objective, *(_animal(line) for line in sheet.animals)]
    picture = small_globe(scene.public.planets[seat])
    note = animals_won(len(sheet.animals))
    return column(scene.players[seat], picture, lines, sheet.total, won, note)


def _objective(line: ObjectiveLine) -> Html:
    areas = len(line.areas)
    why = ngettext("objective: {count} area", "objective: {count} areas", areas)
    return _entry(swatch(line.habitat), habitat_title(line.habitat), why, line.points)


def _animal(line: AnimalLine) -> Html:
    if line.of_the_objective:
        why = _("round {round}, objective’s habitat", round=line.round)
    else:
        why = _("round {round}", round=line.round)
    return _entry(animal_picture(line.animal.id), animal_name(line.animal), why, line.points)


def _entry(picture: Html, name: str, why: str, points: int) -> Html:
    words = el("span", el("b", name), " ", el("small", why))
    return el("li", picture, words, points_given(points), class_="entry")
