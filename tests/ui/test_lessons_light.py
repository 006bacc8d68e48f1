"""What is lit in a lesson, and what is not seen yet: one thing at a time."""

from __future__ import annotations

import pytest

from engine.planet.regions import size
from engine.planet.rules import Game
from tests.ui.learner import each_lesson, follow, learn, lit, step_of
from ui.lesson import GO
from ui.planet.lesson import FOREST

pytestmark = pytest.mark.long


@each_lesson
def test_the_parts_that_matter_are_there_and_lit(game, name):
    visitor = learn(game, name)
    while (step := step_of(visitor)) is not None:
        if step.lights or step.shows:
            assert lit(visitor), step.words
        if step.tap == GO:
            assert "Now press “" in visitor.said
        else:
            glowing = [e for e in visitor.page.all() if e.get("aria-description") == "It glows."]
            assert [str(e.get("id")) for e in glowing] == lit(visitor, "")
        follow(visitor)
    assert not lit(visitor)


@each_lesson
def test_nothing_glows_besides_what_is_to_be_tapped(game, name):
    visitor = learn(game, name)
    while (step := step_of(visitor)) is not None:
        taps = set()
        for part in lit(visitor, ""):
            found = visitor.page.by_id(part)
            assert found is not None
            taps.add(found.get("data-do") or found.get("data-ui"))
        assert len(taps) == bool(step.lights)
        follow(visitor)


@each_lesson
def test_what_is_chosen_already_glows_no_more(game, name):
    visitor = learn(game, name)
    while step_of(visitor) is not None:
        for part in lit(visitor, ""):
            found = visitor.page.by_id(part)
            assert found is not None
            assert found.get("aria-pressed") != "true", part
        follow(visitor)


def test_the_parts_of_the_table_come_when_the_lesson_comes_to_them():
    visitor, seen = learn("planet", "game"), dict[str, list[bool]]()
    while step_of(visitor) is not None:
        for part in ("animals", "objective"):
            found = visitor.page.by_id(part)
            assert found is not None
            seen.setdefault(part, []).append(found.get("data-later") is None)
        follow(visitor)
    for there in seen.values():
        assert not there[0]
        assert there == sorted(there)  # and stay there
    assert not visitor.page.with_attribute("data-later")


def test_the_strip_that_a_lesson_tells_of_is_there():
    visitor, told = learn("planet", "game"), 0
    while step_of(visitor) is not None:
        if "strip" in visitor.sentence:
            face = visitor.update.html.partition('id="net-f1"')[2].partition("</button>")[0]
            assert 'class="strip"' in face
            told += 1
        follow(visitor)
    assert told == 1


def test_the_forest_that_a_lesson_tells_of_is_as_large_as_it_says():
    visitor = learn("planet", "game")
    while (step := step_of(visitor)) is not None and not step.tap.startswith("take T34"):
        follow(visitor)
    assert f"{FOREST} areas" in visitor.sentence
    follow(visitor)
    game = visitor.session.journal.game
    assert isinstance(game, Game)
    assert max(map(size, game.view(None).planets[0].regions["forest"])) == FOREST
