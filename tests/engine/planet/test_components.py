"""Tiles, animals and objectives: what is known of the box, and what a corrected table must be."""

from collections import Counter

import pytest

from engine.game import GameError
from engine.planet import animals, data, objectives, tiles
from engine.planet.animals import ANIMALS
from engine.planet.objectives import OBJECTIVES, POINTS
from engine.planet.tiles import FACES, HABITATS, TILES, frequencies
from tools.planet import balance

KNOWN_PLACES = """
panda forest most                       fox forest touching glacier
bear forest touching mountain           tiger forest touching desert
squirrel forest not_touching glacier    snake desert most
elephant desert touching mountain       reindeer glacier not_touching desert
penguin glacier touching ocean          whale ocean most
orca ocean touching glacier             turtle ocean touching desert
jellyfish ocean not_touching forest     moose mountain touching ocean
"""

# --- tiles ---


def test_there_are_fifty_tiles_of_five_areas_with_two_or_three_habitats() -> None:
    assert list(TILES) == [f"T{number:02}" for number in range(1, 51)]
    assert all(len(tile.areas) == 5 for tile in TILES.values())
    assert {len(set(tile.areas)) for tile in TILES.values()} == {2, 3}


def test_all_tiles_are_different_up_to_rotation() -> None:
    turned = [{tile.areas[k:] + tile.areas[:k] for k in range(5)} for tile in TILES.values()]
    assert len({min(each) for each in turned}) == 50


def test_one_tile_has_two_ocean_one_forest_and_two_mountain() -> None:
    known = {"ocean": 2, "forest": 1, "mountain": 2}
    assert any(tile.counts == known for tile in TILES.values())


def test_ocean_has_strictly_the_most_areas_and_glacier_strictly_the_fewest() -> None:
    shown = frequencies(TILES.values())
    assert sum(shown.values()) == 250
    assert all(shown["ocean"] > shown[other] for other in HABITATS if other != "ocean")
    assert all(shown["glacier"] < shown[other] for other in HABITATS if other != "glacier")


def test_equal_areas_on_a_tile_may_or_may_not_touch() -> None:
    parts = [Counter(habitat for habitat, _ in tile.strips[0]) for tile in TILES.values()]
    apart = sum(max(strips.values()) > 1 for strips in parts)
    assert 10 < apart < 40


def test_a_turned_tile_has_area_k_at_edge_k_plus_the_turn() -> None:
    tile = TILES["T05"]
    for turn in range(5):
        for k in range(5):
            assert tile.at((k + turn) % 5, turn) == tile.areas[k]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("T50 ", "T49 ", "same name"),
        ("T50 ", "U50 ", "no name for a tile"),
        ("T01 OOOOM", "T01 OOOO", "4 areas"),
        ("T01 OOOOM", "T01 OOOOO", "2 or 3 habitats"),
        ("T01 OOOOM", "T01 OFMDG", "2 or 3 habitats"),
        ("T01 OOOOM", "T01 OOOOX", "none of these"),
        ("T01 OOOOM  ", "", "49 tiles"),
        ("T13 OMMOF", "T13 OMMOG", "2 ocean, 1 forest and 2 mountain"),
        ("OOOO", "FFFF", "Ocean"),
        ("DDD", "OOO", "Glacier"),
    ],
)
def test_a_table_of_tiles_that_cannot_be_the_boxs_is_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(GameError, match=why):
        tiles.check(tiles.read_faces(FACES.replace(old, new)))


# --- the simulation that designed them ---


@pytest.mark.long
def test_the_tiles_and_thresholds_are_those_that_the_simulation_designs_from_its_seed() -> None:
    letters, starts = balance.design()
    assert balance.faces_table(letters) == FACES
    assert starts == tuple(OBJECTIVES[habitat][0].least for habitat in HABITATS)


def test_the_five_objectives_are_worth_the_same_within_15_percent() -> None:
    counts = [tuple(tile.counts.get(h, 0) for h in HABITATS) for tile in TILES.values()]
    gap, _ = balance.judge(counts)
    assert gap < 0.15


