"""The end of Make Me a Planet: every character scored in turn, volcanoes last, then the winner."""

from __future__ import annotations

from functools import partial

from engine.prince.scoring import ScoreSheet
from ui.html import Html
from ui.parts.ending import Ending, Verdict, column, ended, open_planet
from ui.prince.picture import planet_picture
from ui.prince.planets import lit_slots, sheets
from ui.prince.sheet import sheet_lines
from ui.prince.state import Scene
from ui.prince.words import painted
from ui.scene import icon
from ui.words import N_, _

VERDICT = Verdict(
    won=N_("{name} wins with the finest planet"),
    decided=N_("The same points at the top: fewer volcanoes in view decide."),
    shared=N_("The same points and the same number of volcanoes in view: a shared victory."),
)


def ending(scene: Scene) -> Ending:
    """One column a player."""
    scored, edition = sheets(scene), scene.public.options.edition
    return ended(scored, VERDICT, partial(_column, scene))._replace(
        pictures=[planet_picture(planet, edition) for planet in scene.public.planets],
        guests=[_guests(sheet, edition) for sheet in scored],
        hint=_("Touch a line to see the tiles that count."),
    )


def _guests(sheet: ScoreSheet, edition: str) -> list[tuple[str, Html]]:
    """The characters of a planet; each has a joy of its own."""
    return [(line.source, icon(painted(line.source, edition), tall=True)) for line in sheet.lines]


def _column(scene: Scene, seat: int, sheet: ScoreSheet, won: bool) -> Html:
    planet, edition = scene.public.planets[seat], scene.public.options.edition
    picture = planet_picture(planet, edition, lit_slots(scene, seat))
    player = scene.players[seat]
    return column(player, open_planet(player, picture), sheet_lines(scene, seat), sheet.total, won)
