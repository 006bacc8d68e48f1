"""What a bot plays in its head is the game: the packed simulator, held against the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots import Outlook
from engine.bots.planet.at_random import random_playouts
from engine.bots.planet.packed import EVERYWHERE, HABITAT, NUMBER, PackedPlanet, laid, measure, pack
from engine.bots.planet.reading import Reading
from engine.bots.planet.simulator import PackedGame
from engine.game import winners
from engine.planet import life
from engine.planet.animals import ANIMALS
from engine.planet.rules import Game
from engine.planet.tiles import HABITATS, Tile
from engine.shuffle import pick
from tests.engine.planet.helpers import VARIANTS, describe, play_on, start

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=describe)


def everything(planet: PackedPlanet) -> tuple[Any, ...]:
    return planet.land, [sorted(regions) for regions in planet.regions], planet.free


def packed(game: Game) -> PackedGame:
    """The whole game in a bot's head: what its seat can't know is dealt as it really lies."""
    reading = Reading(game.view(game.turn))
    inside = reading.game.clone()
    inside.stacks = list(game.stacks)
    inside.animals = [
        [NUMBER[animal] for animal in game.animals(number)] for number in range(1, 13)
    ]
    if not game.options.beginners:
        inside.objectives = [HABITAT[habitat] for habitat in game.objectives]
        inside.points = reading._points(inside.objectives, False)
    return inside


def put(inside: PackedGame, tile: Tile, spot: int) -> None:
    assert inside.turn is not None
    inside.take(tile, inside.planets[inside.turn].place(laid(tile)[spot]))


def assert_same(inside: PackedGame, game: Game) -> None:
    for own, planet in zip(inside.planets, game.planets, strict=True):
        assert everything(own) == everything(pack(planet))
    sheets = game.scores()
    assert [inside.total(seat) for seat in range(inside.players)] == [s.total for s in sheets]
    assert inside.cards == [len(sheet.animals) for sheet in sheets]
    assert inside.winners() == winners(sheets)
    assert inside.turn == game.turn
    if game.turn is not None:
        assert inside.offer == list(game.offer)
        assert (inside.round, inside.first) == (game.round_number, game.first)
        for number in range(game.round_number, 13):
            assert list(inside.animals[number - 1]) == [
                NUMBER[animal] for animal in game.animals(number)
            ]


@each_variant
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), first=st.integers(0, 3), begins=st.integers(1, 12))
def test_a_game_in_the_head_goes_as_it_goes_by_the_rules(variant, seed, first, begins):
    journal = start(seed=seed, first=first % variant["players"], **variant)
    play_on(journal, until=begins, seed=seed)
    game, rng = journal.game, Random(seed)
    inside = packed(game)
    while game.turn is not None:
        assert_same(inside, game)
        action = pick(game.legal(), rng)
        game.play(action)
        put(inside, action.tile, 5 * action.face + action.turn)
    assert_same(inside, game)


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32), until=st.integers(2, 12))
def test_a_packed_planet_is_measured_as_by_the_rules(seed, until):
    for planet in play_on(start(3, seed=seed), until=until, seed=seed).game.planets:
        for animal in ANIMALS.values():
            assert measure(pack(planet), NUMBER[animal]) == life.measure(planet, animal)


# --- what a seat can't know ---


def known(reading: Reading) -> list[Any]:
    game = reading.game
    state = [getattr(game, name) for name in PackedGame.__slots__ if name != "planets"]
    return [*state, *map(everything, game.planets), reading.unseen_tiles, reading.unseen_animals]


@each_variant
def test_a_reading_and_its_deals_do_not_depend_on_what_is_hidden(variant):
    journal = start(seed=5, **variant)
    for number in range(1, 13):
        game = play_on(journal, until=number, seed=number).game
        view = game.view(game.turn)
        twin = game.imagine(game.turn, Random(number)).view(game.turn)
        one, other = Reading(view), Reading(twin)
        assert known(one) == known(other)
        deals = [reading.deal(Random(7)) for reading in (one, other)]
        assert deals[0].stacks == deals[1].stacks
        assert deals[0].animals == deals[1].animals
        assert deals[0].objectives == deals[1].objectives
        assert deals[0].points == deals[1].points


@each_variant
def test_a_dealt_game_can_be_played_to_its_end(variant):
    game = play_on(start(seed=8, **variant), until=2).game
    inside = Reading(game.view(game.turn)).deal(Random(1))
    rng = Random(2)
    while inside.turn is not None:
        planet = inside.planets[inside.turn]
        put(inside, pick(inside.offer, rng), 5 * pick(planet.free_faces(), rng))
    assert all(not planet.free for planet in inside.planets)
    assert sum(inside.cards) <= 20


def spread(things: list[Any]) -> Counter[Any]:
    return Counter(map(str, things))


def test_what_is_hidden_is_dealt_as_likely_as_imagine_has_it():
    """By the tile on top of the next stack, the last face-down animal, another's objective."""
    game = play_on(start(3, hidden_animals=True, seed=4), until=7).game
    seat = game.turn
    assert seat is not None
    reading = Reading(game.view(seat))
    other = (seat + 1) % 3
    deals = [reading.deal(Random(number)) for number in range(1500)]
    games = [game.imagine(seat, Random(number)) for number in range(1500)]
    pairs = [
        (spread([d.stacks[7][0] for d in deals]), spread([g.stacks[7][0] for g in games])),
        (
            spread([d.animals[11][1] for d in deals]),
            spread([NUMBER[g.deal[11][1]] for g in games]),
        ),
        (
            spread([HABITATS[d.objectives[other]] for d in deals]),
            spread([g.objectives[other] for g in games]),
        ),
    ]
    for ours, theirs in pairs:
        assert set(ours) == set(theirs)
        for thing, times in theirs.items():
            assert abs(ours[thing] - times) < 5 * (2 * times) ** 0.5


