"""No slip of a finger or a key plays a move, opens the curtain or loses a turn."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.device import slow_down, switch_app
from tests.browser.fingers import Fingers
from tests.browser.keyboard import Keyboard
from tests.browser.lending import Lend
from tests.browser.player import Mouse, Player
from tests.browser.saves import HIDDEN, go_on_with, in_round, played_until
from tests.browser.storage import stored_actions
from tests.browser.waiting import wait_for_screen

# Another pointer; and how many clicks there were: a browser makes one right after `mouseup`, of a
# finger's tap too.
_OTHER = """() => {
  window.other = (type, [clientX, clientY]) => {
    const given = { bubbles: true, isPrimary: true, pointerId: 99, pointerType: 'pen' };
    const there = document.elementFromPoint(clientX, clientY);
    there.dispatchEvent(new PointerEvent(type, { ...given, clientX, clientY }));
  };
  window.clicks = 0;
  addEventListener('mouseup', () => { window.clicks += 1; }, true);
}"""


@pytest.fixture
def touched(lend: Lend) -> Player:
    return Player(lend(has_touch=True))


def aim(page: Page) -> None:
    """Choose a tile and a place for it, so that one more tap would play it."""
    player = Mouse(page)
    player.tap(player.choices("select")[0])
    player.tap(player.choices("aim")[0])
    expect(page.locator("#step")).to_be_visible()
    page.locator("#sentence").focus()


# --- what floats above the page ---


def test_a_tile_that_one_of_two_fingers_drags_goes_when_both_are_lifted(touched: Player) -> None:
    page = touched.page
    touched.begin(3, deal=41, **HIDDEN)
    touched.open()
    fingers = Fingers(page)
    first, second = (touched.spot(text) for text in touched.choices("select")[:2])
    fingers.down(1, first[0], first[1])
    fingers.move(1, first[0] + 30, first[1] + 30)
    expect(page.locator(".dragged")).to_have_count(1)
    fingers.down(2, second[0], second[1])
    fingers.move(2, second[0] + 30, second[1] + 30)
    fingers.lift_all()
    expect(page.locator(".dragged")).to_have_count(0)


def test_a_dragged_tile_is_gone_before_the_curtain_is_there(touched: Player) -> None:
    page = touched.page
    touched.begin(3, deal=41, **HIDDEN)
    touched.open()
    x, y, _ = touched.spot(touched.choices("select")[0])
    page.evaluate(
        """() => new MutationObserver(() => {
          const dragged = document.querySelectorAll('.dragged').length;
          const above = document.querySelector('.curtain') ? dragged : 0;
          window.above = Math.max(window.above ?? 0, above);
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    fingers = Fingers(page)
    fingers.down(1, x, y)
    fingers.move(1, x + 30, y + 30)
    expect(page.locator(".dragged")).to_have_count(1)
    switch_app(page, away=True)
    wait_for_screen(page, "curtain")
    switch_app(page, away=False)
    fingers.move(1, x + 60, y + 60)
    fingers.lift_all()
    expect(page.locator(".dragged")).to_have_count(0)
    assert page.evaluate("window.above") == 0
    assert stored_actions(page) == []


def test_a_press_that_becomes_a_drag_after_the_app_was_away_breaks_nothing(touched: Player) -> None:
    page = touched.page
    touched.begin(3, deal=41, **HIDDEN)
    touched.open()
    x, y, _ = touched.spot(touched.choices("select")[0])
    fingers = Fingers(page)
    fingers.down(1, x, y)
    switch_app(page, away=True)
    wait_for_screen(page, "curtain")
    fingers.move(1, x + 60, y + 60)
    fingers.lift_all()
    expect(page.locator("#trouble")).to_be_hidden()
    wait_for_screen(page, "curtain")


def test_a_tile_that_a_finger_still_drags_is_gone_when_a_key_has_put_it_down(
    touched: Player,
) -> None:
    page = touched.page
    touched.begin(3, deal=41, **HIDDEN)
    touched.open()
    x, y, taps = touched.spot(touched.choices("select")[0])
    fingers = Fingers(page)
    fingers.down(1, x, y)
    fingers.move(1, x + 30, y + 30)
    touched.wait_for_answer(taps)
    keys = Keyboard(page)
    expect(page.locator(".dragged")).to_have_count(1)
    put = keys.state()["do"][0]
    keys.tap(put)
    expect(page.locator(".dragged")).to_have_count(0)
    fingers.lift_all()
    assert stored_actions(page) == [put]


def test_a_tile_that_is_dropped_plays_no_other_one_that_a_key_has_chosen(booted: Page) -> None:
    player = Mouse(booted)
    player.begin(3, deal=41)
    player.tap("draw core")
    dragged, other = player.choices("select")[:2]
    x, y, taps = player.spot(dragged)
    booted.mouse.move(x, y)
    booted.mouse.down()
    booted.mouse.move(x - 20, y + 20, steps=2)
    player.wait_for_answer(taps)
    booted.locator(f"[data-ui='{other}']").focus()
    booted.keyboard.press("Enter")
    expect(booted.locator(f"[data-ui='{other}']")).to_have_attribute("aria-pressed", "true")
    place = player.state()["do"][0]
    assert place.split()[1] == other.split()[1]
    x, y, _ = player.spot(place)
    booted.mouse.move(x, y, steps=3)
    booted.mouse.up()
    player.tap("menu")  # all that was pressed before is heard before
    assert stored_actions(booted) == ["draw core"]


def test_while_another_app_is_in_front_nothing_of_the_table_can_be_seen(booted: Page) -> None:
    Mouse(booted).begin(3, deal=41)
    visible = booted.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
          document.dispatchEvent(new Event('visibilitychange'));
          return document.getElementById('sentence').checkVisibility({ visibilityProperty: true });
        }"""
    )
    assert not visible
    expect(booted.locator("#sentence")).to_be_visible()


# --- the curtain ---


def test_a_second_or_a_held_enter_does_not_open_the_curtain(booted: Page) -> None:
    player = Keyboard(booted)
    go_on_with(player, played_until(in_round(1, "name"), 3, 42, **HIDDEN))
    before = stored_actions(booted)
    name = player.state()["do"][0]
    player.go_to(name)
    player.wait_until_ready(name)
    for _ in range(3):
        booted.keyboard.down("Enter")  # again without letting go: a key that repeats
    wait_for_screen(booted, "curtain")
    for _ in range(5):
        booted.keyboard.down("Enter")
    booted.keyboard.up("Enter")
    booted.keyboard.press("Enter")
    assert booted.evaluate("document.activeElement.id") == "sentence"
    wait_for_screen(booted, "curtain")
    assert stored_actions(booted) == [*before, name]
    player.tap("open")
    wait_for_screen(booted, "table")


def test_a_curtain_takes_no_tap_before_it_can_have_been_seen(touched: Player) -> None:
    page = touched.page
    touched.begin(2, deal=42)
    touched.tap("draw core")
    x, y, _ = touched.spot("open")
    touched.tap("open")
    # A tap where the curtain's button will be, as soon as it is there.
    page.evaluate(
        """() => new MutationObserver((_, watch) => {
          const button = document.querySelector('.curtain #open');
          if (!button) return;
          watch.disconnect();
          requestAnimationFrame(() => { window.came = performance.now(); });
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    switch_app(page, away=True)
    page.wait_for_function("window.came")
    page.touchscreen.tap(x, y)
    switch_app(page, away=False)
    touched.spot("open")  # by now it would take one
    wait_for_screen(page, "curtain")


def test_a_double_tap_on_the_curtain_chooses_no_tile(lend: Lend) -> None:
    page = lend((844, 390), has_touch=True)
    player = Player(page)
    player.begin(2, deal=42)
    player.tap("draw core")
    x, y, _ = player.spot("open")
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y)
    wait_for_screen(page, "table")
    # Wherever the tiles are: put one where the second tap falls.
    player.leave()
    player.tap(player.choices("continue")[0])
    x, y, _ = player.spot("open")
    page.evaluate(
        """([x, y]) => new MutationObserver((_, watch) => {
          const tile = document.querySelector('[data-ui^="select"]');
          if (!tile) return;
          watch.disconnect();
          tile.style.cssText = `position: fixed; left: ${x - 40}px; top: ${y - 40}px; z-index: 99`;
        }).observe(document.body, { childList: true, subtree: true })""",
        [x, y],
    )
    for _ in range(3):
        page.touchscreen.tap(x, y)
    wait_for_screen(page, "table")
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)
    assert stored_actions(page) == ["draw core"]


# --- two at once ---


def test_of_two_that_press_at_once_neither_plays(touched: Player) -> None:
    """One of them is no more than heard of here: of two fingers this browser makes no clicks."""
    page = touched.page
    touched.begin(3, deal=41)
    page.evaluate(_OTHER)
    x, y, _ = touched.spot("draw rising")
    other = touched.spot("draw character")[:2]
    page.evaluate("(spot) => other('pointerdown', spot)", other)
    page.touchscreen.tap(x, y)
    page.wait_for_function("window.clicks === 1")
    page.evaluate("(spot) => other('pointerup', spot)", other)
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate("(spot) => { other('pointerdown', spot); other('pointerup', spot); }", other)
    page.mouse.up()
    page.wait_for_function("window.clicks === 2")
    assert stored_actions(page) == []
    touched.tap("draw rising")  # alone, it counts
    assert stored_actions(page) == ["draw rising"]


def test_a_second_finger_leaves_the_first_one_alone_once_it_has_been_lifted(
    touched: Player,
) -> None:
    page = touched.page
    touched.begin(3, deal=41)
    fingers = Fingers(page)
    for finger in (1, 2):
        fingers.down(finger, 6, 300 + 40 * finger)
    fingers.lift_all()
    touched.tap("draw core")
    assert stored_actions(page) == ["draw core"]


# --- taps on a page that is old ---


def test_a_double_tap_on_a_slow_device_plays_once_and_tells_the_other_nothing(
    touched: Player,
) -> None:
    page = touched.page
    touched.begin(2, deal=43)
    touched.tap("draw core")
    touched.open()
    touched.tap(touched.choices("select")[0])
    hide = touched.state()["do"][0]
    slow_down(page, 8)
    x, y, _ = touched.spot(hide)
    for _ in range(3):
        page.touchscreen.tap(x, y)
    expect(page.locator("#sentence")).to_have_text("Hand over to Ben.")
    slow_down(page, 1)
    assert stored_actions(page) == ["draw core", hide]
    expect(page.get_by_role("alert")).to_have_count(0)
    assert hide.split()[1] not in page.content()


def test_the_second_tap_of_a_double_tap_does_not_put_back_what_the_first_has_chosen(
    touched: Player,
) -> None:
    touched.begin(3, deal=43)
    touched.tap("draw core")
    tile = touched.choices("select")[0]
    x, y, _ = touched.spot(tile)
    touched.page.touchscreen.tap(x, y)
    chosen = touched.page.locator("[aria-pressed=true]")
    expect(chosen).to_have_attribute("data-ui", tile)
    touched.page.touchscreen.tap(x, y)
    touched.tap(tile)  # after a while it puts it back, and before that nothing does
    expect(chosen).to_have_count(0)


def test_a_second_tap_on_delete_does_not_confirm_it(touched: Player) -> None:
    page = touched.page
    touched.begin(3, deal=43)
    touched.leave()
    touched.tap("games")
    ask = touched.choices("ask-delete")[0]
    x, y, _ = touched.spot(ask)
    page.evaluate(
        """([x, y]) => new MutationObserver((_, watch) => {
          const yes = document.querySelector('.danger');
          if (!yes) return;
          watch.disconnect();
          yes.style.cssText = `position: fixed; left: ${x - 40}px; top: ${y - 20}px`;
        }).observe(document.body, { childList: true, subtree: true })""",
        [x, y],
    )
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y)
    expect(page.get_by_role("dialog")).to_be_visible()
    touched.tap("close")
    assert len(touched.choices("continue")) == 1


