"""What is chosen and looked at on the table of Make Me a Planet, and how taps change that."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Action
from engine.prince.actions import Hide, Take
from engine.prince.events import Taken
from engine.prince.knowledge import View
from engine.prince.planet import SLOTS, Planet
from engine.prince.tiles import BACKS, KINDS, TILES, Kind, Tile
from ui import scene as scenes
from ui.parts.state import BaseState
from ui.parts.table import only_bots_wait


@dataclass(slots=True)
class TableState(BaseState):
    """A little state of the screen; nothing in it is part of the game."""

    selected: Tile | None = None  # the tile of the offer that is chosen, a back for the blind one
    aimed: int | None = None  # the slot where it would go
    shown: int | None = None  # a filled slot of the own planet that is told in words
    line: tuple[int, int] | None = None  # the seat and slot of the character whose tiles are lit
    pile: Kind | None = None  # the pile whose seen tiles are listed

    def clear_choice(self) -> None:
        self.selected = self.aimed = self.shown = None

    def put_away(self) -> None:
        self.look = self.pile = self.line = None


Scene = scenes.Scene[View, TableState]


def shown_view(scene: Scene) -> View:
    """What lies on the table; own hidden characters only while they are in sight."""
    return scene.view if scene.sees_own else scene.public


def shown_planets(scene: Scene) -> tuple[Planet, ...]:
    """The planets as they lie on the table."""
    return shown_view(scene).planets


def near_planet(scene: Scene) -> Planet:
    """The planet that lies large on the table."""
    return shown_planets(scene)[scene.seat]


def face_down_slots(scene: Scene) -> list[int]:
    """Where characters lie on the large planet that not everybody knows."""
    tiles = scene.public.planets[scene.seat].tiles
    return [slot for slot, tile in enumerate(tiles) if tile is BACKS["character"]]


def hidden_slots(scene: Scene) -> list[int]:
    """Where the own characters lie that are seen by asking for them."""
    return face_down_slots(scene) if scene.hides_own else []


def own_face_down(scene: Scene) -> Tile | None:
    """The tile that the viewer has laid face down: seen by asking for it."""
    tile = scene.view.face_down
    return tile if tile is not None and tile.id != "?" and scene.hides_own else None


def shown_face_down(scene: Scene) -> Tile | None:
    """The tile of the offer that lies face down, as it is in sight now: by its face or its back."""
    return (scene.view if scene.sees_own else scene.public).face_down


def is_overgrown(scene: Scene) -> bool:
    """Whether the tile on the stage has brought a baobab too many, and tiles turn next."""
    event = scene.act
    if not isinstance(event, Taken):
        return False
    _planet, turns = shown_planets(scene)[event.seat].turn_over_baobabs()
    return bool(turns)


def known_choice(scene: Scene) -> Tile | None:
    """The tile that is chosen, if its face is in sight."""
    tile = scene.state.selected
    if tile is not None and tile.id == "?":
        tile = shown_face_down(scene)
    return tile if tile is not None and tile.id != "?" else None


def takes(scene: Scene, tile: Tile) -> list[Take]:
    """The ways to take this tile."""
    return [act for act in scene.legal if isinstance(act, Take) and act.tile is tile]


def bots_go_on(scene: Scene, action: Action) -> bool:
    """Whether bots go on at once after this and end the round, so that it stays.

    Who takes a tile and then names somebody can think again until that.
    """
    return only_bots_wait(scene, scene.view.waiting) and not names_next(scene, action)


def names_next(scene: Scene, action: Action) -> bool:
    """Whether whoever does this says who picks next: the last one comes without a choice."""
    after = scene.view.after(action) if isinstance(action, Take) else None
    return after is not None and after.phase == "name"


def is_final(scene: Scene, action: Action) -> bool:
    """Whether it can’t be taken back: a tap on a place only shows it there, a button plays it."""
    return action in scene.final or bots_go_on(scene, action)


def handle(scene: Scene, verb: str, argument: str) -> bool:
    """A tap that changes only the screen. False if this game does not know it."""
    state = scene.state
    match verb:
        case "select":
            _select(scene, argument)
        case "aim" if argument in SLOTS:
            state.aimed = SLOTS.index(argument)
        case "show" if argument in SLOTS:
            slot = SLOTS.index(argument)
            state.shown = None if state.shown == slot else slot
        case "line":
            seat, slot = map(int, argument.split())
            state.line = None if state.line == (seat, slot) else (seat, slot)
        case "pile" if argument in KINDS:
            state.close()
            state.pile = argument
        case _:
            return state.switch(verb, argument, len(scene.players))
    return True


def _select(scene: Scene, name: str) -> None:
    """Choose a tile; the same one again puts it back.

    What is final is shown at once in its place if only one is left, and asked for. All else goes
    where one taps.
    """
    state, view = scene.state, scene.view
    tile = BACKS[view.kind] if name == "?" and view.kind else TILES.get(name)
    again = state.selected is tile
    state.clear_choice()
    possible = {act.tile for act in scene.legal if isinstance(act, Take | Hide)}
    if again or tile not in possible:
        return
    state.selected, state.line = tile, None  # what is lit now is where it may go
    match takes(scene, tile):
        case [only] if is_final(scene, only):
            state.aimed = only.slot
