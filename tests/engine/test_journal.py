"""A game in progress: what is written down, what is read back, and what can be taken back."""

import json

import pytest

from engine.game import BadOptions, BadSave, Event, GameError, IllegalMove
from engine.games import rules_of
from engine.journal import Journal
from engine.names import LONGEST_NAME, check_name
from engine.prince import events
from engine.prince.tiles import TILES
from tests.engine.prince.helpers import play_on, script, stacked, start, whole_pile_rounds
from tests.engine.tables import result_of

# --- the form of a save ---


def test_a_save_has_the_published_form_to_the_letter() -> None:
    journal = start(4, seed=1)
    first, second = (tile.id for tile in journal.game.piles["core"][:2])
    script(journal, "draw core", f"take {first} r1c2", "name 2", f"take {second} r2c1")
    assert journal.save() == (
        '{"format":1,"game":"prince","seed":1,'
        '"options":{"players":4,"first":0,"edition":"2013","hidden_characters":false},'
        '"names":["Ada","Ben","Cleo","Dan"],'
        f'"actions":["draw core","take {first} r1c2","name 2","take {second} r2c1"]}}'
    )


def test_the_page_may_add_keys_of_its_own_which_are_kept() -> None:
    journal = start(2)
    assert "page" not in journal.to_json()
    journal.page = {"speed": 2, "bots": [None, "random"], "note": "été"}
    assert list(journal.to_json())[-1] == "page"
    assert Journal.load(journal.save()).page == journal.page


def test_letters_of_all_languages_stay_as_they_are() -> None:
    names = ["Zoë", "小王子"]
    journal = Journal("prince", {"players": 2}, names, 5)
    assert '"names":["Zoë","小王子"]' in journal.save()
    assert list(Journal.load(journal.save()).names) == names


def test_the_name_of_the_last_player_is_not_written_down() -> None:
    journal = stacked(3, {"core": "C04 C05 C06"})
    script(journal, "draw core", "take C04", "name 2", "take C05", "take C06")
    assert [str(a).split()[0] for a in journal.actions] == ["draw", "take", "name", "take", "take"]


def test_the_draw_of_the_last_pile_is_not_written_down() -> None:
    kinds = "core core core core rising rising rising rising falling falling falling falling"
    journal = play_on(whole_pile_rounds(start(3), kinds))
    draws = [str(action) for action in journal.actions if str(action).startswith("draw")]
    assert draws == [f"draw {kind}" for kind in kinds.split()]


def test_the_draw_of_characters_in_the_first_round_of_2025_is_not_written_down() -> None:
    journal = play_on(start(3, edition="2025"), until=2)
    assert str(journal.actions[0]).startswith("take P")


def test_a_take_is_always_written_down_even_without_a_choice() -> None:
    journal = play_on(start(3, seed=4))
    takes = [action for action in journal.actions if str(action).startswith("take")]
    assert len(takes) == 48


def test_a_save_that_leaves_options_out_gets_the_defaults() -> None:
    save = start(3).to_json() | {"options": {"players": 3}}
    assert Journal.load(json.dumps(save)).options == start(3).options


# --- playing ---


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("take C01 r1c1", "“take C01 r1c1” is not possible now."),
        ("draw cores", "“draw cores” is not an action of this game."),
        ("take X99 r1c1", "No tile of the game has the name in “take X99 r1c1”."),
        ("hide X99", "No tile of the game has the name in “hide X99”."),
        ("take C01 r0c0", "The place in “take C01 r0c0” is for another kind of tile."),
        ("take C01 r9c9", "“take C01 r9c9” is not an action of this game."),
        ("name 5", "“name 5” is not an action of this game."),
        ("DRAW core", "“DRAW core” is not an action of this game."),
        ("", "“” is not an action of this game."),
        ("x" * 5000, f"“{'x' * 60}” is not an action of this game."),
    ],
)
def test_an_action_that_cannot_be_played_is_refused_in_a_sentence_and_changes_nothing(
    text: str, sentence: str
) -> None:
    journal = start(4)
    before, save = journal.game.clone(), journal.save()
    with pytest.raises(IllegalMove) as error:
        journal.play(text)
    assert str(error.value) == sentence
    assert journal.game == before
    assert journal.save() == save


