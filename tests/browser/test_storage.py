"""A storage that is full or forbidden, and a page that is open twice."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.player import Mouse, Player
from tests.browser.storage import stored_actions
from tests.browser.waiting import wait_until_playable

NewContext = Callable[..., BrowserContext]

FAILURES = {
    "throws": "throw new DOMException('It is full.', 'QuotaExceededError');",
    "aborts": "const done = put.apply(this, given); this.transaction.abort(); return done;",
}
FULL = """
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    if (window.storageIsFull) { FAILURE }
    return put.apply(this, given);
  };
"""
FORBIDDEN = """
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (name, ...given) {
    if (FORBIDDEN) throw new DOMException('Not here.', 'SecurityError');
    return open.call(this, name, ...given);
  };
"""


def notice(page: Page):
    return page.get_by_role("alert").filter(has_text="store")


@pytest.mark.parametrize("failure", FAILURES.values(), ids=FAILURES)
def test_with_a_full_storage_the_game_goes_on_and_can_be_exported(
    new_context: NewContext, failure: str
) -> None:
    context = new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    page.add_init_script(FULL.replace("FAILURE", failure))
    player = Player(page).arrive()
    player.begin(3, deal=14)
    page.evaluate("window.storageIsFull = true")
    rng = Random(14)
    actions = [player.act(rng)]
    expect(notice(page)).to_be_visible()
    actions += [player.act(rng) for _ in range(8)]
    expect(notice(page)).to_be_visible()
    player.tap(next(ui for ui in player.state()["ui"] if ui.startswith("ask-export")))
    with page.expect_download() as download:
        player.tap(player.choices("export")[0])
    assert json.loads(Path(download.value.path()).read_text())["actions"] == actions

    page.evaluate("window.storageIsFull = false")
    actions.append(player.act(rng))
    expect(notice(page)).to_have_count(0)
    assert stored_actions(page) == actions
    player.reload()
    assert player.screen == "table"


@pytest.mark.parametrize("which", ["name === 'pocket-planets'", "true"], ids=["ours", "all"])
def test_with_a_forbidden_storage_the_game_goes_on(page: Page, which: str) -> None:
    page.add_init_script(FORBIDDEN.replace("FORBIDDEN", which))
    player = Mouse(page).arrive()
    player.begin(2, deal=15)
    expect(notice(page)).to_be_visible()
    rng = Random(15)
    for _ in range(8):
        player.act(rng)
    expect(page.locator("#trouble")).to_be_hidden()


def test_the_second_tab_says_so_and_takes_over_only_when_asked(context: BrowserContext) -> None:
    first, second = Mouse(context.new_page()), Mouse(context.new_page())
    first.arrive().begin(3, deal=16)
    first.tap("draw core")
    second.arrive()
    assert second.screen == "elsewhere"
    assert first.screen == "table"
    rng = Random(16)
    action = first.act(rng)

    second.press("take-over")
    expect(second.page.locator("body")).to_have_attribute("data-screen", "table")
    expect(first.page.locator("body")).to_have_attribute("data-screen", "elsewhere")
    assert first.state()["do"] == []
    assert stored_actions(second.page) == ["draw core", action]
    more = second.act(rng)
    assert stored_actions(second.page) == ["draw core", action, more]

    first.press("take-over")
    expect(first.page.locator("body")).to_have_attribute("data-screen", "table")
    expect(second.page.locator("body")).to_have_attribute("data-screen", "elsewhere")
    assert stored_actions(first.page) == ["draw core", action, more]


def test_when_the_first_tab_is_closed_another_one_just_plays(context: BrowserContext) -> None:
    first = Mouse(context.new_page()).arrive()
    first.begin(3, deal=17)
    first.page.close()
    page = context.new_page()
    page.goto("./")
    wait_until_playable(page)
    assert Mouse(page).screen == "table"