# --- random games ---


def ends_of_rounds(monkeypatch: pytest.MonkeyPatch, look: Callable[[PackedGame], None]) -> None:
    """Let somebody look whenever everybody has a tile."""
    end_round = PackedGame.end_round

    def stop_and_look(inside: PackedGame) -> None:
        look(inside)
        end_round(inside)

    monkeypatch.setattr(PackedGame, "end_round", stop_and_look)


@each_variant
def test_a_random_playout_has_all_decisions_that_are_left_and_fills_the_planets(
    variant, monkeypatch
):
    game: Any = play_on(start(seed=3, **variant), until=4).game
    game.play(pick(game.legal(), Random(3)))
    ends = set()

    def look(inside: PackedGame) -> None:
        if inside.round == 12:
            assert all(sum(planet.land) == EVERYWHERE for planet in inside.planets)
            ends.add(str([planet.land for planet in inside.planets]))

    ends_of_rounds(monkeypatch, look)
    playouts = random_playouts(Outlook(game, game.turn), Random(1))
    assert set(islice(playouts, 20)) == {9 * variant["players"] - 1}
    assert len(ends) == 20


def test_in_random_playouts_any_tile_of_a_stack_may_be_left_over(monkeypatch):
    """As often as any other: of the open stack, of closed ones, and of what was left before."""
    game: Any = play_on(start(4, seed=6), until=4).game
    left: dict[int, Counter[Tile]] = {4: Counter(), 5: Counter(), 11: Counter()}

    def look(inside: PackedGame) -> None:
        if inside.round in left:
            left[inside.round].update(inside.offer)

    ends_of_rounds(monkeypatch, look)
    times = 2000
    for _ in islice(random_playouts(Outlook(game, game.turn), Random(1)), times):
        pass
    unseen = [tile for stack in game.stacks[4:] for tile in stack]
    for number, tiles in ((4, game.offer), (5, unseen), (11, game.leftovers)):
        often = times / (5 if number == 11 else len(tiles))
        for tile in tiles:
            assert abs(left[number][tile] - often) < 5 * often**0.5
    assert set(left[4]) == set(game.offer)
    assert set(left[5]) == set(unseen)
