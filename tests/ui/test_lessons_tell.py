"""What lessons tell: what others do, at a child’s pace, and each thing when it comes up."""

from __future__ import annotations

from random import Random

import pytest

from engine.planet.events import Awarded, TravelledOn
from engine.prince.events import Drawn, Taken, TakenBlind, Turned
from engine.prince.rules import Game
from tests.ui.learner import Shown, each_lesson, follow, learn, step_of, watch
from tests.ui.visitor import Visitor
from ui.lesson import GO
from ui.stage import SLOWLY, UNTIL_A_TAP

pytestmark = pytest.mark.long


def take(visitor: Visitor) -> list[Shown]:
    """Take a lesson to its end; gives back what was shown before the game went on."""
    seen: list[Shown] = []
    while step_of(visitor) is not None:
        new = follow(visitor)
        seen += new if visitor.session.tutor.teaches else []
    return seen


@each_lesson
def test_whatever_others_do_in_a_lesson_is_seen_for_a_while(game, name):
    seen = take(learn(game, name, Visitor(pace="show")))
    timed = [shown.pause for shown in seen if shown.pause != UNTIL_A_TAP]
    assert timed
    assert all(SLOWLY.least <= pause <= SLOWLY.longest for pause in timed)


def test_what_others_get_in_a_lesson_waits_for_who_learns():
    for game, name, kinds in (
        ("planet", "game", [Awarded, TravelledOn]),
        ("prince", "game", [Turned]),
        ("prince", "pair", [TakenBlind, TakenBlind]),
    ):
        seen = take(learn(game, name, Visitor(pace="show")))
        assert [type(shown.event) for shown in seen if shown.pause == UNTIL_A_TAP] == kinds


@each_lesson
def test_what_is_shown_in_a_lesson_leaves_about_three_minutes_for_all_of_it(game, name):
    seen = take(learn(game, name, Visitor(pace="show")))
    assert sum(shown.pause for shown in seen) < 50_000


@each_lesson
def test_what_is_only_to_be_looked_at_does_not_look_like_what_is_to_be_tapped(game, name):
    visitor = learn(game, name)
    while (step := step_of(visitor)) is not None:
        for each in visitor.page.with_attribute("data-lit"):
            assert (each.get("data-lit") == "look") == (str(each.get("id")) in step.shows)
        assert not (step.tap == GO and step.lights)
        follow(visitor)


def test_in_a_lesson_tiles_that_others_draw_are_seen_before_one_is_taken():
    visitor = learn("prince", "game", Visitor(pace="show"))
    kinds = [type(shown.event) for shown in take(visitor)]
    assert kinds.count(Drawn) == 2
    assert all(kinds[at + 1] is Taken for at, kind in enumerate(kinds) if kind is Drawn)
    rng = Random(3)  # and afterwards it is as in every game
    for _ in range(20):
        taps = [*visitor.offered("data-do"), *visitor.choices("select", "aim")]
        visitor.tap(taps[int(rng.random() * len(taps))])
        assert not any(isinstance(shown.event, Drawn) for shown in watch(visitor))


def test_who_learns_planet_is_not_told_of_tiles_that_are_left_over():
    seen = take(learn("planet", "game", Visitor(pace="show")))
    assert any("Regions" in shown.words for shown in seen)
    assert not any("left over" in shown.words for shown in seen)


def test_both_edges_are_explained_when_their_first_tiles_are_to_be_placed():
    visitor, told = learn("prince", "game"), dict[str | None, str]()
    while (step := step_of(visitor)) is not None:
        game = visitor.session.journal.game
        assert isinstance(game, Game)
        view = game.view(0)
        if view.phase == "take" and step.tap.startswith("take"):
            told[view.kind] = visitor.sentence.lower()
        follow(visitor)
    assert "uphill edge" in told["rising"]
    assert "climbs" in told["rising"]
    assert "downhill" in told["falling"]
    assert "falls" in told["falling"]


def test_a_line_of_the_score_that_is_not_asked_for_does_not_lead_on():
    visitor = learn("prince", "game")
    while (step := step_of(visitor)) is not None and not step.tap.startswith("line"):
        follow(visitor)
    visitor.app.ui("line 0 -1")  # the volcanoes
    visitor.draw()
    assert step_of(visitor) is step
    assert visitor.sentence.endswith("the character that glows.")
    follow(visitor)
    lit = [e for e in visitor.page.all() if {"filled", "lit"} <= {*str(e.get("class")).split()}]
    assert any("fox" in f"{e.get('aria-label')} {e.text}" for e in lit)


def test_points_that_are_counted_at_the_end_alone_are_seen_where_a_lesson_tells_of_them():
    visitor = Visitor()
    for tap in ("settings", "switch live_score", "back"):
        visitor.tap(tap)
    learn("prince", "game", visitor)
    while step_of(visitor) is not None:
        follow(visitor)
    assert not visitor.choices("line")  # then it is as it was chosen


def test_a_planet_that_is_to_be_looked_at_is_asked_for_again_after_a_reload():
    visitor = learn("prince", "game")
    while (step := step_of(visitor)) is not None and not step.tap.startswith("look"):
        follow(visitor)
    assert step is not None
    visitor.tap(step.tap)
    assert visitor.dialog is not None
    assert step_of(visitor) is step
    visitor.reload()
    assert visitor.dialog is None
    assert step_of(visitor) is step
