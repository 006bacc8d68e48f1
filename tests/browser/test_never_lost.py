"""A crash of the browser loses nothing that was shown; what can't be read is kept."""

import json
import re
from pathlib import Path
from random import Random

from playwright.sync_api import Page, Playwright, expect

from engine.journal import Journal
from tests.browser.crash import crash_again_and_again
from tests.browser.player import NAMES, Mouse
from tests.browser.saves import is_over, played_until
from tests.browser.storage import NAME, SHARED, WIPE, store, stored, stored_actions

CRASHES = 3


def test_a_killed_browser_loses_nothing_that_was_shown(
    playwright: Playwright, base_url: str, tmp_path: Path
) -> None:
    crash_again_and_again(playwright, base_url, tmp_path, CRASHES, Random(13))


GOOD = Journal("prince", {"players": 3}, NAMES[:3], 5).save()
SEED = "987654321"
KEY = re.compile("[0-9a-f]{16}")
# What is no text at all: JSON has no words for some of it.
STRANGE = """async () => {
  const request = indexedDB.open(NAME, 1);
  const database = await new Promise((done) => { request.onsuccess = () => done(request.result); });
  const texts = database.transaction('texts', 'readwrite').objectStore('texts');
  const circle = {};
  circle.self = circle;
  const values = {
    'game:a': { a: [1] }, 'game:b': 7, 'game:c': 10n, 'game:d': circle, 'game:e': new Date(0),
    'open:f': circle, 'done:g': 10n, draft: 10n, settings: circle, current: { key: 'a' },
  };
  for (const [name, value] of Object.entries(values)) texts.put(value, name);
  await new Promise((done) => { texts.transaction.oncomplete = done; });
  database.close();
}""".replace("NAME", NAME)


def of_an_older_version(save: str, when: str, **other: object) -> str:
    """A game as it was stored when lists were made of sentences."""
    kept = {"key": "?", "game": "prince", "save": save, "when": when, "names": ["Fay", "Gus"]}
    return json.dumps(kept | {"progress": "Round 3 of 16", "over": False, "broken": None} | other)


def test_games_of_an_older_version_are_all_there_under_keys_that_tell_nothing(booted: Page) -> None:
    journal = Journal("prince", {"players": 3}, NAMES[:3], int(SEED))
    journal.play("draw core")
    ended = played_until(is_over, 2, 5, names=("Fay", "Gus")).save()
    names = [f"game:2031-05-0{day}T10:00:00.123-{SEED}" for day in range(1, 5)]
    old = {
        names[0]: of_an_older_version(ended, "2031-05-01T10:00:00.123", over=True),
        names[1]: of_an_older_version(journal.save(), "2031-05-04T10:00:00.123"),
        names[2]: of_an_older_version(GOOD, "2031-05-02T10:00:00.123", names=["Hal"]),
        names[3]: of_an_older_version(GOOD, "2031-05-03T10:00:00.123")[:50],
    }
    draft = {"game": "planet", "players": 2, "first": 1, "badges": [1, 0, 2, 3, 4], "choices": {}}
    draft["names"] = ["Fay", *(f"Player {number}" for number in range(2, 6))]
    store(booted, {**old, "current": names[1].removeprefix("game:"), "draft": json.dumps(draft)})
    player = Mouse(booted)
    player.reload()
    assert player.screen == "table"
    assert len(player.choices("select")) == 3
    kept = stored(booted)
    saves = {name: text for name, text in kept.items() if name.startswith("game:")}
    assert sorted(saves.values()) == sorted([ended, journal.save(), GOOD, old[names[3]]])
    assert all(KEY.fullmatch(name.removeprefix("game:")) for name in saves)
    player.leave()
    player.tap("games")
    items = booted.locator(".kept > li")
    for item, words in enumerate(("Fay and Gus", "Hal", "Gus", "A game that can’t be read")):
        expect(items.nth(item)).to_contain_text(words)
    expect(items.nth(0)).to_contain_text("Make Me a Planet · Round 3 of 16 · 4 May 2031, 10:00")
    expect(items.nth(2)).to_contain_text("finished")
    assert SEED not in player.state()["dom"]
    player.tap("home")
    player.tap("setup")
    assert [booted.input_value(f"#name-{seat}") for seat in range(2)] == ["Fay", "Player 2"]


def test_what_all_sites_of_a_host_had_together_is_here_too_and_stays_where_it_was(
    booted: Page,
) -> None:
    player = Mouse(booted)
    player.begin(3, deal=6)
    player.tap("draw core")
    shared = {name: value for name, value in stored(booted).items() if name != "moved"}
    store(booted, {**shared, "settings": json.dumps({"large_text": True})}, SHARED)
    shared = stored(booted, SHARED)
    booted.goto("./licences.txt")  # no page is there that writes
    booted.evaluate(f"{WIPE}.then(() => {{}})")
    player.arrive()
    assert player.screen == "table"
    assert stored_actions(booted) == ["draw core"]
    expect(booted.locator("html")).to_have_class("large-text")
    actions = ["draw core", player.act(Random(6))]
    assert stored_actions(booted) == actions
    assert stored(booted, SHARED) == shared

    player.leave()
    player.tap("games")
    player.tap(player.choices("ask-delete")[0])
    player.tap(player.choices("delete")[0])
    player.reload()
    assert player.choices("continue", "games") == []


