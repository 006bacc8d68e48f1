"""While a hard bot thinks: how long frames and moments last, and how many playouts go by.

What a busy machine does to a frame is not the page's doing, so the best of a few thoughts counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from math import sin
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from engine.bots.roster import heads_of
from engine.games import GAMES
from engine.journal import Journal
from tests.bench.test_globe import RECORD
from tests.bench.test_tap import RECORD as TAPS
from tests.bench.test_tap import at, in_parts
from tests.browser.device import TABLET, slow_down, window
from tests.browser.fingers import middle
from tests.browser.player import NAMES, Player
from tests.browser.saves import come_to, in_round, played_until
from ui.thinking import LONGEST

Moment = tuple[float, float, int, bool]

LONGEST_FRAME = 33.4  # milliseconds, while a finger turns the globe
LONGEST_THOUGHT = {1: 1500.0, 4: 3000.0}  # milliseconds, by how slow the device is
SELDOM = 100  # milliseconds between two questions whether it thinks: they take time themselves ...
ASK = 12  # ... and so many moves of the mouse
OFTEN = 25  # milliseconds between two questions whether a tap was painted
LONGEST_TAP = {1: 50.0, 4: 200.0}  # milliseconds for 95 of 100 taps, by how slow the device is
MANY = 60  # taps
PATIENT = "hard:1000000"  # a bot that thinks for as long as it may
LOOKING = {"prince": "show", "planet": "animal"}  # while others move
FEW = 3  # places to tap on
RUNS = 3
THINKS = "document.querySelector('.say .thinking') !== null"
# Every moment of thinking: when it began, how long it was, how many frames there were before, and
# whether something came of it: a bot that draws, takes and names decides three times.
MOMENTS = """() => {
  window.moments = [];
  let updates = 0;
  const send = document.body.dispatchEvent.bind(document.body);
  document.body.dispatchEvent = (event) => {
    const [began, frames, before] = [performance.now(), window.frames_.length, updates];
    const answer = send(event);
    const moment = [began, performance.now() - began, frames, updates > before];
    if (event.detail?.text === 'think') window.moments.push(moment);
    return answer;
  };
  const { update } = pocket;
  pocket.update = (...given) => {
    updates += 1;
    return update(...given);
  };
}"""


@pytest.fixture
def page(browser: tuple[Browser, str]) -> Iterator[Page]:
    """A page that records its frames and its moments of thinking. It thinks no more after that."""
    chromium, url = browser
    context = chromium.new_context(viewport=window(TABLET), base_url=url, has_touch=True)
    for script in (RECORD, MOMENTS):
        context.add_init_script(f"addEventListener('DOMContentLoaded', {script})")
    yield context.new_page()
    context.close()


def position(game: str, bot: str, seed: int, players: int = 3, number: int = 6) -> Journal:
    """A round begins, in the middle of a game, with this bot to move and people who wait."""
    journal = played_until(in_round(number), players, seed, game, NAMES)
    turn = journal.game.turn
    journal.page = {"bots": [bot if seat == turn else None for seat in range(players)]}
    return journal


def think(player: Player, journal: Journal, turn_it: bool = False) -> dict[str, Any]:
    """One thought from its first moment to its last; somebody may turn the globe meanwhile."""
    page = player.page
    page.evaluate("window.moments.length = 0")
    come_to(player, journal)
    page.evaluate("window.frames_.length = 0")
    if turn_it:
        turn_the_globe(page)
    page.wait_for_function(f"!({THINKS})", polling=SELDOM)
    found: dict[str, Any] = page.evaluate(
        "({ moments, frames: window.frames_.slice(1, moments.at(-1)[2]) })"
    )
    if turn_it:
        page.mouse.up()
    return found


def turn_the_globe(page: Page) -> None:
    """By a mouse that stays down, for as long as somebody thinks."""
    x, y = middle(page.locator("#globe"))
    page.mouse.move(x, y)
    page.mouse.down()
    step = 0
    while step % ASK or page.evaluate(THINKS):
        step += 1
        page.mouse.move(x + 110 * sin(step / 11), y + 60 * sin(step / 8))


def decisions(thought: dict[str, Any]) -> list[list[Moment]]:
    """The moments of each decision."""
    found: list[list[Moment]] = [[]]
    for moment in thought["moments"]:
        found[-1].append(moment)
        if moment[3]:
            found.append([])
    return [moments for moments in found if moments]


def spent(moments: list[Moment]) -> float:
    """Milliseconds of thinking, without what was loaded before it and drawn after it."""
    return sum(length for _, length, _, _ in moments[1:-1])


def test_the_globe_turns_while_a_hard_bot_thinks(
    page: Page, capsys: pytest.CaptureFixture[str]
) -> None:
    player = Player(page).arrive()
    thoughts = [
        think(player, position("planet", "hard", seed), turn_it=True) for seed in range(3, 8)
    ]
    with capsys.disabled():
        print(f"\n{'thought':>8}{'moments':>9}{'longest':>9}{'frames':>8}{'longest':>9}  (ms)")
        for number, each in enumerate(thoughts, 1):
            moments = [length for _, length, _, decides in each["moments"][1:] if not decides]
            longest, frame = max(moments), max(each["frames"])
            print(
                f"{number:>8}{len(moments):>9}{longest:>9.1f}{len(each['frames']):>8}{frame:>9.1f}"
            )
    assert min(max(each["frames"]) for each in thoughts) <= LONGEST_FRAME


@pytest.mark.parametrize("rate", LONGEST_THOUGHT, ids=["native", "throttled"])
@pytest.mark.parametrize(
    ("game", "players", "number"),
    [("prince", 3, 6), ("planet", 3, 6), ("prince", 5, 1), ("planet", 4, 1)],
)
def test_a_hard_bot_answers_soon(
    page: Page,
    game: str,
    players: int,
    number: int,
    rate: int,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In the middle of a game, and in its first round at a full table, where most is to come."""
    player = Player(page).arrive()
    slow_down(page, rate)
    longest = []
    for seed in range(3, 6):
        turn = decisions(think(player, position(game, "hard", seed, players, number)))
        times = [each[-1][0] + each[-1][1] - each[0][0] for each in turn]
        longest.append(max(times))
        with capsys.disabled():
            print(f"\n{game}, {players} players, round {number}, throttled {rate} times:")
            print(f"ms a decision {[round(t) for t in times]}")
    assert min(longest) <= LONGEST_THOUGHT[rate]


