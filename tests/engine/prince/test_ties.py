"""Who wins."""

import pytest

from engine.game import winners
from engine.prince.scoring import ScoreSheet, score_sheets
from tests.engine.prince.helpers import planet, play_on, start
from tests.engine.prince.recount import who_wins
from tests.engine.tables import result_of


def win(*built: str) -> list[int]:
    return winners(score_sheets([planet(text) for text in built]))


def test_the_highest_total_wins() -> None:
    assert win("P08 C09", "P08 C05", "P08 C10") == [0]
    assert win("P08 C05", "P08 C10", "P08 C09") == [2]


def test_a_tie_goes_to_fewer_volcanoes_in_view() -> None:
    tied = score_sheets([planet("P08 U06"), planet("P08 C10"), planet("C04 C05 C06")])
    assert [sheet.total for sheet in tied] == [2, 2, -3]
    assert [sheet.volcanoes for sheet in tied] == [1, 0, 3]
    assert winners(tied) == [1]


def test_a_tie_in_points_and_volcanoes_is_shared() -> None:
    tied = score_sheets([planet("P08 C10"), planet("P09 C11"), planet("P10 C17 U06")])
    assert [(sheet.total, sheet.volcanoes) for sheet in tied] == [(2, 0), (2, 0), (2, 1)]
    assert winners(tied) == [0, 1]


def test_a_tie_may_be_shared_by_all() -> None:
    assert win("P08 C10", "P08 C10", "P08 C10", "P08 C10", "P08 C10") == [0, 1, 2, 3, 4]


def test_a_tie_below_0_is_decided_in_the_same_way() -> None:
    assert win("C04 C05", "C06 C07") == [0, 1]


def test_fewer_volcanoes_do_not_help_against_more_points() -> None:
    assert win("P08 C09 C04", "P08 C10") == [0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_winners_of_whole_games_are_the_best_by_points_then_volcanoes(players: int) -> None:
    for seed in range(20):
        result = result_of(play_on(start(players, seed=seed), seed=seed))
        assert result["winners"] == who_wins(result["seats"])


def test_a_sheet_knows_its_total() -> None:
    assert ScoreSheet((), 4, 4).total == -4
