"""What can be had now: tiles to take, piles to draw from, or players to name."""

from __future__ import annotations

from engine.prince.actions import Action, Draw, Name
from engine.prince.events import Discarded, DiscardedBlind
from engine.prince.planet import TOO_MANY_BAOBABS
from engine.prince.scoring import wanted
from engine.prince.tiles import BACKS, KINDS, Kind, Tile
from ui.html import Child, Html, classes, el, part, unseen
from ui.parts.controls import peek_words, tick, to_peek
from ui.parts.table import offer_panel
from ui.prince.picture import back_picture, cover, planet_picture, tile_picture
from ui.prince.planets import planet_summary
from ui.prince.preview import brings
from ui.prince.state import Scene, near_planet, own_face_down, shown_face_down, shown_planets
from ui.prince.wish import wanted_of_pile, wanted_picture, wish_picture
from ui.prince.words import about_kind, counted, kind_name, left_words, tile_words
from ui.scene import badge, icon
from ui.words import _, in_a_row, ngettext, pgettext


def offer(scene: Scene) -> Html:
    """The panel of the round."""
    label = _label(scene)
    match scene.view.phase:
        case "draw":
            cards = _piles_to_draw(scene)
        case "name" if not scene.read_only:
            cards = _players_to_name(scene)
        case _:
            cards = _tiles(scene)
    row = el("div", cards, class_=f"cards cards-{len(cards)}", data_arrows=len(cards))
    body = el("div", _left_over(scene), row, class_="choices")
    return offer_panel(label, (body, _own_face_down(scene)), _note(scene))


def _note(scene: Scene) -> str | None:
    """What the pictures below the piles mean, if there are any."""
    if scene.view.phase != "draw" or scene.read_only or not wanted(near_planet(scene)):
        return None
    # Translators: in small letters after “Choose a pile”: what the little pictures there mean.
    return _("pictures: good for your characters")


def _label(scene: Scene) -> str:
    """What is to be chosen, or what somebody else chooses from."""
    view = scene.view
    shown = scene.on_stage
    if shown and any(isinstance(each, Discarded) for each in (shown.event, *shown.meanwhile)):
        # Translators: a tile that nobody has taken.
        return _("Left over")
    if view.phase == "name" and not scene.read_only:
        return _("Who picks next from these?")
    if view.phase == "draw" or view.kind is None:
        return _("What is left of the piles") if scene.read_only else _("Choose a pile")
    kind = kind_name(view.kind)
    if scene.read_only and not view.offer and view.face_down is None:
        return _("No more tiles in this round")
    if scene.read_only:
        return _("{kind}: to choose from", kind=kind)
    if view.phase == "hide":
        return _("{kind}: lay one face down", kind=kind)
    # Translators: one of the tiles of this kind, which may be characters.
    return _("{kind}: take one", kind=kind)


def _card(scene: Scene, *children: Child, **attributes: object) -> Html:
    """Something to choose; for those who look on, the same without anything to tap."""
    if not scene.read_only:
        return el("button", children, **attributes)
    seen = {name: value for name, value in attributes.items() if name not in _TAPPED}
    return el("div", children, **seen)


_TAPPED = frozenset(("data_do", "data_ui", "data_drag", "aria_pressed"))


def _left_over(scene: Scene) -> Child:
    """While the next player is named: the tiles that are left for the others, small."""
    if scene.view.phase != "name" or scene.read_only:
        return None
    edition = scene.view.options.edition
    tiles = [tile_picture(tile, None, False, edition) for tile in scene.view.offer]
    words = left_words(scene.view.offer, edition)
    return el("span", tiles, class_="left-over", role="img", aria_label=words)


def _tiles(scene: Scene) -> list[Html]:
    view = scene.view
    if isinstance(scene.act, Discarded):
        return [_discarded_tile(scene, scene.act)]
    cards = [_tile(scene, t, t) if t.id != "?" else _unknown_tile(t) for t in view.offer]
    face_down = shown_face_down(scene)
    if face_down is not None and view.kind is not None:
        cards.append(_tile(scene, BACKS[view.kind], face_down))
    return cards


