"""The style sheet of tiles: which sprites a tile shows, and where.

A tile on the page is one element with several backgrounds, which costs a browser much less than an
element for each thing on it.
"""

from engine.prince.options import EDITIONS
from engine.prince.tiles import BACKS, KINDS, PILES, Kind, Tile
from tools.draw import anchors
from ui.prince.picture import look
from ui.prince.words import painted

ROTATIONS = (0, 90, 180, 270)


def style_sheet() -> str:
    """A rule for every look that a tile can have."""
    return "".join(f".{name} {{ background: {value}; }}\n" for name, value in looks().items())


def looks() -> dict[str, str]:
    """The backgrounds of each look, the foremost first."""
    found = {look(BACKS[kind], 0, False, ""): _whole(f"back-{kind}") for kind in KINDS}
    for kind in KINDS:
        for tile in PILES[kind]:
            for rotation in ROTATIONS:
                found[look(tile, rotation, True, "")] = _turned(kind, rotation)
                for edition in EDITIONS:
                    found[look(tile, rotation, False, edition)] = _face_up(tile, rotation, edition)
    return found


def face(tile: Tile) -> tuple[str, ...]:
    """What a tile shows, one by one."""
    things = tuple(thing for thing, count in tile.objects.items() for _ in range(count))
    return things if tile.character is None else (tile.character, *things)


def _face_up(tile: Tile, rotation: int, edition: str) -> str:
    things = [painted(thing, edition) for thing in face(tile)]
    placed = anchors.layout(tile.kind, things, rotation)
    return _layers(placed, anchors.ground(tile.kind, things, rotation))


def _turned(kind: Kind, rotation: int) -> str:
    ground = anchors.ground(kind, (), rotation, turned=True)
    return _layers(anchors.overgrown(kind, rotation), ground)


def _layers(placed: list[anchors.Placed], ground: str) -> str:
    return ", ".join([*map(_thing, reversed(placed)), _whole(ground)])


def _thing(placed: anchors.Placed) -> str:
    """One sprite. Where a background lies is told in shares of the room that it leaves free."""
    name, x, y, width = placed
    height = anchors.height(name, width)
    left, top = (100 * (at - size / 2) / (100 - size) for at, size in ((x, width), (y, height)))
    return f"{_url(name)} {left:.3g}% {top:.3g}% / {width:.3g}%"


def _whole(name: str) -> str:
    return f"{_url(name)} 0 / 100%"


def _url(name: str) -> str:
    return f"url(../sprites/{name}.webp) no-repeat"
