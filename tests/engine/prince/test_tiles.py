"""The 80 tiles of Make Me a Planet: the table, its validator and the published data."""

import json
import re
from collections import Counter

import pytest

from engine import prince
from engine.game import GameError
from engine.prince.tiles import BACKS, FACES, KINDS, OBJECTS, TILES, check, read_faces

# The list of the rules, in its own shorthand: "=" and "as" stand for repeats.
CORE = """
C01 baobab 2W B; C02 baobab fox 2W; C03 baobab 2G; C04 volcano 2lamp; C05 volcano lamp fox W;
C06 volcano lamp G; C07 volcano lamp snake W; C08 volcano snake; C09 3lamp fox; C10 rose 2lamp;
C11 2lamp box; C12 2lamp snake; C13 box 2W; C14 box W; C15 box G; C16 W; C17 elephant;
C18 = C06; C19 = C07; C20 = C08
"""
RISING = """
U01 baobab sunset elephant; U02 baobab sunset G; U03 baobab rose star; U04 baobab G B;
U05 baobab star B; U06 volcano 2lamp star; U07 volcano sunset lamp fox G; U08 volcano lamp W G;
U09 volcano sunset lamp elephant W; U10 volcano sunset lamp snake W; U11 volcano 2star;
U12 volcano 2star G; U13 3lamp snake; U14 sunset rose 2lamp; U15 sunset 2lamp fox; U16 lamp 2W;
U17 lamp 2box; U18 box W; U19 sunset fox; U20 sunset elephant
"""
FALLING = "D01 baobab sunset G; D02 baobab sunset snake; " + "; ".join(
    f"D{number:02} = U{number:02}" for number in range(3, 21)
)
CHARACTERS = {  # copies, and big stars on each
    "vain_man": (2, 1),
    "geographer": (2, 1),
    "astronomer": (2, 0),
    "king": (1, 2),
    "lamplighter": (2, 1),
    "hunter": (2, 1),
    "drunkard": (1, 1),
    "businessman_white": (1, 0),
    "businessman_grey": (1, 1),
    "businessman_brown": (1, 2),
    "gardener": (2, 2),
    "turkish_astronomer": (2, 1),
    "little_prince": (1, 0),
}
THINGS = {"baobab": 13, "volcano": 22, "sunset": 18, "rose": 5, "lamp": 46, "box": 10, "star": 34}
ANIMALS = {"fox": 9, "elephant": 6, "snake": 10}
SHEEP = {"sheep_white": 23, "sheep_grey": 15, "sheep_brown": 5}
TOTALS = THINGS | ANIMALS | SHEEP
SHORT = {"W": "sheep_white", "G": "sheep_grey", "B": "sheep_brown"}


def listed() -> dict[str, dict[str, int]]:
    """What the list of the rules shows on each planet tile."""
    faces: dict[str, dict[str, int]] = {}
    for entry in f"{CORE};{RISING};{FALLING}".split(";"):
        name, *words = entry.split()
        if words[0] == "=":
            faces[name] = faces[words[1]]
        else:
            pairs = [pair for word in words for pair in re.findall(r"^(\d?)(\w+)$", word)]
            assert len(pairs) == len(words)
            faces[name] = {SHORT.get(word, word): int(count or 1) for count, word in pairs}
    return faces


def test_the_planet_tiles_are_those_of_the_list() -> None:
    found = {name: dict(tile.objects) for name, tile in TILES.items() if tile.kind != "character"}
    assert found == listed()
    assert len(found) == 60


def test_the_characters_have_their_copies_and_stars_and_nothing_else() -> None:
    tiles = [tile for tile in TILES.values() if tile.kind == "character"]
    assert Counter(t.character for t in tiles) == {c: n for c, (n, _) in CHARACTERS.items()}
    for tile in tiles:
        stars = CHARACTERS[str(tile.character)][1]
        assert dict(tile.objects) == ({"star": stars} if stars else {})


def test_there_are_80_tiles_in_four_piles_of_20() -> None:
    assert len(TILES) == 80
    assert Counter(tile.kind for tile in TILES.values()) == dict.fromkeys(KINDS, 20)


def test_the_totals_over_the_80_are_those_of_the_rules() -> None:
    totals: Counter[str] = Counter()
    for tile in TILES.values():
        totals.update(tile.objects)
    assert totals == TOTALS
    on_characters = [t.objects.get("star", 0) for t in TILES.values() if t.kind == "character"]
    assert sum(on_characters) == 20