# --- keys ---


def test_enter_on_back_and_once_more_plays_nothing(booted: Page) -> None:
    player = Keyboard(booted)
    go_on_with(player, played_until(in_round(3), 2, 46, "planet", beginners=True))
    before = stored_actions(booted)
    aim(booted)
    player.tap("menu")
    player.tap("rules")
    player.tap("back")
    assert booted.evaluate("document.activeElement.id") == "menu"
    booted.keyboard.press("Escape")
    expect(booted.locator("#sentence")).to_be_visible()
    assert stored_actions(booted) == before


def test_undo_keeps_the_focus_and_says_what_was_taken_back(booted: Page) -> None:
    player = Keyboard(booted)
    player.begin(3, deal=47)
    player.tap("draw core")
    player.tap(player.choices("select")[0])
    player.tap(player.state()["do"][0])
    player.tap("undo")
    assert booted.evaluate("document.activeElement.id") == "undo"
    expect(booted.locator("#live")).to_contain_text("Taken back: Ada takes a tile: ")
    assert stored_actions(booted) == ["draw core"]


def test_the_key_that_turns_a_tile_works_on_the_planet_and_nowhere_else(booted: Page) -> None:
    player = Keyboard(booted)
    go_on_with(player, played_until(in_round(3), 2, 46, "planet", beginners=True))
    aim(booted)
    shown = player.state()["do"]
    player.tap("menu")
    booted.keyboard.press("r")
    player.key("Escape")
    assert player.state()["do"] == shown
    booted.locator("#sentence").focus()
    booted.keyboard.press("r")
    assert player.state()["do"] == shown
    booted.locator(".face.preview").first.focus()
    booted.keyboard.press("r")
    expect(booted.locator("#step")).not_to_have_attribute("data-do", shown[0])
