"""Not cheating is a law: what a seat can't know does not change what its bot does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from random import Random

from engine.bots import Outlook
from engine.bots.roster import find_bot
from engine.game import Action, AnyGame, deal
from engine.games import rules_of


def move(game: str, bot: str, position: AnyGame, stream: int) -> Action:
    """What a bot does for the seat to act."""
    assert position.turn is not None
    return find_bot(game, bot)(Outlook(position, position.turn), Random(stream))


def twin(position: AnyGame, seed: int) -> AnyGame:
    """Another game that looks the same to the seat to act."""
    return position.imagine(position.turn, Random(seed))


def positions(
    game: str, options: Mapping[str, object], players: Sequence[str], seed: int
) -> Iterator[AnyGame]:
    """Game after game, step by step; who is to act next is drawn from these players each time."""
    rules = rules_of(game)
    rng = Random(seed)
    while True:
        seed += 1
        position, _ = deal(rules, rules.read_options(options), seed)
        while position.turn is not None:
            yield position.clone()
            bot = players[int(rng.random() * len(players))]
            position.play(move(game, bot, position, int(rng.random() * 1e9)))


PLAYERS = ("random", "easy", "medium")  # whose games the positions come from


def some_positions(
    game: str, variant: Mapping[str, object], number: int, every: int, seed: int = 1
) -> list[AnyGame]:
    """So many positions, with so many steps from one to the next, the same ones for all bots."""
    return _some_positions(game, tuple(variant.items()), number, every, seed)


@lru_cache(maxsize=64)
def _some_positions(
    game: str, variant: tuple[tuple[str, object], ...], number: int, every: int, seed: int
) -> list[AnyGame]:
    return list(islice(positions(game, dict(variant), PLAYERS, seed), 0, number * every, every))


def count_twins(
    game: str, bot: str, variant: Mapping[str, object], number: int, every: int, seed: int = 1
) -> int:
    """How many positions of this number had a twin; fails where a bot plays otherwise in it."""
    differed = 0
    for step, position in enumerate(some_positions(game, variant, number, every, seed)):
        other = twin(position, step)
        differed += other != position
        assert other.view(position.turn) == position.view(position.turn)
        assert move(game, bot, other, step) is move(game, bot, position, step)
    return differed
