"""The end of Make Me a Planet: every character scored in turn, volcanoes last, then the winner."""

from __future__ import annotations

from engine.prince.scoring import Line, ScoreSheet, score_sheets, winners
from ui.html import Child, Html, classes, el
from ui.prince.log import winners_sentence
from ui.prince.picture import planet_picture
from ui.prince.words import character_name, painted, why
from ui.scene import Scene, badge, icon
from ui.words import _, ngettext, number


def result(scene: Scene, buttons: Child) -> Html:
    """One column a player, the winner first to be seen."""
    sheets = score_sheets(scene.public.planets)
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
    return el("div", head, body, class_="result")


def _tie(sheets: list[ScoreSheet], won: list[int]) -> Child:
    """How a tie was broken, or why it was not."""
    best = sheets[won[0]].total
    tied = [sheet for sheet in sheets if sheet.total == best]
    if len(tied) < 2:
        return None
    if len(won) > 1:
        text = _("The same points and the same number of volcanoes in view: a shared victory.")
    else:
        text = _("The same points at the top: fewer volcanoes in view decide.")
    return el("p", text, class_="tie")


def _column(scene: Scene, seat: int, sheet: ScoreSheet, won: bool) -> Html:
    player, edition = scene.players[seat], scene.public.options.edition
    lines = [_line(line, edition) for line in sheet.lines]
    card = el(
        "div",
        el("h2", badge(player), el("span", player.name)),
        el("ol", lines, _volcanoes(sheet)),
        el("p", el("span", _("Total: "), class_="unseen"), number(sheet.total), class_="sum"),
        icon("star") if won else None,
        class_="paper sheet",
    )
    picture = planet_picture(scene.public.planets[seat], edition)
    label = _("{name}’s planet and points", name=player.name)
    return el("section", picture, card, class_=classes("column", won and "won"), aria_label=label)


def _line(line: Line, edition: str) -> Html:
    words = el(
        "span", el("b", character_name(line.source, edition)), el("small", why(line, edition))
    )
    value = el("i", number(line.points))
    return el("li", icon(painted(line.source, edition), tall=True), words, value)


def _volcanoes(sheet: ScoreSheet) -> Html:
    if sheet.penalty:
        text = ngettext("most: {count}", "most: {count}", sheet.volcanoes)
    else:
        text = ngettext("{count}, not the most", "{count}, not the most", sheet.volcanoes)
    words = el("span", el("b", _("Volcanoes")), el("small", text))
    value = el("i", number(-sheet.penalty))
    return el(
        "li",
        icon("volcano"),
        words,
        value,
        class_=classes("volcanoes", bool(sheet.penalty) and "loss"),
    )
