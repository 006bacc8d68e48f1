"""What is chosen and looked at on the table of Planet, and how taps change that."""

from __future__ import annotations

from dataclasses import dataclass

from engine.planet.actions import TAKE, Take
from engine.planet.animals import ANIMALS, Animal
from engine.planet.knowledge import View
from engine.planet.planet import Planet
from engine.planet.solid import EDGES, FACE_NAMES
from engine.planet.tiles import TILES, Habitat, Tile
from ui import scene as scenes
from ui.parts.state import BaseState


@dataclass(slots=True)
class TableState(BaseState):
    """A little state of the screen; nothing in it is part of the game."""

    flat: bool = True  # where there is room for one view only: the net, not the globe
    sizes: bool = False  # the sizes of all regions are written on the planet
    selected: Tile | None = None  # the tile of the offer that is chosen
    aimed: int | None = None  # the free face where it would go
    turn: int = 0  # how it would lie there
    shown: int | None = None  # a covered face of the own planet that is told in words
    animal: Animal | None = None  # the animal that is looked at: its regions are lit
    front: int | None = None  # the face that its globe is turned to
    deck: bool = False  # the animals of all rounds are listed
    greeted: bool = False  # what has just come was seen: animals that settled, the own objective

    def clear_choice(self) -> None:
        self.selected = self.aimed = self.shown = None
        self.turn = 0

    def put_away(self) -> None:
        self.look, self.front, self.deck = None, None, False

    def close(self) -> None:
        """What lies on top goes first: what is looked at, then what has just come."""
        self.greeted = self.greeted or (self.look is None and not self.deck)
        self.put_away()


def new_state(before: TableState | None = None) -> TableState:
    """Nothing is chosen; how the planet is looked at stays."""
    return TableState(flat=before.flat, sizes=before.sizes) if before else TableState()


Scene = scenes.Scene[View, TableState]


def previewed(scene: Scene) -> Take | None:
    """The action that would place the chosen tile where it is shown now."""
    state = scene.state
    if state.selected is None or state.aimed is None:
        return None
    return TAKE[state.selected][state.aimed][state.turn]


def near_planet(scene: Scene) -> Planet:
    """The planet that lies large on the table."""
    return scene.public.planets[scene.seat]


def is_first_sight(view: View) -> bool:
    """Whether a seat is about to place its first tile, and has not seen its objective before."""
    return view.round == 1 and not view.options.beginners and view.turn is not None


def objective_to_meet(scene: Scene) -> Habitat | None:
    """The objective that is shown to its owner for the first time, until they go on.

    A lesson comes to it later.
    """
    if scene.read_only or scene.state.greeted or scene.coach is not None:
        return None
    if not is_first_sight(scene.view):
        return None
    return scene.view.objectives[scene.seat]


def own_objective(scene: Scene) -> Habitat | None:
    """What the viewer has to reach, while it is in sight."""
    return scene.view.objectives[scene.seat] if scene.sees_own else None


def handle(scene: Scene, verb: str, argument: str) -> bool:
    """A tap that changes only the screen. False if this game does not know it."""
    return (
        _choose(scene, verb, argument)
        or _look(scene, verb, argument)
        or scene.state.switch(verb, argument, len(scene.players))
    )


def _choose(scene: Scene, verb: str, argument: str) -> bool:
    """A tile, where it would go and how it would lie; or what lies on a face already."""
    state = scene.state
    match verb:
        case "select" | "aim" | "turn" if scene.read_only:
            pass
        case "select":
            state.greeted = True
            tile = TILES.get(argument)
            offered = tile in scene.view.offer and tile is not state.selected
            state.selected = tile if offered else None
        case "aim" if argument in FACE_NAMES:
            _aim(scene, FACE_NAMES.index(argument))
        case "turn":
            state.turn = (state.turn + (-1 if argument == "back" else 1)) % EDGES
        case "show" if argument in FACE_NAMES:
            face = FACE_NAMES.index(argument)
            state.shown = None if state.shown == face else face
        case _:
            return False
    return True


def _look(scene: Scene, verb: str, argument: str) -> bool:
    """An animal, all of them, or the planet from another side and in another way."""
    state = scene.state
    match verb:
        case "animal" if argument in ANIMALS:
            animal = ANIMALS[argument]
            seen = any(animal in row for row in scene.view.deal)
            state.deck = False
            state.animal = animal if seen and animal is not state.animal else None
        case "front" if argument in FACE_NAMES:
            state.front = FACE_NAMES.index(argument)
        case "flat":
            state.flat = not state.flat
        case "sizes":
            state.sizes = not state.sizes
        case "deck":
            state.put_away()
            state.deck = True
        case _:
            return False
    return True


def _aim(scene: Scene, face: int) -> None:
    """Aim at a free face; the tile keeps its turn from one face to the next."""
    state = scene.state
    if near_planet(scene).tiles[face] is None:
        state.greeted, state.shown, state.aimed = True, None, face
