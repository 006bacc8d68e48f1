"""What is being set up: remembered from one game to the next."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from engine.game import BadOptions
from engine.games import GAMES, rules_of
from engine.names import check_name, sight
from engine.options import Option, Switch
from engine.reading import read_json
from ui.border import Note
from ui.cast import SEATS, level_name, member, next_level
from ui.scene import BADGES, badge_name
from ui.words import N_, Message, pgettext

MOST_PLAYERS = BADGES
MOST_DIGITS = 15  # of the number of a deal

T = TypeVar("T")


@dataclass(slots=True)
class Draft:
    """The next game. Names and badges of all seats are kept, also of those not in it.

    Only names that people typed are stored; the others are words, and made when they are shown.
    """

    game: str = GAMES[0]
    people: int = 3  # that want to play; another game may be for fewer
    starter: int = 0
    typed: list[str | None] = field(default_factory=lambda: [None] * MOST_PLAYERS)
    badges: list[int] = field(default_factory=lambda: list(range(MOST_PLAYERS)))
    bots: list[str | None] = field(default_factory=lambda: [None] * MOST_PLAYERS)  # None: a person
    choices: dict[str, dict[str, Any]] = field(default_factory=dict)  # by game
    seed: str = ""
    challenge: str = ""  # the link of the deal that somebody wants to play

    @property
    def names(self) -> list[str]:
        """What all seats are called."""
        return [self._name(seat) for seat in range(MOST_PLAYERS)]

    def _name(self, seat: int) -> str:
        bot, typed = self.bots[seat], self.typed[seat]
        if bot is not None:
            return member(bot, self.badges[seat]).name
        return unnamed(seat) if typed is None else typed

    @property
    def chosen(self) -> dict[str, Any]:
        """What was chosen for the game at hand: its edition and variants."""
        return self.choices.setdefault(self.game, {})

    @property
    def seats(self) -> range:
        """How many can play it."""
        return rules_of(self.game).PLAYERS

    @property
    def players(self) -> int:
        """How many play it. Only now the game has to be loaded."""
        return min(max(self.people, self.seats[0]), self.seats[-1])

    @property
    def special(self) -> Message | None:
        """What is special about a game of so many players, if anything is."""
        from ui.games import card_of  # not needed for the first screen

        return card_of(self.game).for_players.get(self.players)

    @property
    def first(self) -> int:
        """The seat that starts."""
        return min(max(self.starter, 0), self.players - 1)

    def choose_game(self, game: str) -> None:
        if game in GAMES:
            self.game = game

    def to_text(self) -> str:
        kept = {
            "game": self.game,
            "players": self.people,
            "first": self.starter,
            "typed": self.typed,
            "badges": self.badges,
            "bots": self.bots,
            "choices": self.choices,
        }
        came = {"challenge": self.challenge, "seed": self.seed} if self.challenge else {}
        return json.dumps(kept | came, ensure_ascii=False)

    def value(self, option: Option) -> str | bool:
        """What was chosen for an option, or what a table has that says nothing."""
        chosen = self.chosen.get(option.name)
        if isinstance(option, Switch):
            return chosen is True
        return chosen if chosen in option.values else option.values[0]

    @property
    def options(self) -> dict[str, object]:
        """The options of the game at hand."""
        own = {option.name: self.value(option) for option in rules_of(self.game).OPTIONS}
        return {"players": self.players, "first": self.first, **own}

    def next_badge(self, seat: int) -> None:
        """The next badge for a seat; whoever had it gets this seat's."""
        old, new = self.badges[seat], (self.badges[seat] + 1) % BADGES
        self.badges = [old if badge == new else badge for badge in self.badges]
        self.badges[seat] = new

    def next_level(self, seat: int) -> None:
        """A person on a seat becomes an easy bot, that a stronger one, and the last a person."""
        self.bots[seat] = next_level(self.bots[seat])

    def seat_note(self, seat: int) -> Note:
        """Who sits on a seat now."""
        bot = self.bots[seat]
        if bot is None:
            # Translators: a seat, and who sits there.
            return Note(N_("Player {number}: a person"), number=seat + 1)
        name, level = self.names[seat], level_name(bot)
        return Note(N_("{name}: {level}"), name=name, level=level)

    def page(self) -> dict[str, object]:
        """What a save notes of the seats beside the names."""
        badges, bots = self.badges[: self.players], self.bots[: self.players]
        return {"badges": badges, "bots": bots} if any(bots) else {"badges": badges}

    def badge_note(self, seat: int) -> Note:
        """Which colour and symbol a seat has."""
        name = badge_name(self.badges[seat])
        # Translators: a seat: a person’s or a bot’s.
        return Note(N_("Player {number}: {badge}"), number=seat + 1, badge=name)

    def wrong(self) -> dict[str, BadOptions]:
        """What nobody can begin with, by the id of its field."""
        fields: dict[str, Callable[[], object]] = {
            f"name-{seat}": partial(self._check_name, seat) for seat in range(self.players)
        }
        found = {}
        for where, check in (fields | {"deal": self.deal_number}).items():
            try:
                check()
            except BadOptions as error:
                found[where] = error
        return found

    def _check_name(self, seat: int) -> None:
        """Nobody is called as somebody before them: the curtain asks for people by their names.

        A bot may be: that it is one is always said, and it never takes the tablet.
        """
        check_name(self.names[seat])
        people = [sight(self.names[each]) for each in range(seat + 1) if self.bots[each] is None]
        if self.bots[seat] is None and people[-1] in people[:-1]:
            raise BadOptions("Another player has this name already.")

    def drop_wrong_names(self) -> None:
        """Whoever has a name that nobody can have is called as if none had been typed."""
        wrong = self.wrong()
        typed = enumerate(self.typed)
        self.typed = [None if f"name-{seat}" in wrong else name for seat, name in typed]

    def deal_number(self) -> int | None:
        """The number of the deal that was asked for; None: any."""
        text = self.seed.strip()
        if not text:
            return None
        if not text.isdecimal() or len(text) > MOST_DIGITS:
            raise BadOptions(
                "The number of a deal is made of up to {most} digits.", most=MOST_DIGITS
            )
        return int(text)


