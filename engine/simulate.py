"""Games between bots, and how fast they go. Clocks are read here, outside the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from time import perf_counter
from typing import Any

from engine.bots import Outlook, bot_stream, play_at_random, random_playouts
from engine.bots.roster import check_line_up, find_bot
from engine.game import deal
from engine.games import GAMES, rules_of
from engine.journal import Journal

SEAT_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")


def now_ms() -> float:
    return perf_counter() * 1000


def simulate(
    game: str, options: Mapping[str, object], seed: int, bots: Sequence[str] = ("random",)
) -> Journal:
    """One game from its deal to its end, with bots on all seats."""
    players = options.get("players")
    names = SEAT_NAMES[: players if isinstance(players, int) else 0]
    journal = Journal(game, options, names, seed)
    check_line_up(bots, journal.options.players)
    minds = [
        find_bot(game, bots[seat % len(bots)], now_ms) for seat in range(journal.options.players)
    ]
    played = 0
    while (turn := journal.game.turn) is not None:
        rng = bot_stream(seed, turn, played)
        journal.play(minds[turn](Outlook(journal.game, turn), rng))
        played += 1
    return journal


def bench() -> dict[str, dict[str, float]]:
    """For each game, with four players at random: how fast it goes, by the rules and in the head.

    Decisions a second and microseconds a clone by the rules; whole games a second in a bot's head,
    and the decisions that they stand for.
    """
    return {name: _speeds(name) for name in GAMES}


def _speeds(name: str) -> dict[str, float]:
    playouts, decisions = _playouts_per_second(name)
    return {
        "decisions_per_second": _decisions_per_second(name),
        "clone_us": _clone_us(name),
        "playouts_per_second": playouts,
        "playout_decisions_per_second": decisions,
    }


def _playouts_per_second(name: str, playouts: int = 1000) -> tuple[float, float]:
    rules = rules_of(name)
    game, _ = deal(rules, rules.read_options({"players": 4}), 1)
    assert game.turn is not None
    games = random_playouts(name, Outlook(game, game.turn), bot_stream(1, 0))
    next(games)  # what is remembered from game to game is there now
    began = perf_counter()
    decisions = sum(islice(games, playouts))
    seconds = perf_counter() - began
    return playouts / seconds, decisions / seconds


def _decisions_per_second(name: str, games: int = 200) -> float:
    rules = rules_of(name)
    options = rules.read_options({"players": 4})
    decisions = 0
    began = perf_counter()
    for seed in range(games):
        game, _ = deal(rules, options, seed)
        rng = bot_stream(seed, 0)
        while (turn := game.turn) is not None:
            game.play(play_at_random(Outlook(game, turn), rng))
            decisions += 1
    return decisions / (perf_counter() - began)


def _clone_us(name: str, clones: int = 50_000) -> float:
    game: Any = simulate(name, {"players": 4}, seed=1).game
    began = perf_counter()
    for _ in range(clones):
        game.clone()
    return (perf_counter() - began) / clones * 1e6
