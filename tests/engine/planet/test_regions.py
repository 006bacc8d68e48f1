"""Areas, regions and contact: what touches, what belongs together, how large it is."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.planet.planet import BARE
from engine.planet.regions import areas_in, size, touches
from engine.planet.tiles import HABITATS, TILES
from engine.shuffle import shuffled
from tests.engine.planet.helpers import painted, sizes
from tests.engine.planet.onlooker import colours, flood


def test_a_bare_planet_has_no_region_at_all() -> None:
    assert all(BARE.regions[habitat] == () for habitat in HABITATS)
    assert all(BARE.count(habitat) == 0 for habitat in HABITATS)


def test_neighbours_on_a_tile_are_one_region_also_past_the_last_area() -> None:
    planet = painted({0: "FOOFF"})
    assert sizes(planet, "forest") == [3]
    assert sizes(planet, "ocean") == [2]


def test_areas_that_meet_only_in_the_middle_of_a_tile_are_apart() -> None:
    assert sizes(painted({0: "FOFOD"}), "forest") == [1, 1]


def test_the_area_across_the_outer_edge_belongs_to_the_region() -> None:
    assert sizes(painted({0: "FDDDD", 1: "FOOOO"}), "forest") == [2]


def test_the_other_areas_of_the_next_face_do_not_touch() -> None:
    assert sizes(painted({0: "FDDDD", 1: "OFOOF"}), "forest") == [1, 1, 1]


def test_corners_do_not_count() -> None:
    # Area 0 of face 0 and area 4 of face 1 share a corner of the solid, no edge.
    assert sizes(painted({0: "FDDDD", 1: "OOOOF"}), "forest") == [1, 1]
    planet = painted({0: "FDDDD", 1: "OOOOG"})
    assert not touches(planet.regions["forest"][0], planet.land["glacier"])


def test_an_uncovered_face_is_nothing_it_touches_nothing_and_spoils_nothing() -> None:
    planet = painted({0: "FFFFF"})
    (region,) = planet.regions["forest"]
    assert not any(touches(region, planet.land[other]) for other in HABITATS if other != "forest")
    assert sum(planet.count(habitat) for habitat in HABITATS) == 5


def test_a_tile_joins_regions_that_were_apart() -> None:
    apart = painted({1: "FOOOO", 3: "FOOOO"})
    assert sizes(apart, "forest") == [1, 1]
    together = painted({1: "FOOOO", 3: "FOOOO", 0: "FFFFF"})
    assert sizes(together, "forest") == [7]


def test_two_strips_of_one_tile_may_be_joined_round_about() -> None:
    # On face 0 the forests at edges 0 and 2 are apart; faces 1, 2 and 3 lead round between them.
    faces = {0: "FOFOO", 1: "FDDDF", 2: "DFFFF", 3: "FFDDD"}
    assert sizes(painted(faces), "forest") == [10]


def test_a_planet_of_one_habitat_is_one_region_of_60() -> None:
    assert sizes(painted(dict.fromkeys(range(12), "OOOOO")), "ocean") == [60]


def test_placing_leaves_the_old_planet_as_it_was() -> None:
    before = painted({0: "FFFFF"})
    before.place(TILES["T01"], 5, 0)
    assert before.tiles[5] is None
    assert (sizes(before, "forest"), sizes(before, "ocean")) == ([5], [])


def test_planets_with_the_same_tiles_are_equal_however_they_were_built() -> None:
    one = BARE.place(TILES["T01"], 3, 1).place(TILES["T02"], 4, 0)
    other = BARE.place(TILES["T02"], 4, 0).place(TILES["T01"], 3, 1)
    assert one == other
    assert hash(one) == hash(other)
    assert one != BARE.place(TILES["T01"], 3, 2).place(TILES["T02"], 4, 0)


@given(st.integers(0, 2**32), st.integers(0, 12))
def test_regions_sizes_and_contacts_are_those_of_a_flood_fill(seed: int, covered: int) -> None:
    rng = Random(seed)
    planet = BARE
    tiles, faces = shuffled(tuple(TILES.values()), rng), shuffled(range(12), rng)
    for tile, face in zip(tiles, faces[:covered], strict=False):
        planet = planet.place(tile, face, int(rng.random() * 5))
    seen = colours(planet.to_json())
    for face, edge in ((f, e) for f in range(12) for e in range(5)):
        assert planet.habitat(5 * face + edge) == seen.get((face, edge))
    expected = sorted(
        (habitat, sorted(5 * face + edge for face, edge in spots), sorted(touched))
        for habitat, spots, touched in flood(seen)
    )
    found = sorted(
        (
            habitat,
            list(areas_in(region[0])),
            sorted(h for h in HABITATS if h != habitat and touches(region, planet.land[h])),
        )
        for habitat in HABITATS
        for region in planet.regions[habitat]
    )
    assert found == expected
    assert all(size(region) == len(areas_in(region[0])) for region in planet.regions["ocean"])


@pytest.mark.parametrize("turn", range(5))
def test_the_turn_moves_each_area_on_by_that_many_edges(turn: int) -> None:
    planet = BARE.place(TILES["T05"], 7, turn)
    for k, habitat in enumerate(TILES["T05"].areas):
        assert planet.habitat(5 * 7 + (k + turn) % 5) == habitat
