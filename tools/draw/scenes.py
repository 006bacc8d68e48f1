"""Whole pictures made of the drawings: the cover, the curtain's hill and the app's icons."""

import math
import random
from dataclasses import dataclass

from tools.draw import grounds
from tools.draw.bake import ellipse, smooth
from tools.draw.paint import Canvas, paint, wash_pattern
from tools.draw.palette import AIR, CREAM, INK, LAND
from tools.draw.source import find
from tools.games import artists

SCENE_HALO = 0.75
"""Things in a scene are large: their paper edge is thinner than a sprite's."""
FEET = {64.0: 61.5, 80.0: 77.5}
"""Where a drawing of this height touches the ground."""


@dataclass(frozen=True)
class World:
    """A round planet in a scene."""

    x: float
    y: float
    radius: float
    ink: float = 5

    def rim(self, degrees: float, depth: float = 0) -> tuple[float, float]:
        """The point of the rim so many degrees clockwise from the top, or `depth` below it."""
        angle = math.radians(degrees)
        reach = self.radius - depth
        return self.x + reach * math.sin(angle), self.y - reach * math.cos(angle)


@dataclass(frozen=True)
class Figure:
    """Something that stands on a world: how far round, how deep below the rim, how large."""

    name: str
    degrees: float
    scale: float
    depth: float = 6
    lean: float | None = None


MOONS = (World(1056, 330, 80, ink=4), World(150, 430, 112))
"""Where the small neighbours on the cover are."""


def stand(canvas: Canvas, world: World, figure: Figure) -> None:
    """Puts a figure on its world, upright to the ground unless it leans, with a soft shadow."""
    drawing = find(figure.name)
    x, y = world.rim(figure.degrees, figure.depth)
    lean = figure.degrees if figure.lean is None else figure.lean
    feet = FEET[drawing.height]
    place = f"translate({x:.1f} {y:.1f}) rotate({{}}) scale({figure.scale}) translate(-32 {-feet})"
    canvas.add(
        f"<g {canvas.clip([ellipse(world.x, world.y, world.radius)])}>"
        f'<ellipse transform="{place.format(round(figure.degrees, 1))}" cx="35" cy="{feet}" '
        'rx="24" ry="3.4" fill="#2F4A2C" opacity=".28"/></g>'
        f'<g transform="{place.format(round(lean, 1))}">'
    )
    paint(canvas, drawing, SCENE_HALO)
    canvas.add("</g>")


def planet(canvas: Canvas, world: World, air: float) -> None:
    """A world in a shell of lit air."""
    air_round(canvas, world, air)
    _disc(canvas, world)


def air_round(canvas: Canvas, world: World, depth: float) -> None:
    """The lit air round a world."""
    name, shell = f"air{len(canvas.defs)}", world.radius + depth
    edge = world.radius / shell
    canvas.define(
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{world.x}" '
        f'cy="{world.y}" r="{shell}"><stop offset="{edge:.4f}" stop-color="{AIR}" '
        f'stop-opacity=".5"/><stop offset="{edge + (1 - edge) * 0.35:.4f}" stop-color="{AIR}" '
        f'stop-opacity=".2"/><stop offset="1" stop-color="{AIR}" stop-opacity="0"/>'
        "</radialGradient>"
    )
    canvas.add(f'<circle cx="{world.x}" cy="{world.y}" r="{shell}" fill="url(#{name})"/>')


def _disc(canvas: Canvas, world: World) -> None:
    """Pale land with green pigment pooled at its rim."""
    name = f"world{len(canvas.defs)}"
    stops = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in LAND)
    canvas.define(
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{world.x}" '
        f'cy="{world.y}" r="{world.radius}">{stops}</radialGradient>'
    )
    disc = f'cx="{world.x}" cy="{world.y}" r="{world.radius}"'
    canvas.add(
        f'<circle {disc} fill="url(#{name})"/><circle {disc} fill="url(#paint)"/>'
        f'<path d="{_outline(world)}" fill="{INK}" fill-rule="evenodd"/>'
    )


