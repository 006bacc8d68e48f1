"""Bots at the table: they think a little at a time, and what they find is played once."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from engine.games import GAMES
from engine.journal import Journal
from engine.simulate import simulate
from tests.ui.visitor import NAMES, Visitor, sit_down
from ui.thinking import LONGEST, SLICE, thought_of

pytestmark = pytest.mark.long

each_game = pytest.mark.parametrize("game", GAMES)


def seated(game: str, bots: list[str | None], seed: int = 5, **options: object) -> Visitor:
    """A game that begins now, with these bots and persons at the table."""
    journal = Journal(game, {"players": len(bots), **options}, NAMES[: len(bots)], seed)
    journal.page = {"bots": bots}
    return sit_down(journal.save())


def think(visitor: Visitor) -> bool:
    """A moment for thinking; says whether the page has changed."""
    changed = visitor.app.report("think")
    if changed:
        visitor.draw()
    return changed


def let_bots_play(visitor: Visitor) -> None:
    """Think on until no bot is to move."""
    while visitor.update.think:
        think(visitor)


def actions(visitor: Visitor) -> list[str]:
    return [str(action) for action in visitor.session.journal.actions]


@each_game
def test_bots_alone_play_the_same_game_as_on_the_command_line(game):
    visitor = seated(game, ["hard:8", "medium", "easy"])
    let_bots_play(visitor)
    assert visitor.screen == "result"
    played = simulate(game, {"players": 3}, 5, ["hard:8", "medium", "easy"])
    assert actions(visitor) == [str(action) for action in played.actions]


@each_game
def test_a_thought_takes_many_moments_and_shows_nothing_before_its_end(game):
    visitor = seated(game, ["hard:40", None])
    assert visitor.update.think
    before, moments = dict(visitor.store), 1
    while not think(visitor):
        assert visitor.store == before
        moments += 1
    assert moments > 2
    assert len(actions(visitor)) == 1
    assert visitor.store != before


@each_game
def test_who_thinks_is_shown_by_a_sign(game):
    visitor = seated(game, ["easy", None])
    assert 'class="thinking"' in visitor.update.html
    let_bots_play(visitor)
    assert 'class="thinking"' not in visitor.update.html


@each_game
def test_a_bot_finds_its_move_while_something_is_shown_and_plays_it_after_that(game):
    visitor = seated(game, [None, "hard:40", None])
    visitor.tell("set pace show")
    rng = Random(3)
    while not (visitor.update.pause and visitor.update.think):
        visitor.step(rng)
    before, shown = actions(visitor), visitor.update.html
    while visitor.app.state.thinks:
        assert not think(visitor)
    assert (actions(visitor), visitor.update.html) == (before, shown)
    while visitor.update.pause:
        visitor.tell("next")
    assert visitor.update.think
    assert think(visitor)  # at once
    assert len(actions(visitor)) == len(before) + 1


@each_game
def test_a_reload_in_the_middle_of_a_thought_comes_to_the_same_move(game):
    visitor, other = (seated(game, ["hard:20", None]) for _ in range(2))
    think(visitor)
    visitor.reload()
    for each in (visitor, other):
        while not think(each):
            pass
    assert actions(visitor) == actions(other)
    assert len(actions(visitor)) == 1


def test_what_one_tap_on_a_place_plays_can_be_taken_back_after_the_bots():
    visitor, rng = seated("prince", [None, "easy", "easy"]), Random(2)
    by_a_place = by_a_button = 0
    while not visitor.session.over:
        let_bots_play(visitor)
        if visitor.session.over or visitor.phase != "take":
            visitor.act(rng)
            continue
        visitor.tap(visitor.choices("select")[0])
        places = visitor.offered("data-do") if visitor.page.by_id("step") is None else []
        visitor.act(rng)
        if places:
            by_a_place += 1
            let_bots_play(visitor)
            assert visitor.choices("undo") or visitor.session.over
        else:
            by_a_button += 1
    assert by_a_place > 3
    assert by_a_button > 2


def test_an_undo_in_the_middle_of_a_thought_throws_it_away():
    visitor = seated("prince", [None, "hard:20", None])
    rng = Random(1)
    while not (visitor.update.think and visitor.choices("undo")):
        if not think(visitor):
            visitor.act(rng)
    think(visitor)
    taken_back = actions(visitor)
    visitor.tap("undo")
    assert not visitor.update.think
    assert len(actions(visitor)) < len(taken_back)
    before = actions(visitor)
    assert not think(visitor)  # a moment that comes too late
    assert actions(visitor) == before


def test_in_planet_an_undo_goes_past_bots_to_ones_own_decision():
    """Until somebody else has begun, or the round is over: then the next tiles were seen."""
    visitor = seated("planet", [None, "easy", "hard:20", None])
    rng = Random(1)
    taken = visitor.act(rng)
    while len(actions(visitor)) < 2:
        assert visitor.update.think
        think(visitor)
    think(visitor)  # the third one has begun
    visitor.tap("undo")
    assert actions(visitor) == []
    assert not visitor.update.think
    assert not think(visitor)
    assert taken in map(str, visitor.session.journal.game.legal())
    visitor.act(rng)
    let_bots_play(visitor)
    assert visitor.choices("undo")
    visitor.act(rng)
    let_bots_play(visitor)
    assert len(actions(visitor)) >= 4
    assert not visitor.choices("undo")


@each_game
def test_nobody_thinks_where_the_table_is_not_in_sight(game):
    visitor = seated(game, ["easy", None])
    visitor.tap("menu")
    assert not visitor.update.think
    assert not think(visitor)
    visitor.tap("settings")
    assert not visitor.update.think
    visitor.tap("back")
    assert visitor.update.think
    visitor.tell("lost")
    assert not visitor.update.think
    assert not think(visitor)
    assert actions(visitor) == []


def test_another_game_has_thoughts_of_its_own():
    visitor = seated("prince", ["hard:20", None])
    think(visitor)
    visitor.tap("menu")
    visitor.tap("home")
    assert not visitor.update.think
    visitor.begin(2)
    assert not visitor.update.think
    assert not think(visitor)
    assert actions(visitor) == []


@each_game
def test_a_slow_device_cuts_a_thought_short(game):
    journal = Journal(game, {"players": 2}, NAMES[:2], 5)
    thought = thought_of(journal, "hard:1000000")
    slow, moments = count(0, int(SLICE)), 0
    while thought.go_on(lambda: float(next(slow))) is None:
        moments += 1
    assert moments < 3 * LONGEST / SLICE


@each_game
@pytest.mark.parametrize("bot", ["wizard", "hard:", "hard:many", "easy:3", "tests/ui/x.py:bot"])
def test_a_bot_that_nobody_knows_plays_all_the_same(game, bot):
    visitor = seated(game, [bot, None])
    while not think(visitor):
        pass
    assert len(actions(visitor)) == 1
