"""A crash of the browser loses nothing that was shown; what can't be read is kept."""

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from playwright.sync_api import BrowserContext, Error, Page, Playwright, expect

from engine.journal import Journal
from tests.browser.player import NAMES, Mouse
from tests.browser.storage import store, stored, stored_actions
from tests.browser.waiting import wait_until_playable
from tools import chromium

CRASHES = 3


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
        viewport={"width": 1024, "height": 768},
        reduced_motion="reduce",
    )
    yield context
    with suppress(Error):
        context.close()


def test_a_killed_browser_loses_nothing_that_was_shown(
    playwright: Playwright, base_url: str, tmp_path: Path
) -> None:
    rng = Random(13)
    shown: list[str] = []
    for crash in range(CRASHES + 1):
        with browser_with(tmp_path, playwright, base_url) as context:
            player = Mouse(context.pages[0]).arrive()
            if crash == 0:
                player.begin(2, deal=13, hidden_characters=True)
            actions = stored_actions(player.page)
            # At most the one action that was on its way when the browser died.
            assert actions[: len(shown)] == shown
            assert len(actions) <= len(shown) + 1
            assert player.screen in ("curtain", "table")
            shown = actions
            shown += [player.act(rng) for _ in range(rng.randrange(3, 7))]
            while not (actions := player.state()["do"]):
                player.step(rng)
            player.press(rng.choice(actions))
            pids = processes_of(tmp_path)
            assert pids
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)


GOOD = Journal("prince", {"players": 3}, NAMES[:3], 5).save()


def wrapped(save: str) -> str:
    kept = {
        "save": save,
        "when": "2031-05-01T10:00",
        "names": ["Fay"],
        "game": "prince",
        "progress": "",
        "over": False,
    }
    return json.dumps(kept)


def test_broken_saves_are_shown_with_their_reason_and_kept(booted: Page) -> None:
    broken = {
        "game:cut": wrapped(GOOD)[:50],
        "game:old": wrapped(GOOD.replace('"format":1', '"format":0')),
        "game:tile": wrapped(GOOD.replace('"actions":[]', '"actions":["take C99 r1c1"]')),
        "game:other": "\u0000\U0001f600 no save at all",
        "draft": "{",
        "settings": "[[[",
        "current": "cut",
    }
    store(booted, broken)
    booted.reload()
    wait_until_playable(booted)
    player = Mouse(booted)
    assert player.screen == "home"
    player.tap("games")
    for reason in ("broken off or damaged", "format “0”", "Action 1"):
        expect(booted.get_by_text(reason).first).to_be_visible()
    assert player.choices("continue") == []
    player.tap("ask-export cut")
    with booted.expect_download() as download:
        player.tap("export cut")
    assert Path(download.value.path()).read_text() == broken["game:cut"]
    player.tap("home")
    player.begin(3, deal=1)
    player.tap("draw core")
    kept = stored(booted)
    assert {key: kept[key] for key in broken if key.startswith("game:")} == {
        key: text for key, text in broken.items() if key.startswith("game:")
    }


def test_what_is_no_text_at_all_in_the_storage_does_not_stop_the_page(booted: Page) -> None:
    strange = {"game:x": {"a": [1]}, "game:y": 7, "draft": 1.5, "settings": [], "current": {}}
    store(booted, strange)
    booted.reload()
    wait_until_playable(booted)
    player = Mouse(booted)
    player.tap("games")
    player.tap("home")
    player.begin(3, deal=1)
    assert player.screen == "table"
    kept = stored(booted)
    assert (kept["game:x"], kept["game:y"]) == (strange["game:x"], 7)


def test_a_game_goes_out_to_a_file_and_comes_back_from_it(booted: Page, tmp_path: Path) -> None:
    player = Mouse(booted)
    player.begin(3, deal=9)
    player.tap("draw core")
    player.leave()
    player.tap("games")
    player.tap(player.choices("ask-export")[0])
    with booted.expect_download() as download:
        player.tap(player.choices("export")[0])
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    player.tap(player.choices("ask-delete")[0])
    player.tap(player.choices("delete")[0])
    assert not [key for key in stored(booted) if key.startswith("game:")]

    booted.set_input_files("#import", file)
    expect(booted.get_by_text("Ada, Ben and Cleo")).to_be_visible()
    file.write_text(file.read_text()[:-9])
    booted.set_input_files("#import", file)
    expect(booted.get_by_role("alert")).to_contain_text("broken off or damaged")
    player.tap(player.choices("continue")[0])
    assert stored_actions(booted) == ["draw core"]
