"""A new version waits until nobody is in the middle of a turn, and keeps every game."""

from random import Random

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.host import Host
from tests.browser.player import Mouse
from tests.browser.storage import stored, stored_actions
from tests.browser.waiting import (
    BOOT_TIMEOUT,
    wait_for_screen,
    wait_until_offline,
    wait_until_playable,
)

LOOK = "navigator.serviceWorker.ready.then((found) => found.update())"
WAITS = "navigator.serviceWorker.ready.then((found) => Boolean(found.waiting))"
FAILED = "navigator.serviceWorker.ready.then((found) => !found.installing && !found.waiting)"
VERSION = "document.head.dataset.version ?? '1'"


@pytest.fixture
def player(visit: BrowserContext, host: Host) -> Mouse:
    """Someone with the first version on the tablet."""
    player = Mouse(visit.new_page()).arrive()
    wait_until_offline(player.page)
    host.asked.clear()
    return player


def offer(page: Page) -> Locator:
    return page.get_by_role("button", name="Update")


def test_an_update_during_a_game_waits_and_keeps_the_game(host: Host, player: Mouse) -> None:
    page = player.page
    player.begin(3, deal=5)
    rng = Random(5)
    for _ in range(5):
        player.act(rng)
    actions = stored_actions(page)
    host.deploy("2")
    page.evaluate(LOOK)
    page.wait_for_function(WAITS, timeout=BOOT_TIMEOUT)
    player.act(rng)
    player.tap("menu")
    player.tap("settings")
    expect(offer(page)).to_have_count(0)
    player.tap("back")
    expect(offer(page)).to_have_count(0)
    assert page.evaluate(VERSION) == "1"

    actions = stored_actions(page)
    player.leave()
    expect(page.get_by_role("status").filter(has=offer(page))).to_contain_text("your games stay")
    offer(page).click()
    page.wait_for_function(f"({VERSION}) === '2'", timeout=BOOT_TIMEOUT)
    wait_until_playable(page)
    expect(offer(page)).to_have_count(0)
    page.locator("#continue").click()
    wait_for_screen(page, "table")
    assert stored_actions(page) == actions
    assert any(path.startswith("app-2222222222") for path in host.asked)
    assert [path for path in host.asked if path.startswith(("runtime-", "library-"))] == []


def test_a_half_downloaded_update_changes_nothing(host: Host, player: Mouse) -> None:
    page = player.page
    player.begin(2, deal=6)
    before = stored(page)
    host.deploy("2")
    for breakage in ("cut_off", "missing"):
        setattr(host, breakage, "app-2222222222")
        page.evaluate(f"{LOOK}.catch(() => {{}})")
        page.wait_for_function(FAILED, timeout=BOOT_TIMEOUT)
    host.stop()
    player.reload()
    assert page.evaluate(VERSION) == "1"
    assert stored(page) == before
    player.leave()
    expect(offer(page)).to_have_count(0)

    host.cut_off = host.missing = None
    host.start()
    page.evaluate(LOOK)
    expect(offer(page)).to_be_visible(timeout=BOOT_TIMEOUT)
    player.press("update")
    page.wait_for_function(f"({VERSION}) === '2'", timeout=BOOT_TIMEOUT)
    wait_until_playable(page)


def test_an_old_version_starts_from_its_cache_when_the_host_has_another(
    host: Host, player: Mouse
) -> None:
    page = player.page
    host.deploy("2")
    player.reload()
    assert page.evaluate(VERSION) == "1"
    expect(offer(page)).to_be_visible(timeout=BOOT_TIMEOUT)
    context = page.context
    page.close()
    again = Mouse(context.new_page()).arrive()
    assert again.page.evaluate(VERSION) == "2"
