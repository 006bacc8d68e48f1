"""What is kept on the tablet: it survives a reload, and what can't be read is never lost."""

import json
import re
from random import Random

import pytest

from engine.journal import Journal
from engine.shuffle import pick
from tests.ui.visitor import NAMES, Visitor, finished, kept, save_of
from ui.border import Row

SAVE = Journal("prince", {"players": 3}, NAMES[:3], 5)
SAVE.play("draw core")
GOOD = SAVE.save()


def changed(**parts: object) -> str:
    return json.dumps(json.loads(GOOD) | parts)


BROKEN = {
    "a truncated save": (GOOD[:-30], "incomplete or damaged"),
    "an empty save": ("", "incomplete or damaged"),
    "another format": (changed(format=99), "format “99”"),
    "another game": (changed(game="chess"), "“chess”"),
    "no actions": (changed(actions=None), "“actions”"),
    "too many players": (changed(options={"players": 9}), "2 to 5 players"),
    "an illegal action": (changed(actions=["name 1"]), "Action 1"),
    "an unknown tile": (changed(actions=["draw core", "take X99 r1c1"]), "Action 2"),
    "a list": ("[]", "not a save"),
    "something else": ("hello", "incomplete or damaged"),
    "a number": ("7", "not a save"),
    "endless brackets": ("[" * 100_000, "incomplete or damaged"),
}
each_broken = pytest.mark.parametrize(("save", "reason"), BROKEN.values(), ids=BROKEN)


@each_broken
def test_a_game_that_cannot_be_opened_at_the_start_says_which_and_why(save, reason):
    visitor = Visitor({**kept(save), "current": "it"})
    assert visitor.screen == "home"
    [sentence] = visitor.alerts
    assert "Ada and Ben" in sentence
    assert reason in sentence
    assert "kept as it is" in sentence
    assert visitor.store["game:it"] == save
    for report in ("offline", "launch ", "safe no"):  # nobody has tapped: it is still to be read
        visitor.tell(report)
        assert visitor.alerts == [sentence]
    visitor.reload()
    assert visitor.alerts == []
    assert visitor.choices("continue") == []


def test_a_game_that_is_not_here_at_the_start_is_told_once():
    visitor = Visitor({"current": "it"})
    assert visitor.screen == "home"
    assert visitor.alerts == ["This game is not here any more."]
    visitor.reload()
    assert visitor.alerts == []


@each_broken
def test_a_save_that_cannot_be_read_is_found_when_it_is_opened_and_the_list_marks_it(save, reason):
    visitor = Visitor(kept(save))
    visitor.tap("games")
    assert reason not in visitor.page.text
    visitor.tap("continue it")
    assert visitor.screen == "games"
    [item] = [e for e in visitor.page.all() if e.tag == "li"]
    assert reason in item.text
    assert visitor.alerts
    assert visitor.store["game:it"] == save
    visitor.reload()
    assert visitor.choices("continue") == []
    visitor.tap("games")
    assert "could not be opened" in visitor.page.text


@each_broken
def test_a_save_that_cannot_be_read_can_be_exported_as_it_is_and_deleted(save, reason):
    visitor = Visitor(kept(save))
    visitor.tap("continue it")
    assert reason in visitor.alerts[0]
    visitor.tap("games")
    visitor.tap("ask-export it")
    visitor.tap("export it")
    [file] = visitor.downloads
    assert file == {"name": "pocket-planets-2031-05-01-1000.json", "text": save}
    visitor.tap("ask-delete it")
    visitor.tap("delete it")
    assert visitor.kept_games() == {}


@each_broken
def test_a_save_that_cannot_be_read_is_never_overwritten(save, reason):
    visitor = Visitor({**kept(save), "current": "it"})
    visitor.begin(4)
    visitor.act(Random(1))
    visitor.tell("away")
    visitor.reload()
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap("games")
    visitor.tell("import", GOOD)
    visitor.tap("continue it")
    assert visitor.store["game:it"] == save
    assert reason in visitor.page.text


@pytest.mark.parametrize(
    "about",
    ["", "{", "[]", "7", "null", '{"names": 7}', '{"names": [{}], "round": "x"}', "[" * 9_999],
    ids=lambda text: text[:20] or "empty",
)
def test_whatever_is_said_of_a_game_it_can_be_opened_exported_and_deleted(about):
    visitor = Visitor({"game:it": GOOD})
    row = Row(key="it", over=False, about=about)
    visitor.app.state.take_up({"open": [row], "some": True})
    visitor.draw()
    visitor.tap("continue it")
    assert visitor.screen == "table"
    visitor.tap("menu")
    visitor.tap("home")
    visitor.app.state.library.take_list({"games": [row], "saves": {}, "more": 0, "trouble": False})
    visitor.app.state.go("games")
    visitor.draw()
    assert "7" not in visitor.page.text
    visitor.tap("ask-export it")
    visitor.tap("export it")
    assert visitor.downloads[0] == {"name": "pocket-planets.json", "text": GOOD}
    visitor.tap("ask-delete it")
    visitor.tap("delete it")
    assert visitor.kept_games() == {}


def test_a_game_that_a_newer_version_can_read_is_marked_no_more():
    visitor = Visitor(kept(GOOD, broken=True))
    assert visitor.choices("continue") == []
    visitor.tap("games")
    visitor.tap("continue it")
    assert visitor.screen == "table"
    visitor.reload()
    visitor.tap("menu")
    visitor.tap("home")
    visitor.reload()
    assert visitor.choices("continue") == ["continue it"]


