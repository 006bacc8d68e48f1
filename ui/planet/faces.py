"""The twelve faces by number, and what touches what there: how a planet is told by ear.

A face is told edge by edge, clockwise as seen from outside, and every edge by the name of the face
beyond it. The first edge is the one at the top of an upper face and at the bottom of a lower one;
that of the top and the bottom leads to the first face around them.
"""

from __future__ import annotations

from functools import lru_cache

from engine.planet.planet import Planet
from engine.planet.regions import Areas, areas_in
from engine.planet.solid import ACROSS, AROUND, EDGES, FACES, area_at
from engine.planet.tiles import Habitat, Tile
from ui.parts.table import put_it_here
from ui.planet.words import habitat_beside, habitat_name
from ui.words import _, in_a_row, listed, ngettext, remembered, sentences

Edges = tuple[Habitat | None, ...]  # what lies at the five edges of a face; None: nothing

# The areas beyond the edges of each face.
_BEYOND = tuple(ACROSS[face * EDGES : (face + 1) * EDGES] for face in range(FACES))


def face_number(face: int) -> int:
    """One count for the whole planet: 1 is the top, 12 the bottom."""
    return face + 1


@remembered
def face_name(face: int) -> str:
    """What a face is called: as it is numbered on the globe and in the net, from the top down."""
    # Translators: the name of a face of the planet, within sentences, too.
    return _("Face {number}", number=face_number(face))


def all_faces() -> str:
    """What the faces of a planet are called together."""
    return ngettext("The {count} face", "The {count} faces", FACES)


def on_face(planet: Planet, face: int) -> Edges:
    """What lies on a face, edge by edge."""
    return tuple(planet.habitat(area_at(face, edge)) for edge in range(EDGES))


@lru_cache(maxsize=256)
def edges_of(planet: Planet) -> tuple[tuple[Edges, Edges], ...]:
    """For every face: what lies at its edges, and what lies beyond them."""
    beyond = [tuple(planet.habitat(area) for area in areas) for areas in _BEYOND]
    return tuple((on_face(planet, face), beyond[face]) for face in range(FACES))


@remembered
def touching_words(face: int, here: Edges, there: Edges) -> str:
    """A face edge by edge: “ocean joins Face 1, ocean beside nothing on Face 2” and so on."""
    return in_a_row([*map(_edge_words, AROUND[face], here, there)])


def _edge_words(beyond: int, here: Habitat | None, there: Habitat | None) -> str:
    name = face_name(beyond)
    if here is None:
        if there is None:
            # Translators: {face} is the name of a face: Face 2.
            return _("nothing on {face}", face=name)
        return _("{habitat} on {face}", habitat=habitat_name(there), face=name)
    own = habitat_name(here)
    if there is None:
        return _("{habitat} beside nothing on {face}", habitat=own, face=name)
    if here == there:
        # Translators: the same habitat goes on there.
        return _("{habitat} joins {face}", habitat=own, face=name)
    other = habitat_beside(there)
    return _("{habitat} beside {other} on {face}", habitat=own, other=other, face=name)


@remembered
def free_face_words(face: int, there: Edges, purpose: str) -> str:
    """A face without a tile, what a tap on it is for, and what a tile there would touch."""
    touched = touching_words(face, (None,) * EDGES, there)
    name = face_name(face)
    if purpose == "show":
        return _(
            "{face}: free, show your tile here. Clockwise it touches {areas}.",
            face=name,
            areas=touched,
        )
    if purpose == "chosen":
        return _(
            "{face}: free, chosen for your tile. Clockwise it touches {areas}.",
            face=name,
            areas=touched,
        )
    return _("{face}: free. Clockwise it touches {areas}.", face=name, areas=touched)


@remembered
def covered_face_words(face: int, here: Edges, there: Edges) -> str:
    """A face with a tile: what lies at each edge, and what it meets there."""
    areas = touching_words(face, here, there)
    return _("{face}, clockwise: {areas}.", face=face_name(face), areas=areas)


@remembered
def shown_face_words(face: int, here: Edges, there: Edges) -> str:
    """The face where the tile in hand is shown: a tap turns it, and another button plays it."""
    shown = _(
        "Your tile is only shown here: turn it, and “{button}” plays it.", button=put_it_here()
    )
    return sentences([covered_face_words(face, here, there), shown])


def laid_words(tile: Tile, face: int, turn: int) -> str:
    """A tile as it was laid: “ocean to Face 1, then clockwise ocean, forest, forest, glacier”."""
    first, *rest = (habitat_name(tile.at(edge, turn)) for edge in range(EDGES))
    return _(
        "{first} to {face}, then clockwise {rest}",
        first=first,
        face=face_name(AROUND[face][0]),
        rest=in_a_row(rest),
    )


def faces_words(areas: Areas) -> str:
    """The faces that some areas lie on: “Face 1 and Face 2”."""
    faces = dict.fromkeys(area // EDGES for area in areas_in(areas))
    return listed([face_name(face) for face in faces])
