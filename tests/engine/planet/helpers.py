"""Small tools to put a rule's situation on the table: painted planets, stacked decks, scripts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import product
from random import Random
from typing import Any
from unittest.mock import patch

from engine.journal import Journal
from engine.planet.animals import ANIMALS
from engine.planet.planet import BARE, Planet
from engine.planet.regions import size
from engine.planet.rules import Game
from engine.planet.tiles import HABITATS, TILES, Habitat, Tile
from engine.shuffle import pick

NAMES = ("Ada", "Ben", "Cleo", "Dan")
VARIANTS = [
    {"players": players, "beginners": beginners, "hidden_animals": hidden}
    for players, beginners, hidden in product((2, 3, 4), (False, True), (False, True))
]
LETTERS: dict[str, Habitat] = {habitat[0].upper(): habitat for habitat in HABITATS}
EVERY_ACTION = [
    f"take {tile} f{face} t{turn}" for tile in TILES for face in range(12) for turn in range(5)
]


def describe(variant: Mapping[str, object]) -> str:
    """A variant's name in the list of tests, and of its golden game."""
    words = [word for word in ("beginners", "hidden_animals") if variant[word]]
    return "-".join([f"{variant['players']}p", *words])


# --- planets ---


def painted(faces: Mapping[int, str], turn: int = 0) -> Planet:
    """A planet with these areas, by the face: `painted({0: "FFFFF", 4: "OOOOO"})`."""
    planet = BARE
    for face, letters in faces.items():
        areas = tuple(LETTERS[letter] for letter in letters)
        planet = planet.place(tile_with(areas), face, turn)
    return planet


def tile_with(areas: Sequence[Habitat]) -> Tile:
    """A tile that no box has: even one of a single habitat, which has no strip's end."""
    return Tile("X00", tuple(areas))


def sizes(planet: Planet, habitat: Habitat) -> list[int]:
    return sorted(map(size, planet.regions[habitat]), reverse=True)


# --- games ---


class Played(Journal):
    """A journal of this game: its positions have their own type."""

    game: Game  # type: ignore[assignment]


def start(players: int, seed: int = 1, **options: Any) -> Played:
    """A new game, dealt from a seed."""
    return Played("planet", {"players": players, **options}, NAMES[:players], seed)


@contextmanager
def decks_in_this_order(*decks: Sequence[object]) -> Iterator[None]:
    """Within it, what these decks name lies on top instead of being shuffled."""

    def stacked(deck: Sequence[object], _rng: Random) -> list[object]:
        top = [card for given in decks for card in given if card in deck]
        return top + [card for card in deck if card not in top]

    with patch("engine.planet.rules.shuffled", stacked):
        yield


def stacked(
    players: int, tiles: str = "", animals: str = "", objectives: str = "", **options: Any
) -> Played:
    """A game whose decks begin like this: `stacked(2, "T04 T09", "fox", "ocean desert")`."""
    with decks_in_this_order(
        [TILES[name] for name in tiles.split()],
        [ANIMALS[name] for name in animals.split()],
        objectives.split(),
    ):
        return start(players, **options)


def script(journal: Played, *lines: str) -> Played:
    for line in lines:
        journal.play(line)
    return journal


def play_on(journal: Played, until: int | None = None, seed: int = 0) -> Played:
    """Play at random to the end, or to the beginning of a round."""
    rng = Random(seed)
    while journal.game.turn is not None and (until is None or journal.game.round_number < until):
        journal.play(pick(journal.game.legal(), rng))
    return journal


def texts(journal: Played) -> list[str]:
    """All that may be done now."""
    return [str(action) for action in journal.game.legal()]


def ids(things: Sequence[object]) -> list[str]:
    return [repr(thing) for thing in things]


def life(planets: Sequence[Planet], animals: str, number: int = 12) -> tuple[Game, dict[str, Any]]:
    """The life of a round on these planets, and what happened to each animal."""
    game = start(len(planets)).game
    cards = tuple(ANIMALS[name] for name in animals.split())
    game.planets = tuple(planets)
    game.round_number = number
    game.settling = cards
    happened: list[Any] = []
    game._award_animals(happened.append)
    return game, {event.contest.animal.id: event for event in happened}


def winner(planets: Sequence[Planet], animal: str, number: int = 12) -> int | None:
    """Who gets the animal in this round; None: nobody."""
    game, _ = life(planets, animal, number)
    return game.awards[0].seat if game.awards else None


def all_tiles(game: Game) -> list[str]:
    """Every tile of a game, wherever it is."""
    closed = [tile for stack in game.stacks[game.round_number :] for tile in stack]
    waiting = [
        tile for number in (11, 12) if number > game.round_number for tile in game.stack(number)
    ]
    placed = [tile for planet in game.planets for tile in planet.tiles if tile]
    return sorted(ids([*closed, *waiting, *game.offer, *placed, *game.box()]))
