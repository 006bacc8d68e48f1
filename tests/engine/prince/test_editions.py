"""Where the two editions differ, and where they do not."""

import pytest

from engine.game import IllegalMove
from engine.prince import events as ev
from tests.engine.prince.helpers import play_on, start, texts
from tests.engine.tables import result_of

each_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


@each_number
def test_2013_any_pile_in_any_round(players: int) -> None:
    journal = start(players, edition="2013")
    assert texts(journal) == ["draw core", "draw rising", "draw falling", "draw character"]
    assert journal.opening == [ev.RoundBegan(1, 0)]


@each_number
def test_2025_the_first_round_is_the_character_pile_without_a_question(players: int) -> None:
    journal = start(players, edition="2025")
    assert journal.game.round.kind == "character"
    assert len(journal.game.round.drawn) == max(3, players)
    assert journal.game.phase == ("hide" if players == 2 else "take")
    assert [type(event) for event in journal.opening] == [ev.RoundBegan, ev.Drawn]
    assert journal.actions == []


@each_number
@pytest.mark.parametrize("kind", ["core", "rising", "falling", "character"])
def test_2025_there_is_no_other_draw_in_the_first_round(players: int, kind: str) -> None:
    with pytest.raises(IllegalMove):
        start(players, edition="2025").play(f"draw {kind}")


@each_number
def test_2025_from_the_second_round_on_any_pile_may_be_drawn(players: int) -> None:
    journal = play_on(start(players, edition="2025"), until=2)
    assert texts(journal) == ["draw core", "draw rising", "draw falling", "draw character"]


def test_2025_who_is_youngest_draws_the_characters() -> None:
    journal = start(4, edition="2025", first=3)
    assert journal.game.turn == 3
    drawn = journal.opening[1]
    assert isinstance(drawn, ev.Drawn)
    assert drawn.seat == 3


@each_number
def test_both_editions_deal_the_same_tiles_from_a_seed(players: int) -> None:
    old, new = (start(players, seed=4, edition=edition).game for edition in ["2013", "2025"])
    assert old.out_of_play == new.out_of_play
    assert old.piles["core"] == new.piles["core"]
    assert old.piles["character"] == (*new.round.drawn, *new.piles["character"])


@each_number
def test_both_editions_last_sixteen_rounds_with_four_of_each_pile(players: int) -> None:
    for edition in ("2013", "2025"):
        journal = play_on(start(players, edition=edition))
        kinds = [str(played.kind) for played in journal.game.past]
        assert sorted(kinds) == sorted(["core", "rising", "falling", "character"] * 4)


def test_2025_the_drunkard_scores_by_the_same_rule_under_the_same_source() -> None:
    result = result_of(play_on(start(5, seed=1, edition="2025")))
    sources = [line["source"] for seat in result["seats"] for line in seat["lines"]]
    assert len(sources) == 20
    assert "drunkard" in sources