def _outline(world: World) -> str:
    """The inked rim, thick and thin, as one pull of the pen round the planet."""
    outer, inner = [], []
    steps, waves = max(60, int(world.radius / 3)), 3 + round(world.radius / 28)
    for i in range(steps):
        angle = math.tau * i / steps
        swing = world.ink * (0.2 * math.sin(angle * waves) + 0.1 * math.sin(angle * waves * 2 + 1))
        half = world.ink / 2 * (1 + 0.25 * math.sin(angle * (waves + 2) + 2))
        ray = complex(math.sin(angle), -math.cos(angle))
        outer.append(complex(world.x, world.y) + (world.radius + swing + half) * ray)
        inner.append(complex(world.x, world.y) + (world.radius + swing - half) * ray)
    return smooth(outer, closed=True) + smooth(inner, closed=True)


def craters(canvas: Canvas, world: World, marks: tuple[tuple[float, float, float], ...]) -> None:
    """Faint hollows, given as (degrees, depth, size)."""
    for degrees, depth, size in marks:
        x, y = world.rim(degrees, depth)
        canvas.add(
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{size}" ry="{size * 0.45:.1f}" '
            f'transform="rotate({degrees} {x:.1f} {y:.1f})" fill="#6E7A3E" opacity=".22"/>'
        )


def tufts(canvas: Canvas, world: World, marks: tuple[tuple[float, float], ...]) -> None:
    """Grass, given as (degrees, depth). A scene never turns, so it may grow here."""
    for degrees, depth in marks:
        x, y = world.rim(degrees, depth)
        canvas.add(
            f'<path transform="translate({x:.1f} {y:.1f}) rotate({degrees})" '
            'd="M-9 0q-3-8-7-12M-3 0q-1-10-2-17M4 0q1-9 5-14M10 0q3-5 8-8" fill="none" '
            'stroke="#5E7A3E" stroke-width="3" opacity=".6"/>'
        )


def night(canvas: Canvas, width: int, height: int, seed: int, count: int) -> None:
    """The page's own night sky, with quiet stars."""
    canvas.define(
        '<radialGradient id="night" cx=".5" cy=".62" r=".75"><stop offset="0" '
        'stop-color="#33458F"/><stop offset=".5" stop-color="#1D275E"/><stop offset="1" '
        'stop-color="#11173C"/></radialGradient>'
    )
    canvas.add(
        f'<rect width="{width}" height="{height}" fill="url(#night)"/>'
        f'<rect width="{width}" height="{height}" fill="url(#paint)" opacity=".45"/>'
    )
    dice = random.Random(seed)
    for _ in range(count):
        x, y, size, light = (dice.random() for _ in range(4))
        canvas.add(
            f'<circle cx="{x * width:.1f}" cy="{y * height:.1f}" r="{1 + 1.8 * size**3:.2f}" '
            f'fill="{CREAM}" opacity="{0.3 + 0.6 * light:.2f}"/>'
        )


