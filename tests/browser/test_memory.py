"""Later visits begin with Python’s memory as the first one left it, and can do without it."""

from random import Random

import pytest
from playwright.sync_api import BrowserContext, expect

from engine.games import GAMES
from tests.browser.player import Mouse

NAMES = "caches.keys().then((names) => names.filter((name) => name.endsWith(' memory')))"
# How many bytes of the memory are kept, as soon as some are.
KEPT = f"""async () => {{
  for (;;) {{
    for (const name of await {NAMES}) {{
      const shelf = await caches.open(name);
      for (const {{ headers }} of await shelf.matchAll()) return +headers.get('content-length');
    }}
    await new Promise((again) => setTimeout(again, 50));
  }}
}}"""
# What may be wrong with a memory.
SPOILT = {
    "half of it is missing": "new Response(data.slice(0, data.length / 2), { headers })",
    "it is of something else": "new Response(data.fill(7), { headers })",
    "most of it is empty": "new Response(data.fill(0, 4096), { headers })",
}


@pytest.fixture
def player(visit: BrowserContext) -> Mouse:
    """Somebody whose device has kept Python’s memory."""
    player = Mouse(visit.new_page()).arrive()
    assert not is_recalled(player)
    return player


def is_recalled(player: Mouse) -> bool:
    """Whether the page has begun with a memory; then wait until one is kept for the next time."""
    expect(player.page.locator("#trouble")).to_be_hidden()
    assert 5e6 < player.page.evaluate(KEPT) < 20e6  # what is empty is not kept
    return bool(player.page.evaluate("performance.getEntriesByName('recalled').length"))


def spoil(player: Mouse, how: str) -> None:
    player.page.evaluate(f"""async () => {{
      const shelf = await caches.open((await {NAMES})[0]);
      const [memory] = await shelf.keys();
      const answer = await shelf.match(memory);
      const {{ headers }} = answer;
      const data = new Uint8Array(await answer.arrayBuffer());
      await shelf.put(memory, {SPOILT[how]});
    }}""")


def test_later_visits_begin_with_it_and_play(player: Mouse) -> None:
    for game in GAMES:
        player.reload()
        assert is_recalled(player)
        player.begin(3, game=game)
        player.act(Random(1))
        player.leave()
    player.tap("settings")
    player.tap("back")


def test_python_wakes_up_as_ever_if_something_is_wrong_with_it(player: Mouse) -> None:
    for how in SPOILT:
        spoil(player, how)
        player.reload()
        player.tap("settings")  # it plays, with a memory or without
        player.tap("back")
        player.reload()
        assert is_recalled(player), how
    note = f"{NAMES}.then(([name]) => localStorage.setItem(name + ' was tried', 'yes'))"
    player.page.evaluate(note)  # as if the first screen had never come
    player.reload()
    assert not is_recalled(player)
    player.reload()
    assert is_recalled(player)
