"""The planet in a scene: a solid of twelve faces, covered with continents."""

from engine.planet.planet import BARE, Planet
from engine.planet.solid import EDGES, FACES
from engine.planet.tiles import TILES
from tools.draw.paint import Canvas
from tools.draw.palette import INK
from ui.planet.picture import GROUNDS, areas_of, corner, outline, slots_path
from ui.planet.shape import RADIUS, START, hangs, project


def _covered() -> Planet:
    """Some planet of the last round."""
    planet = BARE
    for face, name in enumerate(list(TILES)[::4][:FACES]):
        planet = planet.place(TILES[name], face, face % EDGES)
    return planet


def globe(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """The solid in a circle of this radius, seen a little from above."""
    planet = _covered()
    canvas.add(f'<g transform="translate({x} {y}) scale({radius / RADIUS:.4g})">')
    for face in range(FACES):
        if project(face, *START) is not None:
            _face(canvas, planet, face)
    canvas.add("</g>")


def _face(canvas: Canvas, planet: Planet, face: int) -> None:
    """One face: its five areas in their colours and marks, inked where two habitats meet."""
    seen, tile, hanging = project(face, *START), planet.tiles[face], hangs(face)
    assert seen is not None
    assert tile is not None
    areas = areas_of(tile, planet.turns[face])
    numbers = " ".join(f"{number:.4g}" for number in seen.matrix)
    canvas.add(f'<g transform="matrix({numbers})">')
    for slot, habitat in enumerate(areas):
        shape = slots_path(hanging, [slot])
        wash = GROUNDS[habitat].wash
        canvas.add(f'<path d="{shape}" fill="{wash}" stroke="{wash}"/>')
    edge = outline(hanging)
    seams = "".join(
        f"M0 0L{x:.4g} {y:.4g}"
        for x, y in (
            corner(hanging, slot) for slot in range(EDGES) if areas[slot] != areas[slot - 1]
        )
    )
    ink = f'fill="none" stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'
    canvas.add(
        f'<path d="{edge}" fill="url(#paint)"/>'
        f'<path d="{edge}" fill="{INK}" opacity="{seen.shade * 0.7:.2f}"/>'
        f'<path d="{seams}" {ink} stroke-width="3.4"/>'
        f'<path d="{edge}" {ink} stroke-width="5.5"/></g>'
    )
