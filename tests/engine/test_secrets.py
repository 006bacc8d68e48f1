"""Nobody learns what the rules keep from them: not by a view, the log, an undo or a bot.

What a seat may know is told by the onlooker, who follows the rules without the engine.
"""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.bots import Outlook, play_at_random
from engine.game import Action, AnyGame
from engine.shuffle import pick
from tests.engine.tables import (
    Variant,
    Who,
    each_table,
    everybody,
    names_in,
    play_out,
    start,
    table_of,
    walk,
)

pytestmark = pytest.mark.long


@each_table
def test_a_view_is_exactly_what_the_rules_let_a_seat_know_and_nothing_is_ever_forgotten(
    game: str, variant: Variant
) -> None:
    secrets = table_of(game).SECRETS
    before: dict[Who, set[str]] = {}
    for journal, onlooker in walk(game, variant, seed=3):
        for who in onlooker.everybody:
            view = journal.game.view(who).to_json()
            assert view == onlooker.view(who)
            known = names_in(view) & secrets
            assert before.get(who, set()) <= known == onlooker.may_know(who)
            before[who] = known
    assert all(bool(known) == bool(secrets) for known in before.values())


@each_table
def test_the_log_told_to_a_seat_only_grows_and_names_nothing_it_could_not_know(
    game: str, variant: Variant
) -> None:
    secrets = table_of(game).SECRETS
    told: dict[Who, list[object]] = {}
    for journal, onlooker in walk(game, variant, seed=4):
        for who in onlooker.everybody:
            before, log = told.get(who, []), journal.log(who)
            assert log[: len(before)] == before
            fresh = repr(log[len(before) :])
            assert set(re.findall(r"\w+", fresh)) & secrets <= onlooker.may_know(who)
            told[who] = [*log]


# --- imagined games ---


@each_table
def test_a_seat_cannot_tell_an_imagined_game_from_the_real_one_and_imagines_the_same_in_both(
    game: str, variant: Variant
) -> None:
    table = table_of(game)
    for step, (journal, onlooker) in enumerate(walk(game, variant, seed=5)):
        everybody = onlooker.everybody
        now = everybody[step % len(everybody)]
        for who in everybody if step % 4 == 0 else {now, journal.game.turn}:
            imagined = journal.game.imagine(who, Random(step + 1000))
            view, real = imagined.view(who), journal.game.view(who)
            assert view == real
            alike(journal.game, imagined, who, step)
            if who == now:
                assert view.to_json() == real.to_json()
                table.check(imagined, None)
                if step % 5 == 2:
                    table.check(play_out(imagined, step), None)


@each_table
def test_imagining_leaves_the_real_game_as_it_is(game: str, variant: Variant) -> None:
    for step, (journal, _) in enumerate(walk(game, variant, seed=2)):
        if step % 10 == 6 and journal.game.turn is not None:
            before = journal.game.clone()
            for who in everybody(journal):
                imagined = journal.game.imagine(who, Random(1))
                imagined.play(imagined.legal()[0])
            assert journal.game == before


# --- games that differ only in what a seat can't know ---


@each_table
def test_games_that_differ_only_in_what_a_seat_cannot_know_look_and_play_the_same_to_it(
    game: str, variant: Variant
) -> None:
    rng = Random(4)
    differed = 0
    for step, (journal, onlooker) in enumerate(walk(game, variant, seed=6)):
        if step % (5 * variant["players"]) != 3:
            continue
        for who in onlooker.everybody:
            for twin in table_of(game).twins(journal, onlooker, who, rng):
                differed += twin.game != journal.game
                assert twin.game.view(who) == journal.game.view(who)
                assert twin.log(who) == journal.log(who)
                alike(journal.game, twin.game, who, step)
    assert differed


def alike(one: AnyGame, other: AnyGame, who: Who, seed: int) -> None:
    """Whoever thinks by imagining thinks the same in both, and does the same."""
    assert one.imagine(who, Random(seed)) == other.imagine(who, Random(seed))
    if who is not None and who == one.turn:
        outlooks = [Outlook(game, who) for game in (one, other)]
        first, second = (play_at_random(outlook, Random(seed)) for outlook in outlooks)
        assert first == second
        if seed % 5 == 0:
            first, second = (best_of_imagined(outlook, Random(seed)) for outlook in outlooks)
            assert first == second


def best_of_imagined(outlook: Outlook, rng: Random) -> Action:
    """A simple thinker: of some actions, the one after which an imagined planet is worth most."""

    def worth(action: Action) -> int:
        game = outlook.imagine(rng)
        game.play(action)
        return game.scores()[outlook.seat].total

    return max([pick(outlook.legal(), rng) for _ in range(5)], key=worth)


# --- undo ---


@each_table
def test_undo_gives_nobody_anything_new(game: str, variant: Variant) -> None:
    journal = start(game, variant, seed=7)
    onlooker = table_of(game).watch(journal)
    rng, views, logs = Random(7), [], []
    while journal.game.turn is not None:
        known = {who: set(onlooker.may_know(who)) for who in onlooker.everybody}
        views.append([journal.game.view(who) for who in onlooker.everybody])
        logs.append([journal.log(who) for who in onlooker.everybody])
        action = pick(journal.game.legal(), rng)
        journal.play(action)
        onlooker.follow(str(action))
        assert (journal.last_mover() is not None) == onlooker.can_go_back
        if journal.last_mover() is not None:
            assert {who: onlooker.may_know(who) for who in onlooker.everybody} == known
            move = journal.actions
            journal.undo()
            back = len(journal.actions)
            assert [journal.game.view(who) for who in onlooker.everybody] == views[back]
            assert [journal.log(who) for who in onlooker.everybody] == logs[back]
            for again in move[back:]:
                journal.play(again)
