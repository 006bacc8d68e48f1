"""What the build writes of the solid for the page."""

import json
import re

from engine.planet.solid import AROUND, EDGES, FACES
from tools.planet.solid import script


def test_every_edge_of_the_net_knows_the_one_that_it_meets() -> None:
    found = re.search(r"MEETS = (.*);", script())
    assert found is not None
    meets: list[list[tuple[int, int, int]]] = [[*map(tuple, row)] for row in json.loads(found[1])]
    for face in range(FACES):
        assert [other for _angle, other, _there in meets[face]] == list(AROUND[face])
        assert len({angle for angle, _other, _there in meets[face]}) == EDGES
        for angle, other, there in meets[face]:
            assert (there, face, angle) in meets[other]
