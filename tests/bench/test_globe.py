"""Turning the planet: no frame over 20 ms while a finger drags the globe, in a real Chromium.

What a busy machine does to a frame is not the page's doing, so the best of a few turns counts.
"""

from __future__ import annotations

from math import sin

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.device import TABLET, window
from tests.browser.fingers import middle
from tests.browser.player import Player
from tests.browser.saves import go_on_with, in_round, played_until

TURNS = 6
STEPS = 90  # moves of the mouse in one turn
LONGEST = 20.0  # milliseconds

RECORD = """() => {
  window.frames_ = [];
  let last = 0;
  const frame = (now) => {
    if (last) window.frames_.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


@pytest.fixture(scope="module")
def page(browser: tuple[Browser, str]) -> Page:
    chromium, url = browser
    return chromium.new_context(viewport=window(TABLET), base_url=url, has_touch=True).new_page()


def full_planet(page: Page) -> None:
    """A table in the last round, with the planet nearly covered."""
    player = Player(page).arrive()
    go_on_with(player, played_until(in_round(12), 2, 3, "planet", beginners=True))


def turn(page: Page) -> list[float]:
    """Drag the globe to and fro; gives back how long each frame took."""
    x, y = middle(page.locator("#globe"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate("window.frames_.length = 0")
    for step in range(STEPS):
        page.mouse.move(x + 110 * sin(step / 11), y + 60 * sin(step / 8))
    frames = page.evaluate("window.frames_.slice(1)")
    page.mouse.up()
    return [float(frame) for frame in frames]


def test_turning_the_planet_has_no_frame_over_20_ms(
    page: Page, capsys: pytest.CaptureFixture[str]
) -> None:
    full_planet(page)
    page.evaluate(RECORD)
    turns = [turn(page) for _ in range(TURNS)]
    with capsys.disabled():
        print(f"\n{'turn':>6}{'frames':>8}{'median':>9}{'p95':>9}{'longest':>9}  (ms)")
        for number, frames in enumerate(turns, 1):
            ordered = sorted(frames)
            median, p95 = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]
            print(f"{number:>6}{len(ordered):>8}{median:>9.1f}{p95:>9.1f}{ordered[-1]:>9.1f}")
    assert min(max(frames) for frames in turns) <= LONGEST
