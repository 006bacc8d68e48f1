"""What the curtain tells while the tablet goes to somebody who sees tiles that nobody else may."""

from __future__ import annotations

from engine.prince.planet import TOO_MANY_BAOBABS
from ui.games import Curtain
from ui.prince.preview import scored
from ui.prince.state import Scene
from ui.words import N_, ngettext, translated

# Something to know, another one each time. None of it hints at what anybody holds.
FACTS = (
    N_("Which of its places a tile lies on never changes its points."),
    N_("Nothing counts any more on a tile that baobabs have turned."),
    N_("The same character may live on a planet twice, and then pays twice."),
    N_("Whoever ties for the most volcanoes loses points for them, too."),
    N_("Tiles need not lie side by side: any free place of their kind will do."),
    N_("If points are equal, whoever shows fewer volcanoes wins."),
    N_("Big stars count on characters as well."),
)


def curtain(scene: Scene) -> Curtain:
    """What comes, something to know, and the score as it is on the table."""
    count = len(scene.public.offer)
    if scene.public.phase == "hide":
        comes = ngettext(
            "{count} new tile, for your eyes only: lay it face down.",
            "{count} new tiles, for your eyes only: choose which one to lay face down.",
            count,
        )
    else:
        comes = ngettext(
            "{count} character is left, for your eyes only.",
            "{count} characters, for your eyes only: take one.",
            count,
        )
    points = [sheet.total for sheet in scored(scene.public.planets)]
    return Curtain(comes, _fact(scene), points if scene.settings.live_score else ())


def _fact(scene: Scene) -> str:
    """Another one at each curtain: something more lies on the planets than at the last.

    With two players that is any tile. More of them need a curtain for each hidden character.
    """
    two = len(scene.players) == 2
    placed = [tile for planet in scene.public.planets for tile in planet.tiles if tile]
    number = sum(two or tile.kind == "character" for tile in placed)
    if not number:
        return ngettext(
            "{count} baobab in view turns its tile over.",
            "{count} baobabs in view turn their tiles over.",
            TOO_MANY_BAOBABS,
        )
    return translated(FACTS[number % len(FACTS)])