def test_broken_saves_are_shown_with_their_reason_and_kept(booted: Page) -> None:
    broken = {
        "game:cut": GOOD[:50],
        "game:old": GOOD.replace('"format":1', '"format":0'),
        "game:tile": GOOD.replace('"actions":[]', '"actions":["take C99 r1c1"]'),
        "game:other": "\u0000\U0001f600 no save at all",
    }
    store(booted, {**broken, "draft": "{", "settings": "[[[", "current": "cut"})
    player = Mouse(booted)
    player.reload()
    assert player.screen == "home"
    expect(booted.get_by_role("alert")).to_contain_text("incomplete or damaged")
    player.tap("games")
    for name, reason in (("old", "format “0”"), ("tile", "Action 1"), ("other", "incomplete")):
        player.tap(f"continue {name}")
        expect(booted.get_by_role("alert")).to_contain_text(reason)
    player.tap("ask-export cut")
    with booted.expect_download() as download:
        player.tap("export cut")
    assert Path(download.value.path()).read_text() == broken["game:cut"]
    player.tap("home")
    assert player.choices("continue") == []
    player.begin(3, deal=1)
    player.tap("draw core")
    kept = stored(booted)
    assert {name: kept[name] for name in broken} == broken


def test_what_is_no_text_at_all_in_the_storage_does_not_stop_the_page(booted: Page) -> None:
    booted.evaluate(STRANGE)
    player = Mouse(booted)
    player.reload()
    expect(booted.get_by_role("alert")).to_have_text("This game is not here any more.")
    player.reload()
    expect(booted.get_by_role("alert")).to_contain_text("Some settings or names")
    kept = stored(booted)
    assert (kept["odd draft"], kept["odd settings"]) == ("10", "[object Object]")
    player.tap("games")
    expect(booted.locator(".kept > li")).to_have_count(7)
    for name in "abcdefg":
        player.tap(f"continue {name}")
        expect(booted.get_by_role("alert")).to_be_visible()
    player.tap("ask-export e")
    with booted.expect_download() as download:
        player.tap("export e")
    assert Path(download.value.path()).read_text() == '"1970-01-01T00:00:00.000Z"'
    player.tap("home")
    player.begin(3, deal=1)
    assert player.screen == "table"
    kept = stored(booted)
    assert (kept["game:a"], kept["game:b"]) == ({"a": [1]}, 7)
    assert {f"game:{name}" for name in "abcde"} <= set(kept)


def test_files_that_are_too_large_or_cannot_be_read_are_told_and_harm_nothing(
    fresh: Page, tmp_path: Path
) -> None:
    large, gone = tmp_path / "large.json", tmp_path / "gone.json"
    with large.open("wb") as file:
        file.truncate(50_000_000)
    gone.write_text(GOOD)
    player = Mouse(fresh)
    player.begin(3, deal=9)
    player.leave()
    player.tap("games")
    before = stored(fresh)
    fresh.evaluate(
        "() => { Blob.prototype.text = () => Promise.reject(new DOMException('Gone.')); }"
    )
    for path, sentence in ((large, "too large"), (gone, "can’t be read")):
        fresh.set_input_files("#import", path)
        expect(fresh.get_by_role("alert")).to_contain_text(sentence)
    expect(fresh.locator("#trouble")).to_be_hidden()
    assert stored(fresh) == before


def test_a_game_goes_out_to_a_file_and_comes_back_from_it(booted: Page, tmp_path: Path) -> None:
    player = Mouse(booted)
    player.begin(3, deal=9)
    player.tap("draw core")
    player.leave()
    player.tap("games")
    player.tap(player.choices("ask-export")[0])
    with booted.expect_download() as download:
        player.tap(player.choices("export")[0])
    assert re.fullmatch(
        r"pocket-planets-\d{4}-\d\d-\d\d-\d{4}\.json", download.value.suggested_filename
    )
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    player.tap(player.choices("ask-delete")[0])
    player.tap(player.choices("delete")[0])
    assert not [name for name in stored(booted) if ":" in name]
    expect(booted.locator("#live")).to_have_text("Deleted: Ada, Ben and Cleo.")

    booted.set_input_files("#import", file)
    expect(booted.get_by_text("Ada, Ben and Cleo", exact=True)).to_be_visible()
    file.write_text(file.read_text()[:-9])
    booted.set_input_files("#import", file)
    expect(booted.get_by_role("alert")).to_contain_text("incomplete or damaged")
    player.tap(player.choices("continue")[0])
    assert stored_actions(booted) == ["draw core"]
