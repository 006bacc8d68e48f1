"""The secret objective of Planet is on the page only while somebody looks at it."""

from random import Random

import pytest

from tests.engine.planet.helpers import VARIANTS, describe
from tests.ui.planet.guest import Guest
from tests.ui.twins import everything_in_sight

pytestmark = pytest.mark.long

_WITH_OBJECTIVES = [variant for variant in VARIANTS if not variant["beginners"]]
each_secretive_variant = pytest.mark.parametrize("variant", _WITH_OBJECTIVES, ids=describe)


@each_secretive_variant
def test_without_a_finger_on_it_the_own_objective_is_not_on_the_page(variant):
    guest = Guest().begin(**variant, deal=25)
    rng = Random(25)
    for number in (1, 7):
        guest.play_to_round(number, rng)
        if guest.choices("close"):  # it is met at the first turn
            guest.tap("close")
        game = guest.game
        guest.hold()
        held = guest.update.html
        guest.tell("hold off")
        resting = [
            seen for seen in everything_in_sight(guest, holding=False) if "log" not in seen[0]
        ]
        others = game.clone()
        swapped = (*game.objectives[1:], game.objectives[0])
        others.dealt = game.dealt._replace(objectives=swapped)
        guest.game = others
        shown = [seen for seen in everything_in_sight(guest, holding=False) if "log" not in seen[0]]
        assert shown == resting
        guest.hold()
        assert guest.update.html != held
        guest.tell("hold off")
        guest.game = game
