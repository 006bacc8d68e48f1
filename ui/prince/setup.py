"""What can be chosen before a game of Make Me a Planet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.prince.options import EDITIONS
from ui.html import Html, join
from ui.screens.common import choice, switch
from ui.words import _


def setup_choices(chosen: Mapping[str, Any]) -> Html:
    """Edition and variant."""
    edition = chosen.get("edition", EDITIONS[0])
    names = {"2013": _("2013"), "2025": _("2025")}
    hint = _("2025 draws characters in the first round, and has yellow and blue sheep.")
    hidden = bool(chosen.get("hidden_characters", False))
    return join(
        choice(_("Edition"), "choose edition", names, edition, hint),
        switch(
            _("Hidden characters"),
            "hidden_characters",
            hidden,
            _("Characters are drafted in secret and turned up at the end."),
        ),
    )


def options_from(chosen: Mapping[str, Any], players: int, first: int) -> dict[str, object]:
    """The options of a game from what was chosen."""
    return {
        "players": players,
        "first": first,
        "edition": chosen.get("edition", EDITIONS[0]),
        "hidden_characters": bool(chosen.get("hidden_characters", False)),
    }
