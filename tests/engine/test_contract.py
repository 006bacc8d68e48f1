"""What every game keeps to, so that one journal and one page serve them all."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from inspect import isabstract
from sys import modules

import pytest

from engine.game import Action, Event, OpenEvent, SecretEvent, deal
from engine.games import rules_of
from engine.options import Choice
from tests.engine.tables import Variant, each_game, each_table, names_in, start, table_of, walk

# --- actions are values ---


def built_anew(action: Action) -> Action:
    values = [getattr(action, name) for name in action.__match_args__]
    return type(action)(*values)


@each_table
def test_an_action_built_anew_equals_the_old_one_and_is_legal_where_that_is(
    game: str, variant: Variant
) -> None:
    for journal, _ in walk(game, variant, seed=21):
        for action in journal.game.legal()[:7]:
            fresh = built_anew(action)
            assert fresh == action
            assert hash(fresh) == hash(action)
            assert fresh in journal.game.legal()
            assert journal.game.clone().play(fresh) == journal.game.clone().play(action)


@each_game
def test_actions_with_other_values_differ(game: str) -> None:
    table = table_of(game)
    parse = rules_of(game).parse
    assert len({parse(text) for text in table.EVERY_ACTION}) == len(table.EVERY_ACTION)


@each_game
def test_an_action_can_be_built_by_names_and_cannot_be_changed(game: str) -> None:
    action = start(game, table_of(game).VARIANTS[0]).game.legal()[0]
    named = {name: getattr(action, name) for name in action.__match_args__}
    assert type(action)(**named) is action
    for name, value in named.items():
        with pytest.raises(AttributeError):
            setattr(action, name, value)


@each_game
def test_a_copy_of_an_action_is_the_action(game: str) -> None:
    for action in start(game, table_of(game).VARIANTS[0]).game.legal():
        assert copy(action) is action
    parse = rules_of(game).parse
    named = next(text for text in table_of(game).EVERY_ACTION)
    assert parse(named) is parse(named)


def test_an_action_of_plain_values_comes_back_from_another_process() -> None:
    action = rules_of("prince").parse("draw core")
    assert deepcopy(action) is action
    assert pickle.loads(pickle.dumps(action)) is action


# --- no event tells everything by default ---


def events_of(game: str) -> list[type[Event]]:
    """All kinds of events that a game has, in whichever of its modules they are."""
    rules_of(game)
    package = f"engine.{game}"
    homes = [home for name, home in modules.items() if f"{name}.".startswith(f"{package}.")]
    return [
        kind
        for home in homes
        for kind in vars(home).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == home.__name__
    ]


@each_game
def test_every_event_says_whether_it_is_open_or_who_saw_it(game: str) -> None:
    kinds = events_of(game)
    assert kinds
    for kind in kinds:
        assert issubclass(kind, OpenEvent) != issubclass(kind, SecretEvent)
        assert not isabstract(kind)


def test_an_event_that_does_not_say_so_cannot_happen() -> None:
    class Silent(Event):
        pass

    with pytest.raises(TypeError):
        Silent()  # type: ignore[abstract]


@each_table
def test_only_a_secret_event_sounds_different_to_different_seats(
    game: str, variant: Variant
) -> None:
    *_, (journal, onlooker) = walk(game, variant, seed=22)
    for versions in zip(*(journal.log(who) for who in onlooker.everybody), strict=True):
        if isinstance(versions[0], OpenEvent):
            assert all(version == versions[0] for version in versions)
        else:
            assert isinstance(versions[0], SecretEvent)
            heard = [
                version
                for who, version in zip(onlooker.everybody, versions, strict=True)
                if version.witnesses is not None and who not in version.witnesses
            ]
            assert all(version == heard[0] for version in heard)


# --- what a package says of its game ---


@each_game
def test_the_options_that_a_game_tells_of_are_those_that_it_has(game: str) -> None:
    rules = rules_of(game)
    least = rules.PLAYERS[0]
    plain = rules.read_options({"players": least}).to_json()
    assert [option.name for option in rules.OPTIONS] == [
        name for name in plain if name not in ("players", "first")
    ]
    for option in rules.OPTIONS:
        values = option.values if isinstance(option, Choice) else (False, True)
        assert plain[option.name] == values[0]
        for value in values:
            chosen = rules.read_options({"players": least, option.name: value})
            assert chosen.to_json() == plain | {option.name: value}


@each_table
def test_a_table_before_the_deal_holds_no_secret_and_nothing_to_do(
    game: str, variant: Variant
) -> None:
    rules = rules_of(game)
    options = rules.read_options(variant)
    bare = rules.lay_out(options)
    assert not bare.legal()
    for who in (*range(options.players), None):
        assert names_in(bare.view(who).to_json()).isdisjoint(table_of(game).SECRETS)
    dealt, events = deal(rules, options, 5)
    assert bare.begin(5) == events
    assert bare == dealt
