"""Two thousand kept games: how long list and records take to open, and the page to start.

The starts are beside starts without any game, in turns, so that a busy machine slows both down, and
the best of each counts. They come first: a page that has just shown all records is slow to go.
"""

from __future__ import annotations

import json
from random import Random
from statistics import median

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from engine.games import GAMES
from engine.journal import Journal
from engine.shuffle import pick
from tests.browser.player import NAMES, Mouse
from tests.browser.storage import store
from ui.library import summary
from ui.session import Session

MANY = 2_000
ROUNDS = 7
LIST_GOAL = 200.0  # milliseconds from the tap to the painted list
START_GOAL = 1.05  # times a start without games
_TAP = "performance.getEntriesByName('tap').at(-1).duration"
_START = """() => {
  const [start] = performance.getEntriesByType('navigation');
  const [playable] = performance.getEntriesByName('playable');
  return playable.startTime - start.startTime;
}"""


def whole_game(seed: int) -> Journal:
    """A game of four, played at random to its end; both games in turn."""
    journal = Journal(GAMES[seed % len(GAMES)], {"players": 4}, NAMES[:4], seed)
    rng = Random(seed)
    while journal.game.turn is not None:
        journal.play(pick(journal.game.legal(), rng))
    return journal


def shelf(kind: str) -> dict[str, object]:
    """So many games as they are stored: finished ones, or all unfinished."""
    journals = [whole_game(seed) for seed in range(20)]
    played = [journal if kind == "done" else journal.until(40) for journal in journals]
    kept = [(each.save(), summary(Session("it", each), "2031-05-01T10:00")) for each in played]
    entries: dict[str, object] = {"layout": "2", "count": MANY}
    for number in range(MANY):
        save, said = kept[number % len(kept)]
        assert said.over == (kind == "done")
        entries[f"game:{number:016x}"] = save
        about: dict[str, object] = {**said.change()["about"], "rev": number + 1}
        if "end" in about:
            entries[f"end:{number:016x}"] = json.dumps(about.pop("end"))
        entries[f"{kind}:{number:016x}"] = json.dumps(about)
    return entries


def arrived(context: BrowserContext) -> Page:
    page = context.new_page()
    Mouse(page).arrive()
    return page


@pytest.mark.parametrize("kind", ["done", "open"])
def test_the_list_of_many_games_and_the_start_with_them(
    browser: tuple[Browser, str], kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    chrome, home = browser
    pages = []
    for games in ({}, shelf(kind)):
        page = arrived(chrome.new_context(base_url=home, service_workers="block"))
        store(page, games)
        pages.append(page)
    starts: dict[str, list[float]] = {"start, no game": [], "start": []}
    for _ in range(ROUNDS):
        for page, found in zip(pages, starts.values(), strict=True):
            Mouse(page).reload()
            found.append(page.evaluate(_START))
    player = Mouse(pages[1])
    visits = ["list", "more", *(["records"] if kind == "done" else [])]
    lists: dict[str, list[float]] = {name: [] for name in visits}
    for _ in range(ROUNDS):
        for name, tap in zip(visits, ("games", "more", "records"), strict=False):
            player.tap(tap)
            lists[name].append(pages[1].evaluate(_TAP))
        if kind == "done":
            player.tap("games")
        player.tap("home")
    best = {name: min(found) for name, found in starts.items()}
    middle = {name: median(found) for name, found in lists.items()}
    ratio = best["start"] / best["start, no game"]
    with capsys.disabled():
        print(f"\n\n{MANY} games, all {kind}: best start and median visit of {ROUNDS}, ms")
        for name, value in (best | middle).items():
            print(f"{name:20}{value:8.0f}")
        print(f"{'start, ratio':20}{ratio:8.2f}{START_GOAL:8}")
    assert ratio <= START_GOAL
    assert middle["list"] <= LIST_GOAL
