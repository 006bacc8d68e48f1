"""Where the things on a tile lie: which sprites, how large, and in which order they are drawn.

A tile is 100 units wide. Only its ground turns with the slot; what stands on it stays upright, so
each way of lying has a layout of its own. Points are the middles of the sprites, widths are those
of the whole sprite, with the margin of 4 units in 72 that its paper edge needs.
"""

from collections.abc import Sequence

Placed = tuple[str, float, float, float]
"""A sprite, the x and y of its middle, and its width."""
Point = tuple[float, float]
Row = tuple[float, tuple[Point, ...]]
"""How wide things are (without the sprite's margin) and where they stand, in the row's order."""

EDGES = ("rising", "falling")
RADIUS = 175.0
"""The planet's: one circle goes through the whole 4x4 of tiles."""
MARGIN = 72 / 64

# Things of one shape share a layout: B baobab, V volcano, E elephant, N narrow, M anything else.
_SHAPES = {"baobab": "B", "volcano": "V", "elephant": "E", "lamp": "N", "rose": "N"}
_ORDER = "BVENM"
_GROWTH = {"B": 1.18, "V": 1.15, "E": 1.12, "N": 1.0, "M": 1.0}

# Tuned tile by tile: as large as things can be without touching, with their feet on the land.
_CORE: dict[str, Row] = {
    "E": (66, ((50, 50),)),
    "M": (64, ((51, 49),)),
    "BM": (50, ((69, 32), (30, 74))),
    "VM": (50, ((68, 65), (28, 30))),
    "NM": (50, ((28, 71), (72, 49))),
    "MM": (50, ((35, 71), (74, 28))),
    "BMM": (47, ((52, 73), (75, 23), (26, 23))),
    "VNN": (47, ((42, 67), (22, 32), (75, 26))),
    "VNM": (47, ((28, 28), (74, 25), (72, 73))),
    "NNN": (47, ((74, 50), (19, 70), (34, 25))),
    "NNM": (47, ((20, 65), (46, 25), (74, 71))),
    "MMM": (47, ((49, 26), (27, 75), (75, 74))),
    "BMMM": (44, ((73, 75), (24, 76), (73, 23), (25, 32))),
    "VNMM": (44, ((25, 72), (76, 76), (75, 22), (25, 24))),
    "NNNM": (44, ((75, 73), (37, 29), (83, 24), (25, 75))),
    "MMMM": (44, ((24, 76), (24, 28), (73, 22), (76, 76))),
    "MMMMM": (36, ((80, 18), (80, 80), (21, 19), (51, 50), (22, 81))),
}

