"""The pieces, the planet and the set-up."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.prince.options import Options, read_options
from engine.prince.planet import BARE, SLOT_KIND, SLOTS, SLOTS_OF, Planet
from engine.prince.scoring import score_sheets
from engine.prince.tiles import KINDS, PILES, TILES, Kind
from tests.engine.prince.helpers import (
    all_tiles,
    ids,
    planet,
    play_on,
    script,
    stacked,
    start,
    texts,
    whole_pile_rounds,
)

OUT_OF_PLAY = [(5, 0), (4, 4), (3, 8), (2, 8)]
each_number = pytest.mark.parametrize("players", [2, 3, 4, 5])

# --- the planet ---


def test_a_planet_has_four_slots_of_each_kind_laid_out_as_the_rules_draw_them() -> None:
    assert [SLOT_KIND[row * 4 : row * 4 + 4] for row in range(4)] == [
        ("character", "rising", "falling", "character"),
        ("falling", "core", "core", "rising"),
        ("rising", "core", "core", "falling"),
        ("character", "falling", "rising", "character"),
    ]
    assert [len(SLOTS_OF[kind]) for kind in KINDS] == [4, 4, 4, 4]


def test_slots_are_named_by_row_and_column() -> None:
    assert SLOTS[0] == "r0c0"
    assert SLOTS[3] == "r0c3"
    assert SLOTS[4] == "r1c0"
    assert SLOTS[15] == "r3c3"


def test_with_any_side_on_top_the_left_edge_slot_is_rising_and_the_right_falling() -> None:
    rows = [SLOT_KIND[row * 4 : row * 4 + 4] for row in range(4)]
    for _side in range(4):
        assert rows[0] == ("character", "rising", "falling", "character")
        rows = [tuple(column) for column in zip(*rows[::-1], strict=True)]  # a quarter turn


@pytest.mark.parametrize("kind", KINDS)
def test_a_tile_goes_to_any_free_slot_of_its_own_kind_and_need_not_touch_another(
    kind: Kind,
) -> None:
    tile = PILES[kind][0].id
    journal = script(stacked(3, {kind: tile}), f"draw {kind}")
    slots = {text.split()[2] for text in texts(journal) if text.startswith(f"take {tile} ")}
    assert slots == {SLOTS[slot] for slot in range(16) if SLOT_KIND[slot] == kind}


def test_a_slot_that_is_taken_is_not_free_any_more() -> None:
    journal = whole_pile_rounds(start(4), "core core")
    journal.play("draw core")
    assert {text.split()[2] for text in texts(journal)} == {"r2c1", "r2c2"}


def test_tiles_that_are_placed_may_leave_gaps() -> None:
    journal = script(stacked(3, {"core": "C16 C17"}), "draw core", "take C16 r2c2")
    assert journal.game.planets[0].tiles[SLOTS.index("r2c2")] is TILES["C16"]
    assert sum(tile is not None for tile in journal.game.planets[0].tiles) == 1


def test_a_placed_tile_never_moves() -> None:
    journal = start(3, seed=4)
    while journal.game.turn is not None:
        before = journal.game.planets
        journal.play(journal.game.legal()[-1])
        for old, new in zip(before, journal.game.planets, strict=True):
            pairs = zip(old.tiles, new.tiles, strict=True)
            assert all(was is now for was, now in pairs if was)
    assert all(None not in built.tiles for built in journal.game.planets)


@given(st.randoms(use_true_random=False))
def test_where_a_tile_of_a_kind_lies_never_changes_a_score(random: Random) -> None:
    text = "C01 (C03) C08 C10 (U05) U08 U13 U17 (D03) D05 D10 D17 P03 P12 P20 P15"
    words = text.split()
    random.shuffle(words)
    sheets = score_sheets([planet(text), planet(" ".join(words))])
    first, second = (sorted((line.source, line.points) for line in s.lines) for s in sheets)
    assert first == second
    assert sheets[0].total == sheets[1].total


def test_placing_a_tile_gives_a_new_planet_and_leaves_the_old_one() -> None:
    built = BARE.place(TILES["C16"], 5)
    assert built != BARE
    assert Planet((None,) * 16, frozenset()) == BARE
    assert TILES["C16"] in built.tiles
    assert TILES["C16"] not in BARE.tiles


# --- the deal ---


@each_number
def test_each_pile_is_shuffled_by_itself(players: int) -> None:
    for journal in (start(players, seed=seed) for seed in range(5)):
        for kind, pile in journal.game.piles.items():
            assert {tile.kind for tile in pile} == {kind}
    orders = {tuple(ids(start(players, seed=seed).game.piles["core"])) for seed in range(50)}
    assert len(orders) == 50


@pytest.mark.parametrize(("players", "number"), OUT_OF_PLAY)
def test_from_each_pile_tiles_go_out_of_play(players: int, number: int) -> None:
    game = start(players).game
    for kind in KINDS:
        assert sum(tile.kind == kind for tile in game.out_of_play) == number
        assert len(game.piles[kind]) == 20 - number
    assert all_tiles(game) == sorted(TILES)


@pytest.mark.parametrize(("players", "number"), OUT_OF_PLAY)
def test_what_is_out_of_play_stays_unseen_by_all(players: int, number: int) -> None:
    journal = play_on(start(players, seed=3))
    out = set(journal.game.out_of_play)
    assert len(out) == number * 4
    for who in (*range(players), None):
        view = journal.game.view(who)
        assert out.isdisjoint(tile for pile in view.piles.values() for tile in pile.seen)


@each_number
def test_each_pile_is_used_up_in_exactly_four_rounds(players: int) -> None:
    journal = whole_pile_rounds(start(players), "core core core core")
    assert journal.game.piles["core"] == ()
    assert journal.game.round_number == 5
    assert "draw core" not in texts(journal)
    play_on(journal)
    assert sorted(str(played.kind) for played in journal.game.past) == sorted(KINDS * 4)


def test_a_seed_gives_the_same_deal_every_time_and_another_seed_another() -> None:
    assert start(4, seed=9).game == start(4, seed=9).game
    assert start(4, seed=9).game != start(4, seed=10).game


def test_the_deal_is_drawn_by_random_alone_pile_by_pile() -> None:
    """The promise that a seed gives the same deal for ever, written out once more."""
    rng = Random(2024)
    game = start(3, seed=2024).game
    for kind in ("core", "rising", "falling", "character"):
        pile = [tile.id for tile in TILES.values() if tile.kind == kind]
        for last in reversed(range(1, 20)):
            other = int(rng.random() * (last + 1))
            pile[last], pile[other] = pile[other], pile[last]
        assert ids(tuple(t for t in game.out_of_play if t.kind == kind)) == pile[:8]
        assert ids(game.piles[kind]) == pile[8:]


# --- who plays ---


def test_without_a_word_the_edition_is_2013_without_the_variant() -> None:
    assert read_options({"players": 2}) == Options(2, 0, "2013", False)
