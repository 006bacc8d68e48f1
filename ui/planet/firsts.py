"""What is explained the first time it happens at a table of Planet."""

from __future__ import annotations

from collections.abc import Iterator

from engine.planet.events import TravelledOn
from engine.planet.rules import LIFE_BEGINS, is_last
from engine.planet.solid import BOTTOM, UPPER
from ui.border import Note
from ui.planet.state import Scene
from ui.words import N_


def firsts(scene: Scene, seat: int | None) -> Iterator[tuple[str, Note]]:
    """All that could be explained: what has happened, and what this round is about."""
    travelled = [event for event in scene.happened if isinstance(event, TravelledOn)]
    if any(event.contest.seats for event in travelled):
        yield "tie", Note(N_("After a tie an animal travels on: it can be won later."))
    elif travelled:
        yield "nobody", Note(N_("An animal that likes no planet yet travels on."))
    if seat is not None and scene.view.round == LIFE_BEGINS:
        yield (
            "life",
            Note(N_("Animals settle at the end of each round now. Their cards say where.")),
        )
    if seat is not None and is_last(scene.view.round):
        yield (
            "last",
            Note(
                N_(
                    "In the last round a tie for the largest region goes to whoever has the next "
                    "largest."
                )
            ),
        )
    if seat is not None and any(scene.public.planets[seat].tiles[UPPER:BOTTOM]):
        yield (
            "strips",
            Note(
                N_(
                    "On the flat map neighbours may lie apart: a golden strip of your tile shows "
                    "where it touches them."
                )
            ),
        )
