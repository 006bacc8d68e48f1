"""A planet of Planet as a picture: its globe, the objective and the animals that live there."""

from __future__ import annotations

from engine.planet.knowledge import View
from engine.planet.planet import Planet
from engine.planet.solid import EDGES
from engine.planet.tiles import HABITATS, Habitat
from ui.planet.picture import (
    GROUNDS,
    SCALES,
    areas_of,
    corner,
    outline,
    slots_path,
)
from ui.planet.shape import START, hangs, project
from ui.planet.words import animal_name, animal_why, habitat_title, objective_why
from ui.portrait import Portrait, PortraitLine, Stroke, image

BOX = 216  # how wide the picture of a globe is, in its own measure


def portrait(view: View, seat: int) -> Portrait:
    sheet, lines = view.scores()[seat], []
    if (own := sheet.objective) is not None:
        picture, why = [_ground(own.habitat, "M8 8H92V92H8Z")], objective_why(len(own.areas))
        lines.append(PortraitLine(picture, habitat_title(own.habitat), why, own.points))
    for line in sheet.animals:
        picture = [image(f"./static/animals/{line.animal.id}.webp")]
        lines.append(PortraitLine(picture, animal_name(line.animal), animal_why(line), line.points))
    return Portrait(globe(view.planets[seat]), lines)


def globe(planet: Planet) -> list[Stroke]:
    """A planet from one side."""
    strokes: list[Stroke] = []
    for face, tile in enumerate(planet.tiles):
        seen = project(face, *START)
        if seen is None or tile is None:
            continue
        hanging, areas = hangs(face), areas_of(tile, planet.turns[face])
        around = outline(hanging)
        parts = [_land(habitat, areas, hanging) for habitat in HABITATS if habitat in areas]
        seams = [corner(hanging, slot) for slot in range(EDGES) if areas[slot] != areas[slot - 1]]
        lines = "".join(f"M0 0L{x:.4g} {y:.4g}" for x, y in seams)
        parts.append({"do": "path", "path": lines, "line": "--ink", "width": 2.2})
        parts.append({"do": "path", "path": around, "line": "--ink", "width": 4})
        shade = {"do": "path", "path": around, "fill": "--dark", "alpha": round(seen.shade, 2)}
        strokes.append({"do": "turned", "matrix": list(seen.matrix), "strokes": [*parts, shade]})
    scale = 100 / BOX
    return [{"do": "within", "x": 50, "y": 50, "scale": scale, "strokes": strokes}]


def _land(habitat: Habitat, areas: tuple[Habitat, ...], hanging: bool) -> Stroke:
    slots = [slot for slot in range(EDGES) if areas[slot] == habitat]
    return _ground(habitat, slots_path(hanging, slots))


def _ground(habitat: Habitat, path: str) -> Stroke:
    """A part of a planet, painted as its habitat: a wash, with marks on it."""
    ground = GROUNDS[habitat]
    pattern = {
        "wash": ground.wash,
        "mark": ground.mark,
        "ink": ground.ink,
        "width": ground.width,
        "scale": SCALES["small"],
    }
    return {"do": "path", "path": path, "pattern": pattern}
