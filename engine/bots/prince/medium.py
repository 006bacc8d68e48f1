"""Sound judgement without search: values, denies, names wisely.

Each tile is weighed for every planet. What a player gets is set against what the others get then,
as far as the round can be seen through; a rival who is ahead counts for more than one behind.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from random import Random
from typing import cast

from engine.bots import Outlook
from engine.bots.prince.choices import take_action
from engine.bots.prince.instinct import SPITE, Three, keep, lay, reply, worths_to
from engine.bots.prince.packed import ALL
from engine.bots.prince.position import CHARACTER, Position, draw, read_view
from engine.bots.prince.replies import Round
from engine.bots.prince.values import standing
from engine.prince.actions import DRAW, HIDE, NAME, Action
from engine.prince.knowledge import View
from engine.prince.rules import Phase
from engine.prince.tiles import BACKS, KINDS

MINDS = 0.45  # what all points of all others count together, against a point of one's own
NEAR = 6.0  # so many points behind the best, a rival counts a quarter as much
SAMPLES = 6  # draws that are looked at before a pile is chosen
CHARACTERS_EARLY = 1.0  # whoever has characters knows what to look for


def play_with_judgement(outlook: Outlook, rng: Random) -> Action:
    view = cast(View, outlook.view())
    if len(view.legal) == 1:
        return view.legal[0]
    return _BY_PHASE[view.phase](view, read_view(view), rng)


def open_round(now: Position, tiles: Sequence[int], kind: int, rounds: int) -> Round:
    """A round with these tiles, as those see it who have no tile yet."""
    standings = [standing(planet, rounds) for planet in now.planets]
    seats = (now.seat, *now.others) if now.others else range(now.players)
    return Round(
        {seat: worths_to(now.planets, seat, tiles, kind, rounds) for seat in seats},
        [minds(standings, seat) for seat in range(now.players)],
    )


def minds(standings: Sequence[float], seat: int) -> list[float]:
    """How much a seat minds a point of each other: most of all, whoever is ahead of the rest."""
    best = max([points for other, points in enumerate(standings) if other != seat])
    threats = [
        0.0 if other == seat else 1 / (1 + (best - points) / NEAR) / (1 + (best - points) / NEAR)
        for other, points in enumerate(standings)
    ]
    whole = 0.0
    for threat in threats:
        whole += threat
    return [MINDS * threat / whole for threat in threats]


def _name(_view: View, now: Position, _rng: Random) -> Action:
    assert now.kind is not None
    game = open_round(now, now.offer, now.kind, now.planet_rounds)
    tiles = tuple(range(len(now.offer)))

    def benefit(seat: int) -> float:
        return game.benefit(now.seat, game.name_one(seat, tiles, now.others))

    return NAME[max(now.others, key=benefit)]


def _take(view: View, now: Position, _rng: Random) -> Action:
    if now.players == 2:
        return _take_of_two(view, now)
    assert now.kind is not None
    game = open_round(now, now.offer, now.kind, now.planet_rounds)
    tiles = tuple(range(len(now.offer)))
    best = game.take(now.seat, tiles, now.others).tiles[now.seat]
    return take_action(view, ALL[now.offer[best]])


def _draw(view: View, now: Position, rng: Random) -> Action:
    """The pile whose first choice is worth most, beside what it would bring without a choice."""
    kinds = [kind for kind, name in enumerate(KINDS) if DRAW[name] in view.legal]
    return DRAW[KINDS[max(kinds, key=lambda kind: _worth_of_drawing(now, kind, rng))]]


def _worth_of_drawing(now: Position, kind: int, rng: Random) -> float:
    """The mean over a few draws, all of which may come."""
    rounds = now.planet_rounds - (kind != CHARACTER)
    benefit = CHARACTERS_EARLY if kind == CHARACTER else 0.0
    for _ in range(SAMPLES):
        tiles = draw(now.unseen[kind], now.tiles_a_round, rng)
        if now.players == 2:
            benefit += _benefit_of_three(now, tiles, kind, rounds) / SAMPLES
        else:
            benefit += _benefit_of_first(now, tiles, kind, rounds) / SAMPLES
    return benefit


def _benefit_of_first(now: Position, tiles: Sequence[int], kind: int, rounds: int) -> float:
    """What the first choice of these tiles is worth, more than any tile for anybody."""
    game = open_round(now, tiles, kind, rounds)
    others = tuple(seat for seat in range(now.players) if seat != now.seat)
    benefit = game.benefit(now.seat, game.take(now.seat, tuple(range(len(tiles))), others))
    for seat, worths in game.worths.items():
        weight = 1.0 if seat == now.seat else -game.minds[now.seat][seat]
        benefit -= weight * _mean(worths)
    return benefit


# --- two players ---


def _hide(_view: View, now: Position, _rng: Random) -> Action:
    assert now.kind is not None
    three = _weigh(now, now.offer, now.kind, now.planet_rounds)
    return HIDE[ALL[now.offer[lay(three)]]]


def _take_of_two(view: View, now: Position) -> Action:
    """The first player knows all that is left. The second may dare to take the hidden tile."""
    assert now.kind is not None
    hidden = len(now.offer)
    if now.seat == now.first:
        tiles = now.offer if now.face_down is None else (*now.offer, now.face_down)
        worths = worths_to(now.planets, now.seat, tiles, now.kind, now.planet_rounds)
        best = worths.index(max(worths))
    else:
        best = reply(_weigh(now, now.offer, now.kind, now.planet_rounds), hidden)
    if best == hidden:
        return take_action(view, BACKS[KINDS[now.kind]])
    return take_action(view, ALL[now.offer[best]])


def _weigh(now: Position, tiles: Sequence[int], kind: int, rounds: int) -> Three:
    """Tiles for both players, and the mean of all that a hidden tile may be."""
    first, second = now.first, 1 - now.first
    return Three(
        worths_to(now.planets, first, tiles, kind, rounds),
        worths_to(now.planets, second, tiles, kind, rounds),
        _mean(worths_to(now.planets, first, now.unseen[kind], kind, rounds)),
        _mean(worths_to(now.planets, second, now.unseen[kind], kind, rounds)),
    )


def _benefit_of_three(now: Position, tiles: Sequence[int], kind: int, rounds: int) -> float:
    three = _weigh(now, tiles, kind, rounds)
    given = reply(three, lay(three))
    own, theirs = three.to_first, three.to_second
    return (own[keep(three, given)] - _mean(own)) - SPITE * (theirs[given] - _mean(theirs))


def _mean(worths: Sequence[float]) -> float:
    return fsum(worths) / len(worths) if worths else 0.0


_BY_PHASE: dict[Phase, Callable[[View, Position, Random], Action]] = {
    "draw": _draw,
    "hide": _hide,
    "take": _take,
    "name": _name,
}
