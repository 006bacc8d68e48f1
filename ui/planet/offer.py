"""The continents of the round that are still to be had."""

from __future__ import annotations

from engine.planet.tiles import Tile
from ui.html import Html, classes, el, part
from ui.planet.picture import tile_picture
from ui.planet.words import tile_in_order
from ui.scene import Scene
from ui.screens.common import tick
from ui.words import _, ngettext


def offer(scene: Scene) -> Html:
    """The panel of the round's stack."""
    tiles = scene.view.offer
    cards = [_tile(scene, tile) for tile in tiles]
    row = el("div", cards, class_="cards", data_arrows=len(cards))
    label = _("Continents: take one")
    after = ngettext(
        "{count} more player takes one after you",
        "{count} more players take one after you",
        len(scene.view.waiting) - 1,
    )
    note = el("small", after) if len(scene.view.waiting) > 1 else None
    head = el("h3", label, note)
    return part("section", head, row, class_="offer paper", id="offer", aria_label=label)


def _tile(scene: Scene, tile: Tile) -> Html:
    chosen = scene.state.selected is tile
    return el(
        "button",
        tile_picture(tile),
        tick() if chosen else None,
        class_=classes("card", chosen and "chosen"),
        id=f"tile-{tile.id}",
        data_ui=f"select {tile.id}",
        data_drag=True,
        aria_pressed="true" if chosen else "false",
        aria_label=tile_in_order(tile),
    )