def _own_face_down(scene: Scene) -> Html | None:
    """A button that shows whoever laid a tile face down what it is."""
    tile = own_face_down(scene)
    if tile is None:
        return None
    words = _("Your face-down tile: {how}", how=peek_words(scene.settings))
    shown = None
    if scene.state.peek:  # it shows where it lies; the button stays as large as it is
        shown = unseen(tile_words(tile, scene.view.options.edition))
    does = to_peek(scene.settings, scene.state.peek)
    return el("button", words, shown, class_="button own-face-down", id="own-face-down", **does)


def _tile(scene: Scene, tile: Tile, face: Tile) -> Html:
    """A tile of the offer. `face` is what the seat knows of it, `tile` what it is called."""
    view, state = scene.view, scene.state
    chosen = state.selected is tile
    words = tile_words(face, view.options.edition)
    face_down = tile.id == "?"
    label = _("face down: {tile}", tile=words) if face_down and face.id != "?" else words
    return _card(
        scene,
        tile_picture(face, None, False, view.options.edition),
        # Translators: a tile; a small label on it.
        el("span", _("face down"), class_="flag", aria_hidden="true") if face_down else None,
        _warning(scene, face),
        tick() if chosen else None,
        wish_picture(face.character, view.options.edition) if face.character else None,
        unseen(label),
        class_=classes("card", chosen and "chosen", face.id == "?" and "blind"),
        id=f"tile-{tile.id if not face_down else 'face-down'}",
        data_ui=f"select {tile.id}",
        data_fly=face.id if face.id != "?" else "face-down",
        data_from=f"pile-{tile.kind}",
        data_drag=True,
        aria_pressed="true" if chosen else "false",
    )


def _unknown_tile(back: Tile) -> Html:
    """A tile of a secret draft, for those who look on."""
    return el(
        "div",
        tile_picture(back, None, False, ""),
        unseen(tile_words(back, "")),
        class_="card blind",
    )


def _discarded_tile(scene: Scene, event: Discarded) -> Html:
    """The tile that is left over: if it lay face down, it is turned up where it lies."""
    tile, edition = event.tile, scene.view.options.edition
    blind = isinstance(event, DiscardedBlind)
    return el(
        "div",
        tile_picture(tile, None, False, edition),
        cover(BACKS[tile.kind], None, "left-up", edition) if blind else None,
        wish_picture(tile.character, edition) if tile.character else None,
        unseen(tile_words(tile, edition)),
        class_="card",
        id="tile-face-down" if blind else f"tile-{tile.id}",
    )


def _warning(scene: Scene, tile: Tile) -> Child:
    """One baobab too many is told before it happens."""
    if not tile.baobab or scene.view.phase != "take" or scene.read_only:
        return None
    if not brings(scene, tile).turned:
        return None
    words = _("×{number}", number=TOO_MANY_BAOBABS)
    return el("span", words, icon("baobab"), class_="warning", aria_hidden="true")


def _piles_to_draw(scene: Scene) -> list[Html]:
    """Each in its place: where nothing is left, nothing is to be tapped."""
    draws = {action.kind: action for action in scene.legal if isinstance(action, Draw)}
    return [
        _pile_to_draw(scene, kind, draws.get(kind)) if left else _used_up(kind)
        for kind in KINDS
        if not (left := scene.view.piles[kind].left) or scene.read_only or kind in draws
    ]


def _used_up(kind: Kind) -> Html:
    """A pile that has no tiles any more."""
    return el(
        "div",
        el("span", back_picture(kind), _count(0), class_="stack"),
        el("span", kind_name(kind), class_="name", aria_hidden="true"),
        unseen(_("{kind}, {left}", kind=kind_name(kind), left=_left_in_pile(0))),
        class_="card pile empty",
    )


def _left_in_pile(left: int) -> str:
    # Translators: tiles in a pile.
    return ngettext("{count} left", "{count} left", left)