def test_a_game_that_is_not_there_any_more_is_told():
    visitor = Visitor(kept(GOOD))
    visitor.tap("games")
    del visitor.store["game:it"]
    visitor.tap("continue it")
    assert visitor.alerts == ["This game is not here any more."]
    assert visitor.choices("continue") == []


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


def test_after_the_clock_went_back_the_game_that_was_played_last_is_still_the_last():
    visitor = Visitor()
    times = iter([f"2031-05-{day:02}T10:00:00" for day in range(30, 1, -1)])
    visitor.app.state.device.now = lambda: next(times)
    for first_name in ("Ada", "Dan"):
        visitor.begin(3, names=(first_name, "Ben", "Cleo"), deal="")
        visitor.tap("menu")
        visitor.tap("home")
    for _ in range(2):
        [button] = [e for e in visitor.page.all() if e.get("id") == "continue"]
        assert "Dan, Ben and Cleo" in button.text
        visitor.reload()
    visitor.tap("games")
    items = [e.text for e in visitor.page.all() if e.tag == "li"]
    assert ["Dan" in item for item in items] == [True, False]


def test_the_same_deal_at_the_same_time_by_the_same_people_is_another_game():
    visitor = Visitor()
    visitor.app.state.device.now = lambda: "2031-05-01T10:00:00"
    for played in range(2):
        visitor.begin(3, deal=7)
        if not played:
            visitor.tap("draw core")
        visitor.tap("menu")
        visitor.tap("home")
    actions = [Journal.load(save).actions for save in visitor.kept_games().values()]
    assert sorted(map(len, actions)) == [0, 1]


SEED = 987_654_321


def test_nothing_on_the_page_nor_a_file_name_tells_the_deal():
    visitor = Visitor().begin(3, deal=SEED)
    seen = [visitor.update.html]
    visitor.tell("storage-failed")
    visitor.tap("menu")
    visitor.tap("home")
    seen.append(visitor.update.html)
    visitor.tap("games")
    seen.append(visitor.update.html)
    visitor.tap(visitor.choices("ask-export")[0])
    seen.append(visitor.update.html)
    visitor.tap(visitor.choices("export")[0])
    [file] = visitor.downloads
    assert str(SEED) in file["text"]
    assert re.fullmatch(r"pocket-planets-2031-05-01-\d{4}\.json", file["name"])
    assert all(str(SEED) not in html for html in seen)
    assert all(str(SEED) not in name for name in visitor.store)


def test_a_long_list_is_shown_bit_by_bit():
    games = [kept(GOOD, f"k{n}", rev=n, names=[f"N{n}", "Ben"]) for n in range(30)]
    visitor = Visitor({name: text for game in games for name, text in game.items()})
    visitor.tap("games")
    for shown in (12, 24, 30):
        assert visitor.choices("continue") == [f"continue k{29 - n}" for n in range(shown)]
        if shown < 30:
            visitor.tap("more")
    assert visitor.choices("more") == []
    visitor.tap("ask-delete k3")
    visitor.tap("delete k3")
    assert len(visitor.choices("continue")) == 29


def test_a_list_replays_no_game():
    visitor = Visitor({**kept("no save at all", "x"), **kept("nor this", "y", rev=2)})
    visitor.tap("games")
    assert visitor.choices("continue") == ["continue y", "continue x"]
    assert visitor.alerts == []


def test_when_a_game_is_over_home_goes_on_with_the_one_before():
    journal = Journal("prince", {"players": 3}, NAMES[:3], 7)
    rng = Random(7)
    while journal.game.turn is not None:
        journal.play(pick(journal.game.legal(), rng))
    almost = save_of(journal, [str(action) for action in journal.actions[:-1]])
    visitor = Visitor({**kept(GOOD, "a"), **kept(almost, "b", rev=2), "current": "b"})
    visitor.act(rng)
    visitor.tap("home")
    assert visitor.choices("continue") == ["continue a"]
    assert sorted(name for name in visitor.store if ":" in name) == [
        "done:b",
        "game:a",
        "game:b",
        "open:a",
    ]


def test_an_answer_that_comes_too_late_changes_nothing():
    visitor = Visitor(kept(GOOD))
    visitor.app.ui("continue it")
    visitor.app.ui("setup")
    visitor.draw()
    assert visitor.screen == "setup"
    visitor.tell("opened", json.dumps({"key": "it", "over": False, "about": "{}", "save": GOOD}))
    assert visitor.screen == "setup"


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
    assert visitor.update.news == "Deleted: Ada, Ben and Cleo."
    assert visitor.kept_games() == {}
    assert visitor.choices("continue") == []
    visitor.draw()
    assert visitor.update.news == ""
    visitor.tap("home")
    assert visitor.choices("games", "continue") == []
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
    assert visitor.update.news == "Opened from a file: Ada, Ben and Cleo."
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


@pytest.mark.parametrize("why", ["large", "unread"])
def test_a_file_that_cannot_even_be_read_is_told_in_a_sentence(why):
    visitor = Visitor()
    visitor.tell("games")
    visitor.tell(f"not-imported {why}")
    [sentence] = visitor.alerts
    assert sentence.startswith("This file ")
