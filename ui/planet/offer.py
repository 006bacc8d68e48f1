"""The continents of the round that are still to be had."""

from __future__ import annotations

from engine.planet.tiles import Tile
from ui.html import Html, classes, el
from ui.parts.controls import tick
from ui.parts.table import offer_panel
from ui.planet.picture import tile_picture
from ui.planet.state import Scene
from ui.planet.words import tile_in_order
from ui.words import _, ngettext


def offer(scene: Scene) -> Html:
    """The panel of the round's stack."""
    tiles = scene.view.offer
    cards = [_tile(scene, tile) for tile in tiles]
    row = el("div", cards, class_="cards", data_arrows=len(cards))
    if not tiles:
        return offer_panel(_("No more continents in this round"), row)
    label = _("Continents to choose from") if scene.read_only else _("Continents: take one")
    return offer_panel(label, row, _after_you(scene))


def _after_you(scene: Scene) -> str | None:
    others = len(scene.view.waiting) - 1
    if others < 1 or scene.read_only:
        return None
    return ngettext(
        "{count} more player takes one after you",
        "{count} more players take one after you",
        others,
    )


def _tile(scene: Scene, tile: Tile) -> Html:
    if scene.read_only:
        words = tile_in_order(tile)
        return el("div", tile_picture(tile), class_="card", role="img", aria_label=words)
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
