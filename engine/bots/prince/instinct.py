"""What players do without thinking: the policy of the playouts that search relies on.

Playouts are only as good as those who play in them. A practised player takes what is worth most to
its planet, now and later; with two players, what is worth most to the one and least to the other. A
naive one takes what gives most points now. In the imagined games each of the others is now this and
now that, as often as it looks like it (`manners`): who plans for both is hard to surprise.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.bots.prince.packed import FULL, VOLCANO, place, points
from engine.bots.prince.playout import Stream
from engine.bots.prince.position import CHARACTER
from engine.bots.prince.threes import LEFT, Three, keep, lay, mean_worths, reply, weigh_three
from engine.bots.prince.values import most_elsewhere, worths_to

CHARACTERS_FIRST = 0.5  # how often they are drawn while there are any


class Instinct:
    """How everybody at one table plays."""

    __slots__ = ("_naive", "see_through")

    def __init__(self, naive: Sequence[bool], see_through: bool = False) -> None:
        """By the seat, who is naive. Or all see through the round in play, and go by it."""
        self._naive = naive
        self.see_through = see_through

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
            worths = self._worths(planets, turn, left, kind, rounds)
            tile = left.pop(worths.index(max(worths)))
            planets[turn] = place(planets[turn], tile)
            turn = queue.pop(int(random() * len(queue)))
        planets[turn] = place(planets[turn], left[0])
        return turn

    def _worths(
        self, planets: Sequence[int], seat: int, tiles: Sequence[int], kind: int, rounds: int
    ) -> Sequence[float]:
        if self._naive[seat]:
            return totals_with(planets, seat, tiles)
        return worths_to(planets, seat, tiles, kind, rounds)

    # --- two players ---

    def share_out_by_two(
        self,
        planets: list[int],
        drawn: Sequence[int],
        kind: int,
        first: int,
        rounds: int,
        random: Stream,
    ) -> None:
        unseen = mean_worths(planets, kind, first, rounds)
        three = weigh_three(planets, drawn, kind, first, rounds, unseen)
        chance = random()  # asked for by everybody, so that luck stays the same
        hidden = int(chance * len(drawn)) if self._naive[first] else lay(three)
        self.take_two(
            planets, drawn, first, self.reply(planets, drawn, three, first, hidden), three
        )

    def reply(
        self, planets: Sequence[int], tiles: Sequence[int], three: Three, first: int, hidden: int
    ) -> int:
        """Which of three tiles the second player takes. A hidden one gives no points to see."""
        second = 1 - first
        if not self._naive[second]:
            return reply(three, hidden)
        one, other = LEFT[hidden]
        now, *totals = totals_with(planets, second, (None, tiles[one], tiles[other]))
        if max(totals) < now:
            return hidden
        return one if totals[0] >= totals[1] else other

    def take_two(
        self, planets: list[int], tiles: Sequence[int], first: int, given: int, three: Three
    ) -> None:
        """The second player gets one of three tiles, the first takes another."""
        if self._naive[first]:
            one, other = LEFT[given]
            totals = totals_with(planets, first, (tiles[one], tiles[other]))
            kept = one if totals[0] >= totals[1] else other
        else:
            kept = keep(three, given)
        planets[1 - first] = place(planets[1 - first], tiles[given])
        planets[first] = place(planets[first], tiles[kept])


def totals_with(planets: Sequence[int], seat: int, tiles: Sequence[int | None]) -> list[int]:
    """A seat's points, volcanoes too, with each of these tiles; None: as they are."""
    elsewhere = most_elsewhere(planets, seat)
    totals = []
    for tile in tiles:
        planet = planets[seat] if tile is None else place(planets[seat], tile)
        volcanoes = planet >> VOLCANO & FULL
        totals.append(points(planet) - (volcanoes if volcanoes >= elsewhere else 0))
    return totals