def test_rising_and_falling_differ_in_one_tile_only() -> None:
    rising, falling = (
        Counter(tuple(sorted(t.objects.items())) for t in TILES.values() if t.kind == kind)
        for kind in ("rising", "falling")
    )
    assert (rising - falling).total() == (falling - rising).total() == 1


def test_a_tile_shows_at_most_one_baobab_and_knows_it() -> None:
    for tile in TILES.values():
        assert tile.objects.get("baobab", 0) == int(tile.baobab)


def test_the_back_of_a_tile_tells_only_its_kind() -> None:
    for kind, back in BACKS.items():
        assert (back.id, back.kind) == ("?", kind)
        assert not back.objects
        assert back.character is None


# --- the validator ---


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("C16 W\n", "\n", "The core pile has 19 tiles, not 20."),
        ("C16 W\n", "U21 W\n", "The core pile has 19 tiles, not 20."),
        ("C16 W\n", "C15 W\n", "Two tiles have the same name."),
        ("C16 W\n", "C160 W\n", "C160 is no name for a core tile."),
        ("C16 W\n", "X16 W\n", "X16 is no name for a tile."),
        ("C16 W\n", "C16 2-W\n", "C16 shows an unknown object: 2-W."),
        ("C16 W\n", "C16 tree\n", "C16 shows an unknown object: tree."),
        ("C16 W\n", "C16 0W\n", "C16 shows an unknown object: sheep_white."),
        ("C16 W\n", "C16 2baobab\n", "C16 shows more than one baobab."),
        ("C16 W\n", "C16 king\n", "C16 needs a character if it is a character tile."),
        ("P05 astronomer ", "P05 ", "P05 needs a character if it is a character tile."),
        ("P05 astronomer ", "P05 pilot ", "P05 shows an unknown object: pilot."),
        ("P05 astronomer ", "P05 astronomer fox ", "P05 is a character and shows more than stars."),
    ],
)
def test_a_table_that_cannot_be_played_with_is_refused_in_a_sentence(
    old: str, new: str, sentence: str
) -> None:
    assert FACES.count(old) == 1
    with pytest.raises(GameError) as error:
        check(read_faces(FACES.replace(old, new)))
    assert str(error.value) == sentence


def test_a_corrected_table_that_keeps_to_the_rules_is_accepted() -> None:
    tiles = read_faces(FACES.replace("C16 W\n", "C16 rose 2star\n"))
    check(tiles)
    corrected = next(tile for tile in tiles if tile.id == "C16")
    assert corrected.objects == {"rose": 1, "star": 2}


# --- the published data ---


def test_the_data_has_the_published_form_to_the_letter() -> None:
    data = prince.data()
    assert list(data) == ["tiles"]
    first, character = data["tiles"][0], data["tiles"][60]
    assert json.dumps(first, separators=(",", ":")) == (
        '{"id":"C01","kind":"core","objects":{"baobab":1,"sheep_white":2,"sheep_brown":1}}'
    )
    assert json.dumps(character, separators=(",", ":")) == (
        '{"id":"P01","kind":"character","character":"vain_man","objects":{"star":1}}'
    )


def test_the_data_holds_every_tile_with_known_words_only() -> None:
    tiles = prince.data()["tiles"]
    kinds = dict(zip("CUDP", KINDS, strict=True))
    names = [f"{letter}{number:02}" for letter in "CUDP" for number in range(1, 21)]
    assert [tile["id"] for tile in tiles] == names
    for tile in tiles:
        keys = {"id", "kind", "objects"} | ({"character"} if tile["kind"] == "character" else set())
        assert set(tile) == keys
        assert tile["kind"] == kinds[tile["id"][0]]
        assert set(tile["objects"]) <= set(TOTALS)
        assert all(type(count) is int and count > 0 for count in tile["objects"].values())
        assert tile.get("character", "king") in CHARACTERS
    assert set(OBJECTS) == set(TOTALS)


def test_the_data_is_the_readers_own_and_changing_it_changes_no_tile() -> None:
    data = prince.data()
    data["tiles"][0]["objects"]["baobab"] = 5
    assert TILES["C01"].objects["baobab"] == 1
