"""The one sentence that says whose turn it is and what to do now, and the line below it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.planet.animals import Animal
from engine.planet.life import qualifying
from engine.planet.regions import size
from engine.planet.solid import EDGES
from engine.planet.tiles import Tile
from ui.html import Html, el
from ui.planet.animals import animal_words, races, to_greet
from ui.planet.faces import covered_face_words, edges_of, face_name, faces_words
from ui.planet.globe import joining_words, regions_on
from ui.planet.habitats import objective_words
from ui.planet.state import own, previewed
from ui.planet.words import animal_name, habitat_name, standing, tile_words
from ui.scene import Scene, badge
from ui.words import _


def sentence(scene: Scene) -> str:
    """What is announced: what was touched and what it means, and what to do.

    Every turn of a tile says anew what lies at which edge, so that it is heard.
    """
    if scene.state.peek and (habitat := scene.view.objectives[scene.view.turn]):
        return _(
            "Your objective: {habitat}. {worth}.",
            habitat=habitat_name(habitat),
            worth=objective_words(own(scene), habitat),
        )
    return " ".join([*_touched(scene), headline(scene)])


def _touched(scene: Scene) -> Iterator[str]:
    """What is shown by a touch, in words: the tile in hand, a face, an animal."""
    state, take = scene.state, previewed(scene)
    if take is not None:
        there = edges_of(own(scene))[take.face][1]
        here = tuple(take.tile.at(edge, take.turn) for edge in range(EDGES))
        yield covered_face_words(take.face, here, there)
        yield detail(scene)
    elif state.selected is None and _shown(scene) is not None:
        yield detail(scene)
    if state.animal is not None:
        yield animal_words(scene, state.animal)
        if take is None:
            yield _suiting(scene, state.animal)


def _suiting(scene: Scene, animal: Animal) -> str:
    """Where on the own planet the regions are that count for an animal."""
    regions = sorted(qualifying(own(scene), animal), key=size, reverse=True)
    if not regions:
        return _("Your planet has nothing for it yet.")
    places = [
        _("{size} on {faces}", size=size(region), faces=faces_words(region[0]))
        for region in regions
    ]
    return _("On your planet: {regions}.", regions="; ".join(places))


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
    if (tile := _shown(scene)) is not None:
        return _(
            "{face}: {tile}. Regions: {regions}.",
            face=face_name(state.shown),
            tile=tile_words(tile),
            regions=regions_on(own(scene), state.shown, tile),
        )
    return _("Tap a tile, then a face of your planet.")


def _shown(scene: Scene) -> Tile | None:
    """The tile of the own planet that was tapped."""
    face: int | None = scene.state.shown
    return None if face is None else own(scene).tiles[face]


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
    names, label = f"say paper edge-{player.badge}", _("What to do now")
    return el("section", badge(player), words, step, class_=names, aria_label=label)
