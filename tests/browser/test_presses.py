"""Every press that is meant counts, whatever else goes on; one on an older page does not."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.device import NewContext
from tests.browser.fingers import middle
from tests.browser.keyboard import Keyboard
from tests.browser.player import Mouse, Player
from tests.browser.saves import go_on_with, in_round, played_until
from tests.browser.storage import stored_actions
from tests.browser.test_storage import FAILURES, FULL
from tests.browser.waiting import wait_for_screen

# The page is drawn anew as soon as it has been drawn: each time the storage is tried, and fails.
_REDRAW = """() => {
  let failed = false;
  window.report = () => {
    failed = !failed;
    const detail = { text: failed ? 'storage-failed' : 'stored', value: '' };
    document.body.dispatchEvent(new CustomEvent('pocket', { detail }));
  };
  window.redraws = new MutationObserver(report);
  window.storageIsFull = true;
}"""
_ANSWERED = "performance.getEntriesByName('tap').length"
_FOR_EVER = "redraws.observe(document.body, { attributeFilter: ['data-update'] }); report()"
_FULL = FULL.replace("FAILURE", FAILURES["throws"])
_HELPER = """
  for (const type of ['pointerdown', 'pointerup']) {
    addEventListener(type, (event) => window.isHelper && event.stopImmediatePropagation(), true);
  }
"""
# Nothing is shown before it is stored, and here that is when the test says so.
_HELD = """
  window.held = Promise.resolve();
  window.hold = () => { window.held = new Promise((done) => { window.release = done; }); };
  Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
    set(done) { this.addEventListener('complete', () => window.held.then(done)); },
  });
