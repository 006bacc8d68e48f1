"""How strong bots are: many games, the same deals from every seat, and how sure one can be.

Game i has the entry k of the line-up on seat (k + i) mod N and is dealt from seed S + i // N, so
that each deal is played once from each seat. A line-up shorter than the table starts over, as in
`simulate`. A shared victory counts as its part of one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from math import sqrt
from multiprocessing import get_context
from typing import Any, NamedTuple

from engine.bots import Outlook, bot_stream
from engine.bots.roster import check_line_up, find_bot
from engine.game import GameError, deal
from engine.games import rules_of
from engine.simulate import now_ms

SURE = 1.959963984540054  # standard deviations that hold 95 % of a normal distribution


class Place(NamedTuple):
    """What one place of the line-up got out of a game."""

    win: float
    score: int
    times: tuple[float, ...]


def arena(
    game: str,
    options: Mapping[str, object],
    seed: int,
    bots: Sequence[str],
    games: int,
    jobs: int = 1,
) -> dict[str, Any]:
    """Play the games, in as many processes as told, and sum them up as other programs read it."""
    players = rules_of(game).read_options(options).players
    check_line_up(bots, players)
    for name in bots:
        find_bot(game, name, now_ms)
    play = partial(play_game, game, dict(options), seed, list(bots))
    if jobs == 1:
        played = [play(number) for number in range(games)]
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            try:
                played = list(pool.map(play, range(games)))
            except BrokenProcessPool as error:
                raise GameError("A process ended in the middle of its games.") from error
    return {
        "game": game,
        "players": players,
        "games": games,
        "bots": [
            sum_up(name, range(entry, players, len(bots)), played)
            for entry, name in enumerate(bots)
        ],
    }


def play_game(
    game: str, options: Mapping[str, object], seed: int, bots: Sequence[str], number: int
) -> list[Place]:
    """One game of the arena, by the places of the line-up."""
    rules = rules_of(game)
    settings = rules.read_options(options)
    players = settings.players
    deal_seed = seed + number // players
    table, _ = deal(rules, settings, deal_seed)
    seats = [(place + number) % players for place in range(players)]
    minds = {
        seat: find_bot(game, bots[place % len(bots)], now_ms) for place, seat in enumerate(seats)
    }
    times: list[list[float]] = [[] for _ in seats]
    played = 0
    while (turn := table.turn) is not None:
        outlook, rng = Outlook(table, turn), bot_stream(deal_seed, turn, played)
        began = now_ms()
        action = minds[turn](outlook, rng)
        times[turn].append(now_ms() - began)
        table.play(action)
        played += 1
    result = rules.result(table)
    winners = result["winners"]
    return [
        Place(
            win=(seat in winners) / len(winners),
            score=result["seats"][seat]["total"],
            times=tuple(times[seat]),
        )
        for seat in seats
    ]


def sum_up(bot: str, places: Sequence[int], played: Sequence[Sequence[Place]]) -> dict[str, Any]:
    """What the arena says of one entry, which may hold several places."""
    own = [game[place] for game in played for place in places]
    wins = sum(place.win for place in own)
    low, high = wilson(wins, len(played))
    times = sorted(time for place in own for time in place.times)
    return {
        "bot": bot,
        "seats": list(places),
        "games": len(played),
        "wins": round(wins, 6),
        "share": wins / len(played),
        "low": low,
        "high": high,
        "mean_score": sum(place.score for place in own) / len(own),
        "ms_mean": sum(times) / len(times),
        "ms_p95": times[int(0.95 * (len(times) - 1))],
        "decisions": len(times),
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 % certainty; the one seen is between them.

    >>> [round(share, 3) for share in wilson(201.5, 400)]
    [0.455, 0.552]
    """
    share = wins / games
    spread = SURE * SURE / games
    middle = share + spread / 2
    half = SURE * sqrt(share * (1 - share) / games + spread / games / 4)
    low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
    return max(0.0, min(share, low)), min(1.0, max(share, high))  # whatever rounding does
