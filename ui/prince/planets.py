"""Planets on the table: the own one large, as a grid of places, and the others small."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from engine.prince.actions import Take
from engine.prince.events import Taken, TakenBlind, Turned
from engine.prince.planet import SIDE, SLOT_KIND, SLOTS, Planet
from engine.prince.scoring import ScoreSheet, on_slot
from engine.prince.tiles import BACKS, Tile
from ui.html import Child, Html, classes, el, part
from ui.parts.controls import peek_words, to_peek, unseen_heading
from ui.parts.table import acting, other_planets, put_it_here, tiles_words, to_look
from ui.prince.picture import Turning, cover, planet_picture, tile_picture
from ui.prince.preview import preview, scored
from ui.prince.state import (
    Scene,
    hidden_slots,
    is_final,
    is_overgrown,
    near_planet,
    shown_face_down,
    shown_planets,
    takes,
)
from ui.prince.words import kind_name, slot_words, tile_words
from ui.scene import badge
from ui.words import _, ngettext, number, sentences

VOLCANOES = -1  # stands for the slot of a character where the line of the volcanoes is lit


def own_planet(scene: Scene) -> Html:
    """The planet of whoever looks: every place is a button or tells what lies there."""
    planet, selected = near_planet(scene), scene.state.selected
    targets = {take.slot: take for take in takes(scene, selected)} if selected else {}
    edition, turning = scene.view.options.edition, _turning(scene, scene.seat)
    covers = {each.slot: cover(each.tile, each.slot, each.when, edition) for each in turning}
    marks = _marks(scene, scene.seat)
    cells = [_cell(scene, planet, slot, targets, marks, covers) for slot in range(SIDE * SIDE)]
    rows = [
        el("div", cells[row * SIDE : (row + 1) * SIDE], role="row", class_="row")
        for row in range(SIDE)
    ]
    label, owner = _("{name}’s planet", name=scene.owner.name), scene.owner
    name = el("span", owner.name, class_="name")
    whose = el("p", badge(owner), name, class_="who own-name", aria_hidden="true")
    fly, tiles = f"planet-{scene.seat}", _places()
    grid = el(
        "div", rows, role="grid", aria_label=tiles, class_="grid", data_arrows=SIDE, data_fly=fly
    )
    parts = unseen_heading(label), whose, el("div", grid, class_="room")
    names = f"own edge-{owner.badge}"
    return part("section", parts, class_=names, id="own", aria_label=label)


def _places() -> str:
    return ngettext("The {count} place", "The {count} places", SIDE * SIDE)


Marks = dict[str, Collection[int]]


def _marks(scene: Scene, seat: int) -> Marks:
    """The slots of the large planet that are marked, by the mark."""
    shown = scene.state.shown
    return {
        "shown": () if shown is None else (shown,),
        "lit": lit_slots(scene, seat),
        "doomed": _doomed(scene),
    }


def _turning(scene: Scene, seat: int) -> tuple[Turning, ...]:
    """The tiles of a planet that are being turned: one after the other what baobabs turn."""
    found = []
    for event in scene.happened:
        if isinstance(event, Turned) and event.seat == seat:
            turned = zip(event.slots, event.tiles, strict=True)
            found += [Turning(slot, tile, f"flip-{at}") for at, (slot, tile) in enumerate(turned)]
        elif isinstance(event, TakenBlind) and event.seat == seat and _turns_up(scene, event):
            found.append(Turning(event.slot, BACKS[event.tile.kind], "dared"))
    return tuple(found)


def _turns_up(scene: Scene, event: TakenBlind) -> bool:
    """Whether a tile that lay face down is turned up now: what it brings is told after that."""
    told = scene.on_stage is not None and not scene.on_stage.veiled
    return event.tile.id != "?" and not told


def _doomed(scene: Scene) -> Collection[int]:
    """The tiles that would turn if the chosen one were placed: people see why before it happens."""
    change = preview(scene)
    return change.turned if change else ()


def _cell(
    scene: Scene,
    planet: Planet,
    slot: int,
    targets: Mapping[int, Take],
    marks: Marks,
    covers: Mapping[int, Html],
) -> Html:
    tile = planet.tiles[slot]
    if tile is not None:
        place = _filled(scene, planet, slot, tile, marks, covers.get(slot))
    elif slot in targets:
        place = _target(scene, targets[slot])
    else:
        return _free(scene, slot)
    return el("div", place, role="gridcell", class_="cell")


def _free(scene: Scene, slot: int) -> Html:
    """A place with nothing to tap: the keyboard stops at the cell itself, which tells what fits.

    In a lesson a tap on it is answered.
    """
    label = _("{where}: free, {kind}", where=slot_words(slot), kind=kind_name(SLOT_KIND[slot]))
    if scene.coach is not None:
        tap = f"{'empty' if scene.state.selected is None else 'unfit'} {SLOTS[slot]}"
        names = {"class_": "slot free", "id": _id(slot), "aria_label": label}
        return el("div", el("button", data_ui=tap, **names), role="gridcell", class_="cell")
    place = el("span", class_="slot free")
    return el("div", place, role="gridcell", class_="cell", aria_label=label, id=_id(slot))


def _id(slot: int) -> str:
    return f"slot-{SLOTS[slot]}"


def _target(scene: Scene, take: Take) -> Html:
    """A glowing place: with the tile in it, half there, as it would lie. A tap lays it.

    What could not be taken back is only shown there by a tap, and played by a button of its own;
    so is what is shown in another place already.
    """
    state, edition = scene.state, scene.view.options.edition
    place = SLOTS[take.slot]
    aimed = state.aimed == take.slot
    tile = (shown_face_down(scene) or take.tile) if take.tile.id == "?" else take.tile
    where, action = slot_words(take.slot), {"data_ui": f"aim {place}"}
    if not is_final(scene, take) and (aimed or state.aimed is None):
        label, action = _("Put it here: {where}", where=where), {"data_do": str(take)}
    elif aimed:
        label = _("Shown here: {where}. “{button}” plays it", where=where, button=put_it_here())
    else:
        label = _("Show it here: {where}", where=where)
    ghost = tile_picture(tile, take.slot, False, edition)
    names = classes("slot", "target", aimed and "aimed")
    return el("button", ghost, class_=names, id=_id(take.slot), aria_label=label, **action)


def _filled(
    scene: Scene, planet: Planet, slot: int, tile: Tile, marks: Marks, cover: Html | None
) -> Html:
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
        cover,
        class_=classes("slot filled", *(mark for mark, slots in marks.items() if slot in slots)),
        id=_id(slot),
        data_fly=_flies_as(scene, slot, tile),
        aria_label=label,
        **does,
    )


def _flies_as(scene: Scene, slot: int, tile: Tile) -> str | None:
    """By which name a tile was in the offer, so that it flies from there."""
    blind = [event for event in scene.happened if isinstance(event, TakenBlind)]
    if any(event.seat == scene.seat and event.slot == slot for event in blind):
        return "face-down"
    return tile.id if tile.id != "?" else None


def told_slot(planet: Planet, slot: int, tile: Tile, edition: str) -> str:
    """Where a tile lies, and what it shows."""
    # Translators: a tile.
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
    """The running score of everybody, from what lies on the table.

    Until a tile is turned up, and until too many baobabs are turned over, they are as before.
    """
    shown = scene.on_stage
    if shown is not None and (shown.veiled or is_overgrown(scene)):
        return scored(shown.earlier.planets)
    return scored(shown_planets(scene))


def others(scene: Scene) -> Html:
    return other_planets(scene, partial(_small, scene), "others")


def _small(scene: Scene, seat: int) -> Html:
    player = scene.players[seat]
    name = el("span", player.name, class_="name", aria_hidden="true")
    shown, edition = shown_planets(scene)[seat], scene.view.options.edition
    planet = planet_picture(
        shown, edition, lands=_lands(scene, seat), turning=_turning(scene, seat)
    )
    return to_look(
        seat,
        planet_summary(scene, seat),
        el("span", planet, class_="flier", data_fly=f"planet-{seat}"),
        el("span", badge(player), name, points(scene, seat), class_="caption"),
        class_=classes("other", acting(scene, seat)),
    )


def _lands(scene: Scene, seat: int) -> tuple[int, str] | None:
    """The slot of a small planet to which a tile comes, and its name in the offer."""
    shown = scene.on_stage
    if shown is None or not isinstance(act := shown.event, Taken) or act.seat != seat:
        return None
    if isinstance(act, TakenBlind):
        return (act.slot, "face-down") if shown.veiled else None
    return act.slot, act.tile.id if act.tile.id != "?" else "face-down"


def points(scene: Scene, seat: int) -> Child:
    if not scene.settings.live_score:
        return None
    total = number(sheets(scene)[seat].total)
    return el("b", total, class_="points", aria_hidden="true", data_climbs=f"total-{seat}")


def planet_summary(scene: Scene, seat: int) -> str:
    """A small planet in words."""
    label = tiles_words(scene.players[seat], shown_planets(scene)[seat].tiles)
    if not scene.settings.live_score:
        return label
    total = number(sheets(scene)[seat].total)
    return sentences([label, _("Points now: {points}.", points=total)])