"""


def is_ready(page: Page, selector: str) -> None:
    page.wait_for_function(f"pocket.isReady(document.querySelector('{selector}'))")


@pytest.fixture
def redrawn(page: Page) -> Page:
    """A page in a game, with a storage that is full: `report()` has it drawn anew."""
    page.add_init_script(_FULL)
    Mouse(page).arrive().begin(3, deal=41)
    page.evaluate(_REDRAW)
    return page


@pytest.fixture
def slow_to_store(page: Page) -> Page:
    """A page in a game that two have begun, whose storage takes the time that a test gives it."""
    page.add_init_script(_HELD)
    Mouse(page).arrive().begin(2, deal=42)
    return page


# --- while the page is drawn anew ---


def test_play_here_counts_while_the_page_is_drawn_anew(context: BrowserContext) -> None:
    context.add_init_script(_FULL)
    first, second = Mouse(context.new_page()), Mouse(context.new_page())
    first.arrive().begin(2, deal=42)
    first.page.evaluate(_REDRAW)
    first.tap("draw core")
    first.tap("open")
    second.arrive().press("take-over")
    wait_for_screen(first.page, "elsewhere")
    first.spot("take-over")
    first.page.evaluate(_FOR_EVER)
    first.page.mouse.click(*middle(first.page.locator("#take-over")))
    wait_for_screen(first.page, "curtain")


@pytest.mark.parametrize("way", ["finger", "mouse", "pen", "Enter", "space", "helper"])
def test_a_curtain_and_a_move_count_while_the_page_is_drawn_anew(
    new_context: NewContext, way: str
) -> None:
    page = new_context(has_touch=way == "finger").new_page()
    page.add_init_script(_FULL + _HELPER)
    Mouse(page).arrive()
    page.evaluate(_REDRAW)
    Mouse(page).begin(2, deal=42)
    is_ready(page, "#draw-core")
    page.evaluate(_FOR_EVER)
    press(page, "#draw-core", way)
    wait_for_screen(page, "curtain")
    page.evaluate("redraws.disconnect()")
    is_ready(page, "#open")
    page.evaluate(_FOR_EVER)
    press(page, "#open", way)
    wait_for_screen(page, "table")


def press(page: Page, selector: str, way: str) -> None:
    """Press a button as people do who have different hands."""
    x, y = middle(page.locator(selector))
    if way == "finger":
        page.touchscreen.tap(x, y)
    elif way == "mouse":
        page.mouse.click(x, y)
    elif way == "pen":
        devtools = page.context.new_cdp_session(page)
        for kind in ("mousePressed", "mouseReleased"):
            given = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1}
            devtools.send("Input.dispatchMouseEvent", {**given, "pointerType": "pen"})
    elif way == "helper":
        click_without_a_press(page, selector)
    else:
        page.focus(selector)
        page.keyboard.press("Enter" if way == "Enter" else " ")


def click_without_a_press(page: Page, selector: str) -> None:
    """As helpers of the system do: there is a click, and nobody has heard of a finger."""
    page.evaluate("window.isHelper = true")
    page.mouse.click(*middle(page.locator(selector)))
    page.evaluate("window.isHelper = false")


def test_a_tile_dropped_while_the_page_is_drawn_anew_lies_where_it_was_dropped(
    redrawn: Page,
) -> None:
    player = Mouse(redrawn)
    player.tap("draw core")
    x, y, taps = player.spot(player.choices("select")[0])
    redrawn.mouse.move(x, y)
    redrawn.mouse.down()
    redrawn.mouse.move(x - 20, y + 20, steps=2)
    player.wait_for_answer(taps)
    place = next(text for text in player.state()["do"] if text.startswith("take"))
    x, y, _ = player.spot(place)
    redrawn.mouse.move(x, y, steps=3)
    redrawn.evaluate(_FOR_EVER)
    redrawn.mouse.up()
    redrawn.wait_for_function(f"!document.querySelector('[data-do=\"{place}\"]')")


def test_a_press_that_ends_on_a_page_drawn_anew_counts_if_its_button_is_the_same(
    redrawn: Page,
) -> None:
    player = Mouse(redrawn)
    redrawn.mouse.move(*player.spot("draw core")[:2])
    redrawn.mouse.down()
    before = int(redrawn.evaluate("document.body.dataset.update"))
    answered = redrawn.evaluate(_ANSWERED)
    redrawn.evaluate("report()")
    redrawn.wait_for_function(f"Number(document.body.dataset.update) > {before}")
    assert redrawn.evaluate(_ANSWERED) == answered  # it came by itself, and answers no tap
    redrawn.mouse.up()
    expect(redrawn.locator("#draw-core")).to_have_count(0)


def test_a_press_that_ends_on_a_button_with_another_move_plays_nothing(booted: Page) -> None:
    player = Mouse(booted)
    go_on_with(player, played_until(in_round(3), 2, 46, "planet", beginners=True))
    before = stored_actions(booted)
    player.tap(player.choices("select")[0])
    player.tap(player.choices("aim")[0])
    [shown] = player.state()["do"]
    booted.mouse.move(*player.spot(shown)[:2])
    booted.mouse.down()
    booted.evaluate("document.getElementById('turn').click()")
    expect(booted.locator("#step")).not_to_have_attribute("data-do", shown)
    booted.mouse.up()
    expect(booted.locator("#step")).to_be_visible()
    assert stored_actions(booted) == before


# --- while the answer to a tap is under way ---


def test_two_quick_presses_of_one_switch_count_twice_and_another_one_too(
    slow_to_store: Page,
) -> None:
    page, player = slow_to_store, Mouse(slow_to_store)
    player.leave()
    player.tap("settings")
    sound, large = page.locator("#switch-sound"), page.locator("#switch-large_text")
    was = sound.is_checked()
    spots = [player.spot(f"switch {name}")[:2] for name in ("sound", "sound", "large_text")]
    page.evaluate("hold()")
    for spot in spots:
        page.mouse.click(*spot)
    page.evaluate("release()")
    expect(large).to_be_checked()
    expect(sound).to_be_checked(checked=was)


def turn_round(player: Player) -> list[str]:
    """What would be played with a tile in hand, after so many turns; it lies as at first again."""
    go_on_with(player, played_until(in_round(3), 2, 46, "planet", beginners=True))
    player.tap(player.choices("select")[0])
    player.tap(player.choices("aim")[0])
    turns = player.state()["do"]
    for _ in range(5):
        player.tap("turn")
        turns += player.state()["do"]
    assert turns[5] == turns[0]
    return turns


def test_keys_pressed_quickly_on_turn_turn_as_often(booted: Page) -> None:
    player = Keyboard(booted)
    turns = turn_round(player)
    player.go_to("turn")
    for key in ("Enter", " ", "Enter"):
        booted.keyboard.press(key)
    expect(booted.locator("#step")).to_have_attribute("data-do", turns[3])


def test_the_key_that_turns_a_tile_turns_it_once_however_long_it_is_held(booted: Page) -> None:
    player = Keyboard(booted)
    turns = turn_round(player)
    booted.locator(".face.preview").first.focus()
    for _ in range(8):
        booted.keyboard.down("r")
    booted.keyboard.up("r")
    expect(booted.locator("#step")).to_have_attribute("data-do", turns[1])
    player.tap("sizes")  # all that was pressed before is heard before
    assert player.state()["do"] == [turns[1]]


def test_scripts_that_click_faster_than_the_page_is_drawn_leave_nothing_behind(
    booted: Page,
) -> None:
    player = Keyboard(booted)
    turns = turn_round(player)
    booted.evaluate("for (let n = 0; n < 8; n += 1) document.getElementById('turn').click()")
    expect(booted.locator("#step")).to_have_attribute("data-do", turns[2])
    player.tap("sizes")
    assert player.state()["do"] == [turns[2]]


def test_a_move_pressed_before_the_last_tap_was_answered_is_not_played(
    slow_to_store: Page,
) -> None:
    page, player = slow_to_store, Mouse(slow_to_store)
    piles = player.state()["do"]
    spots = [player.spot(pile)[:2] for pile in piles[:2]]
    page.evaluate("hold()")
    for spot in (*spots, *spots):
        page.mouse.click(*spot)
    page.evaluate("release()")
    expect(page.locator("#sentence")).not_to_have_text("Ada, draw from a pile.")
    assert stored_actions(page) == piles[:1]


def test_what_a_dialog_has_covered_was_not_seen(booted: Page) -> None:
    """On a slow device the menu is gone before a tap into it is heard."""
    player = Mouse(booted)
    player.begin(3, deal=42)
    is_ready(booted, "#draw-core")
    player.tap("menu")
    booted.evaluate("window.pressed = performance.now(); document.getElementById('close').click()")
    is_ready(booted, "#draw-core")
    pile = "document.querySelector('#draw-core')"
    assert not booted.evaluate(f"pocket.isReady({pile}, {{ at: pressed }})")
    player.tap("draw core")


# --- in the place of the tap before ---


# The button that closes the menu lies where the one was that has opened it, and is pressed at once.
_MENU = """async ([x, y]) => {
  const press = (button) => button.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, pointerId: 1, clientX: x, clientY: y }));
  const menu = document.getElementById('menu');
  press(menu);
  menu.click();
  const close = () => document.getElementById('close');
  while (!close() || !pocket.isReady(close())) await new Promise(requestAnimationFrame);
  close().style.cssText = `position: fixed; left: ${x - 20}px; top: ${y - 20}px`;
  press(close());
  const pressed = performance.now();
  window.counts = (wait) => pocket.isReady(close(), { at: pressed + wait, x, y });
  window.countsNow = () => counts(performance.now() - pressed);
}"""


def test_who_presses_again_where_the_last_tap_was_is_heard_after_a_moment(booted: Page) -> None:
    player = Mouse(booted)
    player.begin(3, deal=42)
    x, y, _ = player.spot("menu")
    booted.evaluate(_MENU, [x, y])
    assert not booted.evaluate("counts(200)")  # a second tap, or meant: nobody can tell
    assert booted.evaluate("counts(600)")
    booted.wait_for_function("countsNow()")
    booted.mouse.click(x, y)
    expect(booted.get_by_role("dialog")).to_have_count(0)


def test_a_button_that_has_been_there_for_long_counts_though_the_page_was_just_drawn_anew(
    redrawn: Page,
) -> None:
    x, y, _ = Mouse(redrawn).spot("menu")
    redrawn.evaluate(_MENU, [x, y])
    redrawn.wait_for_function("countsNow()")
    redrawn.evaluate("report()")
    redrawn.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)))")
    redrawn.mouse.click(x, y)
    expect(redrawn.get_by_role("dialog")).to_have_count(0)


# --- clicks that nobody has pressed ---


def test_a_helper_of_the_system_is_heard_after_a_key_that_was_never_let_go(page: Page) -> None:
    page.add_init_script(_HELPER)
    Mouse(page).arrive().begin(2, deal=42)
    page.locator("#sentence").focus()
    page.keyboard.down(" ")
    page.evaluate("window.dispatchEvent(new Event('blur'))")  # another window hears its end
    is_ready(page, "#draw-core")
    click_without_a_press(page, "#draw-core")
    wait_for_screen(page, "curtain")
    is_ready(page, "#open")
    click_without_a_press(page, "#open")
    wait_for_screen(page, "table")


def test_where_a_browser_does_not_tell_the_pointer_a_helper_is_heard_too(page: Page) -> None:
    page.add_init_script(
        _HELPER + "Object.defineProperty(PointerEvent.prototype, 'pointerId', { get() {"
        " return this.type === 'click' ? undefined : 1; } });"
        "Object.defineProperty(UIEvent.prototype, 'detail', { get: () => 1 });"
    )
    player = Mouse(page)
    player.arrive().begin(2, deal=42)
    is_ready(page, "#draw-core")
    click_without_a_press(page, "#draw-core")
    wait_for_screen(page, "curtain")
