"""Planet in a real browser: whole games by touch, mouse and keyboard, and what the globe does."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.journal import Journal
from tests.browser.device import LYING, TABLET, Size, resize
from tests.browser.fingers import Fingers, middle
from tests.browser.lending import Lend
from tests.browser.player import Mouse, Player, State
from tests.browser.saves import Wanted, five_animals_wait, go_on_with, in_round, played_until

SIZES = ((1024, 768), (768, 1024), (390, 844))
TEN_ANIMALS = 1  # a deal in which somebody wins so many
_OVER_EACH_OTHER = """() => [...document.querySelectorAll('.owner .lives .animal')]
  .map((each) => each.getBoundingClientRect())
  .filter((one, at, all) => all.slice(at + 1).some((other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)).length"""

# What of the plate with the name lies over a face: nothing of it takes a finger.
_OVER_THE_PLANET = """() => [...document.querySelectorAll('.owner :is(.who, .animal)')]
  .flatMap((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
    return corners.map(([x, y]) => document.elementFromPoint(x, y)?.closest('.face')?.id);
  })
  .filter(Boolean)"""


@pytest.fixture
def tablet(lend: Lend) -> Page:
    """A tablet that can be touched, without motion."""
    return lend(TABLET, has_touch=True, still=True)


def so_many_live_there(number: int) -> Wanted:
    """Somebody who is to move has won so many animals."""

    def wanted(journal: Journal) -> bool:
        view: Any = journal.game.view(None)
        return bool(sum(award.seat == view.turn for award in view.awards) == number)

    return wanted


def own_faces(page: Page, view: str) -> list[str]:
    faces = page.locator(f"#{view} .face")
    found: list[str] = faces.evaluate_all(
        "all => all.sort((a, b) => a.dataset.face - b.dataset.face).map(face => face.className)"
    )
    return found


LATE = 8  # the round from which games are played here; whole ones are left to `make soak`


def test_a_game_is_played_by_touch(tablet: Page) -> None:
    play_by_touch(tablet, LATE)


def play_by_touch(page: Page, start: int) -> None:
    player = Player(page)
    go_on_with(player, played_until(in_round(start), 3, 3, "planet"))
    rng, reloaded = Random(1), False
    while player.screen != "result":
        player.step(rng)
        if not reloaded and "Round 10 of" in page.inner_text("#app"):
            player.reload()
            reloaded = True
            player.open()
            assert "Round 10 of" in page.inner_text("#app")
    assert reloaded
    assert page.locator(".column").count() == 3


class Dragger(Mouse):
    """Someone with a mouse, who drags tiles onto the net."""

    def step(self, rng: Random, state: State | None = None) -> str | None:
        state = state or self.state()
        selects = [ui for ui in state["ui"] if ui.startswith("select")]
        if state["do"] or not selects:
            return Player.step(self, rng, state)
        return self.drag(rng.choice(selects), rng)


def test_a_game_is_played_by_dragging_with_a_mouse(tablet: Page) -> None:
    play_by_mouse(tablet, LATE)


def play_by_mouse(page: Page, start: int) -> None:
    player, rng = Dragger(page), Random(2)
    go_on_with(player, played_until(in_round(start), 2, 3, "planet", beginners=True))
    while player.screen != "result":
        player.step(rng)
    assert page.locator(".column").count() == 2


def press_until_focused(page: Page, what: str, key: str = "Tab") -> None:
    for _ in range(60):
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {what}")


def answered(page: Page, key: str) -> None:
    """Press a key on what has been seen, and wait until the page has answered."""
    page.wait_for_function("pocket.isReady(document.activeElement)")
    taps = "performance.getEntriesByName('tap').length"
    before = page.evaluate(taps)
    page.keyboard.press(key)
    page.wait_for_function(f"{taps} > {before}")


def test_a_game_is_played_by_keyboard_alone(tablet: Page) -> None:
    play_by_keyboard(tablet, LATE)


def play_by_keyboard(tablet: Page, start: int) -> None:
    player, rng = Player(tablet), Random(3)
    go_on_with(player, played_until(in_round(start), 2, 4, "planet", beginners=True))
    view, turns = "net", 0
    while player.screen != "result":
        if turns == 4:  # where there is room for one view only, the globe can be it
            resize(tablet, SIZES[2])
            for close in player.choices("close"):  # the animals of the last round
                player.tap(close)
            player.tap("flat")
            view = "globe"
        press_until_focused(tablet, ".card")
        for _ in range(rng.randrange(3)):
            tablet.keyboard.press("ArrowRight")
        answered(tablet, "Enter")
        press_until_focused(tablet, f"#{view} .face", "Shift+F6")
        for _ in range(24):
            if tablet.evaluate("document.activeElement.matches('.uncovered')"):
                break
            tablet.keyboard.press(rng.choice(("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown")))
        else:
            free = tablet.locator(f"#{view} .uncovered").first
            free.focus()
        answered(tablet, "Enter")
        answered(tablet, "r")
        press_until_focused(tablet, "#step", "Shift+Tab")
        answered(tablet, "Enter")
        turns += 1
    assert tablet.locator(".column").count() == 2


@pytest.mark.parametrize("size", [SIZES[0], SIZES[2]], ids=["tablet", "phone"])
def test_a_face_that_a_key_leads_to_comes_to_the_front_of_the_globe(
    tablet: Page, size: tuple[int, int]
) -> None:
    tablet.set_viewport_size({"width": size[0], "height": size[1]})
    player = Player(tablet).begin(2, deal=3, game="planet", beginners=True)
    if size == SIZES[2]:
        player.tap("flat")
    press_until_focused(tablet, ".views .face", "F6")
    visited = set()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp"):
        tablet.keyboard.press(key)
        face = tablet.evaluate("document.activeElement.dataset.face")
        visited.add(face)
        front = tablet.evaluate(
            """() => {
              const box = document.querySelector('.globe').getBoundingClientRect();
              const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
              return document.elementFromPoint(x, y)?.closest('.globe .face')?.dataset.face;
            }"""
        )
        assert front == face
    assert len(visited) >= 3


def test_the_view_that_is_not_heard_is_for_fingers_only(tablet: Page) -> None:
    player = Player(tablet).begin(2, deal=3, game="planet", beginners=True)
    hidden = tablet.locator("#globe[aria-hidden=true]")
    assert hidden.get_by_role("button").count() == 0
    press_until_focused(tablet, ".card")
    tablet.mouse.click(*middle(hidden))
    tablet.wait_for_function("document.querySelector('.aimed') !== null")
    assert tablet.evaluate("document.activeElement.matches('.card')")
    assert len(player.choices("aim")) == 24


def test_both_views_show_the_same(tablet: Page) -> None:
    player = Player(tablet)
    go_on_with(player, played_until(in_round(5), 2, 3, "planet"))
    player.tap(player.choices("select")[0])
    player.tap(player.choices("aim")[0])
    assert own_faces(tablet, "globe") == own_faces(tablet, "net")
    shown = (
        "view => document.querySelectorAll(`#${view} .covered svg, #${view} .preview svg`).length"
    )
    assert tablet.evaluate(shown, "globe") == tablet.evaluate(shown, "net")
    focused = tablet.evaluate("document.activeElement.querySelectorAll('.size').length")
    assert focused >= 2  # the face that was tapped is drawn anew though it has the focus


def test_an_edge_of_the_net_that_is_touched_lights_up_the_one_that_it_meets(tablet: Page) -> None:
    player = Player(tablet)
    go_on_with(player, played_until(in_round(5), 2, 3, "planet"))
    lit = "[...document.querySelectorAll('.net .face[style*=\"--rim\"]')].map((each) => each.id)"
    box = tablet.locator("#net-f1").bounding_box()  # it hangs below the top: its tip is in the rim
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for (right, down), partner in {(0.3, 0.25): "net-f10", (-0.3, 0.25): "net-f6"}.items():
        tablet.mouse.move(x + right * box["width"], y + down * box["height"])
        assert sorted(tablet.evaluate(lit)) == sorted(["net-f1", partner])
    tablet.mouse.move(x, y)
    assert tablet.evaluate(lit) == []


def test_many_animals_beside_a_name_lie_neither_over_each_other_nor_over_the_planet(
    tablet: Page,
) -> None:
    go_on_with(Player(tablet), played_until(so_many_live_there(10), 2, TEN_ANIMALS, "planet"))
    assert tablet.locator(".owner .lives .animal").count() == 10
    for size in (*SIZES[1:], LYING, SIZES[0]):
        resize(tablet, size)
        assert tablet.evaluate(_OVER_EACH_OTHER) == 0, size
        assert tablet.evaluate(_OVER_THE_PLANET) == [], size
        check_room(tablet)


def test_the_globe_turns_under_the_finger_and_keeps_its_turn(tablet: Page) -> None:
    player = Player(tablet).begin(2, deal=3, game="planet", beginners=True)
    place = "[...document.querySelectorAll('#globe .face')].map((f) => f.style.transform).join()"
    before = tablet.evaluate(place)
    x, y = middle(tablet.locator("#globe"))
    tablet.mouse.move(x, y)
    tablet.mouse.down()
    tablet.mouse.move(x + 90, y + 20, steps=4)
    tablet.mouse.up()
    tablet.wait_for_function(f"{place} !== '{before}'")
    turned = tablet.evaluate(place)
    assert not player.choices("turn")  # a drag is no tap
    player.tap(player.choices("select")[0])
    assert tablet.evaluate(place) == turned
    tablet.mouse.move(x, y)
    front = tablet.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.face').dataset.face", [x, y]
    )
    tablet.mouse.click(x, y)
    tablet.wait_for_function(f"document.getElementById('globe').dataset.front === '{front}'")
    assert math.dist(middle(tablet.locator(f"#globe-f{front}")), (x, y)) < 30


def test_a_chosen_tile_has_a_free_face_in_front_but_the_globe_never_turns_under_a_finger(
    tablet: Page,
) -> None:
    player, fingers = Player(tablet), Fingers(tablet)
    go_on_with(player, played_until(in_round(12), 2, 3, "planet", beginners=True))
    box = tablet.locator("#globe").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    is_away = "document.querySelector('#globe .uncovered').style.clipPath !== ''"
    drawn = "() => new Promise(requestAnimationFrame)"
    for _ in range(6):  # halfway round
        if tablet.evaluate(is_away):
            break
        fingers.down(1, x, y)
        fingers.move(1, x + box["width"] / 4, y)
        fingers.up(1)
        tablet.evaluate(drawn)
    assert tablet.evaluate(is_away)  # the last free face
    tile = player.choices("select")[0]
    fingers.down(1, x, y)
    player.tell(tile)
    assert tablet.locator("#globe .target").count() == 1
    assert tablet.evaluate(is_away)
    fingers.up(1)
    player.tell(tile)  # back to the others
    assert tablet.locator("#globe .target").count() == 0
    player.tap(tile)
    found = "([x, y]) => document.elementFromPoint(x, y).closest('#globe .face').className"
    assert "target" in tablet.evaluate(found, [x, y])


def test_two_fingers_turn_the_tile_in_hand_and_on_no_planet_that_is_looked_at(
    tablet: Page,
) -> None:
    player = Player(tablet)
    go_on_with(player, played_until(in_round(3), 2, 46, "planet", beginners=True))
    for choice in ("select", "aim"):
        player.tap(player.choices(choice)[0])
    shown = player.state()["do"]
    player.tap(player.choices("look")[0])
    twist(tablet, "dialog .globe")
    player.tap("close")
    assert player.state()["do"] == shown
    twist(tablet, "#globe")
    expect(tablet.locator("#step")).not_to_have_attribute("data-do", shown[0])


def twist(page: Page, globe: str) -> None:
    """Two fingers on a globe go a quarter round each other."""
    box = page.locator(globe).bounding_box()
    assert box is not None
    x, y, far = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] / 4
    fingers = Fingers(page)
    for part in range(5):
        angle = part * math.pi / 8
        across, down = far * math.cos(angle), far * math.sin(angle)
        for finger, side in ((1, 1), (2, -1)):
            go = fingers.move if part else fingers.down
            go(finger, x + side * across, y + side * down)
    fingers.lift_all()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_scrolls_on_tablets_and_phones(tablet: Page, players: int) -> None:
    player = Player(tablet)
    beginners = players == 2
    go_on_with(player, played_until(in_round(1), players, 7, "planet", beginners=beginners))
    check_room_at_all_sizes(tablet)
    go_on_with(player, played_until(in_round(12), players, 7, "planet", beginners=beginners))
    player.tap(player.choices("select")[0])
    player.tap(player.choices("aim")[0])
    check_room_at_all_sizes(tablet)


def test_five_animals_find_room_on_a_low_phone(tablet: Page) -> None:
    go_on_with(Player(tablet), played_until(five_animals_wait, 4, 0, "planet"))
    assert tablet.locator(".wishes-5").count() == 1
    check_room_at_all_sizes(tablet, (375, 667))


def check_room_at_all_sizes(page: Page, *more: Size) -> None:
    for size in (*SIZES[1:], LYING, *more, SIZES[0]):
        resize(page, size)
        check_room(page)


def check_room(page: Page) -> None:
    """The page is not larger than the window, and what plays is in it and large enough."""
    over = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth,"
        " document.documentElement.scrollHeight - innerHeight]"
    )
    assert max(over) <= 0, page.viewport_size
    small = page.evaluate(
        """() => [...document.querySelectorAll('.card, .step, .square, .net .face')]
          .map(each => [each.id, each.getBoundingClientRect()])
          .filter(([, box]) => box.width && (Math.min(box.width, box.height) < 43.5
            || box.bottom > innerHeight + 1 || box.right > innerWidth + 1))
          .map(([id, box]) => `${id} ${box.width} x ${box.height}`)"""
    )
    assert small == []
