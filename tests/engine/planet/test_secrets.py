"""Nobody learns what the rules keep from them: not by a view, the log or a bot.

What a seat may know is told by the onlooker, who follows the rules without the engine.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.bots import Outlook, play_at_random
from engine.journal import Journal
from engine.planet.animals import ANIMALS
from engine.planet.tiles import HABITATS, TILES
from engine.shuffle import pick
from tests.engine.planet.helpers import VARIANTS, all_tiles, describe, play_on, start
from tests.engine.planet.onlooker import Onlooker, Who

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=describe)


def walk(variant: dict[str, Any], seed: int) -> Iterator[tuple[Journal, Onlooker]]:
    """A random game, step by step, with the onlooker beside it."""
    journal = start(seed=seed, first=seed % variant["players"], **variant)
    onlooker = Onlooker(journal)
    rng = Random(seed)
    yield journal, onlooker
    while journal.game.turn is not None:
        action = pick(journal.game.legal(), rng)
        journal.play(action)
        onlooker.follow(str(action))
        yield journal, onlooker


def words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def secrets_in(text: str, onlooker: Onlooker, who: Who) -> set[str]:
    """The tiles, animals and objectives that this text names and that the seat can't know."""
    named = words(text)
    tiles = (named & set(TILES)) - onlooker.seen_tiles()
    animals = (named & set(ANIMALS)) - onlooker.seen_animals()
    objectives = (named & set(HABITATS)) - set(onlooker.known_objectives(who))
    return tiles | animals | objectives


@each_variant
@pytest.mark.parametrize("seed", [3, 8])
def test_no_view_names_a_tile_animal_or_objective_that_the_seat_cannot_know(variant, seed):
    for journal, onlooker in walk(variant, seed):
        for who in onlooker.everybody:
            text = json.dumps(journal.game.view(who).to_json())
            assert secrets_in(text, onlooker, who) == set()


@each_variant
def test_what_was_seen_once_is_never_forgotten(variant):
    before: dict[Who, set[str]] = {}
    for journal, onlooker in walk(variant, seed=11):
        for who in onlooker.everybody:
            view = journal.game.view(who).to_json()
            known = words(json.dumps([view["stacks"], view["deal"], view["objectives"]])) - {"null"}
            assert before.get(who, set()) <= known
            before[who] = known
    assert all(set(TILES) <= known for known in before.values())


@each_variant
def test_the_log_told_to_a_seat_only_grows_and_names_nothing_it_could_not_know(variant):
    told: dict[Who, list[Any]] = {}
    for journal, onlooker in walk(variant, seed=4):
        for who in onlooker.everybody:
            before, log = told.get(who, []), journal.log(who)
            assert log[: len(before)] == before
            assert secrets_in(repr(log[len(before) :]), onlooker, who) == set()
            told[who] = log


@each_variant
def test_at_the_end_everybody_knows_all_objectives(variant):
    journal = play_on(start(seed=2, **variant))
    for who in (*range(variant["players"]), None):
        objectives = journal.game.view(who).objectives
        expected = journal.game.objectives or (None,) * variant["players"]
        assert objectives == expected


# --- imagined games ---


@each_variant
def test_a_seat_cannot_tell_an_imagined_game_from_the_real_one(variant):
    for step, (journal, onlooker) in enumerate(walk(variant, seed=5)):
        for number, who in enumerate(onlooker.everybody):
            imagined = journal.game.imagine(who, Random(step))
            assert imagined.view(who) == journal.game.view(who)
            assert imagined.view(who).to_json() == journal.game.view(who).to_json()
            assert all_tiles(imagined) == sorted(TILES)
            assert len({animal for row in imagined.deal for animal in row}) == 20
            assert len(set(imagined.objectives)) == len(journal.game.objectives)
            if step % len(onlooker.everybody) == number:
                rng = Random(step)
                while imagined.turn is not None:
                    imagined.play(pick(imagined.legal(), rng))
                assert all_tiles(imagined) == sorted(TILES)


@each_variant
def test_imagining_leaves_the_real_game_as_it_is(variant):
    journal = play_on(start(seed=2, **variant), until=6)
    before = journal.game.clone()
    for who in (*range(variant["players"]), None):
        imagined = journal.game.imagine(who, Random(1))
        imagined.play(imagined.legal()[0])
    assert journal.game == before


@each_variant
def test_games_that_differ_only_in_what_a_seat_cannot_know_look_and_play_the_same_to_it(variant):
    differed = 0
    for step, (journal, onlooker) in enumerate(walk(variant, seed=6)):
        for who in onlooker.everybody:
            twin = journal.game.imagine(who, Random(step + 1000))
            differed += twin != journal.game
            assert twin.view(who) == journal.game.view(who)
            # Whoever thinks by imagining thinks the same in both.
            assert twin.imagine(who, Random(step)) == journal.game.imagine(who, Random(step))
            if who is not None and who == journal.game.turn:
                moves = [
                    play_at_random(Outlook(game, who), Random(step))
                    for game in (journal.game, twin)
                ]
                assert moves[0] == moves[1]
    assert differed > 20


# --- what is not known really varies, each way as likely as any other ---


def imagined_games(journal: Journal, who: Who, times: int = 400) -> list[Any]:
    return [journal.game.imagine(who, Random(number)) for number in range(times)]


def test_the_closed_stacks_are_imagined_in_any_order_and_the_open_ones_as_they_are():
    journal = play_on(start(4), until=4)
    games = imagined_games(journal, 0)
    tops = Counter(game.stacks[4][0].id for game in games)
    assert len(tops) == 30
    assert max(tops.values()) < 40
    assert {game.stacks[:4] for game in games} == {journal.game.stacks[:4]}


def test_the_objectives_of_others_are_any_but_the_own():
    game = start(4).game
    for who in range(4):
        for other in range(4):
            held = Counter(each.objectives[other] for each in imagined_games_of(game, who))
            if other == who:
                assert set(held) == {game.objectives[who]}
            else:
                assert set(held) == set(HABITATS) - {game.objectives[who]}
                assert min(held.values()) > 60


def imagined_games_of(game: Any, who: Who) -> list[Any]:
    return [game.imagine(who, Random(number)) for number in range(400)]


def test_a_bystander_imagines_any_objective():
    held = {game.objectives[0] for game in imagined_games(start(2), None)}
    assert held == set(HABITATS)


def test_a_face_down_animal_is_imagined_as_any_that_does_not_lie_open():
    journal = play_on(start(3, hidden_animals=True), until=3)
    game = journal.game
    shown = {animal for row in game.view(0).deal for animal in row if animal}
    imagined = {each.deal[11][1] for each in imagined_games(journal, 0, times=1000)}
    assert imagined == set(ANIMALS.values()) - shown
    assert len(shown) == 12


def test_when_nothing_is_hidden_any_more_nothing_is_imagined():
    journal = play_on(start(3, beginners=True, hidden_animals=True), until=11)
    assert journal.game.imagine(0, Random(1)) == journal.game
    over = play_on(start(4, hidden_animals=True))
    assert over.game.imagine(None, Random(1)) == over.game
