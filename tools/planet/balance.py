"""Designs the 50 tiles of Planet and the objectives' free thresholds, and shows how they play.

    python -m tools.planet.balance [--seed S] [--games G]

The box's tiles are not public. From what is known (see engine/planet/tiles.py and objectives.py)
this finds a set in which the five objectives are worth about the same.

**Design.** What a habitat's objective is worth depends on how many tiles show 0, 1, 2, 3 or 4 areas
of it, and on how much choice its owner makes use of. So a design is judged by four owners, who take
every round the best for them of 1 tile (random play), of 2, of 3, of 4. The cost is the largest gap
between the objective that is worth most and the one that is worth least, in any of the four. Random
changes of single areas are kept as long as the cost does not rise. Nothing is sampled in that, so a
seed gives the same set everywhere.

**Report.** Whole games on the engine, with 2, 3 and 4 players, all of one kind. `random` takes and
places at random. `casual` takes the better of two tiles for its objective, `greedy` the best of the
offer; both place where the animals of this round and of the next two find the largest regions.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, permutations, product
from math import comb
from random import Random
from statistics import mean

from engine.planet import Game, Options, lay_out
from engine.planet.actions import TAKE, Take
from engine.planet.animals import ANIMALS
from engine.planet.life import measure
from engine.planet.objectives import OBJECTIVES, POINTS
from engine.planet.options import PLAYERS
from engine.planet.rules import ROUNDS
from engine.planet.solid import EDGES
from engine.planet.tiles import FACES, HABITATS, KNOWN_TILE, SET_SIZE, TILES, Habitat, frequencies
from engine.shuffle import pick, shuffled

SEED = 9
STEPS = 10_000

# --- the design ---

Counts = tuple[int, ...]  # the areas of each habitat on a tile, in the order of HABITATS
OCEAN, GLACIER = HABITATS.index("ocean"), HABITATS.index("glacier")
KNOWN: Counts = tuple(KNOWN_TILE.get(habitat, 0) for habitat in HABITATS)
PAIRS = tuple(combinations(range(len(HABITATS)), 2))
LEAST_MEETINGS = 8  # every two habitats meet on this many tiles at least
THREE_HABITATS = range(27, 34)  # so many tiles show three habitats, the others two

BAND, BANDS = 3, 5
Starts = tuple[int, ...]
FREE_STARTS: tuple[Starts, ...] = tuple(
    (ocean, 15, mountain, 11, 11) for ocean in range(15, 20) for mountain in range(11, 16)
)
CHOICES = (1, 2, 3, 4)


def points(areas: int, start: int) -> int:
    """Bands of three areas worth 2, 4, 6, 8 and 10."""
    return 0 if areas < start else 2 * min(BANDS, 1 + (areas - start) // BAND)


@cache
def arrangements(counts: Counts) -> tuple[str, ...]:
    """The tiles with these areas, as letters, all different up to rotation; none if not allowed."""
    if sum(count > 0 for count in counts) not in (2, 3):
        return ()
    letters = [habitat[0].upper() for habitat in HABITATS]
    areas = "".join(letter * count for letter, count in zip(letters, counts, strict=True))
    orders = {"".join(order) for order in permutations(areas)}
    turned = {max(order[k:] + order[:k] for k in range(EDGES)) for order in orders}
    return tuple(sorted(turned, reverse=True))


@cache
def areas_taken(tiles_with: Counts, choice: int) -> dict[int, float]:
    """How likely an owner ends with so many areas; `tiles_with[n]` tiles show n of them.

    Random play takes 12 of the 50 tiles. With a choice, the 12 rounds are taken as independent.
    """
    if choice == 1:
        return _areas_of_random_tiles(tiles_with)
    up_to = [comb(sum(tiles_with[: n + 1]), choice) / comb(SET_SIZE, choice) for n in range(EDGES)]
    best = [p - q for p, q in zip(up_to, [0.0, *up_to], strict=False)]
    total = {0: 1.0}
    for _ in range(ROUNDS):
        longer: dict[int, float] = {}
        for (areas, p), (n, q) in product(total.items(), enumerate(best)):
            longer[areas + n] = longer.get(areas + n, 0.0) + p * q
        total = longer
    return total


def _areas_of_random_tiles(tiles_with: Counts) -> dict[int, float]:
    ways = {(0, 0): 1}
    for n, tiles in enumerate(tiles_with):
        more: dict[tuple[int, int], int] = {}
        for (taken, areas), number in ways.items():
            for k in range(min(tiles, ROUNDS - taken) + 1):
                key = (taken + k, areas + n * k)
                more[key] = more.get(key, 0) + number * comb(tiles, k)
        ways = more
    every = comb(SET_SIZE, ROUNDS)
    return {areas: n / every for (taken, areas), n in ways.items() if taken == ROUNDS}


@cache
def expected_worth(tiles_with: Counts, choice: int, start: int) -> float:
    return sum(p * points(n, start) for n, p in areas_taken(tiles_with, choice).items())


def gap(worths: Sequence[float]) -> float:
    """By how much the best is above the worst: 0.15 is 15 %."""
    return max(worths) / min(worths) - 1


def judge(tiles: Sequence[Counts]) -> tuple[float, Starts]:
    """The largest gap between the objectives, with the free thresholds at their best."""
    shown = [Counter(counts[h] for counts in tiles) for h in range(len(HABITATS))]
    spread = [tuple(of[n] for n in range(EDGES)) for of in shown]

    def largest_gap(starts: Starts) -> float:
        return max(
            gap([expected_worth(own, m, at) for own, at in zip(spread, starts, strict=True)])
            for m in CHOICES
        )

    return min((largest_gap(starts), starts) for starts in FREE_STARTS)


def is_allowed(tiles: Sequence[Counts]) -> bool:
    """Whether a set keeps to all that is known of the box, and to what we want of ours."""
    total = [sum(counts[h] for counts in tiles) for h in range(len(HABITATS))]
    ocean_leads = total[OCEAN] > max(total[:OCEAN] + total[OCEAN + 1 :])
    glacier_trails = total[GLACIER] < min(total[:GLACIER] + total[GLACIER + 1 :])
    return (
        ocean_leads
        and glacier_trails
        and KNOWN in tiles
        and all(n <= len(arrangements(counts)) for counts, n in Counter(tiles).items())
        and sum(counts.count(0) == 2 for counts in tiles) in THREE_HABITATS
        and all(sum(c[a] > 0 < c[b] for c in tiles) >= LEAST_MEETINGS for a, b in PAIRS)
    )


def first_set() -> list[Counts]:
    """Every two habitats on two tiles, every three on three, each of the five equally often.

    Then one area of glacier turned into ocean, as they have to be apart.
    """
    kinds = range(len(HABITATS))
    sizes = [dict(zip(pair, n, strict=True)) for pair in PAIRS for n in ((2, 3), (3, 2))]
    for three in combinations(kinds, 3):
        sizes += [{h: 1 if h == least else 2 for h in three} for least in three]
    tiles = [tuple(size.get(h, 0) for h in kinds) for size in sizes]
    rich = next(k for k, counts in enumerate(tiles) if counts[OCEAN] and counts[GLACIER] > 1)
    tiles[rich] = _shift(tiles[rich], OCEAN, GLACIER)
    return tiles


def _shift(counts: Counts, to: int, origin: int) -> Counts:
    """The tile with one area of `origin` turned into one of `to`."""
    return tuple(n + (h == to) - (h == origin) for h, n in enumerate(counts))


def design(seed: int = SEED, steps: int = STEPS) -> tuple[list[str], Starts]:
    """The areas of 50 tiles as letters, and where the objectives start."""
    rng = Random(seed)
    tiles = first_set()
    assert is_allowed(tiles)
    cost, starts = judge(tiles)
    for _ in range(steps):
        changed = list(tiles)
        for _ in range(pick((1, 2, 3), rng)):
            k = int(rng.random() * SET_SIZE)
            origin = pick([h for h, n in enumerate(changed[k]) if n], rng)
            to = pick([h for h in range(len(HABITATS)) if h != origin], rng)
            changed[k] = _shift(changed[k], to, origin)
        if is_allowed(changed) and (judged := judge(changed))[0] <= cost:
            tiles, (cost, starts) = changed, judged
    return arrange(tiles, rng), starts


def arrange(tiles: Iterable[Counts], rng: Random) -> list[str]:
    """Equal areas may or may not touch on a tile: each arrangement is as likely as any other."""
    letters: list[str] = []
    for counts, number in sorted(Counter(tiles).items(), reverse=True):
        letters += sorted(shuffled(arrangements(counts), rng)[:number])
    return letters


def faces_table(letters: Sequence[str]) -> str:
    """The tiles as engine/planet/tiles.py has them."""
    entries = [f"T{number:02} {areas}" for number, areas in enumerate(letters, start=1)]
    rows = [entries[first : first + EDGES] for first in range(0, len(entries), EDGES)]
    return "\n" + "\n".join("  ".join(row) for row in rows) + "\n"


# --- the report ---

LOOKS_AT = {"random": 0, "casual": 2, "greedy": 5}  # how many tiles of the offer


def choose(game: Game, looks_at: int, rng: Random) -> Take:
    """Any action, or the tile with most areas of the objective, where animals like it best."""
    if not looks_at:
        return pick(game.legal(), rng)
    assert game.turn is not None
    own, planet, now = game.objectives[game.turn], game.planets[game.turn], game.round_number
    tile = max(shuffled(game.offer, rng)[:looks_at], key=lambda tile: tile.counts.get(own, 0))
    coming = [a for number in range(now, min(now + 3, ROUNDS + 1)) for a in game.animals(number)]

    def welcome(take: Take) -> int:
        after = planet.place(tile, take.face, take.turn)
        return sum(measure(after, animal) for animal in coming)

    return max((take for face in planet.free() for take in TAKE[tile][face]), key=welcome)


class Tally:
    """What came of many games of one kind."""

    def __init__(self, play: str, players: int, games: int, seed: int) -> None:
        self.points: dict[Habitat, list[int]] = {habitat: [] for habitat in HABITATS}
        self.dealt: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        for number in range(games):
            rng = Random(f"{seed} {play} {players} {number}")
            game = lay_out(Options(players))
            game.begin(int(rng.random() * 2**32))
            while game.turn is not None:
                game.play(choose(game, LOOKS_AT[play], rng))
            self._add(game, everything=play == "random")

    def _add(self, game: Game, everything: bool) -> None:
        """Points of the own objective; who plays at random has no use for it, so of all five."""
        for planet, own in zip(game.planets, game.objectives, strict=True):
            for habitat in HABITATS if everything else (own,):
                self.points[habitat].append(POINTS[habitat][planet.count(habitat)])
        self.dealt.update(animal.id for row in game.deal for animal in row)
        self.won.update(award.animal.id for award in game.awards)


def _print_row(title: str, values: Iterable[object], end: str = "\n") -> None:
    print(f"{title:20}" + "".join(f"{value!s:>10}" for value in values), end=end)


def report(games: int, seed: int) -> None:
    _print_row("", HABITATS)
    _print_row("areas", frequencies(TILES.values()).values())
    for n in range(EDGES):
        tiles = TILES.values()
        _print_row(
            f"tiles with {n}", [sum(t.counts.get(h, 0) == n for t in tiles) for h in HABITATS]
        )
    _print_row("first points at", [OBJECTIVES[habitat][0].least for habitat in HABITATS])
    print("\nmean worth of an objective")
    chances: dict[str, dict[str, float]] = {}
    for play in LOOKS_AT:
        rounds = games * 10 if play == "random" else games
        tallies = {players: Tally(play, players, rounds, seed) for players in PLAYERS}
        for players, tally in tallies.items():
            worths = [mean(tally.points[habitat]) for habitat in HABITATS]
            _print_row(f"{play}, {players} players", [f"{worth:.2f}" for worth in worths], end="")
            print(f"   gap {gap(worths):.0%}")
        dealt = sum((tally.dealt for tally in tallies.values()), Counter[str]())
        won = sum((tally.won for tally in tallies.values()), Counter[str]())
        chances[play] = {animal: won[animal] / dealt[animal] for animal in ANIMALS}
    print("\nhow often an animal that was dealt is won by anybody")
    _print_row("", LOOKS_AT)
    for animal in ANIMALS:
        _print_row(animal, [f"{chances[play][animal]:.1%}" for play in LOOKS_AT])


def main() -> None:
    parser = argparse.ArgumentParser(description="Design and judge the tiles of Planet.")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--games", type=int, default=500, help="of a kind, for the report")
    args = parser.parse_args()
    letters, starts = design(args.seed)
    print(faces_table(letters))
    print("first points at:", dict(zip(HABITATS, starts, strict=True)))
    if faces_table(letters) != FACES:
        print("engine/planet/tiles.py has another table: the report is about that one.")
    print()
    report(args.games, args.seed)


if __name__ == "__main__":
    main()
