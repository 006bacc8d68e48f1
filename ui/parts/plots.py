"""Plots that can be read by ear as well: each picture stands with a table of the same numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ui.html import Child, Html, classes, el
from ui.words import number

WIDTH, HEIGHT = 320, 150
LEFT, RIGHT, TOP, BOTTOM = 34, 8, 12, 12  # the room for the scale, and around the dots


class Dot(NamedTuple):
    """A value of a plot; some are marked by another shape."""

    value: int
    marked: bool = False


def dots_plot(dots: Sequence[Dot], middle: float) -> Html:
    """Values one after the other, from left to right, and a line where their mean is."""
    low, high = min(dot.value for dot in dots), max(dot.value for dot in dots)
    span = max(high - low, 1)

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / span

    def x(at: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (at + 0.5) / len(dots)

    scale = [
        f'<path class="grid-line" d="M{LEFT} {y(value):.1f}H{WIDTH - RIGHT}"/>'
        f'<text x="{LEFT - 6}" y="{y(value):.1f}" dy=".35em">{number(value)}</text>'
        for value in dict.fromkeys((high, low))
    ]
    mean_line = f'<path class="mean-line" d="M{LEFT} {y(middle):.1f}H{WIDTH - RIGHT}"/>'
    marks = [_mark(x(at), y(dot.value), dot.marked) for at, dot in enumerate(dots)]
    inside = Html("".join((*scale, mean_line, *marks)))
    return el("svg", inside, class_="plot", viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true")


def _mark(x: float, y: float, marked: bool) -> str:
    if marked:
        return f'<path class="marked" d="M{x:.1f} {y - 6:.1f}l6 6l-6 6l-6 -6z"/>'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>'


def bar(share: float) -> Html:
    """A bar in a table, beside the number that it stands for."""
    width = round(100 * min(max(share, 0), 1))
    inside = Html(f'<rect width="{width}" height="10" rx="3"/>')
    return el(
        "svg",
        inside,
        class_="bar",
        viewBox="0 0 100 10",
        preserveAspectRatio="none",
        aria_hidden="true",
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[Child]], **attributes: object) -> Html:
    """A table whose first column names what each row is about."""
    head = el("tr", [el("th", words, scope="col") for words in heads])
    body = [
        el("tr", el("th", row[0], scope="row"), [el("td", cell) for cell in row[1:]])
        for row in rows
    ]
    given = {"class_": classes("numbers")} | attributes
    return el("table", el("thead", head), el("tbody", body), **given)
