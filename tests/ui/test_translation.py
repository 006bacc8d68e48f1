"""Every word on the page goes through gettext: a language of brackets shows what does not."""

import json
import re
from collections.abc import Iterator
from gettext import NullTranslations
from random import Random

import pytest

from engine.journal import Journal
from tests.ui.visitor import Visitor, kept
from ui import words

BRACKETED = re.compile(r"⟦[^⟦⟧]*⟧")
# Names without letters, so that every letter on the page is a word of ours.
NAMES = ("1", "2", "3", "4", "5")


class Brackets(NullTranslations):
    """A language in which everything is English, and in brackets."""

    def gettext(self, message: str) -> str:
        return f"⟦{message}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"⟦{msgid1 if n == 1 else msgid2}⟧"


@pytest.fixture(autouse=True)
def _brackets() -> Iterator[None]:
    words.use(Brackets())
    yield
    words.use(NullTranslations())


def outside_the_brackets(text: str) -> str:
    """What is left of a text when all that was translated is taken out."""
    while (inner := BRACKETED.sub("", text)) != text:
        text = inner
    return text


def check(visitor: Visitor) -> None:
    for text in (*visitor.page.texts(), visitor.said):
        left = re.sub(r"\d{4}-\d\d-\d\dT?", "", outside_the_brackets(text))
        assert not re.search(r"[^\W\d_]", left), f"“{text}” on {visitor.screen}"


@pytest.mark.parametrize(
    ("players", "edition", "hidden"), [(2, "2013", True), (3, "2013", False), (4, "2025", True)]
)
def test_every_word_of_a_game_is_translated(players, edition, hidden):
    visitor = Visitor()
    check(visitor)
    visitor.begin(players, edition, hidden, names=NAMES)
    rng = Random(1)
    while visitor.screen != "result":
        check(visitor)
        visitor.step(rng)
        if visitor.screen == "table" and rng.random() < 0.05:
            look_around(visitor)
    check(visitor)


def look_around(visitor: Visitor) -> None:
    for ui in visitor.choices("select", "show", "line"):
        visitor.tap(ui)
        check(visitor)
        visitor.tap(ui)
    for ui in [*visitor.choices("look", "pile"), "menu", "log"]:
        visitor.tap(ui)
        check(visitor)
        if ui != "menu":
            visitor.tap("close")
    visitor.tell("peek on")
    check(visitor)
    visitor.tell("peek off")


def test_every_word_of_the_other_screens_is_translated():
    broken = kept("{", "x", broken=True) | kept("[]", "y", names=[]) | kept("{}", "z", names=["7"])
    visitor = Visitor(broken | {"current": "x"})
    check(visitor)
    visitor.begin(3, names=NAMES)
    visitor.tell("storage-failed")
    check(visitor)
    visitor.app.do("draw nothing")
    visitor.draw()
    check(visitor)
    for place in ("rules", "settings"):
        visitor.tap("menu")
        visitor.tap(place)
        check(visitor)
        if place == "settings":
            visitor.tap("switch live_score")
        visitor.tap("back")
    check(visitor)
    visitor.tap("menu")
    visitor.tap("home")
    check(visitor)
    for report in ("installable yes", "installed"):
        visitor.tell(report)
        visitor.tap("settings")
        check(visitor)
        visitor.tap("about")
        check(visitor)
        visitor.tap("back")
    visitor.tap("games")
    check(visitor)
    for question in visitor.choices("ask-delete", "ask-export"):
        visitor.tap(question)
        check(visitor)
        visitor.tap("close")
    visitor.tap("continue z")
    check(visitor)
    visitor.tap("ask-delete y")
    visitor.tap("delete y")
    check(visitor)
    for report in ("import", "not-imported large", "not-imported unread", "stored"):
        visitor.tell(report, "no save")
        check(visitor)
    visitor.tell("import", Journal("prince", {"players": 2}, NAMES[:2], 1).save())
    check(visitor)
    visitor.reload(elsewhere=True)
    check(visitor)
    visitor.tell("lost", "apart")
    check(visitor)
    visitor.app.taken_over({"trouble": True})
    visitor.draw()
    check(visitor)


def test_nothing_in_words_is_stored():
    visitor = Visitor()
    visitor.tap("setup")
    visitor.write("name-1", "2")
    visitor.tap("start")
    assert visitor.sentence.startswith("⟦⟦Player 1⟧")
    visitor.tap("draw core")
    stored = {name: text for name, text in visitor.store.items() if not name.startswith("game:")}
    assert json.loads(stored["draft"])["typed"] == [None, "2", None, None, None]
    words_in_names = {"⟦Player 1⟧", "⟦Player 3⟧"}  # by these names they play now
    for text in map(str, stored.values()):
        for name in words_in_names:
            text = text.replace(name, "")
        assert "⟦" not in text


def test_every_sentence_about_a_bad_set_up_is_translated():
    visitor = Visitor()
    visitor.tap("setup")
    for field, text in (
        ("deal", "x"),
        ("name-0", ""),
        ("name-0", "a" * 99),
        ("name-0", "a\nb"),
        ("name-0", "a\u202eb"),
    ):
        visitor.write(field, text)
        visitor.tap("start")
        assert visitor.page.with_attribute("aria-invalid")
        assert all(outside_the_brackets(alert) == "" for alert in visitor.alerts)
        visitor.write("deal", "")
