"""What there is to choose between, and how a round goes on from each choice.

Tiles with the same face are one choice, and so are all slots: where a tile of its kind lies never
changes a score. With three players and more, taking and naming are weighed together: to whom the
rest goes is half of what a tile is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from random import Random
from typing import NamedTuple

from engine.bots import Thought
from engine.bots.prince.instinct import Instinct
from engine.bots.prince.judgement import Draft, worth_of_drawing, worths_of_hiding, worths_of_two
from engine.bots.prince.packed import ALL, FACE, place
from engine.bots.prince.playout import NOTHING_DRAWN, Stream
from engine.bots.prince.position import CHARACTER, Deal, Position
from engine.bots.prince.replies import Outcome
from engine.bots.prince.threes import mean_worths, weigh_three
from engine.prince.actions import DRAW, HIDE, NAME, Action, Take
from engine.prince.knowledge import View
from engine.prince.rules import Phase
from engine.prince.tiles import BACKS, KINDS, Tile

NOTHING_UNSEEN = (0.0, 0.0)


class Onward(NamedTuple):
    """A game between two rounds: the planets, who draws next, and what is drawn already."""

    planets: list[int]
    first: int
    drawn: Sequence[int] = NOTHING_DRAWN


Finish = Callable[[Deal, Instinct, Stream], Onward]


class Choice(NamedTuple):
    """One thing to do, what it is worth at first sight, and how the round ends then.

    All go on by their instinct. `named` goes with a tile that is taken before somebody is named.
    """

    action: Action
    guess: float
    finish: Finish
    named: int | None = None


def choices(view: View, position: Position, rng: Random) -> Thought[list[Choice]]:
    """All that there is to choose between; what looks best comes first."""
    if view.phase == "draw":
        found = yield from _draw(view, position, rng)
    else:
        found = []
        for choice in _BY_PHASE[view.phase](view, position):
            found.append(choice)
            yield
    return sorted(found, key=attrgetter("guess"), reverse=True)


def _draw(view: View, position: Position, rng: Random) -> Thought[list[Choice]]:
    found = []
    for kind, name in enumerate(KINDS):
        if DRAW[name] in view.legal:
            worth = yield from worth_of_drawing(position, kind, rng)
            found.append(Choice(DRAW[name], worth, _after_drawing(position, kind)))
    return found


def _after_drawing(now: Position, kind: int) -> Finish:
    number, seat = now.tiles_a_round, now.seat
    rounds = now.planet_rounds - (kind != CHARACTER)
    drawn = [number if other == kind else 0 for other in range(len(KINDS))]
    others = [other for other in range(now.players) if other != seat]

    def finish(deal: Deal, players: Instinct, random: Stream) -> Onward:
        planets, offer = list(deal.planets), deal.piles[kind][:number]
        if now.players == 2:
            players.share_out_by_two(planets, offer, kind, seat, rounds, random)
            return Onward(planets, 1 - seat, drawn)
        last = players.share_out(planets, offer, kind, seat, others, rounds, random)
        return Onward(planets, last, drawn)

    return finish


# --- two players ---


def _hide(_view: View, now: Position) -> Iterator[Choice]:
    """The tile to lay face down."""
    worths = worths_of_hiding(now)
    for number, tile in _faces(now.offer):
        yield Choice(HIDE[ALL[tile]], worths[number], _after_hiding(now, number))


def _after_hiding(now: Position, hidden: int) -> Finish:
    seat, kind, rounds = now.seat, _kind(now), now.planet_rounds
    may_be = *now.unseen[kind], now.offer[hidden]  # for all that the other one knows
    unseen = mean_worths(now.planets, kind, seat, rounds, may_be)

    def finish(deal: Deal, players: Instinct, _random: Stream) -> Onward:
        planets, tiles = list(deal.planets), now.offer
        three = weigh_three(planets, tiles, kind, seat, rounds, unseen)
        given = players.reply(planets, tiles, three, seat, hidden)
        players.take_two(planets, tiles, seat, given, three)
        return Onward(planets, 1 - seat)

    return finish


def _take_of_two(view: View, now: Position) -> Iterator[Choice]:
    """An open tile, or the one that lies face down."""
    worths = worths_of_two(now)
    after = _after_taking_of_three if now.others else _after_taking_the_last
    for number, tile in _faces(now.offer):
        yield Choice(take_action(view, ALL[tile]), worths[number], after(now, number))
    if now.hides:
        hidden = len(now.offer)
        back = take_action(view, BACKS[KINDS[_kind(now)]])
        yield Choice(back, worths[hidden], after(now, hidden))


def _after_taking_of_three(now: Position, taken: int) -> Finish:
    """The second player's choice: the hidden tile is the last of the three."""
    kind, rounds = _kind(now), now.planet_rounds

    def finish(deal: Deal, players: Instinct, _random: Stream) -> Onward:
        assert deal.face_down is not None
        planets, tiles = list(deal.planets), (*now.offer, deal.face_down)
        three = weigh_three(planets, tiles, kind, now.first, rounds, NOTHING_UNSEEN)
        players.take_two(planets, tiles, now.first, taken, three)
        return Onward(planets, now.seat)

    return finish


