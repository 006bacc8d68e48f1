"""The tables of the records on phones: a number that is broken in two is another number."""

import pytest

from tests.browser.device import PHONE, Size
from tests.browser.lending import Lend
from tests.browser.player import Player
from tests.browser.saves import is_over, keep, played_until

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
