"""What is clear at a glance: wishes as pictures, what is lit and what is not, and what was seen."""

from random import Random

import pytest

from engine.prince.scoring import RULES
from tests.ui.document import Element, read
from tests.ui.visitor import Visitor
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
