"""The worked example of the rulebooks: Bruno 39, Antoine 41, line by line."""

from engine.game import winners
from engine.prince.scoring import ScoreSheet, score_sheets
from engine.prince.tiles import TILES
from tests.engine.prince.helpers import planet

# Both planets lie on the table at the same time. In brackets: turned by three baobabs.
BRUNO = planet("C02 C05 C17 C19  U10 U11 U12 U14  D02 D09 D14 D19  P10 P16 P13 P07")
ANTOINE = planet("C01 (C03) C08 C10  (U05) U08 U13 U17  (D03) D05 D10 D17  P03 P12 P20 P15")


def lines(sheet: ScoreSheet) -> dict[str, tuple[int, dict[str, int]]]:
    return {line.source: (line.points, dict(line.counted)) for line in sheet.lines}


def test_both_planets_are_built_from_one_set_of_tiles() -> None:
    used = [tile for tile in (*BRUNO.tiles, *ANTOINE.tiles) if tile]
    assert len(used) == len(set(used)) == 32
    assert set(used) <= set(TILES.values())
    assert None not in BRUNO.tiles
    assert None not in ANTOINE.tiles


def test_neither_planet_has_three_baobabs_in_view_and_antoines_three_turned_over() -> None:
    assert len(BRUNO.baobabs_in_view()) == 2
    assert BRUNO.turned == frozenset()
    assert len(ANTOINE.baobabs_in_view()) == 2
    assert len(ANTOINE.turned) == 3
    assert all(tile.baobab for slot in ANTOINE.turned if (tile := ANTOINE.tiles[slot]))


def test_bruno_has_39_points() -> None:
    bruno, _ = score_sheets([BRUNO, ANTOINE])
    found = lines(bruno)
    assert [line.source for line in bruno.lines] == [
        "hunter",
        "gardener",
        "businessman_white",
        "king",
    ]
    points, counted = found["hunter"]
    assert points == 12
    assert all(counted[animal] for animal in ("fox", "elephant", "snake", "sheep_white"))
    assert found["gardener"] == (14, {"baobab": 2})
    assert found["businessman_white"] == (12, {"sheep_white": 6})
    assert found["king"] == (7, {"rose": 2})
    assert bruno.volcanoes == 6
    assert bruno.penalty == 6
    assert bruno.total == 45 - 6 == 39


def test_antoine_has_41_points() -> None:
    _, antoine = score_sheets([BRUNO, ANTOINE])
    found = lines(antoine)
    assert [line.source for line in antoine.lines] == [
        "geographer",
        "drunkard",
        "little_prince",
        "businessman_brown",
    ]
    assert found["geographer"] == (9, {"calm_tile": 9})
    assert found["drunkard"] == (9, {"turned_tile": 3})
    points, counted = found["little_prince"]
    assert points == 13
    assert counted["box"] == 4
    assert all(counted[sheep] for sheep in ("sheep_white", "sheep_grey", "sheep_brown"))
    assert found["businessman_brown"] == (10, {"sheep_brown": 2})
    assert antoine.penalty == 0
    assert antoine.total == 41


def test_antoine_wins() -> None:
    assert winners(score_sheets([BRUNO, ANTOINE])) == [1]


def test_every_line_shows_the_slots_it_was_counted_on() -> None:
    bruno, _ = score_sheets([BRUNO, ANTOINE])
    shown = {
        line.source: {tile.id for slot in line.slots if (tile := BRUNO.tiles[slot])}
        for line in bruno.lines
    }
    assert shown == {
        "hunter": {"C02", "C05", "C17", "C19", "U10", "U12", "D02", "D09", "D19"},
        "gardener": {"C02", "D02"},
        "businessman_white": {"C02", "C05", "C19", "U10", "D09"},
        "king": {"U14", "D14"},
    }
