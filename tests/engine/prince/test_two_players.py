"""A round with 2 players."""

import pytest

from engine.game import IllegalMove
from engine.prince import events as ev
from engine.prince.tiles import BACKS, TILES
from tests.engine.prince.helpers import (
    Played,
    ids,
    last_told,
    play_on,
    script,
    stacked,
    start,
    texts,
)

A, B, BYSTANDER = 0, 1, None


@pytest.fixture
def journal() -> Played:
    """A has drawn C01, C02 and C03."""
    return script(stacked(2, {"core": "C01 C02 C03 C04 C05 C06"}), "draw core")


def test_a_picks_a_pile_and_draws_three() -> None:
    journal = start(2)
    assert texts(journal) == ["draw core", "draw rising", "draw falling", "draw character"]
    journal.play("draw falling")
    assert len(journal.game.round.drawn) == 3
    assert len(journal.game.piles["falling"]) == 9


def test_a_looks_at_them_in_secret(journal: Played) -> None:
    assert ids(journal.game.view(A).offer) == ["C01", "C02", "C03"]
    assert ids(journal.game.view(B).offer) == ["?", "?", "?"]
    assert ids(journal.game.view(BYSTANDER).offer) == ["?", "?", "?"]
    assert ids(last_told(journal, B, ev.Drawn).tiles) == ["?", "?", "?"]


def test_a_lays_any_one_of_the_three_face_down(journal: Played) -> None:
    assert texts(journal) == ["hide C01", "hide C02", "hide C03"]
    assert journal.game.turn == A


def test_a_lays_two_face_up_and_one_face_down(journal: Played) -> None:
    (laid,) = journal.play("hide C02")
    assert laid == ev.Laid(A, (TILES["C01"], TILES["C03"]), TILES["C02"], frozenset({A}))
    for who in (A, B, BYSTANDER):
        assert ids(journal.game.view(who).offer) == ["C01", "C03"]
    assert journal.game.view(A).face_down is TILES["C02"]
    assert journal.game.view(B).face_down is BACKS["core"]
    assert journal.game.view(BYSTANDER).face_down is BACKS["core"]


def test_b_takes_one_an_open_one_or_the_face_down_one_without_having_seen_it(
    journal: Played,
) -> None:
    journal.play("hide C02")
    assert journal.game.turn == B
    assert {text.split()[1] for text in texts(journal)} == {"C01", "?", "C03"}
    with pytest.raises(IllegalMove):
        journal.play("take C02 r1c1")


def test_a_takes_one_of_the_two_left(journal: Played) -> None:
    script(journal, "hide C02", "take C03")
    assert journal.game.turn == A
    assert {text.split()[1] for text in texts(journal)} == {"C01", "?"}


def test_a_takes_the_face_down_one_by_its_back_too(journal: Played) -> None:
    script(journal, "hide C02", "take C03")
    with pytest.raises(IllegalMove):
        journal.play("take C02 r1c1")
    journal.play("take ? r2c1")
    assert journal.game.planets[A].tiles[9] is TILES["C02"]


def test_the_last_is_discarded_face_up_and_stays_known_to_both(journal: Played) -> None:
    script(journal, "hide C02", "take C03")
    events = journal.play("take ? r1c1")
    assert ev.Discarded(TILES["C01"]) in events
    assert ids(journal.game.discards()) == ["C01"]
    play_on(journal, until=5)
    for who in (A, B, BYSTANDER):
        assert TILES["C01"] in journal.game.view(who).discards
        assert TILES["C01"] in journal.game.view(who).piles["core"].seen


def test_roles_swap_for_the_next_round(journal: Played) -> None:
    script(journal, "hide C02", "take C03", "take C01")
    assert journal.game.turn == B
    assert journal.game.round.first == B
    script(journal, "draw core", "hide C05")
    assert journal.game.turn == A


@pytest.mark.parametrize("first", [0, 1])
def test_the_players_draw_by_turns_for_sixteen_rounds(first: int) -> None:
    journal = play_on(start(2, first=first))
    assert [played.first for played in journal.game.past] == [first, 1 - first] * 8
    assert [played.order for played in journal.game.past] == [
        (1 - played.first, played.first) for played in journal.game.past
    ]


def test_nobody_is_named() -> None:
    journal = play_on(start(2))
    assert not any(str(action).startswith("name") for action in journal.actions)
    assert not any(isinstance(event, ev.Named) for event in journal.log(None))


def test_when_b_takes_the_face_down_tile_it_is_placed_face_up_and_everybody_sees_it(
    journal: Played,
) -> None:
    script(journal, "hide C02", "take ?")
    for who in (A, B, BYSTANDER):
        view = journal.game.view(who)
        assert view.planets[B].tiles[5] is TILES["C02"]
        assert view.taken == ((B, TILES["C02"]),)
        assert view.face_down is None
    assert journal.log(BYSTANDER)[-1] == ev.TakenBlind(B, TILES["C02"], 5, None)


def test_when_a_takes_the_face_down_tile_everybody_sees_it_likewise(journal: Played) -> None:
    script(journal, "hide C02", "take C01", "take ?")
    for who in (A, B, BYSTANDER):
        assert journal.game.view(who).planets[A].tiles[5] is TILES["C02"]


def test_when_the_face_down_tile_is_left_over_it_is_discarded_face_up(journal: Played) -> None:
    script(journal, "hide C02", "take C01")
    assert TILES["C02"] not in journal.game.view(B).piles["core"].seen
    script(journal, "take C03")
    for who in (A, B, BYSTANDER):
        assert ids(journal.game.view(who).discards) == ["C02"]
        assert TILES["C02"] in journal.game.view(who).piles["core"].seen


def test_a_third_baobab_taken_blind_turns_all_three_over_at_once() -> None:
    journal = stacked(2, {"core": "C01 C16 C17 C02 C14 C15", "rising": "U03 U18 U19 U04 U16 U17"})
    script(journal, "draw core", "hide C17", "take C01", "take C16")
    script(journal, "draw core", "hide C15", "take C14", "take C02")
    script(journal, "draw rising", "hide U03")
    taken, turned, *_ = journal.play("take ? r0c1")
    assert isinstance(taken, ev.TakenBlind)
    assert turned == ev.Turned(B, (1, 5, 6), (TILES["U03"], TILES["C01"], TILES["C02"]))
    assert journal.game.planets[B].turned == {1, 5, 6}


def test_there_is_one_tile_a_round_in_the_discard_and_32_on_the_planets() -> None:
    journal = play_on(start(2, seed=5))
    assert len(journal.game.discards()) == 16
    assert all(None not in planet.tiles for planet in journal.game.planets)


def test_the_last_pile_left_is_drawn_without_a_question_but_a_tile_is_still_hidden() -> None:
    journal = start(2)
    for kind in ("core", "rising", "falling"):
        for _ in range(4):
            journal.play(f"draw {kind}")
            number = journal.game.round_number
            while journal.game.round_number == number:
                journal.play(journal.game.legal()[0])
    assert journal.game.round.kind == "character"
    assert journal.game.phase == "hide"