# A rising edge by how far it is turned: the sky on top, on the right, below, on the left.
_EDGE: dict[int, dict[str, Row]] = {
    0: {
        "B": (54, ((57, 68),)),
        "V": (54, ((51, 64),)),
        "E": (54, ((54, 67),)),
        "N": (54, ((52, 67),)),
        "M": (54, ((54, 72),)),
        "BE": (46, ((72, 61), (29, 73))),
        "BN": (47, ((37, 71), (79, 58))),
        "BM": (47, ((70, 59), (26, 75))),
        "VM": (47, ((27, 70), (65, 61))),
        "NN": (47, ((78, 70), (33, 68))),
        "NM": (47, ((74, 70), (28, 73))),
        "MM": (47, ((74, 59), (26, 74))),
        "BMM": (37, ((33, 70), (77, 80), (80, 44))),
        "VNN": (43, ((76, 74), (52, 55), (22, 71))),
        "NNN": (43, ((52, 72), (15, 74), (86, 55))),
        "NNM": (43, ((15, 72), (43, 78), (77, 52))),
        "NMM": (40, ((50, 54), (22, 79), (78, 79))),
        "MMM": (37, ((79, 44), (67, 80), (21, 73))),
        "VENM": (38, ((22, 77), (74, 79), (46, 53), (79, 45))),
        "VNMM": (37, ((24, 70), (46, 53), (72, 80), (80, 44))),
        "NNNM": (40, ((86, 42), (38, 58), (13, 78), (68, 78))),
        "MMMM": (34, ((47, 55), (82, 80), (20, 82), (81, 44))),
        "MMMMM": (32, ((52, 52), (18, 70), (84, 83), (51, 84), (84, 44))),
    },
    90: {
        "B": (54, ((34, 65),)),
        "V": (54, ((35, 49),)),
        "E": (54, ((35, 54),)),
        "N": (54, ((34, 45),)),
        "M": (54, ((30, 49),)),
        "BE": (45, ((29, 33), (41, 76))),
        "BN": (47, ((30, 35), (55, 74))),
        "BM": (44, ((28, 31), (30, 76))),
        "VM": (47, ((45, 72), (26, 23))),
        "NN": (47, ((51, 63), (16, 26))),
        "NM": (47, ((43, 74), (27, 24))),
        "MM": (47, ((44, 75), (26, 27))),
        "BMM": (37, ((24, 62), (55, 80), (26, 19))),
        "VNN": (43, ((28, 28), (56, 72), (16, 75))),
        "NNN": (43, ((16, 28), (46, 58), (16, 74))),
        "NNM": (43, ((18, 73), (52, 74), (27, 26))),
        "NMM": (43, ((59, 78), (33, 24), (24, 78))),
        "MMM": (37, ((54, 80), (31, 19), (20, 56))),
        "VENM": (34, ((38, 22), (22, 55), (12, 20), (55, 82))),
        "VNMM": (37, ((46, 42), (14, 76), (21, 19), (52, 80))),
        "NNNM": (40, ((59, 79), (44, 36), (13, 25), (22, 74))),
        "MMMM": (34, ((56, 82), (19, 18), (48, 45), (19, 81))),
        "MMMMM": (32, ((35, 17), (18, 50), (51, 49), (58, 82), (18, 84))),
    },
    180: {
        "B": (54, ((34, 34),)),
        "V": (54, ((36, 32),)),
        "E": (54, ((41, 29),)),
        "N": (54, ((46, 33),)),
        "M": (54, ((42, 31),)),
        "BE": (43, ((68, 28), (26, 42))),
        "BN": (47, ((33, 36), (76, 25))),
        "BM": (44, ((28, 43), (75, 23))),
        "VM": (47, ((27, 40), (69, 24))),
        "NN": (47, ((65, 29), (18, 31))),
        "NM": (47, ((74, 26), (26, 32))),
        "MM": (47, ((73, 23), (28, 40))),
        "BMM": (34, ((78, 24), (19, 18), (51, 41))),
        "VNN": (43, ((46, 35), (84, 24), (17, 28))),
        "NNN": (43, ((47, 42), (84, 23), (15, 29))),
        "NNM": (43, ((15, 48), (39, 23), (76, 25))),
        "NMM": (40, ((13, 21), (42, 41), (78, 21))),
        "MMM": (36, ((42, 18), (20, 50), (80, 18))),
        "VENM": (34, ((77, 23), (24, 49), (49, 21), (19, 18))),
        "VNMM": (36, ((51, 38), (12, 52), (26, 18), (80, 22))),
        "NNNM": (37, ((86, 20), (30, 48), (12, 20), (56, 18))),
        "MMMM": (34, ((22, 18), (82, 19), (19, 51), (54, 42))),
        "MMMMM": (30, ((18, 16), (50, 16), (48, 46), (18, 52), (84, 24))),
    },
    270: {
        "B": (54, ((65, 49),)),
        "V": (54, ((70, 32),)),
        "E": (54, ((66, 36),)),
        "N": (54, ((68, 39),)),
        "M": (54, ((69, 44),)),
        "BE": (45, ((72, 70), (70, 19))),
        "BN": (47, ((58, 30), (84, 74))),
        "BM": (46, ((72, 72), (56, 22))),
        "VM": (46, ((63, 27), (76, 76))),
        "NN": (47, ((51, 25), (68, 71))),
        "NM": (47, ((84, 63), (54, 24))),
        "MM": (47, ((59, 24), (74, 72))),
        "BMM": (37, ((49, 24), (80, 43), (80, 80))),
        "VNN": (43, ((72, 31), (86, 78), (45, 23))),
        "NNN": (43, ((78, 72), (84, 26), (48, 24))),
        "NNM": (43, ((86, 70), (60, 65), (77, 22))),
        "NMM": (42, ((85, 23), (51, 24), (77, 76))),
        "MMM": (36, ((75, 80), (80, 40), (46, 18))),
        "VENM": (34, ((79, 22), (77, 81), (53, 55), (48, 18))),
        "VNMM": (36, ((80, 22), (54, 55), (46, 18), (80, 80))),
        "NNNM": (40, ((42, 22), (86, 75), (58, 63), (77, 23))),
        "MMMM": (34, ((82, 18), (45, 18), (56, 52), (82, 82))),
        "MMMMM": (30, ((73, 81), (51, 46), (44, 16), (84, 46), (80, 16))),
    },
}

