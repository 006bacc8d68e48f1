"""A storage that is full, forbidden, lost or silent, and a page that is open twice."""

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from engine.link import link_of
from tests.browser.device import PHONE, NewContext, window
from tests.browser.player import Mouse, Player
from tests.browser.saves import is_over, keep, played_until
from tests.browser.storage import WIPE, store, stored, stored_actions
from tests.browser.test_memories import LEFT
from tests.browser.waiting import wait_for_screen, wait_until_playable
from tests.browser.walk import open_link
from tests.ui.visitor import of_others
from ui.chores import pack

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
  const refuse = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));
  StorageManager.prototype.persist = StorageManager.prototype.persisted = refuse;
  LockManager.prototype.request = refuse;
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (name, ...given) {
    if (FORBIDDEN) throw new DOMException('Not here.', 'SecurityError');
    return open.call(this, name, ...given);
  };
"""


# Remembers the connections, and can make the storage fail or fall silent.
FLAKY = """
  window.connections = [];
  window.answer = new Promise((done) => { window.answerAtLast = done; });
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...given) {
    const how = window.openings?.shift() ?? localStorage.opening;
    if (how === 'hangs') return {};
    const request = open.apply(this, given);
    request.addEventListener('success', () => window.connections.push(request.result));
    if (how === 'late') {
      const late = { get result() { return request.result; } };
      request.addEventListener('success', () => window.answer.then(() => late.onsuccess()));
      return late;
    }
    if (how !== 'fails') return request;
    const broken = { error: new DOMException('Broken.', 'UnknownError') };
    request.addEventListener('success', () => { request.result.close(); broken.onerror(); });
    return broken;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    if (!window.storageHangs) return transaction.apply(this, given);
    const texts = new Proxy({}, { get: () => () => ({}) });
    return { objectStore: () => texts, abort() {} };
  };
