"""The rules of Planet, sentence by sentence: each is told where it holds, and only there.

The numbers are those of the rulebook: the page takes its own from the engine.
"""

from collections.abc import Callable
from functools import cache
from itertools import product

import pytest

from engine.planet.animals import ANIMALS
from engine.planet.objectives import OBJECTIVES
from engine.planet.options import PLAYERS, Options
from tests.ui.document import Element, read
from tests.ui.statements import untold
from ui.planet.rulebook import rules_for, sections
from ui.planet.words import animal_name, wish
from ui.rulebook import Section

Holds = Callable[[Options], bool]
SWITCH = (False, True)
GAMES = [
    Options(players, 0, beginners, hidden)
    for players, beginners, hidden in product(PLAYERS, SWITCH, SWITCH)
]


@cache
def all_sections(options: Options) -> dict[str, Section]:
    return {each.place: each for each in sections(options)}


@cache
def section(options: Options, place: str) -> Element | None:
    """A section as it is read; None if it does not hold for this game."""
    found = all_sections(options)
    if place not in found:
        return None
    return read(f"<div>{found[place].words}{found[place].pictures or ''}</div>")


@cache
def words(options: Options, place: str) -> str:
    found = section(options, place)
    return "" if found is None else " ".join(found.text.split())


def told(options: Options, place: str, sentence: str) -> bool:
    return sentence in words(options, place)


def always(_options: Options) -> bool:
    return True


def players(number: int) -> Holds:
    return lambda options: options.players == number


def beginners(options: Options) -> bool:
    return options.beginners


def objectives(options: Options) -> bool:
    return not options.beginners


def hidden(options: Options) -> bool:
    return options.hidden_animals


def all_open(options: Options) -> bool:
    return not options.hidden_animals


