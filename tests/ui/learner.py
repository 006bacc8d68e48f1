"""Somebody who takes a lesson on plain Python: taps what it asks for, and sees what others do."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.game import Event
from engine.games import GAMES
from tests.ui.visitor import Visitor
from ui.games import card_of
from ui.lesson import Lesson, Step, fits, teacher_of
from ui.tutor import step_now

LESSONS = [(game, card.name) for game in GAMES for card in card_of(game).lessons]
each_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


class Shown(NamedTuple):
    """Something that happened, for how many milliseconds it stays, and what is told of it."""

    event: Event
    pause: int
    words: str


def lesson_of(game: str, name: str) -> Lesson:
    return teacher_of(game).LESSONS[name]


def learn(game: str, name: str, visitor: Visitor | None = None) -> Visitor:
    """Sit down to a lesson."""
    visitor = visitor or Visitor()
    visitor.tell(f"lesson start {game} {name}")
    watch(visitor)
    return visitor


def watch(visitor: Visitor) -> list[Shown]:
    """Let the others play, and see what they do."""
    seen = []
    while visitor.update.think or visitor.session.stage:
        if visitor.session.stage:
            assert step_of(visitor) is None  # first it is seen, then it is told
            event, detail = visitor.session.stage[0].seen.event, visitor.page.by_id("detail")
            seen.append(Shown(event, visitor.update.pause, detail.text if detail else ""))
            visitor.tell("next")
        elif visitor.app.report("think"):
            visitor.draw()
    return seen


def step_of(visitor: Visitor) -> Step | None:
    return step_now(visitor.session)


def wanted(visitor: Visitor) -> str:
    """A tap that leads on."""
    step = step_of(visitor)
    assert step is not None
    taps = [*visitor.offered("data-do"), *visitor.offered("data-ui")]
    found = [tap for tap in taps if fits(step.tap, tap)]
    if step.tap.startswith("turn "):
        found = ["turn back" if "turn-back" in step.lights else "turn"]
    assert found, f"nothing on the table leads on from “{step.words}”"
    return found[-1]


def follow(visitor: Visitor) -> list[Shown]:
    """Do what is asked, and see what comes of it."""
    visitor.tap(tap := wanted(visitor))
    if tap.startswith("look "):
        step = step_of(visitor)
        visitor.tap("close")
        assert step_of(visitor) is not step  # it was asked for until it was closed
    return watch(visitor)


def actions(visitor: Visitor) -> list[str]:
    return [str(action) for action in visitor.session.journal.actions]
