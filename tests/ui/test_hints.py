"""A hint: the best move, chosen on the table and told in a sentence with numbers."""

from __future__ import annotations

import re
from itertools import count
from random import Random

import pytest

from engine.bots import Budget, Outlook, mind_of, think_through
from engine.journal import Journal
from engine.shuffle import pick
from tests.engine.tables import each_table
from tests.ui.test_thinking import actions, let_bots_play, seated, think
from tests.ui.visitor import NAMES, Visitor, sit_down
from ui.hints import hint_words, hints_of
from ui.scene import Settings
from ui.session import Session

pytestmark = pytest.mark.long

each_game = pytest.mark.parametrize("game", ["prince", "planet"])


def ask(visitor: Visitor) -> None:
    visitor.tap("hint")
    assert visitor.update.think
    assert 'class="thinking"' in visitor.update.html
    while not think(visitor):
        pass


def greet(visitor: Visitor) -> None:
    if visitor.page.by_id("go-on"):
        visitor.tap("close")


@each_game
def test_a_hint_is_chosen_on_the_table_told_with_numbers_and_played_by_one_tap(game):
    visitor = seated(game, [None, "easy", "easy"], first=1)
    let_bots_play(visitor)
    greet(visitor)
    ask(visitor)
    assert not visitor.update.think
    detail = visitor.page.by_id("detail")
    assert detail is not None
    assert detail.text.startswith("The best")
    assert "Here is a hint." in visitor.said
    assert detail.text in visitor.said
    best = str(visitor.session.mind.advice[0].action)
    assert best in visitor.offered("data-do")
    assert "hint" not in visitor.choices("hint")
    before = len(actions(visitor))
    visitor.tap(best)
    assert len(actions(visitor)) == before + 1
    assert not visitor.session.mind.advice


@each_game
def test_hints_can_be_switched_off(game):
    visitor = seated(game, [None, "easy"])
    greet(visitor)
    assert visitor.choices("hint")
    visitor.tap("menu")
    visitor.tap("settings")
    visitor.tap("switch hints")
    visitor.tap("back")
    assert not visitor.choices("hint")
    visitor.tell("hint")
    assert not visitor.update.think


def test_no_hint_tells_the_others_what_only_one_knows():
    """Several people look at the tablet, and a hint is made of all that the one to move knows."""
    visitor = seated("planet", [None, None])
    while len(actions(visitor)) < 5:
        visitor.open()
        greet(visitor)
        assert visitor.screen == "table"
        is_private = len(actions(visitor)) < 2  # behind a curtain, and the objective lies open
        assert bool(visitor.choices("hint")) == is_private
        visitor.act(Random(1))
    beginners = seated("planet", [None, None], beginners=True)
    assert beginners.choices("hint")


@each_table
def test_every_hint_can_be_put_into_words(game, variant):
    names = NAMES[: int(str(variant["players"]))]
    journal = Journal(game, variant, names, 5)
    rng, session = Random(5), Session("it", journal)
    hints = hints_of(game)
    assert hints is not None
    for number in count():
        if (turn := journal.game.turn) is None:
            break
        if number % 13 == 4:
            outlook = Outlook(journal.game, turn)
            advice = think_through(mind_of(game).advise(outlook, rng, Budget(4)))
            scene = session.scene_for(turn, Settings())._replace(advice=advice)
            hints.follow(scene, advice[0].action)
            words = hint_words(scene, game)
            assert words.endswith(".")
            assert not re.search(r"[{}]|None", words)
            assert words in session.page.table(scene)
        session.play(str(pick(journal.game.legal(), rng)))


@each_game
def test_after_the_game_it_is_told_where_the_most_points_were_lost(game):
    journal = Journal(game, {"players": 2}, NAMES[:2], 9)
    journal.page = {"bots": [None, "easy"]}
    rng = Random(9)
    while journal.game.turn is not None:
        journal.play(pick(journal.game.legal(), rng))
    visitor = sit_down(journal.save())
    assert visitor.screen == "result"
    assert not visitor.update.think
    visitor.tap("review")
    assert visitor.update.think
    while not think(visitor):
        pass
    assert visitor.dialog is not None
    assert "Ada: about" in visitor.dialog.text
    assert "Ben: about" not in visitor.dialog.text
    visitor.tap("close")
    assert visitor.dialog is None
    visitor.tap("review")
    assert visitor.dialog is not None
