"""The rules of Planet, sentence by sentence: each is told where it holds, and only there.

The numbers are those of the rulebook: the page takes its own from the engine.
"""

from itertools import product

import pytest

from engine.planet.animals import ANIMALS
from engine.planet.life import contest
from engine.planet.objectives import OBJECTIVES
from engine.planet.options import PLAYERS, Options
from engine.planet.solid import EDGES, LOWER
from tests.ui.document import Element
from tests.ui.planet.told import STATEMENTS
from tests.ui.statements import Reader, untold
from ui.planet import rulebook
from ui.planet.rulebook import rules_for
from ui.planet.rulebook.example import AWARDS, OBJECTIVE, OTHER_PLANET, PLANET_OF_THE_FOX
from ui.planet.words import animal_name, wish

SWITCH = (False, True)
GAMES = [
    Options(players, 0, beginners, hidden)
    for players, beginners, hidden in product(PLAYERS, SWITCH, SWITCH)
]


READER = Reader[Options](rulebook, STATEMENTS)
told = READER.is_told


@pytest.mark.parametrize(
    ("place", "sentence", "holds"),
    STATEMENTS,
    ids=[f"{place}: {text}" for place, text, _ in STATEMENTS],
)
def test_a_rule_is_told_where_it_holds_and_only_there(place, sentence, holds):
    for options in GAMES:
        assert told(options, place, sentence) == holds(options), options
    assert any(map(holds, GAMES))


def told_below(place: str) -> list[str]:
    """What has a test of its own: animals by round, bands, the whole deck."""
    match place:
        case "setup":
            return [*(f"Round {number}" for number in range(1, 13)), "0 animals", "1 animal"] + [
                f"{count} animals" for count in (2, 3)
            ]
        case "objectives":
            told = [words for bands in OBJECTIVES.values() for words in map(band_words, bands)]
            return [*told, *(habitat.title() for habitat in OBJECTIVES)]
        case "animals" | "wishes":
            names = [animal_name(each) for each in ANIMALS.values()]
            wishes = [wish(each) for each in ANIMALS.values()]
            return [*names, *wishes, *(each.habitat.title() for each in ANIMALS.values())]
    return []


def band_words(band: tuple[int, int | None, int]) -> str:
    least, most, points = band
    areas = f"{least} to {most} areas" if most else f"{least} areas or more"
    return f"{areas} {points} points"


@pytest.mark.parametrize("options", GAMES)
def test_every_sentence_of_the_rules_is_one_of_these_statements(options):
    for place, section in READER.sections(options).items():
        stated = [*READER.stated(options, place), *told_below(place)]
        assert untold(section, stated) == [], place


@pytest.mark.parametrize("options", GAMES)
def test_the_animals_of_each_round_are_counted(options):
    counts = (0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)
    if not options.hidden_animals:
        counts = (0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3)
    for number, count in enumerate(counts, 1):
        animals = "1 animal" if count == 1 else f"{count} animals"
        assert told(options, "setup", f"Round {number} {animals}")


def test_every_animal_stands_below_its_habitat_with_its_wish():
    found = READER.sections(Options())["animals"]
    headings = [e for e in found.all() if e.tag == "h3"]
    lists = [e for e in found.all() if e.tag == "ul"]
    assert len(lists) == len(headings) == 5
    for heading, entries in zip(headings, lists, strict=True):
        own = [each for each in ANIMALS.values() if each.habitat.title() == heading.text]
        for entry, animal in zip(entries.children, own, strict=True):
            assert isinstance(entry, Element)
            assert entry.text == animal_name(animal) + wish(animal)
            assert any(e.tag == "img" for e in entry.all())


def test_every_band_of_every_objective_is_told():
    for bands in OBJECTIVES.values():
        for band in bands:
            assert told(Options(), "objectives", band_words(band))


def test_the_first_line_says_whose_rules_these_are():
    assert rules_for(Options(3)) == "The rules for 3 players."
    assert rules_for(Options(4, 0, True, True)) == (
        "The rules for 4 players. This is the beginners’ game, without objectives. "
        "10 of the 20 animals are hidden."
    )


def test_the_planets_of_the_example_of_a_tie_are_as_it_tells():
    planets = PLANET_OF_THE_FOX, OTHER_PLANET
    tie = contest(ANIMALS["fox"], planets, last_round=True)
    assert (tie.measures, tie.winner) == (((9, 5), (9,)), 0)
    tiles = [tile.id for planet in planets for tile in planet.tiles if tile is not None]
    assert len(set(tiles)) == 24  # of one game
    for planet in planets:
        assert planet.land["forest"] < 1 << EDGES * LOWER  # all of it is seen


def test_the_example_of_the_end_counts_animals_that_come_to_that_planet():
    for award in AWARDS:
        last = award.round == 12
        assert contest(award.animal, (PLANET_OF_THE_FOX, OTHER_PLANET), last).winner == 0
    homes = {award.animal.habitat for award in AWARDS}
    assert OBJECTIVE in homes  # one of them counts less
    assert len(homes) > 1
