"""The set-up as a form: what browsers do for radio buttons, ticks and fields works here as well."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page, expect

from tests.browser.device import UPRIGHT, NewContext
from tests.browser.keyboard import Keyboard
from tests.browser.lending import Lend
from tests.browser.player import Mouse, Player


def test_one_of_each_group_is_chosen_as_python_has_it_by_finger_label_and_arrow_keys(
    booted: Page,
) -> None:
    player = Mouse(booted)
    player.tap("setup")
    group = booted.get_by_role("group", name="Players", exact=True)
    expect(group.get_by_role("radio")).to_have_count(4)
    player.tap("players 2")
    expect(group.get_by_role("radio", name="2")).to_be_checked()
    expect(booted.locator(".field")).to_have_count(3)
    booted.locator("#players-2").press("ArrowRight")
    expect(group.get_by_role("radio", name="3")).to_be_checked()
    expect(group.get_by_role("radio", name="3")).to_be_focused()
    expect(booted.locator(".field")).to_have_count(4)
    booted.get_by_text("More", exact=True).click()
    booted.get_by_text("Hidden characters", exact=True).click()
    expect(booted.get_by_role("switch", name="Hidden characters")).to_be_checked()
    player.tap("first 2")
    player.tap("players 2")  # the seat that started is gone
    expect(booted.get_by_role("radio", name="Player 2 starts")).to_be_checked()
    player.tap("start")
    expect(booted.locator("body")).to_have_attribute("data-screen", "table")
    expect(booted.locator("#sentence")).to_have_text("Player 2, choose a pile to draw from.")


def test_what_is_ticked_is_what_python_says(booted: Page) -> None:
    player = Mouse(booted)
    player.tap("settings")
    sound = booted.get_by_role("switch", name="Sound")
    for on in (True, False, True):
        player.tap("switch sound")
        expect(sound).to_be_checked(checked=on)
    booted.evaluate("document.getElementById('switch-sound').checked = false")
    player.tap("switch motion")
    expect(sound).to_be_checked()


@pytest.mark.parametrize("touch", [True, False])
def test_going_to_a_name_selects_it(lend: Lend, touch: bool) -> None:
    page = lend(has_touch=touch)
    page.locator("#setup").click()
    field = page.locator("#name-1")
    if touch:
        field.tap()
    else:
        field.click()
    page.keyboard.type("Ben")
    expect(field).to_have_value("Ben")


def test_start_brings_the_focus_to_the_first_field_that_is_wrong(booted: Page) -> None:
    player = Mouse(booted)
    player.tap("setup")
    said = booted.locator("#live").text_content()
    player.write("name-1", "")
    player.unfold()
    player.write("deal", "x")
    booted.get_by_text("More", exact=True).click()
    player.tap("start")
    name = booted.locator("#name-1")
    expect(name).to_be_focused()
    expect(name).to_have_accessible_description("Every player needs a name.")
    expect(name).to_have_attribute("aria-invalid", "true")
    assert booted.locator("#live").text_content() == said
    booted.keyboard.type("B")
    expect(name).to_have_accessible_description("")
    expect(name).to_be_focused()
    expect(name).to_have_value("B")
    expect(booted.locator("[aria-invalid]")).to_have_id("deal")
    expect(booted.locator("#deal")).not_to_be_visible()
    player.tap("start")  # what is behind “More” comes out when it is wrong
    expect(booted.locator("#deal")).to_be_focused()


# Whether nothing lies over the middle of what has the focus, and all of it is in the window.
IN_SIGHT = """() => {
  const here = document.activeElement;
  const box = here.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const edge = document.elementFromPoint(box.x + box.width / 2, box.bottom - 2);
  return { id: here.id, seen: [there, edge].every((each) => each && here.contains(each)) };
}"""


@pytest.mark.parametrize("size", [(1024, 768), (390, 844), (320, 568), (640, 512), (320, 256)])
def test_what_has_the_focus_is_never_under_start(lend: Lend, size: tuple[int, int]) -> None:
    page = lend(size, has_touch=True)
    player = Keyboard(page)
    player.tap("setup")
    player.tap("players 5")
    player.unfold()
    met: list[dict[str, Any]] = []
    for key in ("Tab", "Shift+Tab"):
        for _ in range(24):
            player.key(key)
            met.append(page.evaluate(IN_SIGHT))
    assert {"start", "deal", "name-4"} <= {each["id"] for each in met}
    assert [each["id"] for each in met if each["id"] and not each["seen"]] == []


def test_with_forced_colours_what_is_chosen_can_be_told(new_context: NewContext) -> None:
    """Backgrounds and shadows are gone then: frames and pictures must say it."""
    page = new_context(forced_colors="active", has_touch=True).new_page()
    player = Player(page).arrive()
    player.tap("setup")
    framed = "all => all.map((each) => getComputedStyle(each).outlineStyle)"
    for chosen in (".game", ".segment", ".first"):
        assert set(page.locator(f"{chosen}:has(:checked)").evaluate_all(framed)) == {"solid"}
        assert set(page.locator(f"{chosen}:not(:has(:checked))").evaluate_all(framed)) == {"none"}
    player.tap("start")
    player.tap("draw core")
    player.tap(player.choices("select")[0])
    colour = "(each) => getComputedStyle(each).backgroundColor"
    assert page.locator(".tick").evaluate(colour) == "rgb(231, 154, 24)"
    assert page.locator(".say .badge").evaluate(colour) == "rgb(204, 75, 66)"


def test_with_forced_colours_signs_on_other_screens_can_be_told(new_context: NewContext) -> None:
    page = new_context(forced_colors="active", has_touch=True).new_page()
    player = Player(page).arrive()
    framed = "(each) => getComputedStyle(each).outlineStyle"
    player.tap("day")
    assert page.locator(".calendar .today").evaluate(framed) == "solid"
    player.tap("home")
    player.begin(2, game="planet", beginners=True)
    player.tap("sizes")
    assert page.locator("#sizes[aria-pressed=true]").evaluate(framed) == "solid"


def test_who_wants_more_contrast_reads_ink_on_white(new_context: NewContext) -> None:
    page = new_context(contrast="more").new_page()
    Player(page).arrive()
    page.locator("#settings").click()
    colours = "(each) => getComputedStyle(each).color"
    assert page.locator("#switch-sound-hint").evaluate(colours) == "rgb(42, 35, 66)"


def test_behind_start_there_is_the_sky_and_no_darker_box(lend: Lend) -> None:
    """To the left of its band and within it, beside the button, are the same colours."""
    page = lend(UPRIGHT, has_touch=True, still=True)
    player = Player(page)
    player.tap("setup")
    player.unfold()
    box = page.locator(".setup footer").bounding_box()
    assert box is not None
    shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
    left, top, low = box["x"], box["y"] + 30, box["y"] + box["height"]
    beside, within = (shot.crop((x, top, x + 1, low)) for x in (left - 4, left + 4))
    assert max(ImageStat.Stat(ImageChops.difference(beside, within)).median) <= 2  # a star aside
