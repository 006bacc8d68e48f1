"""The whole table of Planet, in one view."""

from __future__ import annotations

from engine.planet.events import Awarded
from ui.html import Child, Html, classes, el
from ui.parts.controls import TURN, icon_button, unseen_heading, worded_button
from ui.parts.table import top_bar
from ui.planet.animals import animals, ceremony, deck_dialog
from ui.planet.faces import all_faces
from ui.planet.globe import globe, look_at_near, net
from ui.planet.habitats import habitats, meeting
from ui.planet.look_up import place_in_the_rules
from ui.planet.offer import offer
from ui.planet.others import others, owner, planet_closely
from ui.planet.picture import paints
from ui.planet.say import say
from ui.planet.stage import arrival
from ui.planet.state import Scene, previewed
from ui.words import _

# The signs on its buttons, on a 24x24 grid.
TURN_BACK = "M5.5 6.5V2M5.5 6.5H10M6 6.5A8.5 8.5 0 1 1 3.5 12.5"
GLOBE = (
    "M12 3L20 8.5L17 18.5H7L4 8.5ZM12 3V9.5M12 9.5L16 13L14.5 18.5M12 9.5L8 13"
    "L9.5 18.5M16 13L20 8.5M8 13L4 8.5"
)
NET = (
    "M12 9L15 11.2L13.9 14.8H10.1L9 11.2ZM12 9L10 5L12 3L14 5ZM15 11.2L19 9.5"
    "L21 12L18 13.5ZM9 11.2L5 9.5L3 12L6 13.5ZM13.9 14.8L17 18L15 20.5L13 18Z"
    "M10.1 14.8L7 18L9 20.5L11 18Z"
)
# A number in a circle, as it is then written on every region.
SIZES = (
    "M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 1 1 12 2.5M9 7.5H15L11.6 11"
    "C13.8 11 15.2 12.2 15.2 13.9C15.2 15.7 13.8 16.9 12 16.9C10.5 16.9 9.4 16.3 8.8 15.2"
)


def table(scene: Scene) -> Html:
    """Own planet, net, offer, animals, the other planets, the round and what to do."""
    bar = top_bar(scene, place_in_the_rules(scene))
    parts = (say(scene), near_views(scene), habitats(scene), animals(scene))
    comes = isinstance(scene.act, Awarded)  # to the globe
    names = classes(
        "table planet-table",
        f"players-{len(scene.players)}",
        "flat" if scene.state.flat and not comes else "round-view",
    )
    return el("div", paints(), bar, parts, offer(scene), others(scene), class_=names)


def near_views(scene: Scene) -> Html:
    """The large planet in both views, with the buttons that turn a tile and change the view."""
    greeting, seat = meeting(scene) or ceremony(scene), scene.seat
    look = look_at_near(scene, waits=greeting is not None)
    label = _("{name}’s planet", name=scene.owner.name)
    flat, faces = scene.state.flat, all_faces()
    views = el("div", net(look, faces, flat), globe(look, seat, faces, not flat), class_="views")
    buttons = (_view_buttons(scene), _turn_buttons(scene))
    arrives = arrival(scene, seat)
    parts = (unseen_heading(label), views, owner(scene), buttons, greeting, arrives)
    return el("section", parts, class_=f"own-views edge-{scene.owner.badge}", aria_label=label)


def _view_buttons(scene: Scene) -> Child:
    flat, sizes = scene.state.flat, scene.state.sizes
    other = _("Show the globe") if flat else _("Show the flat map")
    return [
        icon_button(GLOBE if flat else NET, other, "flat"),
        worded_button(
            SIZES,
            # Translators: on a small button, a word of “Sizes of regions”.
            _("Sizes"),
            "sizes",
            aria_label=_("Sizes of regions"),
            aria_pressed="true" if sizes else "false",
        ),
    ]


def _turn_buttons(scene: Scene) -> Child:
    """Only where there is a tile to turn."""
    if previewed(scene) is None:
        return None
    return [
        icon_button(
            TURN_BACK, _("Turn the tile to the left"), "turn back", aria_keyshortcuts="Shift+R"
        ),
        icon_button(TURN, _("Turn the tile to the right"), "turn", aria_keyshortcuts="R"),
    ]


def table_dialog(scene: Scene) -> Html | None:
    """What is looked at closely: a planet, or all animals."""
    if scene.state.look is not None:
        return planet_closely(scene, scene.state.look)
    return deck_dialog(scene) if scene.state.deck else None
