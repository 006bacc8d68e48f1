"""The variant in which characters are drafted and kept in secret."""

import pytest

from engine.prince import events as ev
from engine.prince.knowledge import Passed
from engine.prince.scoring import score_sheets
from engine.prince.tiles import BACKS, TILES, Tile
from tests.engine.prince.helpers import (
    Played,
    back_on,
    ids,
    last_told,
    play_on,
    script,
    stacked,
    texts,
)
from tests.engine.prince.onlooker import Who

PILES = {"character": "P01 P05 P07 P18 P03 P08 P12 P20", "core": "C01 C04 C05 C06"}
SEATS = (0, 1, 2, 3)
BYSTANDER = None


def tile(name: str) -> Tile:
    return TILES[name]


@pytest.fixture
def four() -> Played:
    """Four players; the first one has drawn P01, P05, P07 and P18."""
    return script(stacked(4, PILES, hidden_characters=True), "draw character")


def seen(journal: Played, who: Who) -> list[str]:
    return ids(journal.game.view(who).piles["character"].seen)


def test_the_first_player_looks_at_the_drawn_characters_alone(four: Played) -> None:
    assert ids(four.game.view(0).offer) == ["P01", "P05", "P07", "P18"]
    for who in (1, 2, 3, BYSTANDER):
        assert ids(four.game.view(who).offer) == ["?"] * 4
        assert seen(four, who) == []
        assert ids(last_told(four, who, ev.Drawn).tiles) == ["?"] * 4


def test_the_first_player_takes_one_and_passes_the_rest_to_the_player_named(four: Played) -> None:
    script(four, "take P05", "name 2")
    assert four.game.turn == 2
    assert {text.split()[1] for text in texts(four)} == {"P01", "P07", "P18"}


def test_the_player_named_looks_at_those_alone(four: Played) -> None:
    script(four, "take P05", "name 2")
    assert ids(four.game.view(2).offer) == ["P01", "P07", "P18"]
    assert seen(four, 2) == ["P01", "P07", "P18"]
    for who in (1, 3, BYSTANDER):
        assert ids(four.game.view(who).offer) == ["?"] * 3
        assert seen(four, who) == []


def test_nobody_looks_at_them_while_the_first_player_is_still_to_name_one(four: Played) -> None:
    script(four, "take P05")
    for who in (1, 2, 3, BYSTANDER):
        assert seen(four, who) == []


def test_and_so_on_to_the_last_who_sees_only_the_last_one(four: Played) -> None:
    script(four, "take P05", "name 2", "take P01", "name 3", "take P18")
    assert four.game.turn == 1
    assert seen(four, 1) == ["P07"]
    assert {text.split()[1] for text in texts(four)} == {"P07"}


def test_characters_are_placed_face_down_and_only_their_owner_may_look(four: Played) -> None:
    script(four, "take P05 r0c3", "name 2")
    assert four.game.view(0).planets[0].tiles[3] is tile("P05")
    for who in (1, 2, 3, BYSTANDER):
        back = four.game.view(who).planets[0].tiles[3]
        assert back is not None
        assert back.id == "?"
        assert back.kind == "character"
        assert back.objects == {}
        assert back.character is None


def test_their_owner_may_look_at_them_at_any_time(four: Played) -> None:
    script(four, "take P05", "name 2", "take P01", "name 3", "take P18", "take P07")
    play_on(four, until=9)
    assert four.game.view(2).planets[2].tiles[0] is tile("P01")


def test_what_a_player_has_seen_in_passing_that_player_knows(four: Played) -> None:
    script(four, "take P05", "name 2", "take P01", "name 3", "take P18", "take P07")
    assert seen(four, 0) == ["P01", "P05", "P07", "P18"]
    assert seen(four, 2) == ["P01", "P07", "P18"]
    assert seen(four, 3) == ["P07", "P18"]
    assert seen(four, 1) == ["P07"]
    assert seen(four, BYSTANDER) == []
    play_on(four, until=7)
    assert set(seen(four, 3)) >= {"P07", "P18"}


def test_the_first_one_knows_which_went_to_the_others_together_not_who_took_which(
    four: Played,
) -> None:
    script(four, "take P05", "name 2", "take P01", "name 3", "take P18", "take P07")
    view = four.game.view(0)
    assert view.passed == (Passed(1, (tile("P01"), tile("P07"), tile("P18")), (1, 2, 3)),)
    assert [str(planet.tiles[0]) for planet in view.planets] == ["P05", "?", "?", "?"]
    assert four.game.view(2).passed == (Passed(1, (tile("P07"), tile("P18")), (1, 3)),)
    assert four.game.view(1).passed == ()


def test_who_handed_on_a_single_character_knows_where_it_is(four: Played) -> None:
    script(four, "take P05", "name 2", "take P01", "name 3", "take P18", "take P07")
    view = four.game.view(3)
    assert view.passed == ()
    assert [str(planet.tiles[0]) for planet in view.planets] == ["?", "P07", "?", "P18"]


