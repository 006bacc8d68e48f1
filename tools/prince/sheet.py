"""A contact sheet of all tiles, to judge them by eye."""

from collections.abc import Sequence

from PIL import Image

from engine.prince.tiles import KINDS, PILES, Kind
from tools.draw import anchors
from tools.draw.sheet import SKY
from tools.games import Picture
from tools.prince.tiles import face

TILE = 134


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
