"""A browser that is killed while somebody plays, and what must be there afterwards."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from playwright.sync_api import BrowserContext, Error, Playwright

from tests.browser.device import TABLET, window
from tests.browser.player import Mouse
from tests.browser.storage import stored_actions
from tools import chromium

LONGEST_WAIT = 40.0  # milliseconds from a tap to the crash: it is answered by then


def processes_of(profile: Path) -> list[int]:
    """The browser that runs with this profile."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if f"--user-data-dir={profile}".encode() in (process / "cmdline").read_bytes():
                found.append(int(process.name))
    return found


@contextmanager
def browser_with(profile: Path, playwright: Playwright, base_url: str) -> Iterator[BrowserContext]:
    """A browser of its own that may be killed while it is used."""
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=chromium.find(Path(playwright.chromium.executable_path)),
        args=list(chromium.ARGUMENTS),
        base_url=base_url,
        viewport=window(TABLET),
        reduced_motion="reduce",
    )
    yield context
    with suppress(Error):
        context.close()


def kill(profile: Path) -> None:
    pids = processes_of(profile)
    assert pids
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def crash_again_and_again(
    playwright: Playwright, base_url: str, profile: Path, crashes: int, rng: Random
) -> int:
    """Play, and kill the browser at some moment after a tap; gives back how much was played."""
    shown: list[str] = []
    played = deals = 0
    for _ in range(crashes + 1):
        with browser_with(profile, playwright, base_url) as context:
            player = Mouse(context.pages[0]).arrive()
            if player.screen in ("home", "result"):
                deals += 1
                if player.screen == "result":
                    player.tap("home")
                player.begin(2, deal=deals, hidden_characters=True)
                shown = []
            actions = stored_actions(player.page)
            # At most the one action that was on its way when the browser died.
            assert actions[: len(shown)] == shown
            assert len(actions) <= len(shown) + 1
            shown = actions
            for _ in range(rng.randrange(3, 7)):
                if player.screen != "result":
                    shown.append(player.act(rng))
            played += 1
            while (state := player.state())["screen"] != "result" and not state["do"]:
                if action := player.step(rng, state):  # a tile that is dropped has been played
                    shown.append(action)
            if state["do"]:
                player.press(rng.choice(state["do"]))
                player.page.wait_for_timeout(rng.random() * LONGEST_WAIT)
            kill(profile)
    return played
