"""The volcanoes, after the characters."""

import pytest

from engine.prince.scoring import ScoreSheet, score_sheets, volcano_penalties
from tests.engine.prince.helpers import planet


def sheets(*built: str) -> list[ScoreSheet]:
    return score_sheets([planet(text) for text in built])


def test_whoever_has_most_volcanoes_in_view_loses_one_point_for_each_of_theirs() -> None:
    most, fewer = sheets("C04 C05 C06 P08", "C04 C05 P08")
    assert (most.volcanoes, most.penalty) == (3, 3)
    assert most.total == 4 - 3
    assert (fewer.volcanoes, fewer.penalty) == (2, 0)
    assert fewer.total == 3


def test_everybody_tied_for_most_loses_theirs() -> None:
    first, second, third = sheets("C04 C05", "U06 U07", "D06")
    assert [sheet.penalty for sheet in (first, second, third)] == [2, 2, 0]


def test_with_all_tied_everybody_loses_theirs() -> None:
    assert [sheet.penalty for sheet in sheets("C04", "C05", "U06", "U07", "D06")] == [1] * 5


def test_without_volcanoes_nobody_loses_anything() -> None:
    assert [sheet.penalty for sheet in sheets("C16", "C17", "C13")] == [0, 0, 0]


def test_volcanoes_on_turned_tiles_are_not_in_view() -> None:
    first, second = sheets("(C04) (C05) (C06) C07", "U06 U07")
    assert (first.volcanoes, first.penalty) == (1, 0)
    assert (second.volcanoes, second.penalty) == (2, 2)


def test_totals_may_fall_below_0() -> None:
    worst, _ = sheets("C04 C05 C06 C07 P05", "C16 P05")
    assert worst.total == -4


def test_the_penalty_is_a_number_not_below_0() -> None:
    assert all(sheet.penalty >= 0 for sheet in sheets("C04 C05", "C06", "C16"))
    assert sheets("C04 C05", "C06")[0].penalty == 2


@pytest.mark.parametrize(
    ("volcanoes", "penalties"),
    [
        ([6, 3], [6, 0]),
        ([3, 3], [3, 3]),
        ([0, 0, 0], [0, 0, 0]),
        ([5, 7, 7, 2], [0, 7, 7, 0]),
        ([1, 0, 0, 0, 0], [1, 0, 0, 0, 0]),
    ],
)
def test_who_pays_for_volcanoes(volcanoes: list[int], penalties: list[int]) -> None:
    assert volcano_penalties(volcanoes) == penalties
