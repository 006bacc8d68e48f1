"""Whole games in a browser, each by another kind of person, with the same game beside them."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.device import PHONE, TABLET, UPRIGHT, NewContext, Size, window
from tests.browser.keyboard import Keyboard
from tests.browser.lending import Lend
from tests.browser.mirror import Mirror
from tests.browser.player import Mouse, Player

QUIET: dict[str, Any] = {"reduced_motion": "reduce"}


def play_to_the_end(player: Player, mirror: Mirror, rng: Random, reloads: int = 1) -> int:
    """Play on the page, check every step; gives back how often something was undone."""
    reload_at = {rng.randrange(20, 60) for _ in range(reloads)}
    undone = 0
    while (state := player.state())["screen"] != "result":
        mirror.check(state)
        if len(mirror.actions) in reload_at:
            reload_at.discard(len(mirror.actions))
            player.reload()
        elif "undo" in state["ui"] and undone < 5 and rng.random() < 0.3:
            player.tap("undo")
            mirror.undo()
            undone += 1
        elif action := player.step(rng, state):
            mirror.play(action)
    mirror.check(state)
    return undone


def check_the_end(player: Player, mirror: Mirror) -> None:
    result = mirror.journal.result()
    assert result is not None
    sentence = player.page.locator("#sentence")
    for seat in result["winners"]:
        expect(sentence).to_contain_text(mirror.journal.names[seat])
    for seat, points in enumerate(result["seats"]):
        total = str(points["total"]).replace("-", "−")
        region = player.page.get_by_role("region", name=mirror.journal.names[seat])
        expect(region).to_contain_text(total)


@pytest.mark.parametrize(
    ("players", "hidden", "size", "language"),
    [(2, False, PHONE, "fr"), (5, True, UPRIGHT, "en")],
    ids=["two-in-French", "five-hidden"],
)
def test_a_whole_game_by_touch(
    new_context: NewContext, players: int, hidden: bool, size: Size, language: str
) -> None:
    finger: dict[str, Any] = {"has_touch": True, "is_mobile": True, "locale": language}
    page = new_context(viewport=window(size), **finger, **QUIET).new_page()
    player = Player(page).arrive().begin(players, deal=60 + players, hidden_characters=hidden)
    mirror = Mirror(players, 60 + players, hidden_characters=hidden)
    undone = play_to_the_end(player, mirror, Random(players))
    check_the_end(player, mirror)
    assert page.evaluate("document.documentElement.lang") == language
    assert undone > 0
    if players == 2:
        assert any(action.startswith("take ?") for action in mirror.actions)


def test_a_whole_game_of_three_by_mouse_with_dragging(lend: Lend) -> None:
    player = Mouse(lend(TABLET, still=True)).begin(3, deal=63, edition="2025")
    mirror = Mirror(3, 63, edition="2025")
    assert play_to_the_end(player, mirror, Random(3))
    check_the_end(player, mirror)


def test_a_whole_game_of_two_in_polish_by_keyboard_alone(lend: Lend) -> None:
    player = Keyboard(lend(TABLET, still=True))
    player.set("language pl")
    player.begin(2, deal=64, edition="2025", hidden_characters=True)
    mirror = Mirror(2, 64, edition="2025", hidden_characters=True)
    play_to_the_end(player, mirror, Random(4))
    check_the_end(player, mirror)
    assert player.page.evaluate("document.documentElement.lang") == "pl"
