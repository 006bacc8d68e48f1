"""Games played out in the packed world, from any round on, by one policy for all seats.

The frame of the rules is here: who draws, how many, who is first in the next round. What is chosen
is the policy's affair. Nobody is asked anything: a whole round is shared out at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from engine.bots.prince.position import CHARACTER, rounds_to_come
from engine.prince.rules import TILES_A_ROUND
from engine.prince.tiles import KINDS

Stream = Callable[[], float]  # random numbers from 0 to 1
NOTHING_DRAWN = (0,) * len(KINDS)


class Policy(Protocol):
    """How all seats choose in a playout. The planets are changed as tiles go to them."""

    def pile(self, kinds: Sequence[int], random: Stream) -> int:
        """The kind to draw from."""

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
        """The rest of a round: `turn` takes, then those waiting, in an order; who is the last?

        After it, so many rounds with tiles of the planet are to come.
        """

    def share_out_by_two(
        self,
        planets: list[int],
        drawn: Sequence[int],
        kind: int,
        first: int,
        rounds: int,
        random: Stream,
    ) -> None:
        """A round of two players: `first` hides one of three, the other takes, then `first`."""


def play_out(
    planets: list[int],
    piles: Sequence[Sequence[int]],
    first: int,
    policy: Policy,
    random: Stream,
    drawn: Sequence[int] = NOTHING_DRAWN,
) -> None:
    """Play the rounds to come. Of each pile so many tiles are drawn already."""
    players = len(planets)
    number = TILES_A_ROUND[players]
    at = list(drawn)
    rounds = rounds_to_come([len(pile) - at[kind] for kind, pile in enumerate(piles)], number)
    kinds = [kind for kind, pile in enumerate(piles) if len(pile) > at[kind]]
    others = [[seat for seat in range(players) if seat != own] for own in range(players)]
    while kinds:
        kind = policy.pile(kinds, random) if len(kinds) > 1 else kinds[0]
        begin, pile = at[kind], piles[kind]
        end = at[kind] = begin + number
        if end == len(pile):
            kinds.remove(kind)
        if kind != CHARACTER:
            rounds -= 1
        if players == 2:
            policy.share_out_by_two(planets, pile[begin:end], kind, first, rounds, random)
            first = 1 - first
        else:
            first = policy.share_out(
                planets, pile[begin:end], kind, first, others[first], rounds, random
            )
