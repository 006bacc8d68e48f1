"""Medium: sound judgement without search. It values, denies, names wisely."""

from __future__ import annotations

from random import Random
from typing import cast

from engine.bots import Budget, Outlook, Thought
from engine.bots.prince.choices import choices
from engine.bots.prince.position import read_view
from engine.game import Action
from engine.prince.knowledge import View


def think(outlook: Outlook, rng: Random, _budget: Budget) -> Thought[Action]:
    """What looks best at first sight."""
    view = cast(View, outlook.view())
    if len(view.legal) == 1:
        return view.legal[0]
    found = yield from choices(view, read_view(view), rng)
    return found[0].action
