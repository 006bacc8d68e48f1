"""Secrets of Make Me a Planet: hidden characters, what is left for others, and points of both."""

import re
from random import Random
from typing import Any

import pytest

from engine.prince.tiles import CHARACTERS
from tests.engine.prince.onlooker import Onlooker
from tests.engine.prince.recount import recount
from tests.ui.sights import tiles_in
from tests.ui.twins import onlooker_of
from tests.ui.variants import each_secretive_variant, each_variant
from tests.ui.visitor import NAMES, Visitor

pytestmark = pytest.mark.long


@each_secretive_variant
def test_without_a_finger_on_them_own_hidden_characters_lie_face_down(variant):
    visitor = Visitor().begin(**variant, deal=25)
    onlooker = onlooker_of(visitor.kept_journal())
    rng = Random(25)
    held = 0
    while visitor.screen != "result":
        visitor.open()
        on_the_planet = tiles_in(visitor.update.html) - set(onlooker.offer)
        assert on_the_planet <= onlooker.seen[None]
        visitor.hold()
        own = set(onlooker.planets[visitor.session.whose_turn.seat].values())
        held += len(own - onlooker.seen[None])
        assert own <= tiles_in(visitor.update.html)
        visitor.tell("hold off")
        onlooker.follow(visitor.move(rng))
    assert (held > 0) == variant["hidden_characters"]


@pytest.mark.parametrize("hidden", [False, True])
def test_the_curtain_shows_no_tile_and_no_character(hidden):
    visitor, rng = Visitor().begin(2, hidden_characters=hidden), Random(1)
    while visitor.screen != "result":
        if visitor.screen == "curtain":
            drawn = visitor.update.html + visitor.said
            assert not any(name in drawn for name in (*CHARACTERS, "ground-", "back-"))
        visitor.move(rng)


def test_the_curtain_covers_what_was_open_and_what_was_chosen():
    visitor = Visitor().begin(2).play_until("hide")
    for open_something in (visitor.choices("select")[0], "look 1", "pile core", "log", "menu"):
        if open_something == "log":
            visitor.tap("menu")
        visitor.tap(open_something)
        visitor.tell("away")
        assert visitor.screen == "curtain"
        assert visitor.dialog is None
        assert not tiles_in(visitor.update.html)
        visitor.tap("open")
        if visitor.dialog:
            visitor.tap("close")


@each_variant
def test_the_running_score_counts_what_lies_open_and_nothing_else(variant):
    visitor = Visitor().begin(**variant, deal=26)
    onlooker = onlooker_of(visitor.kept_journal())
    rng, chance = Random(26), Random(27)
    while not visitor.session.over:
        if chance.random() < 0.1:
            visitor.draw()
            visitor.open()
            check_points(visitor, onlooker)
        onlooker.follow(visitor.rush(rng))


def check_points(visitor: Visitor, onlooker: Onlooker) -> None:
    """The points of all seats on the page are those of the tiles that lie open."""
    totals = [seat["total"] for seat in recount(open_tiles(onlooker))]
    for seat in onlooker.seats:
        if seat != onlooker.turn:
            look = next(e for e in visitor.page.all() if e.get("data-ui") == f"look {seat}")
            assert look.text.endswith(f"Points now: {points(totals[seat])}.")
    turn = visitor.session.whose_turn.seat
    name = NAMES[turn]
    label = f"{name}’s points now: {points(totals[turn])}"
    [own] = [e for e in visitor.page.all() if e.get("aria-label") == label]
    assert re.search(rf"total\s*{points(totals[turn])}$", own.text)


def open_tiles(onlooker: Onlooker) -> list[dict[str, Any]]:
    """The planets without what lies face down on them."""
    planets = onlooker.view(None)["planets"]
    return [{at: p for at, p in planet.items() if p["tile"] != "?"} for planet in planets]


def points(total: int) -> str:
    return str(total).replace("-", "−")
