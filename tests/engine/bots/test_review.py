"""Looking back: what the strongest bot would have played, and where points were lost."""

import pytest

from engine.bots import think_through
from engine.bots.review import judge, look_back
from engine.games import GAMES
from engine.simulate import simulate
from tests.engine.prince.helpers import script, stacked

pytestmark = pytest.mark.long


@pytest.mark.parametrize("game", GAMES)
def test_what_was_lost_is_told_with_what_would_have_been_better(game: str) -> None:
    journal = simulate(game, {"players": 3}, 4, ["random", "medium"])
    found = think_through(look_back(journal, [0], playouts=200))
    lost = [verdict.lost for verdict in found]
    assert len(lost) > 1
    assert lost == sorted(lost, reverse=True)
    for verdict in found:
        before, action = journal.decision(verdict.number)
        assert before.turn == 0
        assert verdict.view == before.view(0)
        assert verdict.played.action is action
        assert verdict.best.action in before.legal()
        assert verdict.best.action is not action
        assert verdict.lost >= 1
        better, games = verdict.ahead
        assert 0 < better <= games
        assert (verdict.own is not None) == (game == "prince")


def test_what_somebody_else_had_asked_for_is_not_looked_at() -> None:
    journal = simulate("prince", {"players": 3}, 4, ["random", "medium"])
    all_of_it = think_through(look_back(journal, [0], playouts=200))
    since = sorted(verdict.number for verdict in all_of_it)[1]
    found = think_through(look_back(journal, [0], 200, since))
    assert found == [verdict for verdict in all_of_it if verdict.number >= since]
    assert len(found) == len(all_of_it) - 1


def test_the_best_move_lost_nothing() -> None:
    journal = stacked(3, {"character": "P07 P12 P14", "core": "C10 C16 C06"})
    script(journal, "draw character", "take P12", "name 1", "take P14", "take P07", "draw core")
    script(journal, "take C10")
    verdict = think_through(judge(journal, len(journal.actions) - 1, 800))
    assert (verdict.lost, verdict.played.points) == (0, 14)


def test_a_game_and_one_move_of_it_are_judged_alike() -> None:
    journal = simulate("prince", {"players": 2}, 6, ["easy", "random"])
    told = {verdict.number: verdict for verdict in think_through(look_back(journal, [1], 160))}
    own = [n for n in range(len(journal.actions)) if journal.decision(n)[0].turn == 1]
    for number in own[:12]:
        verdict = think_through(judge(journal, number, 160))
        assert bool(verdict.lost) == (number in told)
        assert told.get(number, verdict) == verdict


def test_the_luck_of_a_few_games_is_no_loss() -> None:
    journal = simulate("prince", {"players": 2}, 7, ["medium"])
    draws = [n for n, action in enumerate(journal.actions) if str(action).startswith("draw")]
    lost = [think_through(judge(journal, number, 200)).lost for number in draws]
    assert lost.count(0.0) >= len(lost) - 2


def test_a_move_that_throws_a_planet_away_is_called_a_loss() -> None:
    journal = stacked(2, {"character": "P07 P12 P14", "core": "C10 C16 C06"})
    script(journal, "draw character", "hide P12", "take P14", "take P07", "draw core")
    script(journal, "hide C16", "take C06")
    verdict = think_through(judge(journal, len(journal.actions) - 1, 800))
    assert verdict.lost > 3
    assert verdict.own is not None
    assert verdict.own > 3  # the rose is missing on the own planet
    assert str(verdict.best.action).startswith("take C10")


def test_a_review_is_the_same_every_time() -> None:
    journal = simulate("prince", {"players": 4, "hidden_characters": True}, 4, ["easy"])
    numbers = range(20, 24)
    first, again = (
        [think_through(judge(journal, number, 240)) for number in numbers] for _ in range(2)
    )
    assert first == again
