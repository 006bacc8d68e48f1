"""What is remembered of a finished game beside its save: lists and records are drawn from it alone.

It is plain values, nothing in words, so that it stays true when the language changes. What a game
writes down of its planets and points is up to `ui/<game>/memory.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from engine.game import ScoreSheet, winners
from ui.games import memory_of

if TYPE_CHECKING:
    from ui.session import Session

Scored = Mapping[str, Sequence[tuple[str, int]]]  # by topic: what gave points, and how many


class SeatEnd(NamedTuple):
    """How a seat ended: its points, its planet as a text, and what the points were made of."""

    total: int
    planet: str = ""  # "": nobody knows, as of a real table that was only counted
    scored: Scored = MappingProxyType({})

    def to_json(self) -> dict[str, object]:
        built = {"built": self.planet} if self.planet else {}
        return {"total": self.total, **built, "scored": dict(self.scored)}


class End(NamedTuple):
    """How a game ended, for everybody."""

    options: Mapping[str, object]
    seats: Sequence[SeatEnd]
    winners: Sequence[int]
    badges: Sequence[int]
    bots: Sequence[str | None] = ()  # by seat; empty where everybody is a person
    real: bool = False  # it was played at a real table, and only counted here

    def is_person(self, seat: int) -> bool:
        return not self.bots or self.bots[seat] is None

    def to_json(self) -> dict[str, object]:
        known: dict[str, object] = {
            "options": self.options,
            "badges": self.badges,
            "seats": [seat.to_json() for seat in self.seats],
            "winners": self.winners,
        }
        bots = {"bots": self.bots} if any(self.bots) else {}
        return known | bots | ({"real": True} if self.real else {})


def remember(session: Session) -> End:
    """What is to be remembered of a game that is over."""
    journal, view = session.journal, session.view(None)
    sheets, memory = view.scores(), memory_of(journal.kind)
    seats = seat_ends(
        journal.kind, sheets, [memory.built(view, seat) for seat in range(len(sheets))]
    )
    badges = [player.badge for player in session.players]
    return End(journal.options.to_json(), seats, winners(sheets), badges, session.bots)


def seat_ends(game: str, sheets: Sequence[ScoreSheet], planets: Iterable[str]) -> list[SeatEnd]:
    """How each seat ended, by their score sheets and the texts of their planets."""
    scored_by = memory_of(game).scored_by
    return [
        SeatEnd(sheet.total, planet, scored_by(sheet))
        for sheet, planet in zip(sheets, planets, strict=True)
    ]


def read_end(data: object, players: int) -> End | None:
    """What was remembered, checked; None if it is anything else."""
    try:
        return _read_end(data, players)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def _read_end(data: object, players: int) -> End:
    if not isinstance(data, dict):
        raise TypeError
    seats = [_read_seat(seat) for seat in data["seats"]]
    winners = [_number(winner) for winner in data["winners"]]
    badges = [_number(badge) for badge in data["badges"]]
    bots = [None if bot is None else str(bot) for bot in data.get("bots") or ()]
    fits = {len(seats), len(badges), len(bots) or players} == {players}
    if not fits or not winners or not set(winners) <= set(range(players)):
        raise ValueError
    return End(dict(data["options"]), seats, winners, badges, bots, data.get("real") is True)


def _read_seat(data: Mapping[str, object]) -> SeatEnd:
    found = data.get("scored") or {}
    if not isinstance(found, dict):
        raise TypeError
    scored = {
        str(topic): [(str(what), _number(points)) for what, points in lines]
        for topic, lines in found.items()
    }
    return SeatEnd(_number(data["total"]), str(data.get("built") or ""), scored)


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError
    return value
