"""Games in links, on the page: they come in by the address, and go out as a code and a text."""

from __future__ import annotations

import json
from base64 import b64encode
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image
from playwright.sync_api import Page, Route, expect

from engine.games import GAMES
from engine.journal import Journal
from engine.link import link_of
from engine.names import LONGEST_NAME
from engine.shuffle import pick
from tests.browser.device import CLOCK, NewContext, set_clock, switch_app
from tests.browser.lending import Lend
from tests.browser.pictures import check_painted, saved_picture
from tests.browser.player import NAMES, Player
from tests.browser.saves import HIDDEN, go_on_with, in_round, is_over, played_until
from tests.browser.storage import stored
from tests.browser.waiting import wait_until_playable
from tests.browser.walk import open_link
from tests.engine.test_link import mutated, some_links
from tests.ui.test_sharing import some_game

READER = Path(__file__).resolve().parents[2] / "node_modules" / "jsqr" / "dist" / "jsQR.js"
_READ = """([bytes, width, height]) =>
  jsQR(Uint8ClampedArray.from(atob(bytes), (letter) => letter.charCodeAt(0)), width, height)?.data
"""


SHARE_SHEET = """navigator.share = async ({ files, text }) => {
  const head = [...new Uint8Array(await files[0].arrayBuffer()).slice(0, 8)];
  window.sent = { name: files[0].name, type: files[0].type, text, head };
};"""


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


def test_damaged_links_and_codes_are_told_in_a_sentence(lend: Lend) -> None:
    """Ten links, and what a camera reads of a code that is not quite in sight, three times."""
    player, rng = Player(lend(has_touch=True, still=True)), Random(4)
    player.page.evaluate(READER.read_text("utf-8"))
    open_link(player, pick(some_links(), rng))
    player.tap("look-at-link" if player.choices("look-at-link") else "play-deal")
    player.tap("home")
    open_link(player, link_of(some_game(rng)))
    player.tap("look-at-link")
    player.tap("share")
    read = code_on(player.page)
    assert read is not None
    player.tap("back")
    player.tap("home")
    whole = [pick(some_links(), rng) for _link in range(10)] + [read.rpartition("#")[2]] * 3
    for link in whole:
        while not (damaged := mutated(link, rng)).strip() or damaged.strip() == link:
            pass
        open_link(player, damaged)
        [told] = player.page.get_by_role("alert").all_inner_texts()
        assert told.endswith(".")
        assert not player.choices("look-at-link", "play-deal")
        player.tap("back")
        assert player.screen == "home"


def test_the_longest_link_that_there_is_can_be_read_off_the_page(lend: Lend) -> None:
    """Five players, whose names are as long as names may be, in letters that need most room."""
    names = ["😀" * LONGEST_NAME] * 5
    link = link_of(played_until(is_over, 5, 11, names=names, **HIDDEN))
    assert 460 < len(link) < 700
    player = Player(lend(has_touch=True, still=True))
    player.page.evaluate(READER.read_text("utf-8"))
    open_link(player, link)
    player.tap("look-at-link")
    player.tap("share")
    assert code_on(player.page) == f"{player.page.url}#{link}"


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


@pytest.mark.parametrize("game", GAMES)
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


def test_a_picture_that_is_saved_before_it_is_painted_is_whole_and_of_one_planet(
    new_context: NewContext, tmp_path: Path
) -> None:
    player = Player(new_context(reduced_motion="reduce", has_touch=True).new_page()).arrive()
    open_link(player, link_of(played_until(is_over, 2, 7)))
    player.tap("look-at-link")
    player.tap("share")
    held: list[Route] = []
    player.page.route("**/painter.js", lambda route: held.append(route))  # noqa: PLW0108
    player.tap("sharing picture")
    for seat in (0, 1):
        player.tap(f"whose {seat}")
    with player.page.expect_download() as download:
        player.tap("save-picture")
        for route in held:
            route.continue_()
    download.value.save_as(tmp_path / "early.png")
    early = check_painted(Image.open(tmp_path / "early.png").convert("RGB"))
    player.tap("sharing game")
    player.tap("sharing picture")
    player.tap("whose 1")
    assert early == check_painted(saved_picture(player, tmp_path / "later.png"))


@pytest.mark.parametrize("takes", [True, False])
def test_a_picture_goes_out_by_the_share_sheet_if_that_takes_files(
    new_context: NewContext, takes: bool
) -> None:
    context = new_context(reduced_motion="reduce", has_touch=True)
    context.add_init_script(SHARE_SHEET)
    context.add_init_script(
        f"navigator.canShare = ({{ files }}) => {str(takes).lower()} && !!files"
    )
    player = Player(context.new_page()).arrive()
    open_link(player, link_of(played_until(is_over, 2, 7)))
    player.tap("look-at-link")
    player.tap("share")
    player.tap("sharing picture")
    player.page.wait_for_selector("#picture[data-painted]")
    if not takes:
        with player.page.expect_download() as download:
            player.tap("send")
        assert download.value.suggested_filename.endswith(".png")
        return
    player.tap("send")
    sent = player.page.wait_for_function("window.sent").json_value()
    assert sent["name"].endswith(".png")
    assert sent["type"] == "image/png"
    assert bytes(sent["head"]) == b"\x89PNG\r\n\x1a\n"
    assert "’s planet: " in sent["text"]


def test_a_page_that_is_open_at_midnight_has_the_new_day_when_it_comes_back(
    new_context: NewContext,
) -> None:
    page = new_context(has_touch=True, timezone_id="Pacific/Auckland").new_page()
    page.add_init_script(CLOCK)
    player = Player(page).arrive()
    set_clock(page, "2031-05-01T23:59:30")
    player.tap("day")
    assert player.choices("play-day") == ["play-day 2031-05-01"]
    switch_app(page, away=True)
    set_clock(page, "2031-05-02T07:00:00")
    switch_app(page, away=False)
    expect(page.locator("#play-day")).to_have_attribute("data-ui", "play-day 2031-05-02")
    player.tap("play-day 2031-05-02")
    page.wait_for_selector("body[data-screen=table]")
    set_clock(page, "2031-05-03T00:00:10")  # midnight comes in the middle of its game
    kept = stored(page)
    assert json.loads(kept["game:" + kept["current"]])["page"]["day"] == "2031-05-02"
    player.tap("sounds no")
    player.leave()
    player.tap("day")
    assert player.choices("play-day") == ["play-day 2031-05-03"]


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
