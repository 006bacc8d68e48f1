"""Everybody can play: axe-core finds nothing on any screen, and keys and readers reach all."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.keyboard import Keyboard
from tests.browser.player import Mouse, Player
from tests.browser.walk import every_screen

NewContext = Callable[..., BrowserContext]
AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"tablet": (1024, 768), "phone": (390, 844)}


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong, each with the first element that has it."""
    found: list[dict[str, Any]] = page.evaluate(
        "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"
    )
    return [
        f"{rule['help']}: {node['html'][:200]} ({node['failureSummary']})"
        for rule in found
        for node in rule["nodes"][:2]
    ]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_axe_finds_nothing_on_any_screen_in_any_state(
    new_context: NewContext, size: tuple[int, int]
) -> None:
    width, height = size
    viewport = {"width": width, "height": height}
    context = new_context(viewport=viewport, has_touch=True, reduced_motion="reduce")
    context.add_init_script(path=AXE)
    found = [
        f"{name}: {wrong}"
        for name in every_screen(Player(context.new_page()).arrive())
        for wrong in violations(context.pages[0])
    ]
    assert not found, "\n".join(found)


def test_a_dialog_takes_the_focus_keeps_it_and_gives_it_back(booted: Page) -> None:
    player = Keyboard(booted)
    player.begin(3, deal=21)
    player.tap("draw core")
    for opener in ("menu", "pile core", "look 1"):
        player.tap(opener)
        for _ in range(8):
            inside = "document.querySelector('dialog').contains(document.activeElement)"
            assert booted.evaluate(f"{inside} || document.activeElement === document.body")
            player.key("Tab")
        player.key("Escape")
        expect(booted.get_by_role("dialog")).to_have_count(0)
        assert booted.evaluate("document.activeElement.dataset.ui") == opener


def test_escape_puts_a_chosen_tile_back(booted: Page) -> None:
    player = Keyboard(booted)
    player.begin(3, deal=22)
    player.tap("draw core")
    select = player.choices("select")[1]
    player.tap(select)
    chosen = booted.get_by_role("button", pressed=True)
    expect(chosen).to_have_attribute("data-ui", select)
    player.key("Escape")
    expect(chosen).to_have_count(0)
    expect(booted.locator(":focus")).to_have_attribute("data-ui", select)


def test_the_focus_stays_on_what_was_pressed(booted: Page) -> None:
    player = Keyboard(booted)
    player.begin(3, deal=23)
    player.tap("draw core")
    for select in player.choices("select"):
        player.tap(select)
        expect(booted.locator(":focus")).to_have_attribute("data-ui", select)
    place = player.state()["do"][0]
    player.tap(place)
    slot = place.split()[2]
    expect(booted.locator(":focus")).to_have_attribute("data-ui", f"show {slot}")


def test_one_live_region_says_what_happened_and_whose_turn_it_is(booted: Page) -> None:
    player = Mouse(booted)
    player.begin(3, deal=24)
    live = booted.get_by_role("status")
    expect(live).to_have_count(1)
    player.tap("draw core")
    expect(live).to_contain_text("Ada draws")
    player.tap("menu")
    player.tap("close")
    expect(live).to_be_empty()  # nothing new
    select = player.choices("select")[0]
    player.tap(select)
    detail = booted.locator("#detail").text_content()
    expect(live).to_have_text(f"{detail} Ada, tap a glowing place for it.")
    booted.keyboard.press("Escape")
    expect(live).to_have_text("Ada, take a tile.")  # what happened before is not told again


def test_a_secret_is_shown_for_as_long_as_its_button_is_held(booted: Page) -> None:
    player = Mouse(booted)
    player.begin(3, deal=25, edition="2025", hidden_characters=True)
    player.tap("open")
    player.tap(player.choices("select")[0])
    action = player.state()["do"][0]
    player.tap(action)
    tile = action.split()[1]
    held = booted.locator("[data-hold]").first
    secret = booted.locator(f"#page [data-fly='{tile}']")
    expect(secret).to_have_count(0)
    held.hover()
    booted.mouse.down()
    expect(secret).to_have_count(1)
    booted.mouse.up()
    expect(secret).to_have_count(0)
    held.focus()
    booted.keyboard.down("Enter")
    expect(secret).to_have_count(1)
    booted.keyboard.up("Enter")
    expect(secret).to_have_count(0)
