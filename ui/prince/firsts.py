"""What is explained the first time it happens at a table of Make Me a Planet."""

from __future__ import annotations

from collections.abc import Iterator

from engine.prince.events import Turned
from engine.prince.knowledge import View
from engine.prince.planet import TOO_MANY_BAOBABS, Planet
from engine.prince.scoring import POINTS_LOST_BY_A_VOLCANO, ScoreSheet
from engine.prince.witnesses import is_secret
from ui.border import Note
from ui.prince.preview import scored
from ui.prince.state import Scene
from ui.words import N_, N_n

FACE_DOWN = Note(
    N_(
        "Only whoever laid the face-down tile knows it. Once it is taken or left over, everybody "
        "sees it."
    )
)

# What the names of the two kinds of edges mean, where tiles of one are to be taken.
EDGES: dict[str, Note] = {
    "rising": Note(
        N_(
            "The uphill edge: on these tiles the ground climbs to the right. Tap one, and the "
            "places for it glow."
        )
    ),
    "falling": Note(
        N_(
            "The downhill edge: on these tiles the ground falls to the right. Tap one, and the "
            "places for it glow."
        )
    ),
}


def firsts(scene: Scene, seat: int | None) -> Iterator[tuple[str, Note]]:
    """All that could be explained: what has happened, and how somebody stands who is to move."""
    yield from _turned(scene)
    if seat is not None:
        yield from _baobabs(scene.public.planets[seat])
        yield from _volcanoes(scored(scene.public.planets)[seat])
        yield from _face_down(scene)
        yield from _edges(scene.public)


def _turned(scene: Scene) -> Iterator[tuple[str, Note]]:
    if any(isinstance(event, Turned) for event in scene.happened):
        words = N_(
            "Nothing on tiles that lie face down counts, not even their volcanoes. New "
            "baobabs are counted from the beginning."
        )
        yield "turned", Note(words)


def _baobabs(planet: Planet) -> Iterator[tuple[str, Note]]:
    baobabs = len(planet.baobabs_in_view())
    if baobabs == TOO_MANY_BAOBABS - 1:
        words = N_n(
            "You have {count} baobab in view. With one more, its tile and that one turn face down.",
            "You have {count} baobabs in view. With one more, all their tiles turn face down.",
        )
        yield "baobabs", Note(words, count=baobabs)


def _volcanoes(sheet: ScoreSheet) -> Iterator[tuple[str, Note]]:
    if sheet.penalty:
        words = N_n(
            "Nobody shows more volcanoes than you. Whoever shows the most at the end loses "
            "{count} point for each. In a tie, everybody who is tied does.",
            "Nobody shows more volcanoes than you. Whoever shows the most at the end loses "
            "{count} points for each. In a tie, everybody who is tied does.",
        )
        yield "volcanoes", Note(words, count=POINTS_LOST_BY_A_VOLCANO)


def _face_down(scene: Scene) -> Iterator[tuple[str, Note]]:
    is_open = not is_secret(scene.view.options, scene.view.kind)  # once it is taken
    if scene.public.face_down is not None and scene.turn != scene.view.first and is_open:
        yield "face-down", FACE_DOWN


def _edges(view: View) -> Iterator[tuple[str, Note]]:
    if view.phase == "take" and view.kind in EDGES:
        yield view.kind, EDGES[view.kind]
