"""What the build writes of the solid for the page."""

import json
import re
from typing import Any

from engine.planet.solid import AROUND, EDGES, FACES
from tools.planet.solid import script, style_sheet
from ui.planet.faces import face_name
from ui.planet.shape import START


def written(name: str) -> Any:
    """A number of the solid, as the page reads it."""
    found = re.search(rf"{name} = (.*);", script())
    assert found is not None
    return json.loads(found[1])


def test_every_edge_of_the_net_knows_the_one_that_it_meets() -> None:
    meets: list[list[tuple[int, int, int]]] = [[*map(tuple, row)] for row in written("MEETS")]
    for face in range(FACES):
        assert [other for _angle, other, _there in meets[face]] == list(AROUND[face])
        assert len({angle for angle, _other, _there in meets[face]}) == EDGES
        for angle, other, there in meets[face]:
            assert (there, face, angle) in meets[other]


def test_a_globe_that_nobody_has_turned_is_seen_as_in_the_pictures_of_it() -> None:
    start = written("START")
    assert (start["yaw"], start["pitch"]) == START


def test_a_face_has_one_number_on_the_globe_and_in_the_net_as_it_is_called() -> None:
    found = re.findall(r'(\S*)\.f(\d+)::before { content: "(\d+)"', style_sheet())
    numbers = {int(face): number for _selector, face, number in found}
    assert {face: f"Face {number}" for face, number in numbers.items()} == {
        face: face_name(face) for face in range(FACES)
    }
    assert len({*numbers.values()}) == len(found) == FACES
