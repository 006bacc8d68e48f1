"""What `make test` has no time for: axe-core finds nothing on any other screen, on a phone too."""

from __future__ import annotations

import pytest

from tests.browser.arrivals import arrival_screens
from tests.browser.device import PHONE, TABLET, Size
from tests.browser.lending import Lend
from tests.browser.player import Player
from tests.browser.stages import stage_screens
from tests.browser.test_access import violations
from tests.browser.walk import WALKS, Walk

OTHERS = [(PHONE, walk) for walk in WALKS] + [(TABLET, arrival_screens), (TABLET, stage_screens)]


@pytest.mark.parametrize(("size", "walk"), OTHERS)
def test_axe_finds_nothing(lend: Lend, size: Size, walk: Walk) -> None:
    player = Player(lend(size, has_touch=True, still=True))
    found = [f"{name}: {wrong}" for name in walk(player) for wrong in violations(player.page)]
    assert not found, "\n".join(found)
