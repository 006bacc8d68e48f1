"""What the build draws for Planet: its animals, and the solid."""

from collections.abc import Mapping
from pathlib import Path

from PIL import Image

from tools.draw import sprites
from tools.draw.paint import Canvas
from tools.draw.scenes import Figure, World, air_round, ground, scene, stand
from tools.games import Picture
from tools.planet import animals, solid
from tools.planet.globe import globe


def build(site: Path, node_modules: Path) -> None:
    """The animals, and the numbers of the solid for style sheet and script."""
    animals.build(node_modules, site / "static" / "animals")
    sprites.make(
        site / "static" / "sprites", [sprites.Sprite("globe-hill.webp", (1600, 620), hill)]
    )
    (site / "static" / "css" / "planet-solid.css").write_text(solid.style_sheet(), "utf-8")
    (site / "static" / "js" / "planet-solid.js").write_text(solid.script(), "utf-8")


def hill() -> str:
    """The curtain: the planet on a hill, with some of its animals."""
    canvas = Canvas()
    land = ground(canvas)
    for figure in (Figure("snake", -15, 2.2, 30), Figure("snake", 15.5, 2.2, 40)):
        stand(canvas, land, figure)
    globe(canvas, 800, 335, 140)
    for figure in (
        Figure("elephant", -6.6, 2.9, 50),
        Figure("fox", 5.2, 2.4, 55),
        Figure("sheep_white", 8.6, 2.2, 120),
    ):
        stand(canvas, land, figure)
    return scene(canvas, 1600, 620, 400)


def moon(canvas: Canvas, place: World) -> None:
    """A planet of continents, with an elephant on it."""
    air_round(canvas, place, 44)
    globe(canvas, place.x, place.y, place.radius)
    stand(canvas, place, Figure("elephant", -4, 1.9, 12))


def contact_sheets(picture: Picture) -> Mapping[str, Image.Image]:  # noqa: ARG001
    """None: the animals are drawn by others."""
    return {}
