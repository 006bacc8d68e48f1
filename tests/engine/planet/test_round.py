"""Set-up and a round: stacks, taking and placing, leftovers, the token, the end."""

from collections import Counter
from typing import Any

import pytest

from engine import planet
from engine.game import IllegalMove
from engine.planet import events as ev
from engine.planet.actions import Take
from engine.planet.planet import BARE
from engine.planet.rules import LIFE_BEGINS
from engine.planet.tiles import TILES
from tests.engine.planet.helpers import (
    EVERY_ACTION,
    VARIANTS,
    all_tiles,
    describe,
    ids,
    play_on,
    script,
    stacked,
    start,
    texts,
)
from tests.engine.tables import Variant

FIRST_FIVE = "T01 T02 T03 T04 T05"
players_2_to_4 = pytest.mark.parametrize("players", [2, 3, 4])

# --- set-up ---


@players_2_to_4
def test_the_tiles_lie_in_ten_stacks_of_five(players: int) -> None:
    game = start(players).game
    assert [len(stack) for stack in game.stacks] == [5] * 10
    assert all_tiles(game) == sorted(TILES)
    assert game.planets == (BARE,) * players


def test_twenty_animals_lie_at_the_rounds_one_then_two_then_three() -> None:
    game = start(4).game
    assert [len(row) for row in game.deal] == [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]
    assert len({animal for row in game.deal for animal in row}) == 20


@players_2_to_4
def test_every_player_gets_another_secret_objective(players: int) -> None:
    game = start(players).game
    assert len(set(game.objectives)) == len(game.objectives) == players


def test_the_youngest_starts() -> None:
    assert start(3).game.turn == 0
    assert start(3, first=2).game.turn == 2


def test_a_seed_has_the_same_deal_in_every_variant_and_another_seed_another() -> None:
    stacks = {start(seed=5, **variant).game.stacks for variant in VARIANTS}
    assert len(stacks) == 1
    assert start(4, seed=6).game.stacks not in stacks
    assert len({start(4, seed=seed).game.objectives for seed in range(50)}) > 30
    assert len({start(4, seed=seed).game.deal for seed in range(50)}) == 50


def test_the_opening_tells_what_was_dealt() -> None:
    journal = start(3, first=1)
    animals, *objectives, began = journal.opening
    assert animals == ev.AnimalsDealt(journal.game.deal)
    assert objectives == [
        ev.ObjectiveDealt(seat, habitat, frozenset({seat}))
        for seat, habitat in enumerate(journal.game.objectives)
    ]
    assert began == ev.RoundBegan(1, 1, journal.game.stacks[0])


def test_options_keep_the_published_order_and_defaults() -> None:
    options = planet.read_options({"players": 2}).to_json()
    assert options == {"players": 2, "first": 0, "beginners": False, "hidden_animals": False}
    assert list(options) == ["players", "first", "beginners", "hidden_animals"]


# --- taking and placing ---


def test_a_player_takes_any_tile_of_the_open_stack_to_any_face_in_any_of_five_turns() -> None:
    journal = stacked(2, FIRST_FIVE)
    assert len(texts(journal)) == 5 * 12 * 5
    assert texts(journal) == EVERY_ACTION[: 5 * 12 * 5]


def test_no_edge_has_to_match_and_only_free_faces_are_left() -> None:
    journal = script(stacked(2, FIRST_FIVE), "take T01 f0 t0", "take T02 f1 t0")
    assert journal.game.turn == 1
    assert len(texts(journal)) == 5 * 11 * 5
    assert not any(" f1 " in text for text in texts(journal))
    assert any(" f0 " in text for text in texts(journal))


def test_a_tile_that_is_taken_is_gone() -> None:
    journal = script(stacked(3, FIRST_FIVE), "take T03 f0 t0")
    assert ids(journal.game.offer) == ["T01", "T02", "T04", "T05"]
    with pytest.raises(IllegalMove):
        journal.play("take T03 f1 t0")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take",
        "take T01",
        "take T01 f0",
        "take T01 f12 t0",
        "take T01 f0 t5",
        "take T51 f0 t0",
        "take ? f0 t0",
        "take T01 f0 t0 ",
        "take  T01 f0 t0",
        "Take T01 f0 t0",
        "take T01 f00 t0",
        "take T01 0 0",
        "name 1",
        "take T06 f0 t0",
    ],
)
def test_what_is_no_action_is_refused_and_changes_nothing(text: str) -> None:
    journal = stacked(2, FIRST_FIVE)
    before = journal.game.clone()
    with pytest.raises(IllegalMove):
        journal.play(text)
    assert journal.game == before
    assert journal.actions == []


@pytest.mark.parametrize(
    ("face", "turn"), [(12, 0), (-1, 0), (0, 5), (0, -1), ("f0", 0), (0, "t0")]
)
def test_an_action_off_the_solid_is_refused_with_a_sentence(face: Any, turn: Any) -> None:
    game = stacked(2, FIRST_FIVE).game
    with pytest.raises(IllegalMove, match="is not possible now"):
        game.play(Take(TILES["T01"], face, turn))


def test_every_action_has_a_text_that_parses_back() -> None:
    assert [str(planet.parse(text)) for text in EVERY_ACTION] == EVERY_ACTION
    assert len(set(EVERY_ACTION)) == 50 * 12 * 5


