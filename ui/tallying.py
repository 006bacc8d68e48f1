"""Scores of real tables: what people with the box in front of them tap in, and what becomes of it.

What is tapped in is kept in the form that the engine reads (engine/tally.py), seat by seat, and
grows until it is whole.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from engine.game import BadTable, GameError, ScoreSheet, winners
from engine.games import GAMES, rules_of
from engine.names import check_name, check_names
from engine.options import Choice
from engine.reading import read_json
from engine.tally import counter_of
from engine.tally import tally as tally_table
from ui.border import Effects, Note, Say, Store
from ui.draft import MOST_PLAYERS
from ui.games import H_contra, extra_of
from ui.library import GAME_KEY, PAGE, Kept
from ui.memory import End, seat_ends
from ui.scene import Player
from ui.words import N_, isolated

if TYPE_CHECKING:
    from ui.html import Child
    from ui.parts.ending import Ending
    from ui.state import State

Seat = dict[str, Any]  # what was tapped in for a seat, as engine/tally.py reads it


class Counting(Protocol[H_contra]):
    """How the tables of a game are counted: what the module `tally` of each game’s page offers."""

    def new_seat(self) -> Seat:
        """Nothing was counted yet."""

    def read_seat(self, entry: Seat) -> Seat:
        """What was counted, from a table that the engine has read."""

    def handle(self, table: Table, seat: Seat, verb: str, argument: str, value: str) -> None:
        """A tap that counts something on a seat’s planet."""

    def entry(self, seat: Seat) -> Seat:
        """What counts of it, for the engine."""

    def check(self, seat: Seat) -> None:
        """Raises BadTable unless all is there that is needed for this planet."""

    def draw(self, table: Table, number: int) -> Child:
        """What is tapped to count a seat’s planet."""

    def ending(self, table: Table, sheets: Sequence[H_contra]) -> Ending:
        """How everybody’s score sheet is shown, and who won."""

    def built(self, seat: Seat) -> str:
        """A planet as a text, for the memory; empty where people only counted."""


def countable() -> list[str]:
    """The games whose real tables can be counted here."""
    return [game for game in GAMES if extra_of(game, "tally") is not None]


@dataclass(slots=True)
class Table:
    """A real table, as far as it was tapped in."""

    game: str
    names: list[str]
    badges: list[int]
    key: str
    edition: str = "2013"
    seats: list[Seat] = field(default_factory=list)
    done: set[int] = field(default_factory=set)  # the seats whose planets people have counted
    at: int | None = None  # the seat that is being counted
    shown: bool = False  # the points of all are shown
    kind: str = ""  # what is looked at of a long sheet

    @property
    def counting(self) -> Counting[ScoreSheet]:
        return cast(Counting[ScoreSheet], import_module(f"ui.{self.game}.tally"))

    def choose_game(self, game: str) -> None:
        if game in countable():
            players = len(self.seats)
            self.game, self.seats, self.done, self.kind = game, [], set(), ""
            self.sit(players)

    def sit(self, players: int) -> None:
        """So many play; what was counted stays."""
        known = rules_of(self.game).PLAYERS
        players = min(max(players, known[0]), known[-1])
        more = [self.counting.new_seat() for _ in range(players - len(self.seats))]
        self.seats = [*self.seats[:players], *more]

    def players(self) -> list[Player]:
        return [self.player(number) for number in range(len(self.seats))]

    def player(self, number: int) -> Player:
        return Player(number, isolated(self.names[number]), self.badges[number])

    def is_counted(self, number: int) -> bool:
        return number in self.done and self.wrong(number) is None

    def left(self) -> int | None:
        """The first seat whose planet is still to be counted."""
        seats = range(len(self.seats))
        return next((number for number in seats if not self.is_counted(number)), None)

    def wrong(self, number: int) -> GameError | None:
        """What is missing or can’t be on a seat’s planet."""
        try:
            self.counting.check(self.seats[number])
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
            "edition": self.edition,
            "seats": self.entries(),
            "names": self.names[: len(self.seats)],
            "badges": self.badges[: len(self.seats)],
        }

    def check(self) -> dict[str, Any]:
        """The result; raises BadTable or BadOptions."""
        names = self.names[: len(self.seats)]
        for name in names:
            check_name(name)
        return tally_table(self.game, json.dumps(self.to_json()))


def kept_table(table: Table, when: str) -> Kept:
    """What lists say of a real table that was counted."""
    table.check()
    sheets = table.sheets()
    end = End(
        options={"edition": table.edition, "players": len(table.seats)},
        seats=seat_ends(table.game, sheets, map(table.counting.built, table.seats)),
        winners=winners(sheets),
        badges=table.badges[: len(table.seats)],
        real=True,
    )
    names = table.names[: len(table.seats)]
    return Kept(table.key, table.game, names, when, over=True, end=end)


def read_table(key: str, text: str) -> Table:
    """A table as it is kept; raises BadTable or BadOptions."""
    if not is_table(text) or (data := read_json(text)).get("game") not in countable():
        raise BadTable("This count of a real table can’t be read.")
    game = data["game"]
    tally_table(game, text)
    known = data.get("names")
    players = len(data["seats"])
    names = list(check_names(known if isinstance(known, list) else [], players, seated=True))
    noted = data.get("badges")
    badges = [each for each in noted if type(each) is int] if isinstance(noted, list) else []
    badges = badges if len(badges) == len(names) else list(range(len(names)))
    edition = str(data.get("edition") or "2013")
    table = Table(game, names, badges, key, edition, shown=True)
    table.seats = [table.counting.read_seat(seat) for seat in data["seats"]]
    table.done = set(range(players))
    return table


def _draft_text(table: Table) -> str:
    """A table as far as it was counted."""
    known = {"names": table.names, "badges": table.badges, "key": table.key}
    return json.dumps(table.to_json() | known | {"done": sorted(table.done)})


def unfinished(text: str) -> Table | None:
    """A table as far as it was counted on the last visit; None if there is none."""
    try:
        data = read_json(text)
        if data["game"] not in countable():
            return None
        names, badges = [str(name) for name in data["names"]], [int(n) for n in data["badges"]]
        table = Table(data["game"], names, badges, str(data["key"]), str(data["edition"]))
        table.seats = [table.counting.read_seat(dict(seat)) for seat in data["seats"]]
        table.done = {int(seat) for seat in data["done"]}
        table.sit(len(table.seats))
        whole = len(names) == len(badges) == MOST_PLAYERS and _has_edition(table)
        for number in range(len(table.seats)):
            table.counting.draw(table, number)
    except (ValueError, TypeError, KeyError, AttributeError, IndexError, RecursionError):
        return None
    return table if whole else None


def _has_edition(table: Table) -> bool:
    """Whether the game knows the edition; one that has none does not ask."""
    known = [each.values for each in rules_of(table.game).OPTIONS if isinstance(each, Choice)]
    return all(table.edition in values for values in known)


def is_table(text: str) -> bool:
    """Whether a text is that of a real table, and no save."""
    try:
        data = read_json(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and "seats" in data and "format" not in data


# --- what taps do ---


def score(state: State) -> Effects:
    """Begin to count a real table, or go on with it."""
    if state.table is None:
        state.table = unfinished(state.table_before)
    if state.table is None or state.table.shown:
        state.table = _new_table(state)
    state.session = None
    state.go("score")
    return [Store("current", None)]


def _new_table(state: State) -> Table:
    """Those who play here sit there too."""
    draft, games = state.draft, countable()
    game = draft.game if draft.game in games else games[0]
    table = Table(game, list(draft.names), list(draft.badges), state.device.new_key())
    table.sit(draft.people)
    return table


def tally(state: State, argument: str, value: str) -> Effects:
    """A tap on the page where a real table is counted. What was counted survives a reload."""
    table = state.table
    if table is None or state.screen != "score":
        return ()
    effects = _tap(state, table, argument, value)
    return [*effects, Store("table", None if table.shown else _draft_text(table))]


def _tap(state: State, table: Table, argument: str, value: str) -> Effects:
    verb, _space, rest = argument.partition(" ")
    match verb:
        case "game":
            table.choose_game(rest)
        case "players":
            table.sit(int(rest))
        case "edition":
            table.edition = rest
        case "name":
            table.names[int(rest)] = value
        case "seat":
            table.at, table.shown, table.kind = int(rest), False, ""
        case "table":
            table.at, table.shown = None, False
        case "done":
            return _done(state, table)
        case "end":
            return _show(state, table)
        case _ if table.at is not None:
            table.counting.handle(table, table.seats[table.at], verb, rest, value)
    return ()


def _done(state: State, table: Table) -> Effects:
    """A planet is counted, if nothing is wrong with it."""
    assert table.at is not None
    state.problem = table.wrong(table.at)
    if state.problem is not None:
        return ()
    table.done.add(table.at)
    return _show(state, table)


def _show(state: State, table: Table) -> Effects:
    """On to the next planet, and at last to the points of all.

    The table is kept like a game that was played here.
    """
    table.at, table.kind = table.left(), ""
    if table.at is not None:
        return ()
    kept = kept_table(table, state.device.now())
    table.shown = True
    state.library.put(kept)
    told = Say(Note(N_("Kept among your games: {names}."), names=kept))
    return [Store(GAME_KEY + table.key, kept.change(json.dumps(table.to_json()))), told]


def open_table(state: State, key: str, text: str) -> Effects:
    """Look at a real table that was kept; raises BadTable or BadOptions."""
    state.table = read_table(key, text)
    state.session = None
    state.go("score")
    return ()


def import_table(state: State, text: str) -> Effects:
    """A real table from a file becomes one of the kept games."""
    kept = kept_table(read_table(state.device.new_key(), text), state.device.now())
    state.library.put(kept)
    told = Say(Note(N_("Opened from a file: {names}."), names=kept))
    return [Store(GAME_KEY + kept.key, kept.change(text)), told, *state.ask("games", str(PAGE))]


def leave(state: State) -> Effects:
    """The way back: from a planet to the table, and from the table home."""
    table = state.table
    if table is not None and table.at is not None:
        table.at = None
        return ()
    state.go("home")
    return ()
