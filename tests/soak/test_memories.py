"""Memories on phones: no number of the records is broken in two, and a replay is one view."""

import pytest

from tests.browser.device import PHONE, Size
from tests.browser.lending import Lend
from tests.browser.player import Player
from tests.browser.saves import is_over, keep, played_until
from tests.browser.walk import slide

_BROKEN = """() => {
  const range = document.createRange();
  return [...document.querySelectorAll('.numbers :is(th, td)')].flatMap((cell) => {
    const found = [];
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      for (const { index, 0: word } of walker.currentNode.data.matchAll(/\\S+/g)) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
      }
    }
    return found;
  });
}"""


@pytest.mark.parametrize("size", [PHONE, (320, 568)])
def test_no_word_and_no_number_of_the_records_is_broken_in_two(lend: Lend, size: Size) -> None:
    player = Player(lend(size, has_touch=True, still=True))
    games = [played_until(is_over, 2 + deal % 3, deal, "planet") for deal in range(3)]
    keep(player, *games, *(played_until(is_over, 2 + deal % 4, deal) for deal in range(5)))
    player.take_up()
    player.tap("games")
    player.tap("records")
    player.page.locator("summary").click()
    for game in ("planet", "prince"):
        player.tap(f"record-game {game}")
        assert player.page.locator(".numbers tbody tr").count() > 10
        assert player.page.evaluate(_BROKEN) == []


@pytest.mark.parametrize("game", ["prince", "planet"])
def test_a_replay_on_a_phone_shows_the_table_above_its_bar(lend: Lend, game: str) -> None:
    player = Player(lend(PHONE, has_touch=True, still=True))
    keep(player, played_until(is_over, 4, 3, game))
    player.take_up()
    player.tap("games")
    player.tap("replay kept0")
    for place in range(1, 10):
        slide(player, place / 10)
        room = "[document.documentElement.scrollHeight, innerHeight]"
        needed, there = player.page.evaluate(room)
        assert needed <= there, place