def test_a_sentence_stays_apart_from_its_values_so_that_it_can_be_translated() -> None:
    with pytest.raises(IllegalMove) as error:
        start(4).play("name 1")
    assert error.value.sentence == "“{action}” is not possible now."
    assert {key: str(value) for key, value in error.value.values.items()} == {"action": "name 1"}
    assert isinstance(error.value, GameError)


def test_an_action_can_be_played_as_a_value_or_as_its_text() -> None:
    by_value, by_text = start(3), start(3)
    action = by_value.game.legal()[2]
    assert by_value.play(action) == by_text.play(str(action))
    assert by_value.game == by_text.game
    assert by_value.save() == by_text.save()


def test_there_is_no_result_before_the_end() -> None:
    journal = play_on(start(3), until=16)
    assert journal.result() is None
    play_on(journal)
    assert set(result_of(journal)) == {"draws", "seats", "winners"}


def test_a_result_has_the_published_form() -> None:
    journal = play_on(start(4, seed=2))
    result = result_of(journal)
    assert json.loads(json.dumps(result)) == result
    assert len(result["draws"]) == 16
    assert all(len(draw) == 4 and set(draw) <= set(TILES) for draw in result["draws"])
    for seat in result["seats"]:
        assert list(seat) == ["planet", "lines", "volcanoes", "penalty", "total"]
        assert list(seat["planet"]) == [
            f"r{row}c{column}" for row in range(4) for column in range(4)
        ]
        assert all(list(place) == ["tile", "turned"] for place in seat["planet"].values())
        assert [list(line) for line in seat["lines"]] == [["source", "points"]] * 4
        assert seat["penalty"] >= 0
        assert seat["total"] == sum(line["points"] for line in seat["lines"]) - seat["penalty"]


def test_the_draws_of_a_result_are_in_the_order_of_the_piles() -> None:
    journal = stacked(3, {"core": "C09 C03 C07"})
    whole_pile_rounds(journal, "core")
    assert result_of(play_on(journal))["draws"][0] == ["C09", "C03", "C07"]


# --- undo ---


def test_undo_goes_back_to_the_start_of_the_seats_own_move() -> None:
    journal = stacked(4, {"core": "C04 C05 C06 C07"})
    before = script(journal, "draw core").game.clone()
    save = journal.save()
    journal.play("take C04 r1c1")
    assert journal.last_mover() is not None
    journal.undo()
    assert journal.game == before
    assert journal.save() == save


def test_another_way_can_be_taken_after_an_undo() -> None:
    journal = stacked(4, {"core": "C04 C05 C06 C07"})
    script(journal, "draw core", "take C04 r1c1")
    journal.undo()
    script(journal, "take C05 r2c2", "name 3")
    assert [str(action) for action in journal.actions] == ["draw core", "take C05 r2c2", "name 3"]


def test_the_last_tile_of_a_round_can_be_taken_back_until_the_next_draw() -> None:
    journal = stacked(3, {"core": "C04 C05 C06"})
    script(journal, "draw core", "take C04", "name 1", "take C05", "take C06 r1c1")
    assert journal.game.phase == "draw"
    journal.undo()
    assert journal.game.turn == 2
    journal.play("take C06 r2c2")
    journal.play("draw core")
    assert journal.last_mover() is None


@pytest.mark.parametrize(
    "lines",
    [
        [],
        ["draw core"],
    ],
    ids=["nothing played", "a draw"],
)
def test_undo_never_goes_past(lines: list[str]) -> None:
    journal = script(stacked(3, {"core": "C04 C05 C06"}), *lines)
    before = journal.save()
    assert journal.last_mover() is None
    with pytest.raises(IllegalMove, match="There is nothing that can be taken back"):
        journal.undo()
    assert journal.save() == before


@pytest.mark.parametrize(
    ("lines", "seat", "left"),
    [
        (["take C04", "name 1"], 0, 1),
        (["take C04", "name 1", "take C05"], 1, 3),
        (["take C04", "name 1", "take C05", "take C06"], 2, 4),
    ],
    ids=["who named the next", "who left the last tile", "who took it"],
)
def test_undo_takes_back_the_whole_move_of_whoever_made_the_last_one(
    lines: list[str], seat: int, left: int
) -> None:
    journal = script(stacked(3, {"core": "C04 C05 C06"}), "draw core", *lines)
    assert journal.last_mover() == seat
    journal.undo()
    assert journal.game.turn == seat
    assert len(journal.actions) == left


