"""The animals: the ones to be won now on cards, all of them in words, who got the last ones."""

from __future__ import annotations

from collections.abc import Sequence

from engine.planet.animals import Animal
from engine.planet.events import Awarded, TravelledOn
from engine.planet.life import Contest
from engine.planet.rules import LIFE_BEGINS, TURNED_UP_AHEAD
from ui.html import Child, Html, classes, el, unseen
from ui.parts.controls import button, dialog
from ui.planet import stage
from ui.planet.fates import Fate, animal_words, fate_of
from ui.planet.habitats import worth_of_animals
from ui.planet.log import life_told
from ui.planet.picture import animal_back, animal_picture, net_picture, sign
from ui.planet.preview import Race, race
from ui.planet.state import Scene
from ui.planet.timeline import LIFE, timeline
from ui.planet.words import animal_name, wish
from ui.scene import badge
from ui.words import _

MANY = 5  # more cards than that show wishes as pictures


def next_life(scene: Scene) -> int:
    """The round whose animals are the next to settle."""
    return max(int(scene.view.round), LIFE_BEGINS)


def races(scene: Scene) -> list[Race]:
    """How things stand for the animals that are the next to settle."""
    number = next_life(scene)
    return [race(scene, a, number) for a in scene.view.animals[number - 1] if a is not None]


def animals(scene: Scene) -> Html:
    """The panel of the animals: cards, and below them the timeline."""
    parts, label = (_cards(scene), timeline(scene)), _("Animals")
    return el("section", parts, class_="animals", id="animals", aria_label=label)


# --- cards ---


def _cards(scene: Scene) -> Html:
    """The animal that is looked at, or all that settle next."""
    looked_at = scene.state.animal
    if looked_at is not None:
        cards, title = [_card(scene, looked_at)], _("What it wants")
    else:
        number = next_life(scene)
        row = _of_round(scene, number)
        cards = [_card(scene, animal) if animal else _face_down(number) for animal in row]
        title = _when(scene, number) if cards else _("Animals")
    whole = button(_("All animals"), "deck", "small", aria_haspopup="dialog")
    head = el("div", el("h3", title), el("small", worth_of_animals(scene)), whole, class_="head")
    names = classes(f"wishes wishes-{min(len(cards), MANY)}", len(cards) > MANY and "many")
    return el(
        "div", head, el("div", cards, class_=names, data_arrows=len(cards)), class_="next-life"
    )


def _of_round(scene: Scene, number: int) -> list[Animal | None]:
    """The animals of a round. While they settle, those that have a home keep their cards."""
    settled = [award.animal for award in scene.view.awards if award.round == number]
    left, on_stage = scene.view.animals[number - 1], stage.animal_of(scene)
    if on_stage is None or on_stage in (*settled, *left):
        return [*settled, *left]
    return [*settled, on_stage, *left]  # nobody gets it, or it is turned up


def _when(scene: Scene, number: int) -> str:
    if number == scene.view.round:
        return _("At the end of this round")
    return _("At the end of round {round}", round=number)


def _face_down(number: int) -> Html:
    words = _("It is turned up at the end of round {round}.", round=number - TURNED_UP_AHEAD)
    return el("div", animal_back(), el("p", words), class_="wish paper")


def _card(scene: Scene, animal: Animal) -> Html:
    """An animal, what it wants and who leads."""
    fate = fate_of(scene, animal)
    seen, on_stage = _comparison(scene, animal, fate), stage.animal_of(scene) is animal
    flies = scene.act is not None and seen is None and not on_stage  # perhaps it is the next one
    name = el("b", animal_name(animal), _travelled(fate))
    return el(
        "button",
        animal_picture(animal.id, flies=flies),
        _outcome(scene, fate, seen),
        el("span", name, _want(animal), class_="words", aria_hidden="true"),
        _ranks(scene, seen, seen) if seen else _winner_or_ranks(scene, fate),
        unseen(animal_words(animal, fate, scene.players)),
        class_=classes(
            "wish paper",
            scene.state.animal is animal and "looked-at",
            on_stage and "on-stage",
            seen and fate.award is None and "travels",
        ),
        id=f"card-{animal.id}",
        data_ui=f"animal {animal.id}",
        aria_pressed="true" if scene.state.animal is animal else "false",
    )


def _comparison(scene: Scene, animal: Animal, fate: Fate) -> Contest | None:
    """How planets compare for the animal on the stage, and for those that have settled before it.

    Their cards stay as they were.
    """
    if fate.award is not None and fate.award.round == scene.view.round:
        return race(scene, animal, scene.view.round).now
    return stage.compared(scene, animal)


