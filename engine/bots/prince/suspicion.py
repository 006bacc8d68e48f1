"""What lies face down: a tile was hidden for a reason, and that tells something about it.

The second of two players does not know the hidden tile. But it can put itself in the place of the
first: with this tile and the two that lie open, would a practised player have hidden this one?
"""

from __future__ import annotations

from engine.bots.prince.position import Position
from engine.bots.prince.threes import Three, benefit_of_laying, mean_worths, weigh_three

ODD = 0.05  # how likely a practised player hides one that is better shown


def suspects(now: Position, naive: float) -> list[float]:
    """For each unseen tile of the kind in play, how likely it is the one that lies face down.

    `naive`: how likely the first player is a naive one, who hides any of the three.
    """
    kind, first, rounds = now.kind, now.first, now.planet_rounds
    assert kind is not None
    tiles, hidden = now.unseen[kind], len(now.offer)
    weights = []
    for place, tile in enumerate(tiles):
        others = tiles[:place] + tiles[place + 1 :]
        unseen = mean_worths(now.planets, kind, first, rounds, others)
        three = weigh_three(now.planets, (*now.offer, tile), kind, first, rounds, unseen)
        practised = odds_of_hiding(three, hidden)
        weights.append(naive / len(three.to_first) + (1.0 - naive) * practised)
    return weights


def odds_of_hiding(three: Three, tile: int) -> float:
    """How likely a practised player hides this one of three: any of those that are best hidden."""
    benefits = [benefit_of_laying(three, hidden) for hidden in range(len(three.to_first))]
    best = max(benefits)
    return 1.0 / benefits.count(best) if benefits[tile] == best else ODD
