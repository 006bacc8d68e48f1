"""Where the rules open: at what whoever is at the tablet looks at."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Event
from engine.planet.events import Awarded, TravelledOn, TurnedUp, Unclaimed
from ui.planet.animals import to_greet
from ui.planet.state import Scene, objective_to_meet
from ui.planet.words import lead


def place_in_the_rules(scene: Scene) -> str:
    """Animals that settle or are looked at, the objective, the planet and its tiles, or the round.

    It never tells which objective is looked at.
    """
    state = scene.state
    if come := _of_events(to_greet(scene) if scene.act is None else [scene.act]):
        return come
    if objective_to_meet(scene) or (state.peek and not scene.view.options.beginners):
        return "objectives"
    if state.animal is not None:
        return "wishes"
    if state.selected is not None or state.shown is not None or state.sizes:
        return "regions"
    return "round"


def _of_events(events: Sequence[Event]) -> str | None:
    """What is most of a question about what has just come, on the stage or after it."""
    asked = {_of_event(event) for event in events}
    return next((place for place in ("ties", "wishes", "hidden") if place in asked), None)


def _of_event(event: Event) -> str | None:
    match event:
        case TravelledOn() | Unclaimed():
            return "ties"
        case Awarded():
            return "ties" if lead(event.contest).ties else "wishes"
        case TurnedUp():
            return "hidden"
    return None
