"""What hard would tell a person: all that may be done, the best first, and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, cast

from engine.bots import Advice, Budget, Margin, Outlook, Thought
from engine.bots.prince.choices import Choice, choices
from engine.bots.prince.hard import compare, imagined, lead
from engine.bots.prince.packed import FACE, NUMBER, place, totals
from engine.bots.prince.position import Position, read_view
from engine.bots.search import duel, worths
from engine.game import Action
from engine.prince.actions import Hide, Name, Take
from engine.prince.knowledge import View


class Gain(NamedTuple):
    """What a tile would bring somebody at once."""

    seat: int
    points: int


class End(NamedTuple):
    """How an imagined game ends for somebody: by how many points they are ahead, and their own."""

    lead: float
    points: int

    @classmethod
    def of(cls, planets: Sequence[int], seat: int) -> End:
        return cls(lead(planets, seat), totals(planets)[seat])


@dataclass(frozen=True)
class PrinceAdvice(Advice):
    """`points` are those that a tile brings its taker at once; None: nobody can know.

    `gains` has the same for all who would choose among what is left, the largest first: to take a
    tile keeps it from them. For a name it is what that player could get at once. Whose characters
    are hidden is left out. `named` is the one to name after the tile is taken.
    """

    gains: tuple[Gain, ...] = ()
    named: int | None = None


def advise(outlook: Outlook, rng: Random, budget: Budget) -> Thought[list[Advice]]:
    """All that may be done, the best first."""
    view = cast(View, outlook.view())
    now = read_view(view)
    runners = yield from compare(outlook, rng, budget)
    points = worths(runners, lambda choice: choice.guess)
    best: dict[object, tuple[float, Choice]] = {}
    for runner, worth in zip(runners, points, strict=True):
        best.setdefault(likeness(runner.what.action), (worth, runner.what))
    order = {alike: place for place, alike in enumerate(best)}
    found = [tell(now, action, *best[likeness(action)]) for action in view.legal]
    return sorted(found, key=lambda own: order[likeness(own.action)])


def compare_two(
    outlook: Outlook, one: Action, other: Action, rng: Random, budget: Budget
) -> Thought[list[Margin]]:
    """By how much one action does better than another, in each of many imagined games."""
    view = cast(View, outlook.view())
    now = read_view(view)
    best: dict[object, Choice] = {}
    for choice in (yield from choices(view, now, rng)):
        best.setdefault(likeness(choice.action), choice)
    pair = best[likeness(one)], best[likeness(other)]
    ends = yield from duel(*pair, *imagined(outlook, now, rng, End.of), budget)
    return [
        Margin(better.lead - worse.lead, better.points - worse.points) for better, worse in ends
    ]


def likeness(action: Action) -> object:
    """What is equal for actions that come to the same: equal faces, and all slots."""
    if isinstance(action, Take | Hide):
        known = NUMBER.get(action.tile)
        return type(action), None if known is None else FACE[known]
    return action


def tell(now: Position, action: Action, worth: float, choice: Choice) -> PrinceAdvice:
    """What speaks for an action."""
    points, gains = None, list[Gain]()
    if isinstance(action, Take | Hide):
        tile = NUMBER.get(action.tile, now.face_down)
        if tile is not None:
            points = gain(now, now.seat, tile)
            seats = filter(now.knows_all_of, now.others)
            gains = [Gain(seat, gain(now, seat, tile)) for seat in seats]
    elif isinstance(action, Name) and now.knows_all_of(action.seat):
        most = max(gain(now, action.seat, tile) for tile in now.offer)
        gains = [Gain(action.seat, most)]
    gains.sort(key=lambda own: own.points, reverse=True)
    rival = gains[0] if gains and gains[0].points > 0 else None
    return PrinceAdvice(
        action,
        worth,
        points=points,
        rival=rival and rival.seat,
        rival_points=rival and rival.points,
        gains=tuple(gains),
        named=choice.named if isinstance(action, Take) and now.others else None,
    )


def gain(now: Position, seat: int, tile: int) -> int:
    """The points that a tile would bring a seat at once."""
    planets = list(now.planets)
    before = totals(planets)[seat]
    planets[seat] = place(planets[seat], tile)
    return totals(planets)[seat] - before
