"""Paints a drawing as SVG text: paper halo, watercolour, ink, and the grain of the paint on top."""

import base64
from dataclasses import dataclass, field

from tools.draw.bake import fill_path, ink_path
from tools.draw.palette import CREAM, WASHES
from tools.draw.source import DRAWINGS, Drawing, Inset, Part

HALO = 1.3
"""Visible cream paper round a cut-out, in units of the 64-wide grid."""


@dataclass
class Canvas:
    """SVG text under way: what is painted, and the definitions (clips) that it refers to."""

    body: list[str] = field(default_factory=list)
    defs: list[str] = field(default_factory=list)

    def add(self, text: str) -> None:
        self.body.append(text)

    def clip(self, paths: list[str]) -> str:
        """A clip to the union of some paths; returns the attribute that applies it."""
        name = f"clip{len(self.defs)}"
        inside = "".join(f'<path d="{d}"/>' for d in paths)
        self.defs.append(f'<clipPath id="{name}">{inside}</clipPath>')
        return f'clip-path="url(#{name})"'

    def define(self, text: str) -> None:
        self.defs.append(text)

    def document(self, view_box: str, texture: float = 64) -> str:
        """The whole SVG. `texture` is the size in units of one repeat of the paint's grain."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}" '
            f'stroke-linejoin="round" stroke-linecap="round"><defs>{_paints()}'
            f"{wash_pattern('wash', texture)}{''.join(self.defs)}</defs>"
            f"{''.join(self.body)}</svg>"
        )


def _paints() -> str:
    washes = "".join(
        f'<linearGradient id="wash-{name}" x1=".2" y1="0" x2=".7" y2="1">'
        f'<stop offset="0" stop-color="{wash.light}"/><stop offset=".38" stop-color="{wash.base}"/>'
        f'<stop offset=".78" stop-color="{wash.base}"/><stop offset="1" stop-color="{wash.dark}"/>'
        "</linearGradient>"
        for name, wash in WASHES.items()
    )
    return washes + (
        '<radialGradient id="wash-glow"><stop offset="0" stop-color="#FFE38A" stop-opacity=".95"/>'
        '<stop offset=".45" stop-color="#FFDD7A" stop-opacity=".5"/>'
        '<stop offset="1" stop-color="#FFDD7A" stop-opacity="0"/></radialGradient>'
    )


def texture_uri(name: str) -> str:
    data = (DRAWINGS / "textures" / f"{name}.png").read_bytes()
    return "data:image/png;base64," + base64.b64encode(data).decode()


def wash_pattern(name: str, size: float, turn: float = 0) -> str:
    """A fill that lays the granulation of watercolour over whatever is below it."""
    return (
        f'<pattern id="{name}" width="{size}" height="{size}" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate({turn})"><image href="{texture_uri("wash")}" '
        f'width="{size}" height="{size}"/></pattern>'
    )


def paint(canvas: Canvas, drawing: Drawing, halo: float = HALO) -> None:
    """Lays a drawing on the canvas, in the units of its own grid."""
    parts = [part for part in drawing.parts if isinstance(part, Part)]
    if halo:
        canvas.add(_halo([part for part in parts if part.halo], halo))
    for part in drawing.parts:
        if isinstance(part, Part):
            _paint_part(canvas, part)
    _grain(canvas, [fill_path(part.d) for part in parts if part.halo and part.filled])
    for inset in drawing.parts:
        if isinstance(inset, Inset):
            canvas.add(f'<g transform="translate({inset.x} {inset.y}) scale({inset.scale})">')
            paint(canvas, inset.drawing, halo)
            canvas.add("</g>")


def _halo(parts: list[Part], width: float) -> str:
    """Cream paper under the cut-out. On the night sky, ink alone could not be seen."""
    edges = "".join(
        f'<path d="{d}"/>'
        for part in parts
        for d in (fill_path(part.d) if part.filled else "", ink_path(part.d, part.nib))
        if d
    )
    return f'<g fill="{CREAM}" stroke="{CREAM}" stroke-width="{2 * width}">{edges}</g>'


def _paint_part(canvas: Canvas, part: Part) -> None:
    opacity = f' opacity="{part.opacity:g}"' if part.opacity != 1 else ""
    if part.wash == "glow":
        canvas.add(f'<path d="{part.d}" fill="url(#wash-glow)"/>')
    elif part.wash:
        canvas.add(_watercolour(canvas, part, opacity))
    elif part.fill:
        canvas.add(f'<path d="{part.d}" fill="{part.fill}"{opacity}/>')
    if part.ink:
        canvas.add(f'<path d="{ink_path(part.d, part.nib)}" fill="{part.ink}"{opacity}/>')


def _watercolour(canvas: Canvas, part: Part, opacity: str) -> str:
    """A fill slightly off its outline, as paint is, with darker pigment pooled at its edge."""
    area, wash = fill_path(part.d), WASHES[part.wash or ""]
    shift = ' transform="translate(.7 .6)"' if part.ink else ""
    pool = "".join(
        f'<path d="{area}" fill="none" stroke="{wash.dark}" stroke-width="{width}" '
        f'stroke-opacity="{strength}"/>'
        for width, strength in ((9, 0.16), (5.5, 0.22))
    )
    return (
        f'<g{shift}{opacity}><path d="{area}" fill="url(#wash-{part.wash})"/>'
        f"<g {canvas.clip([area])}>{pool}</g></g>"
    )


def _grain(canvas: Canvas, areas: list[str]) -> None:
    """One texture over the whole silhouette, ink included: it looks printed."""
    if areas:
        canvas.add(
            f'<g {canvas.clip(areas)}><rect x="-8" y="-8" width="80" height="96" '
            'fill="url(#wash)"/></g>'
        )
