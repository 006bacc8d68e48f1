"""A game as one seat knows it, packed; and games that it may be in, dealt from that.

`imagine` gives a whole game of the rules, which costs more than playing it out. Here the view is
read once, and what is unseen can be dealt as often as wanted. The tiles fall into the same groups
as in `engine.prince.imagine`, and each group is dealt as evenly, so the odds are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from engine.bots.prince.packed import FACE, NUMBER, pack_planet
from engine.prince.knowledge import View
from engine.prince.rules import TILES_A_ROUND, Phase
from engine.prince.tiles import BACKS, KINDS, PILES
from engine.shuffle import shuffled

CHARACTER = KINDS.index("character")
PLANET_KINDS = range(CHARACTER)  # core, rising and falling come before it


class Deal(NamedTuple):
    """One way in which everything may lie: whole planets, piles from the top, the hidden tile."""

    planets: list[int]
    piles: list[list[int]]
    face_down: int | None


class Group(NamedTuple):
    """Characters that were handed on together: these seats have one each, nobody knows which."""

    tiles: tuple[int, ...]
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """What the seat to act knows. Tiles are numbers, planets are packed, piles go by kind."""

    seat: int
    players: int
    phase: Phase
    first: int
    kind: int | None
    offer: tuple[int, ...]  # the open tiles, and with two players all that the drawer knows
    face_down: int | None  # the number of the tile that lies face down, if the seat knows it
    hides: bool  # whether one lies there
    others: tuple[int, ...]  # who has no tile yet in this round, without the seat itself
    planets: tuple[int, ...]  # without the characters that the seat does not know
    strangers: tuple[int, ...]  # seats with such a character, once for each that was never seen
    groups: tuple[Group, ...]
    unseen: tuple[tuple[int, ...], ...]
    left: tuple[int, ...]

    @property
    def planet(self) -> int:
        """The seat's own planet."""
        return self.planets[self.seat]

    @property
    def tiles_a_round(self) -> int:
        return TILES_A_ROUND[self.players]

    @property
    def planet_rounds(self) -> int:
        """How many more rounds bring tiles of the planet itself, the one in play not counted."""
        return rounds_to_come(self.left, self.tiles_a_round)

    @property
    def is_puzzled(self) -> bool:
        """Whether a tile lies face down that the seat does not know."""
        return self.hides and self.face_down is None

    def knows_all_of(self, seat: int) -> bool:
        """Whether nothing of a planet is hidden from the seat to act."""
        return seat not in self.strangers and all(seat not in group.seats for group in self.groups)

    def deal(self, rng: Random, suspicion: Sequence[float] = ()) -> Deal:
        """Deal what is unseen.

        `suspicion`: how likely each of the unseen tiles of the kind is the one that lies face down;
        nothing: one as likely as any other.
        """
        planets, unseen, face_down = list(self.planets), list(self.unseen), self.face_down
        if self.is_puzzled and self.kind is not None:
            tiles = unseen[self.kind]
            place = weighted(suspicion or (1.0,) * len(tiles), rng)
            face_down = tiles[place]
            unseen[self.kind] = tiles[:place] + tiles[place + 1 :]
        for group in self.groups:
            for seat, tile in zip(group.seats, shuffled(group.tiles, rng), strict=True):
                planets[seat] += FACE[tile]
        wanted = list(self.left)
        wanted[CHARACTER] += len(self.strangers)
        piles = [draw(tiles, number, rng) for tiles, number in zip(unseen, wanted, strict=True)]
        for seat in self.strangers:
            planets[seat] += FACE[piles[CHARACTER].pop()]
        return Deal(planets, piles, face_down)


def rounds_to_come(left: Sequence[int], tiles_a_round: int) -> int:
    """How many rounds the tiles of the planet itself, without characters, are enough for."""
    return sum(left[kind] for kind in PLANET_KINDS) // tiles_a_round


def draw(tiles: Sequence[int], number: int, rng: Random) -> list[int]:
    """So many of the tiles in a random order: the front of a shuffle, and no more of it."""
    deck = list(tiles)
    random = rng.random
    size = len(deck)
    for place in range(number):
        other = place + int(random() * (size - place))
        deck[place], deck[other] = deck[other], deck[place]
    return deck[:number]


def weighted(weights: Sequence[float], rng: Random) -> int:
    """A place in the row, as likely as its weight has it."""
    whole = 0.0
    for weight in weights:
        whole += weight
    left = rng.random() * whole
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return len(weights) - 1


def read_view(view: View) -> Position:
    """The position of the seat that is to act."""
    seat = view.seat
    assert seat is not None
    assert seat == view.turn
    past = [group for group in view.passed if group.round < view.round]
    offer = view.offer
    for group in view.passed:
        if group.round == view.round:  # handed on a moment ago: all of it still lies there
            offer = group.tiles
    seen = {tile for pile in view.piles.values() for tile in pile.seen}
    face_down = view.face_down
    known = face_down is not None and face_down is not BACKS[face_down.kind]
    return Position(
        seat=seat,
        players=view.options.players,
        phase=view.phase,
        first=view.first,
        kind=None if view.kind is None else KINDS.index(view.kind),
        offer=tuple(NUMBER[tile] for tile in offer),
        face_down=NUMBER[face_down] if known and face_down else None,
        hides=face_down is not None,
        others=tuple(other for other in view.waiting if other != seat),
        planets=tuple(pack_planet(planet) for planet in view.planets),
        strangers=_strangers(view, [seat for group in past for seat in group.seats]),
        groups=tuple(
            Group(tuple(NUMBER[tile] for tile in group.tiles), group.seats) for group in past
        ),
        unseen=tuple(
            tuple(NUMBER[tile] for tile in PILES[kind] if tile not in seen) for kind in KINDS
        ),
        left=tuple(view.piles[kind].left for kind in KINDS),
    )


def _strangers(view: View, in_groups: Sequence[int]) -> tuple[int, ...]:
    """Seats with characters of which this one knows the back alone, and not even the group."""
    back = BACKS["character"]
    return tuple(
        seat
        for seat, planet in enumerate(view.planets)
        for _ in range(planet.tiles.count(back) - in_groups.count(seat))
    )
