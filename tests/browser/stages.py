"""Games right before something is shown on the stage, and people who look at it."""

from __future__ import annotations

import json
from random import Random

from engine.journal import Journal
from engine.shuffle import pick
from tests.browser.player import NAMES, Player

GONE = "!document.getElementById('skip')"


def right_before(
    kind: str, game: str, players: int, least: int = 20, **options: object
) -> tuple[Journal, str]:
    """A game in which the action given back brings something of this kind, by the event's name."""
    for deal in range(100):
        journal = Journal(game, {"players": players, **options}, NAMES[:players], deal)
        rng = Random(deal)
        while journal.game.turn is not None:
            action = str(pick(journal.game.legal(), rng))
            brought = [type(event).__name__ for event in journal.play(action)]
            if kind in brought and len(journal.actions) > least:
                actions = [str(each) for each in journal.actions[:-1]]
                return Journal.load(json.dumps(journal.to_json() | {"actions": actions})), action
    raise AssertionError(f"no game has a {kind}")


def choose(player: Player, action: str) -> None:
    """All taps of an action but the last one."""
    verb, *where = action.split()
    if player.choices("close"):
        player.tap("close")
    if verb != "take":
        return
    player.tap(f"select {where[0]}")
    if f"aim {where[1]}" in player.choices("aim"):
        player.tap(f"aim {where[1]}")
    for _ in range(int(where[2].removeprefix("t")) if where[2:] else 0):
        player.tap("turn")


def is_on_stage(player: Player) -> bool:
    return not player.page.evaluate(GONE)


def look_on(player: Player) -> None:
    """Wait until the page has gone on by itself."""
    player.page.wait_for_function(GONE)


def tap_on(player: Player) -> None:
    """End what is shown by a tap somewhere, unless it has just ended."""
    while is_on_stage(player):
        player.page.touchscreen.tap(512, 500)
        player.page.wait_for_timeout(30)
