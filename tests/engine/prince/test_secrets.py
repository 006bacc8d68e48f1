"""Nobody learns what the rules keep from them: not by a view, the log, an undo or a bot.

What a seat may know is told by the onlooker, who follows the rules without the engine.
"""

import json
import re
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from engine.bots import Outlook, play_at_random
from engine.journal import Journal
from engine.prince.events import Taken
from engine.prince.tiles import KINDS, TILES
from engine.shuffle import pick
from tests.engine.prince.helpers import (
    VARIANTS,
    all_tiles,
    describe,
    piles_in_this_order,
    play_on,
    script,
    stacked,
    start,
)
from tests.engine.prince.onlooker import Onlooker, Who, deck_of

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=describe)


def walk(variant: dict, seed: int) -> Iterator[tuple[Journal, Onlooker]]:
    """A random game, step by step, with the onlooker beside it."""
    journal = start(seed=seed, first=seed % variant["players"], **variant)
    onlooker = Onlooker(journal.options.to_json(), deck_of(journal))
    rng = Random(seed)
    yield journal, onlooker
    while journal.game.turn is not None:
        action = pick(journal.game.legal(), rng)
        journal.play(action)
        onlooker.follow(str(action))
        yield journal, onlooker


def tiles_in(text: str) -> set[str]:
    return set(re.findall(r"[CUDP]\d\d", text))


@each_variant
@pytest.mark.parametrize("seed", [3, 8])
def test_a_view_is_exactly_what_the_rules_let_a_seat_know(variant, seed):
    for journal, onlooker in walk(variant, seed):
        for who in onlooker.everybody:
            view = journal.game.view(who).to_json()
            assert view == onlooker.view(who)
            assert tiles_in(json.dumps(view)) <= onlooker.seen[who]


@each_variant
def test_a_tile_once_seen_is_never_forgotten(variant):
    before: dict[Who, set[str]] = {}
    for journal, onlooker in walk(variant, seed=11):
        for who in onlooker.everybody:
            piles = journal.game.view(who).piles
            seen = {tile.id for pile in piles.values() for tile in pile.seen}
            assert before.get(who, set()) <= seen
            before[who] = seen
    assert all(len(seen) >= 16 * variant["players"] for seen in before.values())


@each_variant
def test_the_log_told_to_a_seat_names_only_tiles_that_it_saw_by_then(variant):
    told: dict[Who, list] = {}
    for journal, onlooker in walk(variant, seed=4):
        for who in onlooker.everybody:
            before, log = told.get(who, []), journal.log(who)
            assert log[: len(before)] == before
            fresh = log[len(before) :]
            assert tiles_in(repr(fresh)) <= onlooker.seen[who]
            for event in fresh:
                if isinstance(event, Taken) and event.tile.id in TILES:
                    assert event.tile.id in onlooker.located[who]
            told[who] = log


@each_variant
def test_a_seat_cannot_tell_an_imagined_game_from_the_real_one(variant):
    whole_set = sorted(TILES)
    for step, (journal, onlooker) in enumerate(walk(variant, seed=5)):
        for number, who in enumerate(onlooker.everybody):
            imagined = journal.game.imagine(who, Random(step))
            assert imagined.view(who) == journal.game.view(who)
            assert all_tiles(imagined) == whole_set
            if step % len(onlooker.everybody) == number:
                rng = Random(step)
                while imagined.turn is not None:
                    imagined.play(pick(imagined.legal(), rng))
                assert all(planet.is_full() for planet in imagined.planets)
                assert all_tiles(imagined) == whole_set


@each_variant
def test_imagining_leaves_the_real_game_as_it_is(variant):
    journal = play_on(start(seed=2, **variant), until=6)
    before = journal.game.clone()
    for who in (*range(variant["players"]), None):
        imagined = journal.game.imagine(who, Random(1))
        imagined.play(imagined.legal()[0])
    assert journal.game == before


def twin(journal: Journal, one: str, other: str, in_the_deal: bool) -> Journal:
    """The same game with two tiles exchanged: in the deal, or only in who took which."""
    names = {one: other, other: one}
    fresh = start(seed=journal.seed, **journal.options.to_json())
    order = {kind: [t for t in fresh.game.out_of_play if t.kind == kind] for kind in KINDS}
    for kind, pile in deck_of(fresh).items():
        order[kind] += [TILES[tile] for tile in pile]
        if in_the_deal:
            order[kind] = [TILES[names.get(tile.id, tile.id)] for tile in order[kind]]
    with piles_in_this_order(order):
        copy = start(seed=journal.seed, **journal.options.to_json())
    for action in journal.actions:
        copy.play(" ".join(names.get(word, word) for word in str(action).split()))
    return copy