def unnamed(seat: int) -> str:
    """What a person is called who has typed no name."""
    # Translators: of any gender; elsewhere “Player {number}” is a seat, perhaps a bot’s.
    return pgettext("name of a person", "Player {number}", number=seat + 1)


def read_draft(text: str | None) -> tuple[Draft, bool]:
    """The last set-up, and whether all of it could be read; what is odd is as in a fresh one."""
    draft, whole = Draft(), True
    if not text:
        return draft, True
    try:
        data = read_json(text)
    except (ValueError, RecursionError):
        return draft, False
    for name, read in _PARTS.items():
        try:
            setattr(draft, name, read(data))
        except (ValueError, TypeError, KeyError, AttributeError):
            whole = False
    return draft, whole


def _known_game(data: dict[str, Any]) -> str:
    return GAMES[GAMES.index(data["game"])]


def _read_names(data: dict[str, Any]) -> list[str | None]:
    typed = read_typed(data)
    if len(typed) != MOST_PLAYERS:
        raise ValueError
    return typed


def _read_badges(data: dict[str, Any]) -> list[int]:
    badges = [_a(int, badge) for badge in data["badges"]]
    if sorted(badges) != list(range(BADGES)):
        raise ValueError
    return badges


def _read_bots(data: dict[str, Any]) -> list[str | None]:
    """Which seats are bots'; older versions know only persons."""
    bots = data.get("bots", [None] * MOST_PLAYERS)
    if len(bots) != MOST_PLAYERS or not all(bot is None or bot in SEATS for bot in bots):
        raise ValueError
    return list(bots)


def _read_choices(data: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {game: dict(chosen) for game, chosen in data["choices"].items()}


def read_typed(data: dict[str, Any]) -> list[str | None]:
    """The names that people typed. An older version stored the others too, in English."""
    if "typed" in data:
        return [None if name is None else str(name) for name in data["typed"]]
    names = enumerate(map(str, data["names"]), start=1)
    return [None if name == f"Player {number}" else name for number, name in names]


def _a(kind: type[T], value: object) -> T:
    if type(value) is not kind:
        raise TypeError
    return value


# How each part is read; what is wrong with it is an error of some kind.
_PARTS: dict[str, Callable[[dict[str, Any]], object]] = {
    "game": _known_game,
    "people": lambda data: _a(int, data["players"]),
    "starter": lambda data: _a(int, data["first"]),
    "typed": _read_names,
    "badges": _read_badges,
    "bots": _read_bots,
    "choices": _read_choices,
    "seed": lambda data: _a(str, data.get("seed", "")),
    "challenge": lambda data: _a(str, data.get("challenge", "")),
}
