"""What the large planet is made of, and the secret objective behind a press and hold."""

from __future__ import annotations

from engine.planet.objectives import OBJECTIVES, POINTS, Band
from engine.planet.planet import Planet
from engine.planet.scoring import ANIMAL, ANIMAL_FOR_BEGINNERS, ANIMAL_OF_THE_OBJECTIVE
from engine.planet.tiles import HABITATS, Habitat
from ui.html import Html, classes, el, join, part, unseen
from ui.parts.controls import button, peek_words, to_peek, unseen_heading
from ui.parts.table import change_of
from ui.planet.picture import swatch
from ui.planet.preview import planet_then
from ui.planet.state import Scene, near_planet, objective_to_meet, own_objective
from ui.planet.words import habitat_title
from ui.rulebook import facts
from ui.words import _, ngettext, points_words, remembered, set_apart


def habitats(scene: Scene) -> Html:
    """How many areas of each habitat, what the tile in hand would add, and the objective."""
    now, then, wanted = near_planet(scene), planet_then(scene), own_objective(scene)
    cells = [_cell(now, then, habitat, habitat == wanted) for habitat in HABITATS]
    label = _("Areas on {name}’s planet", name=scene.owner.name)
    objective = None if scene.view.options.beginners else _objective(scene)
    parts = (unseen_heading(label), cells, objective)
    return part("section", parts, class_="habitats paper", id="habitats", aria_label=label)


def _cell(now: Planet, then: Planet, habitat: Habitat, wanted: bool) -> Html:
    count = now.count(habitat)
    more = then.count(habitat) - count
    name = habitat_title(habitat)
    if more:
        words = _(
            "{habitat}: {areas}, with your tile {then}.",
            habitat=name,
            areas=count,
            then=count + more,
        )
    else:
        words = _("{habitat}: {areas}.", habitat=name, areas=count)
    return el(
        "span",
        swatch(habitat),
        el("b", str(count), change_of(more), aria_hidden="true"),
        el("small", name, aria_hidden="true"),
        unseen(words),
        class_=classes("habitat", wanted and "wanted"),
    )


def _objective(scene: Scene) -> Html | None:
    """A button to hold: the objective shows above the finger, and nothing else moves."""
    if scene.viewer is None:
        return None
    habitat, closed = own_objective(scene), (_("Objective"), peek_words(scene.settings))
    told = closed
    if habitat:
        told = habitat_title(habitat), objective_words(near_planet(scene), habitat)
    heard = unseen(_("{objective}: {words}", objective=told[0], words=told[1]))
    if not scene.hides_own:
        return el("div", _title(*told), heard, class_="objective open", id="objective")
    if habitat:
        worth = el("small", _worth_of_animals(False, habitat), aria_hidden="true")
        shown = el("span", _title(*told), worth, class_="in-sight")
    else:
        shown = None
    return el(
        "button",
        _title(*closed),
        shown,
        heard,
        class_=classes("objective", habitat and "held"),
        id="objective",
        **to_peek(scene.settings, scene.state.peek),
    )


def _title(name: str, words: str) -> Html:
    seen = el("b", name, aria_hidden="true"), el("small", words, aria_hidden="true")
    return join(*seen)


def objective_words(planet: Planet, habitat: Habitat) -> str:
    """What the objective is worth now, and what would be worth more."""
    count = planet.count(habitat)
    points = POINTS[habitat][count]
    worth = ngettext("{count} point now", "{count} points now", points)
    more = next((band for band in OBJECTIVES[habitat] if band.least > count), None)
    if more is None:
        return worth
    return ngettext(
        "{now}; from {count} area: {points}",
        "{now}; from {count} areas: {points}",
        more.least,
        now=worth,
        points=more.points,
    )


def worth_of_animals(scene: Scene) -> str:
    """What an animal gives; with the habitat where it gives less, if that lies open anyway."""
    beginners, habitat = scene.view.options.beginners, own_objective(scene) if scene.alone else None
    return _worth_of_animals(beginners, habitat, scene.read_only)


@remembered
def _worth_of_animals(beginners: bool, habitat: Habitat | None, looks_on: bool = False) -> str:
    if beginners:
        points = points_words(ANIMAL_FOR_BEGINNERS)
        return _("Each animal: {points}.", points=points)
    gaps = {"points": points_words(ANIMAL), "fewer": ANIMAL_OF_THE_OBJECTIVE}
    if habitat is not None:
        return _(
            "Each animal: {points}; {fewer} if its first picture shows this: {habitat}.",
            habitat=habitat_title(habitat),
            **gaps,
        )
    if looks_on:
        return _(
            "Each animal: {points}; {fewer} if its first picture shows its planet’s objective.",
            **gaps,
        )
    # Translators: {fewer} is a number of points, too.
    return _(
        "Each animal: {points}; {fewer} if its first picture shows your objective’s habitat.",
        **gaps,
    )


def meeting(scene: Scene) -> Html | None:
    """The own objective at first sight, with all that it can bring."""
    habitat = objective_to_meet(scene)
    if habitat is None:
        return None
    title = _("Your secret objective")
    return el(
        "section",
        el("h2", title),
        el("p", _("Areas of this habitat give points at the end. An area is a fifth of a tile.")),
        objective_card(habitat),
        button(_("Go on"), "close", "main", id="go-on"),
        class_="ceremony paper",
        aria_label=title,
    )


def objective_card(habitat: Habitat) -> Html:
    """How many areas of a habitat give how many points."""
    head = el("span", swatch(habitat), el("b", habitat_title(habitat)), class_="habitat-head")
    bands = ((_areas(band), points_words(band.points)) for band in OBJECTIVES[habitat])
    return join(head, facts(bands))


def bands_words(habitat: Habitat) -> str:
    """The same, to be heard."""
    bands = [
        # Translators: how many areas of a habitat give how many points.
        _("{areas}: {points}", areas=_areas(band), points=points_words(band.points))
        for band in OBJECTIVES[habitat]
    ]
    return set_apart(bands)


def _areas(band: Band) -> str:
    if band.most is None:
        return _("{areas} areas or more", areas=band.least)
    return _("{least} to {most} areas", least=band.least, most=band.most)
