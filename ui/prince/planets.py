"""Planets on the table: the own one large, as a grid of places, and the others small."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.prince.actions import Take
from engine.prince.events import Turned
from engine.prince.planet import SIDE, SLOT_KIND, SLOTS, Planet
from engine.prince.scoring import ScoreSheet, on_slot
from engine.prince.tiles import Tile
from ui.html import Child, Html, classes, el, part, unseen
from ui.prince.picture import planet_picture, tile_picture
from ui.prince.preview import preview, scored
from ui.prince.state import hidden_slots, known_choice, shown_planets, takes
from ui.prince.words import kind_name, slot_words, tile_words
from ui.scene import Scene, badge
from ui.screens.common import peek_words, to_peek, unseen_heading
from ui.words import _, ngettext, number

VOLCANOES = -1  # stands for the slot of a character where the line of the volcanoes is lit


def own_planet(scene: Scene) -> Html:
    """The planet of whoever is at the tablet: every place is a button or tells what lies there."""
    view, state = scene.view, scene.state
    planet = shown_planets(scene)[view.turn]
    targets = {take.slot: take for take in takes(view, state.selected)} if state.selected else {}
    marks = _marks(scene, view.turn)
    cells = [_cell(scene, planet, slot, targets, marks) for slot in range(SIDE * SIDE)]
    rows = [
        el("div", cells[row * SIDE : (row + 1) * SIDE], role="row", class_="row")
        for row in range(SIDE)
    ]
    label = _("{name}’s planet", name=scene.players[view.turn].name)
    fly, tiles = f"planet-{view.turn}", _("The sixteen places")
    grid = el(
        "div", rows, role="grid", aria_label=tiles, class_="grid", data_arrows=SIDE, data_fly=fly
    )
    return part("section", unseen_heading(label), grid, class_="own", id="own", aria_label=label)


Marks = dict[str, Collection[int]]


def _marks(scene: Scene, seat: int) -> Marks:
    """The slots of the own planet that are marked, by the mark."""
    own = [event for event in scene.happened if getattr(event, "seat", None) == seat]
    return {
        "shown": (scene.state.shown,),
        "lit": lit_slots(scene, seat),
        "turning": [slot for event in own if isinstance(event, Turned) for slot in event.slots],
        "doomed": _doomed(scene, seat),
    }


def _doomed(scene: Scene, seat: int) -> tuple[int, ...]:
    """The tiles that would turn if the chosen one were placed: people see why before it happens."""
    tile = known_choice(scene)
    if tile is None or scene.view.phase != "take":
        return ()
    return preview(shown_planets(scene), seat, tile).turned


def _cell(
    scene: Scene, planet: Planet, slot: int, targets: Mapping[int, Take], marks: Marks
) -> Html:
    tile = planet.tiles[slot]
    if tile is not None:
        place = _filled(scene, planet, slot, tile, marks)
    elif slot in targets:
        place = _target(scene, targets[slot])
    else:
        return _free(slot)
    return el("div", place, role="gridcell", class_="cell")


def _free(slot: int) -> Html:
    """A place with nothing to tap: the keyboard stops at the cell itself, which tells what fits."""
    label = _("{where}: free, {kind}", where=slot_words(slot), kind=kind_name(SLOT_KIND[slot]))
    place = el("span", class_="slot free")
    return el("div", place, role="gridcell", class_="cell", aria_label=label, id=_id(slot))


def _id(slot: int) -> str:
    return f"slot-{SLOTS[slot]}"


def _target(scene: Scene, take: Take) -> Html:
    """A glowing place: with the tile in it, half there, as it would lie.

    What could not be taken back is only shown there by a tap, and played by a button of its own.
    """
    state, edition = scene.state, scene.view.options.edition
    place = SLOTS[take.slot]
    aimed = state.aimed == take.slot
    tile = scene.view.face_down if take.tile.id == "?" and scene.view.face_down else take.tile
    where, action = slot_words(take.slot), {"data_ui": f"aim {place}"}
    if aimed:
        label = _("Shown at {where}: “Put it here” plays it", where=where)
    elif scene.is_final(take):
        label = _("Show it at {where}", where=where)
    else:
        label, action = _("Put it at {where}", where=where), {"data_do": str(take)}
    ghost = tile_picture(tile, take.slot, False, edition)
    names = classes("slot", "target", aimed and "aimed")
    return el("button", ghost, class_=names, id=_id(take.slot), aria_label=label, **action)


def _filled(scene: Scene, planet: Planet, slot: int, tile: Tile, marks: Marks) -> Html:
    edition = scene.view.options.edition
    turned = slot in planet.turned
    does: dict[str, object] = {"data_ui": f"show {SLOTS[slot]}"}
    label = told_slot(planet, slot, tile, edition)
    if slot in hidden_slots(scene):
        does = to_peek(scene.settings, scene.state.peek)
        label = _("{slot}, {how}", slot=label, how=peek_words(scene.settings))
    return el(
        "button",
        tile_picture(tile, slot, turned, edition),
        class_=classes("slot filled", *(mark for mark, slots in marks.items() if slot in slots)),
        id=_id(slot),
        data_fly=tile.id if tile.id != "?" else None,
        aria_label=label,
        **does,
    )


def told_slot(planet: Planet, slot: int, tile: Tile, edition: str) -> str:
    """Where a tile lies, and what it shows."""
    what = _("turned by baobabs") if slot in planet.turned else tile_words(tile, edition)
    return _("{where}: {what}", where=slot_words(slot), what=what)


def lit_slots(scene: Scene, seat: int) -> tuple[int, ...]:
    """The tiles of a seat's planet that count for the score line that is touched."""
    planet = shown_planets(scene)[seat]
    if scene.state.line is None or scene.state.line[0] != seat:
        return ()
    slot = scene.state.line[1]
    if slot == VOLCANOES:
        return tuple(
            place
            for place, tile in enumerate(planet.tiles)
            if tile and "volcano" in on_slot(tile, place in planet.turned)
        )
    line = sheets(scene)[seat].line_on(slot)
    return (line.slot, *line.slots) if line else ()


