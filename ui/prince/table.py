"""The whole table of Make Me a Planet, in one view."""

from __future__ import annotations

from engine.prince.rules import ROUNDS
from ui.html import Child, Html, el
from ui.prince.offer import offer, piles
from ui.prince.picture import tile_picture
from ui.prince.planets import others, own_planet, planet_closely
from ui.prince.say import say
from ui.prince.score import score
from ui.prince.words import kind_name, tile_words
from ui.scene import Scene
from ui.screens.common import dialog, pips, top_bar
from ui.words import _


def table(scene: Scene) -> Html:
    """Own planet, offer, piles, the other planets, the round and what to do."""
    side = el("div", others(scene), piles(scene), class_="side")
    parts = (say(scene), own_planet(scene), score(scene), offer(scene), side)
    bar = top_bar(scene, round_words(scene.view.round), pips(scene.view.round, ROUNDS))
    return el("div", bar, parts, class_=f"table players-{len(scene.players)}")


def round_words(number: int) -> str:
    return _("Round {round} of {rounds}", round=number, rounds=ROUNDS)


def table_dialog(scene: Scene) -> Html | None:
    """What is looked at closely: a planet, or what has been seen of a pile."""
    state = scene.state
    if state.look is not None:
        title = _("{name}’s planet", name=scene.players[state.look].name)
        return dialog(title, planet_closely(scene, state.look), class_="closely")
    if state.pile is not None:
        return _seen_of_pile(scene)
    return None


def _seen_of_pile(scene: Scene) -> Html:
    """Open knowledge only: a secret draft is not laid out for whoever looks on."""
    kind, edition = scene.state.pile, scene.view.options.edition
    pile = scene.public.piles[kind]
    title = _("{kind}: {left} left", kind=kind_name(kind), left=pile.left)
    cards = [
        el("li", tile_picture(tile, None, False, edition), el("span", tile_words(tile, edition)))
        for tile in pile.seen
    ]
    body: Child = el("ul", cards, class_="seen") if cards else el("p", _("Nothing seen of it yet."))
    return dialog(title, el("p", _("Seen so far:")) if cards else None, body)
