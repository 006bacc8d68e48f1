"""Contact sheets to judge the drawings by eye: `python -m tools.draw.sheet OUT_DIR`.

Without captions, so that what cannot be recognised shows: every drawing at 96, 48 and 24 px on land
and on sky, in colour and in grey, and what each game adds.
"""

import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from PIL import Image

from tools.draw import anchors
from tools.draw.sprites import CHARACTERS, OBJECTS, build
from tools.games import Picture, artists

LAND = "#E9D9A6"
SKY = "#1B2452"
SIZES = (96, 48, 24)


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
        for artist in artists():
            for title, sheet in artist.contact_sheets(picture).items():
                sheet.save(out_dir / f"{title}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
