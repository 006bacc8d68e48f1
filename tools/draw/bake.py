"""The drawing hand: gives plain curves a wobble, and strokes the width of a slanted nib.

Done once when the sprites are built, so the page needs no filters. One wobble field covers the
whole grid: parts that touch in the source still touch after baking.
"""

import functools
import math
from itertools import pairwise
from typing import Any, NamedTuple

from svgelements import Close, Line, Move, Path

STEP = 3.2
SHORT_LINE = 9.0


class Stroke(NamedTuple):
    """One pull of the pen: the points it passes and whether it returns to its start."""

    points: tuple[complex, ...]
    closed: bool


def wobble(point: complex) -> complex:
    """Where the hand really puts a point: at most 0.7 units away, and smoothly so."""
    x, y = point.real, point.imag
    dx = 0.42 * math.sin(x * 0.23 + y * 0.17 + 1.3) + 0.26 * math.sin(x * 0.55 - y * 0.41 + 0.4)
    dy = 0.42 * math.sin(y * 0.25 - x * 0.19 + 2.1) + 0.26 * math.sin(y * 0.5 + x * 0.47 + 5)
    return complex(x + dx, y + dy)


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """Path data of an ellipse, so that round things go through the same hand."""
    ry = rx if ry is None else ry
    half = f"a{rx:g} {ry:g} 0 1 0"
    return f"M{cx - rx:g} {cy:g}{half} {2 * rx:g} 0{half} {-2 * rx:g} 0Z"


def _sample(segment: Any, start: complex, end: complex) -> list[complex]:
    """Points along one segment, STEP apart, without its end."""
    fine = [_at(segment, i / 12) for i in range(13)]
    length = sum(abs(b - a) for a, b in pairwise(fine))
    if length < 0.01:
        return []
    count = max(1, math.ceil(length / STEP))
    if isinstance(segment, Line | Close):
        if length < SHORT_LINE:
            count = max(count, 2)
        return [start + (end - start) * i / count for i in range(count)]
    return [_at(segment, i / count) for i in range(count)]


def _at(segment: Any, t: float) -> complex:
    point = segment.point(t)
    return complex(point.x, point.y)


@functools.lru_cache(maxsize=4096)
def strokes(d: str) -> tuple[Stroke, ...]:
    """The wobbled strokes of a path, one for each of its subpaths."""
    result = []
    for subpath in Path(d).as_subpaths():
        segments = [s for s in subpath if not isinstance(s, Move)]
        points: list[complex] = []
        for segment in segments:
            start = complex(segment.start.x, segment.start.y)
            end = complex(segment.end.x, segment.end.y)
            points += _sample(segment, start, end)
        first = complex(segments[0].start.x, segments[0].start.y)
        last = complex(segments[-1].end.x, segments[-1].end.y)
        closed = abs(first - last) < 0.05
        if not closed:
            points.append(last)
        result.append(Stroke(tuple(wobble(p) for p in points), closed))
    return tuple(result)


def fill_path(d: str) -> str:
    """The area of a path, with a wobbled edge."""
    return "".join(smooth(stroke.points, closed=True) for stroke in strokes(d))


def ink_path(d: str, width: float) -> str:
    """The line of a path as a filled ribbon, thick and thin as a slanted nib draws it."""
    return "".join(_ribbon(stroke, width) for stroke in strokes(d))


def _ribbon(stroke: Stroke, width: float) -> str:
    left, right = [], []
    for i, point in enumerate(stroke.points):
        side = _nib(stroke, i) * width / 2
        left.append(point + side)
        right.append(point - side)
    if stroke.closed:
        return smooth(left, closed=True) + smooth(right[::-1], closed=True)
    if len(left) > 2:  # doubled ends: smoothing would eat short lines
        left = [left[0], *left, left[-1]]
        right = [right[0], *right, right[-1]]
        return smooth(left + right[::-1], closed=True)
    return "M" + "L".join(_xy(p) for p in left + right[::-1]) + "Z"


def _nib(stroke: Stroke, i: int) -> complex:
    """The unit normal at a point, scaled by how wide the nib is in that direction."""
    points, closed, n = stroke.points, stroke.closed, len(stroke.points)
    before = points[i - 1] if i or closed else points[i]
    after = points[(i + 1) % n] if i < n - 1 or closed else points[i]
    along = after - before
    along = along / abs(along) if abs(along) > 1e-6 else 1
    angle = math.atan2(along.imag, along.real)
    ripple = 0.1 * math.sin(i * 1.7 + points[i].real * 0.3)
    width = 0.58 + 0.62 * abs(math.sin(angle + 0.75)) + ripple
    if not closed and i in (0, n - 1):
        width *= 0.7
    return complex(-along.imag, along.real) * width


def smooth(points: list[complex] | tuple[complex, ...], *, closed: bool) -> str:
    """A soft curve near the points: quadratic arcs from midpoint to midpoint."""
    n = len(points)
    if n < 3:
        return "M" + "L".join(_xy(p) for p in points)
    if closed:
        middles = [(points[i] + points[(i + 1) % n]) / 2 for i in range(n)]
        arcs = "".join(f"Q{_xy(p)} {_xy(m)}" for p, m in zip(points, middles, strict=True))
        return f"M{_xy(middles[-1])}{arcs}Z"
    ends = [(a + b) / 2 for a, b in pairwise(points[1:])]
    ends[-1] = points[-1]
    arcs = "".join(f"Q{_xy(p)} {_xy(e)}" for p, e in zip(points[1:-1], ends, strict=True))
    return f"M{_xy(points[0])}{arcs}"


def _xy(point: complex) -> str:
    return f"{point.real:.2f} {point.imag:.2f}"
