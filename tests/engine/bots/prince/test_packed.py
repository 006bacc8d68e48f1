"""The packed world is the real one: same points, same turned tiles, same winners, every variant."""

from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots import think_through
from engine.bots.prince.at_random import AtRandom
from engine.bots.prince.choices import choices
from engine.bots.prince.instinct import Instinct
from engine.bots.prince.packed import (
    ALL,
    CAST_SHIFT,
    FULL,
    NUMBER,
    SHIFT,
    VOLCANO,
    pack_planet,
    place,
    totals,
)
from engine.bots.prince.playout import play_out
from engine.bots.prince.position import Deal, read_view
from engine.prince.actions import DRAW, NAME, Hide, Take
from engine.prince.options import Options
from engine.prince.planet import BARE
from engine.prince.rules import Game, lay_out
from engine.prince.scoring import count, score_sheets
from engine.prince.tiles import BACKS, KINDS, PILES, TILES
from engine.shuffle import pick
from tests.engine.prince.helpers import VARIANTS, describe

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=describe)
variants = st.sampled_from(VARIANTS)
seeds = st.integers(0, 10**9)


def a_game(variant: dict[str, Any], seed: int, actions: int) -> Game:
    """A random game after so many actions, or before its last one."""
    game = lay_out(Options(**variant))
    game.begin(seed)
    rng = Random(seed)
    for _ in range(actions):
        before = game.clone()
        game.play(pick(game.legal(), rng))
        if game.turn is None:
            return before
    return game


def instinct(seed: int) -> Instinct:
    """Players of whom some are naive, or who see through a round."""
    return Instinct([bool(seed >> seat & 1) for seat in range(5)], see_through=bool(seed & 32))


def deal_of(game: Game) -> Deal:
    """How everything really lies."""
    face_down = game.round.face_down
    lies = face_down in game.round.offer
    return Deal(
        [pack_planet(planet) for planet in game.planets],
        [[NUMBER[tile] for tile in game.piles[kind]] for kind in KINDS],
        NUMBER[face_down] if face_down and lies else None,
    )


@settings(max_examples=60)
@given(
    st.lists(
        st.permutations([tile for kind in KINDS for tile in PILES[kind]]), min_size=2, max_size=5
    )
)
def test_planets_of_any_tiles_in_any_order_have_the_same_counts_and_points(orders):
    planets, packed = [], []
    for order in orders:
        planet, number = BARE, 0
        for tile in order:
            if free := planet.free(tile.kind):
                planet, _ = planet.place(tile, free[0]).turn_over_baobabs()
                number = place(number, NUMBER[tile])
        for thing, amount in count(planet).items():
            assert number >> SHIFT[thing] & FULL == amount
        for who, shift in CAST_SHIFT.items():
            assert number >> shift & FULL == sum(t.character == who for t in planet.tiles if t)
        assert number == pack_planet(planet)
        planets.append(planet)
        packed.append(number)
    assert totals(packed) == [sheet.total for sheet in score_sheets(planets)]


@settings(max_examples=25)
@given(variants, seeds)
def test_a_packed_game_has_the_points_of_the_rules_at_every_step(variant, seed):
    game = a_game(variant, seed, 0)
    rng = Random(seed)
    while game.turn is not None:
        packed = [pack_planet(planet) for planet in game.planets]
        assert totals(packed) == [sheet.total for sheet in game.scores()]
        game.play(pick(game.legal(), rng))


# --- whole games, played out packed and by the rules ---


def matching(
    before: list[int], after: list[int], offer: list[int], seats: list[int]
) -> dict[int, int]:
    """Which seat got which tile of the offer."""
    for tiles in permutations(offer, len(seats)):
        given = dict(zip(seats, tiles, strict=True))
        if all(place(before[seat], tile) == after[seat] for seat, tile in given.items()):
            return given
    raise AssertionError("these tiles can't have been shared out so")


def follow(game: Any, given: dict[int, int], last: int) -> None:
    """Play the rest of a round by the rules, so that each seat gets what it is given."""
    number = game.round_number
    while game.turn is not None and game.round_number == number:
        tile = ALL[given[game.turn]] if game.turn in given else None
        match game.phase:
            case "hide":
                kept = {ALL[tile] for tile in given.values()}
                game.play(next(a for a in game.legal() if a.tile not in kept))
            case "name":
                game.play(NAME[next((seat for seat in game.waiting() if seat != last), last)])
            case _:
                assert tile is not None
                open_or_hidden = (tile, BACKS[tile.kind])
                game.play(
                    next(
                        a
                        for t in open_or_hidden
                        for a in game.legal()
                        if isinstance(a, Hide | Take) and a.tile is t
                    )
                )


