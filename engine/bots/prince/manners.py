"""How the others play, as far as it can be seen: what each of them took, and what they left.

A naive player takes what gives most points now; a practised one what is worth most in the end. Each
tile that somebody took speaks for the one or the other, some of them clearly. All that goes into it
lay open: the rounds are read from a game that the seat can't tell from the real one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.bots.odds import power_of_e
from engine.bots.prince.instinct import totals_with
from engine.bots.prince.packed import NUMBER, place
from engine.bots.prince.position import PLANET_KINDS
from engine.bots.prince.values import worths_to
from engine.prince.rules import ROUNDS, Game, Round
from engine.prince.tiles import KINDS

NAIVE = 0.5  # how likely a player is naive who has done nothing yet
SLIP = 0.1  # how often anybody takes any tile, for a reason of their own
SURE = 19.0  # odds: nobody is thought more likely than that to be the one or the other


class Pick(NamedTuple):
    """A tile went to a seat, out of those that it could see."""

    seat: int
    tile: int
    among: Sequence[int]


def naivety(game: Game) -> list[float]:
    """For each seat, how likely its player is naive."""
    players = game.options.players
    if game.options.hidden_characters:
        return [NAIVE] * players  # what a tile is worth to others, nobody knows
    odds, planets = [NAIVE / (1.0 - NAIVE)] * players, [0] * players
    rounds = ROUNDS * len(PLANET_KINDS) // len(KINDS)
    for played in (*game.past, game.round):
        if played.kind is None:
            break
        kind = KINDS.index(played.kind)
        rounds -= kind in PLANET_KINDS
        for seat, tile, among in picks(played):
            if len(among) > 1:
                speaks = _naive_odds(planets, seat, tile, among) / _practised_odds(
                    worths_to(planets, seat, among, kind, rounds), among.index(tile)
                )
                odds[seat] = max(1.0 / SURE, min(SURE, odds[seat] * speaks))
            planets[seat] = place(planets[seat], tile)
    return [own / (1.0 + own) for own in odds]


def picks(played: Round) -> Iterator[Pick]:
    """Who took what in a round, and out of what; a tile that is taken face down: out of nothing."""
    left = list(played.drawn)
    for turn, (seat, tile) in enumerate(zip(played.order, played.picks, strict=True)):
        hidden = played.face_down if turn == 0 else None  # the first of two players knows it
        among = () if tile is hidden else [NUMBER[own] for own in left if own is not hidden]
        yield Pick(seat, NUMBER[tile], among)
        left.remove(tile)


def _naive_odds(planets: Sequence[int], seat: int, tile: int, among: Sequence[int]) -> float:
    """How likely a naive player takes this one: any of those with the most points now."""
    totals = totals_with(planets, seat, among)
    best = max(totals)
    likely = 1.0 / totals.count(best) if totals[among.index(tile)] == best else 0.0
    return SLIP / len(among) + (1.0 - SLIP) * likely


def _practised_odds(worths: Sequence[float], taken: int) -> float:
    """How likely a practised player takes this one: the more it is worth, the more likely."""
    best, whole = max(worths), 0.0
    for worth in worths:
        whole += power_of_e(worth - best)
    likely = power_of_e(worths[taken] - best) / whole
    return SLIP / len(worths) + (1.0 - SLIP) * likely
