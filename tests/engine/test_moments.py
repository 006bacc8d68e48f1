"""What happened, event by event, with the view before and after each, in whole games of all kinds.

The listener hears only what is told to a seat. That it can write down every view, in the middle of
an action too, means that a view shows all that was told and nothing else.
"""

from __future__ import annotations

from copy import copy
from functools import cache
from random import Random
from typing import Any, cast

import pytest

from engine.game import Action, AnyView
from engine.journal import Journal
from engine.moments import Moment
from engine.shuffle import pick
from tests.engine.tables import (
    Variant,
    Who,
    each_table,
    everybody,
    names_in,
    played,
    start,
    table_of,
    told,
)

pytestmark = pytest.mark.long

SEED = 13


def some(journal: Journal) -> list[Who]:
    """A bystander and the first and last seats: the others are like these."""
    return [None, 0, journal.options.players - 1]


@cache
def moments_of(journal: Journal, who: Who) -> list[Moment]:
    """All that happened in a finished game; several tests look at the same views."""
    return journal.moments(who)


@each_table
def test_whoever_only_hears_what_is_told_knows_every_view_on_the_way(
    game: str, variant: Variant
) -> None:
    journal, table = played(game, variant, SEED), table_of(game)
    for who in some(journal):
        listener = table.listen(journal.options.to_json(), who)
        before: AnyView | None = None
        for moment in moments_of(journal, who):
            assert told(moment.before, table.SILENT) == listener.knows()
            assert before is None or moment.before is before
            listener.hear(moment.event)
            before = moment.after
        assert before == journal.game.view(who)
        assert told(journal.game.view(who), table.SILENT) == listener.knows()


@each_table
def test_the_events_of_all_moments_are_the_log(game: str, variant: Variant) -> None:
    journal = played(game, variant, SEED)
    for who in everybody(journal):
        assert [moment.event for moment in moments_of(journal, who)] == journal.log(who)


@each_table
def test_moments_since_an_action_are_what_came_after_it(game: str, variant: Variant) -> None:
    journal = start(game, variant, seed=15)
    rng = Random(15)
    while (seat := journal.game.turn) is not None:
        count, before = len(journal.actions), journal.game.view(seat)
        events = journal.play(pick(journal.game.legal(), rng))
        moments = [each for each in journal.moments(seat, count) if each.number]
        assert [moment.event for moment in moments] == [event.told(seat) for event in events]
        assert {moment.number for moment in moments} == {count + 1}
        assert moments[0].before == before
        assert all(moment.start is moments[0].before for moment in moments)
        assert moments[-1].after == journal.game.view(seat)
        assert all(moment.after.legal == () for moment in moments[:-1])
        assert journal.moments(seat, count + 1) == []
    everything = journal.moments(None)
    numbers = [moment.number for moment in everything]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(len(journal.actions) + 1))
    tail = journal.moments(None, 7)
    assert [each.event for each in tail] == [each.event for each in everything if each.number > 7]


@each_table
def test_looking_back_leaves_the_game_as_it_is(game: str, variant: Variant) -> None:
    journal = played(game, variant, SEED)
    before, save = journal.game.clone(), journal.save()
    for moment in journal.moments(0):
        assert moment.before.seat == moment.after.seat == 0
    assert journal.game == before
    assert journal.save() == save


@each_table
def test_an_event_that_reveals_nothing_teaches_nobody_anything(game: str, variant: Variant) -> None:
    journal = played(game, variant, SEED)
    secrets = table_of(game).SECRETS
    for who in some(journal):
        before: set[str] = set()
        for moment in moments_of(journal, who):
            after = known(moment.after, secrets)
            assert moment.event.reveals or after <= (before or known(moment.before, secrets))
            before = after


def known(view: AnyView, secrets: frozenset[str]) -> set[str]:
    return names_in(view.to_json()) & secrets


# --- what a move would bring ---


def can_be_taken_back(journal: Journal, action: Action) -> bool:
    """Whether the journal would allow it, if this were played."""
    trial = copy(journal)
    trial.game, trial._entries = journal.game.clone(), [*journal._entries]
    trial.play(action)
    return trial.last_mover() is not None


@each_table
def test_a_view_knows_which_actions_are_final(game: str, variant: Variant) -> None:
    journal = start(game, variant, seed=18)
    rng = Random(18)
    while (seat := journal.game.turn) is not None:
        view = journal.game.view(seat)
        legal = journal.game.legal()
        for action in legal:
            assert (action in view.final) != can_be_taken_back(journal, action)
        assert set(view.final) <= set(view.legal)
        for who in everybody(journal):
            assert who == seat or journal.game.view(who).final == ()
        journal.play(pick(legal, rng))


NOT_SAID = ("turn", "legal")  # who is next, and what they may do


@each_table
def test_what_a_view_says_of_an_action_is_what_comes_of_it(game: str, variant: Variant) -> None:
    """The same as the last moment before anything follows that is not the seat's own doing."""
    journal = start(game, variant, seed=19)
    rng = Random(19)
    own_doing, blind, compared = table_of(game).OWN_DOING, table_of(game).BLIND, 0
    while (seat := journal.game.turn) is not None:
        view, legal = journal.game.view(seat), journal.game.legal()
        tried = [*legal[:: 1 + len(legal) // 5], pick(legal, rng)]
        for action in tried:
            expected = view.after(action)
            steps = journal.game.clone().steps(action)
            own = [after for event, after in steps if isinstance(event, own_doing)]
            assert (expected is None) == str(action).startswith(blind)
            if expected is not None:
                found = cast(Any, own[-1].view(seat))
                silent = {name: getattr(expected, name) for name in NOT_SAID}
                assert expected == found._replace(**silent)
                assert expected.legal == ()
                compared += 1
        journal.play(tried[-1])
    assert 2 * compared > len(journal.actions)