class Mirror:
    """A policy whose rounds are played by the rules, too."""

    def __init__(self, policy, game: Game) -> None:
        self.policy, self.game = policy, game

    def pile(self, kinds, random) -> int:
        assert [DRAW[KINDS[kind]] for kind in kinds] == list(self.game.legal())
        return int(self.policy.pile(kinds, random))

    def share_out(self, planets, offer, kind, turn, waiting, rounds, random) -> int:
        self.draw(kind, offer, turn, rounds)
        before = list(planets)
        last = int(self.policy.share_out(planets, offer, kind, turn, waiting, rounds, random))
        follow(self.game, matching(before, planets, offer, [turn, *waiting]), last)
        return last

    def share_out_by_two(self, planets, drawn, kind, first, rounds, random) -> None:
        self.draw(kind, drawn, first, rounds)
        before = list(planets)
        self.policy.share_out_by_two(planets, drawn, kind, first, rounds, random)
        follow(self.game, matching(before, planets, drawn, [0, 1]), first)

    def draw(self, kind, offer, turn, rounds) -> None:
        if self.game.phase == "draw":
            self.game.play(DRAW[KINDS[kind]])
        assert self.game.turn == turn
        assert [NUMBER[tile] for tile in self.game.round.drawn] == list(offer)
        left = sum(len(self.game.piles[planet_kind]) for planet_kind in KINDS[:3])
        assert rounds == left // len(offer)


@settings(max_examples=40)
@given(
    variants,
    seeds,
    st.integers(0, 15),
    st.sampled_from([AtRandom(), instinct(0), instinct(21), instinct(31)]),
)
def test_a_playout_is_a_game_by_the_rules_with_the_same_end(variant, seed, rounds, policy):
    game = a_game(variant, seed, 0)
    rng = Random(seed)
    while game.round_number <= rounds or game.round.picks:
        game.play(pick(game.legal(), rng))
    if game.phase != "draw":  # the pile was drawn already, as there was no choice
        return
    real = deal_of(game)
    assert game.turn is not None
    play_out(real.planets, real.piles, game.turn, Mirror(policy, game), rng.random)
    assert game.turn is None
    assert_same_end(game, real.planets)


def assert_same_end(game: Game, planets: list[int]) -> None:
    sheets = game.scores()
    assert totals(planets) == [sheet.total for sheet in sheets]
    assert [planet >> VOLCANO & FULL for planet in planets] == [s.volcanoes for s in sheets]


@pytest.mark.long
@settings(max_examples=80)
@given(variants, seeds, st.integers(0, 160))
def test_every_choice_ends_its_round_as_the_rules_would(variant, seed, actions):
    game = a_game(variant, seed, actions)
    view = game.view(game.turn)
    position = read_view(view)
    real = deal_of(game)
    found = think_through(choices(view, position, Random(seed)))
    assert {str(choice.action) for choice in found} <= {str(action) for action in view.legal}
    for choice in found:
        after = game.clone()
        after.play(choice.action)
        onward = choice.finish(real, instinct(seed), Random(seed).random)
        if after.round_number == game.round_number and after.turn is not None:
            seats = after.waiting()
            before = [pack_planet(planet) for planet in after.planets]
            offer = [NUMBER[tile] for tile in after.round.offer]
            follow(after, matching(before, onward.planets, offer, seats), onward.first)
        assert [pack_planet(planet) for planet in after.planets] == onward.planets
        if after.turn is not None:
            assert after.round.first == onward.first
            left = [len(pile) - n for pile, n in zip(real.piles, onward.drawn, strict=True)]
            drawn = len(after.round.drawn) if after.round.kind else 0  # drawn without a choice
            assert sum(left) == sum(map(len, after.piles.values())) + drawn


@pytest.mark.long
@each_variant
def test_all_that_differs_is_there_to_choose(variant):
    """Each face of the offer, the hidden tile, each pile, each player to name."""
    rng = Random(3)
    game = a_game(variant, 3, 0)
    step = 0
    while game.turn is not None:
        view = game.view(game.turn)
        step += 1
        if step % 5:
            game.play(pick(view.legal, rng))
            continue
        texts = {
            without_slot(choice.action)
            for choice in think_through(choices(view, read_view(view), rng))
        }
        for action in view.legal:
            same = [without_slot(action)]
            if isinstance(action, Take | Hide):
                same += [
                    same[0].replace(action.tile.id, tile.id)
                    for tile in TILES.values()
                    if tile.objects == action.tile.objects
                    and (tile.kind, tile.character) == (action.tile.kind, action.tile.character)
                ]
            assert not texts.isdisjoint(same)
        game.play(pick(view.legal, rng))


def without_slot(action: object) -> str:
    return " ".join(str(action).split()[:2])
