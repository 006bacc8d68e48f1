"""What the table of Planet tells: regions, animals, who leads and what a tile would change."""

import re
from random import Random

import pytest

from engine.planet import events as ev
from engine.planet.animals import ANIMALS, Animal
from engine.planet.life import Contest, contest
from engine.planet.options import Options
from engine.planet.rules import Game
from engine.planet.tiles import TILES
from tests.engine.planet.helpers import painted
from tests.ui.planet.guest import Guest
from tests.ui.visitor import NAMES
from ui.planet.log import told
from ui.planet.picture import sign
from ui.planet.preview import joined
from ui.planet.words import deciding, standing
from ui.scene import Player

PLAYERS = [Player(seat, name, seat) for seat, name in enumerate(NAMES[:3])]


def names_of(guest: Guest, verb: str) -> set[str]:
    return {text.split()[1] for text in guest.choices(verb)}


def test_a_tile_lights_up_what_it_joins_and_tells_its_size():
    planet = painted({0: "FFFFF", 1: "OOOOO"})
    tile = TILES["T09"]  # OOFFF
    found = {each.habitat: each for each in joined(planet, planet.place(tile, 2, 0), 2)}
    assert {habitat: (each.size, each.before) for habitat, each in found.items()} == {
        "ocean": (7, 5),
        "forest": (3, 0),
    }


def test_the_sentence_tells_the_regions_and_who_would_lead():
    guest = Guest().begin(2, beginners=True, deal=3).play_to_round(5)
    guest.choose(str(guest.game.legal()[0]))
    detail = guest.page.by_id("detail")
    assert detail is not None
    assert detail.text.startswith("Regions: ")
    assert detail.text in guest.said


def test_every_animal_of_the_game_is_in_view_from_the_first_round():
    guest = Guest().begin(4, deal=6)
    guest.open()
    dealt = {animal.id for row in guest.game.deal for animal in row}
    assert names_of(guest, "animal") == dealt


def test_hidden_animals_show_their_backs_until_they_are_turned_up():
    guest = Guest().begin(2, beginners=True, hidden_animals=True, deal=6)
    for number in range(1, 13):
        guest.play_to_round(number)
        chips = [e for e in guest.page.all() if e.get("class") == "chip"]
        backs = [e for e in chips if "lies face down" in str(e.get("aria-label"))]
        assert len(backs) == len(guest.game.face_down)


def test_each_animal_says_what_it_wants_and_who_leads():
    guest = Guest().begin(3, beginners=True, deal=7).play_to_round(8)
    view = guest.game.view(None)
    for number, row in enumerate(view.animals, 1):
        for animal in filter(None, row):
            label = guest.label(f"{'card' if number == 8 else 'chip'}-{animal.id}")
            now = contest(animal, view.planets, number == 12)
            assert standing(now, PLAYERS) in label


def test_who_leads_for_an_animal_to_come_is_seen_with_how_much():
    guest = Guest().begin(3, beginners=True, deal=7).play_to_round(5)
    view, tied = guest.game.view(None), 0
    for animal in (each for row in view.animals[5:] for each in row if each is not None):
        now, chip = (
            contest(animal, view.planets, last_round=False),
            guest.page.by_id(f"chip-{animal.id}"),
        )
        assert chip is not None
        marks = [each for each in chip.all() if "leads" in str(each.get("class")).split()]
        assert len(marks) == bool(now.seats)
        if now.seats:
            best, level = now.measures[now.seats[0]][0], len(now.seats) > 1
            assert marks[0].text == f"{'=' * level}{best}"
            tied += level
    assert tied


def test_who_leads_can_be_switched_off():
    guest = Guest().begin(3, beginners=True, deal=7).play_to_round(8)
    guest.tap("menu")
    guest.tap("settings")
    guest.tap("switch live_score")
    guest.tap("back")
    assert "leads" not in guest.update.html
    assert not [e for e in guest.page.all() if e.get("class") == "ranks"]
    guest.choose(str(guest.game.legal()[0]))
    assert "leads" not in guest.update.html


