"""The objectives, what animals are worth, and who wins."""

from __future__ import annotations

from engine.planet.options import Options
from engine.planet.rules import ROUNDS
from engine.planet.scoring import ANIMAL, ANIMAL_FOR_BEGINNERS, ANIMAL_OF_THE_OBJECTIVE
from engine.planet.tiles import HABITATS
from ui.html import Html, el, join
from ui.planet.habitats import objective_card
from ui.planet.picture import small_globe
from ui.planet.result import score_lines
from ui.planet.rulebook.example import PLANET_OF_THE_FOX, points
from ui.rulebook import Section, figure, ruling, say
from ui.words import _, ngettext


def objectives(_options: Options) -> Section:
    """Points for areas of one habitat."""
    words = join(
        say(
            _(
                "Your objective names a habitat. It gives points for the number of areas of that "
                "habitat on your whole planet, whether they touch or not:"
            )
        ),
        el(
            "ul",
            [el("li", objective_card(habitat)) for habitat in HABITATS],
            class_="objective-list",
        ),
        say(
            _("Fewer areas give nothing."),
            _("Objectives stay secret until the end. You may look at your own at any time."),
        ),
        ruling(
            _(
                "Our ruling: areas are counted, as the French rulebook says. "
                "The Dutch one says regions, but its example counts areas."
            )
        ),
    )
    return Section("objectives", _("Objectives"), words)


def the_end(options: Options) -> Section:
    """What counts, and who wins."""
    words = join(
        say(
            _(
                "The game ends after round {rounds}, when all planets are covered and the last "
                "animals have settled.",
                rounds=ROUNDS,
            )
        ),
        _for_beginners() if options.beginners else _with_objectives(),
        say(
            _("The most points win."),
            _(
                "A tie goes to whoever has more animals. "
                "If that is a tie too, the victory is shared."
            ),
        ),
    )
    return Section("end", _("The end"), words, _counted(options))


def _counted(options: Options) -> Html:
    """What one planet scores, line by line, as the end of a game shows it."""
    sheet = points(options.beginners)
    caption = ngettext(
        "An example: all this gives {count} point together",
        "An example: all this gives {count} points together",
        sheet.total,
    )
    lines = el("ul", score_lines(sheet), class_="score-lines paper")
    return figure(caption, small_globe(PLANET_OF_THE_FOX), lines, class_="score-example")


def _for_beginners() -> Html:
    return say(
        ngettext(
            "Every animal is worth {count} point.",
            "Every animal is worth {count} points.",
            ANIMAL_FOR_BEGINNERS,
        )
    )


def _with_objectives() -> Html:
    return say(
        _("Everybody shows their objective, and gets its points."),
        ngettext(
            "An animal is worth {count} point, but less if it lives in the habitat of your "
            "objective: then it is worth {less}.",
            "An animal is worth {count} points, but less if it lives in the habitat of your "
            "objective: then it is worth {less}.",
            ANIMAL,
            less=ANIMAL_OF_THE_OBJECTIVE,
        ),
        _("Animals give their points whether or not the objective gave any."),
        _("An animal lives in the habitat that its wish names first."),
    )
