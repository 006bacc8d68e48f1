"""From a tap to the painted page, over a whole game: how long, and where the time goes."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from statistics import quantiles
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.device import TABLET, slow_down, window
from tests.browser.player import Player
from tests.browser.stages import HOLD

# 95 of 100 taps: on this machine, and with the processor throttled four times (a good INP).
GOALS = {1: 45.0, 4: 180.0}
PARTS = ("wait", "python", "store", "morph", "rest", "paint", "all")

# Each tap in parts: until Python gets it, until Python hands over the update, until that is stored,
# morphed and finished ("tap" is measured up to here), and until the next frame is painted.
RECORD = """() => {
  window.taps = [];
  let now = {};
  addEventListener('click', (event) => {
    const button = event.target.closest('[data-do], [data-ui]');
    const verb = (button?.dataset.do ?? button?.dataset.ui ?? '').split(' ')[0];
    now = { verb, since: event.timeStamp, heard: performance.now() };
  }, { capture: true });
  const update = pocket.update;
  pocket.update = (text, since) => {
    now.drawn = performance.now();
    now.size = text.length;
    return update(text, since);
  };
  for (const [owner, name] of [[Idiomorph, 'morph'], [Element.prototype, 'replaceWith']]) {
    const show = owner[name];
    owner[name] = function (...given) {
      now.stored = performance.now();
      show.apply(this, given);
      now.morphed = performance.now();
    };
  }
  const measure = performance.measure;
  performance.measure = (name, options) => {
    const entry = measure.call(performance, name, options);
    if (name === 'tap') afterPaint({ ...now, shown: entry.startTime + entry.duration });
    return entry;
  };
  function afterPaint(tap) {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        window.taps.push({ ...tap, painted: performance.now() });
        console.debug('painted');
      };
      channel.port2.postMessage(null);
    });
  }
}"""
_AT_REST = """() => {
  const turn = [...document.querySelectorAll('.globe .face')].map((face) => face.style.transform);
  const before = window.turn;
  window.turn = turn.join();
  return window.turn === before
    && document.getAnimations().every((one) => one.playState !== 'running');
}"""


class Bystander(Player):
    """Someone who taps and then leaves the page alone until it is painted.

    The taps are a mouse's: what emulates a finger adds a dozen milliseconds of its own.
    """

    def tap(self, text: str) -> None:
        if text != "skip":  # what is shown is ended while it moves
            self.page.wait_for_function(_AT_REST)
        x, y, _ = self.spot(text)
        with self.page.expect_console_message(lambda message: message.text == "painted"):
            self.page.mouse.click(x, y)


def play_a_game(page: Page, game: str, players: int, pace: str) -> list[dict[str, Any]]:
    """A whole game by taps, one after the other, each when nothing moves any more.

    What is shown stays until a tap ends it.
    """
    Player(page, pace).begin(players, deal=5, game=game)
    page.evaluate(RECORD)
    page.evaluate(HOLD)
    player = Bystander(page)
    rng = Random(5)
    while (state := player.state())["screen"] != "result" or "skip" in state["ui"]:
        if "skip" in state["ui"]:
            player.tap("skip")
        else:
            player.step(rng, state)
    return list(page.evaluate("taps"))


def in_parts(tap: dict[str, Any]) -> dict[str, float]:
    moments = ("since", "heard", "drawn", "stored", "morphed", "shown", "painted")
    spans = [tap[end] - tap[begin] for begin, end in pairwise(moments)]
    parts = dict(zip(PARTS, spans, strict=False))
    return parts | {"all": tap["painted"] - tap["since"]}


def at(share: int, values: list[float]) -> float:
    """The value that so many of a hundred do not exceed."""
    return quantiles(values, n=100, method="inclusive")[share - 1]


def table(taps: list[dict[str, Any]], rate: int) -> str:
    """Milliseconds for the parts of a tap, by what was tapped."""
    lines = [
        f"\nprocessor throttled {rate} times: ms for 50 / 95 of 100 taps",
        f"{'':12}{'taps':>5}",
    ]
    lines[1] += "".join(f"{part:>13}" for part in PARTS)
    verbs = sorted({tap["verb"] for tap in taps})
    for name, some in [*((v, [t for t in taps if t["verb"] == v]) for v in verbs), ("all", taps)]:
        if len(some) > 1:
            parts = [in_parts(tap) for tap in some]
            columns = ([each[part] for each in parts] for part in PARTS)
            cells = "".join(f"{at(50, c):>7.1f} /{at(95, c):>4.0f}" for c in columns)
            lines.append(f"{name:12}{len(some):>5}{cells}")
    sizes = [tap["size"] for tap in taps]
    lines.append(f"an update has {at(50, sizes) / 1000:.0f} kB, at most {max(sizes) / 1000:.0f} kB")
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("pace", "rate"),
    [("once", 1), ("once", 4), ("show", 1)],
    ids=["native", "throttled", "native, with what happens shown"],
)
@pytest.mark.parametrize(("game", "players"), [("prince", 5), ("planet", 4)])
def test_from_tap_to_painted_page(
    browser: tuple[Browser, str], game: str, players: int, pace: str, rate: int
) -> None:
    chrome, home = browser
    context = chrome.new_context(viewport=window(TABLET), base_url=home, has_touch=True)
    page = context.new_page()
    Player(page).arrive()
    slow_down(page, rate)
    taps = play_a_game(page, game, players, pace)
    print(f"\n{game}, {players} players{table(taps, rate)}")
    assert len(taps) > 200
    assert at(95, [in_parts(tap)["all"] for tap in taps]) <= GOALS[rate]
    context.close()