"""
# The page has no time for chores.
BUSY = """
  document.body.addEventListener('pocket', (event) => {
    if (!window.isBusy || event.detail.text !== 'think') return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, true);
"""
MANY = 15  # games of a file: they come in a few at a time
LOSSES = {
    "closed": "connections.at(-1).close()",
    "closed by the browser": "connections.at(-1).close(); "
    "connections.at(-1).dispatchEvent(new Event('close'))",
    "asked to give way": "connections.at(-1).dispatchEvent(new Event('versionchange'))",
}


def notice(page: Page) -> Locator:
    return page.get_by_role("alert").filter(has_text="store")


@pytest.mark.parametrize("failure", FAILURES.values(), ids=FAILURES)
def test_with_a_full_storage_the_game_goes_on_and_can_be_exported(
    new_context: NewContext, failure: str
) -> None:
    context = new_context(viewport=window(PHONE), has_touch=True)
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


def test_a_lost_connection_is_opened_again_and_no_move_is_lost(page: Page) -> None:
    page.add_init_script(FLAKY)
    player = Mouse(page).arrive()
    player.begin(3, deal=20)
    rng = Random(20)
    actions = []
    for loss in LOSSES.values():
        page.evaluate(loss)
        actions += [player.act(rng) for _ in range(2)]
        assert stored_actions(page) == actions
    page.evaluate(f"{WIPE}.then(() => {{}})")
    actions.append(player.act(rng))
    assert player.screen == "table"
    [save] = [text for name, text in stored(page).items() if name.startswith("game:")]
    assert json.loads(save)["actions"] == actions
    expect(notice(page)).to_have_count(0)


def test_a_page_with_moves_that_are_not_stored_asks_before_it_is_closed(page: Page) -> None:
    page.add_init_script(FULL.replace("FAILURE", FAILURES["aborts"]))
    player = Mouse(page).arrive()
    player.begin(3, deal=19)
    page.evaluate("window.storageIsFull = true")
    player.act(Random(19))
    expect(notice(page)).to_be_visible()
    with page.expect_event("dialog") as asked:
        page.close(run_before_unload=True)
    assert asked.value.type == "beforeunload"
    asked.value.dismiss()
    page.evaluate("window.storageIsFull = false")
    expect(notice(page)).to_have_count(0, timeout=15_000)
    with page.expect_event("close"):
        page.close(run_before_unload=True)


def test_what_could_not_be_stored_is_tried_again_without_a_tap(page: Page) -> None:
    page.add_init_script(FULL.replace("FAILURE", FAILURES["aborts"]) + FLAKY)
    player = Mouse(page).arrive()
    player.begin(3, deal=21)
    rng = Random(21)
    actions = []
    for trouble in ("storageIsFull", "storageHangs"):
        page.evaluate(f"window.{trouble} = true")
        actions += [player.act(rng)]
        expect(notice(page)).to_be_visible()
        actions += [player.act(rng) for _ in range(2)]
        page.evaluate(f"window.{trouble} = false")
        expect(notice(page)).to_have_count(0, timeout=15_000)
        assert stored_actions(page) == actions


def test_a_connection_that_could_not_be_opened_again_is_opened_at_the_next_try(page: Page) -> None:
    page.add_init_script(FLAKY)
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    player = Mouse(page).arrive()
    player.begin(3, deal=24)
    page.evaluate("connections.at(-1).close(); window.openings = ['hangs'];")
    action = player.act(Random(24))
    expect(notice(page)).to_be_visible()
    expect(notice(page)).to_have_count(0, timeout=15_000)
    assert stored_actions(page) == [action]
    assert len([text for text in told if "could not be stored" in text]) == 1


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("fails", "can’t be read now"),
        ("hangs", "are still being read"),
        ("late", "are still being read"),
    ],
)
def test_a_storage_that_cannot_be_read_at_the_start_is_told_with_a_way_on(
    page: Page, how: str, told: str
) -> None:
    page.add_init_script(FLAKY)
    player = Mouse(page).arrive()
    player.begin(3, deal=22)
    player.tap("draw core")
    page.evaluate(f"localStorage.opening = '{how}'")
    player.reload()
    assert player.screen == "home"
    trouble = page.get_by_role("alert").filter(has_text=told)
    expect(trouble).to_be_visible()
    if how == "fails":
        player.tap("retry")
        expect(trouble).to_be_visible()
    page.evaluate("localStorage.clear(); answerAtLast()")
    if how != "late":  # which comes by itself
        player.tap("retry")
    wait_for_screen(page, "table")
    expect(trouble).to_have_count(0)
    player.act(Random(22))
    assert len(stored_actions(page)) == 2


def test_moves_that_were_not_stored_in_time_are_never_written_over_newer_ones(
    context: BrowserContext,
) -> None:
    context.add_init_script(FULL.replace("FAILURE", FAILURES["throws"]))
    first, second = Mouse(context.new_page()), Mouse(context.new_page())
    rng = Random(23)
    first.arrive().begin(3, deal=23)
    actions = [first.act(rng), first.act(rng)]
    first.page.evaluate("window.storageIsFull = true")
    unsaved = [*actions, first.act(rng)]
    second.arrive()
    second.press("take-over")
    expect(second.page.locator("body")).to_have_attribute("data-screen", "table")
    other = [text for text in second.state()["do"] if text not in unsaved]
    second.tap(other[0])
    actions += [other[0], *(second.act(rng) for _ in range(3))]
    first.page.evaluate("window.storageIsFull = false")
    expect(first.page.get_by_text("a game of its own")).to_be_visible(timeout=15_000)
    assert stored_actions(second.page) == actions
    saves = [text for name, text in stored(second.page).items() if name.startswith("game:")]
    assert sorted((json.loads(save)["actions"] for save in saves), key=len) == [unsaved, actions]

    actions.append(second.act(rng))
    assert stored_actions(second.page) == actions
    first.press("take-over")
    expect(first.page.locator("body")).to_have_attribute("data-screen", "table")
    expect(first.page.get_by_role("alert")).to_contain_text("a game of its own")
    actions.append(first.act(rng))
    assert stored_actions(first.page) == actions


def test_games_of_a_file_that_could_not_be_stored_come_in_when_the_tab_plays_again(
    context: BrowserContext, tmp_path: Path
) -> None:
    context.add_init_script(FULL.replace("FAILURE", FAILURES["throws"]))
    first, second = Mouse(context.new_page()), Mouse(context.new_page())
    journal = played_until(is_over, 2, 24)
    games = [("2031-05-01T10:00", save) for save in of_others(journal.save(), 2 * MANY)]
    for name, some in (("first", games[:MANY]), ("second", games[MANY:])):
        (tmp_path / name).write_text(pack(some))
    keep(first.arrive(), journal)
    first.take_up()
    first.tap("games")
    first.page.evaluate(f"window.storageIsFull = window.isBusy = true; {BUSY}")
    first.page.set_input_files("#import", tmp_path / "first")
    expect(first.page.get_by_text(LEFT)).to_be_visible()
    second.arrive().press("take-over")
    expect(second.page.locator("body")).to_have_attribute("data-screen", "home")
    expect(first.page.locator("body")).to_have_attribute("data-screen", "elsewhere")
    second.tap("games")
    second.page.evaluate(f"window.isBusy = true; {BUSY}")
    second.page.set_input_files("#import", tmp_path / "second")  # it has one of its own
    expect(second.page.get_by_text(LEFT)).to_be_visible()
    first.page.evaluate("window.storageIsFull = window.isBusy = false")
    first.press("take-over")
    expect(first.page.locator("body")).to_have_attribute("data-screen", "home")
    first.tap("games")
    expect(first.page.get_by_text(LEFT)).to_have_count(0, timeout=60_000)
    kept = stored(first.page)
    assert len([name for name in kept if name.startswith("game:")]) == 2 * MANY + 1
    assert not {"arriving", "arrived"} & kept.keys()


@pytest.mark.parametrize(
    "script",
    [
        FORBIDDEN.replace("FORBIDDEN", "name.startsWith('pocket-planets')"),
        FORBIDDEN.replace("FORBIDDEN", "true"),
        "Object.defineProperty(window, 'indexedDB', { configurable: true, value: undefined });",
    ],
    ids=["ours", "all", "none"],
)
def test_with_a_forbidden_storage_the_game_goes_on(page: Page, script: str) -> None:
    page.add_init_script(script)
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


def test_a_game_from_a_link_that_another_tab_has_deleted_comes_in_again(
    context: BrowserContext,
) -> None:
    first, second = Mouse(context.new_page()).arrive(), Mouse(context.new_page())
    open_link(first, link_of(played_until(is_over, 2, 5)))
    first.tap("look-at-link")
    second.arrive().press("take-over")
    second.page.wait_for_function("document.body.dataset.screen !== 'elsewhere'")
    kept = stored(second.page)
    key = next(name for name in kept if name.startswith("game:")).partition(":")[2]
    store(second.page, {name: None for name in kept if key in name})
    first.press("take-over")
    first.page.wait_for_function("document.body.dataset.screen === 'link'")
    first.tap("look-at-link")
    assert first.screen == "result"
    assert f"game:{key}" in stored(first.page)


def test_when_the_first_tab_is_closed_another_one_just_plays(context: BrowserContext) -> None:
    first = Mouse(context.new_page()).arrive()
    first.begin(3, deal=17)
    first.page.close()
    page = context.new_page()
    page.goto("./")
    wait_until_playable(page)
    assert Mouse(page).screen == "table"


def test_two_sites_on_one_host_have_their_own_games_and_play_at_once(
    browser: Browser, base_url: str, site: Path
) -> None:
    other = site.parent / "another"
    if not other.is_symlink():
        other.symlink_to(site, target_is_directory=True)
    context = browser.new_context(service_workers="block")
    players = []
    for deal, url in enumerate((base_url, base_url.replace(f"/{site.name}/", f"/{other.name}/"))):
        page = context.new_page()
        page.goto(url)
        wait_until_playable(page)
        players.append(Mouse(page))
        assert page.locator("#continue").count() == 0
        players[-1].begin(3, deal=deal)
    for player in players:
        player.tap("draw core")
        assert stored_actions(player.page) == ["draw core"]
    context.close()
