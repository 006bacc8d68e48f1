"""Planet of the day: the same deal for everyone on a date, alone against the same bots.

The date is the device’s own. Each date has one game on a device, under a key of its own, so that a
clock that goes wrong, another time zone or midnight in the middle of a game changes nothing: a game
belongs to the date that it was begun for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import sha256
from typing import TYPE_CHECKING

from engine.games import GAMES
from engine.names import check_name
from ui.border import Effects, Game, Listing, Note, Store
from ui.draft import unnamed
from ui.keeping import open_game
from ui.library import Kept, read_kept
from ui.words import N_

if TYPE_CHECKING:
    from engine.journal import Journal
    from ui.state import State

# The bots that everybody meets, with their badges. Seat 0 is for the person.
BOTS = ("medium", "medium")
BOT_NAMES = ("Tembo", "Zaza")
SEEDS = 10**9
YEARS = range(2000, 3000)  # that a calendar shows


@dataclass(slots=True)
class Daily:
    """What is looked at: a date, and the results of all dates that were played."""

    today: date
    month: date  # the first of the month that the calendar shows
    results: dict[str, Kept]  # finished games, by date
    asked: date | None = None  # the date whose game somebody wants to play

    def turn(self, by: int) -> None:
        """To the month before or after."""
        month = (self.month + timedelta(days=15 + 30 * by)).replace(day=1)
        if month.year in YEARS:
            self.month = month


def read_date(text: str) -> date | None:
    """A date as it is noted; None if it is none."""
    try:
        return date.fromisoformat(text[:10])
    except ValueError:
        return None


def today(state: State) -> date:
    """The device’s date; that of a clock which has lost its way is as good as any."""
    now = read_date(state.device.now())
    return now if now is not None and now.year in YEARS else date(YEARS[0], 1, 1)


def _number(day: date, of: str) -> int:
    """A number that everybody gets on a date, and nobody guesses from that of another one."""
    return int.from_bytes(sha256(f"Pocket Planets, {of}, {day.isoformat()}".encode()).digest()[:8])


def game_of(day: date) -> str:
    """The games take turns."""
    return GAMES[day.toordinal() % len(GAMES)]


def seed_of(day: date) -> int:
    return _number(day, "deal") % SEEDS


def key_of(day: date) -> str:
    """Under which key the game of a date is kept."""
    return f"{_number(day, 'key'):016x}"


def journal_of(day: date, name: str) -> Journal:
    """The game of a date, for somebody."""
    from engine.journal import Journal  # not needed before

    players = 1 + len(BOTS)
    names, options = (name, *BOT_NAMES), {"players": players, "first": day.toordinal() % players}
    journal = Journal(game_of(day), options, names, seed_of(day))
    journal.page = {
        "badges": list(range(players)),
        "bots": [None, *BOTS],
        "day": day.isoformat(),
    }
    return journal


# --- what taps and answers do ---


def show(state: State) -> Effects:
    return state.ask("finished", "dated")


def dated(state: State, found: Listing) -> Effects:
    """All finished games are known: those of a date stand in the calendar."""
    state.go("day")
    now = today(state)
    results = results_of([read_kept(row) for row in found["games"]], now)
    state.daily = Daily(now, now.replace(day=1), results)
    if found["trouble"]:
        state.problem = Note(N_("The games that are kept here can’t be read now."))
    return ()


def returned(state: State) -> Effects:
    """The page is in front again: midnight may have come since it was drawn."""
    if state.daily is None or state.screen != "day" or state.daily.today == today(state):
        return ()
    return show(state)


def results_of(games: Sequence[Kept], now: date) -> dict[str, Kept]:
    """By date: the game that was played here, or else the latest that came in a file.

    A file may be somebody else's: a date that is not over stays free to be played.
    """
    results: dict[str, Kept] = {}
    for each in games:  # the latest first
        day = read_date(each.day)
        if each.end is None or day is None:
            continue
        if is_own(each, day) or (day < now and each.day not in results):
            results[each.day] = each
    return results


def is_own(kept: Kept, day: date) -> bool:
    """Whether a game of a date was played here."""
    return kept.key == key_of(day)


def month(state: State, by: int) -> Effects:
    if state.daily is not None:
        state.daily.turn(by)
    return ()


def play(state: State, text: str) -> Effects:
    """Begin the game of a date, or go on with it, or look at how it ended."""
    day = read_date(text)
    if day is None or state.daily is None:
        return ()
    state.daily.asked = day  # midnight may come before the answer does
    played = state.daily.results.get(text)
    return state.ask("game", played.key if played else key_of(day), "daily")


def daily(state: State, found: Game) -> Effects:
    """What is kept of the game of a date, if anything."""
    from ui.session import Session  # not needed before

    key, day = found["key"], state.daily.asked if state.daily is not None else None
    if found["save"] is not None:
        effects = open_game(state, found)
        return [*effects, Store("current", key)] if state.session is not None else effects
    if day is None or key_of(day) != key:
        return ()
    return state.begin(Session(key, journal_of(day, _own_name(state))))


def _own_name(state: State) -> str:
    """The name that was typed first, if it can be one."""
    typed = state.draft.typed[0]
    try:
        return check_name(typed or "")
    except ValueError:
        return unnamed(0)
