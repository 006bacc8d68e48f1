"""What is chosen and looked at on the table of Planet, and how taps change that."""

from __future__ import annotations

from dataclasses import dataclass

from engine.planet.actions import TAKE, Take
from engine.planet.animals import ANIMALS, Animal
from engine.planet.knowledge import View
from engine.planet.planet import Planet
from engine.planet.solid import EDGES, FACE_NAMES
from engine.planet.tiles import TILES, Tile
from ui.scene import Scene


@dataclass(slots=True)
class TableState:
    """A little state of the screen; nothing in it is part of the game."""

    flat: bool = True  # where there is room for one view only: the net, not the globe
    sizes: bool = False  # the sizes of all regions are written on the planet
    selected: Tile | None = None  # the tile of the offer that is chosen
    aimed: int | None = None  # the free face where it would go
    turn: int = 0  # how it would lie there
    shown: int | None = None  # a covered face of the own planet that is told in words
    animal: Animal | None = None  # the animal that is looked at: its regions are lit
    look: int | None = None  # the seat whose planet is looked at closely
    front: int | None = None  # the face that its globe is turned to
    deck: bool = False  # the animals of all rounds are listed
    peek: bool = False  # the own objective is shown, while the button is held
    greeted: bool = False  # the animals that have just settled were seen

    def clear_choice(self) -> None:
        self.selected = self.aimed = self.shown = None
        self.turn = 0

    def close(self) -> None:
        self.look, self.front, self.deck, self.greeted = None, None, False, True


def new_state(before: TableState | None = None) -> TableState:
    """Nothing is chosen; how the planet is looked at stays."""
    return TableState(flat=before.flat, sizes=before.sizes) if before else TableState()


def previewed(scene: Scene) -> Take | None:
    """The action that would place the chosen tile where it is shown now."""
    state: TableState = scene.state
    if state.selected is None or state.aimed is None:
        return None
    return TAKE[state.selected][state.aimed][state.turn]


def own(scene: Scene) -> Planet:
    """The planet of whoever is at the tablet."""
    planet: Planet = scene.public.planets[scene.view.turn]
    return planet


def handle(state: TableState, view: View, verb: str, argument: str) -> bool:
    """A tap that changes only the screen. False if this game does not know it."""
    match verb:
        case "select":
            state.greeted = True
            tile = TILES.get(argument)
            state.selected = tile if tile in view.offer and tile is not state.selected else None
        case "aim" if argument in FACE_NAMES:
            _aim(state, view, FACE_NAMES.index(argument))
        case "turn":
            state.turn = (state.turn + (-1 if argument == "back" else 1)) % EDGES
        case "show" if argument in FACE_NAMES:
            face = FACE_NAMES.index(argument)
            state.shown = None if state.shown == face else face
        case "animal" if argument in ANIMALS:
            animal = ANIMALS[argument]
            seen = any(animal in row for row in view.deal)
            state.deck = False
            state.animal = animal if seen and animal is not state.animal else None
        case "look" if argument.isdecimal() and int(argument) < view.options.players:
            state.close()
            state.look = int(argument)
        case "front" if argument in FACE_NAMES:
            state.front = FACE_NAMES.index(argument)
        case _:
            return _switch(state, verb, argument)
    return True


def _switch(state: TableState, verb: str, argument: str) -> bool:
    match verb:
        case "flat":
            state.flat = not state.flat
        case "sizes":
            state.sizes = not state.sizes
        case "deck":
            state.close()
            state.deck = True
        case "peek":
            state.peek = argument == "on" if argument else not state.peek
        case "cancel":
            state.clear_choice()
        case "close":
            state.close()
        case _:
            return False
    return True


def _aim(state: TableState, view: View, face: int) -> None:
    """Aim at a free face; the tile keeps its turn from one face to the next."""
    if view.turn is not None and view.planets[view.turn].tiles[face] is None:
        state.greeted, state.shown, state.aimed = True, None, face
