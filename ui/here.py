"""Which games are here already: what comes in a file, or by a link, is kept once.

The storage names those that may be the same (`alike` in static/js/reading.js): the games of a deal,
and all real tables. The same game has the same deal, players and moves; one that goes on from there
is another one.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping

from engine.games import rules_of
from engine.reading import read_json
from ui.border import Alike

_DEAL = re.compile(r'"seed":\s*(\d+)')  # in a save; a real table has none


class Here:
    """The games that are kept, or have come in a moment ago, as far as one may come again."""

    def __init__(self) -> None:
        self._deals: dict[str, str] = {}  # by key
        self._unread: dict[str, dict[str, str]] = defaultdict(dict)  # by deal: saves by key
        self._keys: dict[str, str] = {}  # by what was played

    def learn(self, found: Iterable[Alike]) -> None:
        """These are kept."""
        for each in found:
            self.add(each["key"], each["save"])

    def add(self, key: str, save: str) -> None:
        deal = self._deals[key] = _deal_of(save)
        self._unread[deal][key] = save

    def drop(self, key: str) -> None:
        """It is deleted, or somebody plays on: the same game may come again."""
        deal = self._deals.pop(key, None)
        if deal is not None:
            self._unread[deal].pop(key, None)
            self._keys = {what: other for what, other in self._keys.items() if other != key}

    def find(self, save: str) -> str | None:
        """The key under which the same game is kept."""
        for key, other in self._unread.pop(_deal_of(save), {}).items():
            self._keys.setdefault(_played_in(other), key)
        return self._keys.get(_played_in(save))


def _deal_of(save: str) -> str:
    found = _DEAL.search(save)
    return found[1] if found else ""


def _played_in(save: str) -> str:
    """What makes a game this one and no other; of what can't be read, all that stands there."""
    try:
        data = read_json(save)
        return json.dumps(_what_counts(data) if "format" in data else _counted(data))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return save


def _what_counts(save: Mapping[str, object]) -> object:
    """Of a save: the deal, who plays, and all that was played."""
    game, options, names = str(save["game"]), save["options"], save["names"]
    if not isinstance(options, dict) or not isinstance(names, list):
        raise TypeError
    table = rules_of(game).read_options(options).to_json()
    page = save.get("page")
    bots = page.get("bots") if isinstance(page, dict) else None
    people = [str(name).strip() for name in names]
    return game, save["seed"], table, people, bots if bots and any(bots) else None, save["actions"]


def _counted(table: Mapping[str, object]) -> object:
    """Of a real table: all but how its seats look."""
    return sorted((name, part) for name, part in table.items() if name != "badges")
