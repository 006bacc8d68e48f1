"""What happened, one thing at a time, as a seat saw it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.game import AnyGame, AnyView, Event


class Sight:
    """What a seat sees of a position. It is looked at when it is first asked for."""

    __slots__ = ("_game", "_seat", "_view")

    def __init__(self, game: AnyGame, seat: int | None) -> None:
        self._game = game
        self._seat = seat
        self._view: AnyView | None = None

    @property
    def view(self) -> AnyView:
        if self._view is None:
            self._view = self._game.view(self._seat)
        return self._view


@dataclass(frozen=True, slots=True)
class Moment:
    """An event as a seat was told of it, between what that seat saw right before and after it.

    `number` is that of the action that it belongs to, counted from 1; the deal is 0.
    """

    number: int
    event: Event
    _start: Sight
    _before: Sight
    _after: Sight

    @property
    def start(self) -> AnyView:
        """What the seat saw before the whole action."""
        return self._start.view

    @property
    def before(self) -> AnyView:
        return self._before.view

    @property
    def after(self) -> AnyView:
        return self._after.view


Steps = Sequence[tuple[Event, AnyGame]]


def see(seat: int | None, start: AnyGame, played: Iterable[tuple[int, Steps]]) -> list[Moment]:
    """The moments of some actions: their numbers, and the steps that each went through."""
    moments = []
    before = Sight(start, seat)
    for number, steps in played:
        first = before
        for event, game in steps:
            after = Sight(game, seat)
            moments.append(Moment(number, event.told(seat), first, before, after))
            before = after
    return moments
