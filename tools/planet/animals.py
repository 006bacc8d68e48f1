"""The pictures of Planet's animals: from Fluent Emoji (flat), inked like everything on the page.

The set is by Microsoft, under the MIT licence, and comes from npm. Where it lacks an animal, a near
relative stands in; the walrus is our own, and so are those that looked like others when small.
"""

import json
import re
import shutil
from functools import partial
from pathlib import Path

from engine.planet.animals import ANIMALS
from tools.draw.palette import CREAM, INK
from tools.draw.source import DRAWINGS
from tools.draw.sprites import Sprite, make

PACKAGE = "@iconify-json/fluent-emoji-flat"
# Animals whose picture has another name than theirs.
PICTURES = {
    "alpaca": "llama",
    "apollo_butterfly": "butterfly",
    "arctic_hare": "rabbit",
    "bactrian_camel": "two-hump-camel",
    "bighorn_sheep": "ram",
    "dromedary": "camel",
    "mountain_goat": "goat",
    "musk_ox": "ox",
    "reindeer": "deer",
    "snow_leopard": "leopard",
    "squirrel": "chipmunk",
    "whale": "spouting-whale",
}
OWN = ("orca", "scorpion", "snow_goose", "walrus")
SIZE = (160, 160)


def build(node_modules: Path, out: Path) -> None:
    """Write a picture for each animal, and the wash that lies over the continents."""
    icons = json.loads((node_modules / PACKAGE / "icons.json").read_text("utf-8"))["icons"]
    bodies = {a: own(a) if a in OWN else icons[picture_of(a)]["body"] for a in ANIMALS}
    make(out, [Sprite(f"{a}.webp", SIZE, partial(inked, body)) for a, body in bodies.items()])
    shutil.copyfile(DRAWINGS / "textures" / "wash.png", out / "wash.png")


def picture_of(animal: str) -> str:
    """The name of an animal's picture in the set."""
    return PICTURES.get(animal, animal.replace("_", "-"))


def own(animal: str) -> str:
    """The inside of a drawing of ours."""
    drawing = (DRAWINGS / "animals" / f"{animal}.svg").read_text("utf-8")
    return re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", drawing, flags=re.DOTALL).strip()


def inked(body: str) -> str:
    """A cut-out from a picture book: cream paper around an ink line around the picture."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 36 36">'
        f'<defs><g id="a" stroke-linejoin="round">{body}</g></defs>'
        f'<use href="#a" stroke="{CREAM}" stroke-width="4.600"/>'
        f'<use href="#a" stroke="{INK}" stroke-width="2.200"/><use href="#a"/></svg>\n'
    )
