"""The bots that sit at our tables: how strong each is, what it is called and how it looks.

Names are the same in every language, for they are kept with a game. What a bot is, is always said.
"""

from __future__ import annotations

from typing import NamedTuple

from ui.words import N_, Message, _, translated


class Member(NamedTuple):
    """One of the cast: its face is the head of one of our drawings."""

    name: str
    face: str


class Level(NamedTuple):
    """How strong a bot is, how it plays, and who plays so: one for each badge."""

    name: Message
    manner: Message
    members: tuple[Member, ...]


LEVELS: dict[str, Level] = {
    "easy": Level(
        N_("Easy bot"),
        N_("Takes what looks nice, and overlooks a lot."),
        (
            Member("Lulu", "sheep_white"),
            Member("Momo", "sheep_grey"),
            Member("Bobo", "sheep_brown"),
            Member("Jojo", "sheep_yellow"),
            Member("Nana", "sheep_blue"),
        ),
    ),
    "medium": Level(
        N_("Medium bot"),
        N_("Knows what a tile is worth, to the others too."),
        (
            Member("Vulpo", "fox"),
            Member("Tembo", "elephant"),
            Member("Zaza", "snake"),
            Member("Flora", "gardener"),
            Member("Luma", "lamplighter"),
        ),
    ),
    "hard": Level(
        N_("Hard bot"),
        N_("Plays many games in its head before it moves."),
        (
            Member("Rex", "king"),
            Member("Stella", "astronomer"),
            Member("Atlas", "geographer"),
            Member("Orion", "hunter"),
            Member("Selim", "turkish_astronomer"),
        ),
    ),
}
STAND_IN = "medium"  # plays for a bot that this version does not know
SEATS = (None, *LEVELS)  # what a seat can be: a person, or one of these


def level_of(bot: str) -> Level:
    """How strong the bot of this name is; it may say how long it thinks, as `hard:200` does."""
    return LEVELS.get(bot.partition(":")[0], LEVELS[STAND_IN])


def member(bot: str, badge: int) -> Member:
    """Who of the cast has a badge and plays like this."""
    members = level_of(bot).members
    return members[badge % len(members)]


def level_name(bot: str) -> str:
    return translated(level_of(bot).name)


def manner(bot: str) -> str:
    return translated(level_of(bot).manner)


def fair_play() -> str:
    """What everybody should know of bots."""
    return _("A bot sees no more than a person in its seat would.")


def next_level(bot: str | None) -> str | None:
    """What comes after a person or a bot on a seat, if somebody goes through all of them."""
    return SEATS[(SEATS.index(bot) + 1) % len(SEATS)] if bot in SEATS else None
