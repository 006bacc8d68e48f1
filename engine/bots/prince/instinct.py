"""What a practised player does without thinking: the policy of the playouts that search relies on.

Playouts are only as good as those who play in them. Each takes what is worth most to its planet;
with two players, what is worth most to the one and least to the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.bots.prince.packed import place
from engine.bots.prince.playout import Stream
from engine.bots.prince.position import CHARACTER
from engine.bots.prince.threes import keep, lay, reply, weigh_three
from engine.bots.prince.values import worths_to

CHARACTERS_FIRST = 0.5  # how often they are drawn while there are any


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


INSTINCT = Instinct()
