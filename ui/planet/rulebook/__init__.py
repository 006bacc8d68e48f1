"""The rules of Planet in our own words, for the players and the variants at the table."""

from __future__ import annotations

from engine.planet.options import Options
from ui.planet.rulebook.life import all_animals, ties, wishes
from ui.planet.rulebook.playing import (
    DEALT_ANIMALS,
    ROW,
    a_round,
    before_the_game,
    regions,
    the_game,
)
from ui.planet.rulebook.points import objectives, the_end
from ui.planet.rulebook.variants import beginners, hidden_animals, our_components
from ui.rulebook import Section
from ui.words import _, ngettext, sentences

__all__ = ["rules_for", "sections"]


def rules_for(options: Options) -> str:
    """How many play, and which variants."""
    told = [
        ngettext(
            "The rules for {count} player.", "The rules for {count} players.", options.players
        ),
        _("This is the beginners’ game, without objectives.") if options.beginners else "",
        _hidden() if options.hidden_animals else "",
    ]
    return sentences(list(filter(None, told)))


def _hidden() -> str:
    return _("{hidden} of the {animals} animals are hidden.", hidden=ROW, animals=DEALT_ANIMALS)


def sections(options: Options) -> list[Section]:
    """The whole game, in the order in which one learns it."""
    found = [
        the_game(options),
        before_the_game(options),
        a_round(options),
        regions(options),
        wishes(options),
        ties(options),
        None if options.beginners else objectives(options),
        the_end(options),
        beginners(options),
        hidden_animals(options),
        all_animals(options),
        our_components(options),
    ]
    return [section for section in found if section is not None]
