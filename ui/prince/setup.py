"""What can be chosen before a game of Make Me a Planet, in words."""

from __future__ import annotations

from ui.games import OptionWords
from ui.words import _


def option_words(name: str) -> OptionWords:
    """Edition and variant."""
    if name == "edition":
        return OptionWords(
            _("Edition"),
            _("2025 draws characters in the first round, and has yellow and blue sheep."),
            {"2013": _("2013"), "2025": _("2025")},
        )
    return OptionWords(
        _("Hidden characters"), _("Characters are drafted in secret and turned up at the end.")
    )
