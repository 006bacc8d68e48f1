"""What the suites over all games have to know of Make Me a Planet."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, cast

from engine.game import Action, AnyGame
from engine.journal import Journal
from engine.prince.events import Laid, Named, Taken, Turned
from engine.prince.rules import Game
from engine.prince.tiles import KINDS, TILES, Tile
from engine.shuffle import pick, shuffled
from tests.engine.prince.helpers import EVERY_ACTION, VARIANTS, piles_in_this_order, start
from tests.engine.prince.listener import SILENT, Listener
from tests.engine.prince.onlooker import BAOBABS, KIND_AT, Onlooker, Who, deck_of
from tests.engine.prince.recount import recount

__all__ = ["EVERY_ACTION", "SILENT", "VARIANTS"]

ACTIONS_OF_A_SEAT = 35  # 32 with two players, fewer with more, and some are taken back
# Editions in turn.
DRAWN = [v for v in VARIANTS if (v["edition"] == "2025") == v["hidden_characters"]]
SECRETS = frozenset(TILES)
HELD = {"players": 2, "hidden_characters": True}
OWN_DOING = (Taken, Turned, Laid, Named)
BLIND = ("draw", "take ?")
RESULT = ("draws", "seats", "winners")
SEAT = ("planet", "lines", "volcanoes", "penalty", "total")
LETTER = {"core": "C", "rising": "U", "falling": "D", "character": "P"}


def watch(journal: Journal) -> Onlooker:
    return Onlooker(journal.options.to_json(), deck_of(journal))


def listen(options: dict[str, Any], who: Who) -> Listener:
    return Listener(options, who)


# --- games that look the same to a seat ---


def twins(journal: Journal, onlooker: Onlooker, who: Who, rng: Random) -> Iterator[Journal]:
    """Some of those that there are: in whole games all reasons come up."""
    for one, other, in_the_deal in shuffled([*unknown_pairs(onlooker, who, rng)], rng)[:3]:
        yield twin(journal, one, other, in_the_deal)


def twin(journal: Journal, one: str, other: str, in_the_deal: bool) -> Journal:
    """The same game with two tiles exchanged: in the deal, or only in who took which."""
    names = {one: other, other: one}
    options: dict[str, Any] = journal.options.to_json()
    fresh = start(seed=journal.seed, **options)
    order: dict[str, list[Tile]] = {
        kind: [tile for tile in fresh.game.out_of_play if tile.kind == kind] for kind in KINDS
    }
    for kind, pile in deck_of(fresh).items():
        order[kind] += [TILES[tile] for tile in pile]
        if in_the_deal:
            order[kind] = [TILES[names.get(tile.id, tile.id)] for tile in order[kind]]
    with piles_in_this_order(order):
        copy = start(seed=journal.seed, **options)
    for action in journal.actions:
        copy.play(" ".join(names.get(word, word) for word in str(action).split()))
    return copy


def unknown_pairs(onlooker: Onlooker, who: Who, rng: Random) -> Iterator[tuple[str, str, bool]]:
    """Pairs of tiles that this seat cannot tell apart, one for each reason there is."""
    for kind in KINDS:
        unseen = [
            t for t, tile in TILES.items() if tile.kind == kind and t not in onlooker.seen[who]
        ]
        # One that is in play already, where there is one: that is where a leak would be.
        in_play = [tile for planet in onlooker.planets for tile in planet.values()]
        unseen.sort(key=lambda tile: tile not in (*onlooker.offer, *in_play))
        if len(unseen) > 1:
            yield unseen[0], pick(unseen[1:], rng), True
    for draft in onlooker.secret_drafts:
        unseen = [tile for tile in draft if tile not in onlooker.seen[who]]
        if len(unseen) > 1:
            yield unseen[0], pick(unseen[1:], rng), False
    for group in onlooker.passed[who]:
        yield group["tiles"][0], pick(group["tiles"][1:], rng), False


def secrets_in(page: str) -> set[str]:
    """The curves of a path look like some and are none."""
    return set(re.findall(r"\b[CUDP]\d\d\b", re.sub(r"<path [^>]*>", "", page)))


def comes_to_the_same(one: Action, other: Action) -> bool:
    """On which of its places a tile lies never matters."""
    return str(one).split()[:2] == str(other).split()[:2]


# --- what is always true ---


def check(position: AnyGame, before: AnyGame | None) -> None:
    game = cast(Game, position)
    planets = [planet.to_json() for planet in game.planets]
    _tiles_are_neither_lost_nor_doubled(game)
    for planet in planets:
        _planet_is_legal(planet)
    if before is not None:
        _placed_tiles_stay(cast(Game, before), planets)
    assert (game.turn is None) == all(None not in planet.tiles for planet in game.planets)
    assert [sheet.to_json() for sheet in game.scores()] == recount(planets)


def _tiles_are_neither_lost_nor_doubled(game: Game) -> None:
    places = Counter(tile.id for pile in game.piles.values() for tile in pile)
    places.update(tile.id for tile in game.out_of_play)
    places.update(tile.id for tile in game.discards())
    places.update(tile.id for planet in game.planets for tile in planet.tiles if tile)
    if game.turn is not None:
        places.update(tile.id for tile in game.round.offer)
    assert places == dict.fromkeys(TILES, 1)


def _planet_is_legal(planet: dict[str, Any]) -> None:
    assert all(at["tile"][0] == LETTER[KIND_AT[slot]] for slot, at in planet.items())
    in_view = [at for at in planet.values() if at["tile"] in BAOBABS and not at["turned"]]
    assert len(in_view) < 3
    turned = [at["tile"] for at in planet.values() if at["turned"]]
    assert set(turned) <= BAOBABS
    assert len(turned) % 3 == 0


def _placed_tiles_stay(before: Game, planets: list[dict[str, Any]]) -> None:
    """A placed tile never moves nor turns back."""
    for was, now in zip(before.planets, planets, strict=True):
        for slot, place in was.to_json().items():
            assert now[slot]["tile"] == place["tile"]
            assert now[slot]["turned"] >= place["turned"]
