"""Bots at the table, in a browser: they think between taps and frames, and never twice."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from engine.bots import Outlook, bot_stream
from engine.bots.roster import find_bot
from engine.games import GAMES
from engine.journal import Journal
from tests.browser.device import TABLET, switch_app
from tests.browser.keyboard import Keyboard
from tests.browser.lending import Lend
from tests.browser.player import NAMES, Mouse, Player
from tests.browser.saves import come_to
from tests.browser.storage import store, stored_actions
from tests.browser.test_access import violations

THINKS = "document.querySelector('.say .thinking') !== null"
SETTLED = f"""() => document.body.dataset.screen !== 'table' || (!{THINKS}
  && document.querySelector('[data-do], [data-ui^=select]') !== null)"""
PATIENCE = 60_000  # milliseconds, on a busy machine
# Another app comes to the front in the middle of a thought: right after so many moments of it.
CALL_AWAY = """(after) => {
  window.moments = 0;
  const send = document.body.dispatchEvent.bind(document.body);
  document.body.dispatchEvent = (event) => {
    const answer = send(event);
    if (event.detail?.text === 'think' && ++window.moments === after) {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
    return answer;
  };
}"""
A_BOT: list[str | None] = ["hard:200", None]  # it begins, and needs more moments than ...
FEW = 2  # ... these. In the first one, what is needed is loaded


def sit_down(player: Player, game: str, bots: list[str | None], **options: object) -> Journal:
    """A game begins, with these bots and people."""
    journal = Journal(game, {"players": len(bots), **options}, NAMES[: len(bots)], 77)
    journal.page = {"bots": bots}
    come_to(player, journal)
    return journal


def wait_for_people(page: Page) -> None:
    """Until no bot is to move."""
    page.wait_for_function(SETTLED, timeout=PATIENCE)


def go_on(player: Player, rng: Random) -> None:
    """One tap on, when no bot thinks."""
    wait_for_people(player.page)
    state = player.state()
    if state["screen"] == "result":
        return
    if "close" in state["ui"]:
        player.tap("close")
    else:
        player.step(rng, state)


def check_bots(journal: Journal, bots: list[str | None], played: list[str]) -> None:
    """What bots played is what they play natively, in the same positions."""
    for number, action in enumerate(played):
        turn = journal.game.turn
        assert turn is not None
        bot = bots[turn]
        if bot is not None:
            stream = bot_stream(journal.seed, turn, number)
            found = find_bot(journal.kind, bot)(Outlook(journal.game, turn), stream)
            assert str(found) == action, number
        journal.play(action)


@pytest.fixture
def finger(lend: Lend) -> Player:
    """Somebody with a finger at a page that does not move."""
    return Player(lend(TABLET, has_touch=True, still=True))


def test_a_whole_game_against_three_hard_bots_by_touch(finger: Player) -> None:
    """With reloads in the middle of a thought. Every move is the one that is found natively."""
    player, page = finger, finger.page
    bots: list[str | None] = [None, "hard:4", "hard:4", "hard:4"]
    journal = sit_down(player, "planet", bots)
    rng, reloads = Random(7), 0
    while player.screen != "result":
        if reloads < 2 and page.evaluate(THINKS):
            player.reload()
            reloads += 1
        go_on(player, rng)
    assert reloads == 2
    expect(page.locator(".column h2 .badge img")).to_have_count(3)
    check_bots(journal, bots, stored_actions(page))
    assert journal.game.turn is None


def test_a_whole_game_against_three_hard_bots_by_keyboard(lend: Lend) -> None:
    player = Keyboard(lend(TABLET, still=True))
    bots: list[str | None] = ["hard:12", None, "hard:12", "hard:12"]
    journal = sit_down(player, "prince", bots)
    rng = Random(8)
    while player.screen != "result":
        go_on(player, rng)
    check_bots(journal, bots, stored_actions(player.page))
    assert journal.game.turn is None


def fall_asleep(player: Player) -> Journal:
    """A game begins, and the tablet is put away while the first bot thinks."""
    player.page.evaluate(CALL_AWAY, FEW)
    journal = sit_down(player, "prince", A_BOT)
    player.page.wait_for_function("document.hidden")
    assert stored_actions(player.page) == []
    return journal


def test_a_bot_that_slept_in_the_middle_of_a_thought_plays_what_it_would_have_played(
    page: Page,
) -> None:
    player = Player(page).arrive()
    journal = fall_asleep(player)
    for _ in range(10):
        page.wait_for_function("true", polling="raf")
    assert page.evaluate("window.moments") == FEW  # it thinks of nothing meanwhile
    assert stored_actions(page) == []
    switch_app(page, away=False)
    wait_for_people(page)
    played = stored_actions(page)
    check_bots(journal, A_BOT, played)
    assert [action.split()[0] for action in played] == ["draw", "hide"]


def test_a_tab_that_takes_over_in_the_middle_of_a_thought_thinks_it_and_nothing_is_played_twice(
    context: BrowserContext,
) -> None:
    first, second = Mouse(context.new_page()).arrive(), Mouse(context.new_page())
    journal = fall_asleep(first)
    second.arrive().press("take-over")
    second.page.wait_for_function("document.body.dataset.screen === 'table'")
    wait_for_people(second.page)
    played = stored_actions(second.page)
    check_bots(journal, A_BOT, played)
    assert [action.split()[0] for action in played] == ["draw", "hide"]
    switch_app(first.page, away=False)
    first.page.wait_for_function("document.body.dataset.screen === 'elsewhere'")
    first.press("take-over")
    first.page.wait_for_function("document.body.dataset.screen === 'table'")
    wait_for_people(first.page)
    assert stored_actions(first.page) == played


def test_curtains_fall_only_between_the_two_people(finger: Player) -> None:
    player, page = finger, finger.page
    sit_down(player, "prince", [None, "medium", None], edition="2025", hidden_characters=True)
    rng, fallen, last = Random(9), [], None
    while len(stored_actions(page)) < 24:
        wait_for_people(page)
        if player.screen == "curtain":
            turn = page.locator("#sentence").inner_text()
            assert NAMES[1] not in turn
            assert turn != last
            fallen.append(turn)
            last = turn
        go_on(player, rng)
    assert len(set(fallen)) == 2


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_seated_and_watched_to_the_end(finger: Player, game: str) -> None:
    player, page = finger, finger.page
    player.set("pace once")
    player.tap("setup")
    player.tap(f"game {game}")
    player.tap("players 2")
    for seat, times in ((0, 1), (1, 2)):
        for _ in range(times):
            player.tap(f"sit {seat}")
    player.tap("start")
    page.wait_for_function("document.body.dataset.screen === 'result'", timeout=PATIENCE)
    expect(page.locator(".column .badge img")).to_have_count(2)
    expect(page.locator("#review")).to_have_count(0)


def test_play_now_a_hint_and_where_points_were_lost(finger: Player) -> None:
    """One person against two bots, who follows every hint; nothing of it bothers anybody."""
    player, page = finger, finger.page
    store(page, {"learned": '["lesson prince"]'})
    player.take_up()
    player.set("pace once")
    player.tap("play-now")
    assert violations(page) == []
    player.tap("sounds no")
    asked = 0
    while player.screen != "result":
        wait_for_people(page)
        if player.choices("hint") and asked < 4:
            player.tap("hint")
            page.wait_for_function(f"!{THINKS} && !document.querySelector('#hint')")
            expect(page.locator("#detail")).to_contain_text("est")
            assert violations(page) == []
            lit = page.locator("#step, .hinted").first
            player.tap(str(lit.get_attribute("data-do")))
            asked += 1
        else:
            go_on(player, Random(asked))
    assert asked == 4
    player.tap("review")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("points", timeout=PATIENCE)
    assert violations(page) == []
