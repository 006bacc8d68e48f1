"""Nothing that was shown is ever lost: many crashes, and tabs whose storages fail in any order."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from tests.browser.crash import crash_again_and_again
from tests.browser.player import Mouse
from tests.browser.storage import stored, stored_actions
from tests.browser.test_storage import FAILURES, FULL

CRASHES = 60
TABS = 3
STEPS = 60
PATIENCE = 90_000  # milliseconds until everything is stored, when it can be


def test_sixty_crashes_lose_nothing_that_was_shown(
    playwright: Playwright, base_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = crash_again_and_again(playwright, base_url, tmp_path, CRASHES, Random(60))
    with capsys.disabled():
        print(f"\n{CRASHES} crashes in {played} sittings: nothing lost")


def test_a_first_visit_does_not_wait_for_locks_that_nobody_gives(page: Page) -> None:
    page.add_init_script("LockManager.prototype.request = () => new Promise(() => {});")
    player = Mouse(page).arrive()
    player.begin(2, deal=15)
    player.tap("draw core")
    assert stored_actions(page) == ["draw core"]
    expect(page.get_by_role("alert")).to_have_count(0)


# What a tab shows when it has taken over: what is stored, or its own moves that are not.
HEAR = """
  addEventListener('pocket', ({ detail: { text, value } }) => {
    if (text === 'taken-over') window.taken = JSON.parse(JSON.parse(value).current.save).actions;
  }, true);
"""


class Tab(Mouse):
    """One of several tabs, with a storage of its own moods, and the moves that it shows."""

    line: tuple[str, ...] = ()
    fails = False

    def let_fail(self, fails: bool) -> None:
        self.fails = fails
        self.page.evaluate(f"window.storageIsFull = {json.dumps(fails)}")

    def take_over(self) -> None:
        self.press("take-over")
        self.page.wait_for_function("document.body.dataset.screen !== 'elsewhere'")
        self.line = tuple(self.page.evaluate("window.taken"))

    def play(self, rng: Random) -> None:
        self.line += (self.act(rng),)


def lines_of(tab: Tab) -> list[tuple[str, ...]]:
    """What has been played in each game in the storage."""
    games = [text for name, text in stored(tab.page).items() if name.startswith("game:")]
    return [tuple(json.loads(save)["actions"]) for save in games]


def missing(tab: Tab, shown: set[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """What was shown and is in no game of the storage."""
    lines = lines_of(tab)
    return [one for one in shown if not any(line[: len(one)] == one for line in lines)]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("failure", FAILURES.values(), ids=FAILURES)
def test_three_tabs_with_failing_storages_lose_nothing_that_was_shown(
    context: BrowserContext, seed: int, failure: str, capsys: pytest.CaptureFixture[str]
) -> None:
    context.add_init_script(FULL.replace("FAILURE", failure) + HEAR)
    rng = Random(seed)
    tabs = [Tab(context.new_page()) for _ in range(TABS)]
    tabs[0].arrive().begin(3, deal=seed)
    for tab in tabs[1:]:
        tab.arrive()
    shown: set[tuple[str, ...]] = set()
    counts: Counter[str] = Counter()
    while counts["steps"] < STEPS:
        counts["steps"] += 1
        tab = rng.choice(tabs)
        tab.page.bring_to_front()
        if rng.random() < 0.3:
            tab.let_fail(not tab.fails)
            counts["changes of the storage"] += 1
        if tab.screen == "elsewhere":
            tab.take_over()
            counts["tabs taken over"] += 1
        for _ in range(rng.randrange(4)):
            if tab.screen in ("table", "curtain"):
                tab.play(rng)
                shown.add(tab.line)
                counts["moves"] += 1
                counts["moves not stored"] += tab.fails
    for tab in tabs:
        tab.let_fail(False)
    waited = 0
    while (lost := missing(tabs[0], shown)) and waited < PATIENCE:
        tabs[0].page.wait_for_timeout(1_000)
        waited += 1_000
    assert lost == []
    counts["games in the end"] = len(lines_of(tabs[0]))
    with capsys.disabled():
        print("\n" + ", ".join(f"{number} {what}" for what, number in counts.items()))
