"""Where the rules open: at what whoever is at the tablet looks at."""

from __future__ import annotations

from engine.planet.events import TravelledOn
from ui.planet.animals import to_greet
from ui.planet.state import Scene


def place_in_the_rules(scene: Scene) -> str:
    """Animals that settle or are looked at, the objective, the planet and its tiles, or the round.

    It never tells which objective is looked at.
    """
    state = scene.state
    if settled := to_greet(scene):
        travelled = any(isinstance(event, TravelledOn) for event in settled)
        return "ties" if travelled else "wishes"
    if state.peek and not scene.view.options.beginners:
        return "objectives"
    if state.animal is not None:
        return "wishes"
    if state.selected is not None or state.shown is not None or state.sizes:
        return "regions"
    return "round"
