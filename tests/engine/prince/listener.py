"""Somebody who sees nothing of the table and only hears what is told to one seat.

What they can write down from that is all that the seat may know: the view must say the same.
"""

from __future__ import annotations

from engine.game import Event
from engine.prince import events as ev
from engine.prince.planet import SLOTS
from engine.prince.rules import OUT_OF_PLAY
from engine.prince.tiles import KINDS, PILE_SIZE, Tile

UNKNOWN = "?"
SILENT = ("turn", "phase", "legal")  # what a seat is asked to do now is not told as an event


class Listener:
    """What one seat was told, and what follows from it."""

    def __init__(self, options: dict[str, object], seat: int | None) -> None:
        players, first = options["players"], options["first"]
        assert isinstance(players, int)
        self.options, self.seat, self.players = options, seat, players
        self.round, self.first, self.kind = 1, first, ""
        self.offer: list[str] = []
        self.face_down: str | None = None
        self.taken: list[list[object]] = []
        self.planets: list[dict[str, dict[str, object]]] = [{} for _ in range(players)]
        self.left = dict.fromkeys(KINDS, PILE_SIZE - OUT_OF_PLAY[players])
        self.seen: dict[str, set[str]] = {kind: set() for kind in KINDS}
        self.discards: list[str] = []
        self.passed: list[dict[str, object]] = []
        self.over = False

    def hear(self, event: Event) -> None:
        match event:
            case ev.RoundBegan():
                self.round, self.first, self.kind = event.round, event.seat, ""
                self.offer, self.face_down, self.taken = [], None, []
            case ev.Drawn():
                self.kind = event.kind
                self.offer = self.note(*event.tiles)
                self.left[event.kind] -= len(event.tiles)
            case ev.Laid():
                self.offer = self.note(*event.open)
                (self.face_down,) = self.note(event.face_down)
            case ev.Taken():
                self.hear_of_a_tile_taken(event)
            case ev.Turned():
                for slot in event.slots:
                    self.planets[event.seat][SLOTS[slot]]["turned"] = True
            case ev.Named() if self.seat == event.named:
                self.offer = self.note(*event.tiles) or self.offer
            case ev.Discarded():
                self.discards += self.note(event.tile)
                self.offer, self.face_down = [], None
            case ev.Ended():
                for seat, slot, tile in event.characters:
                    (self.planets[seat][SLOTS[slot]]["tile"],) = self.note(tile)
                self.taken = [[seat, self.found(seat, tile)] for seat, tile in self.taken]
                self.passed, self.offer, self.over = [], [], True

    def note(self, *tiles: Tile) -> list[str]:
        for tile in tiles:
            if tile.id != UNKNOWN:
                self.seen[tile.kind].add(tile.id)
        return [tile.id for tile in tiles]

    def hear_of_a_tile_taken(self, event: ev.Taken) -> None:
        (tile,) = self.note(event.tile)
        if isinstance(event, ev.TakenBlind):
            self.face_down = None
        elif tile == UNKNOWN and UNKNOWN not in self.offer:
            (tile,) = self.offer  # the last one that was handed on: it must be that
            self.offer = []
        else:
            self.offer.remove(tile)
        self.taken.append([event.seat, tile])
        self.planets[event.seat][SLOTS[event.slot]] = {"tile": tile, "turned": False}
        in_secret = event.witnesses is not None and self.players > 2
        if in_secret and event.seat == self.seat and len(self.offer) > 1:
            self.passed.append(
                {"round": self.round, "tiles": sorted(self.offer), "seats": self.waiting()}
            )
            self.offer = [UNKNOWN] * len(self.offer)  # from now on, who takes which?

    def found(self, seat: object, tile: object) -> object:
        """What was taken in secret in the last round, once it is turned up."""
        assert isinstance(seat, int)
        if tile != UNKNOWN:
            return tile
        known = {each for _, each in self.taken}
        others = [str(at["tile"]) for at in self.planets[seat].values()]
        return next(each for each in reversed(others) if each not in known)

    def waiting(self) -> list[int]:
        took = [seat for seat, _ in self.taken]
        return [seat for seat in range(self.players) if seat not in took]

    def knows(self) -> dict[str, object]:
        """The view as other programs read it, without what is silent."""
        return {
            "seat": self.seat,
            "options": self.options,
            "round": self.round,
            "first": self.first,
            "kind": self.kind or None,
            "offer": self.offer,
            "face_down": self.face_down,
            "taken": self.taken,
            "waiting": self.waiting(),
            "planets": [dict(sorted(planet.items())) for planet in self.planets],
            "piles": {
                kind: {"left": self.left[kind], "seen": sorted(self.seen[kind])} for kind in KINDS
            },
            "discards": self.discards,
            "passed": self.passed,
        }
