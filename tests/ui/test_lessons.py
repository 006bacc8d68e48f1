"""Lessons: one thing is asked at a time, at the real table, with a fixed deal."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.planet.actions import TAKE
from engine.planet.regions import size
from engine.planet.rules import Game
from tests.ui.learner import (
    LESSONS,
    actions,
    each_lesson,
    follow,
    learn,
    lesson_of,
    lit,
    step_of,
    watch,
)
from tests.ui.visitor import Visitor, sit_down
from ui.games import card_of
from ui.lesson import GO, PLAYS, allows, fits
from ui.planet.state import TableState
from ui.seats import lend

pytestmark = pytest.mark.long

EVERYWHERE = ("undo", "menu", "rules", "lesson", "close", "peek")


@each_lesson
@pytest.mark.parametrize("pace", ["show", "once"])
def test_a_lesson_is_played_to_its_end_by_doing_what_it_asks(game, name, pace):
    visitor, lesson = learn(game, name, Visitor(pace=pace)), lesson_of(game, name)
    said = []
    while (step := step_of(visitor)) is not None:
        said.append(step)
        assert visitor.sentence
        assert "{" not in visitor.sentence
        assert visitor.dialog is None  # nothing lies over the table
        follow(visitor)
    assert len(actions(visitor)) >= len(lesson.script)
    assert said == list(lesson.steps)


@each_lesson
def test_what_was_written_for_the_lesson_really_happens(game, name):
    visitor, lesson = learn(game, name), lesson_of(game, name)
    while step_of(visitor) is not None and visitor.session.tutor.written() is not None:
        follow(visitor)
    for wrote, played in zip(lesson.script, actions(visitor), strict=False):
        assert fits(wrote, played)


@each_lesson
def test_after_a_lesson_the_game_goes_on_against_bots_to_its_end(game, name):
    visitor = learn(game, name)
    while step_of(visitor) is not None:
        follow(visitor)
    assert "lesson" not in visitor.kept_journal().page
    rng = Random(3)
    for _ in range(400):
        if visitor.screen == "result":
            break
        taps = [*visitor.offered("data-do"), *visitor.choices("select", "aim")]
        visitor.tap(taps[int(rng.random() * len(taps))])
        watch(visitor)
    assert visitor.screen == "result"


@each_lesson
def test_a_reload_at_any_step_takes_the_lesson_up_again(game, name):
    visitor = learn(game, name)
    while (step := step_of(visitor)) is not None:
        visitor.reload()
        watch(visitor)
        again = step_of(visitor)
        assert again is not None
        assert again.at == step.at
        while step_of(visitor) is not step:  # what was chosen, and not played, is chosen again
            follow(visitor)
            assert step_of(visitor) is not None
        follow(visitor)


@each_lesson
def test_an_undo_leads_back_to_what_was_asked_before(game, name):
    visitor, undone = learn(game, name), 0
    while (step := step_of(visitor)) is not None:
        before = len(actions(visitor))
        follow(visitor)
        if len(actions(visitor)) > before and "undo" in visitor.offered("data-ui"):
            visitor.tap("undo")
            undone += 1
            again = step_of(visitor)
            assert again is not None
            assert again.at <= step.at
            while len(actions(visitor)) <= before:
                follow(visitor)
    assert undone or (game, name) != ("prince", "game")  # elsewhere every move teaches something
    assert len(actions(visitor)) >= len(lesson_of(game, name).script)


@each_lesson
def test_what_is_not_asked_for_rests_and_is_answered_kindly(game, name):
    visitor, answers = learn(game, name), 0
    while (step := step_of(visitor)) is not None:
        page, asked = visitor.page, visitor.sentence
        taps = [
            (attribute, str(e.get(attribute)))
            for e in page.all()
            for attribute in ("data-do", "data-ui")
            if e.tag == "button" and e.get(attribute)
        ]
        taps = [each for each in taps if each[1].split()[0] not in EVERYWHERE]
        wrong = {tap.split()[0]: (name, tap) for name, tap in taps if not allows(step, tap)}
        for attribute, tap in wrong.values():
            assert tap not in visitor.offered(attribute), f"“{tap}” does not rest"
            before, kept = actions(visitor), dict(visitor.store)
            visitor.app.do(tap) if attribute == "data-do" else visitor.app.ui(tap)
            visitor.draw()
            assert actions(visitor) == before
            assert visitor.store == kept
            assert visitor.sentence != asked
            assert visitor.update.sentence == visitor.sentence  # it is heard too
            assert step_of(visitor) is step
            answers += 1
        follow(visitor)
    assert answers > 20


GLOWS: dict[str, str | tuple[str, ...]] = {  # what an answer names, by what is asked for
    "select": "the tile that glows",
    "draw": "the pile that glows",
    "name": "the name that glows",
    "turn": "the arrow that glows",
    "aim": ("place that glows", "face that glows"),
    "look": "the planet that glows",
    "line": "the character that glows",
    "take": "place that glows",
}


@each_lesson
def test_an_answer_names_what_really_glows(game, name):
    visitor = learn(game, name)
    while (step := step_of(visitor)) is not None:
        asked = visitor.sentence
        visitor.app.ui("look 0" if step.tap == "look 1" else "look 1")
        visitor.draw()
        if step.tap == GO:  # what was told is not lost
            assert visitor.sentence.endswith(asked)
            assert visitor.sentence != asked
            follow(visitor)
            continue
        presses = PLAYS in step.lights
        named = "the button that glows" if presses else GLOWS[step.tap.split()[0]]
        assert visitor.sentence.rstrip(".").endswith(named)
        follow(visitor)


def test_a_tap_on_a_place_that_does_not_glow_is_answered_in_make_me_a_planet():
    visitor = learn("prince", "game")
    follow(visitor)  # a tile of the middle is chosen
    asked, corner = visitor.sentence, visitor.page.by_id("slot-r0c0")
    assert corner is not None
    assert corner.tag == "button"
    visitor.app.ui(str(corner.get("data-ui")))
    visitor.draw()
    assert visitor.sentence != asked
    assert not actions(visitor)[1:]


def test_whom_one_could_name_as_well_is_not_praised_for_it():
    visitor = learn("prince", "game")
    follow(visitor)
    follow(visitor)
    visitor.app.do("name 2")
    visitor.draw()
    assert visitor.sentence.endswith(f"tap {visitor.session.players[1].name}.")


def test_where_a_lesson_asks_for_a_turn_the_regions_are_others_after_it():
    visitor, turned = learn("planet", "game"), 0
    while (step := step_of(visitor)) is not None:
        if step.tap.startswith("turn"):
            game, state = visitor.session.journal.game, visitor.session.state
            assert isinstance(game, Game)
            assert isinstance(state, TableState)
            selected, aimed = state.selected, state.aimed
            assert selected is not None
            assert aimed is not None
            sizes = []
            for turn in (0, int(step.tap.split()[1])):
                after = game.clone()
                after.play(TAKE[selected][aimed][turn])
                sizes.append(sorted(map(size, after.view(None).planets[0].regions["forest"])))
            assert sizes[0] != sizes[1]
            turned += 1
            visitor.app.ui("turn back")
            visitor.draw()
            assert "The other way" in visitor.sentence
            visitor.app.do(f"take {selected.id} f{aimed} t0")
            visitor.draw()
            assert "Not yet" in visitor.sentence
        follow(visitor)
    assert turned


def test_the_objective_waits_until_the_lesson_comes_to_it():
    visitor = learn("planet", "game")
    assert "go-on" not in [e.get("id") for e in visitor.page.all()]
    while (step := step_of(visitor)) is not None and "objective" not in step.shows:
        follow(visitor)
    assert step is not None
    assert len(actions(visitor)) > 5


@each_lesson
def test_the_end_of_a_lesson_says_how_the_game_ends_and_who_wins(game, name):
    last = str(lesson_of(game, name).steps[-1].words)
    assert "full" in last
    assert "most points win" in last


@each_lesson
def test_a_lesson_can_be_left_taken_up_again_and_repeated(game, name):
    visitor = learn(game, name)
    for _ in range(4):
        follow(visitor)
    played, key = actions(visitor), visitor.session.key
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap(f"continue {key}")
    watch(visitor)
    assert actions(visitor) == played
    assert step_of(visitor) is not None
    learn(game, name, visitor)
    assert len(actions(visitor)) == lesson_of(game, name).dealt


@each_lesson
def test_a_lesson_can_be_ended_at_once_and_is_a_game_from_then_on(game, name):
    visitor = learn(game, name)
    follow(visitor)
    visitor.tap("menu")
    visitor.tap("lesson end")
    assert step_of(visitor) is None
    assert not lit(visitor)
    assert "lesson" not in visitor.kept_journal().page
    assert visitor.session.bots[0] is None


@each_lesson
def test_nobody_leaves_a_lesson_to_a_bot(game, name):
    visitor = learn(game, name)
    visitor.tap("menu")
    assert "seats" not in visitor.offered("data-ui")
    visitor.tap("lesson end")
    visitor.tap("menu")
    assert "seats" in visitor.offered("data-ui")


@each_lesson
def test_a_lesson_that_was_left_to_a_bot_is_a_game_that_goes_on(game, name):
    visitor = learn(game, name)
    follow(visitor)
    journal, played = visitor.kept_journal(), len(actions(visitor))
    lend(journal, 0)
    other = sit_down(journal.save())
    assert not other.session.tutor.teaches
    watch(other)
    assert len(actions(other)) > played
    assert other.screen == "result"


@each_lesson
def test_nothing_of_a_lesson_that_is_stored_is_in_words(game, name):
    visitor = learn(game, name)
    follow(visitor)
    assert visitor.kept_journal().page["lesson"] == name
    kept = json.dumps(visitor.kept_journal().to_json() | {"names": []})
    for step in lesson_of(game, name).steps:
        assert str(step.words.message) not in kept


def test_a_save_that_is_no_such_lesson_is_a_game():
    visitor = learn("prince", "game")
    save = visitor.kept_journal().to_json()
    for change in ({"seed": 5, "actions": []}, {"page": save["page"] | {"lesson": "flying"}}):
        other = Visitor()
        other.tell("import", json.dumps(save | change))
        games = list(other.kept_games())
        other.tell(f"continue {games[0]}")
        assert not other.session.tutor.teaches


def test_every_step_is_reached_by_its_own_tap_and_belongs_to_a_turn_of_the_person():
    for game, name in LESSONS:
        lesson = lesson_of(game, name)
        for at in {step.at for step in lesson.steps}:
            last = [step for step in lesson.steps if step.at == at][-1]
            assert last.tap == GO or fits(lesson.script[at].rstrip("*"), last.tap.rstrip("*"))


def test_from_a_first_visit_to_the_first_own_tile_in_three_taps():
    visitor = Visitor()
    for tap in ("play-now", "select C09", "take C09 r1c1"):
        visitor.tap(tap)
    place = visitor.page.by_id("slot-r1c1")
    assert place is not None
    assert "filled" in str(place.get("class"))


def test_the_list_of_lessons_tells_the_games_apart_and_what_is_done():
    visitor = Visitor()
    visitor.tap("lessons")
    assert visitor.dialog is not None
    words = visitor.dialog.text
    assert "2 to 5 players" in words
    assert "2 to 4 players" in words
    assert "For two players" in words
    assert "done" not in words
    visitor.tap("close")
    learn("prince", "pair", visitor)
    while step_of(visitor) is not None:
        follow(visitor)
    visitor.reload()
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap("lessons")
    buttons = {e.get("data-ui"): e.text for e in visitor.page.all() if e.tag == "button"}
    assert buttons["lesson start prince pair"].endswith("done")
    assert not buttons["lesson start prince game"].endswith("done")


def test_a_lesson_that_was_ended_early_is_not_done():
    visitor = learn("prince", "game")
    visitor.tap("menu")
    visitor.tap("lesson end")
    assert "done" not in visitor.store["learned"]


def test_home_names_the_lesson_that_goes_on():
    visitor = learn("planet", "game")
    follow(visitor)
    visitor.tap("menu")
    visitor.tap("home")
    visitor.reload()
    go_on = visitor.page.by_id("continue")
    assert go_on is not None
    assert "lesson" in go_on.text
    assert card_of("planet").name.split("\x04")[-1] in go_on.text
    visitor.tap(str(go_on.get("data-ui")))
    visitor.tap("menu")
    visitor.tap("lesson end")
    visitor.tap("menu")
    visitor.tap("home")
    go_on = visitor.page.by_id("continue")
    assert go_on is not None
    assert "lesson" not in go_on.text
