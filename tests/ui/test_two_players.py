"""Two people at one tablet: what is hidden, dared, turned up and lost is told when it is seen."""

from __future__ import annotations

import json
from random import Random
from typing import TypeVar

import pytest

from engine.journal import Journal
from engine.prince import events as ev
from engine.prince.scoring import score_sheets
from engine.shuffle import pick
from engine.simulate import simulate
from tests.ui.test_stage import on_stage, staged
from tests.ui.visitor import NAMES, Visitor, kept
from ui.html import Html
from ui.prince.firsts import FACE_DOWN
from ui.prince.planets import sheets
from ui.prince.stage import detail
from ui.prince.state import Scene
from ui.prince.words import tile_words
from ui.scene import Settings
from ui.scenes import scene_of
from ui.session import Session
from ui.thinking import Thinking, review_of, verdict_of

SETTINGS = Settings()
T = TypeVar("T")


def play_until(session: Session, kind: type, rng: Random, least: int = 0) -> None:
    """Play on until something of this kind is to be shown."""
    while not any(isinstance(step.seen.event, kind) for step in session.stage):
        assert not session.over
        session.skip()
        session.take_news()
        session.play(str(pick(session.journal.game.legal(), rng)))
        if len(session.journal.actions) < least:
            session.skip()


def look_at(session: Session) -> tuple[Scene, Html]:
    scene = session.scene(SETTINGS)
    return scene, session.page.table(scene)  # type: ignore[return-value]


def test_the_face_down_tile_that_nobody_took_is_turned_up_before_it_is_named():
    session = staged("prince", [None, None])
    play_until(session, ev.DiscardedBlind, Random(1))
    assert on_stage(session)[-1] == "DiscardedBlind"
    while len(session.stage) > 1:
        scene, html = look_at(session)
        assert "It is: " not in detail(scene)
        assert 'id="tile-face-down"' in html
        session.next()
    scene, html = look_at(session)
    assert isinstance(scene.act, ev.DiscardedBlind)
    tile = scene.act.tile
    assert f"turns-away left-up back-{tile.kind}" in html
    assert f'class="tile {tile.id}' in html
    assert tile_words(tile, "2013") in detail(scene)


@pytest.mark.parametrize("bots", [[None, None], ["easy", None]])
def test_a_dared_tile_has_turned_before_anything_is_told_of_it(bots):
    session = staged("prince", bots)
    rng = Random(3)
    play_until(session, ev.TakenBlind, rng, least=30)
    while not isinstance(session.stage[0].seen.event, ev.TakenBlind):
        session.take_news()
        session.next()
    scene, html = look_at(session)
    assert scene.on_stage is not None
    assert scene.on_stage.veiled
    assert "turns-away dared" in html
    assert detail(scene) == ""
    assert session.take_news() == []
    assert sheets(scene) == score_sheets(scene.on_stage.earlier.planets)
    session.ahead.draw(SETTINGS)
    session.next()
    told, html = look_at(session)
    assert told.on_stage is not None
    assert not told.on_stage.veiled
    assert "turns-away" not in html
    assert sheets(told) == score_sheets(told.view.planets)
    assert session.take_news()


def total(scene: Scene, seat: int) -> int:
    return sheets(scene)[seat].total


@pytest.mark.parametrize("seed", range(6))
def test_baobabs_tell_what_the_tile_has_cost_or_brought_in_the_end(seed):
    session = staged("prince", [None, None])
    play_until(session, ev.Turned, Random(seed), least=20)
    seat = session.stage[0].seat
    begun = total(scene_of(session, session.stage[0], SETTINGS, before=True), seat)  # type: ignore[arg-type]
    while not isinstance(session.stage[0].seen.event, ev.Turned):
        scene, _html = look_at(session)
        assert total(scene, seat) == begun  # three in view never count
        assert "It brings" not in detail(scene)
        session.next()
    scene, _html = look_at(session)
    change = total(scene, seat) - begun
    words = detail(scene)
    if change < 0:
        assert f"In the end, this costs {-change} point" in words
    elif change:
        assert f"In the end, this brings {change} point" in words
    else:
        assert "In the end, this changes no points." in words


def test_a_tap_on_a_place_lays_what_can_be_taken_back_also_when_it_is_the_last_one():
    visitor, rng, last_places = Visitor().begin(2, deal=9), Random(9), 0
    while visitor.screen != "result":
        visitor.open()
        scene = visitor.session.scene(visitor.app.state.settings)
        for select in visitor.choices("select") if scene.view.phase == "take" else []:  # type: ignore[attr-defined]
            visitor.tap(select)
            tile = select.removeprefix("select ")
            takes = [act for act in scene.legal if str(act).startswith(f"take {tile} ")]
            final = any(take in scene.final for take in takes)
            places = [e for e in visitor.page.all() if "target" in str(e.get("class")).split()]
            carried = sorted(str(e.get("data-do") or e.get("data-ui")) for e in places)
            if final:
                assert all(each.startswith("aim ") for each in carried)
                step = visitor.page.by_id("step")
                assert step is not None
                aimed = step.get("data-do") is not None  # there is no other place
                assert aimed or step.get("aria-disabled") == "true"
                assert aimed or visitor.sentence.endswith("choose a place.")
            else:
                assert carried == sorted(map(str, takes))
                assert visitor.page.by_id("step") is None
                assert "You can take it back." in visitor.page.text
                last_places += len(takes) == 1
            visitor.tap(select)
        visitor.act(rng)
    assert last_places


def test_who_has_the_tablet_already_is_not_asked_to_pass_it_on():
    visitor, rng, titles = Visitor().begin(2, deal=4), Random(4), set()
    while visitor.screen != "result":
        if visitor.screen == "curtain":
            actions = visitor.session.journal.actions
            drew = bool(actions) and str(actions[-1]).startswith("draw")
            name = visitor.session.whose_turn.name
            expected = f"Now only {name} may look" if drew else f"Pass it to {name}"
            assert visitor.sentence == expected
            titles.add(expected)
            visitor.tap("open")
        visitor.act(rng)
    assert titles >= {"Now only Ada may look", "Now only Ben may look"}


def test_it_is_explained_that_everybody_sees_the_face_down_tile_in_the_end():
    visitor = Visitor().begin(2, deal=3)
    rng = Random(3)
    for _ in range(3):
        visitor.step(rng)
        visitor.open()
        if "first prince face-down" in json.loads(visitor.store.get("learned", "[]")):
            break
    assert str(FACE_DOWN) in visitor.page.text


def test_of_hidden_characters_nobody_is_told_that_everybody_sees_them():
    journal = Journal("prince", {"players": 2, "hidden_characters": True}, NAMES[:2], 3)
    journal.play("draw character")
    journal.play(journal.game.legal()[0])
    visitor = Visitor({"current": "it", **kept(journal.save())})
    visitor.open()
    assert str(FACE_DOWN) not in visitor.page.text


def found(thinking: Thinking[T]) -> T:
    """What a thought comes to."""
    while True:
        if (result := thinking.go_on(lambda: 0.0)) is not None:
            return result


@pytest.mark.long
def test_the_replay_of_a_move_says_what_the_look_back_at_the_game_says():
    journal = simulate("prince", {"players": 2}, 8, ["easy", "random"])
    told = found(review_of(journal, [1]))
    assert told
    for verdict in told[:3]:
        assert found(verdict_of(journal, verdict.number)) == verdict
    silent = next(
        number
        for number in range(20, len(journal.actions))
        if journal.decision(number)[0].turn == 1
        and number not in {verdict.number for verdict in told}
    )
    assert found(verdict_of(journal, silent)).lost == 0