# --- animals ---


def test_the_45_animals_are_one_most_four_touching_and_four_not_touching_of_each_habitat() -> None:
    wishes = {(animal.habitat, animal.rule, animal.other) for animal in ANIMALS.values()}
    assert len(ANIMALS) == len(wishes) == 45
    for habitat in HABITATS:
        others = [other for other in HABITATS if other != habitat]
        assert (habitat, "most", None) in wishes
        for rule in ("touching", "not_touching"):
            assert all((habitat, rule, other) in wishes for other in others)


def test_the_known_animals_stand_where_the_box_has_them() -> None:
    for known in animals.read_cards(KNOWN_PLACES):
        ours = ANIMALS[known.id]
        assert (ours.habitat, ours.rule, ours.other) == (known.habitat, known.rule, known.other)
    assert (ANIMALS["octopus"].habitat, ANIMALS["octopus"].rule) == ("ocean", "touching")
    assert {"walrus", "tropical_fish", "alpaca", "seal"} <= set(ANIMALS)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("whale ocean most", "", "44 animals"),
        ("fox forest", "panda forest", "same name"),
        ("fox forest", "Fox forest", "no name"),
        ("fox forest", "fox jungle", "none of these"),
        ("fox forest touching glacier", "fox forest touching", "another habitat"),
        ("fox forest touching glacier", "fox forest touching forest", "another habitat"),
        ("panda forest most", "panda forest most ocean", "another habitat"),
    ],
)
def test_a_deck_that_cannot_be_played_with_is_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(GameError, match=why):
        animals.check(animals.read_cards(animals.CARDS.replace(old, new)))


# --- objectives ---


def test_the_known_numbers_of_the_objectives_hold() -> None:
    assert [POINTS["glacier"][areas] for areas in (10, 11, 12, 13, 14, 21)] == [0, 2, 2, 2, 4, 8]
    assert [POINTS["desert"][areas] for areas in (22, 23, 60)] == [8, 10, 10]
    assert [POINTS["forest"][areas] for areas in (14, 15, 27)] == [0, 2, 10]


def test_every_objective_has_bands_of_three_worth_2_4_6_8_10() -> None:
    for bands in OBJECTIVES.values():
        assert [band.points for band in bands] == [2, 4, 6, 8, 10]
        assert [band.most for band in bands[:-1]] == [band.least + 2 for band in bands[:-1]]
        assert bands[-1].most is None


def test_the_free_thresholds_are_in_their_range() -> None:
    assert 11 <= OBJECTIVES["mountain"][0].least <= 15 <= OBJECTIVES["ocean"][0].least


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("glacier   11", "desert    11", "glacier is missing"),
        ("14-16 4", "15-16 4", "step by step"),
        ("14-16 4", "14-16 2", "step by step"),
        ("23+ 10", "23-25 10", "open"),
    ],
)
def test_objectives_with_gaps_are_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(GameError, match=why):
        objectives.check(objectives.read_cards(objectives.CARDS.replace(old, new)))


# --- as other programs read them ---


def test_the_data_is_complete_and_in_the_published_form() -> None:
    parts = data()
    assert list(parts) == ["tiles", "animals", "objectives", "contacts"]
    assert parts["tiles"][0] == {"id": "T01", "areas": ["ocean"] * 4 + ["mountain"]}
    assert parts["animals"][8] == {
        "id": "dolphin",
        "habitat": "ocean",
        "rule": "not_touching",
        "other": "glacier",
    }
    assert parts["objectives"]["glacier"] == [
        [11, 13, 2],
        [14, 16, 4],
        [17, 19, 6],
        [20, 22, 8],
        [23, None, 10],
    ]
    assert [len(part) for part in parts.values()] == [50, 45, 5, 30]
    assert parts["contacts"][0] == [[0, 0], [1, 0]]