_STARS = ((17.0, 24.0, 32.0), (49.0, 14.0, 29.0))
_STARS_AT_SUNSET = ((86.0, 11.0, 20.0), (65.0, 9.0, 17.0))
_GHOST = {"rising": (58.0, 70.0), "falling": (42.0, 70.0)}
_SQUARE = {
    *("baobab", "volcano", "sunset", "rose", "lamp", "box", "star", "fox", "elephant", "snake"),
    *("sheep_white", "sheep_grey", "sheep_brown", "sheep_yellow", "sheep_blue"),
    *("baobab_ghost", "sundisc"),
}


def ground(kind: str, objects: Sequence[str], rotation: int, *, turned: bool = False) -> str:
    """The sprite of a tile's ground, turned as its slot wants it. A sunset is part of it."""
    sunset = kind in EDGES and "sunset" in objects and not turned
    words = ["turned" if turned else "ground", kind, *(["sunset"] if sunset else [])]
    if rotation and kind != "core":  # whose ground is the same all over
        words.append(str(rotation))
    return "-".join(words)


def height(sprite: str, width: float) -> float:
    """How high a sprite of that width is: things are square, characters stand taller."""
    if sprite == "moonlet":
        return width * 28 / 72
    return width if sprite in _SQUARE else width * 88 / 72


def turn(x: float, y: float, rotation: int) -> Point:
    """A point of a tile after the tile is turned clockwise."""
    for _ in range(rotation // 90):
        x, y = 100 - y, x
    return x, y


def layout(kind: str, objects: Sequence[str], rotation: int) -> list[Placed]:
    """The sprites of a tile in drawing order. `rotation` is that of its slot, in degrees.

    The objects of a character tile are its character and its stars. On an edge, stars are in the
    sky, and the sunset is already in the ground.
    """
    if kind == "character":
        return _portrait(objects, rotation)
    if kind == "core":
        return _stand(objects, _CORE)
    things = [thing for thing in objects if thing not in ("star", "sunset")]
    if kind == "rising":
        standing = _stand(things, _EDGE[rotation])
    else:  # a falling edge is a rising one seen in a mirror
        reflected = _stand(things, _EDGE[-rotation % 360])
        standing = [(thing, 100 - x, y, width) for thing, x, y, width in reflected]
    return _in_sky(kind, objects, rotation) + standing


def overgrown(kind: str, rotation: int) -> list[Placed]:
    """The pale baobab on a tile that is turned over, in the form of a layout."""
    x, y = turn(*_GHOST.get(kind, (50.0, 50.0)), rotation)
    return [("baobab_ghost", x, y, 52.0)]


def _stand(things: Sequence[str], rows: dict[str, Row]) -> list[Placed]:
    """Things on the ground, those further down in front. Unheard-of company stands closer."""
    if not things:
        return []
    things = sorted(things, key=lambda thing: _ORDER.index(_SHAPES.get(thing, "M")))
    shapes = "".join(_SHAPES.get(thing, "M") for thing in things)
    if shapes in rows:
        size, points = rows[shapes]
        sizes = [size * _GROWTH[shape] for shape in shapes]
    else:
        size, points = rows["M" * min(len(things), 5)]
        points = tuple((x + i, y + i) for i in range(0, len(things), 5) for x, y in points)
        sizes = [size] * len(things)
    placed = [
        (thing, x, y, size * MARGIN)
        for thing, (x, y), size in zip(things, points, sizes, strict=False)
    ]
    return sorted(placed, key=lambda thing: thing[2] + thing[3] / 2)


def _in_sky(kind: str, objects: Sequence[str], rotation: int) -> list[Placed]:
    """The big stars of an edge tile."""
    spots = _STARS_AT_SUNSET if "sunset" in objects else _STARS
    placed: list[Placed] = []
    for i in range(sum(thing == "star" for thing in objects)):
        x, y, width = spots[i % len(spots)]
        x, y = turn(100 - x if kind == "falling" else x, y, rotation)
        placed.append(("star", x, y, width))
    return placed


def _portrait(objects: Sequence[str], rotation: int) -> list[Placed]:
    """A character on its moonlet, with the stars in the outer column of the planet."""
    x, outer = (54.0, 13.0) if rotation in (0, 270) else (46.0, 87.0)
    placed: list[Placed] = []
    for thing in objects:
        if thing == "star":
            placed.insert(0, ("star", outer, 15.0 + 25 * len(placed), 27.0))
    for thing in objects:
        if thing != "star":
            placed += [("moonlet", x, 84.0, 72.0), (thing, x, 45.0, 72.0)]
    return placed
