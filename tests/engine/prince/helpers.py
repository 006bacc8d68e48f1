"""Small tools to put a rule's situation on the table: planets from text, stacked piles, scripts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import product
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

from engine import prince
from engine.game import Event
from engine.journal import Journal
from engine.prince.planet import BARE, SLOT_KIND, SLOTS, Planet
from engine.prince.rules import OUT_OF_PLAY, Game
from engine.prince.scoring import ScoreSheet, score_sheets
from engine.prince.tiles import BACKS, PILES, TILES, Tile
from engine.shuffle import pick

MOST_ACTIONS = 16 * (1 + 5 + 4)  # in a game of five: draws, takes and names
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
VARIANTS = [
    {"players": players, "edition": edition, "hidden_characters": hidden}
    for players, edition, hidden in product((2, 3, 4, 5), ("2013", "2025"), (False, True))
]


def describe(variant: dict[str, object]) -> str:
    """A variant's name in the list of tests."""
    hidden = "-hidden" if variant["hidden_characters"] else ""
    return f"{variant['players']}p-{variant['edition']}{hidden}"


# --- planets ---


def planet(text: str) -> Planet:
    """A planet with these tiles, each on the first free slot of its kind.

    A tile in brackets lies face down, turned by baobabs: `planet("C01 (C03) P16")`.
    """
    built = BARE
    for word in text.split():
        tile = TILES[word.strip("()")]
        slot = built.free(tile.kind)[0]
        built = built.place(tile, slot)
        if word.startswith("("):
            built = built._replace(turned=built.turned | {slot})
    return built


def score(text: str) -> ScoreSheet:
    """The sheet of one planet beside one without anything on it."""
    return score_sheets([planet(text), BARE])[0]


def points(text: str) -> dict[str, int]:
    """What each character on this planet gives."""
    return {line.source: line.points for line in score(text).lines}


def turned_tiles(built: Planet) -> set[str]:
    """The names of the tiles that lie face down."""
    return {tile.id for slot in built.turned if (tile := built.tiles[slot])}


# --- games ---


class Played(Journal):
    """A journal of this game: its positions have their own type."""

    game: Game  # type: ignore[assignment]


def start(players: int, seed: int = 1, **options: Any) -> Played:
    """A new game, dealt from a seed."""
    return Played("prince", {"players": players, **options}, NAMES[:players], seed)


@contextmanager
def piles_in_this_order(order: Mapping[Any, list[Tile]]) -> Iterator[None]:
    """Within it, piles are stacked instead of shuffled. The bottom is what goes out of play."""
    with patch("engine.prince.rules.shuffled", lambda pile, _rng: order[pile[0].kind]):
        yield


def stacked(players: int, piles: dict[str, str], **options: Any) -> Played:
    """A game whose piles begin with the given tiles: `stacked(3, {"core": "C01 C02 C03"})`."""
    order = {}
    for kind, pile in PILES.items():
        top = [TILES[name] for name in piles.get(kind, "").split()]
        rest = [tile for tile in pile if tile not in top]
        out = OUT_OF_PLAY[players]
        order[kind] = rest[:out] + top + rest[out:]
    with piles_in_this_order(order):
        return start(players, **options)


def script(journal: Played, *lines: str) -> Played:
    """Play these actions. `take C07` without a slot goes to the first free one."""
    for line in lines:
        is_short = line.startswith("take") and len(line.split()) == 2
        journal.play(next(t for t in texts(journal) if t.startswith(line)) if is_short else line)
    return journal


def play_on(journal: Played, until: int | None = None, seed: int = 0) -> Played:
    """Play at random to the end, or to the beginning of a round."""
    rng = Random(seed)
    while journal.game.turn is not None and (until is None or journal.game.round_number < until):
        assert len(journal.actions) < MOST_ACTIONS, "this game does not end"
        journal.play(pick(journal.game.legal(), rng))
    return journal


E = TypeVar("E", bound=Event)


def last_told(journal: Played, who: int | None, kind: type[E]) -> E:
    """The last thing that this seat was told, which is of this kind."""
    event = journal.log(who)[-1]
    assert isinstance(event, kind)
    return event


def back_on(planet: Planet, where: int) -> bool:
    """Whether a tile lies there by its back."""
    return planet.tiles[where] is BACKS[SLOT_KIND[where]]


def texts(journal: Played) -> list[str]:
    """All that may be done now."""
    return [str(action) for action in journal.game.legal()]


def whole_pile_rounds(journal: Played, kinds: str) -> Played:
    """Play rounds of these kinds, without a choice in anything else: `"core core falling"`."""
    for kind in kinds.split():
        number = journal.game.round_number
        if journal.game.phase == "draw":
            journal.play(f"draw {kind}")
        while journal.game.turn is not None and journal.game.round_number == number:
            journal.play(journal.game.legal()[0])
    return journal


def ids(tiles: tuple[Tile, ...]) -> list[str]:
    return [tile.id for tile in tiles]


def all_tiles(game: Game) -> list[str]:
    """Every tile of a game, wherever it is."""
    left = () if game.turn is None else game.round.offer
    placed = (tile for each in game.planets for tile in each.tiles if tile)
    piles = (tile for pile in game.piles.values() for tile in pile)
    return sorted(t.id for t in (*piles, *game.out_of_play, *left, *placed, *game.discards()))


def slot(name: str) -> int:
    return SLOTS.index(name)


EVERY_ACTION = [
    *(f"draw {kind}" for kind in PILES),
    *(f"hide {tile}" for tile in TILES),
    *(f"name {seat}" for seat in range(5)),
    *(
        f"take {name} {SLOTS[where]}"
        for kind, pile in PILES.items()
        for name in ("?", *(tile.id for tile in pile))
        for where in BARE.free(kind)
    ),
]

parse = prince.parse
