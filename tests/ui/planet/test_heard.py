"""A planet can be planned by ear: what faces, tiles and animals are called, and what is said."""

import re
from html import unescape
from random import Random

import pytest

from engine.planet.objectives import OBJECTIVES
from engine.planet.solid import AROUND, EDGES, FACES
from engine.planet.tiles import TILES
from tests.engine.planet.helpers import painted
from tests.ui.document import Element, heard
from tests.ui.planet.guest import Guest
from ui.planet.faces import covered_face_words, edges_of, face_name, free_face_words
from ui.words import points_words

pytestmark = pytest.mark.long

FACE = re.compile(r"Face (?:1[0-2]|[1-9])\b")
HABITAT = re.compile("ocean|forest|mountain|desert|glacier")


def faces(guest: Guest) -> list[Element]:
    """The faces of the own planet that are heard, in the order of their numbers."""
    found = [e for e in heard_elements(guest.page) if e.get("data-face")]
    return sorted(found, key=lambda e: int(str(e.get("data-face"))))


def heard_elements(element: Element) -> list[Element]:
    """Everything but what is hidden from hearing."""
    if element.get("aria-hidden") == "true":
        return []
    inside = [e for e in element.children if isinstance(e, Element)]
    return [element, *(each for child in inside for each in heard_elements(child))]


def names_of_faces(guest: Guest) -> dict[int, str]:
    """What the faces are called, by their numbers: read quickly, for whole games."""
    found = r'data-face="(\d+)"(?: aria-label="|><span class="unseen">)([^<"]*)'
    names = re.findall(found, guest.update.html)
    assert len(names) == FACES
    return {int(face): unescape(name) for face, name in names}


def check_faces(guest: Guest) -> None:
    """Each of the twelve is heard once, by a name of its own, with its neighbours in order."""
    names = names_of_faces(guest)
    assert len(set(names.values())) == len(names) == FACES
    for face, name in names.items():
        told = FACE.findall(name)
        assert told == [face_name(face), *map(face_name, AROUND[face])]


def check_turns(guest: Guest) -> None:
    """Every turn is said anew: which habitat now lies at which edge."""
    tile, face = (guest.offered("data-do")[0].split()[n] for n in (1, 2))
    said = []
    for turn in range(EDGES):
        name = names_of_faces(guest)[int(face.removeprefix("f"))]
        words = name.partition(" Your tile")[0]
        edges = [HABITAT.findall(part)[0] for part in words.partition(": ")[2].split(", ")]
        assert edges == [TILES[tile].at(edge, turn) for edge in range(EDGES)]
        assert guest.said.startswith(words)
        said.append(guest.said)
        guest.tap("turn")
    assert len(set(said)) == EDGES
    assert guest.said == said[0]


@pytest.mark.parametrize(("players", "beginners"), [(2, True), (3, False)])
def test_in_every_state_of_a_game_faces_tell_their_neighbours_and_turns_are_said(
    players, beginners
):
    guest = Guest().begin(players, beginners=beginners, deal=31)
    rng = Random(31)
    turned = 0
    while guest.screen != "result":
        if guest.screen == "table":
            check_faces(guest)
            if guest.offered("data-do"):
                check_turns(guest)
                turned += 1
        guest.step(rng)
    assert turned == 12 * players


def test_a_face_tells_what_lies_beyond_each_edge():
    planet = painted({0: "OFMDG", 2: "GGGGG", 6: "DDDOD"})
    edges = edges_of(planet)
    assert free_face_words(1, edges[1][1], "") == (
        "Face 2: free. Clockwise it touches ocean on Face 1, nothing on Face 6, "
        "nothing on Face 11, ocean on Face 7, glacier on Face 3."
    )
    assert covered_face_words(2, *edges[2]) == (
        "Face 3, clockwise: glacier beside forest on Face 1, glacier beside nothing on Face 2, "
        "glacier beside desert on Face 7, glacier beside nothing on Face 8, "
        "glacier beside nothing on Face 4."
    )
    assert "glacier joins Face 1" in covered_face_words(
        2, *edges_of(painted({0: "OGOOO", 2: "GGGGG"}))[2]
    )


def test_what_joins_is_said_with_the_sizes():
    guest = Guest().begin(2, beginners=True, deal=3).play_to_round(6)
    guest.tell("close")
    joins = 0
    for action in [str(a) for a in guest.game.legal()][::7]:
        guest.choose(action)
        joins += " joins " in guest.said and "(was " in guest.said
        assert (" joins " in guest.said) == ("(was " in guest.said)
        guest.app.ui("cancel")
        guest.draw()
    assert joins


def test_after_a_turn_only_what_it_changes_is_said():
    guest = Guest().begin(2, beginners=True)
    guest.tap("aim f3")
    guest.tap(guest.choices("select")[0])
    assert guest.said.endswith("Ada, turn the tile, then put it down.")
    guest.tap("turn")
    assert "put it down" not in guest.said
    assert "Regions: " in guest.said


def test_the_own_objective_is_heard_at_first_sight_and_stays_until_one_goes_on():
    guest = Guest().begin(2)
    guest.open()
    habitat = guest.game.view(0).objectives[0]
    assert habitat is not None
    assert f"Your objective: {habitat}. " in guest.said
    for band in OBJECTIVES[habitat]:
        assert str(band.least) in guest.said
        assert points_words(band.points) in guest.said
    guest.tap("deck")
    guest.tap("close")
    assert "go-on" in guest.update.html
    guest.tap("close")
    assert "go-on" not in guest.update.html
    assert "objective" not in guest.said


