"""Who sits at the table: names, badges, persons and bots, as they are noted in a save."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.journal import Journal
from ui.cast import STAND_IN
from ui.exchange import TO_BEAT
from ui.scene import Player
from ui.words import isolated

TAUGHT = "taught"  # the note of how much of a game was a lesson
STOOD_IN = "stood_in"  # the note of when bots played for people: seat, since when, until when
# Noted of a game, not of its players.
OF_ONE_GAME = (TO_BEAT, "from", "origin", "day", "lesson", TAUGHT, STOOD_IN)


def of_the_players(page: Mapping[str, Any]) -> dict[str, Any]:
    """What another game of the same people takes over of what is noted."""
    return {name: what for name, what in page.items() if name not in OF_ONE_GAME}


def once_more(last: Journal, seed: int) -> Journal:
    """The same people at another game of the same kind; the next one starts."""
    first = (last.options.first + 1) % len(last.names)
    options = last.options.to_json() | {"first": first}
    journal = Journal(last.kind, options, last.names, seed, seated=True)
    journal.page = of_the_players(last.page)
    return journal


def read_players(journal: Journal) -> tuple[Player, ...]:
    """Who sits where; a badge that is not noted is that of the seat."""
    noted = journal.page.get("badges")
    badges = [badge for badge in noted if type(badge) is int] if isinstance(noted, list) else []
    if not isinstance(noted, list) or len(badges) < len(noted):
        badges = []
    badges = [*badges, *range(len(badges), len(journal.names))]
    seats = enumerate(zip(journal.names, badges, read_bots(journal), strict=False))
    return tuple(Player(seat, isolated(name), badge, bot) for seat, (name, badge, bot) in seats)


def read_bots(journal: Journal) -> tuple[str | None, ...]:
    """For each seat the bot that plays it, or None for a person; what is odd is a person."""
    noted = journal.page.get("bots")
    bots = noted if isinstance(noted, list) and len(noted) == len(journal.names) else ()
    named = [bot if isinstance(bot, str) and bot else None for bot in bots]
    return tuple(named or [None] * len(journal.names))


def read_beginning(journal: Journal) -> int:
    """After so many actions people played as they liked, and in this game.

    A lesson had asked for those before, or they belong to the game that this one goes on from.
    """
    origin = journal.page.get("origin")
    noted = journal.page.get(TAUGHT), origin.get("number") if isinstance(origin, dict) else 0
    return max(0, *[number for number in noted if isinstance(number, int)])


def read_lent(journal: Journal) -> list[int]:
    """The seats on which a bot plays on for a person."""
    noted, bots = journal.page.get("lent"), read_bots(journal)
    seats = noted if isinstance(noted, list) else ()
    return [seat for seat, bot in enumerate(bots) if bot is not None and seat in seats]


def lend(journal: Journal, seat: int) -> None:
    """Note that a bot plays on for the person on a seat, or that they play again themselves."""
    bots, lent = list(read_bots(journal)), read_lent(journal)
    spells, now = read_stand_ins(journal), len(journal.actions)
    if bots[seat] is None:
        bots[seat], lent = STAND_IN, [*lent, seat]
        spells.append([seat, now, now])
    else:
        bots[seat], lent = None, [each for each in lent if each != seat]
    journal.page |= {"bots": bots, "lent": lent, STOOD_IN: spells}


def read_stand_ins(journal: Journal) -> list[list[int]]:
    """When bots played for people: on which seat, after how many actions, and until when.

    A seat that is lent still is so up to now; if nobody noted since when, from the beginning.
    """
    noted, now = journal.page.get(STOOD_IN), len(journal.actions)
    spells = [
        each
        for each in (noted if isinstance(noted, list) else ())
        if isinstance(each, list) and [type(part) for part in each] == [int, int, int]
    ]
    for seat in read_lent(journal):
        since = [since for who, since, _until in spells if who == seat]
        spells.append([seat, since[-1] if since else 0, now])
    return spells


def last_in_other_hands(journal: Journal) -> int:
    """How many actions there are up to the last that was played by other hands than sit there now.

    By a bot for a person who plays again, or by a person for whom a bot plays now.
    """
    if STOOD_IN not in journal.page:
        return 0
    lent, spells = read_lent(journal), read_stand_ins(journal)
    for number in reversed(range(len(journal.actions))):
        seat = journal.mover(number)
        by_stand_in = any(seat == who and since <= number < end for who, since, end in spells)
        if by_stand_in != (seat in lent) and seat is not None and may_change_hands(journal, seat):
            return number + 1
    return 0


def take_back(journal: Journal) -> None:
    """Actions were taken back: no bot has played any of those that come now."""
    now = len(journal.actions)
    if STOOD_IN in journal.page:
        spells = read_stand_ins(journal)
        journal.page[STOOD_IN] = [[s, min(since, now), min(end, now)] for s, since, end in spells]


def may_change_hands(journal: Journal, seat: int) -> bool:
    """Whether a person sits there, or a bot that plays for one."""
    return read_bots(journal)[seat] is None or seat in read_lent(journal)
