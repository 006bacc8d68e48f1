"""What can be chosen before a game of Planet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ui.html import Html, join
from ui.screens.common import switch
from ui.words import _


def setup_choices(chosen: Mapping[str, Any]) -> Html:
    """The two variants."""
    return join(
        switch(
            _("Beginners"),
            "beginners",
            bool(chosen.get("beginners", False)),
            _("No secret objectives: every animal is one point."),
        ),
        switch(
            _("Hidden animals"),
            "hidden_animals",
            bool(chosen.get("hidden_animals", False)),
            _("Half of the animals lie face down and are turned up round by round."),
        ),
    )


def options_from(chosen: Mapping[str, Any], players: int, first: int) -> dict[str, object]:
    """The options of a game from what was chosen."""
    return {
        "players": players,
        "first": first,
        "beginners": bool(chosen.get("beginners", False)),
        "hidden_animals": bool(chosen.get("hidden_animals", False)),
    }
