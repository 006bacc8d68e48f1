"""What became of the animals: where they live, or how things stand for those still to settle."""

from __future__ import annotations

from typing import NamedTuple

from engine.planet.animals import Animal
from engine.planet.scoring import Award
from ui.planet.preview import Race, race
from ui.planet.state import Scene
from ui.planet.words import animal_name, standing, wish
from ui.scene import Player
from ui.words import _, remembered, sentences


class Fate(NamedTuple):
    """All that a table tells of an animal, but for what it wants."""

    award: Award | None = None  # it has settled
    round: int | None = None  # when it is to settle
    travelled: bool = False  # it found no planet in an earlier round
    race: Race | None = None  # how the planets compare for it, where that is shown


def fate_of(scene: Scene, animal: Animal) -> Fate:
    view = scene.view
    award = next((award for award in view.awards if award.animal is animal), None)
    number = next((number for number, row in enumerate(view.animals, 1) if animal in row), None)
    if number is None:  # it has settled, nobody got it, or it lies face down
        return Fate(award)
    shown = race(scene, animal, number) if scene.settings.live_score else None
    return Fate(award, number, animal not in view.deal[number - 1], shown)


@remembered
def animal_words(animal: Animal, fate: Fate, players: tuple[Player, ...]) -> str:
    """All about an animal in words: what it wants, when, and who leads or won."""
    name, want, award, race = animal_name(animal), wish(animal), fate.award, fate.race
    if award is not None:
        winner = players[award.seat].name
        return _(
            "{animal}, {wish}: with {name} since round {round}.",
            animal=name,
            wish=want,
            name=winner,
            round=award.round,
        )
    if fate.round is None:
        return _("{animal}, {wish}: nobody got it.", animal=name, wish=want)
    parts = [_("{animal}, {wish}, round {round}.", animal=name, wish=want, round=fate.round)]
    if fate.travelled:
        parts.append(_("It travelled on from an earlier round."))
    if race is not None:
        parts.append(standing(race.now, players))
        if race.then is not None and race.changes:
            then = standing(race.then, players)
            parts.append(_("With your tile: {standing}", standing=then))
    return sentences(parts)
