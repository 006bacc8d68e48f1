"""What each choice is worth at first sight, in points.

Each tile is weighed for every planet. What a player gets is set against what the others get then,
as far as the round can be seen through; a rival who is ahead counts for more than one behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from random import Random

from engine.bots import Thought
from engine.bots.prince.position import CHARACTER, Position, draw
from engine.bots.prince.replies import MEMBERS, Outcome, open_round
from engine.bots.prince.threes import (
    SPITE,
    benefit_of_laying,
    keep,
    lay,
    mean_worths,
    replies,
    reply,
    weigh_three,
)
from engine.bots.prince.values import worths_to

SAMPLES = 6  # draws that are looked at before a pile is chosen
CHARACTERS_EARLY = 1.0  # whoever has characters knows what to look for


def worth_of_drawing(now: Position, kind: int, rng: Random) -> Thought[float]:
    """The mean over a few draws that may come: how much more the first choice is than any tile."""
    rounds = now.planet_rounds - (kind != CHARACTER)
    benefit = CHARACTERS_EARLY if kind == CHARACTER else 0.0
    benefit_of = _benefit_of_three if now.players == 2 else _benefit_of_first
    for _ in range(SAMPLES):
        tiles = draw(now.unseen[kind], now.tiles_a_round, rng)
        benefit += (yield from benefit_of(now, tiles, kind, rounds)) / SAMPLES
    return benefit


def _benefit_of_first(
    now: Position, tiles: Sequence[int], kind: int, rounds: int
) -> Thought[float]:
    everybody = range(now.players)
    game = open_round(now.planets, everybody, tiles, kind, rounds)
    others = sum(1 << seat for seat in everybody if seat != now.seat)
    offer = (1 << len(tiles)) - 1
    for tile in MEMBERS[offer]:  # with a pause after each: five players take long to see through
        for named in MEMBERS[others]:
            game.take_one(now.seat, tile, offer, named, others)
        yield
    outcome = game.take(now.seat, offer, others)  # all that it needs is known by now
    means = Outcome(tuple(_mean(game.worths[seat]) for seat in everybody), ())
    return game.benefit(now.seat, outcome) - game.benefit(now.seat, means)


def _benefit_of_three(
    now: Position, tiles: Sequence[int], kind: int, rounds: int
) -> Thought[float]:
    yield
    unseen = mean_worths(now.planets, kind, now.seat, rounds, now.unseen[kind])
    three = weigh_three(now.planets, tiles, kind, now.seat, rounds, unseen)
    given = reply(three, lay(three))
    own, theirs = three.to_first, three.to_second
    return (own[keep(three, given)] - _mean(own)) - SPITE * (theirs[given] - _mean(theirs))


def _mean(worths: Sequence[float]) -> float:
    return fsum(worths) / len(worths)


# --- three players and more ---


class Draft:
    """The round in play, from the seat that is to take, or to name, on."""

    def __init__(self, now: Position) -> None:
        assert now.kind is not None
        seats = (now.seat, *now.others)
        self._seat = now.seat
        self._waiting = sum(1 << seat for seat in now.others)
        self._tiles = (1 << len(now.offer)) - 1
        self._round = open_round(now.planets, seats, now.offer, now.kind, now.planet_rounds)

    def after_taking(self, number: int, named: int) -> Outcome:
        """A tile is taken, by its place in the offer, and somebody named; the last one itself."""
        return self._round.take_one(self._seat, number, self._tiles, named, self._waiting)

    def after_naming(self, named: int) -> Outcome:
        return self._round.take(named, self._tiles, self._waiting & ~(1 << named))

    def worth(self, outcome: Outcome) -> float:
        """What it is worth to the seat to act."""
        return self._round.benefit(self._seat, outcome)


# --- two players ---


def worths_of_hiding(now: Position) -> list[float]:
    """By the tile that is laid face down."""
    assert now.kind is not None
    rounds = now.planet_rounds
    unseen = mean_worths(now.planets, now.kind, now.seat, rounds, now.unseen[now.kind])
    three = weigh_three(now.planets, now.offer, now.kind, now.seat, rounds, unseen)
    return [benefit_of_laying(three, hidden) for hidden in range(len(now.offer))]


def worths_of_two(now: Position) -> list[float]:
    """To take each open tile, and last the one that lies face down.

    The first player knows all that is left, and takes the last tile that anybody takes.
    """
    kind, rounds = now.kind, now.planet_rounds
    assert kind is not None
    if now.seat == now.first:
        tiles = now.offer if now.face_down is None else (*now.offer, now.face_down)
        return worths_to(now.planets, now.seat, tiles, kind, rounds)
    hidden = len(now.offer)
    unseen = mean_worths(now.planets, kind, now.first, rounds, now.unseen[kind])
    three = weigh_three(now.planets, now.offer, kind, now.first, rounds, unseen)
    return list(replies(three, hidden))
