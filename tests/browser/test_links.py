"""Games in links, on the page: they come in by the address, and go out as a code and a text."""

from __future__ import annotations

from base64 import b64encode
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from engine.journal import Journal
from engine.link import link_of
from tests.browser.device import NewContext
from tests.browser.lending import Lend
from tests.browser.pictures import check_painted, saved_picture
from tests.browser.player import NAMES, Player
from tests.browser.saves import go_on_with, in_round, is_over, played_until
from tests.browser.waiting import wait_until_playable
from tests.browser.walk import open_link
from tests.ui.test_sharing import some_game

READER = Path(__file__).resolve().parents[2] / "node_modules" / "jsqr" / "dist" / "jsQR.js"
_READ = """([bytes, width, height]) =>
  jsQR(Uint8ClampedArray.from(atob(bytes), (letter) => letter.charCodeAt(0)), width, height)?.data
"""


def code_on(page: Page) -> str | None:
    """What a camera reads off the page."""
    page.wait_for_selector("#code path")
    picture = Image.open(BytesIO(page.locator("#code").screenshot())).convert("RGBA")
    data = b64encode(picture.tobytes()).decode()
    read: str | None = page.evaluate(_READ, [data, *picture.size])
    return read


def test_twenty_games_come_in_by_links_and_go_out_again_as_codes(lend: Lend) -> None:
    player = Player(lend(has_touch=True, still=True))
    player.page.evaluate(READER.read_text("utf-8"))
    for number in range(20):
        journal = some_game(Random(number))
        open_link(player, link_of(journal))
        assert player.page.evaluate("location.hash") == ""
        expect(player.page.locator(".tallies li")).to_have_count(len(journal.names))
        player.tap("look-at-link")
        assert player.screen == "result"
        player.tap("share")
        address = f"{player.page.url}#{link_of(journal)}"
        expect(player.page.locator("#code")).to_have_attribute("data-code", address)
        if number % 4 == 0:
            assert code_on(player.page) == address


def test_a_link_opens_the_site_with_what_it_holds_and_back_leads_home(page: Page) -> None:
    deal = Journal("prince", {"players": 3}, NAMES[:3], 12)
    deal.page = {"to_beat": 57}
    page.goto(f"./#{link_of(deal)}")
    wait_until_playable(page)
    expect(page.get_by_role("heading", name="Can you beat 57 points on it?")).to_be_visible()
    assert page.evaluate("location.hash") == ""
    page.get_by_role("button", name="Play it").click()
    expect(page.locator("#deal")).to_have_value("12")
    page.go_back()
    expect(page.locator("body")).to_have_attribute("data-screen", "home")


def test_a_link_that_is_opened_during_a_game_shows_itself_and_leads_back(fresh: Page) -> None:
    player = Player(fresh)
    go_on_with(player, played_until(in_round(4), 3, 11))
    depth = fresh.evaluate("history.length")
    for link in (link_of(played_until(is_over, 2, 3)), "1cut", "%00<img src=x>", "x" * 100_000):
        open_link(player, link)
        fresh.go_back()  # closes the link, and not the game
        expect(fresh.locator("body")).to_have_attribute("data-screen", "table")
    assert fresh.evaluate("history.length") <= depth + 2
    fresh.go_back()
    expect(fresh.locator("body")).to_have_attribute("data-screen", "home")
    expect(fresh.get_by_role("button", name="Go on playing")).to_be_visible()


@pytest.mark.parametrize("works", [True, False])
def test_a_link_is_sent_or_copied_and_where_neither_works_it_is_shown(
    new_context: NewContext, works: bool
) -> None:
    context = new_context(reduced_motion="reduce", has_touch=True)
    context.add_init_script(
        """navigator.share = async (what) => { window.sent = what; %s };
        Object.defineProperty(navigator, 'clipboard', { value: {
          writeText: async (text) => { %s window.copied = text; },
        } });"""
        % (("", "") if works else ("throw new Error('no')", "throw new Error('no');"))
    )
    player = Player(context.new_page()).arrive()
    link = link_of(played_until(is_over, 3, 5))
    open_link(player, link)
    player.tap("look-at-link")
    player.tap("share")
    player.tap("send")
    address = f"{player.page.url}#{link}"
    assert player.page.evaluate("window.sent.url") == address
    if works:
        player.tap("copy")
        expect(player.page.get_by_text("The link is copied.").first).to_be_visible()
        assert player.page.evaluate("window.copied") == address
    else:
        expect(player.page.get_by_text(address)).to_be_visible()


@pytest.mark.parametrize("game", ["prince", "planet"])
def test_a_planet_is_saved_as_a_picture(lend: Lend, tmp_path: Path, game: str) -> None:
    player = Player(lend(has_touch=True, still=True))
    open_link(player, link_of(played_until(is_over, 2, 7, game)))
    player.tap("look-at-link")
    player.tap("share")
    player.tap("sharing picture")
    seen = set()
    for seat in (0, 1):
        player.tap(f"whose {seat}")
        seen.add(check_painted(saved_picture(player, tmp_path / f"{seat}.png")))
    assert len(seen) == 2


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_the_planet_of_the_day_is_that_of_the_devices_own_date(
    new_context: NewContext, zone: str
) -> None:
    """Between the two lie 25 hours: whatever the time is, the dates are not the same."""
    player = Player(new_context(has_touch=True, timezone_id=zone).new_page()).arrive()
    player.tap("day")
    here = "new Date().toLocaleDateString('sv')"
    before = player.page.evaluate(here)
    shown = player.page.locator("#play-day").get_attribute("data-ui")
    assert shown in (f"play-day {before}", f"play-day {player.page.evaluate(here)}")
    player.tap(shown)
    player.page.wait_for_selector("body[data-screen=table]")
