"""What can be chosen before a game of Make Me a Planet, in words."""

from __future__ import annotations

from ui.games import OptionWords
from ui.words import _


def option_words(name: str) -> OptionWords:
    """Edition and variant."""
    if name == "edition":
        return OptionWords(
            _("Edition"),
            _(
                "The year of the printed game. The edition of 2025 begins with characters, and has "
                "yellow and blue sheep."
            ),
            {"2013": _("2013"), "2025": _("2025")},
        )
    return OptionWords(
        _("Hidden characters"),
        _("For those who know the game: characters lie face down until the end."),
    )
