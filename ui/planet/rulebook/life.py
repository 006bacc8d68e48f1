"""What animals want, which planet they come to, and all of them."""

from __future__ import annotations

from engine.planet.animals import ANIMALS, Animal
from engine.planet.life import CHANCES_IN_THE_LAST_ROUND, qualifying
from engine.planet.options import Options
from engine.planet.regions import size
from engine.planet.rules import LIFE_BEGINS, ROUNDS
from engine.planet.tiles import HABITATS, Habitat
from ui.html import Html, el, join
from ui.planet.picture import animal_picture, sign, swatch
from ui.planet.rulebook.example import OTHER_PLANET, PLANET_OF_THE_FOX, upper_half
from ui.planet.words import animal_name, habitat_title, wish
from ui.rulebook import Section, figure, heading, plain_list, ruling, say
from ui.words import _

# One animal for each kind of wish; all of them are in the box as they are here.
EXAMPLES = ("panda", "elephant", "reindeer")


def wishes(_options: Options) -> Section:
    """The kinds of wishes."""
    told = (
        _("The most regions of a habitat: the number of separate regions counts."),
        _(
            "The largest region of a habitat that touches another one: "
            "it has to touch at least one area of the other habitat."
        ),
        _(
            "The largest region of a habitat that does not touch another one: "
            "it must not touch any area of the other habitat."
        ),
    )
    examples = [
        el("li", _card(ANIMALS[name]), say(words))
        for name, words in zip(EXAMPLES, told, strict=True)
    ]
    words = join(
        say(
            _(
                "From round {round} on, at the end of each round, every animal of that round goes "
                "to the planet that suits it best. These are the kinds of wishes:",
                round=LIFE_BEGINS,
            )
        ),
        el("ul", examples, class_="wants"),
        say(
            _("The size of a region is the number of its areas."),
            _("A planet without such a region never wins the animal."),
        ),
        ruling(
            _(
                "Our ruling: of the regions that touch, or do not touch, the largest one counts, "
                "even if the planet has a larger one that does not suit."
            )
        ),
    )
    return Section("wishes", _("What animals want"), words)


def _card(animal: Animal) -> Html:
    """An animal, its wish as a sign and in words."""
    return el(
        "span",
        animal_picture(animal.id),
        el("b", animal_name(animal)),
        sign(animal.rule, animal.habitat, animal.other),
        el("small", wish(animal)),
        class_="animal-card",
    )


def ties(_options: Options) -> Section:
    """What becomes of an animal that no planet is the best for."""
    words = join(
        say(
            _(
                "Where planets tie for the best, or none suits it, an animal goes to the bottom "
                "of the next round’s animals. It may travel on again from there."
            ),
            _("In round {last} nothing travels on:", last=ROUNDS),
        ),
        plain_list(
            _("A tie for the most regions, or no planet that suits: nobody gets the animal."),
            _(
                "A tie for the largest region: only the tied compare their second-largest "
                "region that suits, and only those still tied the next one. A region that is "
                "missing counts 0. Still tied after {chances} regions, nobody gets the animal.",
                chances=CHANCES_IN_THE_LAST_ROUND,
            ),
        ),
        say(
            _(
                "An example: two planets each have a forest of 9 that touches a glacier. One of "
                "them also has a forest of 5 that touches a glacier, the other one has no second "
                "one. The first one gets the fox."
            )
        ),
        ruling(
            _(
                "Our ruling: sizes are compared, as the Dutch rulebook has it. The French one only "
                "asks who has another region that suits."
            )
        ),
    )
    return Section("ties", _("Ties"), words, _two_tied())


def _two_tied() -> Html:
    """Both planets of the example, as far as there is forest on them."""
    sizes = [
        [size(region) for region in qualifying(planet, ANIMALS["fox"])]
        for planet in (PLANET_OF_THE_FOX, OTHER_PLANET)
    ]
    (first, second), (other,) = sizes
    return join(
        figure(
            _(
                "Half of the planet that gets the fox: forests of {first} and {second}, "
                "and glaciers beside them",
                first=first,
                second=second,
            ),
            upper_half(PLANET_OF_THE_FOX, "forest"),
        ),
        figure(
            _("Half of the other one: a forest of {size}, and a glacier beside it", size=other),
            upper_half(OTHER_PLANET, "forest"),
        ),
    )


def all_animals(_options: Options) -> Section:
    """The whole deck by habitat."""
    words = join(
        say(
            _("An animal lives in the habitat that its wish names first, and stands below it here.")
        ),
        [_of_habitat(habitat) for habitat in HABITATS],
    )
    return Section("animals", _("All animals"), words)


def _of_habitat(habitat: Habitat) -> Html:
    title = heading("h3", habitat, habitat_title(habitat))
    cards = [el("li", _card(each)) for each in ANIMALS.values() if each.habitat == habitat]
    return join(
        el("div", swatch(habitat), title, class_="habitat-head"),
        el("ul", cards, class_="deck-list"),
    )
