"""What the own planet is made of, and the secret objective behind a press and hold."""

from __future__ import annotations

from engine.planet.objectives import OBJECTIVES, POINTS
from engine.planet.planet import Planet
from engine.planet.tiles import HABITATS, Habitat
from ui.html import Child, Html, classes, el, part, unseen
from ui.planet.picture import swatch
from ui.planet.preview import planets_then
from ui.planet.state import own
from ui.planet.words import habitat_name, habitat_title
from ui.scene import Scene
from ui.screens.common import peek_words, to_peek
from ui.words import _, ngettext, signed


def habitats(scene: Scene) -> Html:
    """How many areas of each habitat, what the tile in hand would add, and the objective."""
    planets = planets_then(scene)
    then = planets[scene.view.turn] if planets else None
    wanted = scene.view.objectives[scene.view.turn] if scene.state.peek else None
    cells = [_cell(own(scene), then, habitat, habitat == wanted) for habitat in HABITATS]
    label = _("Areas on {name}’s planet", name=scene.players[scene.view.turn].name)
    objective = None if scene.view.options.beginners else _objective(scene)
    return part(
        "section", cells, objective, class_="habitats paper", id="habitats", aria_label=label
    )


def _cell(planet: Planet, then: Planet | None, habitat: Habitat, wanted: bool) -> Html:
    count = planet.count(habitat)
    more = then.count(habitat) - count if then else 0
    change = el("em", signed(more), class_="gain") if more else None
    return el(
        "span",
        swatch(habitat),
        el("b", str(count), change),
        el("small", habitat_title(habitat)),
        class_=classes("habitat", wanted and "wanted"),
    )


def _objective(scene: Scene) -> Html:
    """A button to hold: the objective shows while a finger is on it."""
    habitat = scene.view.objectives[scene.view.turn] if scene.state.peek else None
    words: Child = objective_words(own(scene), habitat) if habitat else peek_words(scene.settings)
    return el(
        "button",
        unseen(_("Your secret objective:")),
        el("b", habitat_title(habitat) if habitat else _("Objective")),
        el("small", words),
        class_=classes("objective", habitat and "open"),
        id="objective",
        **to_peek(scene.settings, scene.state.peek),
    )


def objective_words(planet: Planet, habitat: Habitat) -> str:
    """What the objective is worth now, and what would be worth more."""
    count = planet.count(habitat)
    points = POINTS[habitat][count]
    worth = ngettext("{count} point now", "{count} points now", points)
    more = next((band for band in OBJECTIVES[habitat] if band.least > count), None)
    if more is None:
        return worth
    return _("{now}; from {areas} areas: {points}", now=worth, areas=more.least, points=more.points)


def bands_words(habitat: Habitat) -> str:
    """The whole card of an objective, for the rules."""
    parts = []
    for band in OBJECTIVES[habitat]:
        if band.most is None:
            parts.append(_("from {areas}: {points}", areas=band.least, points=band.points))
        else:
            parts.append(
                _(
                    "{least} to {most}: {points}",
                    least=band.least,
                    most=band.most,
                    points=band.points,
                )
            )
    return _("{habitat}: {bands}", habitat=habitat_name(habitat), bands=", ".join(parts))
