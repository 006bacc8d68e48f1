"""Contact sheets to judge the drawings by eye: `python -m tools.draw.sheet OUT_DIR`.

Without captions, so that what cannot be recognised shows: every drawing at 96, 48 and 24 px on land
and on sky, in colour and in grey, and every tile in each way it can lie.
"""

import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from PIL import Image

from engine.prince.tiles import KINDS, PILES, Kind
from tools.draw import anchors
from tools.draw.sprites import CHARACTERS, OBJECTS, build
from tools.draw.tiles import face

LAND = "#E9D9A6"
SKY = "#1B2452"
SIZES = (96, 48, 24)
TILE = 134
Picture = Callable[[str], Image.Image]


def tile(picture: Picture, kind: str, objects: Sequence[str], rotation: int) -> Image.Image:
    """One tile as the page shows it."""
    scale = 4 * TILE / 100
    canvas = picture(anchors.ground(kind, objects, rotation)).resize((4 * TILE, 4 * TILE))
    for name, x, y, width in anchors.layout(kind, objects, rotation):
        size = (round(width * scale), round(anchors.height(name, width) * scale))
        at = (round(x * scale - size[0] / 2), round(y * scale - size[1] / 2))
        thing = picture(name).resize(size, Image.Resampling.LANCZOS)
        layer = Image.new("RGBA", canvas.size)
        layer.paste(thing, at)
        canvas.alpha_composite(layer)
    return canvas.resize((TILE, TILE), Image.Resampling.LANCZOS)


def tiles(picture: Picture) -> Image.Image:
    """Every face in each way that it can lie (a core tile looks the same in all)."""
    turns: list[tuple[Kind, int]] = [
        ("core", 0),
        *((kind, turn) for kind in KINDS[1:] for turn in (0, 90, 180, 270)),
    ]
    rows = [
        [tile(picture, kind, objects, turn) for objects in dict.fromkeys(map(face, PILES[kind]))]
        for kind, turn in turns
    ]
    step = TILE + 6
    sheet = Image.new("RGB", (step * max(map(len, rows)), step * len(rows)), SKY)
    for row, pictures in enumerate(rows):
        for column, shown in enumerate(pictures):
            sheet.paste(shown, (column * step, row * step), shown)
    return sheet


def drawings(picture: Picture, names: Sequence[str]) -> Image.Image:
    """Drawings at three sizes, on land and on sky."""
    heights = [round(anchors.height(names[0], size)) + 10 for size in SIZES]
    half = sum(heights) + 10
    sheet = Image.new("RGB", (len(names) * (SIZES[0] + 10) + 10, 2 * half), LAND)
    sheet.paste(SKY, (0, half, sheet.width, 2 * half))
    for top in (10, half + 10):
        for size, height in zip(SIZES, heights, strict=True):
            for i, name in enumerate(names):
                shape = (size, round(anchors.height(name, size)))
                small = picture(name).resize(shape, Image.Resampling.LANCZOS)
                sheet.paste(small, (10 + i * (size + 10), top), small)
            top += height
    return sheet


def main(out_dir: Path) -> None:
    out_dir.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder))

        @cache
        def picture(name: str) -> Image.Image:
            return Image.open(Path(folder) / f"{name}.webp").convert("RGBA")

        for title, names in (("objects", OBJECTS), ("characters", CHARACTERS)):
            sheet = drawings(picture, names)
            sheet.save(out_dir / f"{title}.png")
            sheet.convert("L").save(out_dir / f"{title}-grey.png")
        tiles(picture).save(out_dir / "tiles.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
