"""Somebody has to leave: a bot plays on for them, until they play again."""

from __future__ import annotations

from random import Random

import pytest

from engine.journal import Journal
from engine.shuffle import pick
from tests.ui.test_thinking import actions, seated, think
from tests.ui.visitor import NAMES, Visitor, kept
from ui.seats import lend
from ui.session import Session

SECRETIVE: dict[str, dict[str, object]] = {"prince": {"hidden_characters": True}, "planet": {}}
each_game = pytest.mark.parametrize("game", SECRETIVE)


def people(game: str, number: int = 3) -> Journal:
    """A game of several people that has secrets."""
    return Journal(game, {"players": number, **SECRETIVE[game]}, NAMES[:number], 8)


def play(journal: Journal | Session, times: int = 1) -> None:
    """Play the first of all that may be done."""
    for _ in range(times):
        game = journal.journal.game if isinstance(journal, Session) else journal.game
        journal.play(str(game.legal()[0]))


# --- at a curtain ---


def at_a_curtain(game: str) -> Visitor:
    """The tablet is to be passed to somebody for whom a secret lies there."""
    journal = people(game)
    while not (journal.actions and Session("it", journal).needs_curtain()):
        play(journal)
    return Visitor({"current": "it", **kept(journal.save())})


@each_game
def test_a_bot_takes_over_at_a_curtain_and_shows_nothing_of_the_seat(game):
    visitor, other = at_a_curtain(game), at_a_curtain(game)
    journal = other.session.journal
    journal.game = journal.game.imagine(None, Random(1))
    seat = visitor.session.turn
    for tap in ("seats", f"lend {seat}", "close"):
        for each in (visitor, other):
            assert each.dialog is None if tap == "seats" else each.dialog is not None
            each.tap(tap)
        assert visitor.update.html == other.update.html
    assert visitor.screen == "table"
    played = len(journal.actions)
    while not think(visitor):
        pass
    assert len(visitor.session.journal.actions) == played + 1


@each_game
def test_whoever_was_missed_at_a_curtain_gets_the_seat_back_behind_a_curtain(game):
    visitor = at_a_curtain(game)
    seat = visitor.session.turn
    visitor.tap("seats")
    visitor.tap(f"lend {seat}")
    visitor.tap(f"lend {seat}")
    assert visitor.kept_journal().page["bots"] == [None, None, None]
    assert visitor.screen == "curtain"
    visitor.tap("close")
    visitor.tap("open")
    assert visitor.session.turn == seat
    assert visitor.session.may_play


# --- what is taken back ---


def test_nobody_takes_back_what_a_bot_has_played_on_their_seat():
    journal = Journal("planet", {"players": 3}, NAMES[:3], 8)
    lend(journal, 1)
    play(journal, times=2)
    session = Session("it", journal)
    assert session.to_take_back == session.players[0]  # a bot's move goes back with it
    lend(journal, 1)
    session = Session("it", journal)
    assert session.to_take_back is None
    session.play(str(pick(journal.game.legal(), Random(1))))


def test_what_people_play_after_a_bot_has_left_can_be_taken_back():
    journal = Journal("prince", {"players": 3}, NAMES[:3], 8)
    journal.play("draw core")
    lend(journal, 0)
    play(journal, times=2)
    assert journal.game.turn != 0
    lend(journal, 0)
    session = Session("it", journal)
    mover, before = session.turn, len(journal.actions)
    assert session.to_take_back is None
    play(session)
    assert session.to_take_back == session.players[mover or 0]
    session.undo()
    assert len(journal.actions) == before
    assert session.to_take_back is None


def test_who_has_left_is_not_made_to_move_again():
    """Their last move stays: somebody else would take it back, and a bot would play it anew."""
    journal = Journal("planet", {"players": 3}, NAMES[:3], 8)
    play(journal, times=2)
    lend(journal, 1)
    session = Session("it", journal)
    assert session.to_take_back is None


# --- what others have not seen yet ---


def staged_behind_a_curtain() -> Session:
    """Ada has chosen a hidden character for herself, and Ben is to go on."""
    session = Session("it", people("prince"), staging=True)
    session.play("draw character")
    session.open_curtain()
    play(session)
    session.play("name 1")
    session.skip()
    return session


def test_what_others_missed_is_still_shown_to_them_when_somebody_has_left():
    session = staged_behind_a_curtain().with_other_hands(2)
    session.open_curtain()
    assert session.stage


def test_what_somebody_alone_knows_is_not_said_aloud_before_those_who_have_left():
    session = staged_behind_a_curtain().with_other_hands(0).with_other_hands(2)
    session.open_curtain()
    assert session.stage
    for step in session.stage:
        assert list(step.aloud) == [event.told(None) for event in step.aloud]


@pytest.mark.long
@each_game
def test_the_only_person_sees_nothing_twice_by_leaving_for_a_while_and_coming_back(game):
    """While a bot plays for them they look on as everybody does, and after that as themselves."""
    visitor, rng = seated(game, [None, "easy", "easy"]), Random(1)
    visitor.tell("set pace show")
    shown: list[int] = []
    for spell in range(4):
        while len(actions(visitor)) < 7 * (spell + 1):
            if visitor.update.pause:
                visitor.tell("next")
            elif visitor.update.think:
                think(visitor)
            else:
                visitor.tell("close")
                visitor.act(rng)
            if visitor.session.stage:
                shown.append(visitor.session.stage[0].seen.number)
        while visitor.update.pause:
            visitor.tell("next")
        for tap in ("menu", "seats", "lend 0", "close"):
            visitor.tap(tap)
    assert len(set(shown)) > 10
    assert shown == sorted(shown)
