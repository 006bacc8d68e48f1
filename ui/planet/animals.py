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
from ui.planet.timeline import LIFE, by_round, timeline
from ui.planet.words import animal_name, deciding, wish
from ui.scene import badge
from ui.words import _, in_a_row

MANY = 5  # more cards than that show wishes as pictures
_ON, _OUT = "↷", "×"  # an animal travels on; it goes back to the box


def next_life(scene: Scene) -> int:
    """The round whose animals are the next to settle."""
    return max(int(scene.view.round), LIFE_BEGINS)


def races(scene: Scene) -> list[Race]:
    """How things stand for the animals that are the next to settle."""
    number = next_life(scene)
    return [race(scene, a, number) for a in scene.view.animals[number - 1] if a is not None]


def animals(scene: Scene) -> Html:
    """The panel of the animals: cards, and below them the timeline."""
    told = [el("span", by_round()), _leads_told() if scene.settings.live_score else None]
    caption = el("p", told, class_="by-round", aria_hidden="true")
    parts, label = (_cards(scene), caption, timeline(scene)), _("Animals")
    return el("section", parts, class_="animals", id="animals", aria_label=label)


def _leads_told() -> Html:
    """What stands beside the small animals."""
    # Translators: beside the small animals stand a badge and a number. Short.
    return el("small", _("Beside each: who leads, with how much"))


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
    parts = (el("h3", title), _of_before(scene), el("small", worth_of_animals(scene)), whole)
    head = el("div", parts, class_="head")
    names = classes(f"wishes wishes-{min(len(cards), MANY)}", len(cards) > MANY and "many")
    return el(
        "div", head, el("div", cards, class_=names, data_arrows=len(cards)), class_="next-life"
    )


def _of_round(scene: Scene, number: int) -> list[Animal | None]:
    """The animals of a round. While they settle, all keep their cards and their places.

    Those of this round come first, then those of the one before it, and so on.
    """
    row: list[Animal | None] = [*scene.view.animals[number - 1]]
    if decided := stage.decided(scene):
        dealt = [animal for each in reversed(scene.view.deal[:number]) for animal in each]
        row = sorted([*decided, *row], key=dealt.index)
    on_stage = stage.animal_of(scene)
    if on_stage is not None and on_stage not in row:
        row.append(on_stage)  # it is turned up
    return row


def _of_before(scene: Scene) -> Html | None:
    """What the sign on some of the cards says: why there are more than are dealt to a round."""
    number = next_life(scene)
    row = _of_round(scene, number) if scene.state.animal is None else [scene.state.animal]
    if not any(each and _came_before(scene, each, number) for each in row):
        return None
    # Translators: beside a sign: animals with it have travelled on from an earlier round. Short.
    inside = (el("i", _ON, class_="travelled"), el("small", _("from before")))
    return el("span", inside, class_="of-before", aria_hidden="true")


def _came_before(scene: Scene, animal: Animal, number: int) -> bool:
    return any(animal in row for row in scene.view.deal[: number - 1])


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
    seen, on_stage = _comparison(scene, animal), stage.animal_of(scene) is animal
    flies = scene.act is not None and seen is None and not on_stage  # perhaps it is the next one
    name = el("b", animal_name(animal))
    return el(
        "button",
        animal_picture(animal.id, flies=flies),
        _outcome(scene, fate, seen),
        _travelled(fate),
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


def _comparison(scene: Scene, animal: Animal) -> Contest | None:
    """How planets compare for the animal on the stage, and for those that came before it.

    Their cards stay as they were.
    """
    if animal in stage.decided(scene) and stage.animal_of(scene) is not animal:
        return race(scene, animal, scene.view.round).now
    return stage.compared(scene, animal)


def _outcome(scene: Scene, fate: Fate, seen: Contest | None) -> Child:
    """A sign for who has got an animal, or that it travels on, or that nobody gets it."""
    if seen is None:
        return None
    if fate.award is not None:
        return badge(scene.players[fate.award.seat])
    sign_of = _OUT if fate.round is None else _ON
    return el("span", sign_of, class_="badge level", aria_hidden="true")


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
    return el("i", _ON, class_="travelled", title=_("travelled on from an earlier round"))


def _ranks(scene: Scene, compared: Contest, shown: Contest) -> Html:
    """What every planet has for an animal; the best are marked, and what the tile would change."""
    entries, told = [], deciding(shown)
    for player in scene.players:
        now, then = compared.measures[player.seat], shown.measures[player.seat]
        was = f"{now[0] if now else 0}→"
        before = el("span", was, class_="was") if now[:1] != then[:1] else None
        value = el("span", before, in_a_row([str(each) for each in then[:told] or (0,)]))
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
        else el("span", _ON, class_="badge level", aria_hidden="true")
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
