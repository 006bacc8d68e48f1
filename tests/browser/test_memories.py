"""Finished games are found again, counted, looked at step by step, and played on."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keyboard import Keyboard
from tests.browser.lending import Lend
from tests.browser.player import NAMES, Mouse, Player
from tests.browser.saves import HIDDEN, is_over, keep, played_until
from tests.browser.storage import store, stored
from tests.browser.walk import slide
from tests.ui.visitor import of_others
from ui.chores import pack

DEAL = 31
LEFT = "still to be looked through"
TILES = "[...document.querySelectorAll('#page .tile')].map((tile) => tile.className)"


def with_games(player: Player) -> Player:
    """The page with two finished games, the latest of two players with hidden characters."""
    keep(player, played_until(is_over, 3, DEAL, "planet"), played_until(is_over, 2, DEAL, **HIDDEN))
    player.take_up()
    player.tap("games")
    return player


@pytest.mark.parametrize("kind", [Player, Keyboard])
def test_from_the_list_to_records_a_replay_and_a_game_that_is_played_on(
    lend: Lend, kind: type[Player]
) -> None:
    # What has the focus of a keyboard shall not fly about.
    booted = lend(has_touch=True, still=kind is Keyboard)
    player = with_games(kind(booted))
    expect(booted.locator(".ends")).to_have_count(2)
    player.tap("records")
    player.tap("record-game planet")
    expect(booted.get_by_role("table").last).to_contain_text("Animal")
    player.tap("games")
    player.tap("replay kept1")
    for _step in range(3):
        player.tap("replay-on")
    player.tap("replay-back")
    slider = booted.get_by_role("slider")
    expect(slider).to_have_value("2")
    slide(player, 0.4)
    shown = booted.evaluate(TILES)
    for viewer in ("0", "1", "all"):  # some characters lie face down for everybody but one
        player.tap("moment")
        player.tap(f"replay-seen {viewer}")
        player.tap("close")
        assert (booted.evaluate(TILES) == shown) == (viewer == "all")
    slider.focus()
    at = int(slider.input_value())
    booted.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Step {at + 1} of"))
    player.tap("replay-play")
    booted.wait_for_function(f"document.querySelector('#replay-to').valueAsNumber > {at + 3}")
    player.tap("replay-pause")
    expect(booted.get_by_role("button", name="Play", exact=True)).to_be_visible()
    player.tap("moment")
    player.tap("ask-bot")
    expect(booted.locator("#advice")).to_be_focused()
    player.tap("play-on")
    player.tap("play-on-seat 1 easy")
    before = stored(booted)["game:kept1"]
    player.tap("play-on-start")
    expect(booted.locator("body")).to_have_attribute("data-screen", "table")
    kept = stored(booted)
    assert kept["game:kept1"] == before
    save = json.loads(kept["game:" + kept["current"]])
    assert save["page"]["bots"] == [None, "easy"]
    assert save["page"]["origin"]["key"] == "kept1"
    assert save["actions"][:20] == json.loads(before)["actions"][:20]  # then the bot may play
    assert len(save["actions"]) < 40


def test_all_games_go_out_to_a_file_are_erased_and_come_back(booted: Page, tmp_path: Path) -> None:
    player = with_games(Mouse(booted))
    before = {save for name, save in stored(booted).items() if name.startswith("game:")}
    player.tap("records")
    with booted.expect_download() as download:
        player.tap("export-all")
    download.value.save_as(tmp_path / "all.json")
    player.tap("ask-erase")
    player.tap("erase")
    expect(booted.get_by_text("Here you will see what your finished games tell")).to_be_visible()
    assert not [name for name in stored(booted) if name.startswith(("game:", "done:", "end:"))]
    player.tap("games")
    booted.set_input_files("#import", tmp_path / "all.json")
    expect(booted.locator(".ends")).to_have_count(2)
    after = {save for name, save in stored(booted).items() if name.startswith("game:")}
    assert after == before
    assert NAMES[0] in booted.locator(".kept").inner_text()


def test_a_file_of_many_games_comes_in_whole_though_the_page_is_loaded_again(
    fresh: Page, tmp_path: Path
) -> None:
    player, many = Mouse(fresh), 60
    save = played_until(is_over, 5, DEAL, "prince").save()
    games = [("2031-05-01T10:00", each) for each in of_others(save, 2 * many)]
    with_games(player)
    first, second, again = (tmp_path / f"{number}.json" for number in range(3))
    for file, some in ((first, games[:many]), (second, games[many:]), (again, games)):
        file.write_text(pack(some))
    fresh.set_input_files("#import", first)
    expect(fresh.get_by_text(LEFT)).to_be_visible()
    player.reload()
    expect(fresh.get_by_text(LEFT)).to_be_visible()
    player.tap("games")
    fresh.set_input_files("#import", second)
    fresh.set_input_files("#import", again)
    expect(fresh.get_by_text(LEFT)).to_have_count(0, timeout=60_000)
    kept = stored(fresh)
    assert len([name for name in kept if name.startswith("game:")]) == 2 * many + 2
    expect(fresh.get_by_role("alert")).to_have_text(
        f"{2 * many} games of the file are here already."
    )
    assert not {"arriving", "arrived"} & kept.keys()


def test_games_that_are_erased_while_they_are_looked_through_do_not_come_back(fresh: Page) -> None:
    save = played_until(is_over, 5, DEAL).save()
    about = {"game": "prince", "names": NAMES[:5], "when": ""}
    games: dict[str, object] = {"moved": "yes", "layout": "2", "count": 99}
    for rev in range(40):
        games |= {f"game:{rev}": save, f"done:{rev}": json.dumps({**about, "rev": rev})}
    store(fresh, games)
    player = Mouse(fresh)
    player.reload()
    for tap in ("games", "records", "ask-erase", "erase"):
        player.tap(tap)
    expect(fresh.get_by_text(LEFT)).to_have_count(0, timeout=60_000)
    assert [name for name in stored(fresh) if ":" in name] == []
