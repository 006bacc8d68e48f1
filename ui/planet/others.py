"""The other planets: small on the table, and close by on request."""

from __future__ import annotations

from functools import partial

from engine.planet.animals import Animal
from engine.planet.life import qualifying
from ui.html import Child, Html, classes, el, unseen
from ui.parts.controls import CLOSER, dialog, sign
from ui.parts.table import acting, other_planets, tiles_words, to_look
from ui.planet.faces import all_faces
from ui.planet.globe import globe, look_at, net
from ui.planet.picture import animal_picture, paw, small_globe
from ui.planet.preview import union
from ui.planet.stage import arrival, front_of, landed
from ui.planet.state import Scene
from ui.planet.words import animal_name, animals_won
from ui.scene import Player, badge
from ui.words import _, sentences


def others(scene: Scene) -> Html:
    return other_planets(scene, partial(_small, scene), "worlds")


def won_by(scene: Scene, seat: int) -> list[Animal]:
    """The animals that live on somebody's planet, in the order in which they came."""
    return [award.animal for award in scene.view.awards if award.seat == seat]


def _named(player: Player) -> Html:
    return el("span", badge(player), el("span", player.name, class_="name"), class_="named")


def _lives(won: list[Animal]) -> Html:
    return el("span", [el("i", animal_picture(animal.id)) for animal in won], class_="lives")


def _who(scene: Scene, seat: int) -> Child:
    """Whose planet it is, how many animals live there, and which."""
    won = won_by(scene, seat)
    points = el("b", str(len(won)), _lives(won) if won else paw(), class_="points")
    return [_named(scene.players[seat]), points]


def owner(scene: Scene) -> Html:
    """Whose planet lies large on the table, and how many animals live there: beside it, so that
    nothing lies over the planet.
    """
    won = won_by(scene, scene.seat)
    points = el("b", str(len(won)), paw(), class_="points")
    plate = el("span", _named(scene.owner), points, class_="who", aria_hidden="true")
    lives = el("span", _lives(won), aria_hidden="true") if won else None
    return el("p", plate, lives, unseen(animals_won(len(won))), class_="owner")


def _small(scene: Scene, seat: int) -> Html:
    return to_look(
        seat,
        _summary(scene, seat),
        _seen_small(scene, seat),
        el("span", _who(scene, seat), class_="who", aria_hidden="true"),
        el("span", sign(CLOSER), class_="closer"),
        class_=classes("world-of", acting(scene, seat)),
    )


def _seen_small(scene: Scene, seat: int) -> Html:
    """A small globe; turned to what happens on it, and with who arrives there."""
    globe = small_globe(scene.public.planets[seat], front_of(scene, seat), landed(scene, seat))
    return el("span", globe, arrival(scene, seat), class_="small-world")


def _summary(scene: Scene, seat: int) -> str:
    planet = tiles_words(scene.players[seat], scene.public.planets[seat].tiles)
    animals = animals_won(len(won_by(scene, seat)))
    return sentences([planet, _("On it: {animals}.", animals=animals)])


def planet_closely(scene: Scene, seat: int) -> Html:
    """Somebody's planet large: a globe to turn, and the whole of it unfolded."""
    planet, animal = scene.public.planets[seat], scene.state.animal
    regions = qualifying(planet, animal) if animal is not None else []
    lit = union(region[0] for region in regions)
    look = look_at(planet, scene.state.front, lit, scene.state.sizes)
    title = _("{name}’s planet", name=scene.players[seat].name)
    views = el(
        "div",
        globe(look, seat, title, False, "look-globe", named=not look.sizes),
        net(look, all_faces(), True, "net-look", named=not look.sizes),
        class_="two-views",
    )
    return dialog(title, views, _won(scene, seat), class_="closely looked")


def _won(scene: Scene, seat: int) -> Child:
    """The animals that live there."""
    won = won_by(scene, seat)
    if not won:
        return None
    items = [el("li", animal_picture(a.id), el("small", animal_name(a))) for a in won]
    return el("ul", items, class_="won-animals", aria_label=animals_won(len(won)))