def sheets(scene: Scene) -> list[ScoreSheet]:
    """The running score of everybody, from what lies on the table."""
    return scored(shown_planets(scene))


def others(scene: Scene) -> Html:
    """The other planets, in the order of the seats."""
    cells = [_small(scene, seat) for seat in range(len(scene.players)) if seat != scene.view.turn]
    label = _("The other planets")
    head = unseen_heading(label)
    return el("section", head, cells, class_="others", aria_label=label, data_arrows=len(cells))


def _small(scene: Scene, seat: int) -> Html:
    player = scene.players[seat]
    name = el("span", player.name, class_="name", aria_hidden="true")
    planet = planet_picture(shown_planets(scene)[seat], scene.view.options.edition)
    return part(
        "button",
        el("span", planet, class_="flier", data_fly=f"planet-{seat}"),
        el("span", badge(player), name, points(scene, seat), class_="caption"),
        unseen(planet_summary(scene, seat)),
        class_=classes("other", _has_turned(scene, seat) and "shaken"),
        id=f"look-{seat}",
        data_ui=f"look {seat}",
        aria_haspopup="dialog",
    )


def _has_turned(scene: Scene, seat: int) -> bool:
    return any(isinstance(event, Turned) and event.seat == seat for event in scene.happened)


def points(scene: Scene, seat: int) -> Child:
    if not scene.settings.live_score:
        return None
    return el("b", number(sheets(scene)[seat].total), class_="points", aria_hidden="true")


def planet_summary(scene: Scene, seat: int) -> str:
    """A small planet in words."""
    planet = shown_planets(scene)[seat]
    tiles = sum(tile is not None for tile in planet.tiles)
    label = ngettext(
        "{name}’s planet: {count} tile.",
        "{name}’s planet: {count} tiles.",
        tiles,
        name=scene.players[seat].name,
    )
    if not scene.settings.live_score:
        return label
    total = number(sheets(scene)[seat].total)
    return _("{planet} Points now: {points}.", planet=label, points=total)
