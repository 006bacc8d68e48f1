"""The end of Planet: the objective and every animal scored in turn, then the winner."""

from __future__ import annotations

from engine.planet.events import Awarded, Unclaimed
from engine.planet.scoring import AnimalLine, ObjectiveLine, ScoreSheet, score_sheets, winners
from ui.html import Child, Html, classes, el
from ui.planet.log import life_told, winners_sentence
from ui.planet.picture import animal_picture, paints, small_globe, swatch
from ui.planet.words import animal_name, animals_won, habitat_title
from ui.scene import Scene, badge, icon
from ui.words import _, ngettext


def result(scene: Scene, buttons: Child) -> Html:
    """One column a player, the winner first to be seen."""
    view = scene.public
    sheets = score_sheets(view.planets, view.awards, view.objectives, view.options.beginners)
    won = winners(sheets)
    title = winners_sentence([scene.players[seat].name for seat in won])
    head = el(
        "header",
        el("div", el("h1", title, id="sentence", tabindex="-1"), _tie(sheets, won)),
        el("div", buttons, class_="buttons"),
    )
    order = sorted(range(len(sheets)), key=lambda seat: (seat not in won, -sheets[seat].total))
    columns = [_column(scene, seat, sheets[seat], seat in won) for seat in order]
    body = el("div", columns, class_=f"columns columns-{len(columns)}")
    return el("div", paints(), head, _last_round(scene), body, class_="result planet-result")


def _tie(sheets: list[ScoreSheet], won: list[int]) -> Child:
    """How a tie was broken, or why it was not."""
    best = sheets[won[0]].total
    if sum(sheet.total == best for sheet in sheets) < 2:
        return None
    if len(won) > 1:
        text = _("The same points and the same number of animals: a shared victory.")
    else:
        text = _("The same points at the top: more animals decide.")
    return el("p", text, class_="tie")


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
    player = scene.players[seat]
    objective = _objective(sheet.objective) if sheet.objective else None
    card = el(
        "div",
        el("h2", badge(player), el("span", player.name)),
        el("ol", objective, [_animal(line) for line in sheet.animals]),
        el("p", el("span", _("Total: "), class_="unseen"), str(sheet.total), class_="sum"),
        el("p", animals_won(len(sheet.animals)), class_="note"),
        icon("star") if won else None,
        class_="paper sheet",
    )
    picture = small_globe(scene.public.planets[seat])
    label = _("{name}’s planet and points", name=player.name)
    return el("section", picture, card, class_=classes("column", won and "won"), aria_label=label)


def _objective(line: ObjectiveLine) -> Html:
    areas = len(line.areas)
    why = ngettext("objective: {count} area", "objective: {count} areas", areas)
    words = el("span", el("b", habitat_title(line.habitat)), el("small", why))
    return el("li", swatch(line.habitat), words, el("i", str(line.points)))


def _animal(line: AnimalLine) -> Html:
    if line.of_the_objective:
        why = _("round {round}, objective’s habitat", round=line.round)
    else:
        why = _("round {round}", round=line.round)
    words = el("span", el("b", animal_name(line.animal)), el("small", why))
    return el("li", animal_picture(line.animal.id), words, el("i", str(line.points)))