def _pile_to_draw(scene: Scene, kind: Kind, draw: Draw | None = None) -> Html:
    left = scene.view.piles[kind].left
    count = _left_in_pile(left)
    label = _("{kind}, {left}", kind=kind_name(kind), left=count)
    pictures: Child = None
    about: Child = None
    if draw is not None:
        label = _("Draw: {kind}, {left}", kind=kind_name(kind), left=count)
        label, pictures, about = _with_what_is_in_it(scene, kind, label)
    return _card(
        scene,
        el("span", back_picture(kind), _count(left), class_="stack"),
        pictures,
        el("span", kind_name(kind), class_="name", aria_hidden="true"),
        about,
        unseen(label),
        class_=classes("card pile", is_hinted(scene, draw) and "hinted"),
        id=f"draw-{kind}",
        data_fly=f"pile-{kind}",
        data_do=draw,
    )


def _with_what_is_in_it(scene: Scene, kind: Kind, label: str) -> tuple[str, Child, Child]:
    """What a pile is called, and what it may have for one's own characters, as pictures.

    Only what everybody has seen of the pile counts as gone. Who has no characters yet is told what
    the name of the pile means.
    """
    planet, edition = near_planet(scene), scene.view.options.edition
    if not wanted(planet):
        words = about_kind(kind)
        about = el("small", words, class_="about-pile", aria_hidden="true")
        return _("{pile}: {about}", pile=label, about=words), None, about
    things = wanted_of_pile(planet, kind, scene.public.piles[kind].seen)
    if things:
        names = in_a_row([counted(thing, 1, edition) for thing in things])
        label = _("{pile}. For your characters: {things}", pile=label, things=names)
    return label, wanted_picture(things, edition), None


def _players_to_name(scene: Scene) -> list[Html]:
    names = [action for action in scene.legal if isinstance(action, Name)]
    return [_player_to_name(scene, name) for name in names]


def _player_to_name(scene: Scene, name: Name) -> Html:
    player, seat = scene.players[name.seat], name.seat
    return el(
        "button",
        planet_picture(shown_planets(scene)[seat], scene.view.options.edition),
        el("span", badge(player), el("span", player.name, class_="name"), class_="caption"),
        class_=classes("card player", is_hinted(scene, name) and "hinted"),
        id=f"name-{seat}",
        data_do=name,
        aria_label=_("{name} picks next", name=player.name),
        title=planet_summary(scene, seat),
    )


def is_hinted(scene: Scene, action: Action | None) -> bool:
    """Whether the hint says to do this."""
    return bool(action and scene.advice and scene.advice[0].action is action)


def _count(number: int) -> Html:
    return el("b", str(number), class_="count", aria_hidden="true")


def piles(scene: Scene) -> Html:
    """The four piles from outside: what is left, and by a tap what has been seen of each."""
    cards = [_pile(scene, kind) for kind in KINDS]
    row = el("div", cards, class_="row4", data_arrows=len(cards))
    title = _("Seen so far") if scene.view.phase == "draw" else _("Piles")
    nothing_seen = not any(pile.seen for pile in scene.public.piles.values())
    drawing = scene.view.phase == "draw"
    names = classes("piles", drawing and "looked-back", drawing and nothing_seen and "unneeded")
    return part("section", el("h3", title), row, class_=names, id="piles", aria_label=title)


def _pile(scene: Scene, kind: Kind) -> Html:
    """While a pile is drawn from, the big ones say what is left and these what was seen of each."""
    pile, name = scene.public.piles[kind], kind_name(kind)
    left = _left_in_pile(pile.left)
    # Translators: tiles of a pile.
    seen = ngettext("{count} seen", "{count} seen", len(pile.seen))
    drawing = scene.view.phase == "draw"
    if drawing:
        back = el("span", back_picture(kind), class_="small-back")
        # Translators: in small letters below a number: so many tiles of a pile.
        word = el("small", pgettext("tiles", "seen"), aria_hidden="true")
        picture = [back, el("span", str(len(pile.seen)), aria_hidden="true"), word]
    else:
        stack = el("span", back_picture(kind), _count(pile.left), class_="stack")
        picture = [stack, el("span", name, class_="name", aria_hidden="true")]
    names = ("pile", scene.view.kind == kind and "active", pile.left == 0 and "empty")
    return el(
        "button",
        picture,
        unseen(_("{kind}: {left}, {seen}", kind=name, left=left, seen=seen)),
        class_="seen-of" if drawing else classes(*names),
        id=f"pile-{kind}",
        data_ui=f"pile {kind}",
        aria_haspopup="dialog",
    )
