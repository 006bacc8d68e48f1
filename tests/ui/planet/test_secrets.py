"""The page of Planet shows nobody what the rules keep from them."""

from random import Random

import pytest

from tests.engine.planet.helpers import VARIANTS, describe
from tests.ui.planet.guest import Guest
from tests.ui.sights import animals_in, continents_in

pytestmark = pytest.mark.long

# Every number of players, with objectives and without; hidden animals go with the objectives.
_VARIANTS = [v for v in VARIANTS if v["beginners"] != v["hidden_animals"]]
each_variant = pytest.mark.parametrize("variant", _VARIANTS, ids=describe)
_WITH_OBJECTIVES = [variant for variant in VARIANTS if not variant["beginners"]]
each_secretive_variant = pytest.mark.parametrize("variant", _WITH_OBJECTIVES, ids=describe)


@each_variant
def test_games_that_differ_only_in_what_the_seat_cannot_know_look_the_same_to_it(variant):
    guest = Guest().begin(**variant, deal=24)
    rng = Random(24)
    differed = 0
    for number in (1, 5, 10):
        guest.play_to_round(number, rng)
        game = guest.game
        real = guest.everything_in_sight()
        twin = game.imagine(game.turn, rng)
        differed += twin != game
        guest.game = twin
        assert guest.everything_in_sight() == real
        guest.game = game
    assert differed >= 1


@each_secretive_variant
def test_without_a_finger_on_it_the_own_objective_is_not_on_the_page(variant):
    guest = Guest().begin(**variant, deal=25)
    rng = Random(25)
    for number in (1, 7):
        guest.play_to_round(number, rng)
        if guest.choices("close"):  # it is met at the first turn
            guest.tap("close")
        game = guest.game
        guest.hold()
        held = guest.update.html
        guest.tell("hold off")
        resting = [seen for seen in guest.everything_in_sight() if "log" not in seen[0]]
        others = game.clone()
        swapped = (*game.objectives[1:], game.objectives[0])
        others.dealt = game.dealt._replace(objectives=swapped)
        guest.game = others
        shown = [seen for seen in guest.everything_in_sight() if "log" not in seen[0]]
        assert shown == resting
        guest.hold()
        assert guest.update.html != held
        guest.tell("hold off")
        guest.game = game


@each_variant
def test_the_page_names_only_animals_and_tiles_that_are_open(variant):
    guest = Guest().begin(**variant, deal=26)
    rng = Random(26)
    while guest.screen != "result":
        if guest.screen == "table":
            game = guest.game
            face_down = {animal.id for animal in game.face_down}
            opened = {tile.id for stack in game.stacks[: game.round_number] for tile in stack}
            html = guest.update.html
            assert animals_in(html).isdisjoint(face_down)
            assert continents_in(html) <= opened
        guest.step(rng) if rng.random() < 0.4 else guest.move(rng)


def test_the_curtain_tells_nothing_but_whom_to_pass_the_tablet_to():
    curtains: dict[str, set[str]] = {}
    for deal in (1, 2):
        guest = Guest().begin(2, deal=deal)
        rng = Random(deal)
        while guest.screen != "result":
            if guest.screen == "curtain":
                drawn = guest.update.html + guest.said
                curtains.setdefault(guest.sentence, set()).add(drawn)
            guest.move(rng)
    assert sorted(curtains) == ["Pass it to Ada", "Pass it to Ben"]
    for pages in curtains.values():  # what it tells of an animal is open to all
        assert len({html.split("Round")[0] for html in pages}) == 1
