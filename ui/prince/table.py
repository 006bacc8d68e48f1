"""The whole table of Make Me a Planet, in one view."""

from __future__ import annotations

from engine.prince.rules import ROUNDS
from ui.html import Html, el
from ui.prince.offer import offer, piles
from ui.prince.planets import others, own_planet
from ui.prince.say import say
from ui.prince.score import score
from ui.scene import Scene
from ui.screens.common import pips, top_bar
from ui.words import _


def table(scene: Scene) -> Html:
    """Own planet, offer, piles, the other planets, the round and what to do."""
    side = el("div", others(scene), piles(scene), class_="side")
    parts = (say(scene), own_planet(scene), score(scene), offer(scene), side)
    bar = top_bar(scene, round_words(scene.view.round), pips(scene.view.round, ROUNDS))
    return el("div", bar, parts, class_=f"table players-{len(scene.players)}")


def round_words(number: int) -> str:
    return _("Round {round} of {rounds}", round=number, rounds=ROUNDS)
