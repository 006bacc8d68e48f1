"""The two variants, and which components are our own."""

from __future__ import annotations

from engine.planet.options import Options
from engine.planet.rules import LIFE_BEGINS, ROUNDS, TURNED_UP_AHEAD
from engine.planet.scoring import ANIMAL_FOR_BEGINNERS
from ui.html import Html, join
from ui.planet.picture import animal_back, animal_picture
from ui.planet.rulebook.playing import DEALT_ANIMALS, ROW
from ui.planet.words import habitat_title
from ui.rulebook import Section, facts, figure, ruling, say
from ui.words import _, listed, ngettext


def _in_this_game(chosen: bool) -> Html:
    if chosen:
        return say(_("This game is played this way."))
    return say(_("This is a variant: it can be chosen before a game."))


def beginners(options: Options) -> Section:
    """A first game, or one with children."""
    words = join(
        _in_this_game(options.beginners),
        say(
            ngettext(
                "There are no objectives, and every animal is worth {count} point.",
                "There are no objectives, and every animal is worth {count} points.",
                ANIMAL_FOR_BEGINNERS,
            ),
            _("It is meant for a first game, and for children."),
        ),
    )
    return Section("beginners", _("Beginners’ game"), words)


def hidden_animals(options: Options) -> Section:
    """A row of animals is turned up as the game goes on."""
    words = join(
        _in_this_game(options.hidden_animals),
        say(
            _(
                "Of the {animals} animals, {row} lie open in a row and {row} face down in "
                "another: one of each row for every round from {first} to {last}.",
                animals=DEALT_ANIMALS,
                row=ROW,
                first=LIFE_BEGINS,
                last=ROUNDS,
            ),
            _(
                "At the end of every round, from the first on, "
                "the next face-down animal is turned up:"
            ),
        ),
        _turned_up(),
        ruling(
            ngettext(
                "Our ruling: the rulebook calls this {count} round ahead, "
                "counting the round that has just ended.",
                "Our ruling: the rulebook calls this {count} rounds ahead, "
                "counting the round that has just ended.",
                TURNED_UP_AHEAD + 1,
            )
        ),
    )
    cards = (animal_picture("fox"), animal_back())
    picture = figure(_("One animal lies open, one face down"), cards, class_="cards-in-row")
    return Section("hidden", _("Hidden animals"), words, picture)


def _turned_up() -> Html:
    """When which face-down animal is turned up, round by round."""
    ends = range(LIFE_BEGINS - TURNED_UP_AHEAD, ROUNDS - TURNED_UP_AHEAD + 1)
    return facts(
        (
            _("End of round {round}", round=end),
            _("animal of round {round}", round=end + TURNED_UP_AHEAD),
        )
        for end in ends
    )


def our_components(options: Options) -> Section:
    """What of the box is known, and what is ours."""
    chosen = listed([habitat_title(habitat) for habitat in ("mountain", "ocean")])
    words = say(
        _(
            "These rules are told in our own words, after the rulebook in Dutch and French. "
            "What it leaves open is marked as our ruling."
        ),
        _(
            "The rulebook prints neither the continents nor the cards, so some of them are "
            "our own design."
        ),
        _("The continents are ours: the box has other ones."),
        None
        if options.hidden_animals
        else _(
            "How many animals each round has is only drawn in the rulebook. We go by several "
            "reviews that describe the drawing."
        ),
        _(
            "Of the animals some are known, with what they want. "
            "Most animals’ wishes are our choice, and some of the animals too."
        ),
        None
        if options.beginners
        else _(
            "Of the objectives, how many areas give points is our choice for {habitats}. "
            "The others fit what is known of the box.",
            habitats=chosen,
        ),
        _(
            "The pictures of the animals are from Fluent Emoji by Microsoft, under the MIT "
            "licence. The walrus and all other drawings are our own."
        ),
    )
    return Section("components", _("Which components are ours"), words)
