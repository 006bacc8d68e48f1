"""What the device does: opens the site, hands saves over, stays awake, goes back, installs it."""

from playwright.sync_api import BrowserContext, Page, expect

from engine.journal import Journal
from tests.browser.device import switch_app
from tests.browser.host import Host
from tests.browser.lending import Lend
from tests.browser.player import Mouse, Player
from tests.browser.storage import stored, stored_actions
from tests.browser.waiting import wait_for_screen, wait_until_offline, wait_until_playable
from tests.ui.visitor import of_others
from ui.chores import pack

SAVE = Journal("prince", {"players": 3}, ("Fay", "Gus", "Hal"), 5).save()
HANDED_OVER = "Fay, Gus and Hal"
OTHERS = of_others(SAVE, 3)


def go(page: Page, address: str) -> str:
    """Open an address of the site; gives back the screen that it leads to."""
    page.goto(address)
    wait_until_playable(page)
    return Mouse(page).screen


def test_shortcuts_lead_to_a_new_game_and_back_to_the_table_once(page: Page, base_url: str) -> None:
    assert go(page, "./?new") == "setup"
    player = Mouse(page)
    player.tap("start")
    player.leave()
    assert go(page, "./?continue") == "table"
    assert page.url == base_url
    player.leave()
    player.reload()
    assert player.screen == "home"


# A queue of launches that the test fills.
QUEUE = """
  let consumer;
  const launchQueue = { setConsumer(each) { consumer = each; } };
  Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  window.launch = (address, ...texts) => {
    const gone = () => Promise.reject(new DOMException('It was moved.', 'NotFoundError'));
    const here = async (text) => new File([text], 'save.json');
    const files = texts.map((text) => ({ getFile: () => text === null ? gone() : here(text) }));
    return consumer({ targetURL: new URL(address, document.baseURI).href, files });
  };
"""


def test_a_save_that_is_opened_with_the_site_is_among_its_games(page: Page) -> None:
    page.add_init_script(QUEUE)
    player = Mouse(page).arrive()
    page.evaluate("(save) => launch('./', save)", SAVE)
    expect(page.locator(".kept > li")).to_contain_text([HANDED_OVER])
    page.evaluate("launch('./?new')")
    wait_for_screen(page, "setup")
    player.reload()
    page.evaluate(
        "(save) => launch('./', save)", SAVE
    )  # browsers tell a page again that is loaded again
    assert player.screen == "home"
    player.tap("games")
    expect(page.locator(".kept > li")).to_have_count(1)
    page.evaluate("(save) => launch('./', null, save)", OTHERS[0])
    expect(page.locator(".kept > li")).to_have_count(2)
    expect(page.get_by_role("alert")).to_have_text("This file can’t be read.")
    expect(page.locator("#trouble")).to_be_hidden()


SHARE = """async (saves) => {
  const form = new FormData();
  for (const save of saves) form.append('saves', new File([save], 'save.json'));
  const answer = await fetch('./share', { method: 'POST', body: form });
  return answer.ok;
}"""


def test_without_a_network_shortcuts_work_and_other_apps_can_share_saves(
    host: Host, visit: BrowserContext
) -> None:
    page = visit.new_page()
    go(page, "./")
    wait_until_offline(page)
    host.stop()
    assert go(page, "./?new") == "setup"
    assert page.evaluate(SHARE, [SAVE, *OTHERS[:1], SAVE])
    assert go(page, "./?shared") == "games"
    expect(page.get_by_role("alert")).to_contain_text("here already")
    expect(page.locator(".kept > li")).to_contain_text(["Fay 0", HANDED_OVER])
    assert not page.evaluate("caches.keys().then((names) => names.find((n) => /shared/.test(n)))")


def test_files_that_come_while_another_tab_plays_wait_until_this_one_does(
    visit: BrowserContext,
) -> None:
    first, second = visit.new_page(), visit.new_page()
    go(first, "./")
    wait_until_offline(first)
    second.add_init_script(QUEUE)
    assert go(second, "./") == "elsewhere"
    many = pack([("2031-05-01T10:00", save) for save in OTHERS[1:]])
    assert second.evaluate(SHARE, [*OTHERS[:1], many])
    assert go(second, "./?shared") == "elsewhere"
    second.evaluate("(saves) => launch('./', ...saves)", [SAVE] * 6)
    shared = "caches.keys().then((names) => names.filter((name) => /shared/.test(name)).length)"
    assert second.evaluate(shared) == 1
    Mouse(second).press("take-over")
    expect(second.locator(".kept > li")).to_have_count(4)
    expect(second.get_by_text("a game of its own")).to_have_count(0)
    assert second.evaluate(shared) == 0
    saves = [text for name, text in stored(second).items() if name.startswith("game:")]
    assert sorted(saves) == sorted([SAVE, *OTHERS])


# Counts what keeps the screen on.
WAKE_LOCK = """
  window.lights = 0;
  const request = async () => {
    window.lights += 1;
    return { release: async () => { window.lights -= 1; } };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
"""


def test_the_screen_stays_on_while_a_game_is_open_and_nowhere_else(page: Page) -> None:
    page.add_init_script(WAKE_LOCK)
    player = Mouse(page).arrive()

    def lit() -> None:
        page.wait_for_function("window.lights === 1")

    def dark() -> None:
        page.wait_for_function("window.lights === 0")

    player.tap("setup")
    dark()
    player.tap("start")
    lit()
    switch_app(page, away=True)
    dark()
    switch_app(page, away=False)
    lit()
    player.leave()
    dark()


def test_a_browser_that_will_not_stay_awake_is_no_trouble(page: Page) -> None:
    page.add_init_script("navigator.wakeLock.request = () => Promise.reject(new Error('No'))")
    player = Mouse(page).arrive()
    player.tap("setup")
    player.tap("start")
    player.leave()
    expect(page.locator("#trouble")).to_be_hidden()


OFFER = """() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = async () => { window.prompted = true; };
  dispatchEvent(offer);
  return offer.defaultPrevented;
}"""


def test_the_site_is_installed_by_a_button_where_the_browser_offers_it(fresh: Page) -> None:
    button = fresh.get_by_role("button", name="Install")
    expect(button).to_have_count(0)
    assert fresh.evaluate(OFFER)
    Mouse(fresh).press("install")
    fresh.wait_for_function("window.prompted")
    expect(button).to_have_count(0)
    fresh.evaluate(OFFER)
    expect(button).to_be_visible()
    fresh.evaluate("dispatchEvent(new Event('appinstalled'))")
    expect(button).to_have_count(0)


# --- the browser's own Back ---


def test_back_closes_what_is_open_then_goes_home_and_loses_no_turn(lend: Lend) -> None:
    page = lend(has_touch=True)
    touched = Player(page)
    touched.begin(3, deal=48)
    touched.tap("draw core")
    touched.tap("menu")
    touched.tap("rules")
    wait_for_screen(page, "rules")
    page.go_back()
    wait_for_screen(page, "table")
    touched.tap("menu")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    wait_for_screen(page, "table")
    page.go_back()
    wait_for_screen(page, "home")
    touched.tap(touched.choices("continue")[0])
    wait_for_screen(page, "table")
    assert stored_actions(page) == ["draw core"]
    touched.tap("menu")
    touched.tap("close")
    page.go_back()
    wait_for_screen(page, "home")
    for place in ("setup", "rules", "settings"):
        touched.tap(place)
        wait_for_screen(page, place)
        page.go_back()
        wait_for_screen(page, "home")
        page.evaluate("history.replaceState({ depth: 99 }, '')")  # a way back that there is not
