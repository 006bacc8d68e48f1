"""A planet of Make Me a Planet as a picture: its sixteen tiles, and what its characters give."""

from __future__ import annotations

from engine.prince.knowledge import View
from engine.prince.planet import SIDE
from ui.portrait import Portrait, PortraitLine, Stroke, image
from ui.prince.picture import ROTATION, look
from ui.prince.sheet import volcano_words
from ui.prince.words import character_name, painted, why
from ui.scene import SPRITES
from ui.words import _

TILE = 100 / SIDE
TALL = 72 / 88 * 100  # how wide the pictures of characters are, beside their height


def portrait(view: View, seat: int) -> Portrait:
    planet, edition = view.planets[seat], view.options.edition
    tiles: list[Stroke] = [
        {
            "do": "tile",
            "look": look(tile, ROTATION[slot], slot in planet.turned, edition),
            "x": slot % SIDE * TILE,
            "y": slot // SIDE * TILE,
            "size": TILE,
        }
        for slot, tile in enumerate(planet.tiles)
        if tile is not None
    ]
    sheet = view.scores()[seat]
    lines = [
        PortraitLine(
            [image(f"{SPRITES}{painted(line.source, edition)}.webp", TALL)],
            character_name(line.source, edition),
            why(line, edition),
            line.points,
        )
        for line in sheet.lines
    ]
    volcano = [image(f"{SPRITES}volcano.webp")]
    lines.append(PortraitLine(volcano, _("Volcanoes"), volcano_words(sheet), -sheet.penalty))
    return Portrait(tiles, lines)
