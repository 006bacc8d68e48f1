"""Somebody who sees nothing of the table and only hears what is told to one seat.

What they can write down from that is all that the seat may know: the view must say the same.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import Event
from engine.planet import events as ev
from engine.planet.animals import Animal

UNKNOWN = "?"
SILENT = ("turn", "legal")  # what a seat is asked to do now is not told as an event


class Listener:
    """What one seat was told, and what follows from it."""

    def __init__(self, options: dict[str, object], seat: int | None) -> None:
        players, first = options["players"], options["first"]
        assert isinstance(players, int)
        assert isinstance(first, int)
        self.options, self.seat, self.players = options, seat, players
        self.round, self.first = 0, first
        self.offer: list[str] = []
        self.taken: list[list[object]] = []
        self.planets: list[dict[str, object]] = [{} for _ in range(players)]
        self.stacks = [*([UNKNOWN] * 5 for _ in range(10)), [], []]
        self.box: list[str] = []
        self.deal: list[list[str]] = [[] for _ in range(12)]
        self.animals: list[list[str]] = [[] for _ in range(12)]
        self.awards: list[dict[str, object]] = []
        self.objectives: list[str | None] = [None] * players

    def hear(self, event: Event) -> None:
        match event:
            case ev.AnimalsDealt():
                self.deal = [names(row) for row in event.rounds]
                self.animals = [names(row) for row in event.rounds]
            case ev.ObjectiveDealt():
                self.objectives[event.seat] = event.habitat
            case ev.RoundBegan():
                self.round, self.first, self.taken = event.round, event.seat, []
                self.offer = [tile.id for tile in event.tiles]
                self.stacks[event.round - 1] = list(self.offer)
            case ev.Taken():
                self.offer.remove(event.tile.id)
                text = f"take {event.tile.id} f{event.face} t{event.turn}"
                self.taken.append([event.seat, text])
                where = self.planets[event.seat]
                where[f"f{event.face}"] = {"tile": event.tile.id, "turn": event.turn}
            case ev.LeftOver():
                tiles = [tile.id for tile in event.tiles]
                assert self.offer[: len(tiles)] == tiles
                del self.offer[: len(tiles)]
                (self.stacks[event.stack - 1] if event.stack else self.box).extend(tiles)
            case ev.Awarded():
                animal = self.settle(event)
                award = {"round": event.round, "animal": animal, "seat": event.seat}
                self.awards.append(award)
            case ev.TravelledOn():
                self.animals[event.round].append(self.settle(event))
            case ev.Unclaimed():
                self.settle(event)
            case ev.TurnedUp():
                for rounds in (self.deal, self.animals):
                    rounds[event.round - 1][1] = event.animal.id
            case ev.Ended():
                self.objectives = list(event.objectives) or self.objectives

    def settle(self, event: ev.Awarded | ev.TravelledOn | ev.Unclaimed) -> str:
        """An animal of this round leaves its place there."""
        animal = event.contest.animal.id
        assert self.animals[event.round - 1].pop(0) == animal
        return animal

    def knows(self) -> dict[str, object]:
        """The view as other programs read it, without what is silent."""
        turns = range(len(self.taken), self.players)
        return {
            "seat": self.seat,
            "options": self.options,
            "round": self.round,
            "first": self.first,
            "offer": self.offer,
            "taken": self.taken,
            "waiting": [(self.first + turn) % self.players for turn in turns],
            "planets": self.planets,
            "stacks": self.stacks,
            "box": self.box,
            "deal": self.deal,
            "animals": self.animals,
            "awards": self.awards,
            "objectives": self.objectives,
        }


def names(animals: Iterable[Animal | None]) -> list[str]:
    return [animal.id if animal else UNKNOWN for animal in animals]
