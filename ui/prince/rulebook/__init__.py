"""The rules of Make Me a Planet in our own words, for the edition and the players at the table."""

from __future__ import annotations

from engine.prince.options import Options
from ui.prince.rulebook.building import baobabs, places, the_tiles
from ui.prince.rulebook.playing import a_round, before_the_game, the_game
from ui.prince.rulebook.points import an_example, characters, the_end, volcanoes
from ui.prince.rulebook.variants import hidden_characters, our_reading
from ui.rulebook import Section
from ui.words import ngettext

__all__ = ["rules_for", "sections"]


def rules_for(options: Options) -> str:
    """How many play, which edition, and whether characters are hidden."""
    if options.hidden_characters:
        return ngettext(
            "The rules for {count} player, edition {edition}, with hidden characters.",
            "The rules for {count} players, edition {edition}, with hidden characters.",
            options.players,
            edition=options.edition,
        )
    return ngettext(
        "The rules for {count} player, edition {edition}.",
        "The rules for {count} players, edition {edition}.",
        options.players,
        edition=options.edition,
    )


def sections(options: Options) -> list[Section]:
    """The whole game, in the order in which one learns it."""
    return [
        the_game(options),
        the_tiles(options),
        before_the_game(options),
        a_round(options),
        places(options),
        baobabs(options),
        characters(options),
        volcanoes(options),
        the_end(options),
        an_example(options),
        hidden_characters(options),
        our_reading(options),
    ]
