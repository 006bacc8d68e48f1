"""What a practised player does without thinking: the policy of the playouts that search relies on.

Playouts are only as good as those who play in them. Each takes what is worth most to its planet;
with two players, what is worth most to the one and least to the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.bots.prince.packed import place
from engine.bots.prince.playout import Stream
from engine.bots.prince.position import CHARACTER
from engine.bots.prince.values import (
    character_worths,
    expected_worth,
    most_elsewhere,
    tile_worths,
)

SPITE = 0.8  # with two players: what a point of the other's counts
CHARACTERS_FIRST = 0.5  # how often they are drawn while there are any


def worths_to(
    planets: Sequence[int], seat: int, tiles: Sequence[int], kind: int, rounds: int
) -> list[float]:
    """What tiles of a kind are worth to a seat, with so many rounds of planet tiles to come."""
    if kind == CHARACTER:
        return character_worths(planets[seat], tiles, rounds)
    return tile_worths(planets[seat], tiles, most_elsewhere(planets, seat), rounds)


class Instinct:
    """Everybody takes what is worth most."""

    def pile(self, kinds: Sequence[int], random: Stream) -> int:
        if kinds[-1] == CHARACTER and random() < CHARACTERS_FIRST:
            return CHARACTER
        return kinds[int(random() * len(kinds))]

    def share_out(
        self,
        planets: list[int],
        offer: Sequence[int],
        kind: int,
        turn: int,
        waiting: Sequence[int],
        rounds: int,
        random: Stream,
    ) -> int:
        left, queue = list(offer), list(waiting)
        while queue:
            worths = worths_to(planets, turn, left, kind, rounds)
            tile = left.pop(worths.index(max(worths)))
            planets[turn] = place(planets[turn], tile)
            turn = queue.pop(int(random() * len(queue)))
        planets[turn] = place(planets[turn], left[0])
        return turn

    def share_out_by_two(
        self,
        planets: list[int],
        drawn: Sequence[int],
        kind: int,
        first: int,
        rounds: int,
        random: Stream,  # noqa: ARG002
    ) -> None:
        three = weigh_three(planets, drawn, kind, first, rounds)
        given = reply(three, lay(three))
        kept = keep(three, given)
        planets[1 - first] = place(planets[1 - first], drawn[given])
        planets[first] = place(planets[first], drawn[kept])


# --- two players: three tiles, by number 0 to 2 ---


class Three(NamedTuple):
    """What each of three tiles is worth to both, and what a tile not seen may be worth to them."""

    to_first: list[float]
    to_second: list[float]
    unseen_to_first: float
    unseen_to_second: float


LEFT = ((1, 2), (0, 2), (0, 1))  # the other two


def weigh_three(
    planets: Sequence[int], drawn: Sequence[int], kind: int, first: int, rounds: int
) -> Three:
    second = 1 - first
    volcanoes = most_elsewhere(planets, first), most_elsewhere(planets, second)
    return Three(
        worths_to(planets, first, drawn, kind, rounds),
        worths_to(planets, second, drawn, kind, rounds),
        expected_worth(planets[first], kind, volcanoes[0], rounds),
        expected_worth(planets[second], kind, volcanoes[1], rounds),
    )


def keep(three: Three, given: int) -> int:
    """Which of the two left the first player takes. The other one is nobody's."""
    one, other = LEFT[given]
    return one if three.to_first[one] >= three.to_first[other] else other


def reply(three: Three, hidden: int) -> int:
    """Which one the second player takes, who can only guess what the hidden one is worth."""
    one, other = LEFT[hidden]
    own, theirs, unseen = three.to_second, three.to_first, three.unseen_to_first
    best, taken = own[one] - SPITE * max(theirs[other], unseen), one
    worth = own[other] - SPITE * max(theirs[one], unseen)
    if worth > best:
        best, taken = worth, other
    if three.unseen_to_second - SPITE * max(theirs[one], theirs[other]) > best:
        taken = hidden
    return taken


def lay(three: Three) -> int:
    """Which one the first player hides, knowing how the second will reply."""
    best, hidden = None, 0
    for tile in range(3):
        given = reply(three, tile)
        worth = three.to_first[keep(three, given)] - SPITE * three.to_second[given]
        if best is None or worth > best:
            best, hidden = worth, tile
    return hidden
