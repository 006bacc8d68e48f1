"""On a phone, too, axe-core finds nothing on any screen; `make test` looks at the tables there."""

from __future__ import annotations

import pytest

from tests.browser.arrivals import arrival_screens
from tests.browser.device import PHONE
from tests.browser.lending import Lend
from tests.browser.lessons import lesson_screens
from tests.browser.player import Player
from tests.browser.scored import scored_screens
from tests.browser.test_access import violations
from tests.browser.walk import Walk, memory_screens, quiet_screens, shared_screens

WALKS = [
    *(arrival_screens, quiet_screens, memory_screens),
    *(shared_screens, scored_screens, lesson_screens),
]


@pytest.mark.parametrize("walk", WALKS)
def test_axe_finds_nothing_on_a_phone(lend: Lend, walk: Walk) -> None:
    player = Player(lend(PHONE, has_touch=True, still=True))
    found = [f"{name}: {wrong}" for name in walk(player) for wrong in violations(player.page)]
    assert not found, "\n".join(found)
