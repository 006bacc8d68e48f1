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
                "Of the printed game. In 2025 the first tiles are characters, and there are yellow "
                "and blue sheep."
            ),
            {"2013": _("2013"), "2025": _("2025")},
        )
    return OptionWords(
        _("Hidden characters"),
        _("For those who know the game: characters lie face down until the end."),
    )
