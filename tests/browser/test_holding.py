"""A secret is in sight while it is held, by who has said who they are, and by no slip."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from engine.journal import Journal
from tests.browser.device import report
from tests.browser.fingers import Fingers, middle
from tests.browser.keyboard import Keyboard
from tests.browser.lending import Lend
from tests.browser.player import Mouse, Player
from tests.browser.saves import HIDDEN, aims_are_needed, go_on_with, handed_on, played_until
from tests.browser.storage import stored_actions
from tests.browser.test_presses import is_ready
from tests.browser.waiting import counts_from

TOLD = ".in-sight, .held"
# What the page tells of fingers that hold.
_LISTEN = """() => {
  window.held = [];
  window.listen ??= ({ detail }) => {
    if (detail.text.startsWith('hold')) window.held.push(detail.text);
  };
  document.body.addEventListener('pocket', window.listen, true);
}"""

_YES = "document.querySelector('#i-am')"
# When a hold that has begun before this would have shown something.
_AFTER_A_HOLD = "new Promise((done) => setTimeout(done, 250))"
CURTAIN, DOUBLE_TAP = 350, 700  # milliseconds, as in gate.js


def aims_with_a_hidden_character(journal: Journal) -> bool:
    game: Any = journal.game
    own = game.view(game.turn).planets[game.turn or 0].tiles if game.turn is not None else ()
    public = game.view(None).planets[game.turn or 0].tiles if game.turn is not None else ()
    return own != public and aims_are_needed(journal)


def test_peeking_by_a_held_key_plays_nothing_and_keeps_the_focus(booted: Page) -> None:
    player = Keyboard(booted)
    go_on_with(player, played_until(aims_with_a_hidden_character, 3, 44, **HIDDEN))
    before = stored_actions(booted)
    player.tap(player.choices("select")[0])
    if aims := player.choices("aim"):
        player.tap(aims[0])
    expect(booted.locator("#step")).to_be_visible()
    hidden = booted.locator("[data-hold]").first
    name = hidden.get_attribute("id")
    hidden.focus()
    for _ in range(8):
        booted.keyboard.down("Enter")
    expect(booted.locator("#live")).to_contain_text("Your hidden characters:")
    assert booted.evaluate("document.activeElement.id") == name
    booted.keyboard.up("Enter")
    expect(booted.locator("#live")).not_to_contain_text("Your hidden characters:")
    assert booted.evaluate("document.activeElement.id") == name
    assert stored_actions(booted) == before


def test_a_finger_that_asks_for_a_secret_does_not_say_whose_it_is_when_it_is_lifted(
    lend: Lend,
) -> None:
    touched = Player(lend(has_touch=True))
    page, fingers = touched.page, Fingers(touched.page)
    go_on_with(touched, played_until(handed_on, 2, 45, "planet"))
    x, y = middle(page.locator("#objective"))
    page.evaluate(
        """([x, y]) => new MutationObserver((_, watch) => {
          const yes = document.getElementById('i-am');
          if (!yes) return;
          watch.disconnect();
          yes.style.cssText = `position: fixed; left: ${x - 40}px; top: ${y - 20}px`;
        }).observe(document.body, { childList: true, subtree: true })""",
        [x, y],
    )
    fingers.down(1, x, y)
    expect(page.locator("#i-am")).to_be_visible()
    fingers.up(1)
    is_ready(page, "#i-am")
    close, yes = (counts_from(page, selector) for selector in ("#close", "#i-am"))
    assert yes - close == CURTAIN  # it takes no tap before it can have been seen ...
    ready = f"([at, x, y]) => pocket.isReady({_YES}, {{ at, x, y }})"
    assert page.evaluate(ready, [yes, x + 90, y])
    assert not page.evaluate(ready, [yes, x, y])  # ... and the second tap of a double tap longer
    assert page.evaluate(ready, [yes + DOUBLE_TAP, x, y])
    touched.tap("close")
    expect(page.locator("#objective")).to_contain_text("hold to see")
    expect(page.locator(".handed-on")).to_be_visible()


def test_a_secret_can_be_seen_without_holding(booted: Page) -> None:
    player = Keyboard(booted)
    player.tap("settings")
    player.tap("switch hold_to_see")
    player.tap("back")
    go_on_with(player, played_until(handed_on, 2, 45, "planet"))
    expect(booted.locator("#objective")).to_contain_text("tap to see")
    player.tap("peek")
    player.tap("i-am")
    assert booted.evaluate("document.activeElement.id") == "objective"
    player.tap("peek")
    expect(booted.locator("#live")).to_contain_text("Your objective:")
    expect(booted.locator("#objective")).to_have_attribute("aria-pressed", "true")
    player.tap("peek")
    expect(booted.locator("#objective")).to_contain_text("tap to see")
    expect(booted.locator("#live")).not_to_contain_text("Your objective:")


def can_be_taken_back(journal: Journal) -> bool:
    """Right after somebody else has moved, in a way that can be taken back."""
    return handed_on(journal) and journal.last_mover() is not None


def test_who_has_taken_back_a_move_is_asked_who_they_are(booted: Page) -> None:
    player = Mouse(booted)
    journal = played_until(can_be_taken_back, 2, 45, "planet")
    go_on_with(player, journal)
    player.tap("undo")
    journal.undo()
    assert journal.game.turn is not None
    booted.mouse.move(*middle(booted.locator("#objective")))
    booted.mouse.down()
    who = f"Are you {journal.names[journal.game.turn]}?"
    expect(booted.get_by_role("dialog")).to_contain_text(who)
    booted.mouse.up()
    expect(booted.locator(TOLD)).to_have_count(0)


def test_only_the_main_button_of_the_mouse_asks_for_a_secret(booted: Page) -> None:
    player = Mouse(booted)
    go_on_with(player, played_until(handed_on, 2, 45, "planet"))
    booted.evaluate(_LISTEN)
    spot = middle(booted.locator("#objective"))
    booted.mouse.click(*spot, button="right")
    booted.mouse.click(*spot, button="middle")
    assert booted.evaluate("window.held") == []
    booted.mouse.click(*spot)
    assert booted.evaluate("window.held") == ["hold short"]


def test_a_page_that_is_drawn_anew_does_not_end_a_hold(booted: Page) -> None:
    player = Mouse(booted)
    go_on_with(player, played_until(handed_on, 2, 45, "planet"))
    booted.evaluate(_LISTEN)
    booted.mouse.move(*middle(booted.locator("#objective")))
    booted.mouse.down()
    report(booted, "safe yes")
    expect(booted.locator("dialog")).to_contain_text("Are you ")
    booted.mouse.up()
    assert booted.evaluate("window.held") == ["hold on", "hold off"]


def test_a_hold_shows_nothing_on_a_page_that_a_tap_has_led_to(booted: Page) -> None:
    player = Mouse(booted)
    go_on_with(player, played_until(handed_on, 2, 45, "planet"))
    booted.evaluate(_LISTEN)
    booted.mouse.move(*middle(booted.locator("#objective")))
    booted.mouse.down()
    player.set("pace once")
    booted.evaluate(_AFTER_A_HOLD)
    booted.mouse.up()
    assert booted.evaluate("window.held") == ["hold short"]


def test_a_helper_of_the_system_that_clicks_on_a_secret_hears_how_it_is_seen(
    booted: Page,
) -> None:
    go_on_with(Mouse(booted), played_until(handed_on, 2, 45, "planet"))
    booted.evaluate("document.getElementById('objective').click()")
    expect(booted.locator("#live")).to_have_text(
        "Hold the button to see it. The settings can change that to a tap."
    )


def test_what_is_said_while_a_dialog_is_open_is_heard_from_within_it(booted: Page) -> None:
    player = Keyboard(booted)
    player.begin(2, deal=4, game="planet")
    player.open()
    for text in (*player.choices("close"), "menu", "log"):
        player.tap(text)
    booted.locator("#peek").focus()
    booted.keyboard.down("Enter")
    said = booted.locator("dialog").get_by_role("status")
    expect(said).to_contain_text("gets a secret objective")
    expect(booted.locator("#live")).to_be_empty()
    booted.keyboard.up("Enter")
    expect(said).not_to_contain_text("objective")
    player.tap("close")
    expect(booted.get_by_role("status")).to_have_count(1)
