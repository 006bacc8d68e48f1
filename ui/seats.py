"""Who sits at the table: names, badges, persons and bots, as they are noted in a save."""

from __future__ import annotations

from engine.journal import Journal
from ui.scene import Player
from ui.words import isolated


def read_players(journal: Journal) -> list[Player]:
    """Who sits where; a badge that is not noted is that of the seat."""
    noted = journal.page.get("badges")
    badges = [badge for badge in noted if type(badge) is int] if isinstance(noted, list) else []
    if not isinstance(noted, list) or len(badges) < len(noted):
        badges = []
    badges = [*badges, *range(len(badges), len(journal.names))]
    return [Player(seat, isolated(name), badges[seat]) for seat, name in enumerate(journal.names)]


def read_bots(journal: Journal) -> tuple[str | None, ...]:
    """For each seat the bot that plays it, or None for a person; what is odd is a person."""
    noted = journal.page.get("bots")
    bots = noted if isinstance(noted, list) and len(noted) == len(journal.names) else ()
    named = [bot if isinstance(bot, str) and bot else None for bot in bots]
    return tuple(named or [None] * len(journal.names))
