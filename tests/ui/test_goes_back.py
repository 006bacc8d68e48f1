"""A move that is taken back: the tablet goes back with it, if it is in other hands by then."""

from __future__ import annotations

from random import Random

from engine.journal import Journal
from engine.shuffle import pick
from tests.engine.tables import NAMES
from tests.ui.visitor import Visitor
from ui.scene import Settings
from ui.session import Session


def first_taken() -> Visitor:
    """Two people play; the first of a round has taken a tile, and the tablet goes on."""
    visitor, rng = Visitor().begin(2, deal=8), Random(8)
    while not (
        visitor.screen == "table"
        and visitor.choices("undo")
        and visitor.page.by_id("own-face-down")
    ):
        visitor.act(rng)
    return visitor


def test_a_move_that_is_taken_back_out_of_other_hands_says_that_the_tablet_goes_back():
    visitor = first_taken()
    asked, mover = visitor.session.whose_turn.name, visitor.session.to_take_back
    assert mover is not None
    assert mover.name != asked
    assert visitor.sentence == f"Hand over to {asked}."
    undo = visitor.page.by_id("undo")
    assert undo is not None
    assert undo.get("aria-label") == f"Undo {mover.name}’s move"
    assert any(f"badge-{mover.badge}" in str(each.get("class")) for each in undo.all())
    visitor.tap("undo")
    assert visitor.sentence == f"Hand over to {mover.name}."
    assert f"Hand over to {mover.name}." in visitor.said
    assert not visitor.choices("undo")
    visitor.tap(visitor.choices("select")[0])
    assert "Hand over" not in visitor.page.text


def test_what_is_taken_back_while_it_is_shown_is_taken_back_by_who_made_it():
    session = Session("it", Journal("prince", {"players": 2}, NAMES[:2], 8), staging=True)
    rng = Random(8)
    while not (session.stage and session.to_take_back):
        session.skip()
        session.open_curtain()
        session.play(str(pick(session.journal.game.legal(), rng)))
    session.undo()
    assert not session.scene(Settings()).handed_on
