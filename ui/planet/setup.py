"""What can be chosen before a game of Planet, in words."""

from __future__ import annotations

from engine.planet import scoring
from ui.games import OptionWords
from ui.words import _, ngettext


def option_words(name: str) -> OptionWords:
    """The two variants."""
    if name == "beginners":
        worth = ngettext(
            "No secret objectives: every animal is worth {count} point.",
            "No secret objectives: every animal is worth {count} points.",
            scoring.ANIMAL_FOR_BEGINNERS,
        )
        return OptionWords(_("Beginners"), worth, upfront=True)
    return OptionWords(
        _("Hidden animals"),
        _("Of each round’s animals, one lies face down and is turned up later."),
    )
