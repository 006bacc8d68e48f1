"""The story of a game of Planet in plain sentences, in the present tense."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Event
from engine.planet import events as ev
from engine.planet.options import Options
from ui.parts.table import all_complete
from ui.planet.faces import face_name, laid_words
from ui.planet.words import animal_name, best_names, habitat_name, lead, sizes_words
from ui.scene import Player
from ui.words import N_, _, listed, ngettext, sentences, translated

Life = ev.Awarded | ev.TravelledOn | ev.Unclaimed


def told(event: Event, players: Sequence[Player], options: Options) -> str:  # noqa: ARG001
    """One event as a sentence, with only what it tells."""
    names = [player.name for player in players]
    match event:
        case ev.AnimalsDealt():
            return _dealt(event)
        case ev.ObjectiveDealt(habitat=habitat) if habitat is not None:
            own = {"name": names[event.seat], "habitat": habitat_name(habitat)}
            return _("{name} gets a secret objective: {habitat}.", **own)
        case ev.ObjectiveDealt():
            return _("{name} gets a secret objective.", name=names[event.seat])
        case ev.RoundBegan():
            return _("Round {round}: {name} begins.", round=event.round, name=names[event.seat])
        case ev.Taken():
            return _laid(event, names[event.seat])
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
            return all_complete()


def _laid(event: ev.Taken, name: str) -> str:
    face, tile = face_name(event.face), laid_words(event.tile, event.face, event.turn)
    return _("{name} puts a tile on {face}: {tile}.", name=name, face=face, tile=tile)


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


# After a tie in the last round, for the largest region and for the second-largest.
TIED = (
    N_("{names} are tied: each has a region of {size}."),
    N_("{names} are still tied: each has a second region of {size}."),
)
DECIDES = (
    N_("The second-largest region decides: {best} against {rest}."),
    N_("The third-largest region decides: {best} against {rest}."),
)


def life_told(event: Life, players: Sequence[Player]) -> str:
    """What became of an animal, and why."""
    return sentences([became(event, players), *after_ties(event, players)])


def became(event: Life, players: Sequence[Player]) -> str:
    """What became of an animal, in one sentence."""
    animal, compared = animal_name(event.contest.animal), event.contest
    unclaimed = isinstance(event, ev.Unclaimed)
    if not compared.seats:
        if unclaimed:
            return _("{animal}: no planet suits it, so nobody gets it.", animal=animal)
        return _("{animal}: no planet suits it, so it travels on.", animal=animal)
    if isinstance(event, ev.Awarded):
        ties, best, rest = lead(compared)
        won = {"animal": animal, "name": players[event.seat].name}
        if ties:
            return _("{animal} comes to {name}.", **won)
        return _("{animal} comes to {name}: {best} against {rest}.", **won, best=best, rest=rest)
    best, *others = sizes = compared.measures[compared.seats[0]]
    tied = {"animal": animal, "names": best_names(compared, players)}
    if others:
        return _(
            "{animal}: {names} have equally large regions, down to the smallest ({sizes}), "
            "so nobody gets it.",
            **tied,
            sizes=sizes_words(sizes),
        )
    if unclaimed:
        return _("{animal}: a tie at {best} between {names}, so nobody gets it.", **tied, best=best)
    return _("{animal}: a tie at {best} between {names}, so it travels on.", **tied, best=best)


def after_ties(event: Life, players: Sequence[Player]) -> list[str]:
    """How a tie of the last round was decided: who was tied, and by which region."""
    if not isinstance(event, ev.Awarded):
        return []
    measures = event.contest.measures
    ties, best, rest = lead(event.contest)
    words, top = [], measures[event.seat]
    for number in range(ties):
        equal = [own[: number + 1] == top[: number + 1] for own in measures]
        names = listed([player.name for player in players if equal[player.seat]])
        words.append(translated(TIED[number], names=names, size=top[number]))
    return [*words, translated(DECIDES[ties - 1], best=best, rest=rest)] if ties else []


def why_nobody(event: ev.Unclaimed, players: Sequence[Player]) -> list[str]:
    """Why nobody gets an animal, and where it goes."""
    compared = event.contest
    best, *others = sizes = compared.measures[compared.seats[0]] if compared.seats else (0,)
    if not compared.seats:
        why = _("No planet suits it.")
    elif others:
        tied = {"names": best_names(compared, players), "sizes": sizes_words(sizes)}
        why = _("A tie: {names} have equally large regions ({sizes}).", **tied)
    else:
        why = _("A tie at {best}: {names}.", best=best, names=best_names(compared, players))
    return [why, _("This was the last round: no animal travels on.")]
