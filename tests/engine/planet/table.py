"""What the suites over all games have to know of Planet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, cast

from engine.game import Action, AnyGame
from engine.journal import Journal
from engine.planet.animals import ANIMALS
from engine.planet.events import Taken
from engine.planet.regions import areas_in
from engine.planet.rules import Game
from engine.planet.tiles import HABITATS, TILES
from engine.shuffle import pick
from tests.engine.planet.helpers import (
    EVERY_ACTION,
    VARIANTS,
    all_tiles,
    decks_in_this_order,
    start,
)
from tests.engine.planet.listener import SILENT, Listener
from tests.engine.planet.onlooker import Onlooker, Who, colours, flood

__all__ = ["EVERY_ACTION", "SILENT", "VARIANTS"]

# Hidden animals go with the objectives.
DRAWN = [v for v in VARIANTS if v["beginners"] != v["hidden_animals"]]
ACTIONS_OF_A_SEAT = 12
SECRETS = frozenset((*TILES, *ANIMALS, *HABITATS))
HELD = {"players": 2}
OWN_DOING = (Taken,)
BLIND: tuple[str, ...] = ()
RESULT = ("stacks", "deal", "awards", "seats", "winners")
SEAT = ("planet", "animals", "objective", "areas", "objective_points", "total")


def watch(journal: Journal) -> Onlooker:
    return Onlooker(journal)


def listen(options: dict[str, Any], who: Who) -> Listener:
    return Listener(options, who)


# --- games that look the same to a seat ---


def twins(journal: Journal, onlooker: Onlooker, who: Who, rng: Random) -> Iterator[Journal]:
    """One with other tiles to come, one with other animals face down, one with other objectives."""
    options: dict[str, Any] = journal.options.to_json()
    game = start(seed=journal.seed, **options).game
    known = onlooker.may_know(who)
    tiles = [tile.id for stack in game.stacks for tile in stack]
    dealt = [animal.id for row in game.deal for animal in row]
    animals = dealt[::2] + dealt[1::2] if options["hidden_animals"] else dealt
    animals += [animal for animal in ANIMALS if animal not in animals]
    objectives: list[str] = [
        *game.objectives,
        *(each for each in HABITATS if each not in game.objectives),
    ]
    decks: list[list[str]] = [tiles, animals, objectives]
    for deck in decks:
        hidden = [name for name in deck if name not in known]
        if len(hidden) > 1 and not (deck is objectives and options["beginners"]):
            one, other = hidden[0], pick(hidden[1:], rng)
            names = {one: other, other: one}
            changed = [[names.get(name, name) for name in each] for each in decks]
            yield _dealt(journal, *changed)


def _dealt(
    journal: Journal, tiles: list[str], animals: list[str], objectives: list[str]
) -> Journal:
    with decks_in_this_order(
        [TILES[tile] for tile in tiles], [ANIMALS[animal] for animal in animals], objectives
    ):
        options: dict[str, Any] = journal.options.to_json()
        copy = start(seed=journal.seed, **options)
    for action in journal.actions:
        copy.play(str(action))
    return copy


def secrets_in(page: str) -> set[str]:
    """Tiles and animals. A habitat is named wherever its areas are counted."""
    return animals_in(page) | {tile for tile in TILES if tile in page}


def animals_in(page: str) -> set[str]:
    """Those that a page shows, by their pictures."""
    return set(re.findall(r"animals/(\w+)\.webp", page)) & set(ANIMALS)


def comes_to_the_same(one: Action, other: Action) -> bool:
    return one == other


# --- what is always true ---


def check(position: AnyGame, before: AnyGame | None) -> None:
    game = cast(Game, position)
    assert all_tiles(game) == sorted(TILES)
    assert len({animal for row in game.deal for animal in row}) == 20
    assert len(set(game.objectives)) == (0 if game.options.beginners else game.options.players)
    assert (game.turn is None) == all(None not in planet.tiles for planet in game.planets)
    planets = [planet.to_json() for planet in game.planets]
    if before is not None:
        for was, now in zip(cast(Game, before).planets, planets, strict=True):
            assert was.to_json().items() <= now.items()
    for planet in game.planets:
        found = {
            (habitat, areas_in(region[0]))
            for habitat, regions in planet.regions.items()
            for region in regions
        }
        flooded = flood(colours(planet.to_json()))
        assert found == {
            (habitat, tuple(sorted(5 * face + edge for face, edge in spots)))
            for habitat, spots, _ in flooded
        }
        assert sum(map(len, planet.regions.values())) == len(flooded)
