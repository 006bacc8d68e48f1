"""The variants: the beginners' game, hidden animals, and both."""

import pytest

from engine.planet import events as ev
from tests.engine.planet.helpers import ids, play_on, start
from tests.engine.tables import result_of

both = pytest.mark.parametrize("beginners", [False, True])


def test_beginners_play_without_objectives_and_every_animal_is_1_point() -> None:
    journal = play_on(start(3, beginners=True))
    assert journal.game.objectives == ()
    assert journal.game.view(0).objectives == (None, None, None)
    assert not any(isinstance(event, ev.ObjectiveDealt) for event in journal.opening)
    for seat in result_of(journal)["seats"]:
        assert (seat["objective"], seat["areas"], seat["objective_points"]) == (None, None, 0)
        assert seat["total"] == len(seat["animals"])


def test_without_hidden_animals_all_twenty_lie_open_from_the_start() -> None:
    game = start(3).game
    assert game.face_down == ()
    assert all(animal for row in game.view(None).deal for animal in row)


@both
def test_hidden_animals_lie_in_two_rows_one_card_of_each_in_rounds_3_to_12(beginners: bool) -> None:
    game = start(2, hidden_animals=True, beginners=beginners).game
    assert [len(row) for row in game.deal] == [0, 0] + [2] * 10
    assert len({animal for row in game.deal for animal in row}) == 20


@both
def test_one_row_lies_open_the_other_face_down(beginners: bool) -> None:
    game = start(2, hidden_animals=True, beginners=beginners).game
    for row in game.view(0).deal[2:]:
        shown, face_down = row
        assert shown is not None
        assert face_down is None


@both
def test_the_end_of_round_r_turns_up_the_card_of_round_r_plus_2(beginners: bool) -> None:
    journal = start(3, hidden_animals=True, beginners=beginners)
    for number in range(1, 13):
        face_down = [row[1] for row in journal.game.view(None).deal[2:]].count(None)
        assert face_down == max(0, 11 - number)
        play_on(journal, until=number + 1)
        turned = [e for e in journal._entries[-1].events if isinstance(e, ev.TurnedUp)]
        if number <= 10:
            card = journal.game.deal[number + 1][1]
            assert turned == [ev.TurnedUp(number + 2, card)]
            assert journal.game.view(None).deal[number + 1][1] is card
        else:
            assert turned == []


def test_a_card_is_always_open_before_its_round() -> None:
    journal = start(4, hidden_animals=True)
    while journal.game.turn is not None:
        view = journal.game.view(None)
        assert None not in view.animals[view.round - 1]
        play_on(journal, until=view.round + 1)


def test_a_traveller_joins_the_bottom_below_both_rows() -> None:
    joined = 0
    for seed in range(5):
        journal = start(2, seed=seed, hidden_animals=True)
        while (game := journal.game).turn is not None:
            row = game.animals(game.round_number)
            dealt = game.deal[game.round_number - 1]
            assert row[: len(dealt)] == dealt
            assert row == game.view(0).animals[game.round_number - 1]
            joined += len(row) - len(dealt)
            play_on(journal, until=game.round_number + 1)
    assert joined > 5


def test_the_opening_does_not_tell_what_lies_face_down() -> None:
    journal = start(2, hidden_animals=True)
    dealt = next(event for event in journal.opening if isinstance(event, ev.AnimalsDealt))
    hidden = {row[1] for row in journal.game.deal[2:]}
    shown = {animal for row in dealt.rounds for animal in row if animal}
    assert len(shown) == 10
    assert not shown & hidden
    assert not set(ids(list(hidden))) & set(repr(dealt).replace(",", " ").split())
