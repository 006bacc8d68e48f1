"""Motion explains, is short, stands in nobody's way, and is not there for those who want none."""

from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.device import TABLET, NewContext, window
from tests.browser.player import Player

# Flights that stop in mid-air, so that one can look at them.
IN_MID_AIR = """
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const flight = animate.apply(this, given);
    flight.pause();
    const { endTime, delay } = flight.effect.getComputedTiming();
    flight.currentTime = endTime / 3;
    window.flights.push({ who: this.id, lasts: endTime, delay });
    return flight;
  };
"""
RUNNING = "document.getAnimations().filter((one) => one.playState === 'running').length"
LONGEST = 600  # milliseconds


def new_page(new_context: NewContext, **options: object) -> Page:
    page = new_context(viewport=window(TABLET), has_touch=True, **options).new_page()
    page.add_init_script(IN_MID_AIR)
    return page


def test_a_tile_flies_and_stands_in_the_way_of_no_tap(new_context: NewContext) -> None:
    page = new_page(new_context)
    player = Player(page).arrive()
    player.begin(5, deal=31)
    rng = Random(31)
    covered = []
    for _ in range(14):
        player.act(rng)
        for text in player.state()["do"]:
            try:
                player.spot(text)
            except AssertionError as error:
                covered.append(str(error))
        page.evaluate(
            "document.getAnimations().filter((one) => one.playState === 'paused')"
            ".forEach((flight) => flight.finish())"
        )
    flights = page.evaluate("flights.map(({ lasts }) => lasts)")
    assert flights
    assert max(flights) <= LONGEST
    assert not covered, "\n".join(covered)


def test_drawn_tiles_come_from_their_pile_one_after_the_other(new_context: NewContext) -> None:
    page = new_page(new_context)
    player = Player(page).arrive().begin(4, deal=33)
    player.tap("draw core")
    drawn = page.evaluate("flights.map(({ who, delay }) => [who, delay])")
    tiles = [f"tile-{text.split()[1]}" for text in player.choices("select")]
    assert [who for who, _ in drawn] == tiles[1:]  # the first lies where the pile was
    delays = [delay for _, delay in drawn]
    assert delays == sorted(set(delays))


@pytest.mark.parametrize("how", ["of the device", "of the page"])
def test_whoever_wants_no_motion_gets_none(new_context: NewContext, how: str) -> None:
    preference = "reduce" if how == "of the device" else "no-preference"
    page = new_page(new_context, reduced_motion=preference)
    player = Player(page).arrive()
    if how == "of the page":
        player.tap("settings")
        player.tap("switch motion")
        player.tap("back")
    player.begin(3, deal=32)
    rng = Random(32)
    for _ in range(14):
        player.step(rng)
        assert page.evaluate(RUNNING) == 0
    assert page.evaluate("flights") == []
