"""The story of a game of Planet in plain sentences, in the present tense."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.planet import events as ev
from engine.planet.options import Options
from ui.planet.faces import face_name, laid_words
from ui.planet.words import animal_name, best_names, habitat_name, measure_words, rest_words
from ui.scene import Player
from ui.words import _, listed, ngettext, sentences


def told(event: Any, players: Sequence[Player], options: Options) -> str:  # noqa: ARG001
    """One event as a sentence, with only what it tells."""
    name = players[event.seat].name if hasattr(event, "seat") else ""
    match event:
        case ev.AnimalsDealt():
            return _dealt(event)
        case ev.ObjectiveDealt(habitat=habitat) if habitat is not None:
            own = habitat_name(habitat)
            return _("{name} gets a secret objective: {habitat}.", name=name, habitat=own)
        case ev.ObjectiveDealt():
            return _("{name} gets a secret objective.", name=name)
        case ev.RoundBegan():
            return _("Round {round}: {name} begins.", round=event.round, name=name)
        case ev.Taken():
            face, tile = face_name(event.face), laid_words(event.tile, event.face, event.turn)
            return _("{name} puts a tile on {face}: {tile}.", name=name, face=face, tile=tile)
        case ev.RoundOver():
            return sentences([_("Round {round} is over.", round=event.round), life_to_come(event)])
        case ev.LeftOver():
            return _left_over(event)
        case ev.Awarded() | ev.TravelledOn() | ev.Unclaimed():
            return life_told(event, players)
        case ev.TurnedUp():
            animal = animal_name(event.animal)
            return _("Turned up for round {round}: {animal}.", round=event.round, animal=animal)
        case _:
            return _("All planets are complete.")


def _dealt(event: ev.AnimalsDealt) -> str:
    open_cards = [animal_name(a) for row in event.rounds for a in row if a is not None]
    return _("The animals of this game: {animals}.", animals=listed(open_cards))


def life_to_come(event: ev.RoundOver) -> str:
    """When the first animals settle."""
    return _("The first animals come at the end of round {round}.", round=event.life_begins)


def _left_over(event: ev.LeftOver) -> str:
    count = len(event.tiles)
    if event.stack is None:
        return ngettext(
            "{count} tile is left over and does not come again.",
            "{count} tiles are left over and do not come again.",
            count,
        )
    return ngettext(
        "{count} tile is left over and comes again in round {round}.",
        "{count} tiles are left over and come again in round {round}.",
        count,
        round=event.stack,
    )


def life_told(event: ev.Awarded | ev.TravelledOn | ev.Unclaimed, players: Sequence[Player]) -> str:
    """What became of an animal, and why."""
    animal, compared = animal_name(event.contest.animal), event.contest
    unclaimed = isinstance(event, ev.Unclaimed)
    if not compared.seats:
        if unclaimed:
            return _("{animal}: no planet suits it, so nobody gets it.", animal=animal)
        return _("{animal}: no planet suits it, so it travels on.", animal=animal)
    best = measure_words(compared.measures[compared.seats[0]])
    if isinstance(event, ev.Awarded):
        return _(
            "{animal} comes to {name}: {best} against {rest}.",
            animal=animal,
            name=players[event.seat].name,
            best=best,
            rest=rest_words(compared),
        )
    tied = {"animal": animal, "best": best, "names": best_names(compared, players)}
    if unclaimed:
        return _("{animal}: a tie at {best} between {names}, so nobody gets it.", **tied)
    return _("{animal}: a tie at {best} between {names}, so it travels on.", **tied)
