"""What the build draws for Planet: its animals, and the solid."""

from collections.abc import Mapping
from pathlib import Path

from PIL import Image

from tools.games import Picture
from tools.planet import animals, solid


def build(site: Path, node_modules: Path) -> None:
    """The animals, and the numbers of the solid for style sheet and script."""
    animals.build(node_modules, site / "static" / "animals")
    (site / "static" / "css" / "solid.css").write_text(solid.style_sheet(), "utf-8")
    (site / "static" / "js" / "solid.js").write_text(solid.script(), "utf-8")


def contact_sheets(picture: Picture) -> Mapping[str, Image.Image]:  # noqa: ARG001
    """None: the animals are drawn by others."""
    return {}
