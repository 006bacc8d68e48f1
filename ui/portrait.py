"""A planet as a picture: what is painted where, as plain values. static/js/painter.js paints it.

Colours and typefaces are those of the page, by the names that static/css/tokens.css gives them.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar, cast

from ui.games import card_of
from ui.words import _, facts, number, pgettext, translated

if TYPE_CHECKING:
    from ui.parts.ending import Ending
    from ui.scene import View
    from ui.session import Session

Stroke = dict[str, Any]  # one thing to be painted: what it is, and where
WIDTH, MARGIN = 1080, 60
INSIDE = WIDTH - 2 * MARGIN
HEAD, PLANET, ROW, FOOT = 150, 900, 84, 110
FOOT_ROW, LETTERS = 40, 56  # everybody’s points: so many letters stand in a row and can be read
NARROW_ROW, MANY = 66, 8  # so many lines stand side by side


class PortraitLine(NamedTuple):
    """A line of a score sheet: its picture, as strokes on a square of 100, and what it says."""

    picture: Sequence[Stroke]
    name: str
    why: str
    points: int


class Portrait(NamedTuple):
    """A planet, as strokes on a square of 100, and the lines of its score."""

    planet: Sequence[Stroke]
    lines: Sequence[PortraitLine]


V_contra = TypeVar("V_contra", bound="View", contravariant=True)


class Portraits(Protocol[V_contra]):
    """What the module `portrait` of each game offers."""

    def portrait(self, view: V_contra, seat: int) -> Portrait: ...


def picture_of(session: Session, ending: Ending, seat: int) -> dict[str, Any]:
    """The picture of a seat’s planet, at the end of a game."""
    module = cast("Portraits[View]", import_module(f"ui.{session.journal.kind}.portrait"))
    planet, lines = module.portrait(session.view(None), seat)
    player, total = session.players[seat], ending.totals[seat]
    paper = HEAD + PLANET
    rows, height = _rows(lines, paper)
    strokes = [
        _text(player.name, MARGIN, 92, 64, fit=INSIDE - 260, fill="--cream", font="--title"),
        _text(number(total), WIDTH - MARGIN, 100, 92, "right", fill="--gold", font="--title"),
        *_placed(planet, (WIDTH - PLANET + 40) / 2, HEAD, PLANET - 40),
        {"do": "box", "x": MARGIN, "y": paper, "w": INSIDE, "h": height, "fill": "--cream"},
        *rows,
    ]
    foot, below = _foot(session, ending, paper + height)
    return {"width": WIDTH, "height": paper + height + below, "strokes": [*strokes, *foot]}


def _foot(session: Session, ending: Ending, top: float) -> tuple[list[Stroke], float]:
    """Everybody’s points, and which game it was; and how high that is."""
    points = [
        pgettext("points of a player", "{name} {points}", name=player.name, points=number(total))
        for player, total in zip(session.players, ending.totals, strict=True)
    ]
    game = facts([translated(card_of(session.journal.kind).name), _("Pocket Planets")])
    said = [
        _text(row, WIDTH / 2, top + 48 + FOOT_ROW * at, 30, "center", fill="--cream")
        for at, row in enumerate(_in_rows(points))
    ]
    below = FOOT_ROW * (len(said) - 1)
    said.append(_text(game, WIDTH / 2, top + below + 88, 26, "center", fill="--lilac"))
    return said, FOOT + below


def _in_rows(points: Sequence[str]) -> list[str]:
    """As many side by side as can be read."""
    rows: list[list[str]] = [[]]
    for each in points:
        if rows[-1] and len("".join(rows[-1])) + len(each) > LETTERS:
            rows.append([])
        rows[-1].append(each)
    return [facts(row) for row in rows]


def _rows(lines: Sequence[PortraitLine], top: float) -> tuple[list[Stroke], float]:
    """The lines of the score sheet, and how high they are together."""
    columns = 2 if len(lines) > MANY else 1
    step = ROW if columns == 1 else NARROW_ROW
    width = (INSIDE - 60 - 40 * (columns - 1)) / columns
    strokes: list[Stroke] = []
    for at, line in enumerate(lines):
        x = MARGIN + 30 + (at % columns) * (width + 40)
        strokes += _row(line, x, top + 20 + at // columns * step, width, step)
    return strokes, 40 + -(-len(lines) // columns) * step


def _row(line: PortraitLine, x: float, y: float, width: float, step: float) -> list[Stroke]:
    words, middle = width - step - 90, y + step / 2
    loss = "--loss" if line.points < 0 else "--ink"
    at = x + step
    return [
        *_placed(line.picture, x, y + 4, step - 12),
        _text(line.name, at, middle - 2 if line.why else middle + 10, 30, fit=words),
        _text(line.why, at, middle + 28, 22, fit=words, fill="--muted"),
        _text(number(line.points), x + width, middle + 14, 42, "right", fill=loss, font="--title"),
    ]


def _text(
    words: str,
    x: float,
    y: float,
    size: int,
    align: str = "left",
    fit: float = INSIDE,
    fill: str = "--ink",
    font: str = "--text",
) -> Stroke:
    """Words that begin, end or have their middle at a place; they shrink where they must fit."""
    return {"do": "text", "words": words, "x": x, "y": y, "size": size, "align": align} | {
        "fit": fit,
        "fill": fill,
        "font": font,
    }


def _placed(strokes: Sequence[Stroke], x: float, y: float, size: float) -> list[Stroke]:
    """Strokes of a square of 100, put where they belong."""
    return [{"do": "within", "x": x, "y": y, "scale": size / 100, "strokes": list(strokes)}]


def image(address: str, wide: float = 100, high: float = 100) -> Stroke:
    """A picture in the middle of a square of 100."""
    return {
        "do": "image",
        "from": address,
        "x": (100 - wide) / 2,
        "y": (100 - high) / 2,
        "w": wide,
        "h": high,
    }
