"""The whole table of Make Me a Planet, in one view."""

from __future__ import annotations

from ui.html import Html, classes, el
from ui.parts.table import long_named, top_bar
from ui.prince.look_up import place_in_the_rules
from ui.prince.offer import offer, piles
from ui.prince.planets import others, own_planet
from ui.prince.say import say
from ui.prince.score import score
from ui.prince.state import Scene


def table(scene: Scene) -> Html:
    """Own planet, offer, piles, the other planets, the round and what to do."""
    side = el("div", others(scene), piles(scene), class_="side")
    parts = (say(scene), own_planet(scene), score(scene), offer(scene), side)
    bar = top_bar(scene, place_in_the_rules(scene))
    names = classes(
        "table prince-table", f"players-{len(scene.players)}", long_named(scene.players)
    )
    return el("div", bar, parts, class_=names)
