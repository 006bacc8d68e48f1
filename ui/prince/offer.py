"""What can be had now: tiles to take, piles to draw from, or players to name."""

from __future__ import annotations

from engine.prince.actions import Draw
from engine.prince.tiles import BACKS, KINDS, Kind, Tile
from ui.html import Child, Html, classes, el, part, unseen
from ui.prince.picture import back_picture, planet_picture, tile_picture
from ui.prince.planets import planet_summary
from ui.prince.preview import preview
from ui.prince.state import shown_planets
from ui.prince.words import kind_name, tile_words
from ui.scene import Scene, badge, icon
from ui.screens.common import tick
from ui.words import _, ngettext


def offer(scene: Scene) -> Html:
    """The panel of the round."""
    match scene.view.phase:
        case "draw":
            label, cards = _("Choose a pile"), _piles_to_draw(scene)
        case "name":
            label, cards = _("Who picks next from these?"), _players_to_name(scene)
        case _:
            label, cards = _offer_label(scene), _tiles(scene)
    row = el("div", cards, class_=f"cards cards-{len(cards)}", data_arrows=len(cards))
    body = el("div", _left_over(scene), row, class_="choices")
    head = el("h3", label)
    return part("section", head, body, class_="offer paper", id="offer", aria_label=label)


def _offer_label(scene: Scene) -> str:
    kind = kind_name(scene.view.kind)
    if scene.view.phase == "hide":
        return _("{kind}: lay one face down", kind=kind)
    return _("{kind}: take one", kind=kind)


def _left_over(scene: Scene) -> Child:
    """While the next player is named: the tiles that are left for the others, small."""
    if scene.view.phase != "name":
        return None
    edition = scene.view.options.edition
    tiles = [tile_picture(tile, None, False, edition) for tile in scene.view.offer]
    words = _("Left: {tiles}", tiles="; ".join(tile_words(t, edition) for t in scene.view.offer))
    return el("span", tiles, class_="left-over", role="img", aria_label=words)


def _tiles(scene: Scene) -> list[Html]:
    view = scene.view
    cards = [_tile(scene, tile, tile) for tile in view.offer]
    if view.face_down is not None:
        cards.append(_tile(scene, BACKS[view.kind], view.face_down))
    return cards


def _tile(scene: Scene, tile: Tile, face: Tile) -> Html:
    """A tile of the offer. `face` is what the seat knows of it, `tile` what it is called."""
    view, state = scene.view, scene.state
    chosen = state.selected is tile
    words = tile_words(face, view.options.edition)
    face_down = tile.id == "?"
    label = _("face down: {tile}", tile=words) if face_down and face.id != "?" else words
    return el(
        "button",
        tile_picture(face, None, False, view.options.edition),
        el("span", _("face down"), class_="flag", aria_hidden="true") if face_down else None,
        _warning(scene, face),
        tick() if chosen else None,
        unseen(label),
        class_=classes("card", chosen and "chosen", face.id == "?" and "blind"),
        id=f"tile-{tile.id if not face_down else 'face-down'}",
        data_ui=f"select {tile.id}",
        data_fly=face.id if face.id != "?" else "face-down",
        data_from=f"pile-{tile.kind}",
        data_drag=True,
        aria_pressed="true" if chosen else "false",
    )


def _warning(scene: Scene, tile: Tile) -> Child:
    """A third baobab is told before it happens."""
    if not tile.baobab or scene.view.phase != "take":
        return None
    if not preview(shown_planets(scene), scene.view.turn, tile).turned:
        return None
    return el("span", _("3rd"), icon("baobab"), class_="warning", aria_hidden="true")


def _piles_to_draw(scene: Scene) -> list[Html]:
    return [
        _pile_to_draw(scene, action.kind, str(action))
        for action in scene.view.legal
        if isinstance(action, Draw)
    ]


def _pile_to_draw(scene: Scene, kind: Kind, action: str) -> Html:
    left = scene.view.piles[kind].left
    count = ngettext("{count} left", "{count} left", left)
    label = _("Draw from {kind}, {left}", kind=kind_name(kind), left=count)
    return el(
        "button",
        el("span", back_picture(kind), _count(left), class_="stack"),
        el("span", kind_name(kind), class_="name", aria_hidden="true"),
        unseen(label),
        class_="card pile",
        id=f"draw-{kind}",
        data_fly=f"pile-{kind}",
        data_do=action,
    )


def _players_to_name(scene: Scene) -> list[Html]:
    cards = []
    for action in scene.view.legal:
        player = scene.players[action.seat]
        cards.append(
            el(
                "button",
                planet_picture(shown_planets(scene)[action.seat], scene.view.options.edition),
                el("span", badge(player), el("span", player.name, class_="name"), class_="caption"),
                class_="card player",
                id=f"name-{action.seat}",
                data_do=str(action),
                aria_label=_("{name} picks next", name=player.name),
                title=planet_summary(scene, action.seat),
            )
        )
    return cards


def _count(number: int) -> Html:
    return el("b", str(number), class_="count", aria_hidden="true")


def piles(scene: Scene) -> Html:
    """The four piles from outside: what is left, and by a tap what has been seen of each."""
    cards = [_pile(scene, kind) for kind in KINDS]
    row = el("div", cards, class_="row4", data_arrows=len(cards))
    title = _("Seen so far") if scene.view.phase == "draw" else _("Piles")
    nothing_seen = not any(pile.seen for pile in scene.public.piles.values())
    names = classes("piles", scene.view.phase == "draw" and nothing_seen and "unneeded")
    return part("section", el("h3", title), row, class_=names, id="piles", aria_label=title)


def _pile(scene: Scene, kind: Kind) -> Html:
    """While a pile is drawn from, the big ones say what is left and these what was seen."""
    pile, name = scene.public.piles[kind], kind_name(kind)
    left = ngettext("{count} left", "{count} left", pile.left)
    seen = ngettext("{count} seen", "{count} seen", len(pile.seen))
    drawing = scene.view.phase == "draw"
    return el(
        "button",
        el("span", back_picture(kind), None if drawing else _count(pile.left), class_="stack"),
        el("span", seen if drawing else name, class_="name", aria_hidden="true"),
        unseen(_("{kind}: {left}, {seen}", kind=name, left=left, seen=seen)),
        class_=classes("pile", scene.view.kind == kind and "active", pile.left == 0 and "empty"),
        id=f"pile-{kind}",
        data_ui=f"pile {kind}",
        aria_haspopup="dialog",
    )
