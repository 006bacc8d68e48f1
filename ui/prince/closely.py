"""What is looked at closely, over the table: somebody's planet, or what was seen of a pile."""

from __future__ import annotations

from engine.prince.tiles import Kind
from ui.html import Child, Html, classes, el
from ui.parts.controls import dialog
from ui.prince.picture import back_picture, planet_picture, tile_picture
from ui.prince.planets import lit_slots, sheets, told_slot
from ui.prince.sheet import sheet_lines
from ui.prince.state import Scene, shown_planets
from ui.prince.wish import wish_picture
from ui.prince.words import kind_name, kind_place, tile_words
from ui.words import _, ngettext, number


def table_dialog(scene: Scene) -> Html | None:
    """The dialog over the table, if something is looked at."""
    if scene.state.look is not None:
        return _planet(scene, scene.state.look)
    if scene.state.pile is not None:
        return _seen_of_pile(scene, scene.state.pile)
    return None


def _planet(scene: Scene, seat: int) -> Html:
    """One planet large, what it scores, and every tile in words for those who hear the page."""
    planet, edition = shown_planets(scene)[seat], scene.view.options.edition
    tiles = [
        el("li", told_slot(planet, slot, tile, edition))
        for slot, tile in enumerate(planet.tiles)
        if tile is not None
    ]
    return dialog(
        _("{name}’s planet", name=scene.players[seat].name),
        planet_picture(planet, edition, lit_slots(scene, seat)),
        el("ul", tiles, class_="unseen"),
        _points(scene, seat),
        class_=classes("closely", _is_scored(scene) and "scored"),
    )


def _points(scene: Scene, seat: int) -> Child:
    """What the planet would score now."""
    if not _is_scored(scene):
        return None
    total = number(sheets(scene)[seat].total)
    return el(
        "div",
        el("ol", sheet_lines(scene, seat)),
        el("div", el("small", _("total")), total, class_="sum"),
        _turned(len(shown_planets(scene)[seat].turned)),
        class_="paper sheet",
    )


def _is_scored(scene: Scene) -> bool:
    """Whether the points stand beside it; at the end they lie below it already."""
    return scene.settings.live_score and scene.turn is not None


def _turned(count: int) -> Child:
    text = ngettext(
        "{count} tile turned by baobabs: nothing on it counts.",
        "{count} tiles turned by baobabs: nothing on them counts.",
        count,
    )
    return el("p", text, class_="note") if count else None


def _seen_of_pile(scene: Scene, kind: Kind) -> Html:
    """Open knowledge only: a secret draft is not laid out for whoever looks on."""
    edition = scene.view.options.edition
    pile = scene.public.piles[kind]
    left = ngettext("{count} left", "{count} left", pile.left)
    title = _("{kind}: {left}", kind=kind_name(kind), left=left)
    cards = [
        el(
            "li",
            tile_picture(tile, None, False, edition),
            wish_picture(tile.character, edition) if tile.character else None,
            el("span", tile_words(tile, edition)),
        )
        for tile in pile.seen
    ]
    body: Child = el("ul", cards, class_="seen") if cards else el("p", _("Nothing seen of it yet."))
    return dialog(title, _where_it_goes(kind), el("p", _("Seen so far:")) if cards else None, body)


def _where_it_goes(kind: Kind) -> Html:
    """The places of such tiles, lit on their back, and in words."""
    return el("p", back_picture(kind), el("span", kind_place(kind)), class_="where-it-goes")
