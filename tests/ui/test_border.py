"""What crosses the border between Python and the page: effects go out, reports come in."""

from __future__ import annotations

import json

import pytest

from engine.game import GameError
from tests.ui.visitor import Visitor, finished
from ui.border import Copy, Download, Focus, Order, Picture, Read, Say, Share, Sound, Store, Update
from ui.reports import ANSWERS, QUIET, REPORTS, UNASKED
from ui.taps import TAPS


def test_every_effect_has_its_place_in_an_update() -> None:
    update = Update().order(
        [
            Store("draft", "{}"),
            Store("current", None),
            Read(("games", "50")),
            Download("a.json", "{}"),
            Share("Look!", "https://example.org/#1a"),
            Copy("https://example.org/#1a"),
            Picture("planet.png", "Look!", True),
            Sound("land", 0.5, True),
            Focus("deal"),
            *Order,
        ]
    )
    told = json.loads(update.to_text())
    assert told["store"] == {"draft": "{}", "current": None}
    assert told["read"] == ["games", "50"]
    assert told["download"] == {"name": "a.json", "text": "{}"}
    assert told["share"] == {"text": "Look!", "address": "https://example.org/#1a"}
    assert told["copy"] == "https://example.org/#1a"
    assert told["picture"] == {"name": "planet.png", "text": "Look!", "send": True}
    assert told["sound"] == {"name": "land", "volume": 0.5, "buzz": True}
    assert told["focus"] == "deal"
    assert [told[order.value] for order in Order] == [True] * len(Order)


def test_a_handler_gives_back_what_the_machine_is_to_do_and_does_nothing_itself() -> None:
    visitor = finished()
    state, key = visitor.app.state, visitor.session.key
    [exported] = TAPS["ask-export"](state, key, "")
    assert isinstance(exported, Download)
    stored, current, said = TAPS["delete"](state, key, "")
    assert stored == Store(f"game:{key}", None)
    assert isinstance(said, Say)
    assert str(said.note) == "Deleted: Ada, Ben and Cleo."
    assert current == Store("current", None)
    assert key in visitor.kept_games()


def test_an_effect_happens_once() -> None:
    visitor = Visitor()
    visitor.tap("setup")
    visitor.write("deal", "nonsense")
    visitor.tap("start")
    assert visitor.update.focus == "deal"
    visitor.draw()
    assert visitor.update.focus is None
    visitor.tell("installable yes")
    visitor.tap("home")
    visitor.tap("install")
    assert visitor.update.install
    visitor.draw()
    assert not visitor.update.install


def test_what_is_to_be_said_waits_for_what_has_to_be_read_first() -> None:
    visitor = Visitor()
    save = finished().kept_journal().save()
    visitor.app.report("import", visitor.files(save))
    question = visitor.app.draw()
    assert question.read is not None
    assert question.news == question.html == ""
    visitor.app.report(
        "listed", json.dumps({"games": [], "saves": {}, "more": 0, "trouble": False})
    )
    assert visitor.app.draw().news.startswith("Opened from a file: ")


def test_the_tables_do_not_overlap() -> None:
    assert not REPORTS.keys() & ANSWERS.keys()
    assert not REPORTS.keys() & (TAPS.keys() - {"leave"})
    assert REPORTS.keys() >= UNASKED | QUIET


@pytest.mark.parametrize("verb", ["nonsense", "players 3", ""])
def test_a_report_that_nobody_knows_is_an_error(verb) -> None:
    """The page then says that something broke, and leads back to what was stored."""
    with pytest.raises(KeyError):
        Visitor().app.report(verb)


@pytest.mark.parametrize("tap", ["nonsense", "aim nowhere", "turn"])
def test_a_tap_that_no_game_knows_is_an_error(tap) -> None:
    visitor = Visitor().begin(3)
    with pytest.raises(KeyError, match=tap):
        visitor.app.ui(tap)


def test_what_a_game_refuses_on_its_screen_is_told_like_anything_else(monkeypatch) -> None:
    visitor = Visitor().begin(3)

    def refuse(*_: object) -> bool:
        raise GameError("There is no tile “{tile}”.", tile="C99")

    monkeypatch.setattr("ui.session.Session.handle", refuse)
    visitor.tell("select C99")
    assert visitor.alerts == ["There is no tile “C99”."]


def test_a_tap_of_a_table_that_is_not_there_any_more_does_nothing() -> None:
    visitor = Visitor().begin(3)
    visitor.tap("menu")
    visitor.tap("home")
    page = visitor.update.html
    visitor.tell("select C01")
    assert visitor.update.html == page


def test_what_breaks_in_a_handler_stores_nothing(monkeypatch) -> None:
    visitor = Visitor().begin(3)
    before = dict(visitor.store)
    monkeypatch.setattr("ui.session.Session.play", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        visitor.app.do("draw core")
    visitor.draw()
    assert visitor.store == before
