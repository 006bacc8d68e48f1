"""A player's score sheet, line by line; a touch on a line lights up the tiles that count."""

from __future__ import annotations

from engine.prince import scoring
from engine.prince.scoring import Line, ScoreSheet
from engine.prince.tiles import BACKS
from ui.html import Child, Html, classes, el
from ui.parts.ending import line_words, points_given
from ui.prince.planets import VOLCANOES, sheets
from ui.prince.state import Scene, shown_planets
from ui.prince.words import character_name, character_wish, painted, tile_words, why
from ui.scene import icon
from ui.words import _, ngettext


def sheet_lines(scene: Scene, seat: int) -> list[Html]:
    """The characters in view, those that still lie face down, and the volcanoes."""
    sheet = sheets(scene)[seat]
    hidden = shown_planets(scene)[seat].tiles.count(BACKS["character"])
    return [
        *(_character(scene, seat, line) for line in sheet.lines),
        *(_face_down() for _number in range(hidden)),
        _volcanoes(scene, seat, sheet),
    ]


def _is_lit(scene: Scene, seat: int, slot: int) -> bool:
    return bool(scene.state.line == (seat, slot))


def line_button(scene: Scene, seat: int, slot: int, class_: str, *parts: Child) -> Html:
    """A line of somebody's score, to be touched."""
    lit = _is_lit(scene, seat, slot)
    return el(
        "button",
        parts,
        class_=classes(class_, lit and "lit"),
        id=f"line-{seat}-{slot}",
        data_ui=f"line {seat} {slot}",
        aria_pressed="true" if lit else "false",
    )


def _character(scene: Scene, seat: int, line: Line) -> Html:
    """What was counted for a character; while it is touched, what it gives points for."""
    edition = scene.view.options.edition
    lit = _is_lit(scene, seat, line.slot)
    reason = character_wish(line.source, edition) if lit else why(line, edition)
    words = line_words(character_name(line.source, edition), reason)
    picture = icon(painted(line.source, edition), tall=True)
    points = points_given(line.points)
    return el("li", line_button(scene, seat, line.slot, "entry", picture, words, points))


def _face_down() -> Html:
    words = line_words(tile_words(BACKS["character"], ""), _("counts at the end"))
    return el("li", el("div", icon("back-character"), words, el("i", "?"), class_="entry"))


def _volcanoes(scene: Scene, seat: int, sheet: ScoreSheet) -> Html:
    if _is_lit(scene, seat, VOLCANOES):
        text = ngettext(
            "whoever has the most loses {count} point for each",
            "whoever has the most loses {count} points for each",
            scoring.POINTS_LOST_BY_A_VOLCANO,
        )
    else:
        text = volcano_words(sheet)
    parts = (icon("volcano"), line_words(_("Volcanoes"), text), points_given(-sheet.penalty))
    line = line_button(scene, seat, VOLCANOES, "entry", *parts)
    return el("li", line, class_="loss" if sheet.penalty else None)


def volcano_words(sheet: ScoreSheet) -> str:
    """How many volcanoes there are, and whether they cost anything."""
    if sheet.penalty:
        # Translators: volcanoes; the number of whoever has the most, also in a tie.
        return _("most: {number}", number=sheet.volcanoes)
    return _("{number}, not the most", number=sheet.volcanoes)
