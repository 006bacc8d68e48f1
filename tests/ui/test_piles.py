"""Which pile to choose: what each may have for one's own characters, and what their names mean."""

from __future__ import annotations

from random import Random

import pytest

from engine.prince.planet import BARE, Planet
from engine.prince.scoring import CALM_TILE, score_sheets, wanted
from engine.prince.tiles import KINDS, OBJECTS, TILES, Kind, Tile
from tests.engine.prince.helpers import planet
from tests.ui.document import Element
from tests.ui.test_glance import pictures_in
from tests.ui.visitor import Visitor
from ui.prince.wish import MOST, wanted_of_pile


@pytest.mark.parametrize(
    ("lies_there", "loved"),
    [
        ("", []),
        ("P05", ["sunset"]),
        ("P07", ["rose"]),
        ("P07 C10", []),  # a second rose would cost the King points
        ("P16 C01", ["baobab"]),
        ("P16 C01 C02", []),  # a third baobab would turn all of them over
        ("P10 C09 C17", ["snake", "sheep_white", "sheep_grey", "sheep_brown"]),
        ("P03", [CALM_TILE]),
        ("P08 P01", ["snake", "lamp"]),
    ],
)
def test_what_would_bring_points_now_is_loved_and_nothing_else(lies_there, loved):
    assert list(wanted(planet(lies_there))) == loved


def test_what_is_loved_brings_points_in_the_score():
    """By the rules that count: one more of it on a tile, beside the same tile without it."""
    rng = Random(4)
    for _ in range(60):
        own = grown(rng)
        for thing in OBJECTS[2:]:  # baobabs and volcanoes do more than bring points
            blank, more = (Tile("X", "core", objects) for objects in ({}, {thing: 1}))
            place = own.free("core")[0]
            plain, better = (
                score_sheets([own.place(tile, place)])[0].lines for tile in (blank, more)
            )
            gain = sum(line.points for line in better) - sum(line.points for line in plain)
            assert (thing in wanted(own)) == (gain > 0), (own, thing)


def grown(rng: Random) -> Planet:
    """A planet with some tiles, and a free place in its middle."""
    built = BARE
    for tile in rng.sample(list(TILES.values()), 9):
        if len(built.free(tile.kind)) > (tile.kind == "core"):
            built = built.place(tile, built.free(tile.kind)[0])
    return built


def test_a_pile_has_only_what_nobody_has_seen_of_it():
    own = planet("P07 P05")
    assert wanted_of_pile(own, "core", []) == ["rose"]
    assert wanted_of_pile(own, "core", [TILES["C10"]]) == []  # the only rose of the middle
    assert wanted_of_pile(own, "rising", []) == ["rose", "sunset"]
    assert wanted_of_pile(own, "character", []) == []
    crowded = planet("P10 P13 P18 P20")
    assert len(wanted_of_pile(crowded, "rising", [])) == MOST < len(wanted(crowded))


def shown_on(visitor: Visitor, kind: Kind) -> Element | None:
    """The little pictures below a pile."""
    card = visitor.page.by_id(f"draw-{kind}")
    assert card is not None
    return next((e for e in card.all() if e.get("class") == "wanted-here"), None)


def test_the_pictures_below_the_piles_are_those_of_what_one_s_own_characters_love():
    visitor, rng, checked = Visitor().begin(3, deal=11), Random(3), 0
    while visitor.screen != "result":
        if visitor.phase == "draw":
            own = visitor.game.planets[visitor.game.turn or 0]
            for kind in KINDS:
                if f"draw {kind}" in visitor.offered("data-do") and wanted(own):
                    seen = visitor.game.view(None).piles[kind].seen
                    shown = shown_on(visitor, kind)
                    assert shown is not None
                    loved = wanted_of_pile(own, kind, seen)
                    pictures = ["volcano" if each == CALM_TILE else each for each in loved]
                    assert pictures_in(shown) == pictures
                    checked += 1
        visitor.act(rng)
    assert checked > 20


def test_before_there_are_characters_it_is_said_what_the_names_of_the_piles_mean():
    visitor = Visitor().begin(2)
    for kind, about in (("rising", "climbing ground"), ("falling", "falling ground")):
        card = visitor.page.by_id(f"draw-{kind}")
        assert card is not None
        assert about in card.text
    assert "Each planet needs 4 tiles of every pile: begin with any." in visitor.page.text


@pytest.mark.parametrize("players", [2, 5])
def test_a_pile_that_is_used_up_keeps_its_place_and_is_not_tapped(players):
    visitor, rng, used_up = Visitor().begin(players, deal=3), Random(3), 0
    while visitor.screen != "result":
        visitor.open()
        if visitor.phase == "draw":
            [row] = [e for e in visitor.page.all() if "cards-4" in str(e.get("class")).split()]
            cards = [e for e in row.all() if "pile" in str(e.get("class")).split()]
            left = [visitor.game.view(None).piles[kind].left for kind in KINDS]
            assert [card.get("data-do") for card in cards] == [
                f"draw {kind}" if so_many else None
                for kind, so_many in zip(KINDS, left, strict=True)
            ]
            assert [card.tag for card in cards] == ["button" if each else "div" for each in left]
            used_up += left.count(0)
        visitor.act(rng)
    assert used_up


def test_what_only_its_owner_knows_of_hidden_characters_is_not_below_the_piles():
    visitor, rng = Visitor().begin(2, hidden_characters=True, deal=5), Random(5)
    while visitor.game.round_number < 9:
        visitor.act(rng)
        visitor.open()
        if visitor.phase == "draw":
            drawn = visitor.offered("data-do")
            assert not any(shown_on(visitor, kind) for kind in KINDS if f"draw {kind}" in drawn)


def test_who_draws_reads_who_picks_first():
    for players, told in ((2, "Ada picks first."), (3, "and you pick first.")):
        visitor = Visitor().begin(players, first=1, deal=2)
        while visitor.game.round_number != players + 1 or visitor.phase != "draw":
            visitor.act(Random(1))
        name = visitor.session.whose_turn.name
        assert told.replace("Ada", "Ben" if name == "Ada" else "Ada") in visitor.page.text