def test_the_log_masks_what_a_seat_cannot_know(four: Played) -> None:
    script(four, "take P05", "name 2", "take P01", "name 3", "take P18", "take P07")
    for who in (*SEATS, BYSTANDER):
        taken = [event for event in four.log(who) if isinstance(event, ev.Taken)]
        assert [event.tile.id == "?" for event in taken] == [e.seat != who for e in taken]


def test_other_kinds_stay_open_to_all(four: Played) -> None:
    script(four, "take P05", "name 2", "take P01", "name 3", "take P18", "take P07", "draw core")
    for who in (*SEATS, BYSTANDER):
        assert ids(four.game.view(who).offer) == ["C01", "C04", "C05", "C06"]


def test_all_characters_are_turned_up_at_the_final_scoring(four: Played) -> None:
    play_on(four)
    for who in (*SEATS, BYSTANDER):
        view = four.game.view(who)
        assert view.planets == four.game.planets
        assert view.passed == ()


def test_stars_on_hidden_characters_count_at_the_end(four: Played) -> None:
    play_on(four, seed=3)
    for built, sheet in zip(four.game.planets, four.game.scores(), strict=True):
        counted = [
            dict(line.counted) for line in sheet.lines if line.source == "turkish_astronomer"
        ]
        stars = sum(
            each.objects.get("star", 0)
            for where, each in enumerate(built.tiles)
            if each is not None and where not in built.turned
        )
        assert all(line == {"star": stars} for line in counted)
    everyone = [line.source for sheet in four.game.scores() for line in sheet.lines]
    assert "turkish_astronomer" in everyone


def test_a_running_score_never_uses_another_players_unknown_characters(four: Played) -> None:
    script(four, "take P05", "name 2", "take P01", "name 3", "take P18", "take P07")
    for who, known in ((0, [1, 0, 0, 0]), (3, [0, 1, 0, 1]), (BYSTANDER, [0, 0, 0, 0])):
        sheets = score_sheets(four.game.view(who).planets)
        assert [len(sheet.lines) for sheet in sheets] == known


def test_a_running_score_counts_the_stars_of_known_characters_only() -> None:
    journal = stacked(
        3, {"character": "P18 P07 P19", "rising": "U06 U13 U16"}, hidden_characters=True
    )
    script(journal, "draw character", "take P18", "name 1", "take P07", "take P19")
    script(journal, "draw rising", "take U13", "name 0", "take U06", "take U16")
    for who, totals in ((0, [1, 0, 0]), (1, [-1, 0, 1]), (2, [-1, 0, 1]), (BYSTANDER, [-1, 0, 0])):
        sheets = score_sheets(journal.game.view(who).planets)
        assert [sheet.total for sheet in sheets] == totals


# --- with 2 players ---


@pytest.fixture
def two() -> Played:
    """A has drawn P01, P05 and P07 and laid P05 face down."""
    return script(stacked(2, PILES, hidden_characters=True), "draw character", "hide P05")


def test_two_a_sees_all_three_and_both_see_the_two_open_ones(two: Played) -> None:
    assert seen(two, 0) == ["P01", "P05", "P07"]
    assert seen(two, 1) == ["P01", "P07"]
    assert ids(two.game.view(1).offer) == ["P01", "P07"]
    assert two.game.view(1).face_down is BACKS["character"]


def test_two_an_open_character_that_is_taken_is_known_to_both_all_the_same(two: Played) -> None:
    script(two, "take P07")
    for who in (0, 1):
        assert two.game.view(who).planets[1].tiles[0] is tile("P07")
        assert last_told(two, who, ev.Taken).tile is tile("P07")


def test_two_the_face_down_one_when_b_takes_it_is_known_to_a_and_now_to_b(two: Played) -> None:
    script(two, "take ?")
    for who in (0, 1):
        assert two.game.view(who).planets[1].tiles[0] is tile("P05")
        assert last_told(two, who, ev.Taken).tile is tile("P05")
    assert back_on(two.game.view(BYSTANDER).planets[1], 0)
    assert last_told(two, BYSTANDER, ev.Taken).tile.id == "?"


def test_two_the_face_down_one_when_a_takes_it_is_never_seen_by_b(two: Played) -> None:
    script(two, "take P07", "take ?")
    play_on(two, until=16)
    assert two.game.view(0).planets[0].tiles[0] is tile("P05")
    assert back_on(two.game.view(1).planets[0], 0)
    assert "P05" not in seen(two, 1)
    taken = [event for event in two.log(1) if isinstance(event, ev.TakenBlind)]
    assert taken[0].tile.id == "?"


def test_two_the_discard_is_open(two: Played) -> None:
    script(two, "take P01", "take P07")
    for who in (0, 1, BYSTANDER):
        assert ids(two.game.view(who).discards) == ["P05"]
        assert "P05" in seen(two, who)
        assert ev.DiscardedBlind(tile("P05")) in two.log(who)


def test_two_nothing_is_handed_on(two: Played) -> None:
    play_on(two)
    assert all(two.game.view(who).passed == () for who in (0, 1, BYSTANDER))