def sparkle(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.add(
        f'<path transform="translate({x} {y}) scale({size})" fill="#FFE9B0" opacity=".85" '
        'd="M0 -8Q1 -1 8 0Q1 1 0 8Q-1 1 -8 0Q-1 -1 0 -8Z"/>'
    )


def scene(canvas: Canvas, width: int, height: int, texture: float) -> str:
    """A whole picture, washed like paper."""
    canvas.define(wash_pattern("paint", texture, 20))
    return canvas.document(f"0 0 {width} {height}")


def cover() -> str:
    """Home: one small world in the page's own night, 1200 x 760, with company all round its rim."""
    canvas = Canvas()
    _company(canvas)
    return scene(canvas, 1200, 760, 360)


def social() -> str:
    """What a link to the site shows elsewhere: the cover with its night, 1200 x 630."""
    canvas = Canvas()
    night(canvas, 1200, 630, seed=4, count=120)
    canvas.add('<g transform="translate(120 12) scale(.8)">')
    _company(canvas)
    canvas.add("</g>")
    return scene(canvas, 1200, 630, 360)


def _company(canvas: Canvas) -> None:
    """The cover's own world, with all who live on it and next to it."""
    for left, top, size in ((330, 90, 2.2), (868, 62, 1.7), (255, 560, 1.5), (1010, 560, 2.0)):
        sparkle(canvas, left, top, size)
    _moons(canvas)
    home = World(600, 434, 205, ink=6)
    air_round(canvas, home, 112)
    x, y = home.rim(93)
    canvas.add(f'<g transform="translate({x:.1f} {y:.1f}) rotate(93) scale(2.7)">')
    grounds.sun_disc(canvas)
    canvas.add("</g>")
    _disc(canvas, home)
    craters(canvas, home, ((-60, 110, 24), (40, 90, 18), (150, 100, 26), (-140, 60, 16)))
    for figure in (
        Figure("baobab", -49, 3.4, 22),
        Figure("lamp", -15, 2.7, 10),
        Figure("lamplighter", 9, 2.6, 8),
        Figure("volcano", 49, 2.8, 20),
        Figure("sheep_white", -98, 2.3, 8),
        Figure("fox", 133, 2.3, 10),
        Figure("rose", 179, 1.8, 12),
        Figure("sheep_grey", -140, 2.2, 8),
    ):
        stand(canvas, home, figure)


def _moons(canvas: Canvas) -> None:
    """Two neighbours, a game's own each."""
    for place, artist in zip(MOONS, artists(), strict=False):
        artist.moon(canvas, place)


def hill() -> str:
    """The curtain: the near curve of a planet at dusk, 1600 x 620, open sky above it.

    A phone shows the middle only, so the lamplighter and his friends stand close together there.
    """
    canvas = Canvas()
    land = ground(canvas)
    for figure in (
        Figure("volcano", 18.6, 3.1, 12),
        Figure("sheep_grey", -16.5, 2.2, 30),
        Figure("baobab", -7.8, 4.2, 14),
        Figure("lamp", -2.5, 3.1, 14),
        Figure("lamplighter", 1.5, 2.9, 18),
        Figure("sheep_white", 6, 2.2, 50),
        Figure("fox", 9.7, 2.3, 34),
        Figure("rose", 12.7, 1.8, 62),
        Figure("sheep_brown", -12, 2.3, 110),
        Figure("box", -4.5, 2.1, 150, 0),
    ):
        stand(canvas, land, figure)
    return scene(canvas, 1600, 620, 400)


def ground(canvas: Canvas) -> World:
    """The near curve of a planet at dusk: what all curtains show below their open sky."""
    land = World(800, 2200, 1880, ink=7)
    planet(canvas, land, air=150)
    craters(canvas, land, ((-15, 200, 44), (3, 205, 50), (13, 240, 30), (-4, 110, 16)))
    tufts(canvas, land, ((-20, 70), (-11, 150), (-2.5, 190), (7, 110), (10, 170), (19, 110)))
    return land


def icon(*, rounded: bool, zoom: float) -> str:
    """A little planet with a baobab and a fox. Maskable icons must keep to their middle 80%."""
    canvas = Canvas()
    corner = 112 if rounded else 0
    canvas.add(f"<g {canvas.clip([_rounded_square(512, corner)])}>")
    night(canvas, 512, 512, seed=9, count=34)
    canvas.add(f'<g transform="translate(256 256) scale({zoom}) translate(-256 -256)">')
    world = World(256, 350, 142, ink=9)
    air_round(canvas, world, 60)
    _little_planet(canvas, world)
    canvas.add("</g></g>")
    return scene(canvas, 512, 512, 220)


def stencil() -> str:
    """The icon in one colour, which shows where the drawing is light, and not where it is ink."""
    canvas = Canvas()
    canvas.define(
        '<filter id="light" color-interpolation-filters="sRGB"><feComponentTransfer>'
        + "".join(f'<feFunc{c} type="linear" slope="3.2" intercept="-.75"/>' for c in "RGB")
        + "</feComponentTransfer></filter>"
    )
    canvas.add('<mask id="stencil"><g filter="url(#light)">')
    canvas.add('<g transform="translate(256 256) scale(.9) translate(-256 -268)">')
    _little_planet(canvas, World(256, 350, 142, ink=9))
    canvas.add('</g></g></mask><rect width="512" height="512" fill="#fff" mask="url(#stencil)"/>')
    return scene(canvas, 512, 512, 220)


def _little_planet(canvas: Canvas, world: World) -> None:
    """What all icons show."""
    _disc(canvas, world)
    craters(canvas, world, ((160, 60, 22), (-120, 60, 18), (60, 100, 14)))
    stand(canvas, world, Figure("baobab", -22, 3.1, 12, -16))
    stand(canvas, world, Figure("fox", 36, 2.6, 16, 20))


def _rounded_square(size: float, corner: float) -> str:
    edge = size - corner
    arc = f"a{corner} {corner} 0 0 1"
    return (
        f"M{corner} 0H{edge}{arc} {corner} {corner}V{edge}{arc} {-corner} {corner}"
        f"H{corner}{arc} {-corner} {-corner}V{corner}{arc} {corner} {-corner}Z"
    )
