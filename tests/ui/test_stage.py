"""What happened is shown thing by thing to whoever has not seen it, and then the position."""

from __future__ import annotations

from random import Random

import pytest

from engine.journal import Journal
from engine.shuffle import pick
from tests.ui.test_viewers import YOU, drawn, each_variant, read_in
from tests.ui.visitor import NAMES, Visitor, sit_down
from ui.app import App
from ui.scene import Settings
from ui.session import Session, Step

SECRETIVE: dict[str, dict[str, object]] = {
    "prince": {"hidden_characters": True, "edition": "2025"},
    "planet": {"hidden_animals": True},
}
each_game = pytest.mark.parametrize("game", SECRETIVE)


def staged(game: str, bots: list[str | None], **options: object) -> Session:
    """A game that begins now, and shows what happens thing by thing."""
    journal = Journal(game, {"players": len(bots), **options}, NAMES[: len(bots)], 71)
    journal.page = {"bots": bots}
    return Session("it", journal, staging=True)


def play(session: Session, rng: Random) -> None:
    session.play(str(pick(session.journal.game.legal(), rng)))


def show_all(session: Session) -> list[str]:
    """Look at everything on the stage; gives back what was said."""
    said = session.take_news()
    while session.stage:
        session.next()
        said += session.take_news()
    return said


@each_game
def test_nothing_is_staged_unless_it_is_asked_for(game):
    journal = Journal(game, {"players": 3}, NAMES[:3], 72)
    journal.page = {"bots": ["easy", None, None]}
    session = Session("it", journal)
    rng = Random(72)
    while not session.over:
        assert session.stage == []
        session.open_curtain()
        assert session.stage == []
        play(session, rng)


@each_game
def test_what_bots_do_is_shown_one_by_one_to_the_only_person(game):
    session = staged(game, [None, "easy", "hard"], **SECRETIVE[game])
    rng, steps = Random(73), 0
    while not session.over:
        bot = not session.is_person(session.turn)
        play(session, rng)
        if not bot:
            assert session.stage == []
            continue
        count = len(session.journal.actions)
        moments = [m for m in session.journal.moments(0, count - 1) if m.number == count]
        for moment in moments:
            before = session.scene_of(session.stage[0], Settings(), before=True)
            scene = session.scene(Settings())
            assert (before.view, scene.view) == (moment.before, moment.after)
            assert list(scene.happened) == [moment.event]
            assert not session.may_play
            assert "data-do" not in session.page.table(scene)
            session.next()
            steps += 1
        assert session.stage == []
        assert session.scene(Settings()).view == session.journal.game.view(0)
    assert steps > 50


@each_game
def test_each_thing_is_told_when_it_is_on_the_stage(game):
    session = staged(game, [None, "easy"], **SECRETIVE[game])
    rng, told = Random(74), []
    while not session.over:
        play(session, rng)
        told += show_all(session)
    assert told == session.log()[-len(told) :]
    assert len(told) > len(session.log()) / 2


def test_what_is_skipped_is_told_together():
    session = staged("prince", ["easy", None, "hard"])
    play(session, rng := Random(75))
    play(session, rng)
    assert len(session.stage) > 1
    session.take_news()
    session.skip()
    assert session.stage == []
    assert session.log()[-1] in session.take_news()
    assert session.take_news() == []


def numbers(session: Session) -> list[int]:
    """The actions that what is on the stage came from."""
    return list(dict.fromkeys(step.seen.number for step in session.stage))


def test_behind_the_curtain_waits_all_that_happened_since_the_tablet_was_passed_on():
    session = staged("prince", [None, None, None], hidden_characters=True)
    session.play("draw character")
    session.open_curtain()
    assert session.stage == []
    session.play(str(session.journal.game.legal()[0]))
    session.play("name 1")
    assert session.needs_curtain()
    assert session.stage == []
    session.open_curtain()
    assert numbers(session) == [2, 3]
    while numbers(session) == [2, 3]:
        session.next()
    session.let_go()
    assert session.stage == []
    session.open_curtain()
    assert numbers(session) == [3]
    session.skip()
    assert session.may_play


def test_what_happens_before_all_eyes_is_not_shown_again():
    session = staged("prince", [None, None, None])
    rng = Random(77)
    while not session.over:
        assert session.stage == []
        play(session, rng)


def test_what_was_taken_back_is_not_shown():
    session = staged("prince", [None, "easy", "hard"])
    rng = Random(78)
    while not session.journal.can_undo():
        play(session, rng)
        show_all(session)
    session.undo()
    assert session.stage == []
    [said] = session.take_news()
    assert said.startswith("Taken back: ")


def staging_visitor(game: str) -> Visitor:
    """The page with a bot's first move on its stage."""
    journal = Journal(game, {"players": 2}, NAMES[:2], 79)
    journal.page = {"bots": ["easy", None]}
    visitor = sit_down(journal.save())
    visitor.app.state.session = Session("it", journal, staging=True)
    play(visitor.session, Random(79))
    visitor.draw()
    return visitor


@each_game
def test_nothing_can_be_played_before_the_position_is_shown(game):
    visitor = staging_visitor(game)
    app: App = visitor.app
    assert app.state.session is not None
    assert app.state.session.stage
    before = app.state.session.journal.save()
    for action in map(str, app.state.session.journal.game.legal()):
        app.do(action)
    assert app.state.session.journal.save() == before
    while app.state.session.stage:
        assert visitor.screen == "table"
        assert visitor.update.news
        visitor.tell("next")
    shown = visitor.update.html
    other = staging_visitor(game)
    other.tell("skip")
    assert other.update.html == shown


def test_the_end_waits_until_everything_was_shown():
    session = staged("planet", ["easy", None])
    rng = Random(80)
    while not session.over:
        play(session, rng)
        if not session.over:
            session.skip()
    visitor = sit_down(session.journal.save())
    visitor.app.state.session = session
    assert session.stage  # the bot moved last
    assert visitor.app.state.shown_screen() == "table"
    visitor.tell("skip")
    assert visitor.screen == "result"


@each_variant
def test_every_moment_can_be_drawn_for_everybody_and_has_nothing_to_play(game, variant):
    names = NAMES[: int(str(variant["players"]))]
    session = Session("it", Journal(game, variant, names, 81))
    rng = Random(81)
    while not session.over:
        play(session, rng)
    everybody = session.journal.moments(None, 1)
    for viewer in (None, *range(len(names))):
        for step in map(Step, session.journal.moments(viewer, 1), everybody):
            if rng.random() < 0.05:
                before, after = (session.scene_of(step, Settings(), b) for b in (True, False))
                assert (before.viewer, after.viewer) == (viewer, viewer)
                html = drawn(session, before) + drawn(session, after)
                assert "data-do" not in html
                assert "data-drag" not in html
                assert viewer is not None or not any(map(YOU.search, read_in(html)))