def test_the_round_goes_clockwise_from_the_token_which_then_passes_to_the_left() -> None:
    journal = start(4, first=2)
    turns = []
    while journal.game.turn is not None:
        turns.append(journal.game.turn)
        journal.play(journal.game.legal()[0])
    rounds = [turns[k : k + 4] for k in range(0, 48, 4)]
    assert rounds[:4] == [[2, 3, 0, 1], [3, 0, 1, 2], [0, 1, 2, 3], [1, 2, 3, 0]]
    assert rounds == rounds[:4] * 3


def test_a_placed_tile_never_moves_or_turns() -> None:
    journal = start(3)
    placed: dict[tuple[int, str], object] = {}
    while journal.game.turn is not None:
        play_on(journal, until=journal.game.round_number + 1)
        now: dict[tuple[int, str], object] = {
            (seat, face): at
            for seat, own in enumerate(journal.game.planets)
            for face, at in own.to_json().items()
        }
        assert placed.items() <= now.items()
        placed = now


def test_a_round_before_the_first_animals_is_said_to_be_over() -> None:
    journal = start(3)
    play_on(journal, until=LIFE_BEGINS)
    over = [event for event in journal.log(None) if isinstance(event, ev.RoundOver)]
    assert over == [ev.RoundOver(1, 3), ev.RoundOver(2, 3)]
    while journal.game.turn is not None:
        play_on(journal, until=journal.game.round_number + 1)
    assert [event for event in journal.log(None) if isinstance(event, ev.RoundOver)] == over


# --- leftovers ---


def test_leftovers_go_to_stack_11_in_the_order_of_the_stack_less_the_tiles_taken() -> None:
    journal = script(stacked(2, FIRST_FIVE), "take T04 f0 t0", "take T02 f0 t0")
    assert ids(journal.game.stack(11)) == ["T01", "T03", "T05"]
    assert ev.LeftOver(tuple(TILES[t] for t in ("T01", "T03", "T05")), 11) in journal.log(None)


def test_what_stack_11_cannot_hold_goes_on_to_stack_12() -> None:
    journal = stacked(2, FIRST_FIVE + " T06 T07 T08 T09 T10")
    script(journal, "take T01 f0 t0", "take T02 f0 t0", "take T06 f1 t0", "take T07 f1 t0")
    assert ids(journal.game.stack(11)) == ["T03", "T04", "T05", "T08", "T09"]
    assert ids(journal.game.stack(12)) == ["T10"]
    last = [event for event in journal.log(None) if isinstance(event, ev.LeftOver)][-2:]
    assert [(ids(event.tiles), event.stack) for event in last] == [
        (["T08", "T09"], 11),
        (["T10"], 12),
    ]


@pytest.mark.parametrize(
    ("players", "eleven", "twelve", "boxed"), [(2, 2, 4, 26), (3, 3, 5, 14), (4, 5, 10, 2)]
)
def test_stack_11_and_12_are_full_after_these_rounds_and_the_rest_is_boxed(
    players: int, eleven: int, twelve: int, boxed: int
) -> None:
    journal = start(players)
    full: dict[int, int] = {}
    for number in range(1, 13):
        play_on(journal, until=number + 1)
        for stack in (11, 12):
            if len(journal.game.stack(stack)) == 5:
                full.setdefault(stack, number)
    assert full == {11: eleven, 12: twelve}
    assert len(journal.game.box()) == boxed


def test_with_four_players_ten_rounds_leave_ten_tiles_and_then_one_each_goes_to_the_box() -> None:
    journal = play_on(start(4), until=11)
    assert len(journal.game.leftovers) == 10
    assert journal.game.box() == ()
    play_on(journal, until=12)
    assert len(journal.game.box()) == 1


@players_2_to_4
def test_rounds_11_and_12_are_played_with_the_leftovers(players: int) -> None:
    journal = play_on(start(players), until=11)
    eleven, twelve = journal.game.stack(11), journal.game.stack(12)
    assert journal.game.offer == eleven
    play_on(journal, until=12)
    assert journal.game.offer == twelve


# --- the end ---


@pytest.mark.parametrize("variant", VARIANTS, ids=describe)
def test_the_game_ends_after_twelve_rounds_with_all_planets_covered(variant: Variant) -> None:
    journal = play_on(start(**variant))
    game = journal.game
    assert len(journal.actions) == 12 * variant["players"]
    assert all(None not in own.tiles for own in game.planets)
    assert game.legal() == ()
    assert game.offer == ()
    assert all_tiles(game) == sorted(TILES)
    with pytest.raises(IllegalMove, match="The game is over"):
        journal.play("take T01 f0 t0")


def test_the_log_tells_the_whole_game() -> None:
    journal = play_on(start(3))
    kinds = Counter(type(event).__name__ for event in journal.log(None))
    assert kinds["RoundBegan"] == 12
    assert kinds["Taken"] == 36
    assert kinds["Awarded"] + kinds["Unclaimed"] == 20
    assert kinds["Ended"] == 1


@players_2_to_4
def test_a_tile_can_be_taken_back_until_the_round_ends(players: int) -> None:
    journal = start(players)
    while journal.game.turn is not None:
        position, seat = journal.game.clone(), journal.game.turn
        is_last = len(journal.game.waiting()) == 1
        action = journal.game.legal()[-1]
        journal.play(action)
        assert journal.last_mover() == (None if is_last else seat)
        if not is_last:
            journal.undo()
            assert journal.game == position
            journal.play(action)
    assert journal.last_mover() is None


# --- clones ---


def test_a_clone_is_a_game_of_its_own() -> None:
    journal = play_on(start(3), until=5)
    copy = journal.game.clone()
    assert copy == journal.game
    copy.play(copy.legal()[0])
    assert copy != journal.game
    assert len(journal.game.takes) == 0
