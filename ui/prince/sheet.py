"""A player's score sheet, line by line; a touch on a line lights up the tiles that count."""

from __future__ import annotations

from engine.prince.scoring import Line, ScoreSheet
from engine.prince.tiles import BACKS
from ui.html import Html, classes, el
from ui.prince.planets import VOLCANOES, sheets
from ui.prince.state import shown_planets
from ui.prince.words import character_name, painted, tile_words, why
from ui.scene import Scene, icon
from ui.words import _, ngettext, number


def sheet_lines(scene: Scene, seat: int) -> list[Html]:
    """The characters in view, those that still lie face down, and the volcanoes."""
    sheet = sheets(scene)[seat]
    hidden = shown_planets(scene)[seat].tiles.count(BACKS["character"])
    return [
        *(_character(scene, seat, line) for line in sheet.lines),
        *(_face_down() for _number in range(hidden)),
        _volcanoes(scene, seat, sheet),
    ]


def _touchable(
    scene: Scene, seat: int, slot: int, parts: tuple[Html, ...], class_: str | None = None
) -> Html:
    lit = scene.state.line == (seat, slot)
    touch = el(
        "button",
        parts,
        class_=classes("entry", lit and "lit"),
        id=f"line-{seat}-{slot}",
        data_ui=f"line {seat} {slot}",
        aria_pressed="true" if lit else "false",
    )
    return el("li", touch, class_=class_)


def _words(name: str, reason: str) -> Html:
    return el("span", el("b", name), el("small", reason))


def _character(scene: Scene, seat: int, line: Line) -> Html:
    edition = scene.view.options.edition
    words = _words(character_name(line.source, edition), why(line, edition))
    picture = icon(painted(line.source, edition), tall=True)
    return _touchable(scene, seat, line.slot, (picture, words, el("i", number(line.points))))


def _face_down() -> Html:
    words = _words(tile_words(BACKS["character"], ""), _("counts at the end"))
    return el("li", el("div", icon("back-character"), words, el("i", "?"), class_="entry"))


def _volcanoes(scene: Scene, seat: int, sheet: ScoreSheet) -> Html:
    if sheet.penalty:
        text = ngettext("most: {count}", "most: {count}", sheet.volcanoes)
    else:
        text = ngettext("{count}, not the most", "{count}, not the most", sheet.volcanoes)
    parts = (icon("volcano"), _words(_("Volcanoes"), text), el("i", number(-sheet.penalty)))
    return _touchable(scene, seat, VOLCANOES, parts, "loss" if sheet.penalty else None)
