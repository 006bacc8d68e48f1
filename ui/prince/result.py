"""The end of Make Me a Planet: every character scored in turn, volcanoes last, then the winner."""

from __future__ import annotations

from engine.prince.scoring import ScoreSheet, winners
from ui.html import Child, Html
from ui.prince.log import winners_sentence
from ui.prince.picture import planet_picture
from ui.prince.planets import lit_slots, sheets
from ui.prince.sheet import sheet_lines
from ui.scene import Scene
from ui.screens.ending import column, ending, outcome_words
from ui.words import _


def result(scene: Scene, buttons: Child) -> Html:
    """One column a player."""
    scored = sheets(scene)
    won = winners(scored)
    title = winners_sentence([scene.players[seat].name for seat in won])
    columns = [_column(scene, seat, scored[seat], seat in won) for seat in range(len(scored))]
    hint = _("Touch a line to see the tiles that count.")
    return ending(title, _tie(scored, won) or hint, buttons, columns)


def outcome(scene: Scene) -> str:
    """Who won, and everybody’s points."""
    scored = sheets(scene)
    totals = [sheet.total for sheet in scored]
    won = winners_sentence([scene.players[seat].name for seat in winners(scored)])
    return outcome_words(won, scene.players, totals)


def _tie(scored: list[ScoreSheet], won: list[int]) -> str | None:
    """How a tie was broken, or why it was not."""
    best = scored[won[0]].total
    if sum(sheet.total == best for sheet in scored) < 2:
        return None
    if len(won) > 1:
        return _("The same points and the same number of volcanoes in view: a shared victory.")
    return _("The same points at the top: fewer volcanoes in view decide.")


def _column(scene: Scene, seat: int, sheet: ScoreSheet, won: bool) -> Html:
    planet, edition = scene.public.planets[seat], scene.public.options.edition
    picture = planet_picture(planet, edition, lit_slots(scene, seat))
    return column(scene.players[seat], picture, sheet_lines(scene, seat), sheet.total, won)
