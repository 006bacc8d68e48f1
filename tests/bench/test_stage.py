"""The stage: no frame over 33 ms while something is shown, in a real Chromium.

What a busy machine does to a frame is not the page's doing, so the best of a few times counts.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.bench.test_globe import RECORD
from tests.browser.device import TABLET, window
from tests.browser.player import NAMES, Player
from tests.browser.saves import go_on_with
from tests.browser.stages import EARLY, choose, look_on, right_before

TIMES = 4
LONGEST = 33.4  # milliseconds: two frames
PATIENCE = 90_000  # milliseconds: a last round is shown with all its animals, and then the feast
FEAST = 150  # frames of those who celebrate
SHOWN = [
    ("Taken", "prince", 2),
    ("Turned", "prince", 4),
    ("TakenBlind", "prince", 2),
    ("Discarded", "prince", 2),
    ("Ended", "prince", 4),
    ("Awarded", "planet", 4),
    ("TravelledOn", "planet", 4),
    ("RoundOver", "planet", 4),
    ("Ended", "planet", 4),
]


@pytest.mark.parametrize(("kind", "game", "players"), SHOWN)
def test_what_is_shown_has_no_frame_over_33_ms(
    browser: tuple[Browser, str],
    capsys: pytest.CaptureFixture[str],
    kind: str,
    game: str,
    players: int,
) -> None:
    chromium, url = browser
    context = chromium.new_context(viewport=window(TABLET), base_url=url, has_touch=True)
    player = Player(context.new_page(), "show").arrive()
    least = 0 if kind in EARLY else 20
    journal, action = right_before(kind, game, NAMES[:players], least)
    player.page.set_default_timeout(PATIENCE)
    player.page.evaluate(RECORD)
    runs = []
    for _ in range(TIMES):
        go_on_with(player, journal)
        choose(player, action)
        player.tap(action)
        player.page.evaluate("window.frames_.length = 0")  # the tap itself is measured elsewhere
        look_on(player)
        if kind == "Ended":
            player.page.wait_for_function(f"window.frames_.length > {FEAST}")
        runs.append(sorted(map(float, player.page.evaluate("window.frames_.slice(1, -1)"))))
    context.close()
    with capsys.disabled():
        print(f"\n{kind:>12}{'frames':>8}{'median':>9}{'p95':>9}{'longest':>9}  (ms)")
        for run in runs:
            median, p95 = run[len(run) // 2], run[int(len(run) * 0.95)]
            print(f"{'':>12}{len(run):>8}{median:>9.1f}{p95:>9.1f}{run[-1]:>9.1f}")
    assert min(run[-1] for run in runs) <= LONGEST
