"""In the net neighbours lie apart: strips of the tile in hand show what it meets there."""

import re
from typing import Any

import pytest

from engine.planet.planet import Planet
from engine.planet.solid import ACROSS, BOTTOM, EDGES, LOWER, TOP, area_at
from tests.ui.planet.guest import Guest
from ui.planet.firsts import firsts
from ui.scene import Settings

STRIP = re.compile(r'class="strip" d="[^"]*" fill="url\(#small-(\w+)\)"')


def strips(guest: Guest) -> dict[int, str]:
    """The faces of the net that a strip lies at, and of which habitat it is."""
    found = {}
    for face in guest.update.html.split("<button ")[1:]:
        if habitats := STRIP.findall(face.partition("</button>")[0]):
            number = re.search(r'data-face="(\d+)"', face)
            assert 'id="net-' in face
            assert number
            [found[int(number.group(1))]] = habitats
    return found


def beside_in_the_net(face: int) -> set[int]:
    """The middle of its flower for a petal, and all of its petals for a middle."""
    half = set(range(LOWER)) if face < LOWER else set(range(LOWER, BOTTOM + 1))
    middle = TOP if face < LOWER else BOTTOM
    return half - {middle} if face == middle else {middle}


def met_from_afar(planet: Planet, then: Planet, face: int) -> dict[int, str]:
    """The covered faces that a tile meets though they lie elsewhere in the net, and with what."""
    edges = [divmod(ACROSS[area_at(face, edge)], EDGES)[0] for edge in range(EDGES)]
    return {
        other: str(then.habitat(area_at(face, edge)))
        for edge, other in enumerate(edges)
        if planet.tiles[other] is not None and other not in beside_in_the_net(face)
    }


@pytest.mark.parametrize("number", [4, 9])
def test_a_strip_of_the_tile_lies_at_each_face_that_it_meets_elsewhere_in_the_net(number):
    guest = Guest().begin(2, beginners=True, deal=5).play_to_round(number)
    guest.tell("close")
    assert not strips(guest)
    guest.tap(guest.choices("select")[0])
    assert not strips(guest)
    found = 0
    for aim in dict.fromkeys(guest.choices("aim")):
        guest.tap(aim)
        for _turn in range(EDGES):
            face, seat = int(aim.removeprefix("aim f")), guest.game.turn
            assert seat is not None
            now = guest.game.planets[seat]
            [action] = [a for a in guest.game.legal() if str(a) == guest.offered("data-do")[0]]
            then = guest.game.view(seat).after(action).planets[seat]
            assert strips(guest) == met_from_afar(now, then, face)
            found += len(strips(guest))
            guest.tap("turn")
    assert found


def test_the_flat_map_is_called_so_where_it_lies_and_where_it_is_explained():
    guest = Guest().begin(2, deal=1).play_to_round(3)
    guest.tell("close")
    captions = [f"flat map, {half} half" for half in ("upper", "lower")]
    assert all(caption in guest.page.text for caption in captions)
    scene: Any = guest.session.scene(Settings())
    told = dict(firsts(scene, scene.turn))
    assert "flat map" in str(told["strips"])
