"""The large planet twice: as a globe that turns, and as a net where all is seen at once.

Both are made of the same buttons, one a face. Where a face of the globe is on the screen is up to
static/js/planet-globe.js, which turns it without asking; here it only says which face to turn to.
To those who hear the page, and to the keyboard, there is one planet: the other view is a picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine.planet.actions import Take
from engine.planet.planet import Planet
from engine.planet.regions import Areas, size
from engine.planet.solid import ACROSS, BOTTOM, EDGES, FACE_NAMES, FACES, TOP, area_at
from engine.planet.tiles import Habitat, Tile
from ui.html import Child, Html, classes, el, join, part, unseen
from ui.planet.faces import (
    covered_face_words,
    edges_of,
    free_face_words,
    on_face,
    shown_face_words,
)
from ui.planet.picture import areas_of, bare, border_lines, land, number_mark, outline, strip
from ui.planet.preview import Joined, joined, lit_areas, planet_then
from ui.planet.shape import NET, hangs
from ui.planet.stage import front_of, landed, lit_on_stage
from ui.planet.state import Scene, near_planet, previewed
from ui.planet.words import habitat_name
from ui.words import _, in_a_row, pgettext, sentences

BOX = "-100 -100 200 200"
Taps = Literal["plays", "shows", "turns"]  # a face aims a tile, is told, or is turned to


class Look(NamedTuple):
    """A planet as it is to be drawn, and what is to be marked on it."""

    planet: Planet  # with the tile in hand, where it is shown
    lies: Planet  # without it
    take: Take | None
    aimed: int | None
    choosing: bool  # a tile is chosen and looks for a face
    lit: Areas
    sizes: bool
    taps: Taps = "plays"
    waits: bool = False  # but not now: something else is shown first
    landed: int | None = None  # the face on which a tile has just been laid
    told: int | None = None  # a covered face that is told in words, by its number


def look_at_near(scene: Scene, waits: bool = False) -> Look:
    """The large planet on the table, with the tile in hand."""
    take, planet, state = previewed(scene), near_planet(scene), scene.state
    return Look(
        planet_then(scene),
        planet,
        take,
        state.aimed if scene.act is None else front_of(scene, scene.seat),
        state.selected is not None,
        lit_areas(scene) if scene.act is None else lit_on_stage(scene, scene.seat),
        state.sizes,
        "shows" if scene.read_only else "plays",
        waits,
        landed(scene, scene.seat),
        None if scene.act is not None or take is not None else state.shown,
    )


def look_at(planet: Planet, front: int | None, lit: Areas, sizes: bool) -> Look:
    """A planet that is only looked at, and turned to a face."""
    return Look(planet, planet, None, front, False, lit, sizes, "turns")


def _group(label: str, heard: bool) -> dict[str, object]:
    """One of the two views is the planet to the ear and the keyboard; the other one is left out."""
    if not heard:
        return {"aria_hidden": "true"}
    return {"role": "group", "aria_label": label, "data_arrows": "near"}


def globe(
    look: Look, seat: int, label: str, heard: bool, where: str = "globe", named: bool = False
) -> Html:
    """The solid. It keeps its place by the seat: whoever comes back finds it as they left it.

    All faces may have their numbers written on them, as in the net; else free ones.
    """
    faces = [_face(look, face, where, heard) for face in range(FACES)]
    return part(
        "div",
        el("i", class_="air"),
        el("div", faces, class_="sphere"),
        class_=classes("globe", named and "with-names"),
        id=where,
        data_globe=str(seat),
        data_front=None if look.aimed is None else str(look.aimed),
        **_group(label, heard),
    )


def net(look: Look, label: str, heard: bool, where: str = "net", named: bool = False) -> Html:
    """The two flowers: the upper half of the planet and the lower one.

    All faces may have the numbers on them by which the log tells of them; else free ones.
    """
    flowers = []
    for number, caption in enumerate((_("flat map, upper half"), _("flat map, lower half"))):
        half = [face for face in range(FACES) if NET[face].flower == number]
        petals = el("div", [_face(look, face, where, heard) for face in half], class_="petals")
        words = el("small", caption, aria_hidden="true")
        flowers.append(el("div", petals, words, class_=f"half half-{number}"))
    names = classes("net", named and "with-names")
    return part("div", flowers, class_=names, id=where, **_group(label, heard))


def _face(look: Look, face: int, where: str, heard: bool) -> Html:
    """A face as a button: free ones can be aimed at, the aimed one turns its tile."""
    name, tile = FACE_NAMES[face], look.planet.tiles[face]
    is_preview = _is_in_hand(look, face)
    aimed = _is_aimed(look, face)
    flat = where.startswith("net")
    met = _met_from_afar(look, face)
    free = tile is None or is_preview
    label = face_label(look, face) if heard else None
    numbered = _has_numbers(look, face)
    return el(
        "button",
        unseen(label) if label and numbered else None,
        el(
            "svg",
            _picture(look, face, flat),
            met if flat else None,
            viewBox=BOX,
            aria_hidden="true",
        ),
        None
        if flat
        else el("i", class_=classes("shade", "hanging" if hangs(face) else "standing")),
        class_=classes(
            "face",
            name,
            "uncovered" if free else "covered",
            (look.choosing and free) and "target",
            aimed and "aimed",
            met and "met",
            look.landed == face and "landed",
            (look.told == face and not numbered) and "told",
            is_preview and f"preview twist-{look.take.turn}" if look.take else None,
        ),
        id=f"{where}-{name}",
        disabled=look.waits,
        data_ui=_tap(look, face),
        data_face=str(face),
        # Words would be laid out anew at every tap; but where others are seen, they have to be.
        aria_label=None if numbered else label,
        tabindex=None if heard else "-1",
    )


def _is_aimed(look: Look, face: int) -> bool:
    return look.aimed == face and look.taps == "plays"


def _tap(look: Look, face: int) -> str:
    """What a tap on a face does."""
    name = FACE_NAMES[face]
    if look.taps == "turns":
        return f"front {name}"
    if look.taps == "shows" or look.lies.tiles[face] is not None:
        return f"show {name}"
    return "turn" if _is_in_hand(look, face) else f"aim {name}"


def face_label(look: Look, face: int) -> str:
    """A face in words: what lies on it and around it, what a tap does, and sizes if asked for."""
    words, tile = _face_words(look, face), look.lies.tiles[face]
    if tile is None or not look.sizes:
        return words
    regions = _("Regions: {regions}.", regions=regions_on(look.lies, face, tile))
    return sentences([words, regions])


def _face_words(look: Look, face: int) -> str:
    here, there = edges_of(look.lies)[face]
    if _is_in_hand(look, face):
        return shown_face_words(face, on_face(look.planet, face), there)
    if here[0] is not None:
        return covered_face_words(face, here, there)
    purpose = "show" if look.choosing else "chosen" if _is_aimed(look, face) else ""
    return free_face_words(face, there, purpose)


def _picture(look: Look, face: int, flat: bool) -> Child:
    tile, hanging = look.planet.tiles[face], hangs(face)
    shift = NET[face].shift if flat else 0
    if tile is None:
        aim = Html('<circle class="aim" r="24"/>') if _is_aimed(look, face) else None
        return join(bare(hanging), aim)
    areas = areas_of(tile, look.planet.turns[face], shift)
    base = land(areas, hanging, "small" if flat else "big")
    glow = border_lines(look.planet, look.lit, face, shift) if look.lit else None
    frame = None
    if _is_in_hand(look, face):
        frame = Html(f'<path class="frame" d="{outline(hanging)}"/>')
    return join(base, glow, frame, _sizes(look, face, shift))


def _met_from_afar(look: Look, face: int) -> Html | None:
    """What of the tile in hand meets this one, though they lie apart in the net."""
    take = look.take
    if take is None or look.lies.tiles[face] is None or _lie_together(face, take.face):
        return None
    for edge in range(EDGES):
        there, beyond = divmod(ACROSS[area_at(face, edge)], EDGES)
        if there == take.face:
            habitat = take.tile.at(beyond, take.turn)
            return strip(habitat, hangs(face), (edge + NET[face].shift) % EDGES)
    return None


def _lie_together(face: int, other: int) -> bool:
    """Petals lie beside the middle of their flower, and with nothing else."""
    same_flower = NET[face].flower == NET[other].flower
    return same_flower and bool({face, other} & {TOP, BOTTOM})


def _is_in_hand(look: Look, face: int) -> bool:
    """Whether the tile in hand is shown there."""
    return look.take is not None and look.take.face == face


def _has_numbers(look: Look, face: int) -> bool:
    """Whether the sizes of regions are written on a face."""
    return _is_in_hand(look, face) or (look.sizes and look.planet.tiles[face] is not None)


def _sizes(look: Look, face: int, shift: int) -> Child:
    """How large the regions on this face are: where it is asked for, and on the tile in hand."""
    if not _has_numbers(look, face):
        return None
    in_hand = _is_in_hand(look, face)
    tile = look.planet.tiles[face]
    assert tile is not None
    marks = []
    for habitat, edges in tile.strips[look.planet.turns[face]]:
        slots = [(edge + shift) % EDGES for edge in range(EDGES) if edges >> edge & 1]
        number = region_size(look.planet, habitat, edges << EDGES * face)
        marks.append(number_mark(number, hangs(face), slots, in_hand))
    return marks


def region_size(planet: Planet, habitat: Habitat, areas: Areas) -> int:
    """How large the region is that these areas belong to."""
    return next(size(region) for region in planet.regions[habitat] if region[0] & areas)


def regions_on(planet: Planet, face: int, tile: Tile) -> str:
    """The regions that have a part on a face: “forest 7, ocean 2”."""
    return in_a_row(
        [
            _region_words(habitat, region_size(planet, habitat, edges << EDGES * face))
            for habitat, edges in tile.strips[planet.turns[face]]
        ]
    )


def _region_words(habitat: Habitat, size: int, before: int = 0) -> str:
    name = habitat_name(habitat)
    if not before:
        return pgettext("a region", "{habitat} {size}", habitat=name, size=size)
    return _("{habitat} {size} (was {before})", habitat=name, size=size, before=before)


def joining_words(scene: Scene) -> str:
    """The regions that the tile in hand would be part of: “forest 7, ocean 2”."""
    take = previewed(scene)
    assert take is not None
    return regions_words(joined(near_planet(scene), planet_then(scene), take.face))


def regions_words(regions: Sequence[Joined]) -> str:
    """Regions that a tile is a part of, with what they were: “forest 7 (was 5), ocean 2”."""
    return in_a_row([_region_words(each.habitat, each.size, each.before) for each in regions])
