"""A game in progress, and all that is kept of it: a seed, the options and the list of actions."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, cast

from engine.game import (
    Action,
    BadOptions,
    BadSave,
    Event,
    Game,
    GameError,
    IllegalMove,
    Options,
    Rules,
)
from engine.names import LONGEST_NAME, check_name, check_names
from engine.reading import read_json

FORMAT = 1
GAMES = ("prince", "planet")


def rules_of(game: str) -> Rules:
    """The rules of a game, loaded when they are first wanted."""
    if game not in GAMES:
        raise BadSave("There is no game “{game}” here.", game=str(game)[:40])
    return cast(Rules, import_module(f"engine.{game}"))


class Entry(NamedTuple):
    """One action, the game before it, and what came of it."""

    action: Action
    before: Game
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
        self.page: dict[str, Any] = {}  # the page's own notes, saved and otherwise left alone
        self.game, self.opening = self.rules.deal(self.options, self.seed)
        self._entries: list[Entry] = []

    @property
    def actions(self) -> list[Action]:
        return [entry.action for entry in self._entries]

    def play(self, action: Action | str) -> list[Event]:
        """Play an action or its text; an illegal one raises IllegalMove and changes nothing."""
        if isinstance(action, str):
            action = self.rules.parse(action)
        before = self.game.clone()
        events = self.game.play(action)
        self._entries.append(Entry(action, before, events))
        return events

    def is_final(self, action: Action) -> bool:
        """Whether this action could not be taken back: hands change, or somebody learns by it."""
        trial = self.game.clone()
        events = trial.play(action)
        return not _can_go_back(self.game, events, trial)

    def can_undo(self) -> bool:
        """Whether the last action can go back: same hands, and nobody learned anything by it."""
        if not self._entries:
            return False
        last = self._entries[-1]
        return _can_go_back(last.before, last.events, self.game)

    def undo(self) -> None:
        """Go back to the start of the seat's own move, as far as nothing new was learned."""
        if not self.can_undo():
            raise IllegalMove("There is nothing that can be taken back.")
        while self.can_undo():
            self.game = self._entries.pop().before

    def log(self, seat: int | None) -> list[Event]:
        """All that happened, as this seat saw it; None: a bystander."""
        events = list(self.opening)
        for entry in self._entries:
            events.extend(entry.events)
        return [event.told(seat) for event in events]

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
                    "Action {number} of the save can't be played: {reason}",
                    number=number,
                    reason=error,
                ) from error
        return journal


def _can_go_back(before: Game, events: Sequence[Event], after: Game) -> bool:
    """Never past a change of hands, and never past new information."""
    return before.turn == after.turn and not any(event.reveals for event in events)


_KEYS: dict[str, type] = {"game": str, "seed": int, "options": dict, "names": list, "actions": list}


def _parse_save(text: str) -> dict[str, Any]:
    """The save's parts, each of the right type."""
    try:
        data = read_json(text)
        # Some of what can be read can't be written again: half a character, a number that is none.
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError) as error:
        raise BadSave("This is not a whole save: it is broken off or damaged.") from error
    if not isinstance(data, dict):
        raise BadSave("This is not a save of a game.")
    if data.get("format") != FORMAT or type(data["format"]) is not int:
        raise BadSave(
            "The save has the format “{found}”, and this version reads format {known}.",
            found=str(data.get("format"))[:40],
            known=FORMAT,
        )
    for key, wanted in _KEYS.items():
        if type(data.get(key)) is not wanted:
            raise BadSave("The save's part “{key}” is missing or damaged.", key=key)
    if not all(isinstance(action, str) for action in data["actions"]):
        raise BadSave("The save's part “{key}” is missing or damaged.", key="actions")
    return data


def check_seed(seed: object) -> int:
    if type(seed) is not int or seed < 0:
        raise BadOptions("The seed of a game is a whole number from 0 up.")
    return seed


__all__ = ["FORMAT", "GAMES", "LONGEST_NAME", "GameError", "Journal", "check_name", "rules_of"]