def unknown_pairs(onlooker: Onlooker, who: Who, rng: Random) -> Iterator[tuple[str, str, bool]]:
    """Pairs of tiles that this seat cannot tell apart, one for each reason there is."""
    for kind in KINDS:
        unseen = [
            t for t, tile in TILES.items() if tile.kind == kind and t not in onlooker.seen[who]
        ]
        # One that is in play already, where there is one: that is where a leak would be.
        played = [tile for planet in onlooker.planets for tile in planet.values()]
        unseen.sort(key=lambda tile: tile not in (*onlooker.offer, *played))
        if len(unseen) > 1:
            yield unseen[0], pick(unseen[1:], rng), True
    for draft in onlooker.secret_drafts:
        unseen = [tile for tile in draft if tile not in onlooker.seen[who]]
        if len(unseen) > 1:
            yield unseen[0], pick(unseen[1:], rng), False
    for group in onlooker.passed[who]:
        yield group["tiles"][0], pick(group["tiles"][1:], rng), False


@each_variant
def test_games_that_differ_only_in_what_a_seat_cannot_know_look_and_play_the_same_to_it(variant):
    rng = Random(4)
    differed = 0
    for step, (journal, onlooker) in enumerate(walk(variant, seed=6)):
        if step % 17 != 3:
            continue
        for who in onlooker.everybody:
            for one, other, in_the_deal in unknown_pairs(onlooker, who, rng):
                copy = twin(journal, one, other, in_the_deal)
                differed += copy.game != journal.game
                assert copy.game.view(who) == journal.game.view(who)
                assert copy.log(who) == journal.log(who)
                imagined = [g.imagine(who, Random(step)) for g in (journal.game, copy.game)]
                assert imagined[0] == imagined[1]
                if who is not None and who == journal.game.turn:
                    moves = [
                        play_at_random(Outlook(game, who), Random(step))
                        for game in (journal.game, copy.game)
                    ]
                    assert moves[0] == moves[1]
    assert differed > 20


@each_variant
def test_a_bot_makes_the_same_move_in_every_game_that_it_may_be_in(variant):
    for step, (journal, _) in enumerate(walk(variant, seed=9)):
        seat = journal.game.turn
        if seat is not None:
            imagined = journal.game.imagine(seat, Random(step))
            real_move = play_at_random(Outlook(journal.game, seat), Random(step))
            assert play_at_random(Outlook(imagined, seat), Random(step)) == real_move


@each_variant
def test_undo_gives_nobody_anything_new(variant):
    journal = start(seed=7, **variant)
    onlooker = Onlooker(journal.options.to_json(), deck_of(journal))
    rng = Random(7)
    undone = 0
    while journal.game.turn is not None:
        seen = {who: set(tiles) for who, tiles in onlooker.seen.items()}
        views = [journal.game.view(who) for who in onlooker.everybody]
        logs = [journal.log(who) for who in onlooker.everybody]
        action = pick(journal.game.legal(), rng)
        journal.play(action)
        onlooker.follow(str(action))
        if journal.can_undo():
            assert onlooker.seen == seen
            journal.undo()
            assert [journal.game.view(who) for who in onlooker.everybody] == views
            assert [journal.log(who) for who in onlooker.everybody] == logs
            journal.play(action)
            undone += 1
    assert (undone > 0) == (variant["players"] > 2)


# --- what is not known really varies ---


def imagined_games(journal: Journal, who: Who, times: int = 120) -> list:
    return [journal.game.imagine(who, Random(number)) for number in range(times)]


def test_what_is_imagined_in_the_piles_and_out_of_play_varies():
    journal = play_on(start(4, seed=1), until=3)
    games = imagined_games(journal, 0)
    for kind in KINDS:
        assert len({game.piles[kind][0] for game in games}) > 8
    assert len({game.out_of_play for game in games}) > 100


def test_the_first_player_imagines_every_way_in_which_the_characters_handed_on_were_taken():
    journal = script(
        stacked(4, {"character": "P01 P02 P03 P04"}, hidden_characters=True),
        *("draw character", "take P01", "name 1", "take P02", "name 2", "take P03", "take P04"),
    )
    corner = 0
    games = imagined_games(journal, 0)
    holdings = {tuple(game.planets[seat].tiles[corner].id for seat in (1, 2, 3)) for game in games}
    assert holdings == set(permutations(("P02", "P03", "P04")))
    assert all(game.planets[0].tiles[corner].id == "P01" for game in games)


def test_a_bystander_imagines_any_character_where_one_lies_face_down():
    journal = script(start(3, hidden_characters=True), "draw character")
    play_on(journal, until=2)
    games = imagined_games(journal, None, times=300)
    for seat in range(3):
        held = {next(t for t in game.planets[seat].tiles if t) for game in games}
        assert len(held) == 20


def test_of_two_players_the_one_who_did_not_lay_it_imagines_any_tile_face_down():
    journal = script(stacked(2, {"core": "C01 C02 C03"}), "draw core", "hide C02")
    laid = {game.round.face_down.id for game in imagined_games(journal, 1, times=300)}
    assert laid == {tile for tile in TILES if tile[0] == "C"} - {"C01", "C03"}
    assert {game.round.face_down.id for game in imagined_games(journal, 0)} == {"C02"}
