"""The stage on the page: nothing is played before the position is there, and no secret is shown."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.journal import Journal
from tests.engine.tables import each_table
from tests.ui.sights import YOU, drawn, read_in, tiles_in
from tests.ui.test_stage import each_game, play, skip, staged
from tests.ui.twins import onlooker_of
from tests.ui.visitor import NAMES, Visitor, kept, sit_down
from ui.replay import Replay
from ui.scene import Settings
from ui.scenes import scene_of
from ui.session import Session
from ui.stage import QUICKLY, SLOWLY, Step

pytestmark = pytest.mark.long


SAID = '<h2 id="sentence" tabindex="-1">{}</h2><p id="detail"></p>'


def staging_visitor(game: str) -> Visitor:
    """The page with a bot's move on its stage."""
    journal = Journal(game, {"players": 2}, NAMES[:2], 79)
    journal.page = {"bots": ["easy", None]}
    visitor = Visitor({"current": "it", **kept(journal.save())}, pace="show")
    visitor.session.staging = True
    rng = Random(79)
    while not visitor.session.stage:
        play(visitor.session, rng)
    visitor.draw()
    return visitor


@each_game
def test_nothing_can_be_played_before_the_position_is_shown(game):
    visitor = staging_visitor(game)
    session = visitor.session
    before = session.journal.save()
    for action in map(str, session.journal.game.legal()):
        visitor.app.do(action)
    assert session.journal.save() == before
    while session.stage:
        assert visitor.screen == "table"
        assert visitor.update.news or session.stage[0].veiled
        assert visitor.update.pause >= 500
        more = len(session.stage) > 1
        assert visitor.choices("skip") == (["skip all", "skip"] if more else ["skip"])
        visitor.tell("next")
    assert visitor.update.pause == 0
    assert not visitor.choices("skip")
    shown = visitor.update.html
    other = staging_visitor(game)
    while other.session.stage:
        number = len(other.session.stage)
        other.tap("skip")
        assert len(other.session.stage) == number - 1  # each thing is seen
    assert other.update.html == shown
    third = staging_visitor(game)
    third.tell("skip all")
    assert third.update.html == shown


@each_game
def test_the_small_planet_on_which_something_happens_is_marked_in_its_owners_colour(game):
    visitor = staging_visitor(game)
    marked = re.compile(r"\bacting edge-0\b")
    about = []
    while visitor.session.stage:
        about.append(visitor.session.stage[0].seat)
        small = visitor.page.by_id("look-0")
        assert small is not None
        assert bool(marked.search(str(small.get("class")))) == (about[-1] == 0)
        visitor.tell("next")
    assert 0 in about
    assert not marked.search(visitor.update.html)


@each_game
def test_what_is_shown_waits_while_a_dialog_lies_over_it(game):
    visitor = staging_visitor(game)
    shown, steps = visitor.update.html, len(visitor.session.stage)
    visitor.tap("menu")
    assert visitor.dialog is not None
    assert visitor.update.pause == 0
    visitor.tap("close")
    assert visitor.update.pause >= 500
    visitor.tap(next(iter(visitor.choices("rules"))))
    assert visitor.update.pause == 0
    visitor.tap("back")
    assert visitor.update.pause >= 500
    assert (visitor.update.html, len(visitor.session.stage)) == (shown, steps)


@each_game
def test_what_is_said_stays_as_long_as_its_words_need_and_longer_for_who_learns(game):
    visitor = staging_visitor(game)
    showing, settings = visitor.session.showing, Settings()
    showing.steps[0] = showing.steps[0]._replace(plain=False)
    beat = showing.steps[0].beat.pause
    short, long = (SAID.format("word " * count) for count in (2, 20))
    assert showing.pause(settings, short) == beat
    assert showing.pause(settings, long) == 20 * QUICKLY.a_word > beat
    assert showing.pause(settings, long, learns=True) == min(20 * SLOWLY.a_word, SLOWLY.longest)
    assert showing.pause(settings, short, learns=True) == SLOWLY.least > beat
    assert showing.pause(settings, SAID.format("word " * 200)) == QUICKLY.longest
    visitor.draw()
    assert visitor.update.pause == showing.pause(settings, visitor.update.html)


@each_game
def test_a_tile_that_only_lands_is_soon_seen_and_read_by_who_learns_or_sees_it_again(game):
    session, rng = staged(game, [None, None]), Random(8)
    long, landings = SAID.format("word " * 20), 0
    while not session.over:
        play(session, rng)
        for step in list(session.stage):
            told = {type(event).__name__ for event in step.meanwhile}
            if type(step.seen.event).__name__ == "Taken":
                alone = told <= {"Drawn", "Laid"}  # else the round ends with it
                assert step.plain == alone
                landings += alone
            showing = session.showing
            if step.plain:
                assert 1000 <= showing.pause(Settings(), long) <= 1500
                assert showing.pause(Settings(), long, learns=True) > 1500
            else:
                assert showing.pause(Settings(), long) > 1500
            session.next()
    assert landings > 5
    session.show_again()
    showing = session.showing
    assert showing.pause(Settings(), long) == 20 * QUICKLY.a_word


@each_game
def test_what_is_drawn_ahead_is_what_would_be_drawn(game):
    ready, unready = staging_visitor(game), staging_visitor(game)
    while ready.session.stage:
        ready.app.report("idle")
        for each in (ready, unready):
            each.tell("next")
        assert ready.update == unready.update