def test_moves_of_some_seats_go_back_with_the_one_before_them() -> None:
    journal = stacked(4, {"core": "C04 C05 C06 C07"})
    script(journal, "draw core", "take C04", "name 1", "take C05", "name 2")
    assert journal.last_mover(past=[1]) == 0
    journal.undo(past=[1])
    assert [str(action) for action in journal.actions] == ["draw core"]
    assert journal.last_mover(past=[1]) is None


def test_a_move_that_leaves_the_rest_of_the_round_to_such_seats_stays() -> None:
    journal = stacked(3, {"core": "C04 C05 C06"})
    script(journal, "draw core", "take C04")
    assert journal.last_mover(past=[1, 2]) == 0  # the next one is still to be named
    for line in ("name 1", "take C05", "take C06"):
        script(journal, line)
        assert journal.last_mover(past=[1, 2]) is None
        assert journal.last_mover() is not None


@pytest.mark.parametrize(
    ("lines", "can"),
    [
        (["hide C04"], False),
        (["hide C04", "take ?"], False),
        (["hide C04", "take C05"], True),
        (["hide C04", "take C05", "take C06"], False),
        (["hide C04", "take C05", "take ?"], False),
        (["hide C04", "take ?", "take C06"], True),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else None,
)
def test_of_two_players_a_take_goes_back_unless_a_face_down_tile_came_to_light(
    lines: list[str], can: bool
) -> None:
    journal = script(stacked(2, {"core": "C04 C05 C06"}), "draw core", *lines)
    assert (journal.last_mover() is not None) == can


def test_undo_never_goes_past_the_draw_of_the_last_pile() -> None:
    kinds = "core core core core rising rising rising rising falling falling falling falling"
    journal = whole_pile_rounds(start(3), kinds)
    assert journal.game.round.kind == "character"
    assert journal.game.turn == journal.game.past[-1].order[-1]
    assert journal.last_mover() is None


def test_what_tells_somebody_something_new_is_known_of_every_event() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type)]
    telling = {k.__name__ for k in kinds if issubclass(k, Event) and k.reveals}
    assert telling == {"Drawn", "Laid", "TakenBlind", "HandedOn", "DiscardedBlind", "Ended"}


def test_undo_never_goes_past_the_end() -> None:
    journal = play_on(start(3))
    assert journal.last_mover() is None


def test_a_loaded_game_can_be_taken_back_like_the_one_that_was_saved() -> None:
    journal = script(start(4, seed=12), "draw core")
    journal.play(journal.game.legal()[0])
    loaded = Journal.load(journal.save())
    loaded.undo()
    journal.undo()
    assert loaded.game == journal.game


# --- names and seeds ---


@pytest.mark.parametrize("name", ["", " ", "\t\n", "\u200b", "\u3000", "\u00ad", None, 7, ["Ada"]])
def test_every_player_needs_a_name(name: str) -> None:
    with pytest.raises(BadOptions, match="Every player needs a name"):
        check_name(name)


@pytest.mark.parametrize("name", ["A" * (LONGEST_NAME + 1), "A" * 1_000_000])
def test_a_name_may_not_be_endless(name: str) -> None:
    with pytest.raises(BadOptions, match=f"A name may have up to {LONGEST_NAME} letters"):
        check_name(name)


@pytest.mark.parametrize("name", ["A\nB", "A\x00B", "A\x1b[31mB", "A\u2028B", "A\ud800"])
def test_a_name_cannot_hold_line_breaks_or_control_characters(name: str) -> None:
    with pytest.raises(BadOptions, match="line breaks or control characters"):
        check_name(name)


@pytest.mark.parametrize("name", ["A", "Zoë", "O’Neill", "小王子", "🦊", "A" * LONGEST_NAME, "42"])
def test_names_of_all_kinds_are_fine(name: str) -> None:
    assert check_name(f"  {name} ") == name


def test_there_are_as_many_names_as_players() -> None:
    with pytest.raises(BadOptions, match="There are 3 players and 2 names"):
        Journal("prince", {"players": 3}, ["Ada", "Ben"], 1)


@pytest.mark.parametrize("seed", [-1, 1.0, "1", None, True])
def test_a_seed_is_a_whole_number_from_0_up(seed: int) -> None:
    with pytest.raises(BadOptions, match="whole number, 0 or more"):
        Journal("prince", {"players": 2}, ["Ada", "Ben"], seed)


def test_there_are_no_other_games_here() -> None:
    with pytest.raises(BadSave, match="There is no game “chess” here"):
        rules_of("chess")
