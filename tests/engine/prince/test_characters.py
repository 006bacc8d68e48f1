"""What each of the thirteen characters scores."""

import pytest

from engine.prince.scoring import RULES
from engine.prince.tiles import CHARACTERS
from tests.engine.prince.helpers import planet, points, score, slot

# One line a case: the planet, what the character on it gives, and why.
CASES = {
    "vain_man": [
        ("P01", 0, "no snake"),
        ("P01 C07", 4, "4 a snake"),
        ("P01 C07 C08 U10 U13 D10", 20, "4 for each of five"),
    ],
    "geographer": [
        ("P03", 0, "characters do not count"),
        ("P03 C16 U20 D20", 3, "1 a core or edge tile without a volcano"),
        ("P03 C16 C04 U06 D06", 1, "not those with one"),
        ("P03 (C01) (U03) (D03)", 3, "turned tiles count"),
        ("P03 P01 P05 P20 C16", 1, "still no characters"),
    ],
    "astronomer": [
        ("P05", 0, "no sunset"),
        ("P05 U01", 2, "2 a sunset"),
        ("P05 U07 U09 D14 D20", 8, "2 for each of four"),
    ],
    "king": [
        ("P07", 0, "no rose is nothing"),
        ("P07 C10", 14, "exactly one"),
        ("P07 C10 U14", 7, "exactly two"),
        ("P07 C10 U14 D14", 0, "three are too many"),
        ("P07 C10 U14 D14 U03", 0, "four too"),
        ("P07 C10 (U03) (D03)", 14, "roses on turned tiles do not count"),
    ],
    "lamplighter": [
        ("P08", 0, "no lamppost"),
        ("P08 C05", 1, "1 a lamppost"),
        ("P08 C09 U13 D13", 9, "each of three on a tile"),
    ],
    "hunter": [
        ("P10", 0, "no animal"),
        ("P10 U19", 3, "a fox"),
        ("P10 U20", 3, "an elephant"),
        ("P10 C08", 3, "a snake"),
        ("P10 C16", 3, "a white sheep"),
        ("P10 C15", 3, "a grey sheep"),
        ("P10 U05", 3, "a brown sheep"),
        ("P10 C01 C03", 3, "sheep of all colours are one species"),
        ("P10 U19 D19 C09", 3, "three foxes are one species"),
        ("P10 U19 U20 C08 C16", 12, "all four"),
    ],
    "drunkard": [
        ("P12 C01 C02", 0, "none turned"),
        ("P12 (C01) (C02) (C03)", 9, "3 a turned tile"),
        ("P12 (C01) (C02) (C03) (U03) (U04) (U05)", 18, "3 for each of six"),
    ],
    "businessman_white": [
        ("P13 C03", 0, "no white sheep"),
        ("P13 C16", 2, "2 a white sheep"),
        ("P13 C01 C02 U08", 10, "2 for each of five"),
    ],
    "businessman_grey": [
        ("P14 C16", 0, "no grey sheep"),
        ("P14 C15", 3, "3 a grey sheep"),
        ("P14 C03 U12", 9, "3 for each of three"),
    ],
    "businessman_brown": [
        ("P15 C16", 0, "no brown sheep"),
        ("P15 U05", 5, "5 a brown sheep"),
        ("P15 C01 U05", 10, "5 for each of two"),
    ],
    "gardener": [
        ("P16", 0, "no baobab"),
        ("P16 C01", 7, "7 a baobab in view"),
        ("P16 C01 U03", 14, "7 for each of two"),
        ("P16 (C01) (U03) (D03)", 0, "turned ones are not in view"),
        ("P16 (C01) (U03) (D03) D04", 7, "one that followed is"),
    ],
    "turkish_astronomer": [
        ("P18", 1, "the big star on its own tile"),
        ("P18 U06", 2, "1 a big star"),
        ("P18 U11 D11", 5, "each of two on a tile"),
        ("P18 P07 P15 P16", 7, "those on character tiles too"),
        ("P18 (U05) (U03) (D03)", 1, "not those on turned tiles"),
    ],
    "little_prince": [
        ("P20", 0, "no sheep and no box"),
        ("P20 C16", 3, "3 a sheep colour"),
        ("P20 C13", 4, "two white sheep are one colour, and 1 a box"),
        ("P20 C03 U04", 6, "grey and brown"),
        ("P20 C01 C15", 10, "all three colours and a box"),
        ("P20 U17 D17 C11", 5, "1 for each of five boxes"),
    ],
}


@pytest.mark.parametrize(
    ("character", "built", "expected"),
    [
        pytest.param(character, built, expected, id=f"{character}: {why}")
        for character, cases in CASES.items()
        for built, expected, why in cases
    ],
)
def test_a_character_scores(character: str, built: str, expected: int) -> None:
    assert points(built)[character] == expected


def test_there_are_cases_for_every_one_of_the_thirteen_characters() -> None:
    assert set(CASES) == set(CHARACTERS) == set(RULES)
    assert len(CASES) == 13


def test_the_geographer_gives_at_most_12() -> None:
    assert points("P03 C09 C10 C11 C12 U13 U14 U15 U16 D13 D14 D15 D16")["geographer"] == 12


def test_the_geographer_gives_12_on_a_planet_with_turned_tiles_too() -> None:
    built = "P03 (C01) (C02) (C03) C12 U13 U14 U15 U16 D13 D14 D15 D16"
    assert points(built)["geographer"] == 12


def test_the_hunter_gives_at_most_12() -> None:
    built = "P10 C01 C02 C03 C07 U01 U04 U07 U10 D02 D07 D09 D10"
    assert points(built)["hunter"] == 12


def test_the_gardener_gives_at_most_14_because_a_third_baobab_turns_all_over() -> None:
    built, _ = planet("P16 C01 U03 D03").turn_over_baobabs()
    assert len(built.baobabs_in_view()) == 0
    assert points("P16 C01 U03")["gardener"] == 14


@pytest.mark.parametrize(
    ("pair", "source", "each"),
    [
        ("P01 P02 C12", "vain_man", 4),
        ("P03 P04 C16", "geographer", 1),
        ("P05 P06 U01", "astronomer", 2),
        ("P08 P09 C10", "lamplighter", 2),
        ("P10 P11 U19", "hunter", 3),
        ("P16 P17 C01", "gardener", 7),
        ("P18 P19", "turkish_astronomer", 2),
    ],
)
def test_each_character_scores_repeats_included(pair: str, source: str, each: int) -> None:
    lines = [(line.source, line.points) for line in score(pair).lines]
    assert lines == [(source, each), (source, each)]
    assert score(pair).total == 2 * each


def test_the_stars_of_repeated_turkish_astronomers_count_for_both() -> None:
    assert score("P18 P19 U03").total == 2 * 3


def test_a_planet_without_anything_for_its_characters_scores_four_zeros() -> None:
    sheet = score("P01 P05 P13 P20")
    assert [line.points for line in sheet.lines] == [0, 0, 0, 0]
    assert sheet.total == 0


def test_only_the_characters_of_the_planet_score() -> None:
    assert score("C01 U03 C10").lines == ()
    assert score("C01 U03 C10").total == 0


def test_a_line_says_which_objects_were_counted_and_where_they_lie() -> None:
    (line,) = score("P01 C07 (C08) U10").lines
    assert line.counted == (("snake", 2),)
    assert line.slots == (slot("r0c1"), slot("r1c1"))
    assert line.slot == slot("r0c0")
