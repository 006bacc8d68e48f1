"""What is clear at a glance: wishes as pictures, what is lit and what is not, and what was seen."""

import re
from random import Random

import pytest

from engine.planet.planet import BARE, Planet
from engine.planet.solid import ACROSS, EDGES, TOP, area_at
from engine.planet.tiles import TILES
from engine.prince.scoring import RULES
from tests.ui.document import Element, read
from tests.ui.planet.guest import Guest
from tests.ui.visitor import Visitor
from ui.planet.picture import border_lines
from ui.prince.wish import wish_picture


@pytest.mark.parametrize("edition", ["2013", "2025"])
def test_every_character_has_its_wish_as_a_picture(edition):
    wishes = {character: read(wish_picture(character, edition)) for character in RULES}
    assert len({wish.text + str(pictures_in(wish)) for wish in wishes.values()}) == len(RULES)
    assert (wishes["vain_man"].text, pictures_in(wishes["vain_man"])) == ("4×", ["snake"])
    assert (wishes["king"].text, pictures_in(wishes["king"])) == ("147", ["rose"] * 3)
    grey = {"2013": "sheep_grey", "2025": "sheep_yellow"}[edition]
    assert pictures_in(wishes["businessman_grey"]) == [grey]


def pictures_in(wish: Element) -> list[str]:
    """What a wish is drawn with, by the names of the pictures."""
    sources = [str(each.get("src")) for each in wish.all() if each.tag == "img"]
    return [source.rpartition("/")[2].removesuffix(".webp") for source in sources]


def test_a_character_on_offer_shows_its_wish():
    visitor = Visitor().begin(3, deal=11)
    visitor.tap("draw character")
    offered = visitor.page.by_id("offer")
    assert offered is not None
    wishes = [each for each in offered.all() if each.get("class") == "wanted-things"]
    assert len(wishes) == len(visitor.choices("select"))


def test_what_is_lit_for_a_line_goes_out_when_a_tile_is_chosen():
    visitor = Visitor().begin(3, deal=11)
    visitor.tap("draw core")
    visitor.tap(visitor.choices("line")[0])
    assert [text.split()[0] for text in pressed(visitor)] == ["line"]
    visitor.tap(visitor.choices("select")[0])
    assert [text.split()[0] for text in pressed(visitor)] == ["select"]


def pressed(visitor: Visitor) -> list[str]:
    """What is chosen and lit, by what its button carries."""
    found = [e for e in visitor.page.all() if e.get("aria-pressed") == "true"]
    return [str(e.get("data-ui")) for e in found]


def test_while_a_pile_is_chosen_what_was_seen_is_no_pile():
    visitor = Visitor().begin(3, deal=11)
    visitor.tap("draw core")
    while "draw" not in {text.split()[0] for text in visitor.offered("data-do")}:
        visitor.act(Random(1))
    back = visitor.page.by_id("pile-core")
    assert back is not None
    assert back.get("class") == "seen-of"
    assert visitor.choices("pile")


def test_regions_that_grow_are_outlined_where_they_end_and_keep_their_colours():
    guest = Guest().begin(2, deal=5).play_to_round(6)
    guest.tap(guest.choices("select")[0])
    outlined = []
    for aim in guest.choices("aim"):
        guest.tap(aim)
        outlined += re.findall(r'<path class="lit" d="([^"]*)"/>', guest.update.html)
    assert outlined
    assert not any("Z" in lines for lines in outlined)  # lines alone: nothing is filled


def test_an_outline_runs_round_a_region_and_is_open_where_it_goes_on():
    tile = TILES["T01"]
    planet = BARE.place(tile, TOP, 0)
    for habitat, edges in tile.strips[0]:
        size = edges.bit_count()
        assert lines_of(planet, edges << EDGES * TOP, TOP) == size + 2 * (size < EDGES)
        edge = edges.bit_length() - 1
        beyond, there = divmod(ACROSS[area_at(TOP, edge)], EDGES)
        other = next(
            (each, turn)
            for each in TILES.values()
            for turn in range(EDGES)
            if each is not tile and each.at(there, turn) == habitat
        )
        both = planet.place(other[0], beyond, other[1])
        region = next(
            areas for areas, _ in both.regions[habitat] if areas >> area_at(TOP, edge) & 1
        )
        assert lines_of(both, region, TOP) == size - 1 + 2 * (size < EDGES)


def lines_of(planet: Planet, lit: int, face: int) -> int:
    """How many lines an outline has on a face."""
    drawn = str(border_lines(planet, lit, face, 0))
    return drawn[drawn.index('class="lit"') :].count("M")


def test_while_the_objective_is_held_its_button_keeps_what_it_says():
    guest = Guest().begin(2, deal=5).play_to_round(3)
    closed = guest.page.by_id("objective")
    assert closed is not None
    guest.hold()
    held = guest.page.by_id("objective")
    assert held is not None
    seen = [each.text for each in held.all() if each.tag in ("b", "small")]
    assert seen[:2] == ["Objective", "hold to see"]
    assert [each.get("class") for each in held.all()].count("in-sight") == 1
    assert "in-sight" not in [each.get("class") for each in closed.all()]


@pytest.mark.parametrize(("visitor", "hill"), [(Visitor, "hill"), (Guest, "globe-hill")])
def test_each_game_has_a_curtain_of_its_own(visitor, hill):
    guest = visitor().begin(2, deal=5)
    while guest.screen != "curtain":
        guest.act(Random(5))
    assert f"/{hill}.webp" in guest.update.html


def test_the_large_planet_carries_the_name_of_its_owner():
    for visitor in (Visitor().begin(3, deal=5), Guest().begin(3, deal=5)):
        visitor.open()
        whose = [each for each in visitor.page.all() if "who" in str(each.get("class")).split()]
        assert any("Ada" in each.text for each in whose)