@each_game
def test_what_is_shown_can_be_taken_back_at_once(game):
    visitor, rng = sit_down(Journal(game, {"players": 3}, NAMES[:3], 6).save()), Random(6)
    visitor.tell("set pace show")
    while not (visitor.session.stage and visitor.session.to_take_back):
        skip(visitor)
        if visitor.choices("close"):
            visitor.tap("close")
        visitor.step(rng)
    before, mover = len(visitor.session.journal.actions), visitor.session.to_take_back
    visitor.tap("undo")
    assert visitor.session.stage == []
    assert len(visitor.session.journal.actions) == before - 1
    assert visitor.session.whose_turn == mover


def test_who_taps_undo_where_nothing_can_be_taken_back_is_told_so():
    visitor = Visitor().begin(3)
    assert not visitor.choices("undo")
    visitor.tell("undo")
    assert visitor.alerts[0].startswith(
        "Nothing can be taken back now. A move stays once it has shown"
    )


def test_a_tile_that_is_left_over_is_not_called_one_to_choose_from():
    session, seen = staged("prince", [None, None]), 0
    rng = Random(9)
    while not session.over:
        session.skip()
        play(session, rng)
        for step in list(session.stage):
            html = session.page.table(session.scene(Settings()))
            told = [type(event).__name__ for event in (step.seen.event, *step.meanwhile)]
            if "Discarded" in told and not step.veiled:
                seen += 1
                assert "to choose from" not in html
            session.next()
    assert seen > 3


def test_where_all_tiles_are_taken_nothing_is_said_to_be_there_to_choose_from():
    session, seen = staged("prince", [None, None, None]), 0
    rng = Random(9)
    while not seen:
        session.skip()
        play(session, rng)
        for _step in list(session.stage):
            html = session.page.table(session.scene(Settings()))
            if 'class="cards cards-0"' in html:
                seen += 1
                assert "to choose from" not in html
            session.next()


def test_who_plays_alone_is_not_told_by_name_that_they_have_put_down_a_tile():
    session, told = staged("planet", [None, "easy", "easy"]), set[bool]()
    rng = Random(9)
    while told != {True, False}:
        session.skip()
        play(session, rng)
        for step in list(session.stage):
            if type(step.seen.event).__name__ == "Taken":
                own = step.seat == 0
                told.add(own)
                html = session.page.table(session.scene(Settings()))
                assert ("You put down a tile." in html) == own
                assert (f"{session.players[step.seat].name} puts down a tile." in html) != own
            session.next()


def test_a_replay_names_whoever_has_put_down_a_tile():
    journal = Journal("planet", {"players": 2}, NAMES[:2], 9)
    journal.play(journal.game.legal()[0])
    replay = Replay(Session("it", journal), "2031-05-01T10:00")
    replay.look_at(0)
    scene = replay.scene(Settings())
    assert scene.viewer == scene.mover.seat
    html = replay.session.page.table(scene)
    assert f"{scene.mover.name} puts down a tile." in html
    assert "You put down a tile." not in html


def test_a_key_that_presses_something_else_ends_what_is_shown_and_does_it():
    visitor = staging_visitor("prince")
    visitor.tell("look 0")
    assert visitor.session.stage == []
    assert visitor.dialog is not None


@pytest.mark.parametrize("taps", [["log"], ["menu", "log"], ["menu", "seats"], ["look 0"]])
def test_a_key_on_the_stage_does_not_reach_behind_the_curtain(taps):
    visitor = Visitor(pace="show").begin(3, hidden_characters=True)
    rng = Random(4)
    while not (visitor.session.stage and visitor.session.needs_curtain()):
        skip(visitor)
        visitor.step(rng)
    for tap in taps:
        visitor.tell(tap)
    assert visitor.screen == "curtain"
    visitor.tap("open")
    assert visitor.dialog is None


@each_game
def test_a_late_report_that_the_pause_is_over_changes_nothing(game):
    visitor = staging_visitor(game)
    skip(visitor)
    before = visitor.update.html
    visitor.tell("next")
    assert visitor.update.html == before


def test_the_end_waits_until_everything_was_shown():
    session = staged("planet", ["easy", None])
    rng = Random(80)
    while not session.over:
        session.skip()
        play(session, rng)
    visitor = sit_down(session.journal.save())
    visitor.app.state.session = session
    assert session.stage  # the bot moved last
    assert visitor.app.state.shown_screen() == "table"
    visitor.draw()
    assert visitor.update.title == "The end · Pocket Planets"
    visitor.tell("skip all")
    assert visitor.screen == "result"


# --- secrets ---


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_secret_is_on_the_stage_before_a_curtain_falls(players):
    visitor = Visitor(pace="show").begin(players, edition="2025", hidden_characters=True)
    onlooker = onlooker_of(visitor.kept_journal())
    rng, before_curtains = Random(82), 0
    while visitor.screen != "result":
        while visitor.session.stage and visitor.session.holder is None:
            assert tiles_in(visitor.update.html + visitor.said) <= onlooker.seen[None]
            before_curtains += visitor.session.needs_curtain()
            visitor.tell("next")
        skip(visitor)
        if visitor.screen != "result" and (action := visitor.step(rng)):
            onlooker.follow(action)
    assert before_curtains > 1


@each_table
def test_every_moment_can_be_drawn_for_everybody_and_has_nothing_to_play(game, variant):
    names = NAMES[: int(str(variant["players"]))]
    session = Session("it", Journal(game, variant, names, 81))
    rng = Random(81)
    while not session.over:
        play(session, rng)
    everybody = session.journal.moments(None, 1)
    for viewer in (None, *range(len(names))):
        for step in map(Step, session.journal.moments(viewer, 1), everybody):
            if rng.random() < 0.03:
                before, after = (scene_of(session, step, Settings(), b) for b in (True, False))
                assert (before.viewer, after.viewer) == (viewer, viewer)
                html = drawn(session, before) + drawn(session, after)
                assert "data-do" not in html
                assert "data-drag" not in html
                assert viewer is not None or not any(map(YOU.search, read_in(html)))