Spot = tuple[float, float]


def spots(player: Player, *verbs: str) -> list[Spot]:
    """Where the first few of these buttons are."""
    return [player.spot(text)[:2] for text in player.choices(*verbs)[:FEW]]


def tap_meanwhile(page: Page, where: Sequence[Spot]) -> list[float]:
    """Tap on for as long as somebody thinks: how long each tap took, until it was painted."""
    found = []
    for x, y in cycle(where):
        before = page.evaluate("taps.length")
        page.mouse.click(x, y)
        # What was there may be gone, when a bot has just moved.
        page.wait_for_function(f"taps.length > {before} || !({THINKS})", polling=OFTEN)
        if not page.evaluate(f"taps.length > {before} && {THINKS}"):
            break
        found.append(in_parts(page.evaluate("taps.at(-1)"))["all"])
    return found


def check_taps(page: Page, rate: int, what: str, begin: Callable[[int], Sequence[Spot]]) -> None:
    """Taps while somebody thinks, in one game after the other; `begin` says where one may tap."""
    page.evaluate(TAPS)
    slow_down(page, rate)
    taps: list[float] = []
    for seed in range(3, 3 + MANY):
        taps += tap_meanwhile(page, begin(seed))
        if len(taps) >= MANY:
            break
    share = f"50 / 95 of 100 taps {at(50, taps):.0f} / {at(95, taps):.0f} ms"
    print(f"\n{what}, throttled {rate} times: {share}, {len(taps)} taps")
    assert at(95, taps) <= LONGEST_TAP[rate]


@pytest.mark.parametrize("rate", LONGEST_TAP, ids=["native", "throttled"])
@pytest.mark.parametrize("game", GAMES)
def test_who_looks_around_while_a_hard_bot_thinks_is_answered_as_always(
    page: Page, game: str, rate: int, capsys: pytest.CaptureFixture[str]
) -> None:
    player = Player(page).arrive()

    def begin(seed: int) -> list[Spot]:
        come_to(player, position(game, PATIENT, seed))
        return spots(player, LOOKING[game])

    with capsys.disabled():
        check_taps(page, rate, f"{game}, looking around", begin)


@pytest.mark.parametrize("rate", LONGEST_TAP, ids=["native", "throttled"])
@pytest.mark.parametrize("game", GAMES)
def test_who_aims_a_tile_while_the_hard_bot_thinks_of_a_hint_is_answered_as_always(
    page: Page, game: str, rate: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a game of one person against hard bots."""
    player = Player(page).arrive()

    def begin(seed: int) -> list[Spot]:
        wanted = in_round(6, "take" if game == "prince" else None)
        journal = played_until(wanted, 3, seed, game, NAMES)
        turn = journal.game.turn
        journal.page = {"bots": [None if seat == turn else "hard" for seat in range(3)]}
        come_to(player, journal)
        where = spots(player, "select")
        if game == "planet":
            player.tap(player.choices("select")[0])
            where = [*where, *spots(player, "aim")]
        player.tap("hint")
        return where

    with capsys.disabled():
        check_taps(page, rate, f"{game}, aiming", begin)


@pytest.mark.parametrize("game", GAMES)
def test_how_many_playouts_a_second_go_by(
    page: Page, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two thoughts about the same position, one with more playouts: the rest is the same.

    The longer one has all that hard takes if nobody says otherwise. If the clock does not cut it
    short, the page plays as strongly as is published.
    """
    player = Player(page).arrive()
    many = heads_of(game)["hard"].playouts
    few = many // 4
    runs = [
        [
            spent(decisions(think(player, position(game, f"hard:{playouts}", 3)))[0])
            for playouts in (few, many)
        ]
        for _ in range(RUNS)  # the browser makes fast what it runs often
    ]
    short, long = map(min, zip(*runs, strict=True))
    rate = (many - few) / max(long - short, 1.0) * 1000
    with capsys.disabled():
        print(f"\n{game}: {rate:.0f} playouts a second in the browser; a decision takes {many},")
        print(f"in {long:.0f} ms of at most {LONGEST:.0f}")
    assert long > short
