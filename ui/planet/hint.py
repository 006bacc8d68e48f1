"""Hints in words, for Planet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from engine.game import Action
from engine.planet.actions import Take
from engine.planet.animals import Animal
from engine.planet.knowledge import View
from engine.planet.tiles import Tile
from ui.hints import own_gain
from ui.planet.faces import face_name, laid_words
from ui.planet.state import Scene
from ui.planet.words import animal_name, tile_words
from ui.scene import Player
from ui.words import _, listed

if TYPE_CHECKING:
    from engine.bots import Advice
    from engine.bots.planet.advice import Growth, PlanetAdvice
    from engine.bots.review import Verdict

OPENLY = True
TOLD = 1  # so many of the animals to come: more are hard to read


def thing(action: Action, view: View, players: Sequence[Player]) -> str:  # noqa: ARG001
    """What an action is about: a tile, and where it goes."""
    assert isinstance(action, Take)
    return _("{tile} ({face})", tile=tile_words(action.tile), face=face_name(action.face))


def exactly(action: Action) -> str:
    """How the tile is turned."""
    assert isinstance(action, Take)
    return laid_words(action.tile, action.face, action.turn)


def best_words(action: Action, view: View, players: Sequence[Player]) -> str:
    """That it is the best to do."""
    return _("The best tile for you: {tile}.", tile=thing(action, view, players))


def reasons(scene: Scene, advice: Advice) -> list[str]:
    """What it brings at once, for the objective and for the animals to come; and to whom else."""
    own = cast("PlanetAdvice", advice)
    found = _own_gain(scene, own)
    if own.areas is not None and own.areas[0] != own.areas[1]:
        before, after = own.areas
        found.append(
            _("Areas for your objective: {after} instead of {before}.", before=before, after=after)
        )
    found += [_growth(scene, each) for each in _telling(own.growth)]
    if own.rival is not None:
        name, animals = scene.players[own.rival].name, _animals(own.rival_animals)
        found.append(
            _("Left there, {name} could win with it: {animals}.", name=name, animals=animals)
        )
    return found


def _own_gain(scene: Scene, advice: PlanetAdvice) -> list[str]:
    """What a tile is worth at once: in animals, where the objective is not known."""
    if advice.areas is not None or scene.view.options.beginners:
        return [own_gain(advice.points)] if advice.points else []
    if not advice.animals:
        return []
    return [_("With it you could win: {animals}.", animals=_animals(advice.animals))]


def _animals(animals: Sequence[Animal]) -> str:
    return listed([animal_name(animal) for animal in animals])


def lost(advice: Advice, players: Sequence[Player]) -> str | None:
    """Whom a tile that was left could have brought animals."""
    own = cast("PlanetAdvice", advice)
    if own.rival is None:
        return None
    return _(
        "Left there, {name} could have won with it: {animals}.",
        name=players[own.rival].name,
        animals=_animals(own.rival_animals),
    )


def _telling(growth: Sequence[Growth]) -> Sequence[Growth]:
    """The animals for which one draws level with the others, or ahead; else the next of all."""
    turns = [each for each in growth if each.before <= each.rival_measure <= each.after]
    return turns[:TOLD] or growth[:1]


def _growth(scene: Scene, growth: Growth) -> str:
    """Which animal one has better land for, and how much the best other planet has."""
    return _(
        "{animal} (round {round}): {after} instead of {before}; {name} has {others}.",
        animal=animal_name(growth.animal),
        round=growth.round,
        before=growth.before,
        after=growth.after,
        name=scene.players[growth.rival].name,
        others=growth.rival_measure,
    )


def later(verdict: Verdict, players: Sequence[Player]) -> list[str]:  # noqa: ARG001
    """What it would have brought for the objective, and for the next animal."""
    played = cast("PlanetAdvice", verdict.played)
    best = cast("PlanetAdvice", verdict.best)
    found = []
    if played.areas and best.areas and best.areas[1] > played.areas[1]:
        areas = {"after": best.areas[1], "before": played.areas[1]}
        found.append(_("Areas for the objective: {after} instead of {before}.", **areas))
    reached = {each.animal: each.after for each in played.growth}
    grown = [own for own in best.growth if own.after > reached.get(own.animal, own.before)]
    return found + [_grown(own, reached.get(own.animal, own.before)) for own in grown[:TOLD]]


def _grown(growth: Growth, reached: int) -> str:
    """What an animal to come would find after the better move, and what it found after this one."""
    return _(
        "{animal} (round {round}): {after} with the better move, not {reached}.",
        animal=animal_name(growth.animal),
        round=growth.round,
        after=growth.after,
        reached=reached,
    )


def taken(action: Action) -> Tile:
    """The tile that an action takes."""
    assert isinstance(action, Take)
    return action.tile


def follow(scene: Scene, action: Action) -> None:
    """Show the tile on its face, turned as it should lie."""
    assert isinstance(action, Take)
    state = scene.state
    state.put_away()
    state.greeted, state.shown = True, None
    state.selected, state.aimed, state.turn = action.tile, action.face, action.turn
