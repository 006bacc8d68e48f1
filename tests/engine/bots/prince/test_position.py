"""What a bot deals in its head is as likely as `imagine` has it, whatever is hidden."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.bots.prince.packed import ALL, CAST, pack_planet
from engine.bots.prince.position import read_view
from engine.prince.tiles import KINDS
from tests.engine.prince.helpers import VARIANTS, describe, play_on, start

DEALS = 1200


def dealt_as_often(ours: list[Any], theirs: list[Any]) -> bool:
    """Whether the same things come up in both, about as often."""
    counts, expected = Counter(ours), Counter(theirs)
    return all(
        abs(counts[thing] - expected[thing]) < 5 * (counts[thing] + expected[thing]) ** 0.5
        for thing in counts | expected
    )


def a_position(variant: dict[str, Any], phase: str) -> Any:
    """A game in the middle, in this phase."""
    game: Any = play_on(start(seed=11, **variant), until=8).game
    rng = Random(1)
    while game.phase != phase or (game.options.players == 2 and game.turn == game.round.first):
        game.play(game.legal()[int(rng.random() * len(game.legal()))])
    return game


@pytest.mark.long
@pytest.mark.parametrize(
    "variant",
    [
        {"players": 2},
        {"players": 2, "hidden_characters": True},
        {"players": 4},
        {"players": 4, "hidden_characters": True},
    ],
    ids=str,
)
def test_what_is_hidden_is_dealt_as_likely_as_imagine_has_it(variant):
    """By the top of each pile, the characters of each planet, the tile that lies face down."""
    game = a_position(variant, "take")
    now = read_view(game.view(game.turn))
    deals = [now.deal(Random(number)) for number in range(DEALS)]
    games = [game.imagine(game.turn, Random(number)) for number in range(DEALS)]
    for kind, name in enumerate(KINDS):
        if game.piles[name]:
            tops = [ALL[deal.piles[kind][0]] for deal in deals]
            assert dealt_as_often(tops, [other.piles[name][0] for other in games])
            assert {len(deal.piles[kind]) for deal in deals} == {len(game.piles[name])}
    for seat in range(game.options.players):
        casts = [deal.planets[seat] >> CAST for deal in deals]
        assert dealt_as_often(casts, [pack_planet(g.planets[seat]) >> CAST for g in games])
    if variant["players"] == 2:
        hidden = [ALL[deal.face_down] for deal in deals if deal.face_down is not None]
        assert dealt_as_often(hidden, [other.round.face_down for other in games])
        assert len(set(hidden)) > 3


@pytest.mark.parametrize("variant", VARIANTS, ids=describe)
def test_a_position_and_its_deals_do_not_depend_on_what_is_hidden(variant):
    game: Any = start(seed=5, **variant).game
    rng, step = Random(3), 0
    while game.turn is not None:
        step += 1
        if step % 7 == 0:
            twin = game.imagine(game.turn, Random(step))
            one, other = (read_view(table.view(game.turn)) for table in (game, twin))
            assert one == other
            assert one.deal(Random(7)) == other.deal(Random(7))
        game.play(game.legal()[int(rng.random() * len(game.legal()))])
