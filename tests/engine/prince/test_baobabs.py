"""Baobabs: the third in view turns all three over."""

from itertools import permutations

import pytest

from engine.prince import events as ev
from engine.prince.planet import BARE, SLOTS
from engine.prince.scoring import score_sheets
from engine.prince.tally import certainly_turned
from engine.prince.tiles import TILES
from tests.engine.prince.helpers import Played, planet, points, script, slot, stacked, turned_tiles

CORE = "C01 C04 C05 C02 C06 C07 C03 C09 C10"


@pytest.fixture
def journal() -> Played:
    """Each of the first three draws of cores has one baobab: C01, C02, C03."""
    return stacked(3, {"core": CORE})


def two_baobabs(journal: Played) -> Played:
    """Seat 0 takes C01 and C02, and is then to take from the third draw of cores."""
    script(journal, "draw core", "take C01 r1c1", "name 1", "take C04", "take C05")
    script(journal, "draw core", "take C06", "name 0", "take C02 r2c2", "take C07")
    return script(journal, "draw core", "take C09", "name 0")


@pytest.mark.parametrize(
    "tiles", ["C01", "C01 C02", "C01 U03", "U03 D03", "C01 C04 C05 C06 U06 U07 D02"]
)
def test_with_one_or_two_baobabs_in_view_nothing_happens(tiles: str) -> None:
    built = planet(tiles)
    assert built.turn_over_baobabs() == (built, ())


def test_two_baobabs_taken_in_play_stay_in_view(journal: Played) -> None:
    two_baobabs(journal)
    assert turned_tiles(journal.game.planets[0]) == set()
    assert len(journal.game.planets[0].baobabs_in_view()) == 2


def test_the_moment_a_third_comes_into_view_all_three_are_turned_at_once(journal: Played) -> None:
    two_baobabs(journal)
    events = journal.play("take C03 r1c2")
    slots = (slot("r1c1"), slot("r1c2"), slot("r2c2"))
    assert events[0] == ev.Taken(0, TILES["C03"], slot("r1c2"), None)
    assert events[1] == ev.Turned(0, slots, (TILES["C01"], TILES["C03"], TILES["C02"]))
    assert journal.game.planets[0].turned == set(slots)
    assert journal.game.planets[0].baobabs_in_view() == []


def test_the_round_still_notes_who_took_which_tile_when_baobabs_turn(journal: Played) -> None:
    two_baobabs(journal)
    journal.play("take C03 r1c2")
    assert journal.game.round.picks == (TILES["C09"], TILES["C03"])
    assert journal.game.round.offer == (TILES["C10"],)


def test_the_tiles_are_turned_wherever_they_lie_and_of_whatever_kind() -> None:
    built = planet("C16 C01 U20 U19 U03 D18 D05")
    after, slots = built.turn_over_baobabs()
    assert turned_tiles(after) == {"C01", "U03", "D05"}
    assert set(slots) == after.turned


def test_only_that_players_tiles_are_turned() -> None:
    journal = stacked(3, {"core": "C01 C02 C03", "rising": "U03 U04 U05", "falling": "D03 D13 D14"})
    script(journal, "draw core", "take C01", "name 1", "take C02", "take C03")
    script(journal, "draw rising", "take U03", "name 0", "take U04", "take U05")
    script(journal, "draw falling", "take D13", "name 0", "take D03")
    assert turned_tiles(journal.game.planets[0]) == {"C01", "U04", "D03"}
    assert [len(built.turned) for built in journal.game.planets] == [3, 0, 0]
    assert [len(built.baobabs_in_view()) for built in journal.game.planets] == [0, 2, 2]


def test_nothing_on_a_turned_tile_counts_any_more() -> None:
    assert points("C03 P14")["businessman_grey"] == 6
    assert points("(C03) P14")["businessman_grey"] == 0
    assert points("U03 P07")["king"] == 14
    assert points("(U03) P07")["king"] == 0
    assert points("U05 P18")["turkish_astronomer"] == 2
    assert points("(U05) P18")["turkish_astronomer"] == 1
    assert points("D02 P01")["vain_man"] == 4
    assert points("(D02) P01")["vain_man"] == 0
    assert points("U01 P05 P16") == {"astronomer": 2, "gardener": 7}
    assert points("(U01) P05 P16") == {"astronomer": 0, "gardener": 0}


def test_a_volcano_on_a_turned_tile_would_not_count_either() -> None:
    """No tile of the set has both, but a corrected set may."""
    sheets = score_sheets([planet("(C04) C05"), planet("C06 C07")])
    assert [sheet.volcanoes for sheet in sheets] == [1, 2]


def test_new_baobabs_may_follow() -> None:
    built = planet("(C01) (C02) (C03) U03 U04")
    assert built.turn_over_baobabs() == (built, ())
    assert len(built.baobabs_in_view()) == 2


def test_three_in_view_again_turn_over_again() -> None:
    built, _ = planet("(C01) (C02) (C03) U03 U04 U05").turn_over_baobabs()
    assert turned_tiles(built) == {"C01", "C02", "C03", "U03", "U04", "U05"}
    assert built.baobabs_in_view() == []


def test_a_turned_tile_keeps_its_slot() -> None:
    built, _ = planet("C01 C02 C03").turn_over_baobabs()
    assert built.free("core") == [slot("r2c2")]


def test_everybody_sees_which_tiles_were_turned(journal: Played) -> None:
    two_baobabs(journal)
    journal.play("take C03 r1c2")
    for who in (0, 1, 2, None):
        view = journal.game.view(who)
        assert turned_tiles(view.planets[0]) == {"C01", "C02", "C03"}
        assert any(isinstance(event, ev.Turned) for event in journal.log(who))


@pytest.mark.parametrize("number", range(7))
def test_which_tiles_are_turned_is_certain_where_no_order_of_them_makes_a_difference(
    number: int,
) -> None:
    trees = dict(zip(SLOTS, "C01 U03 C02 D05 C03 U01".split()[:number], strict=False))
    ends = set()
    for order in permutations(trees.items()):
        built = BARE
        for place, name in order:
            _placed, built, _turned = built.receive(TILES[name], SLOTS.index(place))
        ends.add(built.turned)
    certain = certainly_turned([*trees])
    assert (certain is None) == (len(ends) > 1)
    assert certain is None or ends == {frozenset(map(SLOTS.index, certain))}
