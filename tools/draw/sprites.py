"""Builds every picture of the site from the drawings: `build(out_dir)`.

Showing sprites is several times cheaper for a tablet than showing live SVG. The pictures depend
on the sources alone: two builds give the same bytes.
"""

import hashlib
import io
import os
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import PIL
import resvg_py
from PIL import Image

from tools.draw import grounds, scenes
from tools.draw.anchors import EDGES, ground
from tools.draw.paint import Canvas, paint
from tools.draw.source import DRAWINGS, Drawing, find

OBJECT_BOX = "-4 -4 72 72"
CHARACTER_BOX = "-4 -4 72 88"
OBJECT_SIZE = (192, 192)
CHARACTER_SIZE = (256, 313)
FACE_SIZE = (96, 96)
GROUND_SIZE = (288, 288)
WEBP = {"quality": 82, "alpha_quality": 100, "method": 6}
"""How the page's pictures are encoded. An exact edge is smaller than one that is nearly exact."""
CACHE = Path(__file__).parents[2] / "build" / "sprites"

OBJECTS = (
    "baobab volcano sunset rose lamp box star fox elephant snake "
    "sheep_white sheep_grey sheep_brown sheep_yellow sheep_blue"
).split()
CHARACTERS = (
    "vain_man geographer astronomer king lamplighter hunter drunkard businessman_white "
    "businessman_grey businessman_brown businessman_yellow businessman_blue gardener "
    "turkish_astronomer little_prince"
).split()
KINDS = ("core", "rising", "falling", "character")
# Where the heads of those are who play as bots: the left upper corner and the side of a square.
FACES = {
    "sheep_white": (-3, 12, 36),
    "sheep_grey": (25, 5, 44),
    "sheep_brown": (26, 1, 42),
    "sheep_yellow": (25, 5, 44),
    "sheep_blue": (26, 1, 42),
    "fox": (5, 1, 44),
    "elephant": (1, 11, 46),
    "snake": (19, 2, 40),
    "gardener": (-2, 4, 42),
    "lamplighter": (12, 9, 40),
    "king": (11, 1, 44),
    "astronomer": (3, 4, 46),
    "geographer": (24, 11, 40),
    "hunter": (9, -1, 44),
    "turkish_astronomer": (9, -3, 48),
}
RECOLOURED = {
    "sheep_yellow": ("sheep_grey", {"wool_grey": "wool_yellow"}),
    "sheep_blue": ("sheep_brown", {"wool_brown": "wool_blue"}),
    "businessman_yellow": ("businessman_grey", {"wool_grey": "wool_yellow"}),
    "businessman_blue": ("businessman_brown", {"wool_brown": "wool_blue"}),
}
"""The 2025 edition's flock: the same silhouettes and marks in other wool."""


@dataclass(frozen=True)
class Sprite:
    """A picture to make. Its SVG is a function, so that the drawing is done in a worker."""

    file: str
    size: tuple[int, int]
    draw: Callable[[], str]
    rotation: int = 0


def drawing(name: str) -> Drawing:
    """A source drawing by its id, or one derived from it by recolouring."""
    source, washes = RECOLOURED.get(name, (name, {}))
    return find(source).recoloured(washes)


def cut_out(name: str, box: str) -> str:
    """The SVG of one object or character."""
    canvas = Canvas()
    paint(canvas, drawing(name))
    return canvas.document(box)


def all_sprites() -> list[Sprite]:
    """Every picture of the site, the slow ones first."""
    return [
        Sprite("cover.webp", (1200, 760), scenes.cover),
        Sprite("hill.webp", (1600, 620), scenes.hill),
        Sprite("icon-512.png", (512, 512), partial(scenes.icon, rounded=False, zoom=1)),
        Sprite("icon-192.png", (192, 192), partial(scenes.icon, rounded=False, zoom=1)),
        Sprite("maskable-512.png", (512, 512), partial(scenes.icon, rounded=False, zoom=0.78)),
        Sprite("monochrome-512.png", (512, 512), scenes.stencil),
        Sprite("favicon.png", (64, 64), partial(scenes.icon, rounded=True, zoom=1)),
        *(_sprite(n, CHARACTER_SIZE, partial(cut_out, n, CHARACTER_BOX)) for n in CHARACTERS),
        *(_sprite(n, OBJECT_SIZE, partial(cut_out, n, OBJECT_BOX)) for n in OBJECTS),
        *(
            _sprite(f"face-{name}", FACE_SIZE, partial(cut_out, name, f"{x} {y} {side} {side}"))
            for name, (x, y, side) in FACES.items()
        ),
        *_grounds(),
        *(_sprite(f"back-{k}", GROUND_SIZE, partial(grounds.back, k)) for k in KINDS),
        _sprite("sundisc", OBJECT_SIZE, grounds.sun),
        _sprite("moonlet", (256, 100), grounds.moonlet),
        _sprite("baobab_ghost", OBJECT_SIZE, grounds.baobab_ghost),
    ]


