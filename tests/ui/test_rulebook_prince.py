"""The rules of Make Me a Planet, sentence by sentence: each is told where it holds, and only there.

The numbers are those of the rulebooks: the page takes its own from the engine.
"""

from itertools import product

import pytest

from engine.prince.options import EDITIONS, PLAYERS, Options
from engine.prince.tiles import CHARACTERS
from tests.ui.statements import Reader, untold
from tests.ui.told_of_prince import STATEMENTS
from ui.prince import rulebook
from ui.prince.rulebook import rules_for
from ui.prince.words import character_name, character_wish

GAMES = [
    Options(players, 0, edition, hidden)
    for players, edition, hidden in product(PLAYERS, EDITIONS, (False, True))
]


# There are two of all other characters.
ONCE = {
    *("king", "drunkard", "little_prince"),
    *("businessman_white", "businessman_grey", "businessman_brown"),
}


READER = Reader[Options](rulebook, STATEMENTS)


@pytest.mark.parametrize(
    ("place", "sentence", "holds"),
    STATEMENTS,
    ids=[f"{place}: {text}" for place, text, _ in STATEMENTS],
)
def test_a_rule_is_told_where_it_holds_and_only_there(place, sentence, holds):
    for options in GAMES:
        assert READER.is_told(options, place, sentence) == holds(options), options
    assert any(map(holds, GAMES))


def test_each_character_is_called_as_in_its_edition_and_has_its_wish_and_picture():
    for options in GAMES:
        cast = READER.sections(options)["characters"]
        for name in CHARACTERS:
            heading = cast.by_id(f"rule-{name}")
            assert heading is not None
            assert heading.text == character_name(name, options.edition)
            entry = heading.parent
            assert entry is not None
            assert character_wish(name, options.edition) in entry.text
            assert entry.parent is not None
            assert any("tile" in str(e.get("class")).split() for e in entry.parent.all())
            count = 1 if name in ONCE else 2
            assert entry.text.endswith(f"{count} in the pile")


@pytest.mark.parametrize("options", GAMES)
def test_every_sentence_of_the_rules_is_one_of_these_statements(options):
    for place, section in READER.sections(options).items():
        stated = READER.stated(options, place)
        if place == "characters":  # their names and numbers: see above
            stated += [character_name(name, options.edition) for name in CHARACTERS]
            stated += ["1 in the pile", "2 in the pile"]
        assert untold(section, stated) == [], place


@pytest.mark.parametrize("options", GAMES)
def test_no_word_of_the_other_edition_is_told(options):
    text = " ".join(
        section.text
        for place, section in READER.sections(options).items()
        if place not in ("tiles", "reading")
    )
    other = {"2013": ("yellow", "blue", "Bottle"), "2025": ("grey", "brown", "Grey", "Drunkard")}
    stars = "The 2025 rulebook calls them yellow stars. Its blue star"
    for word in other[options.edition]:
        assert word not in text.replace(stars, "")


def test_the_first_line_says_whose_rules_these_are():
    assert rules_for(Options(3, 0, "2025")) == "The rules for 3 players, edition 2025."
    assert (
        rules_for(Options(2, 0, "2013", True))
        == "The rules for 2 players, edition 2013, with hidden characters."
    )