def test_animals_that_settled_are_told_with_the_reason_and_one_tap_goes_on():
    guest = Guest().begin(2, beginners=True, deal=9)
    greeted = 0
    rng = Random(9)
    while guest.screen != "result":
        before = guest.game.round_number
        guest.act(rng)
        if guest.screen == "table" and guest.game.round_number > max(before, 3):
            [panel] = [e for e in guest.page.all() if "ceremony" in str(e.get("class"))]
            awards = [a for a in guest.game.awards if a.round == before]
            assert sum("comes to" in e.text for e in panel.all() if e.tag == "li") == len(awards)
            guest.tap("close" if greeted % 2 else guest.choices("select")[0])
            assert "ceremony" not in guest.update.html
            greeted += 1
    assert greeted == 9


def travellers(game: Game) -> list[Animal]:
    """The animals that came to this round from earlier ones."""
    return [each for each in game.settling if each not in game.deal[game.round_number - 1]]


def test_an_animal_that_travels_on_is_told_and_stays_in_view():
    guest = Guest().begin(2, beginners=True, deal=1)
    rng = Random(1)
    while not (travelled := travellers(guest.game)):
        guest.step(rng)
    guest.open()
    for animal in travelled:
        assert "travelled" in guest.update.html
        assert f"card-{animal.id}" in guest.update.html


def test_what_came_from_an_earlier_round_has_a_sign_that_is_explained_as_long_as_there_is_one():
    guest, rng, seen = Guest().begin(2, beginners=True, deal=1), Random(1), set()
    while guest.game.round_number < 12:
        guest.play_to_round(guest.game.round_number + 1, rng)
        guest.tell("close")
        cards = [e for e in guest.page.all() if str(e.get("id")).startswith("card-")]
        signed = [card for card in cards if "↷" in card.text]
        assert len(signed) == len(travellers(guest.game))
        assert bool(signed) == ("↷from before" in guest.page.text)
        seen.add(bool(signed))
    assert seen == {True, False}


def test_above_the_cards_it_is_said_of_which_animals_one_gets_less():
    fewer = "1 if its first picture shows"
    for beginners in (False, True):
        guest = Guest().begin(2, beginners=beginners, deal=1)
        guest.open()
        assert (f"2 points; {fewer} your objective’s habitat." in guest.page.text) != beginners


def test_the_first_picture_of_a_wish_is_the_habitat_that_an_animal_lives_in():
    for animal in ANIMALS.values():
        drawn = sign(animal.rule, animal.habitat, animal.other)
        pieces = re.findall(r'x="(\d+)" y.*?#small-(\w+)', drawn)
        assert min(pieces, key=lambda piece: int(piece[0]))[1] == animal.habitat


def test_the_strip_of_rounds_says_what_it_shows():
    guest = Guest().begin(2, beginners=True, deal=1)
    [caption] = [e for e in guest.page.all() if e.get("class") == "by-round"]
    what, beside = (e.text for e in caption.all() if e.tag in {"span", "small"})
    assert what == guest.label("timeline") == "Animals at the end of each round"
    assert beside == "Beside each: who leads, with how much"


def test_the_sign_for_sizes_has_its_word():
    sizes = Guest().begin(2, beginners=True).page.by_id("sizes")
    assert sizes is not None
    assert sizes.text == "Sizes"
    assert sizes.text in str(sizes.get("aria-label"))


def test_a_tie_in_the_last_round_shows_the_numbers_that_decide():
    animal = ANIMALS["fox"]
    for measures, seats, told_of_each in (
        (((7,), (5,)), (0,), 1),
        (((3, 1), (3, 3)), (1,), 2),
        (((3, 1, 2), (3, 1, 1)), (0,), 3),
        (((3, 1), (3, 1)), (0, 1), 2),
        (((0,), (0,)), (), 1),
    ):
        assert deciding(Contest(animal, measures, seats)) == told_of_each


