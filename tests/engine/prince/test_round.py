"""A round with 3 to 5 players."""

import pytest

from engine.game import IllegalMove
from engine.prince import events as ev
from engine.prince.tiles import KINDS, TILES, Kind
from tests.engine.prince.helpers import ids, play_on, script, stacked, start, texts
from tests.engine.prince.helpers import whole_pile_rounds as rounds

each_number = pytest.mark.parametrize("players", [3, 4, 5])
each_edition = pytest.mark.parametrize("edition", ["2013", "2025"])


def test_the_first_player_picks_any_pile() -> None:
    assert texts(start(4)) == ["draw core", "draw rising", "draw falling", "draw character"]


@each_number
def test_the_first_player_draws_as_many_tiles_as_there_are_players(players: int) -> None:
    journal = start(players)
    top = journal.game.piles["rising"][:players]
    (drawn,) = journal.play("draw rising")
    assert drawn == ev.Drawn(0, "rising", top, None)
    assert journal.game.round.offer == top
    assert top[0] not in journal.game.piles["rising"]


@each_number
def test_a_pile_without_tiles_cannot_be_picked(players: int) -> None:
    journal = rounds(start(players), "falling falling falling falling")
    assert texts(journal) == ["draw core", "draw rising", "draw character"]
    with pytest.raises(IllegalMove, match="“draw falling” is not possible now"):
        journal.play("draw falling")


@each_number
@each_edition
def test_the_drawn_tiles_lie_face_up_for_all(players: int, edition: str) -> None:
    journal = rounds(start(players, edition=edition), "character")
    journal.play("draw core")
    for who in (*range(players), None):
        assert journal.game.view(who).offer == journal.game.round.drawn


@each_number
@each_edition
def test_characters_too_lie_face_up_for_all_without_the_variant(players: int, edition: str) -> None:
    journal = start(players, edition=edition)
    if journal.game.phase == "draw":
        journal.play("draw character")
    for who in (*range(players), None):
        assert journal.game.view(who).offer == journal.game.round.drawn


def test_the_player_takes_one_of_the_tiles_and_places_it() -> None:
    journal = script(stacked(3, {"core": "C01 C02 C03"}), "draw core")
    assert {text.split()[1] for text in texts(journal)} == {"C01", "C02", "C03"}
    journal.play("take C02 r1c2")
    assert journal.game.planets[0].tiles[6] is TILES["C02"]
    assert ids(journal.game.round.offer) == ["C01", "C03"]


def test_who_has_placed_a_tile_then_names_any_player_without_one() -> None:
    journal = script(stacked(5, {"core": "C04 C05 C06 C07 C08"}), "draw core", "take C04")
    assert journal.game.turn == 0
    assert texts(journal) == ["name 1", "name 2", "name 3", "name 4"]
    journal.play("name 3")
    assert journal.game.turn == 3
    script(journal, "take C05")
    assert texts(journal) == ["name 1", "name 2", "name 4"]


@pytest.mark.parametrize("named", ["name 0", "name 2", "name 4"])
def test_nobody_can_name_themselves_or_one_who_has_a_tile_or_one_who_is_not_there(
    named: str,
) -> None:
    journal = stacked(4, {"core": "C04 C05 C06 C07"}, first=2)
    script(journal, "draw core", "take C04", "name 0", "take C05")
    assert texts(journal) == ["name 1", "name 3"]
    with pytest.raises(IllegalMove, match=named):
        journal.play(named)


def test_the_player_named_takes_from_what_is_left() -> None:
    journal = script(stacked(3, {"core": "C04 C05 C06"}), "draw core", "take C05", "name 2")
    assert {text.split()[1] for text in texts(journal)} == {"C04", "C06"}
    with pytest.raises(IllegalMove):
        journal.play("take C05 r1c1")


def test_the_last_player_is_named_without_a_choice() -> None:
    journal = script(stacked(3, {"core": "C04 C05 C06"}), "draw core", "take C05", "name 2")
    events = journal.play("take C06 r1c1")
    assert events[-1] == ev.Named(2, 1, forced=True, tiles=(), witnesses=None)
    assert journal.game.turn == 1
    assert journal.game.phase == "take"


def test_the_last_player_gets_the_last_tile_without_a_choice_but_for_its_slot() -> None:
    journal = stacked(3, {"core": "C04 C05 C06"})
    script(journal, "draw core", "take C05", "name 2", "take C06")
    assert texts(journal) == [f"take C04 {slot}" for slot in ("r1c1", "r1c2", "r2c1", "r2c2")]


@each_number
def test_the_last_player_is_first_player_of_the_next_round(players: int) -> None:
    journal = start(players, seed=8)
    for number in range(1, 16):
        play_on(journal, until=number + 1, seed=number)
        assert journal.game.round.first == journal.game.past[-1].order[-1] == journal.game.turn


@each_number
def test_a_game_is_sixteen_rounds_and_then_over(players: int) -> None:
    journal = play_on(start(players, seed=2))
    assert len(journal.game.past) == 16
    assert journal.game.turn is None
    assert journal.game.legal() == ()
    assert all(None not in planet.tiles for planet in journal.game.planets)
    assert [type(event) for event in journal.log(None)].count(ev.Ended) == 1
    with pytest.raises(IllegalMove, match="The game is over"):
        journal.play("draw core")


@each_number
def test_every_player_has_one_tile_of_each_round(players: int) -> None:
    journal = play_on(start(players, seed=6))
    for played in journal.game.past:
        assert sorted(played.order) == list(range(players))
        assert sorted(ids(played.picks)) == sorted(ids(played.drawn))
        assert played.offer == ()


@each_number
def test_rounds_count_from_one_to_sixteen(players: int) -> None:
    journal = play_on(start(players, seed=6))
    began = [event.round for event in journal.log(None) if isinstance(event, ev.RoundBegan)]
    assert began == list(range(1, 17))
    assert journal.game.round_number == 16


@each_number
def test_the_last_pile_left_is_drawn_without_a_question(players: int) -> None:
    journal = rounds(start(players), "core core core core rising rising rising rising")
    rounds(journal, "falling falling falling falling")
    assert journal.game.round_number == 13
    assert journal.game.round.kind == "character"
    assert journal.game.phase == "take"
    assert not any(str(action) == "draw character" for action in journal.actions)


@pytest.mark.parametrize("kind", KINDS)
def test_two_piles_left_are_still_a_choice(kind: Kind) -> None:
    others = [other for other in KINDS if other != kind]
    journal = rounds(start(3), " ".join([kind] * 4 + others[:1] * 4))
    assert texts(journal) == [f"draw {other}" for other in others[1:]]


@each_number
def test_what_cannot_be_done_now_is_refused_and_leaves_the_game_as_it_was(players: int) -> None:
    journal = start(players)
    before = journal.game.clone()
    for text in ("take C01 r1c1", "name 1", "hide C01"):
        with pytest.raises(IllegalMove, match=f"“{text}” is not possible now"):
            journal.play(text)
    assert journal.game == before
    assert journal.actions == []
