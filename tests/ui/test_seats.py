"""A seat is a person or a bot: who looks at the tablet, and when it has to change hands."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.journal import Journal
from engine.shuffle import pick
from tests.ui.sights import tiles_in
from tests.ui.twins import onlooker_of
from tests.ui.visitor import NAMES, Visitor, sit_down
from ui.seats import read_bots
from ui.session import Session

pytestmark = pytest.mark.long

SECRETIVE: dict[str, dict[str, object]] = {
    "prince": {"hidden_characters": True, "edition": "2025"},
    "planet": {"hidden_animals": True},
}
each_game = pytest.mark.parametrize("game", SECRETIVE)


def seated(game: str, bots: list[str | None]) -> Visitor:
    """A game with secrets that begins now, with these bots and persons at the table."""
    options = {"players": len(bots), **SECRETIVE[game]}
    journal = Journal(game, options, NAMES[: len(bots)], 61)
    journal.page = {"bots": bots}
    return sit_down(journal.save())


def session_of(visitor: Visitor) -> Session:
    return visitor.session


def let_bot_play(visitor: Visitor, rng: Random) -> None:
    """What a bot decides comes in beside all taps."""
    session = session_of(visitor)
    session.play(str(pick(session.journal.game.legal(), rng)))
    visitor.draw()


def go_on(visitor: Visitor, rng: Random) -> None:
    """One move of whoever is to move."""
    if session_of(visitor).is_person(session_of(visitor).turn):
        visitor.move(rng)
    else:
        let_bot_play(visitor, rng)


@each_game
@pytest.mark.parametrize("place", [0, 1, 2])
def test_with_one_person_at_the_table_no_curtain_ever_falls(game, place):
    visitor = seated(game, ["medium" if seat != place else None for seat in range(3)])
    rng = Random(62)
    while visitor.screen != "result":
        session = session_of(visitor)
        assert visitor.screen == "table"
        assert session.viewer == place
        to_do = visitor.offered("data-do") + visitor.choices("select")
        assert bool(to_do) == (session.turn == place)
        assert "data-hold" not in visitor.update.html
        if rng.random() < 0.05:
            visitor.tell("away")
        elif rng.random() < 0.05:
            visitor.reload()
        else:
            close_ceremony(visitor)
            go_on(visitor, rng)


def close_ceremony(visitor: Visitor) -> None:
    if 'id="go-on"' in visitor.update.html:
        visitor.tap("close")


def test_the_secrets_of_the_only_person_lie_open_and_those_of_bots_do_not():
    visitor = seated("prince", ["easy", None, "hard"])
    onlooker = onlooker_of(Journal.load(json.dumps(beginning(visitor))))
    rng, held = Random(63), 0
    while visitor.screen != "result":
        shown = tiles_in(visitor.update.html)
        own = set(onlooker.planets[1].values())
        assert own <= shown
        assert shown <= onlooker.seen[1]
        held += len(own - onlooker.seen[None])
        go_on(visitor, rng)
        onlooker.follow(str(session_of(visitor).journal.actions[-1]))
    assert held


def beginning(visitor: Visitor) -> dict[str, object]:
    return session_of(visitor).journal.to_json() | {"actions": []}


def test_the_objective_of_the_only_person_lies_open():
    visitor = seated("planet", ["easy", None])
    objective = visitor.page.by_id("objective")
    assert objective is not None
    assert objective.tag != "button"
    assert "Objective" not in objective.text
    assert "point" in objective.text


def test_the_story_is_told_to_the_only_person_as_she_knows_it():
    visitor = seated("planet", ["easy", None])
    visitor.tap("menu")
    visitor.tap("log")
    assert visitor.dialog is not None
    lines = [e.text for e in visitor.dialog.all() if e.tag == "li"]
    assert any("Ben gets a secret objective:" in line for line in lines)
    assert "Ada gets a secret objective." in lines
    assert visitor.page.by_id("peek") is None


@each_game
def test_a_bot_s_turn_is_looked_at_and_nobody_can_play_for_it(game):
    visitor = seated(game, ["medium", None])
    session = session_of(visitor)
    assert session.turn == 0
    before = session.journal.save()
    for action in map(str, session.journal.game.legal()):
        visitor.app.do(action)
    visitor.app.ui("undo")
    assert session.journal.save() == before
    assert visitor.sentence.startswith("Ada is choosing a ")
    assert visitor.update.title == "Ada’s turn · Pocket Planets"
    assert visitor.page.by_id("look-0") is not None
    assert visitor.page.by_id("look-1") is None


@each_game
def test_curtains_fall_between_persons_and_not_for_bots(game):
    """Ada and Cleo play with two bots: between one's move and her next one only bots may come."""
    visitor = seated(game, [None, "easy", None, "hard"])
    rng, last = Random(64), None
    fallen = passed = 0
    visitor.reload()
    while visitor.screen != "result":
        session = session_of(visitor)
        turn = session.turn
        if not session.is_person(turn):
            assert visitor.screen == "table"
            assert session.viewer is None
            assert "data-hold" not in visitor.update.html
        elif visitor.screen == "curtain":
            assert turn != last
            fallen += 1
            visitor.tap("open")
            last = turn
        else:
            passed += 1
        go_on(visitor, rng)
        if session_of(visitor).turn != turn:
            last = None
    assert fallen == (2 if game == "planet" else 8)
    assert passed


def test_bots_among_themselves_are_watched_by_bystanders():
    visitor = seated("prince", ["easy", "medium", "hard"])
    rng = Random(65)
    while visitor.screen != "result":
        assert visitor.screen == "table"
        assert session_of(visitor).viewer is None
        let_bot_play(visitor, rng)


def test_who_sits_where_is_kept_with_the_game_and_when_it_is_played_again():
    bots = ["easy", None, None]
    visitor = seated("planet", bots)
    visitor.reload()
    assert list(session_of(visitor).bots) == bots
    rng = Random(66)
    while visitor.screen != "result":
        visitor.open()
        close_ceremony(visitor)
        go_on(visitor, rng)
    visitor.tap("again")
    assert list(session_of(visitor).bots) == bots
    assert visitor.kept_journal().page["bots"] == bots


@pytest.mark.parametrize(
    ("noted", "bots"),
    [
        (None, (None, None)),
        ("medium", (None, None)),
        ({"0": "medium"}, (None, None)),
        ([], (None, None)),
        (["medium"], (None, None)),
        (["medium", None, None], (None, None)),
        (["medium", None], ("medium", None)),
        ([None, None], (None, None)),
        ([7, True], (None, None)),
        (["", "hard"], (None, "hard")),
        ([["medium"], {}], (None, None)),
        (["medium", 1.5], ("medium", None)),
    ],
)
def test_odd_notes_of_who_is_a_bot_make_persons(noted, bots):
    journal = Journal("prince", {"players": 2}, NAMES[:2], 1)
    journal.page = {"bots": noted}
    assert read_bots(journal) == bots
    again = Journal.load(journal.save())
    assert Session("it", again).bots == bots
