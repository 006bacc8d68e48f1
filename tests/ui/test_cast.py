"""Bots are seated at the set-up, at once by Play now, and for somebody who has to leave."""

import json
from random import Random

import pytest

from tests.ui.planet.guest import Guest
from tests.ui.visitor import Visitor
from ui.draft import Draft, read_draft
from ui.scene import Settings
from ui.scenes import scene_for


def seat_bots(visitor: Visitor, **taps: int) -> None:
    """Tap on seats until bots sit there: so many times each."""
    for seat, times in taps.items():
        for _ in range(times):
            visitor.tap(f"sit {seat.removeprefix('seat')}")


def test_a_seat_is_a_person_or_a_bot_that_says_what_it_is():
    visitor = Visitor()
    visitor.tap("setup")
    shown = []
    for _ in range(4):
        visitor.tap("sit 1")
        row = visitor.page.by_id("sit-1")
        assert row is not None
        shown.append((row.text, visitor.page.by_id("name-1") is None, visitor.update.news))
    assert shown == [
        ("Easy bot", True, "Momo: Easy bot"),
        ("Medium bot", True, "Tembo: Medium bot"),
        ("Hard bot", True, "Stella: Hard bot"),
        ("Person", False, "Player 2: a person"),
    ]


def test_who_is_a_bot_is_kept_with_the_game_and_for_the_next_one():
    visitor = Visitor()
    visitor.tap("setup")
    seat_bots(visitor, seat1=1, seat2=3)
    visitor.tap("start")
    journal = visitor.kept_journal()
    assert journal.page["bots"] == [None, "easy", "hard"]
    assert journal.names == ("Player 1", "Momo", "Atlas")
    visitor.reload()
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap("setup")
    assert visitor.app.state.draft.bots[:3] == [None, "easy", "hard"]


@pytest.mark.parametrize("bots", [None, 7, [], ["easy"], ["wizard", 1, None, [], {}]])
def test_odd_notes_of_bots_in_a_draft_are_persons(bots):
    draft = Draft()
    kept = json.loads(draft.to_text()) | {"bots": bots}
    read, is_known = read_draft(json.dumps(kept))
    assert read.bots == [None] * 5
    assert not is_known


KNOWS = {"learned": '["lesson prince"]'}


def test_play_now_begins_a_game_against_two_bots_at_once():
    visitor = Visitor(KNOWS)
    visitor.tap("play-now")
    assert visitor.screen == "table"
    assert visitor.kept_journal().page["bots"] == [None, "easy", "medium"]
    assert visitor.offered("data-do")
    assert "easy" not in visitor.store["draft"]
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap("setup")
    visitor.tap("game planet")
    visitor.write("name-0", "   ")
    visitor.tap("home")
    visitor.tap("play-now")
    assert visitor.kept_journal().kind == "planet"
    assert visitor.kept_journal().names[0] == "Player 1"


def test_a_bot_plays_on_for_somebody_until_they_are_back():
    visitor = Visitor().begin(3)
    visitor.tap("menu")
    visitor.tap("seats")
    visitor.tap("lend 0")
    assert visitor.kept_journal().page["bots"] == ["medium", None, None]
    assert visitor.choices("lend") == ["lend 0", "lend 1", "lend 2"]
    visitor.tap("close")
    assert visitor.update.think
    visitor.tap("menu")
    visitor.tap("seats")
    visitor.tap("lend 0")
    visitor.tap("close")
    assert visitor.kept_journal().page["bots"] == [None, None, None]
    assert not visitor.update.think
    assert visitor.offered("data-do")


@pytest.mark.parametrize(
    "guest", [lambda: Guest().begin(2), lambda: Visitor().begin(2, hidden_characters=True)]
)
def test_whoever_lends_a_seat_does_not_see_the_secrets_of_who_stays(guest):
    visitor, rng = guest(), Random(4)
    for _ in range(12):
        visitor.act(rng)
    seat = visitor.session.turn
    visitor.open()
    visitor.tap("menu")
    visitor.tap("seats")
    visitor.tap(f"lend {seat}")
    visitor.tap("close")
    session = visitor.session
    assert session.alone is None
    scene = session.scene(Settings())
    assert scene.viewer is None
    assert not scene.sees_own
    for viewer in (0, 1):  # whatever comes next: it has to be asked for
        assert not scene_for(session, viewer, Settings()).sees_own


def test_nobody_takes_the_seat_of_a_bot_that_plays_for_itself():
    visitor = Visitor(KNOWS)
    visitor.tap("play-now")
    visitor.tap("menu")
    visitor.tap("seats")
    assert visitor.choices("lend") == ["lend 0"]
    visitor.tell("lend 1")
    assert visitor.kept_journal().page["bots"] == [None, "easy", "medium"]
