"""After the first visit everything plays without a network, and the page says when that is so."""

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from engine.games import GAMES
from engine.link import link_of
from tests.browser.host import Host
from tests.browser.pictures import check_painted, pictures, saved_picture
from tests.browser.player import Mouse
from tests.browser.saves import is_over, played_until
from tests.browser.storage import stored_actions
from tests.browser.test_bots import go_on, sit_down, wait_for_people
from tests.browser.waiting import BOOT_TIMEOUT, wait_until_offline
from tests.browser.walk import open_link
from ui.words import LANGUAGES

READY = "Ready to play offline"
CACHES = "caches.keys()"
# The words of a table but for what is to be done: whose hands are wanted is not kept.
TABLE = """[...document.querySelectorAll('#page > * > :not(.say)')].map((part) => part.innerText)"""


def arrive(visit: BrowserContext) -> Mouse:
    return Mouse(visit.new_page()).arrive()


def leave_the_network(host: Host, visit: BrowserContext) -> None:
    host.stop()
    visit.set_offline(True)


def test_with_the_server_stopped_all_goes_on(
    host: Host, visit: BrowserContext, tmp_path: Path
) -> None:
    first = arrive(visit)
    wait_until_offline(first.page)
    expect(first.page.get_by_role("status").filter(has_text=READY)).to_have_count(1)
    first.page.close()
    leave_the_network(host, visit)

    player = arrive(visit)
    wait_until_offline(player.page)
    for game in GAMES:
        people_play(player, game)
    bots_play(player)
    open_link(player, link_of(played_until(is_over, 2, 7)))
    player.tap("look-at-link")
    player.tap("share")
    player.tap("sharing picture")
    check_painted(saved_picture(player, tmp_path / "planet.png"))
    player.tap("back")
    player.tap("home")
    player.tap("settings")
    for language in LANGUAGES:  # nothing of it is asked for again, but all of it is here
        player.tap(f"set language {language}")
        assert player.page.evaluate("document.documentElement.lang") == language


def people_play(player: Mouse, game: str) -> None:
    """A game begins, and is the same after the page was loaded again."""
    player.begin(3, game=game)
    rng = Random(4)
    for _ in range(6):
        player.act(rng)
    player.open()
    assert len(pictures(player.page)) > 5, game
    before = player.page.evaluate(TABLE)
    player.reload()
    player.open()
    assert player.page.evaluate(TABLE) == before
    player.leave()


def bots_play(player: Mouse) -> None:
    """Bots move, and go on moving after the page was loaded again."""
    sit_down(player, "prince", [None, "medium", "hard:20"])
    rng = Random(5)
    for many in (6, 12):
        while len(stored_actions(player.page)) < many:
            go_on(player, rng)
        if many == 6:
            player.reload()
    wait_for_people(player.page)
    player.leave()


def test_it_is_not_said_as_long_as_a_file_is_missing(host: Host, visit: BrowserContext) -> None:
    host.held = "hill.webp"
    player = arrive(visit)
    state = "navigator.serviceWorker.getRegistration().then((found) => found?.installing?.state)"
    player.page.wait_for_function(f"{state}.then((now) => now === 'installing')")
    expect(player.page.get_by_text(READY)).to_have_count(0)
    player.tap("settings")
    expect(player.page.locator(".facts")).to_contain_text("Not yet")
    host.released.set()
    expect(player.page.locator(".facts")).to_contain_text(
        "no network is needed", timeout=BOOT_TIMEOUT
    )


def test_what_the_browser_threw_away_is_noticed_and_comes_again(
    host: Host, visit: BrowserContext
) -> None:
    player = arrive(visit)
    wait_until_offline(player.page)
    player.page.evaluate("""async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (request.url.includes('library-')) await cache.delete(request);
        }
      }
    }""")
    player.reload()
    wait_until_offline(player.page)
    leave_the_network(host, visit)
    player.reload()


@pytest.mark.parametrize("how", ["cut_off", "missing"])
def test_a_broken_download_is_made_good_on_the_next_visit(
    host: Host, visit: BrowserContext, how: str
) -> None:
    setattr(host, how, "hill.webp")
    player = arrive(visit)
    gone = "navigator.serviceWorker.getRegistration().then((found) => !found)"
    player.page.wait_for_function(gone, timeout=BOOT_TIMEOUT)
    expect(player.page.get_by_text(READY)).to_have_count(0)
    player.tap("setup")
    setattr(host, how, None)
    player.reload()
    wait_until_offline(player.page)


def test_caches_of_older_versions_go_and_those_of_other_sites_stay(
    host: Host, visit: BrowserContext
) -> None:
    page = visit.new_page()
    page.goto(f"{host.url}manifest.webmanifest")
    ours = f"pocket-planets {host.url} old"
    other = "pocket-planets http://127.0.0.1/elsewhere/ app"
    page.evaluate("(names) => Promise.all(names.map((name) => caches.open(name)))", [ours, other])
    Mouse(page).arrive()
    wait_until_offline(page)
    names = {f"pocket-planets {host.url} {what}" for what in ("app", "runtime")}
    memory = f"pocket-planets {host.url} memory"  # comes a little later
    assert {*page.evaluate(CACHES)} - {memory} == {*names, other}


@pytest.mark.parametrize(
    ("answer", "words"), [(True, "keeps your games"), (False, "may delete your games")]
)
def test_the_browser_is_asked_to_keep_the_games_after_the_first_save(
    page: Page, answer: bool, words: str
) -> None:
    page.add_init_script(f"""
      window.asked = 0;
      StorageManager.prototype.persisted = async () => false;
      StorageManager.prototype.persist = async () => {{
        window.asked += 1;
        return {json.dumps(answer)};
      }};
    """)
    player = Mouse(page).arrive()
    player.tap("settings")
    facts = page.locator(".facts")
    expect(facts).to_contain_text("is asked to keep your games")
    player.tap("back")
    player.tap("setup")
    assert page.evaluate("window.asked") == 0
    player.tap("start")
    player.tap("menu")
    player.tap("settings")
    expect(facts).to_contain_text(words)
    assert page.evaluate("window.asked") == 1


def test_the_site_can_be_installed(visit: BrowserContext, host: Host) -> None:
    session = visit.new_cdp_session(arrive(visit).page)
    found = session.send("Page.getAppManifest")
    assert found["url"] == f"{host.url}manifest.webmanifest"
    assert found["errors"] == []
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's profile is a private window, where nothing can be installed.
    assert [
        problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"
    ] == []
    manifest = json.loads(found["data"])
    assert {"maskable"} <= {icon.get("purpose") for icon in manifest["icons"]}
