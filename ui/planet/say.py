"""The one sentence that says whose turn it is and what to do now, and the line below it."""

from __future__ import annotations

from engine.planet.solid import EDGES
from ui.html import Html, el
from ui.planet.animals import races, to_greet
from ui.planet.globe import joining_words, region_size
from ui.planet.habitats import objective_words
from ui.planet.state import own, previewed
from ui.planet.words import (
    animal_name,
    face_words,
    habitat_name,
    habitat_title,
    standing,
    tile_words,
)
from ui.scene import Scene, badge
from ui.words import _


def sentence(scene: Scene) -> str:
    """What is announced: what to do, and where a tile is shown also what it would join."""
    if scene.state.peek and (habitat := scene.view.objectives[scene.view.turn]):
        return _(
            "Your objective: {habitat}. {worth}.",
            habitat=habitat_title(habitat),
            worth=objective_words(own(scene), habitat),
        )
    if previewed(scene) is not None:
        return _("{sentence} {detail}", sentence=headline(scene), detail=detail(scene))
    return headline(scene)


def headline(scene: Scene) -> str:
    """Whose turn it is and what to do."""
    state, name = scene.state, scene.players[scene.view.turn].name
    if to_greet(scene):
        return _("{name}, see where the animals settle, then go on.", name=name)
    if previewed(scene) is not None:
        return _("{name}, turn the tile, then put it down.", name=name)
    if state.selected is not None:
        return _("{name}, choose a free face for your tile.", name=name)
    if state.aimed is not None:
        return _("{name}, which tile goes there?", name=name)
    if len(scene.view.offer) == 1:
        return _("{name}, the last tile is yours.", name=name)
    return _("{name}, take a tile.", name=name)


def detail(scene: Scene) -> str:
    """What the tile in hand would join, or what lies on the face that was tapped."""
    state = scene.state
    if to_greet(scene):
        return _("After that it is your turn to take a tile.")
    if previewed(scene) is not None:
        regions = _("Regions: {regions}.", regions=joining_words(scene))
        return " ".join([*_new_leads(scene), regions])
    if state.selected is not None:
        return _("{tile}.", tile=tile_words(state.selected))
    if state.shown is not None and own(scene).tiles[state.shown] is not None:
        return _(
            "{face}. Regions: {regions}.",
            face=face_words(own(scene), state.shown),
            regions=_regions_on(scene, state.shown),
        )
    return _("Tap a tile, then a face of your planet.")


def _regions_on(scene: Scene, face: int) -> str:
    planet = own(scene)
    tile = planet.tiles[face]
    assert tile is not None
    return ", ".join(
        _(
            "{habitat} {size}",
            habitat=habitat_name(habitat),
            size=region_size(planet, habitat, edges << EDGES * face),
        )
        for habitat, edges in tile.strips[planet.turns[face]]
    )


def _new_leads(scene: Scene) -> list[str]:
    """Where somebody else would lead with this tile."""
    if not scene.settings.live_score:
        return []
    return [
        _(
            "{animal}: {standing}",
            animal=animal_name(each.animal),
            standing=standing(each.then, scene.players),
        )
        for each in races(scene)
        if each.then is not None and each.then.seats != each.now.seats
    ]


def say(scene: Scene) -> Html:
    """The panel with the sentence, and the clear step that ends a choice."""
    words = el(
        "div",
        el("h2", headline(scene), id="sentence", tabindex="-1"),
        el("p", detail(scene), class_="detail", id="detail"),
    )
    take, player = previewed(scene), scene.players[scene.view.turn]
    step = None
    if take is not None:
        label = _("Put it here")
        step = el("button", label, id="step", class_="step", data_do=str(take))
    return el("section", badge(player), words, step, class_=f"say paper edge-{player.badge}")
