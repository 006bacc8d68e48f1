"""A clumsy family: every move is meant, and every finger and key slips while it is made.

Double and triple taps, second fingers, drags that end nowhere, keys that are held, apps that are
switched, slow processors, and all of it while something is on the stage, too. After each press
nothing of another seat is on the page or above the curtain, no objective is told after its owner
has met it, and nothing was played that nobody meant.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from engine.journal import Journal
from tests.browser.device import NewContext, slow_down, switch_app
from tests.browser.fingers import Fingers
from tests.browser.player import ASIDE, BUTTONS, IN_REACH, NAMES, Player, usual
from tests.browser.storage import stored_actions
from tests.browser.test_stage import TOLD
from tests.engine.planet.table import animals_in
from ui.planet.words import habitat_title

# How often the tablet goes from hand to hand in each of these games: together more than 200 times;
# and how long things stay on the stage.
GAMES: list[tuple[int, str, int, dict[str, Any], str]] = [
    (30, "prince", 2, {}, "once"),
    (30, "prince", 2, {"hidden_characters": True}, "once"),
    (30, "prince", 3, {"hidden_characters": True}, "once"),
    (60, "prince", 5, {"edition": "2025", "hidden_characters": True}, "once"),
    (12, "planet", 2, {}, "once"),
    (30, "planet", 3, {"hidden_animals": True}, "once"),
    (30, "planet", 4, {}, "once"),
    (12, "prince", 2, {"edition": "2025", "hidden_characters": True}, "quick"),
    (12, "prince", 4, {"hidden_characters": True}, "show"),
    (12, "planet", 2, {"hidden_animals": True}, "show"),
    (12, "planet", 3, {}, "quick"),
]

# Every button in reach would take a tap now: nothing is under way; and a moment ago it was so, too.
_AT_REST = f"""() => {{
  const {{ update }} = document.body.dataset;
  const inReach = [...{BUTTONS}].filter({IN_REACH});
  const isReady = inReach.every((button) =>
    !(button.dataset.do || button.dataset.ui) || pocket.isReady(button));
  const before = window.lastUpdate;
  window.lastUpdate = isReady ? update : null;
  return isReady && update === before;
}}"""
# Two fingers may have zoomed the page: how much, DevTools knows, and where to, it does not.
_SEEN = """([x, y]) => {
  const { offsetLeft, offsetTop, width, height } = visualViewport;
  const [across, down] = [x - offsetLeft, y - offsetTop];
  const isIn = across > 9 && across < width - 9 && down > 9 && down < height - 9;
  return isIn ? [across, down] : null;
}"""
_FOCUS = """([x, y]) => {
  const { offsetLeft, offsetTop } = visualViewport;
  const there = document.elementFromPoint(x + offsetLeft, y + offsetTop);
  there?.closest('button')?.focus();
}"""
_ABOVE = """() => {
  const found = [];
  for (let x = 5; x < innerWidth; x += 40) for (let y = 5; y < innerHeight; y += 40) {
    const there = document.elementFromPoint(x, y);
    if (!there?.closest('#page')) found.push(there?.outerHTML.slice(0, 120));
  }
  return [...found, ...[...document.querySelectorAll('.dragged, dialog')].map((e) => e.outerHTML)];
}"""
_EVERYTHING = """() => [
  document.title, location.href, JSON.stringify(history.state), document.documentElement.outerHTML,
].join(' ').replace(/<path [^>]*>/g, '')"""
_PLAYS = "document.activeElement.dataset.do ?? ''"


class Clumsy(Player):
    """Presses what is meant, and more."""

    def __init__(self, page: Page, rng: Random, pace: str) -> None:
        super().__init__(page, pace)
        self.rng = rng
        self.fingers = Fingers(page)
        self.slips: Counter[str] = Counter()
        self.way = ""  # of the last slip
        self.ways: dict[str, Callable[[float, float], None]] = {
            "one tap": self.tap_at,
            "double tap": lambda x, y: self.taps_at(x, y, 2),
            "burst of taps": lambda x, y: self.taps_at(x, y, rng.randint(3, 6)),
            "second finger": self.two_fingers,
            "held Enter": lambda x, y: self.keys(x, y, "Enter", rng.randint(3, 9)),
            "held space": lambda x, y: self.keys(x, y, " ", rng.randint(3, 9)),
            "tap and Enter": self.tap_and_enter,
            "app switched after a tap": self.tap_and_switch,
            "app switched under the finger": self.switch_under_finger,
        }

    def mean(self, text: str) -> None:
        """Press a button with all the clumsiness there is, and wait until the page is at rest."""
        x, y, _taps = self.spot(text)
        self.slip(x, y)

    def slip(self, x: float, y: float) -> None:
        """The same, wherever it is."""
        x, y = self.on_the_screen(x, y)
        self.way = self.rng.choice(sorted(self.ways))
        self.slips[self.way] += 1
        slow_down(self.page, self.rng.choice((1, 1, 1, 4, 8)))
        self.ways[self.way](x, y)
        slow_down(self.page, 1)
        self.rest()

    def on_the_screen(self, x: float, y: float) -> tuple[float, float]:
        """Where a spot of the page is seen: two fingers may have zoomed it.

        If it is out of sight, the page is made as small as it was.
        """
        seen: list[float] | None = self.page.evaluate(_SEEN, [x, y])
        if seen is not None:
            self.slips["on a zoomed page"] += seen != [x, y]
            return seen[0], seen[1]
        zoom = {"pageScaleFactor": 1}
        self.page.context.new_cdp_session(self.page).send("Emulation.setPageScaleFactor", zoom)
        return x, y

    def rest(self) -> None:
        self.page.evaluate("window.lastUpdate = null")
        self.page.wait_for_function(_AT_REST, polling=120)

    def tap_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def taps_at(self, x: float, y: float, times: int) -> None:
        for _ in range(times):
            near = (x + self.rng.uniform(-9, 9), y + self.rng.uniform(-9, 9))
            self.page.touchscreen.tap(*near)

    def two_fingers(self, x: float, y: float) -> None:
        """One taps, or drags a little; the other comes down somewhere while it does."""
        assert self.page.viewport_size is not None
        width, height = self.page.viewport_size["width"], self.page.viewport_size["height"]
        self.fingers.down(1, x, y)
        if self.rng.random() < 0.5:
            self.fingers.move(1, x + 30, y + 25)
        self.fingers.down(2, self.rng.uniform(0, width), self.rng.uniform(0, height))
        if self.rng.random() < 0.5:
            self.fingers.move(2, self.rng.uniform(0, width), self.rng.uniform(0, height))
        self.fingers.lift_all()

    def keys(self, x: float, y: float, key: str, times: int) -> None:
        self.page.evaluate(_FOCUS, [x, y])
        for _ in range(times):
            self.page.keyboard.down(key)
        self.page.keyboard.up(key)
        if self.rng.random() < 0.5:
            self.page.keyboard.press(key)

    def tap_and_enter(self, x: float, y: float) -> None:
        self.tap_at(x, y)
        self.page.keyboard.press("Enter")
        self.page.keyboard.press(" ")

    def tap_and_switch(self, x: float, y: float) -> None:
        self.tap_at(x, y)
        self.switch()

    def switch_under_finger(self, x: float, y: float) -> None:
        self.fingers.down(1, x, y)
        self.fingers.move(1, x + 20, y + 20)
        self.switch()
        self.fingers.move(1, x + 40, y + 40)
        self.fingers.lift_all()

    def switch(self) -> None:
        switch_app(self.page, away=True)
        switch_app(self.page, away=False)


def secrets_of_others(journal: Journal) -> set[str]:
    """What the seat to act may not know: tiles that lie there, tiles and animals to come."""
    game: Any = journal.game
    view = game.view(game.turn)
    if journal.kind == "planet":
        closed = (tile for stack in game.stacks[game.round_number :] for tile in stack)
        return {thing.id for thing in (*closed, *game.face_down)}
    real = {tile.id for planet in game.planets for tile in planet.tiles if tile is not None}
    known = {tile.id for planet in view.planets for tile in planet.tiles if tile is not None}
    hidden = real - known
    if view.face_down is not None and view.face_down.id == "?":
        laid = (str(action) for action in reversed(journal.actions))
        hidden.add(next(text.split()[1] for text in laid if text.startswith("hide")))
    return hidden


def check(page: Page, journal: Journal, seen: Counter[str]) -> None:
    """Nothing of anybody else is on the page, and the focus is on nothing that plays."""
    screen = page.evaluate("document.body.dataset.screen")
    if screen not in ("curtain", "table"):
        seen[screen] += 1
        return
    everything = page.evaluate(_EVERYTHING)
    ids = set(re.findall(r"\b[CUDPT]\d\d\b", everything))
    assert (ids | animals_in(everything)).isdisjoint(secrets_of_others(journal))
    assert page.evaluate(_PLAYS) == ""
    if screen == "curtain":
        assert ids == set()
        assert page.evaluate(_ABOVE) == []
        assert not any(sign in everything for sign in TOLD)
        seen["curtains"] += 1
    else:
        assert page.locator(".objective.open, .dragged").count() == 0
        if any(sign in everything for sign in TOLD):
            check_meeting(page, journal)
            seen["objectives met"] += 1
        seen["tables"] += 1


def check_meeting(page: Page, journal: Journal) -> None:
    """An objective is told at first sight, and it is that of whoever has opened the curtain."""
    game: Any = journal.game
    assert game.round_number == 1
    [told] = page.locator(".habitat-head").all_text_contents()
    assert told == habitat_title(game.objectives[game.turn])


@pytest.mark.parametrize(("hand_overs", "game", "players", "options", "pace"), GAMES)
def test_a_clumsy_family(
    new_context: NewContext,
    hand_overs: int,
    game: str,
    players: int,
    options: dict[str, Any],
    pace: str,
) -> None:
    size = {"width": 844, "height": 390} if players == 2 else {"width": 768, "height": 1024}
    page = new_context(has_touch=True, viewport=size).new_page()
    rng = Random(f"{game} {players} {options}")
    player = Clumsy(page, rng, pace)
    player.arrive().begin(players, deal=players, game=game, **options)
    given = {"players": players, "first": 0} | usual(game) | options
    journal = Journal(game, given, NAMES[:players], players)
    seen: Counter[str] = Counter()
    while seen["hand-overs"] < hand_overs and journal.game.turn is not None:
        turn, state = journal.game.turn, player.state()
        may_play: list[str] = []
        meant: str | None = None
        if "skip" in state["ui"]:
            seen["on the stage"] += 1
        elif state["screen"] == "curtain":
            meant = "open"
        elif "back" in state["ui"]:  # a second finger has opened the rules, or the like
            meant = "back"
        elif state["do"]:
            meant = rng.choice(state["do"])
            may_play = [meant]
        else:
            near = ("close",) if "close" in state["ui"] else ("select", "aim")
            meant = rng.choice([ui for ui in state["ui"] if ui.startswith(near)])
        if meant is None:
            player.slip(*ASIDE)
        else:
            player.mean(meant)
        before = [str(action) for action in journal.actions]
        played = stored_actions(page)[len(before) :]
        assert stored_actions(page)[: len(before)] == before
        assert played in ([], may_play), f"{meant}, {player.way}"
        for action in played:
            journal.play(action)
            seen["moves"] += 1
        seen["hand-overs"] += journal.game.turn != turn
        check(page, journal, seen)
    print(
        f"\n{game}, {players} players, {options}, {pace}: {dict(seen)}, slips {dict(player.slips)}"
    )
    assert seen["hand-overs"] >= hand_overs
    assert (seen["on the stage"] > 0) is (pace != "once")
