"""What happened is shown thing by thing before the tablet goes on, and then the position."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.journal import Journal
from engine.prince import events as prince
from engine.shuffle import pick
from tests.ui.document import read
from tests.ui.sights import drawn
from tests.ui.visitor import NAMES, Visitor, sit_down
from ui.scene import Settings
from ui.scenes import scene_of
from ui.session import Session

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


def on_stage(session: Session) -> list[str]:
    """The kinds of things that are still to be shown."""
    return [type(step.seen.event).__name__ for step in session.stage]


def skip(visitor: Visitor) -> None:
    if visitor.choices("skip"):
        visitor.tell("skip all")


# --- what comes on the stage ---


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
            session.skip()
            continue
        count = len(session.journal.actions)
        beats = session.page.BEATS
        moments = [m for m in session.journal.moments(0, count - 1) if m.number == count]
        shown = [m for m in moments if (beat := beats.get(type(m.event))) and beat.pause]
        for moment in shown:
            before = scene_of(session, session.stage[0], Settings(), before=True)
            scene = session.scene(Settings())
            assert (before.view, scene.view) == (moment.before, moment.after)
            assert scene.act == moment.event
            assert scene.viewer == scene.seat == 0
            assert not session.may_play
            assert "data-do" not in session.page.table(scene)
            session.next()
            steps += 1
        assert session.stage == []
        assert session.scene(Settings()).view == session.journal.game.view(0)
    assert steps > 20


def test_who_lands_a_tile_and_goes_on_stops_for_nothing_but_baobabs():
    session = staged("prince", [None, None, None])
    rng, turned = Random(77), 0
    while not session.over:
        turn = session.turn
        play(session, rng)
        kinds = on_stage(session)
        if turn == session.turn:
            assert kinds in ([], ["Taken", "Turned"])
            turned += bool(kinds)
        show_all(session)
    assert turned


@pytest.mark.parametrize("players", [2, 3])
def test_before_the_tablet_goes_on_everybody_sees_the_tile_land_on_the_mover_s_planet(players):
    session = staged("prince", [None] * players)
    rng, landings = Random(78), 0
    while not session.over:
        turn = session.turn
        play(session, rng)
        last = str(session.journal.actions[-1])
        if last.startswith("take") and session.turn != turn:
            scene = session.scene(Settings())
            assert (scene.viewer, scene.seat) == (None, turn)
            assert isinstance(scene.act, prince.Taken)
            landings += 1
        show_all(session)
    assert landings > 10


def test_an_animal_arrives_on_the_planet_that_won_it():
    session = staged("planet", [None, None])
    rng, arrived = Random(79), 0
    while not session.over:
        play(session, rng)
        while session.stage:
            scene = session.scene(Settings())
            if "Awarded" in on_stage(session)[:1]:
                assert scene.act is not None
                assert scene.seat == scene.act.seat  # type: ignore[attr-defined]
                html = session.page.table(scene)
                animal = scene.act.contest.animal.id  # type: ignore[attr-defined]
                assert f'data-fly="animal-{animal}"' in html
                assert "round-view" in html
                assert 'class="lit"' in html
                arrived += 1
            session.next()
    assert arrived > 8


def test_the_face_down_tile_flies_as_a_back_and_is_turned_over_where_it_lies():
    session = staged("prince", [None, None])
    session.play("draw core")
    session.play(f"hide {session.journal.game.legal()[0].tile}")  # type: ignore[attr-defined]
    session.play("take ? r1c1")
    assert on_stage(session) == ["TakenBlind", "TakenBlind"]  # seen, and then told
    html = session.page.table(session.scene(Settings()))
    slot = html.partition('id="slot-r1c1"')
    assert 'data-fly="face-down"' in slot[2][:200]
    assert "turns-away dared back-core" in html


def test_left_over_tiles_and_who_begins_are_said_with_the_last_tile_of_a_round():
    session = staged("prince", [None, None])
    rng = Random(80)
    while "RoundBegan" not in [type(e).__name__ for s in session.stage for e in s.meanwhile]:
        show_all(session)
        play(session, rng)
    words = drawn(session, scene_of(session, session.stage[-1], Settings()))
    assert ">Left over<" in words
    assert "Round 2: Ben begins." in words


def test_what_skips_all_that_is_shown_has_a_word():
    session = staged("prince", [None, None])
    session.play("draw core")
    session.open_curtain()
    session.play(f"hide {session.journal.game.legal()[0].tile}")  # type: ignore[attr-defined]
    session.play("take ? r1c1")
    button = read(session.page.table(session.scene(Settings()))).by_id("skip-all")
    assert button is not None
    assert (button.text, button.get("aria-label")) == ("Skip", None)


def test_several_players_read_that_a_round_begins_though_nothing_is_staged():
    session = staged("prince", [None, None, None])
    rng, read = Random(80), 0
    for _move in range(60):
        show_all(session)
        session.play(str(pick(session.journal.game.legal(), rng)))
        begun = [
            each for each in session.past.happened(None) if isinstance(each, prince.RoundBegan)
        ]
        if begun and not session.stage:
            html = drawn(session, session.scene(Settings()))
            name = session.players[begun[0].seat].name
            assert f"Round {begun[0].round}: {name} begins." in html
            read += 1
    assert read > 3


def test_the_baobabs_of_a_small_planet_turn_one_after_the_other_too():
    session, rng, seen = staged("prince", [None, "easy", "easy"]), Random(4), 0
    while not (seen or session.over):
        for step in session.stage:
            event = step.seen.event
            if isinstance(event, prince.Turned) and event.seat != 0:
                scene = scene_of(session, step, Settings())
                assert scene.seat == 0
                small = drawn(session, scene).partition(f'id="look-{event.seat}"')[2]
                small = small.partition("</button>")[0]
                for at, tile in enumerate(event.tiles):
                    assert re.search(rf"turns-away flip-{at} r\dc\d {tile.id}\b", small)
                seen += 1
        play(session, rng)
    assert seen


# --- what is said ---


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
    rng = Random(75)
    while len(session.stage) < 2:
        session.skip()
        session.take_news()
        play(session, rng)
    [first, *_rest] = session.take_news()
    session.skip()
    assert session.stage == []
    assert first not in (later := session.take_news())
    assert session.log()[-1] == later[-1]
    assert session.take_news() == []


# --- what was missed ---


def numbers(session: Session) -> list[int]:
    """The actions that what is on the stage came from."""
    return list(dict.fromkeys(step.seen.number for step in session.stage))


def test_behind_the_curtain_waits_what_happened_since_the_tablet_was_passed_on():
    session = staged("prince", [None, None, None], hidden_characters=True)
    session.play("draw character")
    session.open_curtain()
    assert session.stage == []
    session.play(str(session.journal.game.legal()[0]))
    session.play("name 1")
    assert session.needs_curtain()
    session.skip()
    session.open_curtain()
    assert numbers(session) == [2]
    session.let_go()
    assert session.stage == []
    session.open_curtain()
    assert numbers(session) == [2]
    session.skip()
    assert session.may_play
    session.let_go()
    session.open_curtain()
    assert session.stage == []


def test_what_was_missed_is_shown_quickly():
    session = staged("prince", [None, None, None], hidden_characters=True)
    session.play("draw character")
    session.open_curtain()
    session.play(str(session.journal.game.legal()[0]))
    session.play("name 1")
    session.skip()
    session.open_curtain()
    [step] = session.stage
    assert session.showing.pause(Settings()) == step.beat.pause / 2


def test_what_happened_since_the_own_last_turn_can_be_seen_again_from_the_log():
    visitor = Visitor(pace="show").begin(3)
    rng = Random(76)
    for _ in range(14):
        visitor.act(rng)
        skip(visitor)
    session = visitor.session
    own = session.journal.last_turn_of(session.turn)
    visitor.tap("menu")
    visitor.tap("log")
    visitor.tap("see-again")
    assert visitor.dialog is None
    assert numbers(session)
    assert all(number > own for number in numbers(session))
    for step in list(session.stage):
        assert visitor.update.pause >= step.beat.pause  # for as long as when it happened
        visitor.tell("next")
    assert session.may_play
    assert visitor.update.pause == 0


def seen_again(game: str, chooses: bool) -> str:
    """What is shown of the last turns to somebody who has just chosen a tile and a place."""
    journal = Journal(game, {"players": 3}, NAMES[:3], 5)
    rng = Random(5)
    while len(journal.actions) < 14 or not str(journal.game.legal()[0]).startswith("take"):
        journal.play(pick(journal.game.legal(), rng))
    visitor = sit_down(journal.save())
    visitor.tell("close")
    if chooses:
        visitor.tap(visitor.choices("select")[0])
        if aims := visitor.choices("aim"):
            visitor.tap(aims[0])
        assert visitor.page.by_id("step") or visitor.offered("data-do")
    for tap in ("menu", "log", "see-again"):
        visitor.tap(tap)
    assert visitor.session.stage
    return visitor.update.html


@each_game
def test_what_is_seen_again_is_shown_as_it_was_whatever_tile_is_chosen_now(game):
    assert seen_again(game, chooses=True) == seen_again(game, chooses=False)


def test_who_gets_the_tablet_is_offered_what_several_others_did_since():
    visitor = Visitor(pace="show").begin(3)
    rng, offered, seats = Random(81), 0, set()
    for _ in range(40):
        turn = visitor.session.turn
        visitor.act(rng)
        skip(visitor)
        session = visitor.session
        handed_on = session.turn != turn
        since = session.journal.last_turn_of(session.turn)
        others = session.journal.movers_since(since) - {session.turn}
        assert bool(visitor.choices("see-again")) == (handed_on and len(others) > 1)
        if visitor.choices("see-again") and not offered:
            for tap in ("menu", "log"):  # where the last moves can be seen again, too
                visitor.tap(tap)
            assert visitor.dialog is not None
            visitor.tap("close")
            visitor.tap("see-again")
            assert {step.seat for step in session.stage} == others
            skip(visitor)
            assert not visitor.choices("see-again")
            offered += 1
        seats.add(session.turn)
    assert offered
    assert seats == {0, 1, 2}


def test_what_was_taken_back_is_not_shown():
    session = staged("prince", [None, "easy", "hard"])
    rng = Random(78)
    while session.journal.last_mover() is None:
        play(session, rng)
        show_all(session)
    session.undo()
    assert session.stage == []
    [said] = session.take_news()
    assert said.startswith("Taken back: ")


def test_who_wants_to_is_waited_for_until_a_tap():
    visitor = Visitor().begin(3)
    visitor.tell("set pace wait")
    rng = Random(5)
    while not visitor.choices("skip"):
        visitor.step(rng)
    assert visitor.update.pause < 0
    while visitor.choices("skip"):
        visitor.tap("skip")
    assert visitor.update.pause == 0