def _grounds() -> Iterator[Sprite]:
    """The grounds of tiles, in each way that they can lie."""
    for kind in KINDS:
        for rotation in (0,) if kind == "core" else (0, 90, 180, 270):
            drawn = {
                ground(kind, (), rotation): partial(grounds.ground, kind),
                ground(kind, (), rotation, turned=True): partial(grounds.turned, kind),
            }
            if kind in EDGES:
                sunset = partial(grounds.ground, kind, sunset=True)
                drawn[ground(kind, ("sunset",), rotation)] = sunset
            for name, draw in drawn.items():
                yield Sprite(f"{name}.webp", GROUND_SIZE, draw, rotation)


def _sprite(name: str, size: tuple[int, int], draw: Callable[[], str]) -> Sprite:
    return Sprite(f"{name}.webp", size, draw)


def rasterise(svg: str, size: tuple[int, int]) -> Image.Image:
    data = resvg_py.svg_to_bytes(
        svg_string=svg, width=size[0], height=size[1], skip_system_fonts=True
    )
    return Image.open(io.BytesIO(data)).convert("RGBA")


def encode(picture: Image.Image, suffix: str) -> bytes:
    """Lossy WebP for the page: washes are soft, and it halves the size. Icons have to be PNG,

    and what other sites show should be JPEG.
    """
    out = io.BytesIO()
    if suffix == ".webp":
        picture.save(out, "WEBP", **WEBP)
    elif suffix == ".jpg":
        picture.convert("RGB").save(out, "JPEG", quality=85, optimize=True)
    elif picture.getchannel("A").getextrema() == (255, 255):
        _few_colours(picture.convert("RGB")).save(out, "PNG", optimize=True)
    else:
        picture.save(out, "PNG", optimize=True)
    return out.getvalue()


def _few_colours(picture: Image.Image) -> Image.Image:
    """A picture in 256 colours, dithered: without that, the night sky falls into bands."""
    palette = picture.quantize(256, method=Image.Quantize.MEDIANCUT, kmeans=2)
    return picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)


def render(sprite: Sprite) -> bytes:
    picture = rasterise(sprite.draw(), sprite.size).rotate(-sprite.rotation)
    return encode(picture, Path(sprite.file).suffix)


def render_once(sprite: Sprite) -> bytes:
    """As `render`, but remembered from build to build as long as nothing in it has changed."""
    recipe = (
        sprite.draw(),
        sprite.size,
        sprite.file,
        WEBP,
        resvg_py.__version__,
        PIL.__version__,
    )
    kept = CACHE / hashlib.sha256(repr(recipe).encode()).hexdigest()
    if kept.exists():
        return kept.read_bytes()
    data = render(sprite)
    fresh = kept.with_suffix(f".{os.getpid()}")
    fresh.write_bytes(data)
    fresh.replace(kept)
    return data


def make(out_dir: Path, sprites: list[Sprite]) -> None:
    """Makes these pictures in `out_dir`."""
    out_dir.mkdir(parents=True, exist_ok=True)
    CACHE.mkdir(parents=True, exist_ok=True)
    (CACHE.parent / ".gitignore").write_text("*\n")
    with ProcessPoolExecutor() as workers:
        for sprite, data in zip(sprites, workers.map(render_once, sprites), strict=True):
            (out_dir / sprite.file).write_bytes(data)


def build(out_dir: Path) -> None:
    """Makes every picture of ours in `out_dir`, and puts the grain of paper there too."""
    make(out_dir, all_sprites())
    shutil.copyfile(DRAWINGS / "textures" / "grain.png", out_dir / "paper.png")
