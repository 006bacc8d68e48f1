"""What people type stays text, whatever it is."""

import json
from functools import cache
from random import Random
from unicodedata import bidirectional

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.journal import Journal
from tests.ui.document import Element
from tests.ui.visitor import NAMES, Visitor, kept
from ui.parts.table import SHORT
from ui.words import isolated, moment

TURNS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
ODD_NAMES = [
    "<b>Ada</b>",
    "<script>x</script>",
    "</main><img src=x>",
    '"\' onclick="x',
    "' data-do='draw core",
    "&lt;&amp;Ada;",
    "{name} {0} %s",
    "עדה",
    "آدا",
    "아다 에이다",
    "👩‍🚀🪐",
    "A\u0301\u0323\u0308da",
    "ﷺﷺﷺ",
    "W" * 24,
    "\\u0041\\n",
    "-->",
    "]]>",
    "javascript:alert(1)",
]


@cache
def screens(first_name: str) -> list[tuple[Element, str]]:
    """A walk past every screen that shows names."""
    walk: list[tuple[Element, str]] = []

    def look(visitor: Visitor) -> None:
        walk.append((visitor.page, visitor.said))

    visitor = Visitor().begin(3, names=(first_name, *NAMES[1:]), deal=3, hidden_characters=True)
    look(visitor)
    visitor.open()
    for phase in ("take", "name"):
        visitor.play_until(phase, Random(1))
        look(visitor)
        for ui in [*visitor.choices("look"), "menu", "log"]:
            visitor.tap(ui)
            look(visitor)
            if ui != "menu":
                visitor.tap("close")
    visitor.tap("menu")
    visitor.tap("home")
    look(visitor)
    visitor.tap("setup")
    look(visitor)
    visitor.tap("home")
    visitor.tap("games")
    look(visitor)
    visitor.tap(visitor.choices("ask-delete")[0])
    look(visitor)
    visitor.tap("close")
    visitor.tap(visitor.choices("continue")[0])
    visitor.play_to_the_end(Random(1))
    look(visitor)
    return walk


@pytest.mark.long
@pytest.mark.parametrize("name", ODD_NAMES)
def test_an_odd_name_changes_words_and_nothing_else(name):
    shown = 0
    usual = "Ada" if len(name) <= SHORT else "Ada King of Lovelace"
    for (plain, plain_say), (drawn, say) in zip(screens(usual), screens(name), strict=True):
        assert drawn.shape() == plain.shape()
        for attribute in ("id", "class", "data-do", "data-ui", "role"):
            values = [[e.get(attribute) for e in page.all()] for page in (plain, drawn)]
            assert values[0] == values[1]
        said = [text.replace(usual, isolated(name)) for text in plain.texts()]
        assert list(drawn.texts()) == said
        assert say == plain_say.replace(usual, isolated(name))
        shown += any(name in text for text in drawn.texts())
    assert shown >= 6


def test_odd_names_survive_a_reload_letter_by_letter():
    for name in ODD_NAMES:
        visitor = Visitor().begin(3, names=(name, *NAMES[1:]))
        visitor.reload()
        assert visitor.sentence.startswith(isolated(name))
        visitor.tap("menu")
        visitor.tap("home")
        visitor.tap("setup")
        field = visitor.page.by_id("name-0")
        assert field is not None
        assert field.get("value") == name


@given(st.text() | st.text(st.sampled_from([*TURNS, *"ab א٣"])))
def test_a_name_cannot_turn_the_sentence_around_it(name):
    shown = isolated(name)
    inside = shown.removeprefix("\u2068").removesuffix("\u2069")
    assert not TURNS & set(inside)
    directions = {bidirectional(letter) for letter in inside}
    if directions & {"R", "AL", "AN"}:
        assert shown == f"\u2068{inside}\u2069"
    assert inside


@pytest.mark.parametrize(
    ("name", "shown"), [("a\u2069\u202eb", "ab"), ("\u3164", "?"), ("א\u2069b", "\u2068אb\u2069")]
)
def test_a_game_from_before_plays_on_with_its_odd_name_and_shows_it_tamed(name, shown):
    save = Journal("prince", {"players": 2}, NAMES[:2], 3).to_json() | {"names": [name, "Ben"]}
    visitor = Visitor(kept(json.dumps(save), names=[name, "Ben"]))
    assert f"{shown} and Ben" in visitor.page.text
    visitor.tap("continue it")
    visitor.open()
    assert visitor.sentence.startswith(shown)
    visitor.play_to_the_end()
    assert not TURNS - {*shown} & set(visitor.update.html)
    visitor.tap("again")
    assert visitor.screen in ("table", "curtain")
    assert visitor.kept_journal().names == (name, "Ben")


def test_a_name_that_cannot_be_taken_is_told_at_the_set_up():
    visitor = Visitor()
    visitor.tap("setup")
    visitor.write("name-0", "a\u2069\u202eb")
    visitor.tap("start")
    wrong = visitor.page.by_id("name-0-wrong")
    assert wrong is not None
    assert wrong.text == "A name can’t hold hidden characters or piles of accents."


def test_a_sentence_of_a_broken_save_is_text_too():
    visitor = Visitor(kept('{"format":"<b>1</b>"}'))
    visitor.tap("games")
    visitor.tap("continue it")
    assert "“<b>1</b>”" in visitor.page.text
    assert not [e for e in visitor.page.all() if e.tag == "b" and e.text == "1"]


def test_a_moment_is_told_as_people_tell_it() -> None:
    assert moment("2031-05-01T10:00:59.123") == "1 May 2031, 10:00"
    assert moment("2031-12-31T23:59") == "31 December 2031, 23:59"


@pytest.mark.parametrize("text", ["", "yesterday", "2031-00-01T10:00", "2031-13-01", "T", "1-2"])
def test_what_is_no_moment_is_shown_as_it_is(text: str) -> None:
    assert moment(text) == text
