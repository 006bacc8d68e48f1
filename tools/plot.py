"""A plot of shares with their intervals, as an SVG that is read without colours, too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import NamedTuple

WIDTH, LEFT, RIGHT = 760, 250, 24
ROW, GAP, TITLE, MARGIN = 19, 9, 40, 14
INK, QUIET, PAPER, SEA = "#2b2a33", "#8d8a99", "#fffaf0", "#2f6690"


class Dot(NamedTuple):
    """A share between 0 and 1, how sure it is, and what would be fair."""

    panel: str
    group: str
    label: str
    share: float
    low: float
    high: float
    fair: float


def plot(dots: Iterable[Dot]) -> str:
    """All dots, one below the other, under the names of their panels and groups."""
    rows = list(_rows(dots))
    height = rows[-1][0] + 2 * MARGIN if rows else 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'aria-labelledby="title" font-family="system-ui, sans-serif" font-size="13">',
        '<title id="title">How often each bot wins, with 95 % intervals; a bar marks the fair '
        "share</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
    ]
    for bottom, row in rows:
        parts += [_heading(row, bottom)] if isinstance(row, str) else _line(row, bottom)
    return "\n".join([*parts, "</svg>", ""])


def _rows(dots: Iterable[Dot]) -> Iterator[tuple[int, Dot | str]]:
    """What stands on which line; a heading for each panel."""
    bottom, panel, group = 0, "", ""
    for dot in dots:
        if dot.panel != panel:
            bottom += TITLE
            yield bottom, dot.panel
        elif dot.group != group:
            bottom += GAP
        panel, group = dot.panel, dot.group
        bottom += ROW
        yield bottom, dot


def _heading(text: str, bottom: int) -> str:
    scale = "".join(
        f'<text x="{_x(tenths / 10):.0f}" y="{bottom}" text-anchor="middle" fill="{QUIET}" '
        f'font-size="11">{10 * tenths} %</text>'
        for tenths in range(0, 11, 2)
    )
    name = escape(text)
    return f'<text x="{MARGIN}" y="{bottom}" font-weight="bold" fill="{INK}">{name}</text>{scale}'


def _line(dot: Dot, bottom: int) -> Iterator[str]:
    middle = bottom - 4
    yield (
        f'<text x="{LEFT - 8}" y="{bottom}" text-anchor="end" fill="{INK}">'
        f"{escape(dot.group)}, {escape(dot.label)}</text>"
    )
    yield (
        f'<path d="M{_x(0):.0f} {middle}H{_x(1):.0f}" stroke="{QUIET}" stroke-width=".5" '
        'stroke-dasharray="1 4"/>'
    )
    yield f'<path d="M{_x(dot.fair):.1f} {middle - 6}v12" stroke="{QUIET}" stroke-width="2"/>'
    yield (
        f'<path d="M{_x(dot.low):.1f} {middle}H{_x(dot.high):.1f}" stroke="{SEA}" '
        'stroke-width="3" stroke-linecap="round"/>'
    )
    yield (
        f'<circle cx="{_x(dot.share):.1f}" cy="{middle}" r="5" fill="{PAPER}" stroke="{SEA}" '
        f'stroke-width="2"><title>{dot.share:.1%}</title></circle>'
    )


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)