def test_tiles_of_the_offer_tell_their_five_areas_in_order():
    guest = Guest().begin(4, beginners=True, deal=5)
    for select in guest.choices("select"):
        tile = TILES[select.split()[1]]
        name = guest.label(f"tile-{tile.id}")
        assert HABITAT.findall(name) == list(tile.areas)
        assert "clockwise from its first edge" in name


def test_a_face_that_only_shows_the_tile_says_so_and_what_plays_it():
    guest = Guest().begin(2, beginners=True)
    assert "show your tile" not in guest.label("net-f3")
    guest.tap("aim f3")
    assert "chosen for your tile" in guest.label("net-f3")
    guest.tap(guest.choices("select")[0])
    assert "only shown here" in guest.label("net-f3")
    step = guest.page.by_id("step")
    assert step is not None
    assert f"“{step.text}” plays it" in guest.label("net-f3")
    assert "free, show your tile here" in guest.label("net-f4")


def test_the_globe_and_the_net_are_one_planet_to_the_ear_and_the_keyboard():
    guest = Guest().begin(2, beginners=True)
    for view, picture in (("net", "globe"), ("globe", "net")):
        assert {str(face.get("id")).partition("-")[0] for face in faces(guest)} == {view}
        for face in range(FACES):
            hidden = guest.page.by_id(f"{picture}-f{face}")
            assert hidden is not None
            assert hidden.get("tabindex") == "-1"
        guest.tap("flat")
    guest.tap("look 1")
    assert guest.dialog is not None
    looked_at = [e for e in heard_elements(guest.dialog) if e.get("data-face")]
    assert len(looked_at) == FACES


def test_a_planet_that_is_looked_at_turns_to_the_face_that_is_pressed():
    guest = Guest().begin(2, beginners=True)
    guest.tap("look 1")
    guest.tap("front f7")
    globe = guest.page.by_id("look-globe")
    assert globe is not None
    assert globe.get("data-front") == "7"


def test_a_face_has_one_name_on_the_planet_in_the_sentence_and_in_the_log():
    guest = Guest().begin(2, beginners=True)
    action = str(guest.game.legal()[0])
    tile = TILES[action.split()[1]]
    guest.choose(f"take {tile.id} f8 t2")
    assert guest.said.startswith("Face 9, clockwise: ")
    guest.tap(guest.offered("data-do")[0])
    first, *rest = (tile.at(edge, 2) for edge in range(EDGES))
    laid = f"Ada puts a tile on Face 9: {first} to Face 12, then clockwise {', '.join(rest)}."
    assert laid in guest.said
    guest.tap("menu")
    guest.tap("log")
    assert laid in [e.text for e in guest.page.all() if e.tag == "li"]


def test_the_sizes_of_regions_are_told_where_they_are_asked_for():
    guest = Guest().begin(2, beginners=True, deal=3).play_to_round(4)
    guest.tell("close")
    covered = guest.choices("show")[0].replace("show ", "net-")
    assert "Regions: " not in guest.label(covered)
    guest.tap("sizes")
    assert "Regions: " in guest.label(covered)


def test_a_covered_face_is_told_when_it_is_pressed():
    guest = Guest().begin(2, beginners=True, deal=3).play_to_round(4)
    guest.tell("close")
    guest.tap(show := guest.choices("show")[0])
    face = face_name(int(show.removeprefix("show f")))
    assert guest.said.startswith(f"{face}: ")
    assert "Regions: " in guest.said


def test_an_animal_that_is_pressed_is_told_with_the_regions_that_suit_it():
    guest = Guest().begin(2, beginners=True, deal=3).play_to_round(6)
    guest.tell("close")
    told = set()
    for animal in guest.choices("animal"):
        guest.tap(animal)
        told |= {words for words in ("On your planet: ", "has nothing") if words in guest.said}
        if "On your planet: " in guest.said:
            assert FACE.findall(guest.said)
        guest.tap(animal)
    assert told == {"On your planet: ", "has nothing"}


def test_no_animal_is_told_twice():
    guest = Guest().begin(3, beginners=True, deal=3).play_to_round(8)
    guest.tell("close")
    dealt = guest.choices("animal")
    for animal in (None, *dealt):
        if animal:
            guest.tap(animal)
        names = [heard(e) for e in heard_elements(guest.page) if e.get("data-ui") in dealt]
        assert len(names) == len(set(names))
        if animal:
            guest.tap(animal)


def test_the_list_of_all_animals_can_be_read_in_words():
    guest = Guest().begin(3, beginners=True, deal=3).play_to_round(8)
    guest.tap("deck")
    assert guest.dialog is not None
    for item in (e for e in guest.dialog.all() if e.tag == "li"):
        assert re.search(r"regions|touching", heard(item))
        assert re.search(r"leads|tie|Nobody|nobody|since round", heard(item))


def test_the_objective_is_said_only_while_it_is_held():
    guest = Guest().begin(2)
    guest.open()
    habitat = guest.game.objectives[0]
    guest.tap("close")
    guest.hold()
    assert f"Your objective: {habitat}." in guest.said
    guest.tell("hold off")
    assert "objective" not in guest.said
