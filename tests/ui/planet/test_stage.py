"""What is seen of animals at the end of a round, and how long a tile can be taken back."""

from random import Random

import pytest

from engine.planet import events as ev
from tests.ui.planet.guest import Guest
from tests.ui.test_stage import staged
from tests.ui.test_two_players import look_at, play_until
from ui.planet.say import detail
from ui.session import Session

FINAL = "The round ends with it, so it is final."


def at(kind: type, seed: int) -> Session:
    """A game where something of this kind is on the stage."""
    session = staged("planet", [None, None])
    play_until(session, kind, Random(seed), least=12)
    while not isinstance(session.stage[0].seen.event, kind):
        session.next()
    return session


def test_a_tie_is_seen_on_the_card_of_the_animal_and_over_no_planet():
    for seed in range(20):
        scene, html = look_at(at(ev.TravelledOn, seed))
        assert isinstance(scene.act, ev.TravelledOn)
        animal, tied = scene.act.contest.animal, scene.act.contest.seats
        assert 'class="arrival' not in html
        [card] = [part for part in html.split("<button ") if f'id="card-{animal.id}"' in part]
        assert "travels" in card
        assert card.count('class="rank best"') == len(tied)
        assert ('class="badge level"' in card) == bool(tied)
        assert html.count(f'data-fly="animal-{animal.id}"') == 1  # to where it lies now
        if tied:
            return
    pytest.fail("there was no tie")


def test_an_animal_that_comes_to_a_planet_still_has_its_card():
    scene, html = look_at(at(ev.Awarded, 1))
    assert isinstance(scene.act, ev.Awarded)
    where = f'id="card-{scene.act.contest.animal.id}"'
    [card] = [part for part in html.split("<button ") if where in part]
    assert card.count('class="rank best"') == 1  # and tells by how much
    assert html.count('class="arrival"') == 1


def test_a_tile_can_be_taken_back_while_the_next_player_only_looks():
    guest = Guest().begin(3, beginners=True, deal=4)
    guest.rush(Random(4))
    for look in ("look 0", "close", "sizes", "deck", "close"):
        guest.tell(look)
        assert guest.session.to_take_back == guest.session.players[0]
    guest.tap(guest.choices("select")[0])
    assert guest.session.to_take_back is None


def test_what_ends_a_round_is_said_to_be_final_before_it_is_played():
    guest, rng = Guest().begin(2, beginners=True, deal=4), Random(4)
    for _number in range(6):
        guest.choose(str(guest.game.legal()[0]))
        scene = guest.session.scene(guest.app.state.settings)
        is_last = len(guest.game.waiting()) == 1
        assert (FINAL in detail(scene)) == is_last  # type: ignore[arg-type]
        guest.rush(rng)
        guest.draw()
        assert (guest.session.to_take_back is None) == is_last
