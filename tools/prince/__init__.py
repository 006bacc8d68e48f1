"""What the build draws for Make Me a Planet: the looks of its tiles, made of sprites."""

from collections.abc import Mapping
from pathlib import Path

from PIL import Image

from tools.draw.paint import Canvas
from tools.draw.scenes import Figure, World, craters, planet, stand
from tools.games import Picture
from tools.prince import sheet, tiles


def build(site: Path, node_modules: Path) -> None:  # noqa: ARG001
    """The style sheet of the tiles."""
    (site / "static" / "css" / "prince-tiles.css").write_text(tiles.style_sheet(), "utf-8")


def moon(canvas: Canvas, place: World) -> None:
    """The Little Prince on a world of his own."""
    planet(canvas, place, air=44)
    craters(canvas, place, ((20, 82, 11), (-70, 46, 8), (140, 42, 9)))
    stand(canvas, place, Figure("little_prince", 8, 2.4, 10))


def contact_sheets(picture: Picture) -> Mapping[str, Image.Image]:
    """All tiles, in each way they can lie."""
    return {"tiles": sheet.tiles(picture)}
