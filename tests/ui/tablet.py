"""What static/js/shelf.js makes of the storage, for a page without a browser, with one tab."""

from __future__ import annotations

import json
import re
from typing import Any

from ui.border import Alike, Game, Listing, Row, Start

LATEST = 50
_DEAL = re.compile(r'\\?"seed\\?":\s*(\d+)')  # in a save, and in a file of many saves


def start(store: dict[str, Any]) -> Start:
    """All that the page begins with."""
    return {
        "settings": store.get("settings", ""),
        "draft": store.get("draft", ""),
        "learned": store.get("learned", ""),
        "table": store.get("table", ""),
        "arriving": store.get("arriving", ""),
        "arrived": store.get("arrived", ""),
        "current": game(store, store["current"]) if "current" in store else None,
        "open": rows(store, "open:")[:LATEST],
        "some": any(name.startswith("game:") for name in store),
        "alike": alike(store, store["arriving"]) if "arriving" in store else [],
    }


def rows(store: dict[str, Any], *kinds: str) -> list[Row]:
    """What lists say of games, the latest first."""
    found: list[Row] = [
        {"key": name.removeprefix(kind), "over": kind == "done:", "about": text}
        for kind in kinds
        for name, text in store.items()
        if name.startswith(kind)
    ]
    return sorted(found, key=lambda row: json.loads(row["about"]).get("rev", 0), reverse=True)


def game(store: dict[str, Any], key: str) -> Game:
    """A game with its save."""
    found = [row for row in rows(store, "open:", "done:") if row["key"] == key]
    row = found[0] if found else Row(key=key, over=False, about="{}")
    return {**row, "save": store.get(f"game:{key}")}


def alike(store: dict[str, Any], text: str) -> list[Alike]:
    """What is kept of the deals in a text, and all real tables, which have none."""
    deals = set(_DEAL.findall(text))
    games = ((name, save) for name, save in store.items() if name.startswith("game:"))
    return [
        {"key": name.removeprefix("game:"), "save": save}
        for name, save in games
        if set(_DEAL.findall(save)) <= deals
    ]


def listing(store: dict[str, Any], found: list[Row], more: int) -> Listing:
    """What lists say, with the saves of finished games that an older version has left."""
    short = [row for row in found if row["over"] and "end" not in json.loads(row["about"])]
    saves = {row["key"]: store[f"game:{row['key']}"] for row in short}
    return {"games": found, "saves": saves, "more": max(more, 0), "trouble": False}


def answer(store: dict[str, Any], what: str, *given: str) -> tuple[str, str]:
    """What the page is told when it has asked for something."""
    if what == "games":
        found = rows(store, "open:", "done:")
        most = int(given[0])
        return "listed", json.dumps(listing(store, found[:most], len(found) - most))
    if what == "game":
        return given[1], json.dumps(game(store, given[0]))
    if what == "alike":
        return "compared", json.dumps(alike(store, given[0]))
    if what == "finished":
        return given[0], json.dumps(listing(store, rows(store, "done:"), 0))
    if what == "saves":
        keys = [row["key"] for row in rows(store, "open:", "done:")]
        return "collected", json.dumps([game(store, key) for key in keys])
    if what == "words":
        from tests import pseudo  # few visits need it

        return "words", json.dumps(pseudo.compiled() if given[0] == pseudo.LANGUAGE else "")
    return "loaded", json.dumps(start(store))


def written(store: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The storage with these changes."""
    store = dict(store)
    for name, change in changes.items():
        if name.startswith("game:"):
            _write_game(store, name.removeprefix("game:"), change)
        elif change is None:
            store.pop(name, None)
        else:
            store[name] = change
    return store


def _write_game(store: dict[str, Any], key: str, change: dict[str, Any] | None) -> None:
    if f"game:{key}" not in store and "save" not in (change or {}):
        return  # it is gone already
    rev = json.loads(game(store, key)["about"]).get("rev", 0)
    for kind in ("open:", "done:"):
        store.pop(kind + key, None)
    if change is None:
        store.pop(f"game:{key}", None)
        return
    if "save" in change:
        store["count"] = rev = store.get("count", 0) + 1
        store[f"game:{key}"] = change["save"]
    store[("done:" if change["over"] else "open:") + key] = json.dumps(
        change["about"] | {"rev": rev}
    )
