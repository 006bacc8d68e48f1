"""A real table: who sat there, what people with the box in front of them tap in, how it is kept.

What is tapped in is kept in the form that the engine reads (engine/tally.py), seat by seat, and
grows until it is whole.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from engine.game import BadTable, GameError, ScoreSheet, winners
from engine.games import GAMES, rules_of
from engine.names import check_name, check_names
from engine.options import Choice
from engine.reading import read_json
from engine.tally import counter_of
from engine.tally import tally as tally_table
from ui.draft import MOST_PLAYERS, read_typed, unnamed
from ui.games import H_contra, extra_of
from ui.library import Kept
from ui.memory import End, seat_ends
from ui.scene import BADGES, Player
from ui.words import isolated

if TYPE_CHECKING:
    from ui.html import Child
    from ui.parts.ending import Ending

Seat = dict[str, Any]  # what was tapped in for a seat, as engine/tally.py reads it


class Counting(Protocol[H_contra]):
    """How the tables of a game are counted: what the module `tally` of each game’s page offers."""

    def new_seat(self) -> Seat:
        """Nothing was counted yet."""

    def read_seat(self, entry: Seat) -> Seat:
        """What was counted, from a table that the engine has read."""

    def take_up(self, left: Seat) -> Seat:
        """What was tapped in for a seat on an earlier visit, also what does not count now."""

    def handle(self, table: Table, seat: Seat, verb: str, argument: str, value: str) -> None:
        """A tap that counts something on a seat’s planet."""

    def entry(self, seat: Seat) -> Seat:
        """What counts of it, for the engine."""

    def check(self, seat: Seat, others: Sequence[Seat]) -> None:
        """Raises BadTable unless all is there that is needed for this planet, beside the others."""

    def draw(self, table: Table, number: int) -> Child:
        """What is tapped to count a seat’s planet."""

    def ending(self, table: Table, sheets: Sequence[H_contra]) -> Ending:
        """How everybody’s score sheet is shown, and who won."""

    def built(self, seat: Seat) -> str:
        """A planet as a text, for the memory; empty where people only counted."""


def countable() -> list[str]:
    """The games whose real tables can be counted here."""
    return [game for game in GAMES if extra_of(game, "tally") is not None]


def choices_of(game: str) -> list[Choice]:
    """What is to be chosen of a game before its planets are counted."""
    return [each for each in rules_of(game).OPTIONS if isinstance(each, Choice)]


class Counted(NamedTuple):
    """What was counted of a table for one of the games."""

    seats: list[Seat]
    cut: list[Seat]  # what was tapped in for more seats than play now
    done: set[int]  # the seats whose planets people have counted


@dataclass(slots=True)
class Table:
    """A real table, as far as it was tapped in. Names and badges of all seats are kept.

    Only names that people typed are stored; the others are words, and made when they are shown.
    """

    game: str
    typed: list[str | None]
    badges: list[int]
    key: str
    chosen: dict[str, str] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    cut: list[Seat] = field(default_factory=list)  # what was tapped in for more seats than play now
    done: set[int] = field(default_factory=set)  # the seats whose planets people have counted
    at: int | None = None  # the seat that is being counted
    shown: bool = False  # the points of all are shown
    kind: str = ""  # what is looked at of a long sheet
    when: str = ""  # when it was counted, if it is kept
    waiting: dict[str, Counted] = field(default_factory=dict)  # of games that were left

    @property
    def counting(self) -> Counting[ScoreSheet]:
        return cast(Counting[ScoreSheet], import_module(f"ui.{self.game}.tally"))

    def choose_game(self, game: str) -> None:
        """Another game. What was counted of this one waits until somebody comes back to it."""
        if game == self.game or game not in countable():
            return
        players = len(self.seats)
        self.waiting[self.game] = Counted(self.seats, self.cut, self.done)
        self.game, self.kind = game, ""
        self.seats, self.cut, self.done = self.waiting.pop(game, Counted([], [], set()))
        self.sit(players)

    def sit(self, players: int) -> None:
        """So many play; what was tapped in stays.

        A seat that comes back is to be looked at again: others may have got what lies there.
        """
        known = rules_of(self.game).PLAYERS
        players = min(max(players, known[0]), known[-1])
        both = [*self.seats, *self.cut]
        more = [self.counting.new_seat() for _ in range(players - len(both))]
        self.seats, self.cut = [*both[:players], *more], both[players:]
        self.done = {seat for seat in self.done if seat < players}

    def value(self, option: Choice) -> str:
        """What was chosen for an option."""
        chosen = self.chosen.get(option.name)
        return chosen if chosen in option.values else option.values[0]

    @property
    def options(self) -> dict[str, str]:
        """What was chosen of the game at hand."""
        return {option.name: self.value(option) for option in choices_of(self.game)}

    def players(self) -> list[Player]:
        return [self.player(number) for number in range(len(self.seats))]

    def player(self, number: int) -> Player:
        return Player(number, isolated(self.name(number)), self.badges[number])

    def name(self, number: int) -> str:
        """What a seat is called."""
        typed = self.typed[number]
        return unnamed(number) if typed is None else typed

    def is_counted(self, number: int) -> bool:
        return number in self.done and self.wrong(number) is None

    def left(self) -> int | None:
        """The first seat whose planet is still to be counted."""
        seats = range(len(self.seats))
        return next((number for number in seats if not self.is_counted(number)), None)

    def wrong(self, number: int) -> GameError | None:
        """What is missing or can’t be on a seat’s planet."""
        try:
            others = [self.seats[seat] for seat in self.done if seat != number]
            self.counting.check(self.seats[number], others)
        except GameError as error:
            return error
        return None

    def entries(self) -> list[Seat]:
        """What counts on each planet, for the engine."""
        return [self.counting.entry(seat) for seat in self.seats]

    def sheets(self) -> Sequence[ScoreSheet]:
        """Everybody’s score sheet; raises BadTable."""
        return counter_of(self.game).score(self.entries())

    def to_json(self) -> dict[str, Any]:
        """The table as the engine’s command line reads it, with names and badges."""
        return {
            "game": self.game,
            **self.options,
            "seats": self.entries(),
            "names": self.typed[: len(self.seats)],
            "badges": self.badges[: len(self.seats)],
        }

    def check(self) -> dict[str, Any]:
        """The result; raises BadTable or BadOptions."""
        for number in range(len(self.seats)):
            check_name(self.name(number))
        return tally_table(self.game, json.dumps(self.to_json()))


# --- how it is kept ---


def kept_table(table: Table, when: str) -> Kept:
    """What lists say of a real table that was counted."""
    table.check()
    sheets = table.sheets()
    end = End(
        options={**table.options, "players": len(table.seats)},
        seats=seat_ends(table.game, sheets, map(table.counting.built, table.seats)),
        winners=winners(sheets),
        badges=table.badges[: len(table.seats)],
        real=True,
    )
    names = [typed or "" for typed in table.typed[: len(table.seats)]]
    return Kept(table.key, table.game, names, when, over=True, end=end)


def read_table(key: str, text: str) -> Table:
    """A table as it is kept; raises BadTable or BadOptions."""
    if not is_table(text) or (data := read_json(text)).get("game") not in countable():
        raise BadTable("This count of a real table can’t be read.")
    game = data["game"]
    tally_table(game, text)
    players = len(data["seats"])
    typed = _read_typed(data.get("names"), players)
    badges = _read_badges(data.get("badges"), players)
    table = Table(game, typed, badges, key, _read_chosen(data), shown=True)
    table.seats = [table.counting.read_seat(seat) for seat in data["seats"]]
    table.done = set(range(players))
    return table


def _read_typed(known: object, players: int) -> list[str | None]:
    """The names that people typed; a file needs none. Raises BadOptions."""
    names = known if isinstance(known, list) else [None] * players
    shown = [unnamed(seat) if name is None else name for seat, name in enumerate(names)]
    checked = check_names(shown, players, seated=True)
    typed = [None if names[seat] is None else name for seat, name in enumerate(checked)]
    return [*typed, *[None] * (MOST_PLAYERS - players)]


def _read_badges(noted: object, players: int) -> list[int]:
    """The badges of all seats; what is odd is as at first."""
    badges = [each for each in noted if type(each) is int] if isinstance(noted, list) else []
    left = [badge for badge in range(BADGES) if badge not in badges]
    whole = len(badges) == players and len(left) == BADGES - players
    return [*badges, *left] if whole else list(range(BADGES))


def _read_chosen(data: Mapping[str, object]) -> dict[str, str]:
    """What was chosen of the game, as it stands in a table."""
    return {
        each.name: str(data[each.name])
        for each in choices_of(str(data["game"]))
        if each.name in data
    }


def draft_text(table: Table) -> str:
    """A table as far as it was counted."""
    known = {
        "seats": table.seats,
        "typed": table.typed,
        "badges": table.badges,
        "key": table.key,
        "when": table.when,
        "chosen": table.chosen,
        "cut": table.cut,
        "done": sorted(table.done),
        "waiting": {
            game: [seats, cut, sorted(done)] for game, (seats, cut, done) in table.waiting.items()
        },
    }
    return json.dumps(table.to_json() | known)


def unfinished(text: str) -> Table | None:
    """A table as far as it was counted on the last visit; None if there is none."""
    try:
        data = read_json(text)
        if data["game"] not in countable():
            return None
        typed, badges = read_typed(data), [int(n) for n in data["badges"]]
        table = Table(data["game"], typed, badges, str(data["key"]))
        chosen = data.get("chosen") or _read_chosen(data)
        table.chosen = {str(name): str(value) for name, value in chosen.items()}
        table.when = str(data.get("when") or "")
        for game, left in dict(data.get("waiting") or {}).items():
            table.choose_game(game)
            _take_up(table, *left)
        table.choose_game(data["game"])
        _take_up(table, data["seats"], data.get("cut", ()), data["done"])
        whole = len(typed) == len(badges) == MOST_PLAYERS
    except (ValueError, TypeError, KeyError, AttributeError, IndexError, RecursionError):
        return None
    return table if whole else None


def _take_up(
    table: Table, seats: Sequence[Seat], cut: Sequence[Seat], done: Sequence[object]
) -> None:
    """What was counted of a game; raises something if it can't be shown."""
    table.seats, table.cut = (
        [table.counting.take_up(dict(seat)) for seat in some] for some in (seats, cut)
    )
    table.done = {int(str(seat)) for seat in done}
    table.sit(len(table.seats))
    for number in range(len(table.seats)):
        table.counting.draw(table, number)


def is_table(text: str) -> bool:
    """Whether a text is that of a real table, and no save."""
    try:
        data = read_json(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and "seats" in data and "format" not in data
