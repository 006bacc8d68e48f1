"""The other planets: small on the table, and close by on request."""

from __future__ import annotations

from engine.planet.life import qualifying
from ui.html import Child, Html, el, part, unseen
from ui.planet.globe import globe, look_at, net
from ui.planet.picture import animal_picture, paw, small_globe
from ui.planet.words import animal_name, animals_won
from ui.scene import Scene, badge
from ui.screens.common import dialog, unseen_heading
from ui.words import _, ngettext


def others(scene: Scene) -> Html:
    """The other planets, in the order of the seats."""
    cells = [_small(scene, seat) for seat in range(len(scene.players)) if seat != scene.view.turn]
    label = _("The other planets")
    head = unseen_heading(label)
    return el("section", head, cells, class_="worlds", aria_label=label, data_arrows=len(cells))


def won_by(scene: Scene, seat: int) -> int:
    return sum(award.seat == seat for award in scene.view.awards)


def _small(scene: Scene, seat: int) -> Html:
    player = scene.players[seat]
    name = el("span", player.name, class_="name")
    won = el("b", str(won_by(scene, seat)), paw(), class_="points")
    return part(
        "button",
        small_globe(scene.public.planets[seat]),
        el("span", badge(player), name, won, class_="who", aria_hidden="true"),
        unseen(_summary(scene, seat)),
        class_="world-of",
        id=f"look-{seat}",
        data_ui=f"look {seat}",
        aria_haspopup="dialog",
    )


def _summary(scene: Scene, seat: int) -> str:
    tiles = sum(tile is not None for tile in scene.public.planets[seat].tiles)
    planet = ngettext(
        "{name}’s planet: {count} tile",
        "{name}’s planet: {count} tiles",
        tiles,
        name=scene.players[seat].name,
    )
    return _("{planet}, {animals}.", planet=planet, animals=animals_won(won_by(scene, seat)))


def planet_closely(scene: Scene, seat: int) -> Html:
    """Somebody's planet large: a globe to turn, and the whole of it unfolded."""
    planet, animal = scene.public.planets[seat], scene.state.animal
    lit = 0
    if animal is not None:
        for areas, _border in qualifying(planet, animal):
            lit |= areas
    look = look_at(planet, scene.state.front, lit, scene.state.sizes)
    title = _("{name}’s planet", name=scene.players[seat].name)
    views = el(
        "div",
        globe(look, seat, title, False, "look-globe"),
        net(look, _("The twelve faces"), True, "net-look"),
        class_="two-views",
    )
    return dialog(title, views, _won(scene, seat), class_="closely looked")


def _won(scene: Scene, seat: int) -> Child:
    """The animals that live there."""
    won = [award.animal for award in scene.view.awards if award.seat == seat]
    if not won:
        return None
    items = [el("li", animal_picture(a.id), el("small", animal_name(a))) for a in won]
    return el("ul", items, class_="won-animals", aria_label=animals_won(len(won)))