def _after_taking_the_last(now: Position, taken: int) -> Finish:
    """The first of two players takes one of the two left."""

    def finish(deal: Deal, _players: Instinct, _random: Stream) -> Onward:
        planets, seat = list(deal.planets), now.seat
        tile = now.offer[taken] if taken < len(now.offer) else now.face_down
        assert tile is not None
        planets[seat] = place(planets[seat], tile)
        return Onward(planets, 1 - seat)

    return finish


# --- three players and more ---


def _take(view: View, now: Position) -> Iterator[Choice]:
    """A tile, and who takes next."""
    if now.players == 2:
        yield from _take_of_two(view, now)
        return
    draft = Draft(now)
    for number, tile in _faces(now.offer):
        action = take_action(view, ALL[tile])
        rest = now.offer[:number] + now.offer[number + 1 :]
        for named in now.others or (now.seat,):
            foreseen = draft.after_taking(number, named)
            finish = _after_taking(now, tile, _hand_on(now, rest, named, foreseen))
            yield Choice(action, draft.worth(foreseen), finish, named)


def take_action(view: View, tile: Tile) -> Action:
    """Take this tile, and place it on the first slot that is free."""
    return next(action for action in view.legal if isinstance(action, Take) and action.tile is tile)


def _name(_view: View, now: Position) -> Iterator[Choice]:
    draft = Draft(now)
    for seat in now.others:
        foreseen = draft.after_naming(seat)
        finish = _hand_on(now, now.offer, seat, foreseen)
        yield Choice(NAME[seat], draft.worth(foreseen), finish, seat)


def _after_taking(now: Position, tile: int, hand_on: Finish) -> Finish:
    seat = now.seat

    def finish(deal: Deal, players: Instinct, random: Stream) -> Onward:
        planets = list(deal.planets)
        planets[seat] = place(planets[seat], tile)
        return hand_on(deal._replace(planets=planets), players, random)

    return finish


def _hand_on(now: Position, offer: Sequence[int], named: int, foreseen: Outcome) -> Finish:
    """The tiles go to the one named, and on from there; or as those foresee it who see through."""
    kind, rounds = _kind(now), now.planet_rounds
    waiting = [seat for seat in now.others if seat != named]
    picks = [(seat, now.offer[tile]) for seat, tile in foreseen.picks if seat != now.seat]

    def finish(deal: Deal, players: Instinct, random: Stream) -> Onward:
        planets = list(deal.planets)
        if not offer:  # the seat was the last itself
            return Onward(planets, named)
        if not players.see_through:
            last = players.share_out(planets, offer, kind, named, waiting, rounds, random)
            return Onward(planets, last)
        for seat, tile in picks:
            planets[seat] = place(planets[seat], tile)
        return Onward(planets, foreseen.last)

    return finish


def _faces(offer: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The tiles that differ, with their places in the offer."""
    seen = set()
    for number, tile in enumerate(offer):
        if FACE[tile] not in seen:
            seen.add(FACE[tile])
            yield number, tile


def _kind(now: Position) -> int:
    assert now.kind is not None
    return now.kind


_BY_PHASE: dict[Phase, Callable[[View, Position], Iterator[Choice]]] = {
    "hide": _hide,
    "take": _take,
    "name": _name,
}
