"""What is chosen and looked at on the table of Make Me a Planet, and how taps change that."""

from __future__ import annotations

from dataclasses import dataclass

from engine.prince.actions import Hide, Take
from engine.prince.knowledge import View
from engine.prince.planet import SLOTS, Planet
from engine.prince.tiles import BACKS, KINDS, TILES, Tile
from ui.scene import Scene


@dataclass(slots=True)
class TableState:
    """A little state of the screen; nothing in it is part of the game."""

    selected: Tile | None = None  # the tile of the offer that is chosen, a back for the blind one
    aimed: int | None = None  # the slot where it would go
    shown: int | None = None  # a filled slot of the own planet that is told in words
    line: tuple[int, int] | None = None  # the seat and slot of the character whose tiles are lit
    look: int | None = None  # the seat whose planet is looked at closely
    pile: str | None = None  # the pile whose seen tiles are listed
    peek: bool = False  # own hidden characters are shown, while the button is held

    def clear_choice(self) -> None:
        self.selected = self.aimed = self.shown = None

    def close(self) -> None:
        self.look = self.pile = self.line = None


def shown_planets(scene: Scene) -> tuple[Planet, ...]:
    """The planets as they lie on the table; own hidden characters only while they are peeked at."""
    planets: tuple[Planet, ...] = (scene.view if scene.state.peek else scene.public).planets
    return planets


def hidden_slots(scene: Scene) -> list[int]:
    """Where the own characters lie that nobody else knows."""
    tiles = scene.public.planets[scene.view.turn].tiles
    return [slot for slot, tile in enumerate(tiles) if tile is BACKS["character"]]


def known_choice(scene: Scene) -> Tile | None:
    """The tile that is chosen, if the seat knows its face."""
    tile: Tile | None = scene.state.selected
    if tile is not None and tile.id == "?":
        tile = scene.view.face_down
    return tile if tile is not None and tile.id != "?" else None


def takes(view: View, tile: Tile) -> list[Take]:
    """The ways to take this tile."""
    return [act for act in view.legal if isinstance(act, Take) and act.tile is tile]


def handle(state: TableState, view: View, verb: str, argument: str) -> bool:
    """A tap that changes only the screen. False if this game does not know it."""
    match verb:
        case "select":
            _select(state, view, argument)
        case "aim" if argument in SLOTS:
            state.aimed = SLOTS.index(argument)
        case "show" if argument in SLOTS:
            slot = SLOTS.index(argument)
            state.shown = None if state.shown == slot else slot
        case "line":
            seat, slot = map(int, argument.split())
            state.line = None if state.line == (seat, slot) else (seat, slot)
        case "look" if argument.isdecimal() and int(argument) < view.options.players:
            state.close()
            state.look = int(argument)
        case "pile" if argument in KINDS:
            state.close()
            state.pile = argument
        case "peek":
            state.peek = argument == "on" if argument else not state.peek
        case "cancel":
            state.clear_choice()
        case "close":
            state.close()
        case _:
            return False
    return True


def _select(state: TableState, view: View, name: str) -> None:
    """Choose a tile; the same one again puts it back. With one fitting slot it goes there."""
    tile = BACKS[view.kind] if name == "?" and view.kind else TILES.get(name)
    again = state.selected is tile
    state.clear_choice()
    possible = {act.tile for act in view.legal if isinstance(act, Take | Hide)}
    if again or tile not in possible:
        return
    state.selected = tile
    slots = [take.slot for take in takes(view, tile)]
    if len(slots) == 1:
        state.aimed = slots[0]
