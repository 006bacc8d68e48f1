"""Scoring: the objective by areas, animals for one point or two, and who wins."""

import pytest

from engine.game import winners
from engine.planet.animals import ANIMALS
from engine.planet.planet import BARE
from engine.planet.scoring import (
    Award,
    ScoreSheet,
    score_animal,
    score_objective,
    score_sheets,
)
from tests.engine.planet.helpers import painted


def award(animal: str, seat: int = 0, number: int = 3) -> Award:
    return Award(number, ANIMALS[animal], seat)


def glaciers(areas: int) -> dict[int, str]:
    """Faces with this many areas of glacier, and the rest desert."""
    letters = "G" * areas + "D" * (60 - areas)
    return {face: letters[5 * face : 5 * face + 5] for face in range(12)}


@pytest.mark.parametrize(
    ("areas", "points"),
    [(0, 0), (10, 0), (11, 2), (12, 2), (13, 2), (14, 4), (21, 8), (22, 8), (23, 10), (60, 10)],
)
def test_the_glacier_objective_gives_2_points_for_11_to_13_areas_and_8_for_21(
    areas: int, points: int
) -> None:
    assert score_objective(painted(glaciers(areas)), "glacier").points == points


def test_the_objective_counts_areas_on_the_whole_planet_not_regions() -> None:
    scattered = painted(dict.fromkeys(range(12), "GDDDD"))
    line = score_objective(scattered, "glacier")
    assert len(line.areas) == 12
    assert line.points == 2
    assert all(scattered.habitat(area) == "glacier" for area in line.areas)


def test_an_animal_of_the_objectives_habitat_is_worth_1_any_other_2() -> None:
    assert score_animal(award("fox"), "forest", beginners=False).points == 1
    assert score_animal(award("fox"), "glacier", beginners=False).points == 2
    assert score_animal(award("fox"), "forest", beginners=False).of_the_objective


def test_an_animal_counts_whether_or_not_the_objective_scored() -> None:
    (sheet,) = score_sheets([BARE], [award("fox"), award("whale")], ["forest"], beginners=False)
    assert sheet.objective_points == 0
    assert [line.points for line in sheet.animals] == [1, 2]
    assert sheet.total == 3


def test_for_beginners_every_animal_is_1_point_and_there_is_no_objective() -> None:
    (sheet,) = score_sheets([BARE], [award("fox"), award("whale")], [None], beginners=True)
    assert sheet.objective is None
    assert [line.points for line in sheet.animals] == [1, 1]
    assert sheet.total == 2


def test_a_seat_scores_its_own_animals_only_in_the_order_they_were_won() -> None:
    awards = [award("fox", 1), award("whale", 0, 4), award("snake", 1, 5)]
    sheets = score_sheets([BARE, BARE], awards, ["ocean", "ocean"], beginners=False)
    assert [[line.animal.id for line in sheet.animals] for sheet in sheets] == [
        ["whale"],
        ["fox", "snake"],
    ]
    assert [line.round for line in sheets[1].animals] == [3, 5]
    assert [sheet.total for sheet in sheets] == [1, 4]


def test_where_an_objective_is_not_known_the_animals_count_in_full() -> None:
    (sheet,) = score_sheets([painted(glaciers(20))], [award("fox")], [None], beginners=False)
    assert sheet.objective is None
    assert sheet.total == 2


def table(*seats: tuple[int, str]) -> list[ScoreSheet]:
    """Sheets with this many areas of glacier (the objective) and these animals."""
    planets = [painted(glaciers(areas)) for areas, _ in seats]
    awards = [award(name, seat) for seat, (_, names) in enumerate(seats) for name in names.split()]
    return score_sheets(planets, awards, ["glacier" for _ in seats], beginners=False)


def test_most_points_win() -> None:
    assert winners(table((11, "fox"), (17, ""), (0, "fox"))) == [1]


def test_a_tie_goes_to_more_animal_cards() -> None:
    tied = table((11, "fox"), (14, ""), (0, "whale snake"), (10, "penguin wolf panda"))
    assert [sheet.total for sheet in tied] == [4, 4, 4, 4]
    assert winners(tied) == [3]


def test_a_tie_there_is_shared() -> None:
    tied = table((11, "fox"), (14, ""), (12, "whale"))
    assert winners(tied) == [0, 2]
