"""Whole games of both kinds in a browser, from the first round on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser import test_planet as planet
from tests.browser import test_whole_games as prince
from tests.browser.device import TABLET, NewContext, Size
from tests.browser.lending import Lend


@prince.TOUCHED
def test_a_whole_game_by_touch(
    new_context: NewContext, players: int, hidden: bool, size: Size, language: str
) -> None:
    prince.play_by_touch(new_context, players, hidden, size, language, start=1)


def test_a_whole_game_of_three_by_mouse_with_dragging(lend: Lend) -> None:
    prince.play_by_mouse(lend, start=1)


@pytest.mark.parametrize(
    "play", [planet.play_by_touch, planet.play_by_mouse, planet.play_by_keyboard]
)
def test_a_whole_game_of_planet(lend: Lend, play: Callable[[Page, int], None]) -> None:
    play(lend(TABLET, has_touch=True, still=True), 1)
