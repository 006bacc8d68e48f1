"""What happens is seen before the tablet goes on: by itself, or at once by a tap; and no secret."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from engine.journal import Journal
from tests.browser import measure
from tests.browser.device import (
    LYING,
    SMALLEST,
    TABLET,
    USUAL_SIZES,
    NewContext,
    Size,
    resize,
    window,
)
from tests.browser.fingers import middle
from tests.browser.keyboard import Keyboard
from tests.browser.lending import Lend
from tests.browser.mirror import Mirror, check_secrets
from tests.browser.player import NAMES, Mouse, Player
from tests.browser.saves import HIDDEN, go_on_with, in_round, played_until
from tests.browser.stages import (
    HOLD,
    UPDATE,
    Holder,
    choose,
    go_on,
    is_on_stage,
    look_on,
    right_before,
    tap_on,
)
from tests.browser.waiting import counts_from
from tests.engine.planet.table import animals_in

# The document every 16 milliseconds, each time it is another one: on the stage, or not.
RECORD = """() => {
  window.frames_ = [];
  let last = '';
  setInterval(() => {
    const dom = document.documentElement.outerHTML;
    if (dom === last) return;
    last = dom;
    const { screen } = document.body.dataset;
    const staged = Boolean(document.getElementById('skip'));
    window.frames_.push({ dom, screen, staged, update: Number(document.body.dataset.update) });
  }, 16);
}"""
TAKE = "() => window.frames_.splice(0)"
# What is in the document where an objective is told: at first sight, to a finger, or to be heard.
TOLD = ("habitat-head", "habitat wanted", "in-sight", "Your objective: ")
LONG = 20_000  # milliseconds: what is said stays until it is read
BARS = """document.getAnimations().filter(({ effect }) => effect.pseudoElement === "::after")
  .map(({ effect }) => effect.target.id)"""
RUNNING = "document.getAnimations().filter((one) => one.playState === 'running').length"


# What flies, and what does so on something that flies itself: it would be seen elsewhere.
WATCH_FLIGHTS = """() => {
  window.flights = [];
  window.strays = [];
  new MutationObserver((changes) => changes.forEach(({ target }) => {
    if (target.dataset.flying === undefined) return;
    window.flights.push(target.dataset.fly);
    if (target.parentElement.closest('[data-flying]')) window.strays.push(target.dataset.fly);
  })).observe(document, { subtree: true, attributeFilter: ['data-flying'] });
}"""


# The total that is seen is the one that is told, and stays so for longer than points climb.
TOTAL_IS_RIGHT = """() => {
  const score = document.getElementById('score');
  const seen = score?.querySelector('[data-climbs^=total]').textContent;
  window.stayed = score?.ariaLabel.endsWith(`: ${seen}`) ? window.stayed + 1 : 0;
  return window.stayed > 120; // frames
}"""


def on_the_tablet(lend: Lend, kind: type[Player] = Player) -> Player:
    return kind(lend(TABLET, has_touch=True), "quick")


@pytest.mark.parametrize(
    ("game", "rounds", "kind"),
    [
        ("prince", 15, Player),
        ("prince", 15, Keyboard),
        ("planet", 12, Keyboard),
        ("planet", 12, Mouse),
        ("planet", 12, Holder),
    ],
)
def test_a_game_is_played_to_its_end_with_everything_shown(
    lend: Lend, kind: type[Player], game: str, rounds: int
) -> None:
    """`make soak` plays whole games."""
    player = on_the_tablet(lend, kind)
    play_with_everything_shown(player, played_until(in_round(rounds), 2, 65, game))


def test_a_finger_that_rests_while_something_is_shown_opens_nothing_below_it(lend: Lend) -> None:
    player = Holder(lend(TABLET, has_touch=True), "show")
    journal, action = right_before("Awarded", "planet", NAMES[:2])
    go_on_with(player, journal)
    choose(player, action)
    player.tap(action)
    while player.choices("skip")[1:]:  # to the last thing that is shown
        go_on(player)
    where = middle(player.page.locator(".world-of"))
    assert is_on_stage(player)
    player.fingers.down(1, *where)
    look_on(player)
    player.fingers.up(1)
    player.tap("sizes")  # what has come of the finger has come by then
    expect(player.page.locator("dialog")).to_have_count(0)


def test_the_menu_opens_by_one_tap_while_something_is_shown_and_that_waits_for_it(
    lend: Lend,
) -> None:
    player = Player(lend(TABLET, has_touch=True), "show")
    journal, action = right_before("Awarded", "planet", NAMES[:2])
    go_on_with(player, journal)
    choose(player, action)
    player.tap(action)
    assert is_on_stage(player)
    assert player.page.evaluate(BARS) == ["skip"]  # how much of its time is over
    player.tap("menu")
    assert player.page.evaluate(BARS) == []
    player.tap("close")
    assert is_on_stage(player)
    assert player.page.evaluate(BARS) == ["skip"]
    tap_on(player)


NOW = "performance.now()"
MOMENT = 350  # milliseconds, as in gate.js
# Escape, pressed so many milliseconds after that time of the page.
ESCAPE = """(at) => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  document.body.dispatchEvent(event);
}"""


def test_what_comes_by_itself_takes_no_tap_before_it_can_have_been_seen(lend: Lend) -> None:
    """Whoever taps in that moment has seen what was there before."""
    player = Player(lend(TABLET, has_touch=True), "show")
    page = player.page
    journal, action = right_before("Awarded", "planet", NAMES[:2])
    go_on_with(player, journal)
    choose(player, action)
    page.evaluate(HOLD)
    player.tap(action)
    own = {button: counts_from(page, button) for button in ("#skip", "#skip-all")}
    came = page.evaluate(NOW)
    go_on(player)
    assert all(counts_from(page, button) >= came + MOMENT for button in own)
    shown = page.evaluate(UPDATE)
    page.evaluate(ESCAPE, came + MOMENT - 1)
    assert page.evaluate(UPDATE) == shown
    while is_on_stage(player):
        came = page.evaluate(NOW)
        go_on(player)
    assert counts_from(page, "[data-ui^=select]") >= came + MOMENT


def test_taps_of_ones_own_go_on_as_fast_as_one_likes(lend: Lend) -> None:
    player = Player(lend(TABLET, has_touch=True), "show")
    journal, action = right_before("Awarded", "planet", NAMES[:2])
    go_on_with(player, journal)
    choose(player, action)
    player.page.evaluate(HOLD)
    player.tap(action)
    since = counts_from(player.page, "#skip")
    player.tap("skip")
    assert is_on_stage(player)
    assert counts_from(player.page, "#skip") == since


BOXES = """(names) => names.map((id) => document.getElementById(id)?.getBoundingClientRect())
  .filter((box) => box?.width).map(({ x, y, right, bottom }) => [x, y, right, bottom])"""
HAND = "(left) => document.documentElement.classList.toggle('left-handed', left)"


def test_no_hint_is_asked_for_where_one_taps_to_go_on(new_context: NewContext) -> None:
    page = new_context(has_touch=True, reduced_motion="reduce").new_page()
    player = Player(page, "show").arrive()
    journal, action = right_before("RoundOver", "planet", NAMES[:2], least=0, beginners=True)
    journal.page = {"bots": ["easy", None]}
    go_on_with(player, journal)
    choose(player, action)
    page.evaluate(HOLD)
    player.tap(action)
    landed = spots_of(player, "skip", "skip-all")
    go_on(player)
    over = spots_of(player, "skip", "skip-all")
    go_on(player)
    for way, [hint] in spots_of(player, "hint").items():
        for x, y, right, bottom in (*landed[way], *over[way]):
            apart = right <= hint[0] or hint[2] <= x or bottom <= hint[1] or hint[3] <= y
            assert apart, way
    assert all(len(landed[way]) == 2 and len(over[way]) == 1 for way in landed)
    for way in landed:  # nor is anything skipped there
        outer = 0 if way[2] else 2
        assert landed[way][0][outer] == over[way][0][outer], way


def spots_of(player: Player, *names: str) -> dict[tuple[Size, bool, bool], list[list[float]]]:
    """Where buttons are: on every window, with large text, for the left hand."""
    spots = {}
    for left, large in product((False, True), repeat=2):
        player.page.evaluate(HAND, left)
        measure.large(player.page, large)
        for size in (*USUAL_SIZES, LYING, SMALLEST):
            resize(player.page, size)
            spots[size, large, left] = player.page.evaluate(BOXES, names)
    return spots


def play_with_everything_shown(player: Player, journal: Journal) -> None:
    """From where a game is to its end: what is shown goes on by itself, by a key, or by a tap."""
    go_on_with(player, journal)
    rng, shown = Random(65), 0
    while (state := player.state())["screen"] != "result" or "skip" in state["ui"]:
        if "skip" not in state["ui"]:
            if action := player.step(rng, state):
                journal.play(action)
            continue
        assert not state["do"]
        shown += 1
        if player.page.locator(".crowning").count():  # it stays for as long as one likes
            player.tap("skip")
        elif shown % 9 == 1:
            look_on(player)
        elif shown % 9 == 2:
            player.page.keyboard.press("Escape")
            look_on(player)
        else:
            tap_on(player)
    result = journal.result()
    assert result is not None
    for seat in result["winners"]:
        expect(player.page.locator("#sentence")).to_contain_text(journal.names[seat])
    assert shown >= 3  # each of these ways
    player.tap("look 0")
    expect(player.page.get_by_role("dialog")).to_be_visible()


def test_points_that_still_climb_are_right_when_somebody_goes_on(lend: Lend) -> None:
    player = on_the_tablet(lend)
    go_on_with(player, played_until(in_round(9), 2, 65, "prince"))
    rng, checked = Random(65), 0
    while checked < 3:
        if not is_on_stage(player):
            player.step(rng)
            continue
        player.page.evaluate("document.getElementById('skip').click()")  # while they climb
        player.page.wait_for_function("!document.getElementById('skip')")
        if player.screen == "table":
            player.page.evaluate("window.stayed = 0")
            player.page.wait_for_function(TOTAL_IS_RIGHT)
            checked += 1


def test_a_tile_on_a_planet_that_flies_is_taken_along(lend: Lend) -> None:
    player = on_the_tablet(lend)
    journal = played_until(in_round(5), 2, 65, "prince", hidden_characters=True)
    go_on_with(player, journal)
    player.page.evaluate(WATCH_FLIGHTS)
    rng, played = Random(65), 0
    while played < 8:
        if is_on_stage(player):
            tap_on(player)
        else:
            played += player.step(rng) is not None
    flights = player.page.evaluate("window.flights")
    assert any(name.startswith("planet-") for name in flights)
    assert player.page.evaluate("window.strays") == []


@pytest.mark.parametrize(
    ("players", "options", "enough"), [(3, HIDDEN, 4), (2, HIDDEN, 1), (2, {}, 2)], ids=str
)
def test_no_secret_is_on_any_frame_between_a_tap_and_a_curtain(
    new_context: NewContext, players: int, options: dict[str, Any], enough: int
) -> None:
    page = new_context(viewport=window(TABLET), has_touch=True).new_page()
    player = Player(page, "quick").arrive().begin(players, deal=66, **options)
    mirror = Mirror(players, 66, **options)
    player.page.evaluate(RECORD)
    rng, staged, curtains = Random(66), 0, 0
    while curtains < enough:
        held, old = in_sight(mirror), player.page.evaluate(UPDATE)
        action = player.step(rng)
        if action:
            mirror.play(action)
        look_on(player)
        curtains += player.screen == "curtain"
        opened = None if action else mirror.turn  # what they missed is for their eyes
        for frame in player.page.evaluate(TAKE):
            if frame["screen"] == "curtain":
                check_secrets(frame["dom"], set(), mirror.options)
            elif frame["staged"]:
                check_secrets(frame["dom"], mirror.onlooker.seen[opened], mirror.options)
                staged += action is not None
            else:
                may_know = held if frame["update"] == old else in_sight(mirror)
                check_secrets(frame["dom"], may_know, mirror.options)
    assert staged
    assert players > 2 or any(action.startswith("take ?") for action in mirror.actions)


def in_sight(mirror: Mirror) -> set[str]:
    """What may be on the table of whose turn it is, while no finger rests on the face-down tile."""
    return mirror.onlooker.seen[mirror.turn] - {mirror.onlooker.face_down}


def test_no_objective_is_on_any_frame_but_those_that_its_owner_asked_for(
    new_context: NewContext,
) -> None:
    page = new_context(viewport=window(TABLET), has_touch=True).new_page()
    player = Player(page, "quick").arrive().begin(2, deal=66, game="planet")
    player.page.evaluate(RECORD)
    rng, played, is_met = Random(66), 0, False
    met = set()
    while played < 3:  # both have met theirs, and it is somebody's turn again
        was_met, old = is_met, player.page.evaluate(UPDATE)
        is_met = player.screen == "curtain"
        if was_met:
            player.tap("close")
        else:
            played += player.step(rng) is not None
        look_on(player)
        for frame in player.page.evaluate(TAKE):
            if any(sign in frame["dom"] for sign in TOLD):
                assert frame["screen"] == "table"
                assert was_met if frame["update"] == old else is_met
                met.add(played)
    assert met == {0, 1}


def test_no_face_down_animal_is_on_any_frame_before_it_is_turned_up(
    new_context: NewContext,
) -> None:
    page = new_context(viewport=window(TABLET), has_touch=True).new_page()
    options = {"hidden_animals": True, "beginners": True}
    player = Player(page, "quick").arrive().begin(2, deal=66, game="planet", **options)
    journal = Journal("planet", {"players": 2, **options}, NAMES[:2], 66)
    page.evaluate(RECORD)
    rng, staged = Random(66), 0
    assert len(face_down(journal)) == 10
    while len(face_down(journal)) > 8:
        hidden, old = face_down(journal), page.evaluate(UPDATE)
        if action := player.step(rng):
            journal.play(action)
        look_on(player)
        for frame in page.evaluate(TAKE):
            unknown = hidden if frame["update"] == old else face_down(journal)
            assert animals_in(frame["dom"]).isdisjoint(unknown)
            staged += frame["staged"]
    assert staged


def face_down(journal: Journal) -> set[str]:
    """The animals that nobody knows yet."""
    game: Any = journal.game
    return {animal.id for animal in game.face_down}


def test_who_wants_no_motion_sees_the_result_and_a_sentence_until_a_mouse_clicks_anywhere(
    lend: Lend,
) -> None:
    player = Player(lend(TABLET, has_touch=True, still=True), "show")
    journal, action = right_before("Awarded", "planet", ("Ada", "Ben"))
    go_on_with(player, journal)
    choose(player, action)
    player.tap(action)
    assert is_on_stage(player)
    page = player.page
    expect(page.locator("#sentence")).to_contain_text("puts down a tile")
    expect(page.locator("#sentence")).to_contain_text(" comes to ", timeout=LONG)  # after a tie
    assert page.locator(".arrival .animal").is_visible()
    assert page.evaluate(RUNNING) == 0
    taps = page.evaluate("performance.getEntriesByName('tap').length")
    player.wait_until_ready("skip")
    page.mouse.click(6, 300)
    player.wait_for_answer(taps)
    tap_on(player)
