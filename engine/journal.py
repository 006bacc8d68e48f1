"""A game in progress, and all that is kept of it: a seed, the options and the list of actions."""

from __future__ import annotations

import json
from collections.abc import Container, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

from engine.game import (
    Action,
    AnyGame,
    BadOptions,
    BadSave,
    Event,
    IllegalMove,
    Options,
    deal,
)
from engine.games import rules_of
from engine.moments import Moment, Steps, see
from engine.names import check_names
from engine.reading import read_json

FORMAT = 1


class Entry(NamedTuple):
    """One action, the game before it, and what came of it."""

    action: Action
    before: AnyGame
    events: list[Event]


class Journal:
    """A game, how it was set up and everything played in it; it can be saved, loaded and undone."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object],
        names: Sequence[str],
        seed: int,
        *,
        seated: bool = False,
    ) -> None:
        """A new game. `seated` players are at a table already: no name of theirs is refused now."""
        self.rules = rules_of(game)
        self.kind = game
        self.options: Options = self.rules.read_options(options)
        self.names = check_names(names, self.options.players, seated)
        self.seed = check_seed(seed)
        self.page: dict[str, object] = {}  # the page's own notes, saved and otherwise left alone
        self.game, self.opening = deal(self.rules, self.options, self.seed)
        self._entries: list[Entry] = []

    @property
    def actions(self) -> list[Action]:
        return [entry.action for entry in self._entries]

    def decision(self, number: int) -> tuple[AnyGame, Action]:
        """The game after so many actions, and what was done then."""
        entry = self._entries[number]
        return entry.before.clone(), entry.action

    def play(self, action: Action | str) -> list[Event]:
        """Play an action or its text; an illegal one raises IllegalMove and changes nothing."""
        if isinstance(action, str):
            action = self.rules.parse(action)
        before = self.game.clone()
        events = self.game.play(action)
        self._entries.append(Entry(action, before, events))
        return events

    def mover(self, number: int) -> int | None:
        """The seat that played after so many actions."""
        return self._entries[number].before.turn

    def last_mover(self, past: Container[int] = (), since: int = 0) -> int | None:
        """The seat whose move an undo takes back; None: nobody moved, or somebody learned by it."""
        number = self._undoable(past, since)
        return self._entries[-number].before.turn if number else None

    def last_to_act(self, past: Container[int] = ()) -> int | None:
        """The seat that has played last, but for the seats `past`; None: nobody has."""
        movers = (entry.before.turn for entry in reversed(self._entries))
        return next((seat for seat in movers if seat is not None and seat not in past), None)

    def last_turn_of(self, seat: int | None) -> int:
        """How many actions were played when a seat last had the turn, before the one it has now."""
        movers = [entry.before.turn for entry in self._entries]
        number = len(movers)
        while number and movers[number - 1] == seat:
            number -= 1
        while number and movers[number - 1] != seat:
            number -= 1
        return number

    def movers_since(self, number: int) -> set[int | None]:
        """The seats that have played after the first so many actions."""
        return {entry.before.turn for entry in self._entries[number:]}

    def undo(self, past: Container[int] = (), since: int = 0) -> None:
        """Go back to the start of the last seat's own move, as far as nobody learned by it.

        Moves of the seats `past` go back with the move before them, unless the rest of the round
        was left to them; the first `since` actions stay.
        Whether the next player has begun already is for the page to know.
        """
        number = self._undoable(past, since)
        if not number:
            raise IllegalMove("There is nothing that can be taken back.")
        self.game = self._entries[-number].before
        del self._entries[-number:]

    def _undoable(self, past: Container[int], since: int) -> int:
        """How many actions an undo takes back."""
        own: int | None = None
        found, after = 0, self.game
        for number, entry in enumerate(reversed(self._entries[since:]), start=1):
            seat = entry.before.turn
            if _teaches(entry.events) or own not in (None, seat):
                break
            if seat not in past:
                if own is None and after.turn in past and is_left_to(past, after.waiting()):
                    break
                own, found = seat, number
            after = entry.before
        return found

    def log(self, seat: int | None) -> list[Event]:
        """All that happened, as this seat saw it; None: a bystander."""
        events = list(self.opening)
        for entry in self._entries:
            events.extend(entry.events)
        return [event.told(seat) for event in events]

    def moments(self, seat: int | None, since: int = 0) -> list[Moment]:
        """What happened after the first `since` actions, one by one, as this seat saw it.

        From 0 it is everything, the deal too; None: a bystander.
        """
        if since == 0:
            start = self.rules.lay_out(self.options)
        else:
            start = self._entries[since].before if since < len(self._entries) else self.game
        return see(seat, start, self._replay(since))

    def _replay(self, since: int) -> Iterator[tuple[int, Steps]]:
        """All that came after some actions, by their numbers; after none, the deal too."""
        if since == 0:
            yield 0, self.rules.lay_out(self.options).first_steps(self.seed)
        for number, entry in enumerate(self._entries[since:], start=since + 1):
            yield number, entry.before.clone().steps(entry.action)

    def until(self, number: int) -> Journal:
        """The same game when only so many actions were played: a journal of its own."""
        other = copy(self)
        other._entries = self._entries[:number]
        ends_here = number >= len(self._entries)
        other.game = (self.game if ends_here else self._entries[number].before).clone()
        other.page = dict(self.page)
        return other

    def result(self) -> dict[str, Any] | None:
        """The result as other programs read it; None while the game goes on."""
        return self.rules.result(self.game) if self.game.turn is None else None

    def to_json(self) -> dict[str, Any]:
        save = {
            "format": FORMAT,
            "game": self.kind,
            "seed": self.seed,
            "options": self.options.to_json(),
            "names": list(self.names),
            "actions": [str(action) for action in self.actions],
        }
        return save | ({"page": self.page} if self.page else {})

    def save(self) -> str:
        """The save as text."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def load(cls, text: str) -> Journal:
        """Replay a save and check every action of it; raises BadSave."""
        data = _parse_save(text)
        try:
            journal = cls(data["game"], data["options"], data["names"], data["seed"], seated=True)
        except BadOptions as error:
            raise BadSave(error.sentence, **error.values) from error
        page = data.get("page")
        journal.page = page if isinstance(page, dict) else {}
        for number, action in enumerate(data["actions"], start=1):
            try:
                journal.play(action)
            except IllegalMove as error:
                raise BadSave(
                    "Action {number} of the save can’t be played: {reason}",
                    number=number,
                    reason=error,
                ) from error
        return journal


