"""Who sees which tiles: one account, for what is told of an event and for what a seat knows.

Three kinds of secret. With two players, who draws looks at the three tiles alone, and lays one of
them face down. Hidden characters are kept face down by who took them. With more than two players
they are drafted in secret too: who draws looks at them alone, and hands on what is left.
"""

from __future__ import annotations

from engine.game import Witnesses
from engine.prince.options import PLAYERS, Options
from engine.prince.tiles import Kind

ALONE: tuple[Witnesses, ...] = tuple(frozenset((seat,)) for seat in range(max(PLAYERS)))


def saw(witnesses: Witnesses, seat: int | None) -> bool:
    return witnesses is None or seat in witnesses


def is_secret(options: Options, kind: Kind | None) -> bool:
    """Whether tiles of this kind lie face down on the planets until the end."""
    return kind == "character" and options.hidden_characters


def is_drafted_in_secret(options: Options, kind: Kind | None) -> bool:
    """Whether tiles of this kind go from hand to hand, and only who holds them sees them."""
    return options.players > 2 and is_secret(options, kind)


def of_drawing(options: Options, kind: Kind, seat: int) -> Witnesses:
    """Who sees the tiles that a seat draws."""
    return ALONE[seat] if options.players == 2 or is_secret(options, kind) else None


def of_laying(seat: int) -> Witnesses:
    """With two players: who sees which tile lies face down."""
    return ALONE[seat]


def of_taking(options: Options, kind: Kind, first: int, seat: int, blind: bool) -> Witnesses:
    """Who sees which tile a seat takes. Of two players, the first one saw all of them before."""
    if not is_secret(options, kind):
        return None
    if options.players > 2:
        return ALONE[seat]
    return frozenset((seat, first)) if blind else None


def of_handing_on(seat: int, named: int) -> Witnesses:
    """In a secret draft: who sees the tiles that go on from one seat to the next."""
    return frozenset((seat, named))
