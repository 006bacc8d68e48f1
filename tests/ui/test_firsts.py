"""What is explained the first time it happens, and never again on this device."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.prince.planet import TOO_MANY_BAOBABS
from tests.ui.planet.guest import Guest
from tests.ui.visitor import Visitor

pytestmark = pytest.mark.long

WORDS = {
    "baobabs": "With one more, all their tiles turn face down.",
    "volcanoes": "Nobody shows more volcanoes than you.",
    "turned": "Nothing on tiles that lie face down counts",
    "rising": "on these tiles the ground climbs to the right.",
    "falling": "on these tiles the ground falls to the right.",
}


each_pace = pytest.mark.parametrize("pace", ["show", "once"])


def told(visitor: Visitor) -> set[str]:
    return set(json.loads(visitor.store.get("learned", "[]")))


def watch(visitor: Visitor) -> None:
    """See what has happened, and then the table."""
    for _curtain in range(2):  # before it, and behind it
        while visitor.session.stage:
            visitor.tell("next")
        visitor.open()


def play_and_listen(visitor: Visitor, moves: int = 150) -> list[str]:
    """Play on; gives back what was explained, in order, as it was seen and heard."""
    rng, found, before = Random(5), [], told(visitor)
    for _ in range(moves):
        if visitor.screen == "result":
            break
        visitor.step(rng)
        watch(visitor)
        new = told(visitor) - before
        before |= new
        found += [each.rpartition(" ")[2] for each in new]
        for each in new:
            assert WORDS.get(each.rpartition(" ")[2], "") in visitor.page.text
    return found


@each_pace
def test_a_thing_is_explained_the_first_time_it_happens_and_only_then(pace):
    visitor = Visitor(pace=pace).begin(3, deal=46)
    first = play_and_listen(visitor)
    assert {"baobabs", "volcanoes", "turned", "rising", "falling"} <= set(first)
    assert len(first) == len(set(first))
    visitor.reload()
    visitor.tell("home")
    visitor.begin(3, deal=47)
    assert not set(play_and_listen(visitor)) & set(first)


def test_an_explanation_is_heard_once_and_stays_in_sight_until_the_next_move():
    visitor, rng = Visitor().begin(3, deal=46), Random(5)
    while "first prince volcanoes" not in told(visitor):
        visitor.step(rng)
    assert WORDS["volcanoes"] in visitor.update.news
    visitor.draw()
    assert WORDS["volcanoes"] not in visitor.said
    assert WORDS["volcanoes"] in visitor.page.text
    visitor.act(rng)
    assert WORDS["volcanoes"] not in visitor.page.text


def test_explanations_can_be_switched_off():
    visitor = Visitor()
    visitor.tap("settings")
    visitor.tap("switch explain")
    visitor.tap("back")
    visitor.begin(3, deal=46)
    assert play_and_listen(visitor) == []


def test_who_has_nearly_too_many_baobabs_is_told_and_nobody_else():
    visitor, rng = Visitor().begin(3, deal=46), Random(5)
    while "first prince baobabs" not in told(visitor):
        visitor.step(rng)
    seat = visitor.session.whose_turn.seat
    planet = visitor.game.planets[seat]
    in_view = [
        tile
        for slot, tile in enumerate(planet.tiles)
        if tile is not None and tile.baobab and slot not in planet.turned
    ]
    assert len(in_view) == TOO_MANY_BAOBABS - 1


@pytest.mark.parametrize("text", ["", "{", "7", '{"a":1}', "[1, null, []]", "null", '"abc"'])
def test_odd_notes_of_what_was_told_are_as_good_as_none(text):
    assert Visitor({"learned": text}).app.state.learned == frozenset()


@each_pace
def test_a_tie_for_an_animal_is_explained_at_a_table_of_planet(pace):
    guest, rng = Guest(pace=pace), Random(2)
    guest.begin(2)
    while guest.screen != "result":
        guest.step(rng)
        watch(guest)
    assert {"first planet strips", "first planet life", "first planet last"} <= told(guest)
    assert {"first planet tie", "first planet nobody"} & told(guest)


def test_what_was_to_be_explained_and_was_not_seen_is_explained_the_next_time():
    visitor, rng = Visitor(pace="show").begin(3, deal=46), Random(5)
    while visitor.session.tutor.explained != "first prince turned":
        visitor.step(rng)
        if visitor.session.tutor.explained != "first prince turned":
            watch(visitor)
    assert visitor.session.stage  # it is still to be seen
    assert "first prince turned" not in told(visitor)
    visitor.reload()
    assert "first prince turned" not in told(visitor)


@pytest.mark.parametrize(("face", "told_now"), [(0, False), (3, True), (11, False)])
def test_strips_in_the_net_are_explained_once_a_tile_can_lie_beside_another_one_that_is_far(
    face, told_now
):
    guest = Guest().begin(2, beginners=True)
    for _player in range(2):
        guest.tell("close")
        guest.choose(next(str(a) for a in guest.game.legal() if f" f{face} t0" in str(a)))
        guest.tap(guest.offered("data-do")[0])
    guest.open()
    assert ("first planet strips" in told(guest)) == told_now
