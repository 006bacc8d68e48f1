"""What is explained the first time it happens at a table of Make Me a Planet."""

from __future__ import annotations

from collections.abc import Iterator

from engine.prince import scoring
from engine.prince.events import Turned
from engine.prince.planet import TOO_MANY_BAOBABS
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
            "The uphill edge: on these tiles the ground climbs to the right. On each side of the "
            "planet they go on the left."
        )
    ),
    "falling": Note(
        N_(
            "The downhill edge: on these tiles the ground falls to the right. On each side of the "
            "planet they go on the right."
        )
    ),
}


def firsts(scene: Scene, seat: int | None) -> Iterator[tuple[str, Note]]:
    """All that could be explained: what has happened, and how somebody stands who is to move."""
    if any(isinstance(event, Turned) for event in scene.happened):
        yield (
            "turned",
            Note(
                N_(
                    "Nothing on tiles that lie face down counts, not even their volcanoes. New "
                    "baobabs are counted from the beginning."
                )
            ),
        )
    if seat is None:
        return
    planets = scene.public.planets
    planet, sheet = planets[seat], scored(planets)[seat]
    baobabs = len(planet.baobabs_in_view())
    if baobabs == TOO_MANY_BAOBABS - 1:
        yield (
            "baobabs",
            Note(
                N_n(
                    "You have {count} baobab in view. With one more, its tile and that one turn "
                    "face down.",
                    "You have {count} baobabs in view. With one more, all their tiles turn face "
                    "down.",
                ),
                count=baobabs,
            ),
        )
    if sheet.penalty:
        yield (
            "volcanoes",
            Note(
                N_n(
                    "Nobody shows more volcanoes than you. Whoever shows the most at the end loses "
                    "{count} point for each. In a tie, everybody who is tied does.",
                    "Nobody shows more volcanoes than you. Whoever shows the most at the end loses "
                    "{count} points for each. In a tie, everybody who is tied does.",
                ),
                count=scoring.POINTS_LOST_BY_A_VOLCANO,
            ),
        )
    is_open = not is_secret(scene.view.options, scene.view.kind)  # once it is taken
    if scene.public.face_down is not None and scene.turn != scene.view.first and is_open:
        yield "face-down", FACE_DOWN
    if scene.public.phase == "take" and scene.public.kind in EDGES:
        yield scene.public.kind, EDGES[scene.public.kind]
