"""The timeline: the animals of all rounds, small, with who has them or leads now."""

from __future__ import annotations

from engine.planet.animals import ANIMALS, Animal
from engine.planet.rules import LIFE_BEGINS, ROUNDS
from ui.html import Child, Html, classes, el, part, unseen
from ui.planet import stage
from ui.planet.fates import Fate, animal_words, fate_of
from ui.planet.picture import animal_back, animal_picture, sign
from ui.planet.state import Scene
from ui.planet.words import animal_name
from ui.scene import Player, badge
from ui.words import _, remembered

LIFE = range(LIFE_BEGINS, ROUNDS + 1)


def by_round() -> str:
    """What the timeline shows."""
    return _("Animals at the end of each round")


def timeline(scene: Scene) -> Html:
    """Every round from the first with animals, and what lies or lay there."""
    columns = [_column(scene, number) for number in LIFE]
    return part(
        "ol",
        columns,
        class_="timeline",
        id="timeline",
        aria_label=by_round(),
        data_arrows=len(ANIMALS),
    )


def _column(scene: Scene, number: int) -> Html:
    now = scene.view.round
    if number == now and scene.state.animal is None:  # they are the cards above
        arrow = el("i", "↑", class_="above", aria_hidden="true")
        chips: list[Child] = [arrow, unseen(_("its animals are described above"))]
    elif number < now:
        chips = [_chip(scene, award.animal) for award in scene.view.awards if award.round == number]
    else:
        row = scene.view.animals[number - 1]
        chips = [_chip(scene, each) if each else _chip_back(number) for each in row]
    kind = "done" if number < now else "now" if number == now else None
    words = unseen(_("Round {round}", round=number))
    return el("li", words, el("b", str(number), aria_hidden="true"), chips, class_=kind)


def _chip_back(number: int) -> Html:
    words = _("Round {round}: an animal that lies face down", round=number)
    return el("span", animal_back(), class_="chip", role="img", aria_label=words)


def _chip(scene: Scene, animal: Animal) -> Html:
    """An animal of another round."""
    looked_at, on_stage = scene.state.animal is animal, stage.animal_of(scene) is animal
    return _drawn(animal, fate_of(scene, animal), scene.players, looked_at, on_stage)


@remembered
def _drawn(
    animal: Animal, fate: Fate, players: tuple[Player, ...], looked_at: bool, on_stage: bool
) -> Html:
    """The one that is looked at is told on its card above."""
    words = (
        _("{animal}, described above", animal=animal_name(animal))
        if looked_at
        else animal_words(animal, fate, players)
    )
    return el(
        "button",
        animal_picture(animal.id, flies=on_stage),
        sign(animal.rule, animal.habitat, animal.other),
        None if looked_at and fate.award is None else _leader(fate, players),
        class_=classes("chip", fate.award is not None and "won", looked_at and "looked-at"),
        id=f"chip-{animal.id}",
        data_ui=f"animal {animal.id}",
        aria_pressed="true" if looked_at else "false",
        aria_label=words,
    )


def _leader(fate: Fate, players: tuple[Player, ...]) -> Child:
    """The badge of who has it, or leads now and with how much: as it is marked on a card."""
    if fate.award is not None:
        return badge(players[fate.award.seat])
    if fate.race is None or not fate.race.shown.seats:
        return None
    best, *tied = fate.race.shown.seats
    sign_of = el("span", "=", class_="badge level") if tied else badge(players[best])
    return el("span", sign_of, str(fate.race.shown.measures[best][0]), class_="leads rank best")
