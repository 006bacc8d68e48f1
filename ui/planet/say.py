"""The one sentence that says whose turn it is and what to do now, and the line below it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from engine.planet.animals import Animal
from engine.planet.events import RoundOver
from engine.planet.life import qualifying
from engine.planet.planet import Planet
from engine.planet.regions import size
from engine.planet.solid import EDGES
from engine.planet.tiles import Habitat
from ui.hints import hint_words
from ui.html import Html
from ui.parts.table import (
    all_complete,
    bots_end_it,
    handing_on,
    is_taking,
    only_bots_wait,
    pass_on_words,
    put_it_here,
    say_panel,
    skip_buttons,
    step_button,
    take_a_tile,
)
from ui.planet import stage
from ui.planet.animals import races, to_greet
from ui.planet.faces import (
    covered_face_words,
    edges_of,
    face_name,
    faces_words,
    free_face_words,
)
from ui.planet.fates import animal_words, fate_of
from ui.planet.globe import joining_words, regions_on
from ui.planet.habitats import bands_words, objective_words
from ui.planet.log import told
from ui.planet.state import (
    Scene,
    near_planet,
    objective_to_meet,
    own_objective,
    previewed,
)
from ui.planet.words import animal_name, habitat_name, standing, tile_words
from ui.words import _, sentences, set_apart

GAME = "planet"


def sentence(scene: Scene) -> str:
    """What is announced: what was touched and what it means, and what to do.

    Every turn of a tile says anew what lies at which edge, so that it is heard.
    """
    if scene.act is not None:
        return stage.headline(scene)
    if habitat := _peeked(scene):
        return _(
            "Your objective: {habitat}. {worth}.",
            habitat=habitat_name(habitat),
            worth=objective_words(near_planet(scene), habitat),
        )
    if habitat := objective_to_meet(scene):
        own = _(
            "Your objective: {habitat}. {worth}.",
            habitat=habitat_name(habitat),
            worth=bands_words(habitat),
        )
        return sentences([headline(scene), own])
    take, told = previewed(scene), [*_touched(scene)]
    if take is None:
        hands = [pass_on_words(scene.mover)] if scene.handed_on else []
        return sentences([*told, *hands, headline(scene)])
    if take.turn and not _is_advised(scene):  # what to do was said when it came to this face
        return sentences(told)
    return sentences([*told, *_final(scene), headline(scene)])


def topic(scene: Scene) -> Hashable:
    """What the sentence is about, besides the position: it is said anew when that changes."""
    state = scene.state
    if _peeked(scene):
        return "peek"
    if state.selected is not None:
        return "selected", previewed(scene), state.animal
    greets = objective_to_meet(scene) is not None or bool(to_greet(scene))
    return "shown", state.shown, state.aimed is not None, state.animal, greets


def _peeked(scene: Scene) -> Habitat | None:
    """The own objective, if it is asked for."""
    return own_objective(scene) if scene.state.peek and scene.hides_own else None


def _touched(scene: Scene) -> Iterator[str]:
    """What is shown by a touch, in words: the tile in hand, a face, an animal."""
    state, take = scene.state, previewed(scene)
    if take is not None:
        there = edges_of(near_planet(scene))[take.face][1]
        here = tuple(take.tile.at(edge, take.turn) for edge in range(EDGES))
        yield covered_face_words(take.face, here, there)
        yield from [hint_words(scene, GAME)] if _is_advised(scene) else _brings(scene)
    elif state.selected is None and state.shown is not None:
        yield detail(scene)
    if state.animal is not None:
        yield animal_words(state.animal, fate_of(scene, state.animal), scene.players)
        if take is None:
            yield _suiting(scene, state.animal)


def _suiting(scene: Scene, animal: Animal) -> str:
    """Where on the large planet the regions are that count for an animal."""
    found = sorted(qualifying(near_planet(scene), animal), key=size, reverse=True)
    name, own = scene.owner.name, scene.viewer is not None
    if not found:
        if own:
            return _("Your planet has nothing for it yet.")
        return _("{name}’s planet has nothing for it yet.", name=name)
    places = [
        # Translators: a region: how many areas it has, and the faces it lies on.
        _("{size} on {faces}", size=size(region), faces=faces_words(region[0]))
        for region in found
    ]
    regions = set_apart(places)
    if own:
        return _("On your planet: {regions}.", regions=regions)
    return _("On {name}’s planet: {regions}.", name=name, regions=regions)


def headline(scene: Scene) -> str:
    """Whose turn it is, and what to do or what is being done."""
    return _what_is_done(scene) if scene.read_only else _what_to_do(scene)


def _what_is_done(scene: Scene) -> str:
    """What somebody else is doing, for those who look on."""
    if to_greet(scene):
        return _("See where the animals settle, then go on.")
    if scene.turn is None:
        return all_complete()
    return is_taking(scene, len(scene.view.offer))


def _what_to_do(scene: Scene) -> str:
    state, name = scene.state, scene.mover.name
    if objective_to_meet(scene):
        return _("{name}, this is for your eyes only.", name=name)
    if to_greet(scene):
        return _("{name}, see where the animals settle, then go on.", name=name)
    if previewed(scene) is not None:
        return _("{name}, turn the tile, then put it down.", name=name)
    if state.selected is not None:
        return _("{name}, choose a free face for your tile.", name=name)
    if state.aimed is not None:
        return _("{name}, which tile goes there?", name=name)
    return take_a_tile(scene, len(scene.view.offer))


def detail(scene: Scene) -> str:
    """What the tile in hand would join, or what lies on the face that was tapped."""
    state = scene.state
    if _is_advised(scene):
        return sentences([hint_words(scene, GAME), *_final(scene)])
    if objective_to_meet(scene):
        if scene.alone:
            return _("It stays in sight, for nobody else looks.")
        return _("From now on your objective is seen only when you ask for it.")
    if to_greet(scene):
        if scene.read_only:
            return _("After that it is {name}’s turn to take a tile.", name=scene.mover.name)
        return _("After that it is your turn to take a tile.")
    if previewed(scene) is not None:
        return sentences([*_final(scene), *_brings(scene)])
    if state.selected is not None:
        return _("Tile: {things}.", things=tile_words(state.selected))
    if state.shown is not None:
        return _face(near_planet(scene), state.shown)
    over = _round_over(scene)
    if scene.read_only:
        return sentences(over) or _("Tap a planet or an animal to look at it closely.")
    if scene.explains or scene.handed_on:
        return sentences([scene.explains] if scene.explains else over)
    return sentences([*(over or [_("Tap a tile, then a face of your planet.")]), *_final(scene)])


def _round_over(scene: Scene) -> list[str]:
    """That a round has ended to which no animals came, where it was not shown."""
    events = [event for event in scene.happened if isinstance(event, RoundOver)]
    return [told(event, scene.players, scene.view.options) for event in events]


def _final(scene: Scene) -> list[str]:
    """Said before it is played: what comes after it is new to everybody."""
    if scene.final:
        return [_("This move ends the round, so it is final.")]
    return [bots_end_it()] if only_bots_wait(scene, scene.view.waiting) else []


def _face(planet: Planet, face: int) -> str:
    """What lies on a face that was tapped."""
    tile = planet.tiles[face]
    if tile is None:
        return free_face_words(face, edges_of(planet)[face][1], "")
    return _(
        "{face}: {tile}. Regions: {regions}.",
        face=face_name(face),
        tile=tile_words(tile),
        regions=regions_on(planet, face, tile),
    )


def _is_advised(scene: Scene) -> bool:
    """Whether the tile in hand is shown as a hint would have it."""
    return bool(scene.advice) and previewed(scene) is scene.advice[0].action


def _brings(scene: Scene) -> list[str]:
    """What the tile in hand would change where it is shown."""
    regions = _("Regions: {regions}.", regions=joining_words(scene))
    return [*_new_leads(scene), regions]


def _new_leads(scene: Scene) -> list[str]:
    """Where somebody else would lead with this tile."""
    if not scene.settings.live_score:
        return []
    return [
        _(
            "{animal}: {standing}",
            animal=animal_name(each.animal),
            standing=standing(each.then, scene.players),
        )
        for each in races(scene)
        if each.then is not None and each.then.seats != each.now.seats
    ]


def say(scene: Scene) -> Html:
    """The panel with the sentence, and the clear step that ends a choice."""
    if scene.act is not None:
        said, more = stage.headline(scene), stage.detail(scene)
        return say_panel(scene, said, more, skip_buttons(scene), stage.about(scene))
    take, to_do, more = previewed(scene), headline(scene), detail(scene)
    step = step_button(put_it_here(), take) if take is not None else None
    to_do, more = handing_on(scene, to_do, more)
    return say_panel(scene, to_do, more, step, hinted=_is_advised(scene))
