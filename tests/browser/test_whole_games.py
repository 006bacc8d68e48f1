"""Games to their end in a browser, each by another kind of person, with the same game beside them.

The one by keyboard is whole. Of the others the first rounds are left to `make soak`.
"""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from engine.shuffle import pick
from tests.browser.device import PHONE, TABLET, UPRIGHT, NewContext, Size, window
from tests.browser.keyboard import Keyboard
from tests.browser.lending import Lend
from tests.browser.mirror import Mirror
from tests.browser.player import Mouse, Player
from tests.browser.saves import come_to, in_round

LATE = 10  # the round from which they play here


def play_to_the_end(player: Player, mirror: Mirror, rng: Random, start: int = LATE) -> int:
    """Play on the page from this round, check every step; gives back how often it was undone."""
    while not in_round(start)(mirror.journal):
        mirror.play(str(pick(mirror.journal.game.legal(), rng)))
    come_to(player, mirror.journal)
    reload_at, undone = len(mirror.actions) + rng.randrange(5, 15), 0
    while (state := player.state())["screen"] != "result":
        mirror.check(state)
        if len(mirror.actions) == reload_at:
            reload_at = 0
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


TOUCHED = pytest.mark.parametrize(
    ("players", "hidden", "size", "language"),
    [(2, False, PHONE, "fr"), (5, True, UPRIGHT, "en")],
    ids=["two-in-French", "five-hidden"],
)


@TOUCHED
def test_a_game_by_touch(
    new_context: NewContext, players: int, hidden: bool, size: Size, language: str
) -> None:
    play_by_touch(new_context, players, hidden, size, language, LATE)


def play_by_touch(
    new_context: NewContext, players: int, hidden: bool, size: Size, language: str, start: int
) -> None:
    finger: dict[str, Any] = {"has_touch": True, "is_mobile": True, "locale": language}
    page = new_context(viewport=window(size), reduced_motion="reduce", **finger).new_page()
    player = Player(page).arrive()
    mirror = Mirror(players, 60 + players, hidden_characters=hidden)
    assert play_to_the_end(player, mirror, Random(players), start)
    check_the_end(player, mirror)
    assert page.evaluate("document.documentElement.lang") == language
    if players == 2:
        assert any(action.startswith("take ?") for action in mirror.actions)


def test_a_game_of_three_by_mouse_with_dragging(lend: Lend) -> None:
    play_by_mouse(lend, LATE)


def play_by_mouse(lend: Lend, start: int) -> None:
    player = Mouse(lend(TABLET, still=True))
    mirror = Mirror(3, 63, edition="2025")
    assert play_to_the_end(player, mirror, Random(3), start)
    check_the_end(player, mirror)


def test_a_whole_game_of_two_in_polish_by_keyboard_alone(lend: Lend) -> None:
    player = Keyboard(lend(TABLET, still=True))
    player.set("language pl")
    mirror = Mirror(2, 64, edition="2025", hidden_characters=True)
    play_to_the_end(player, mirror, Random(4), start=1)
    check_the_end(player, mirror)
    assert player.page.evaluate("document.documentElement.lang") == "pl"