def is_left_to(seats: Container[int], waiting: Sequence[int]) -> bool:
    """Whether only these seats are still to act in a round.

    Where they are bots they end it at once, and what a person has done before that stays.
    """
    return bool(waiting) and all(seat in seats for seat in waiting)


def _teaches(events: Sequence[Event]) -> bool:
    """Whether somebody learned something by what happened."""
    return any(event.reveals for event in events)


_KEYS: dict[str, type] = {"game": str, "seed": int, "options": dict, "names": list, "actions": list}


def _parse_save(text: str) -> dict[str, Any]:
    """The save's parts, each of the right type."""
    try:
        data = read_json(text)
        # Some of what can be read can't be written again: half a character, a number that is none.
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError) as error:
        raise BadSave("This save is incomplete or damaged.") from error
    if not isinstance(data, dict) or "format" not in data:
        raise BadSave("This is not a save of a game.")
    if data["format"] != FORMAT or type(data["format"]) is not int:
        raise BadSave(
            "The save has the format “{found}”, and this version reads format {known}.",
            found=str(data["format"])[:40],
            known=FORMAT,
        )
    for key, wanted in _KEYS.items():
        if type(data.get(key)) is not wanted:
            raise BadSave("The save’s part “{key}” is missing or damaged.", key=key)
    if not all(isinstance(action, str) for action in data["actions"]):
        raise BadSave("The save’s part “{key}” is missing or damaged.", key="actions")
    return data


def check_seed(seed: object) -> int:
    if type(seed) is not int or seed < 0:
        raise BadOptions("The number of a deal is a whole number, 0 or more.")
    return seed
