"""What the own planet is made of, and the secret objective behind a press and hold."""

from __future__ import annotations

from engine.planet.objectives import OBJECTIVES, POINTS, Band
from engine.planet.planet import Planet
from engine.planet.tiles import HABITATS, Habitat
from ui.html import Html, classes, el, part, unseen
from ui.planet.picture import swatch
from ui.planet.preview import planets_then
from ui.planet.state import own
from ui.planet.words import habitat_title
from ui.scene import Scene
from ui.screens.common import peek_words, to_peek, unseen_heading
from ui.words import _, ngettext, signed


def habitats(scene: Scene) -> Html:
    """How many areas of each habitat, what the tile in hand would add, and the objective."""
    planets = planets_then(scene)
    then = planets[scene.view.turn] if planets else None
    wanted = scene.view.objectives[scene.view.turn] if scene.state.peek else None
    cells = [_cell(own(scene), then, habitat, habitat == wanted) for habitat in HABITATS]
    label = _("Areas on {name}’s planet", name=scene.players[scene.view.turn].name)
    objective = None if scene.view.options.beginners else _objective(scene)
    parts = (unseen_heading(label), cells, objective)
    return part("section", parts, class_="habitats paper", id="habitats", aria_label=label)


def _cell(planet: Planet, then: Planet | None, habitat: Habitat, wanted: bool) -> Html:
    count = planet.count(habitat)
    more = then.count(habitat) - count if then else 0
    change = el("em", signed(more), class_="gain") if more else None
    name = habitat_title(habitat)
    if more:
        words = _(
            "{habitat}: {count}, with your tile {then}.",
            habitat=name,
            count=count,
            then=count + more,
        )
    else:
        words = _("{habitat}: {count}.", habitat=name, count=count)
    return el(
        "span",
        swatch(habitat),
        el("b", str(count), change, aria_hidden="true"),
        el("small", name, aria_hidden="true"),
        unseen(words),
        class_=classes("habitat", wanted and "wanted"),
    )


def _objective(scene: Scene) -> Html:
    """A button to hold: the objective shows while a finger is on it."""
    habitat = scene.view.objectives[scene.view.turn] if scene.state.peek else None
    name, points = _("Objective"), peek_words(scene.settings)
    if habitat:
        name, points = habitat_title(habitat), objective_words(own(scene), habitat)
    return el(
        "button",
        el("b", name, aria_hidden="true"),
        el("small", points, aria_hidden="true"),
        unseen(_("{objective}: {words}", objective=name, words=points)),
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


def bands_table() -> Html:
    """The cards of all objectives, for the rules: how many areas give how many points."""
    worth = [band.points for band in OBJECTIVES[HABITATS[0]]]
    head = [
        el("th", ngettext("{count} point", "{count} points", points), scope="col")
        for points in worth
    ]
    rows = [
        el(
            "tr",
            el("th", swatch(habitat), habitat_title(habitat), scope="row"),
            [el("td", _band_words(band)) for band in OBJECTIVES[habitat]],
        )
        for habitat in HABITATS
    ]
    top = el("thead", el("tr", el("td"), head))
    return el("table", top, el("tbody", rows), class_="bands")


def _band_words(band: Band) -> str:
    if band.most is None:
        return _("from {areas}", areas=band.least)
    return _("{least} to {most}", least=band.least, most=band.most)
