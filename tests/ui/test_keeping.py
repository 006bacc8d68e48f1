"""What is kept on the tablet: it survives a reload, and what can't be read is never lost."""

import json
from random import Random

import pytest

from engine.journal import Journal
from tests.ui.visitor import NAMES, Visitor, finished, wrapped

SAVE = Journal("prince", {"players": 3}, NAMES[:3], 5)
SAVE.play("draw core")
GOOD = SAVE.save()


def changed(**parts: object) -> str:
    return json.dumps(json.loads(GOOD) | parts)


BROKEN = {
    "a truncated save": (wrapped(GOOD[:-30]), "broken off or damaged"),
    "an empty save": (wrapped(""), "broken off or damaged"),
    "another format": (wrapped(changed(format=99)), "format “99”"),
    "another game": (wrapped(changed(game="chess")), "“chess”"),
    "no actions": (wrapped(changed(actions=None)), "“actions”"),
    "too many players": (wrapped(changed(options={"players": 9})), "2 to 5 players"),
    "an illegal action": (wrapped(changed(actions=["name 1"])), "Action 1"),
    "an unknown tile": (wrapped(changed(actions=["draw core", "take X99 r1c1"])), "Action 2"),
    "a list": (wrapped("[]"), "not a save"),
    "a truncated text": (wrapped(GOOD)[:40], "broken off or damaged"),
    "no text at all": ("", "broken off or damaged"),
    "something else": ("hello", "broken off or damaged"),
    "a number": ("7", "not a save"),
    "endless brackets": ("[" * 100_000, "broken off or damaged"),
}
each_broken = pytest.mark.parametrize(("text", "reason"), BROKEN.values(), ids=BROKEN)


@each_broken
def test_a_save_that_cannot_be_read_is_listed_with_its_reason(text, reason):
    visitor = Visitor({"game:it": text, "current": "it"})
    assert visitor.screen == "home"
    visitor.tap("games")
    assert reason in visitor.page.text
    assert visitor.choices("continue") == []
    assert visitor.store["game:it"] == text


@each_broken
def test_a_save_that_cannot_be_read_can_be_exported_as_it_is(text, reason):
    visitor = Visitor({"game:it": text})
    visitor.tap("games")
    visitor.tap("ask-export it")
    if visitor.dialog:
        visitor.tap("export it")
    [file] = visitor.downloads
    assert file["name"].endswith(".json")
    assert file["text"] in (text, *saves_in(text))
    assert reason in visitor.page.text


def saves_in(text: str) -> list[str]:
    """The save in a stored text, if there is one."""
    try:
        return [json.loads(text)["save"]]
    except (ValueError, TypeError, RecursionError):
        return []


@each_broken
def test_a_save_that_cannot_be_read_is_never_overwritten(text, reason):
    visitor = Visitor({"game:it": text, "current": "it"})
    visitor.begin(4)
    visitor.act(Random(1))
    visitor.tell("away")
    visitor.reload()
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap("games")
    visitor.tell("import", GOOD)
    assert visitor.store["game:it"] == text
    assert reason in visitor.page.text


def test_a_broken_save_that_promised_to_go_on_says_why_it_cannot():
    visitor = Visitor({"game:it": wrapped(GOOD[:-30])})
    if visitor.choices("continue"):
        visitor.tap("continue it")
    else:
        visitor.tap("games")
    assert visitor.screen == "games"
    assert "broken off or damaged" in visitor.page.text


def test_several_games_are_kept_with_players_round_and_date():
    visitor = Visitor()
    for names in (("Ada", "Ben", "Cleo"), ("Dan", "Eva", "Fay")):
        visitor.begin(3, names=names, deal="")
        visitor.tap("draw core")
        visitor.tap("menu")
        visitor.tap("home")
    visitor.reload()
    visitor.tap("games")
    items = [e.text for e in visitor.page.all() if e.tag == "li"]
    assert len(items) == 2
    assert "Dan, Eva and Fay" in items[0]
    assert "Ada, Ben and Cleo" in items[1]
    for item in items:
        assert "Round 1 of 16" in item
        assert "1 May 2031, " in item
    visitor.tap(visitor.choices("continue")[1])
    assert "Ada" in visitor.sentence


def test_home_goes_on_with_the_game_that_was_played_last():
    visitor = Visitor()
    for first_name in ("Ada", "Dan"):
        visitor.begin(3, names=(first_name, "Ben", "Cleo"), deal="")
        visitor.tap("menu")
        visitor.tap("home")
    visitor.tap(visitor.choices("continue")[0])
    assert visitor.sentence.startswith("Dan")


def test_deleting_asks_and_can_be_called_off():
    visitor = Visitor().begin(3)
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap("games")
    [ask] = visitor.choices("ask-delete")
    visitor.tap(ask)
    assert visitor.dialog is not None
    assert "Ada, Ben and Cleo" in visitor.dialog.text
    visitor.tap("close")
    assert len(visitor.kept_games()) == 1
    visitor.tap(ask)
    visitor.tap(visitor.choices("delete")[0])
    assert visitor.dialog is None
    assert visitor.kept_games() == {}
    assert visitor.choices("continue") == []
    visitor.reload()
    assert visitor.screen == "home"
    assert visitor.choices("continue") == []


def test_exporting_a_game_in_progress_says_what_it_gives_away():
    visitor = Visitor().begin(3)
    visitor.tap("draw core")
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap("games")
    [ask] = visitor.choices("ask-export")
    visitor.tap(ask)
    assert visitor.downloads == []
    assert visitor.dialog is not None
    assert "secret" in visitor.dialog.text
    visitor.tap(visitor.choices("export")[0])
    [file] = visitor.downloads
    assert [str(action) for action in Journal.load(file["text"]).actions] == ["draw core"]


def test_a_finished_game_is_exported_without_a_question():
    visitor = finished()
    visitor.tap("home")
    visitor.tap("games")
    visitor.tap(visitor.choices("ask-export")[0])
    assert visitor.dialog is None
    [file] = visitor.downloads
    assert Journal.load(file["text"]).result() is not None


def test_an_exported_game_goes_on_on_another_tablet():
    visitor = Visitor()
    visitor.tap("setup")
    visitor.tap("home")
    visitor.tell("games")
    visitor.tell("import", GOOD)
    assert visitor.alerts == []
    visitor.tap(visitor.choices("continue")[0])
    assert visitor.screen == "table"
    assert len(visitor.choices("select")) == 3
    visitor.reload()
    assert len(visitor.choices("select")) == 3


@pytest.mark.parametrize(
    "text",
    [
        *(GOOD[:-1], "", "hello", "[]", "7", "[" * 100_000),
        *(changed(format=2), changed(game="go"), changed(names=["Ada"]), changed(seed=-1)),
        *(changed(seed="x"), changed(actions=[7]), changed(actions=["draw core"] * 2)),
        *(changed(options={"players": 3, "colour": "red"}), changed(options={})),
    ],
    ids=lambda text: text[-24:],
)
def test_a_file_that_cannot_be_imported_is_told_in_a_sentence_and_changes_nothing(text):
    visitor = Visitor().begin(3)
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap("games")
    before = dict(visitor.store)
    visitor.tell("import", text)
    [sentence] = visitor.alerts
    assert sentence.endswith(".")
    assert sentence not in visitor.said  # the alert is heard by itself
    assert visitor.store == before
    assert len(visitor.choices("continue")) == 1


def test_importing_a_game_twice_keeps_two_games():
    visitor = Visitor()
    visitor.tell("games")
    visitor.tell("import", GOOD)
    visitor.tell("import", GOOD)
    assert len(visitor.kept_games()) == 2
