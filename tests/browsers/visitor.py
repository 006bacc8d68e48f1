"""Someone at the page in any browser, who sees with visitor.js and presses with the mouse."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.browser.player import ASIDE, NAMES, State
from tests.browsers.drivers import HERE, Driver

EYES = (HERE / "visitor.js").read_text("utf-8").rstrip(";\n")  # an expression


class Seen(State):
    """And the words that can be read."""

    words: str


class Visitor:
    """Every call fails when the page says that something went wrong."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def arrive(self, address: str) -> None:
        """Open the page and wait until it can be played."""
        self.driver.open(address)
        self._look_round()

    def reload(self) -> None:
        self.driver.reload()
        self._look_round()

    def resize(self, width: int, height: int) -> None:
        self.driver.resize(width, height)
        self._ask("resized", width)

    def wait_until_offline(self) -> str:
        """Wait until the page says that it needs no network; gives back what it says."""
        return str(self._ask("offline"))

    def state(self) -> Seen:
        """The screen, what the buttons in reach carry, its words, and the document as text."""
        state: Seen = self._ask("state")
        return state

    def read(self, expression: str) -> Any:
        """Something on the page, by a JavaScript expression."""
        return self.driver.run(f"Promise.resolve({expression})")

    def tap(self, text: str) -> None:
        """Press the button that carries this text, and wait until the page has answered."""
        spot = self._ask("spot", text)
        self.driver.click(spot["x"], spot["y"])
        self._ask("answer", spot["taps"])

    def look_on(self, with_a_tap: bool) -> None:
        """Until what happened was shown: to its end, or up to a tap where there is no button."""
        if with_a_tap and "skip" in self.state()["ui"]:
            self.driver.click(*ASIDE)
        self._ask("shown")

    def begin(self, players: int, deal: int) -> None:
        """From home through the set-up to the table."""
        for text in ("setup", "game prince", f"players {players}", "first 0"):
            self.tap(text)
        for seat in range(players):
            self._ask("write", f"name-{seat}", NAMES[seat])
        self._ask("write", "deal", str(deal))
        self.tap("start")

    def step(self, rng: Random, state: State) -> str | None:
        """One tap on, whatever it is; gives back what was played by it."""
        if state["screen"] == "curtain":
            self.tap("open")
            return None
        if state["do"]:
            action = rng.choice(state["do"])
            self.tap(action)
            return action
        self.tap(rng.choice([ui for ui in state["ui"] if ui.startswith(("select", "aim"))]))
        return None

    def _look_round(self) -> None:
        self.driver.run(EYES)
        self._ask("playable")

    def _ask(self, verb: str, *words: str | int) -> Any:
        return self.driver.run(f"visitor.{verb}({', '.join(map(json.dumps, words))})")