def _outcome(scene: Scene, fate: Fate, seen: Contest | None) -> Child:
    """A sign for who has got an animal, or that several planets would suit it alike."""
    if seen is None or not seen.seats:
        return None
    if fate.award is not None:
        return badge(scene.players[fate.award.seat])
    return el("span", "=", class_="badge level", aria_hidden="true")


def _want(animal: Animal, tag: str = "span") -> Html:
    """What an animal wants, as a picture and in words."""
    words = el("span", wish(animal), class_="in-words")
    return el(tag, sign(animal.rule, animal.habitat, animal.other), words, class_="want")


def _winner_or_ranks(scene: Scene, fate: Fate) -> Child:
    """For the eyes: who has the animal, or what every planet has for it."""
    if fate.award is None:
        return _ranks(scene, fate.race.now, fate.race.shown) if fate.race else None
    player = scene.players[fate.award.seat]
    return el("span", badge(player), player.name, class_="ranks", aria_hidden="true")


def _travelled(fate: Fate) -> Child:
    """A sign for an animal that found no planet in an earlier round."""
    if not fate.travelled:
        return None
    # Translators: an animal.
    return el("i", "↷", class_="travelled", title=_("travelled on from an earlier round"))


def _ranks(scene: Scene, compared: Contest, shown: Contest) -> Html:
    """What every planet has for an animal; the best are marked, and what the tile would change."""
    entries = []
    for player in scene.players:
        now, then = compared.measures[player.seat], shown.measures[player.seat]
        was = f"{now[0] if now else 0}→"
        before = el("span", was, class_="was") if now[:1] != then[:1] else None
        value = el("span", before, str(then[0] if then else 0))
        best = player.seat in shown.seats
        entries.append(el("span", badge(player), value, class_=classes("rank", best and "best")))
    return el("span", entries, class_="ranks", aria_hidden="true")


# --- all of them ---


def deck_dialog(scene: Scene) -> Html:
    """All animals in words, round by round: those still to settle, then the others."""
    rounds, now = [], scene.view.round
    for number in sorted(LIFE, key=lambda number: number < now):
        done = number < now
        won = [award.animal for award in scene.view.awards if award.round == number]
        row: Sequence[Animal | None] = won if done else scene.view.animals[number - 1]
        items = [el("li", _in_full(scene, animal)) for animal in row]
        if items:
            rounds.append(el("h3", _("Round {round}", round=number)))
            rounds.append(el("ul", items))
    worth = el("p", worth_of_animals(scene))
    return dialog(_("Animals"), worth, el("div", rounds, class_="deck"))


def _in_full(scene: Scene, animal: Animal | None) -> Child:
    if animal is None:
        return [animal_back(), el("span", _("It still lies face down."), class_="words")]
    fate = fate_of(scene, animal)
    name = el("b", animal_name(animal), _travelled(fate))
    seen = el(
        "span",
        name,
        _want(animal),
        _winner_or_ranks(scene, fate),
        class_="words",
        aria_hidden="true",
    )
    return [animal_picture(animal.id), seen, unseen(animal_words(animal, fate, scene.players))]


# --- the ceremony ---


def to_greet(scene: Scene) -> list[Awarded | TravelledOn]:
    """What became of the animals of the last round, until it has been seen. A lesson tells it."""
    if scene.state.greeted or scene.act is not None or scene.coach is not None:
        return []
    return [event for event in scene.happened if isinstance(event, Awarded | TravelledOn)]


def ceremony(scene: Scene) -> Html | None:
    """Who got the animals of the last round, with the reason; any tap goes on."""
    events = to_greet(scene)
    if not events:
        return None
    # Translators: a title; the rulebook says “Origin of life”.
    title = _("Life in round {round}", round=events[0].round)
    items = [_settled(scene, event) for event in events]
    return el(
        "section",
        el("h2", title),
        el("ul", items),
        button(_("Go on"), "close", "main", id="go-on"),
        class_="ceremony paper",
        aria_label=title,
    )


def _settled(scene: Scene, event: Awarded | TravelledOn) -> Html:
    animal = event.contest.animal
    mark: Child = (
        badge(scene.players[event.seat])
        if isinstance(event, Awarded)
        else el("span", "→", class_="badge level", aria_hidden="true")
    )
    words = el(
        "span",
        el("b", life_told(event, scene.players)),
        _want(animal, "small"),
    )
    medal = el("span", animal_picture(animal.id), mark, class_="medal")
    return el("li", medal, words, _where_it_settles(scene, event))


def _where_it_settles(scene: Scene, event: Awarded | TravelledOn) -> Html | None:
    """The planet that won an animal, with what it lives in."""
    if not isinstance(event, Awarded):
        return None
    planet = scene.public.planets[event.seat]
    return net_picture(planet, stage.home_of(planet, event))
