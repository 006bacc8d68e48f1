"""Random games from here to the end: how fast the packed game is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import cast

from engine.bots import Outlook
from engine.bots.prince.packed import place
from engine.bots.prince.playout import Stream, play_out
from engine.bots.prince.position import Deal, Position, read_view
from engine.prince.knowledge import View
from engine.prince.rules import Phase


def random_playouts(outlook: Outlook, rng: Random) -> Iterator[int]:
    """Games that the seat may be in, played at random to the end; the decisions of each.

    Who takes, names and draws is decided as by the rules, one thing at a time. What makes no
    difference to anybody, the slot, is not.
    """
    now = read_view(cast(View, outlook.view()))
    rounds = sum(now.left) // now.tiles_a_round
    a_round = 3 if now.players == 2 else 2 * (now.players - 1)
    while True:
        everybody = AtRandom()
        deal = now.deal(rng)
        planets, random = list(deal.planets), rng.random
        decisions, first = finish_round(now, deal, planets, everybody, random)
        play_out(planets, deal.piles, first, everybody, random)
        yield decisions + everybody.piles_chosen + rounds * a_round


class AtRandom:
    """Everybody takes anything and names anybody. Counts how often there were piles to choose."""

    def __init__(self) -> None:
        self.piles_chosen = 0

    def pile(self, kinds: Sequence[int], random: Stream) -> int:
        self.piles_chosen += 1
        return kinds[int(random() * len(kinds))]

    def share_out(
        self,
        planets: list[int],
        offer: Sequence[int],
        kind: int,  # noqa: ARG002
        turn: int,
        waiting: Sequence[int],
        rounds: int,  # noqa: ARG002
        random: Stream,
    ) -> int:
        left, queue = list(offer), list(waiting)
        while queue:
            tile = left.pop(int(random() * len(left)))
            planets[turn] = place(planets[turn], tile)
            turn = queue.pop(int(random() * len(queue)))
        planets[turn] = place(planets[turn], left[0])
        return turn

    def share_out_by_two(
        self,
        planets: list[int],
        drawn: Sequence[int],
        kind: int,  # noqa: ARG002
        first: int,
        rounds: int,  # noqa: ARG002
        random: Stream,
    ) -> None:
        """Which one lies face down makes no difference here."""
        hand_out(planets, drawn, (1 - first, first), random)


def hand_out(
    planets: list[int], tiles: Sequence[int], seats: Sequence[int], random: Stream
) -> None:
    """Each seat takes any of the tiles."""
    left = list(tiles)
    for seat in seats:
        planets[seat] = place(planets[seat], left.pop(int(random() * len(left))))


# --- the round in play: its decisions, and who is first in the next one ---

Ending = Callable[[Position, Deal, list[int], AtRandom, Stream], tuple[int, int]]


def finish_round(
    now: Position, deal: Deal, planets: list[int], everybody: AtRandom, random: Stream
) -> tuple[int, int]:
    """Play the rest of the round at random."""
    return _BY_PHASE[now.phase](now, deal, planets, everybody, random)


def _draw(
    now: Position, _deal: Deal, _planets: list[int], _everybody: AtRandom, _random: Stream
) -> tuple[int, int]:
    return 0, now.seat  # it has not begun


def _hide(
    now: Position, _deal: Deal, planets: list[int], _everybody: AtRandom, random: Stream
) -> tuple[int, int]:
    hand_out(planets, now.offer, (1 - now.seat, now.seat), random)
    return 3, 1 - now.seat


def _take(
    now: Position, deal: Deal, planets: list[int], everybody: AtRandom, random: Stream
) -> tuple[int, int]:
    waiting = len(now.others)
    if now.players == 2:
        tiles = now.offer if deal.face_down is None else (*now.offer, deal.face_down)
        hand_out(planets, tiles, (now.seat, *now.others), random)
        return 1 + waiting, 1 - now.first
    last = everybody.share_out(planets, now.offer, 0, now.seat, now.others, 0, random)
    return 2 * waiting or 1, last


def _name(
    now: Position, _deal: Deal, planets: list[int], everybody: AtRandom, random: Stream
) -> tuple[int, int]:
    others = list(now.others)
    named = others.pop(int(random() * len(others)))
    last = everybody.share_out(planets, now.offer, 0, named, others, 0, random)
    return 2 * len(now.others) - 1, last


_BY_PHASE: dict[Phase, Ending] = {"draw": _draw, "hide": _hide, "take": _take, "name": _name}
