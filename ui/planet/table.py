"""The whole table of Planet, in one view."""

from __future__ import annotations

from engine.planet.rules import ROUNDS
from ui.html import Child, Html, classes, el
from ui.planet.animals import animals, ceremony, deck_dialog
from ui.planet.globe import globe, look_at_own, net
from ui.planet.habitats import habitats
from ui.planet.offer import offer
from ui.planet.others import others, planet_closely
from ui.planet.picture import paints
from ui.planet.say import say
from ui.planet.state import previewed
from ui.scene import Scene
from ui.screens.common import icon_button, pips, top_bar, unseen_heading
from ui.words import _


def table(scene: Scene) -> Html:
    """Own planet, net, offer, animals, the other planets, the round and what to do."""
    bar = top_bar(scene, round_words(scene.view.round), pips(scene.view.round, ROUNDS))
    parts = (say(scene), own_planet(scene), habitats(scene), animals(scene))
    names = classes(
        "planet-table",
        f"players-{len(scene.players)}",
        "flat" if scene.state.flat else "round-view",
    )
    return el("div", paints(), bar, parts, offer(scene), others(scene), class_=names)


def round_words(number: int) -> str:
    return _("Round {round} of {rounds}", round=number, rounds=ROUNDS)


def own_planet(scene: Scene) -> Html:
    """The own planet in both views, with the buttons that turn a tile and change the view."""
    greeting, seat = ceremony(scene), scene.view.turn
    look = look_at_own(scene, waits=greeting is not None)
    label = _("{name}’s planet", name=scene.players[seat].name)
    flat, faces = scene.state.flat, _("The twelve faces")
    views = el("div", net(look, faces, flat), globe(look, seat, faces, not flat), class_="views")
    parts = (unseen_heading(label), views, _view_buttons(scene), _turn_buttons(scene), greeting)
    return el("section", parts, class_="own-views", aria_label=label)


def _view_buttons(scene: Scene) -> Child:
    flat, sizes = scene.state.flat, scene.state.sizes
    other = _("Show the globe") if flat else _("Show the net")
    return [
        icon_button("globe" if flat else "net", other, "flat"),
        icon_button(
            "sizes", _("Sizes of regions"), "sizes", aria_pressed="true" if sizes else "false"
        ),
    ]


def _turn_buttons(scene: Scene) -> Child:
    """Only where there is a tile to turn."""
    if previewed(scene) is None:
        return None
    return [
        icon_button(
            "turn-back", _("Turn the tile to the left"), "turn back", aria_keyshortcuts="Shift+R"
        ),
        icon_button("turn", _("Turn the tile to the right"), "turn", aria_keyshortcuts="R"),
    ]


def table_dialog(scene: Scene) -> Html | None:
    """What is looked at closely: a planet, or all animals."""
    if scene.state.look is not None:
        return planet_closely(scene, scene.state.look)
    return deck_dialog(scene) if scene.state.deck else None
