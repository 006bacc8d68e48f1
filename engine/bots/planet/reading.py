"""From what a seat sees to games that it may be in.

The view is read once. Then what it does not show is dealt into the packed game as often as wanted:
closed stacks, face-down animals and the objectives of the others, each deal as likely as `imagine`
has it. Nothing else reaches a bot, so what is hidden can't change its move.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import cast

from engine.bots import Outlook
from engine.bots.planet.packed import HABITAT, NO_HABITAT, NUMBER, pack
from engine.bots.planet.simulator import PackedGame, animal_points
from engine.planet.animals import Animal
from engine.planet.knowledge import View
from engine.planet.rules import DEALT_STACKS, STACK_SIZE
from engine.planet.tiles import BACK, HABITATS, TILES, Tile
from engine.shuffle import shuffled


class Reading:
    """A view in numbers.

    `game` is the packed game without what the seat can't know: closed stacks and face-down
    animals are left out, the objectives of others nothing, so that their animals count in full.
    """

    __slots__ = ("_face_down", "_rows", "_won", "game", "seat", "unseen_animals", "unseen_tiles")

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.seat = view.seat
        seen = {tile for stack in view.stacks for tile in stack}.union(view.box)
        self.unseen_tiles: Sequence[Tile] = [t for t in TILES.values() if t not in seen]
        shown = {animal for row in view.deal for animal in row}
        self.unseen_animals: Sequence[int] = [
            number for animal, number in NUMBER.items() if animal not in shown
        ]
        self._rows = [[_number(animal) for animal in row] for row in view.animals]
        self._face_down = any(None in row for row in self._rows)
        # The habitats of the animals that each player has.
        self._won: list[list[int]] = [[] for _ in view.planets]
        for award in view.awards:
            self._won[award.seat].append(HABITAT[award.animal.habitat])
        self.game = self._pack(view)

    def _pack(self, view: View) -> PackedGame:
        game = PackedGame()
        game.players = view.options.players
        game.beginners = view.options.beginners
        game.objectives = [HABITAT[own] if own else NO_HABITAT for own in view.objectives]
        game.stacks = [stack for stack in view.stacks[:DEALT_STACKS] if BACK not in stack]
        game.animals = [[a for a in row if a is not None] for row in self._rows]
        game.leftovers = [*view.stacks[DEALT_STACKS], *view.stacks[DEALT_STACKS + 1], *view.box]
        game.offer = list(view.offer)
        game.planets = [pack(planet) for planet in view.planets]
        game.points = self._points(game.objectives, game.beginners)
        game.cards = [len(won) for won in self._won]
        game.first = view.first
        game.round = view.round
        game.taken = len(view.taken)
        game.turn = view.turn
        return game

    def _points(self, objectives: Iterable[int], beginners: bool) -> list[int]:
        return [
            sum([animal_points(habitat, objective, beginners) for habitat in won])
            for won, objective in zip(self._won, objectives, strict=True)
        ]

    def deal(self, rng: Random, animals: bool = True) -> PackedGame:
        """A game that the seat can't tell from the real one; or one without face-down animals."""
        game = self.game.clone()
        closed = shuffled(self.unseen_tiles, rng)
        starts = range(0, len(closed), STACK_SIZE)
        game.stacks = game.stacks + [closed[start : start + STACK_SIZE] for start in starts]
        if animals and self._face_down:
            unseen = iter(shuffled(self.unseen_animals, rng))
            game.animals = [[next(unseen) if a is None else a for a in row] for row in self._rows]
        if not game.beginners:
            game.objectives = self._deal_objectives(rng)
            game.points = self._points(game.objectives, game.beginners)
        return game

    def _deal_objectives(self, rng: Random) -> list[int]:
        """Any that nobody is known to have, to the others."""
        known = self.game.objectives
        undealt = [habitat for habitat in range(len(HABITATS)) if habitat not in known]
        left = iter(shuffled(undealt, rng))
        return [next(left) if own == NO_HABITAT else own for own in known]


def _number(animal: Animal | None) -> int | None:
    return None if animal is None else NUMBER[animal]


def read(outlook: Outlook) -> Reading:
    """What the seat of an outlook sees."""
    return Reading(cast(View, outlook.view()))