# Where, what, and for which games.
STATEMENTS: list[tuple[str, str, Holds]] = [
    ("game", "Everybody has a planet with 12 faces. In 12 rounds you cover it", always),
    ("game", "with continents: one tile a round.", always),
    ("game", "Whoever has the most points wins.", always),
    ("game", "A covered planet, seen from one side", always),
    ("game", "Animals come to the planet that suits them best", always),
    ("game", "A secret objective gives points for the land of one habitat.", objectives),
    ("game", "Anyone may look at anyone’s planet at any time.", always),
    # before the game
    ("setup", "The 50 continents are shuffled into 10 stacks of 5, face down", always),
    ("setup", "one for each of the first 10 rounds.", always),
    ("setup", "20 of the 45 animals are dealt to the rounds.", always),
    ("setup", "All of them lie open:", all_open),
    ("setup", "from round 3 on gets an open one and one that lies face down:", hidden),
    ("setup", "gets one of the 5 objectives, in secret: nobody else sees it", objectives),
    ("setup", "The youngest starts: the table says who that is.", always),
    # a round
    ("round", "The stack of the round is opened: 5 continents, for all to see.", always),
    ("round", "From the first player on, clockwise, everybody takes one", always),
    ("round", "puts it on a free face of their planet.", always),
    ("round", "It may be turned in any of the 5 ways.", always),
    ("round", "The stack of a round, opened", always),
    ("round", "No edge has to match.", always),
    ("round", "Once it is put down, a continent never moves or turns again.", always),
    ("round", "3 continents are left over, and go face down to the stack of", players(2)),
    ("round", "2 continents are left over, and go face down to the stack of", players(3)),
    ("round", "1 continent is left over, and goes face down to the stack of", players(4)),
    ("round", "the stack of round 11 until that has 5, then to the stack of round 12", always),
    ("round", "until that has 5, then to the box.", always),
    (
        "round",
        "round 11 is full after round 2, and the stack of round 12 after round 4.",
        players(2),
    ),
    (
        "round",
        "round 11 is full after round 3, and the stack of round 12 after round 5.",
        players(3),
    ),
    (
        "round",
        "round 11 is full after round 5, and the stack of round 12 after round 10.",
        players(4),
    ),
    ("round", "26 continents go to the box in all.", players(2)),
    ("round", "14 continents go to the box in all.", players(3)),
    ("round", "2 continents go to the box in all.", players(4)),
    ("round", "Our ruling: what is left over keeps the order of its stack.", always),
    ("round", "it stays open knowledge what lies in the last 2 stacks", always),
    ("round", "From round 3 on, each animal of the round goes to the best planet.", always),
    ("round", "The player to the left begins the next round.", always),
    # areas and regions
    ("regions", "Every continent has 5 areas", always),
    ("regions", "A continent shows 2 or 3 of them.", always),
    *(("regions", name, always) for name in ("Ocean", "Forest", "Mountain", "Desert", "Glacier")),
    (
        "regions",
        "Areas touch when they share an edge: neighbours on the same continent, and areas that "
        "meet across the edge between continents.",
        always,
    ),
    ("regions", "Corners do not count.", always),
    ("regions", "A region is all areas of one habitat that are connected.", always),
    ("regions", "A single area is a region too.", always),
    (
        "regions",
        "A face without a continent is nothing: it touches nothing and spoils nothing.",
        always,
    ),
    ("regions", "A full planet has 60 areas.", always),
    (
        "regions",
        "The numbers say how large each region is: here they are ocean 2, ocean 1, forest "
        "8, mountain 1 and glacier 3.",
        always,
    ),
    # what animals want
    ("wishes", "From round 3 on, at the end of each round, every animal of that round", always),
    ("wishes", "The most regions of a habitat: the number of separate regions counts.", always),
    ("wishes", "These are the kinds of wishes:", always),
    (
        "wishes",
        "The largest region of a habitat that touches another one: it has to touch at "
        "least one area of the other habitat.",
        always,
    ),
    (
        "wishes",
        "The largest region of a habitat that does not touch another one: it must not touch any "
        "area of the other habitat.",
        always,
    ),
    ("wishes", "The size of a region is the number of its areas.", always),
    ("wishes", "A planet without such a region never wins the animal.", always),
    ("wishes", "Our ruling: of the regions that touch, or do not touch, the largest", always),
    # ties
    ("ties", "Where planets tie for the best, or none suits it", always),
    ("ties", "goes to the bottom of the next round’s animals.", always),
    ("ties", "It may travel on again from there.", always),
    ("ties", "In round 12 nothing travels on:", always),
    ("ties", "A tie for the most regions, or no planet that suits: nobody gets", always),
    (
        "ties",
        "A tie for the largest region: only the tied compare their second-largest region "
        "that suits",
        always,
    ),
    ("ties", "and only those still tied the next one.", always),
    ("ties", "A region that is missing counts 0.", always),
    ("ties", "Still tied after 3 regions, nobody gets the animal.", always),
    ("ties", "An example: two planets each have a forest of 9 that touches a glacier.", always),
    (
        "ties",
        "One of them also has a forest of 5 that touches a glacier, the other one has no second "
        "one. The first one gets the fox.",
        always,
    ),
    ("ties", "Our ruling: sizes are compared", always),
    ("ties", "The French one only asks who has another region that suits.", always),
    # objectives
    (
        "objectives",
        "Your objective names a habitat. It gives points for the number of areas of that "
        "habitat on your whole",
        objectives,
    ),
    ("objectives", "Ocean16 to 18 areas 2 points", objectives),
    ("objectives", "Glacier11 to 13 areas 2 points", objectives),
    ("objectives", "23 areas or more 10 points", objectives),
    ("objectives", "Fewer areas give nothing.", objectives),
    ("objectives", "Objectives stay secret until the end.", objectives),
    ("objectives", "You may look at your own at any time.", objectives),
    ("objectives", "Our ruling: areas are counted", objectives),
    (
        "objectives",
        "The Dutch one says regions, but its example counts areas.",
        objectives,
    ),
    # the end
    ("end", "The game ends after round 12, when all planets are covered", always),
    ("end", "Every animal is worth 1 point.", beginners),
    ("end", "Everybody shows their objective, and gets its points.", objectives),
    ("end", "An animal is worth 2 points, but less if it lives in the habitat", objectives),
    ("end", "habitat of your objective: then it is worth 1.", objectives),
    ("end", "Animals give their points whether or not the objective gave any.", objectives),
    ("end", "An animal lives in the habitat that its wish names first.", objectives),
    ("end", "The most points win.", always),
    ("end", "A tie goes to whoever has more animals. If that is a tie too, the victory", always),
    # variants
    ("beginners", "This game is played this way.", beginners),
    ("beginners", "This is a variant: it can be chosen before a game.", objectives),
    ("beginners", "There are no objectives, and every animal is worth 1 point.", always),
    ("beginners", "It is meant for a first game, and for children.", always),
    ("hidden", "This game is played this way.", hidden),
    ("hidden", "This is a variant: it can be chosen before a game.", all_open),
    ("hidden", "Of the 20 animals, 10 lie open in a row and 10 face down", always),
    ("hidden", "One animal lies open, one face down", always),
    ("hidden", "one of each row for every round from 3 to 12.", always),
    ("hidden", "At the end of every round, from the first on, the next", always),
    *(("hidden", f"End of round {end} animal of round {end + 2}", always) for end in range(1, 11)),
    ("hidden", "Our ruling: the rulebook calls this 3 rounds ahead", always),
    # animals, and what is ours
    ("animals", "An animal lives in the habitat that its wish names first", always),
    (
        "components",
        "These rules are told in our own words, after the rulebook in Dutch and French.",
        always,
    ),
    ("components", "What it leaves open is marked as our ruling.", always),
    (
        "components",
        "The rulebook prints neither the continents nor the cards, so some of them are our own "
        "design.",
        always,
    ),
    ("components", "The continents are ours: the box has other ones.", always),
    ("components", "Of the animals some are known, with what they want.", always),
    ("components", "Most animals’ wishes are our choice", always),
    ("components", "our choice for Mountain and Ocean.", objectives),
    ("components", "The others fit what is known of the box.", objectives),
    ("components", "from Fluent Emoji by Microsoft, under the MIT licence.", always),
    ("components", "The walrus and all other drawings are our own.", always),
]


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
    for each in sections(options):
        stated = [
            text for place, text, holds in STATEMENTS if place == each.place and holds(options)
        ]
        found = section(options, each.place)
        assert found is not None
        assert untold(found, [*stated, *told_below(each.place)]) == [], each.place


@pytest.mark.parametrize("options", GAMES)
def test_the_animals_of_each_round_are_counted(options):
    counts = (0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)
    if not options.hidden_animals:
        counts = (0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3)
    for number, count in enumerate(counts, 1):
        animals = "1 animal" if count == 1 else f"{count} animals"
        assert told(options, "setup", f"Round {number} {animals}")


def test_every_animal_stands_below_its_habitat_with_its_wish():
    found = section(Options(), "animals")
    assert found is not None
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