@pytest.mark.parametrize(
    ("kind", "measures", "seats", "words"),
    [
        (ev.Awarded, ((7,), (5,), (0,)), (0,), "Fox comes to Ada: 7 against 5."),
        (
            ev.Awarded,
            ((9, 5), (9,), (3,)),
            (0,),
            "Fox comes to Ada. Ada and Ben are tied: each has a region of 9. "
            "The second-largest region decides: 5 against 0.",
        ),
        (
            ev.Awarded,
            ((4, 3, 1), (4, 3, 2), (4, 1, 1)),
            (1,),
            "Fox comes to Ben. Ada, Ben and Cleo are tied: each has a region of 4. "
            "Ada and Ben are still tied: each has a second region of 3. "
            "The third-largest region decides: 2 against 1.",
        ),
        (
            ev.TravelledOn,
            ((5,), (5,), (0,)),
            (0, 1),
            "Fox: a tie at 5 between Ada and Ben, so it travels on.",
        ),
        (ev.TravelledOn, ((0,), (0,), (0,)), (), "Fox: no planet suits it, so it travels on."),
        (
            ev.Unclaimed,
            ((9, 5), (9, 5), (3,)),
            (0, 1),
            "Fox: Ada and Ben have equally large regions, down to the smallest (9 and 5), "
            "so nobody gets it.",
        ),
        (ev.Unclaimed, ((0,), (0,), (0,)), (), "Fox: no planet suits it, so nobody gets it."),
    ],
)
def test_what_becomes_of_an_animal_is_told_with_the_reason(kind, measures, seats, words):
    compared = contest(ANIMALS["fox"], [painted({}), painted({})], False)
    compared = compared._replace(measures=measures, seats=seats)
    event = kind(12, *seats[: kind is ev.Awarded], compared)
    assert told(event, PLAYERS, Options(3)) == words


@pytest.mark.parametrize(
    ("measures", "seats", "words"),
    [
        (((7,), (5,), (0,)), (0,), "Ada leads, 7 to 5."),
        (((4, 1), (4, 3), (2,)), (1,), "Ben leads by the second-largest region, 3 to 1."),
        (((4, 3, 1), (1,), (4, 3)), (0,), "Ada leads by the third-largest region, 1 to 0."),
        (((5,), (5,), (0,)), (0, 1), "A tie at 5: Ada and Ben."),
        (((1, 1, 1),) * 3, (0, 1, 2), "Ada, Ben and Cleo have equally large regions: 1, 1 and 1."),
    ],
)
def test_who_leads_is_a_sentence_after_ties_too(measures, seats, words):
    assert standing(Contest(ANIMALS["fox"], measures, seats), PLAYERS) == words


def test_any_planet_can_be_looked_at():
    guest = Guest().begin(4, beginners=True, deal=3).play_to_round(4)
    for seat in {0, 1, 2, 3} - {guest.game.turn}:
        guest.tap(f"look {seat}")
        assert guest.dialog is not None
        faces = [e for e in guest.dialog.all() if e.get("data-face")]
        assert len(faces) == 24
        guest.tap("close")


@pytest.mark.parametrize("beginners", [False, True])
def test_at_the_end_every_animal_has_a_line_and_so_has_an_objective(beginners: bool) -> None:
    guest = Guest().begin(3, beginners=beginners)
    guest.play_to_the_end()
    result = guest.kept_journal().result()
    assert result is not None
    sheets = [e for e in guest.page.all() if "sheet" in str(e.get("class")).split()]
    for sheet, points in zip(sheets, result["seats"], strict=True):
        lines = [e for e in sheet.all() if e.tag == "li"]
        assert len(lines) == len(points["animals"]) + (not beginners)
