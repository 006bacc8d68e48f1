"""What the build draws for each game: the package of this folder that has the game's name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from PIL import Image

from engine.games import GAMES

if TYPE_CHECKING:
    from tools.draw.paint import Canvas
    from tools.draw.scenes import World

Picture = Callable[[str], Image.Image]  # a sprite by its name


class Artist(Protocol):
    """Who draws for a game."""

    def build(self, site: Path, node_modules: Path) -> None:
        """Write what the game needs into the site's folder `static`."""

    def moon(self, canvas: Canvas, place: World) -> None:
        """Draw a small neighbour of the cover’s planet, with somebody on it."""

    def contact_sheets(self, picture: Picture) -> Mapping[str, Image.Image]:
        """Pictures to judge the drawings by, by name."""


def artists() -> Iterator[Artist]:
    """Those of all games that have one."""
    for game in GAMES:
        if find_spec(f"tools.{game}"):
            yield cast(Artist, import_module(f"tools.{game}"))


# Layers that go over those of the games: a game adds to one of them in a sheet with its name.
OVER_ALL_GAMES = ("rules", "motion", "contrast")


def style_sheet(folder: Path) -> str:
    """A sheet that takes in the games' own ones.

    Each game has a layer of its own, for `GAME.css`; `GAME-LAYER.css` adds to what is said over
    all games.
    """
    own = [(f"{game}.css", f"games.{game}") for game in GAMES]
    more = [(f"{game}-{layer}.css", layer) for layer in OVER_ALL_GAMES for game in GAMES]
    here = [(sheet, layer) for sheet, layer in own + more if (folder / sheet).exists()]
    return "".join(f'@import "./{sheet}" layer({layer});\n' for sheet, layer in here)


def script(folder: Path) -> str:
    """A list of what the games' own scripts add to the page; types/built.d.ts says what that is."""
    named = [game for game in GAMES if (folder / f"{game}.js").exists()]
    imports = [f'import {{ game as {game} }} from "./{game}.js";\n' for game in named]
    return f"{''.join(imports)}export const games = [{', '.join(named)}];\n"
