"""Who knows what: the one door between a full game and a seat.

Nobody knows the stacks that are not open yet, the animals that lie face down, nor what was not
dealt; of the objectives, a seat knows its own alone until the end. All the rest is open, and stays
so: whatever was seen once, in stacks 11 and 12 and in the box too. A view is built up from that.
`imagine` is its mirror: it deals anew what the view does not show, so that the new game follows
from the view and the random stream alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from engine.planet.actions import Action
from engine.planet.animals import ANIMALS, Animal
from engine.planet.options import Options
from engine.planet.planet import Planet
from engine.planet.scoring import Award, ScoreSheet, score_sheets
from engine.planet.tiles import BACK, HABITATS, TILES, Habitat, Tile
from engine.shuffle import shuffled

if TYPE_CHECKING:
    from engine.planet.rules import Game

Rounds = tuple[tuple[Animal | None, ...], ...]  # the animals at each round; None: face down


class Deal(NamedTuple):
    """What was dealt: the ten stacks, the animals at their rounds, and an objective a seat.

    The animals lie where they lay at first. Beginners have no objectives.
    """

    stacks: tuple[tuple[Tile, ...], ...]
    animals: tuple[tuple[Animal, ...], ...]
    objectives: tuple[Habitat, ...]


class View(NamedTuple):
    """All that a seat may know. Stacks that are not open show backs, face-down animals None."""

    seat: int | None
    options: Options
    round: int
    turn: int | None
    first: int
    offer: tuple[Tile, ...]
    taken: tuple[tuple[int, Action], ...]
    waiting: tuple[int, ...]
    planets: tuple[Planet, ...]
    stacks: tuple[tuple[Tile, ...], ...]
    box: tuple[Tile, ...]
    deal: Rounds
    animals: Rounds
    awards: tuple[Award, ...]
    objectives: tuple[Habitat | None, ...]
    legal: tuple[Action, ...]

    @property
    def final(self) -> tuple[Action, ...]:
        """The last takes of a round: animals settle, and a new stack is opened."""
        return self.legal if len(self.waiting) == 1 else ()

    def after(self, action: Action) -> View:
        """The tile lies; no round has ended yet, and no animal has settled."""
        seat = self.seat
        assert seat is not None
        planet = self.planets[seat].place(action.tile, action.face, action.turn)
        return self._replace(
            planets=(*self.planets[:seat], planet, *self.planets[seat + 1 :]),
            offer=tuple(tile for tile in self.offer if tile is not action.tile),
            taken=(*self.taken, (seat, action)),
            waiting=tuple(other for other in self.waiting if other != seat),
            legal=(),
        )

    def scores(self) -> list[ScoreSheet]:
        """Where an objective is not known, it gives nothing yet."""
        return score_sheets(self.planets, self.awards, self.objectives, self.options.beginners)

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "options": self.options.to_json(),
            "round": self.round,
            "turn": self.turn,
            "first": self.first,
            "offer": _tile_ids(self.offer),
            "taken": [[seat, str(action)] for seat, action in self.taken],
            "waiting": list(self.waiting),
            "planets": [planet.to_json() for planet in self.planets],
            "stacks": [_tile_ids(stack) for stack in self.stacks],
            "box": _tile_ids(self.box),
            "deal": [_animal_ids(row) for row in self.deal],
            "animals": [_animal_ids(row) for row in self.animals],
            "awards": [award.to_json() for award in self.awards],
            "objectives": list(self.objectives),
            "legal": [str(action) for action in self.legal],
        }


def _tile_ids(tiles: Iterable[Tile]) -> list[str]:
    return [tile.id for tile in tiles]


def _animal_ids(animals: Iterable[Animal | None]) -> list[str]:
    return [animal.id if animal else "?" for animal in animals]


def show_stacks(game: Game) -> tuple[tuple[Tile, ...], ...]:
    """All twelve stacks: the open ones and the leftovers by their faces, the others by backs."""
    opened = game.round_number
    closed = ((BACK,) * len(stack) for stack in game.stacks[opened:])
    return (*game.stacks[:opened], *closed, game.stack(11), game.stack(12))


def show_animals(game: Game, rounds: Iterable[Sequence[Animal]]) -> Rounds:
    """The animals at their rounds, with None for those that lie face down."""
    face_down = game.face_down
    if not face_down:
        return tuple(map(tuple, rounds))
    return tuple(tuple(None if a in face_down else a for a in animals) for animals in rounds)


def sees_objective(seat: int | None, owner: int, over: bool) -> bool:
    """A seat sees its own, and at the end everybody's."""
    return over or seat == owner


def show_objectives(game: Game, seat: int | None) -> tuple[Habitat | None, ...]:
    """Those that the seat sees. Beginners have none."""
    dealt, over = game.dealt.objectives, game.turn is None
    known = [
        habitat if sees_objective(seat, owner, over) else None
        for owner, habitat in enumerate(dealt)
    ]
    return (*known, *[None] * (game.options.players - len(dealt)))


def build_view(game: Game, seat: int | None) -> View:
    players, first = game.options.players, game.first
    return View(
        seat=seat,
        options=game.options,
        round=game.round_number,
        turn=game.turn,
        first=first,
        offer=game.offer,
        taken=tuple(((first + turn) % players, take) for turn, take in enumerate(game.takes)),
        waiting=tuple(game.waiting()),
        planets=game.planets,
        stacks=show_stacks(game),
        box=game.box(),
        deal=show_animals(game, game.deal),
        animals=show_animals(game, map(game.animals, range(1, len(game.deal) + 1))),
        awards=game.awards,
        objectives=show_objectives(game, seat),
        legal=game.legal_to(seat),
    )


def imagine(game: Game, seat: int | None, rng: Random) -> Game:
    """Deal anew what a seat can't know: closed stacks, face-down animals, others' objectives."""
    other = game.clone()
    _, animals, objectives = game.dealt
    stacks = _imagine_stacks(game, rng)
    if game.face_down:
        shown = {animal for row in animals for animal in row}.difference(game.face_down)
        unseen = [animal for animal in ANIMALS.values() if animal not in shown]
        new = dict(zip(game.face_down, shuffled(unseen, rng), strict=False))
        animals = tuple(tuple(new.get(animal, animal) for animal in row) for row in animals)
        other.face_down = tuple(new.values())
    known = show_objectives(game, seat)
    if objectives and None in known:
        undealt = iter(shuffled([habitat for habitat in HABITATS if habitat not in known], rng))
        objectives = tuple([next(undealt) if own is None else own for own in known])
    other.dealt = Deal(stacks, animals, objectives)
    return other


def _imagine_stacks(game: Game, rng: Random) -> tuple[tuple[Tile, ...], ...]:
    dealt = game.dealt.stacks
    opened = dealt[: game.round_number]
    closed = len(dealt) - len(opened)
    seen = {tile for stack in opened for tile in stack}
    unseen = tuple(shuffled([tile for tile in TILES.values() if tile not in seen], rng))
    size = len(unseen) // closed if closed else 0
    return (*opened, *(unseen[number * size : (number + 1) * size] for number in range(closed)))
