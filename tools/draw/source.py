"""Reads a source drawing: a small SVG whose attributes say how each part is to be painted.

A part is a path, circle or ellipse. `fill`, `stroke` (the ink), `stroke-width` (the nib) and
`opacity` mean what they always mean, so a browser shows the drawing roughly. Two more:
`data-wash` names a watercolour of the palette, and `data-halo` says whether the part belongs to
the paper cut-out (if absent: parts that have both a fill and ink do). An `image` is another
drawing, set into this one.
"""

import functools
import xml.etree.ElementTree as ET
from dataclasses import dataclass, replace
from pathlib import Path

from tools.draw.bake import ellipse

DRAWINGS = Path(__file__).parents[2] / "static" / "drawings"
SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Part:
    """One shape of a drawing, in the order of painting."""

    d: str
    fill: str | None
    wash: str | None
    ink: str | None
    nib: float
    opacity: float
    halo: bool

    @property
    def filled(self) -> bool:
        return self.fill is not None


@dataclass(frozen=True)
class Inset:
    """Another drawing (a sheep beside its businessman), scaled and moved."""

    drawing: "Drawing"
    x: float
    y: float
    scale: float


@dataclass(frozen=True)
class Drawing:
    """A thing on a grid 64 wide: objects 64 high, characters 80."""

    height: float
    parts: tuple[Part | Inset, ...]

    def recoloured(self, washes: dict[str, str]) -> "Drawing":
        """The same drawing in other watercolours (the 2025 edition has other sheep)."""
        return replace(self, parts=tuple(_recoloured(part, washes) for part in self.parts))


def _recoloured(part: Part | Inset, washes: dict[str, str]) -> Part | Inset:
    if isinstance(part, Inset):
        return replace(part, drawing=part.drawing.recoloured(washes))
    if part.wash is None:
        return part
    return replace(part, wash=washes.get(part.wash, part.wash))


@functools.cache
def read(path: Path) -> Drawing:
    """The drawing in a source file."""
    root = ET.parse(path).getroot()
    height = float(root.attrib["viewBox"].split()[3])
    return Drawing(height, tuple(_part(e, path) for e in root if e.tag != f"{SVG}title"))


def find(name: str) -> Drawing:
    """The drawing with this id, object or character."""
    [path] = DRAWINGS.glob(f"*/{name}.svg")
    return read(path)


def _part(element: ET.Element, path: Path) -> Part | Inset:
    at = element.attrib
    if element.tag == f"{SVG}image":
        inner = read((path.parent / at["href"]).resolve())
        return Inset(inner, float(at["x"]), float(at["y"]), float(at["width"]) / 64)
    fill = None if at["fill"] == "none" else at["fill"]
    ink = at.get("stroke")
    cut_out = fill is not None and ink is not None
    return Part(
        d=_path_data(element),
        fill=fill,
        wash=at.get("data-wash"),
        ink=ink,
        nib=float(at.get("stroke-width", 0)),
        opacity=float(at.get("opacity", 1)),
        halo=at["data-halo"] == "yes" if "data-halo" in at else cut_out,
    )


def _path_data(element: ET.Element) -> str:
    at = element.attrib
    if element.tag == f"{SVG}path":
        return at["d"]
    if element.tag == f"{SVG}circle":
        return ellipse(float(at["cx"]), float(at["cy"]), float(at["r"]))
    if element.tag == f"{SVG}ellipse":
        return ellipse(float(at["cx"]), float(at["cy"]), float(at["rx"]), float(at["ry"]))
    raise ValueError(f"a drawing has no {element.tag}")
