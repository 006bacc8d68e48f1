"""Our engine beside catanatron, the fast Python board-game engine, on the same machine and run.

Only ratios are asserted: what a second is worth differs from machine to machine.
Both play random games of four; a decision is one choice of one player.
"""

import json
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from catanatron import Color, Game, RandomPlayer

from engine.games import GAMES

ROOT = Path(__file__).parents[2]
RUNS = 3  # the best of these counts, on both sides
GAMES_OF_THEIRS = 10
COPIES = 2_000
DECISIONS_RATIO = 5.8  # of Make Me a Planet
CLONE_RATIO = 20
PLAYOUT_RATIO = 10  # decisions that playouts stand for
PUBLISHED = {
    *("decisions_per_second", "clone_us"),
    *("playouts_per_second", "playout_decisions_per_second"),
}


Speeds = dict[str, dict[str, float]]  # by engine


class Counted(RandomPlayer):  # type: ignore[misc]  # it comes without types
    """A random player who counts decisions."""

    decisions = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        Counted.decisions += 1
        return super().decide(game, playable_actions)


def ours() -> Speeds:
    """What `python -m engine bench` says."""
    command = [sys.executable, "-m", "engine", "bench", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    found: Speeds = json.loads(done.stdout)
    return found


def theirs() -> dict[str, float]:
    """The same two numbers for catanatron."""
    Counted.decisions = 0
    began = perf_counter()
    for seed in range(GAMES_OF_THEIRS):
        game = Game([Counted(color) for color in Color], seed=seed)
        game.play()
    decisions = Counted.decisions / (perf_counter() - began)
    began = perf_counter()
    for _ in range(COPIES):
        game.copy()
    return {
        "decisions_per_second": decisions,
        "clone_us": (perf_counter() - began) / COPIES * 1e6,
    }


def best(runs: list[dict[str, float]]) -> dict[str, float]:
    return {
        name: (min if name == "clone_us" else max)(run[name] for run in runs) for name in runs[0]
    }


@pytest.fixture(scope="module")
def speeds() -> Speeds:
    """By engine: decisions a second and microseconds a clone, measured by turns."""
    runs = [ours() | {"catanatron": theirs()} for _ in range(RUNS)]
    return {name: best([run[name] for run in runs]) for name in runs[0]}


def ratios(speeds: Speeds, name: str) -> tuple[float, float]:
    """How many times as fast a game of ours decides and clones."""
    own, other = speeds[name], speeds["catanatron"]
    return (
        own["decisions_per_second"] / other["decisions_per_second"],
        other["clone_us"] / own["clone_us"],
    )


def test_the_bench_has_the_published_form(speeds: Speeds) -> None:
    for name in GAMES:
        assert set(speeds[name]) == PUBLISHED, name
        assert all(isinstance(number, float) for number in speeds[name].values())


def test_make_me_a_planet_beside_catanatron(
    speeds: Speeds, capsys: pytest.CaptureFixture[str]
) -> None:
    with capsys.disabled():
        print(f"\n{'':12}{'decisions/s':>14}{'ratio':>8}{'clone µs':>12}{'ratio':>8}")
        for name, numbers in speeds.items():
            decisions, clone = ratios(speeds, name)
            print(
                f"{name:12}{numbers['decisions_per_second']:>14,.0f}{decisions:>8.1f}"
                f"{numbers['clone_us']:>12.2f}{clone:>8.0f}"
            )
    decisions, clone = ratios(speeds, "prince")
    assert decisions >= DECISIONS_RATIO
    assert clone >= CLONE_RATIO


@pytest.mark.parametrize("game", GAMES)
def test_games_in_a_bots_head_go_by_far_faster(
    game: str, speeds: Speeds, capsys: pytest.CaptureFixture[str]
) -> None:
    own = speeds[game]
    ratio = own["playout_decisions_per_second"] / speeds["catanatron"]["decisions_per_second"]
    with capsys.disabled():
        print(
            f"\n{game}: {own['playouts_per_second']:,.0f} random playouts a second, "
            f"{own['playout_decisions_per_second']:,.0f} decisions, ratio {ratio:.1f}"
        )
    assert ratio >= PLAYOUT_RATIO
