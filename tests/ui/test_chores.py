"""What is done with many games when there is time: wherever somebody goes, none is lost."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from tests.ui import tablet
from tests.ui.test_records import played, think
from tests.ui.visitor import Visitor, of_others
from ui.chores import BATCH, pack
from ui.library import PAGE

MANY = 3 * BATCH
LEFT = "still to be looked through"


@cache
def file(games: int = MANY, broken: int = 0, deal: int = 2) -> str:
    """A file with so many games, and with some more that can’t be read."""
    saves = [*of_others(played("planet", 2, deal).save(), games), *["{"] * broken]
    return pack([("2031-05-01T10:00", save) for save in saves])


def think_a_little(visitor: Visitor, moments: int = 3) -> None:
    for _moment in range(moments):
        if visitor.app.report("think"):
            visitor.draw()


def think_on(visitor: Visitor) -> None:
    """Until more games are here, and the next ones are looked at."""
    before = len(visitor.kept_games())
    while len(visitor.kept_games()) == before:
        think_a_little(visitor, 1)
    think_a_little(visitor)


def test_a_second_file_that_comes_while_the_first_is_taken_in_takes_nothing_from_it():
    visitor = Visitor()
    visitor.tell("import", file())
    think_on(visitor)
    visitor.tell("import", file(deal=3))
    assert LEFT in visitor.page.text
    think(visitor)
    assert len(visitor.kept_games()) == 2 * MANY


def test_several_files_that_come_at_once_are_all_taken_in():
    visitor = Visitor()
    single = played("prince", 2, 4).save()
    for text in (file(), single, file(1, broken=1, deal=3), '{"format": 1, "games": []}'):
        visitor.app.report("import", visitor.files(text))
    visitor.draw()
    think(visitor)
    assert len(visitor.kept_games()) == MANY + 2
    assert visitor.alerts == ["1 game of the file can’t be read."]


def test_very_many_files_that_come_at_once_are_taken_in_when_there_is_time():
    visitor = Visitor()
    single = played("prince", 2, 4).save()
    damaged = '{"format": 1, "games": ['
    singles = [single, *of_others(single, MANY)]
    visitor.tell("imports", json.dumps([*singles, "{", file(3), damaged, single]))
    assert visitor.kept_games() == {}
    assert LEFT in visitor.page.text
    visitor.tap("home")
    think(visitor)
    assert visitor.screen == "home"
    assert len(visitor.kept_games()) == MANY + 4
    assert "2 games of the file can’t be read." in visitor.alerts[0]
    visitor.tap("games")
    assert "1 May 2031" in visitor.page.text


def test_what_is_wrong_with_one_of_several_files_is_told_whatever_the_next_one_is():
    visitor = Visitor()
    for text in ("no save", played("prince", 2, 4).save()):
        visitor.tell("import", text)
    assert len(visitor.kept_games()) == 1
    assert len(visitor.alerts) == 1
    visitor.tell("files")
    visitor.tell("import", file(1))
    assert visitor.alerts == []


@pytest.mark.parametrize("place", ["home", "records", "settings"])
def test_games_are_taken_in_wherever_somebody_goes(place):
    visitor = Visitor()
    visitor.tell("import", file(broken=2))
    think_on(visitor)
    if place == "settings":
        visitor.tap("home")
    visitor.tap(place)
    think(visitor)
    assert visitor.screen == place
    assert len(visitor.kept_games()) == MANY
    assert visitor.alerts == ["2 games of the file can’t be read."]


def test_at_a_table_it_waits_and_home_says_how_many_are_still_to_come():
    visitor = Visitor()
    visitor.tell("import", file())
    think_on(visitor)
    before = len(visitor.kept_games())
    visitor.tap("home")
    visitor.begin(3)
    think(visitor)
    assert len(visitor.kept_games()) == before + 1
    visitor.tap("menu")
    visitor.tap("home")
    assert LEFT in visitor.page.text
    think(visitor)
    assert len(visitor.kept_games()) == MANY + 1
    assert LEFT not in visitor.page.text


def test_whoever_leaves_in_the_middle_finds_the_rest_taken_in_later():
    visitor = Visitor()
    visitor.tell("import", file(broken=1))
    think_on(visitor)
    visitor.tell("import", file(deal=3))
    think_on(visitor)
    visitor.reload()
    assert LEFT in visitor.page.text
    think(visitor)
    assert len(visitor.kept_games()) == 2 * MANY
    assert visitor.alerts == ["1 game of the file can’t be read."]
    assert not {"arriving", "arrived"} & visitor.store.keys()
    visitor.reload()
    assert not visitor.update.think


def test_what_another_tab_has_not_come_to_the_end_of_is_taken_in_by_the_one_that_takes_over():
    first = Visitor()
    first.tell("import", file())
    think_on(first)
    second = Visitor(first.store, seed=2)
    second.reload(elsewhere=True)
    think(second)
    assert second.store == first.store
    second.tell("taken-over", json.dumps(tablet.start(first.store)))
    first.tell("lost")
    think(first)
    think(second)
    assert len(first.kept_games()) < MANY
    assert len(second.kept_games()) == MANY


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, file(), '{"format": 9, "games": []}'])
@pytest.mark.parametrize("progress", ["", "x", "7", "1 2 x", f"{MANY} 0", "-1 0"])
def test_what_was_left_of_a_file_and_cannot_be_read_is_no_trouble(text, progress):
    visitor = Visitor({"arriving": text, "arrived": progress})
    assert visitor.screen == "home"
    think(visitor)
    visitor.tell("import", file(1, deal=3))
    think(visitor)
    assert len(visitor.kept_games()) % MANY == 1


def test_the_list_stays_as_long_as_it_is_while_very_many_games_are_taken_in():
    visitor = Visitor()
    visitor.tell("import", file())
    think_on(visitor)
    think_on(visitor)
    assert len(visitor.kept_games()) > PAGE
    shown = [e for e in visitor.page.all() if (e.get("id") or "").startswith("kept-")]
    assert len(shown) == PAGE
    assert visitor.choices("more")


def of_an_older_version(games: int) -> dict[str, Any]:
    """Finished games of which too little is said."""
    save = played("prince", 2, 1).save()
    about = {"game": "prince", "names": ["Ada", "Ben"], "when": ""}
    return {
        name: text
        for rev in range(games)
        for name, text in (
            (f"game:{rev}", save),
            (f"done:{rev}", json.dumps({**about, "rev": rev})),
        )
    }


def test_games_that_are_erased_or_deleted_before_they_are_looked_through_stay_away():
    visitor = Visitor(of_an_older_version(2 * BATCH))
    visitor.tap("games")
    visitor.tap(visitor.choices("ask-delete")[0])
    visitor.tap(visitor.choices("delete")[0])
    think_a_little(visitor)
    visitor.tap("records")
    visitor.tap("ask-erase")
    visitor.tap("erase")
    think(visitor)
    assert [name for name in visitor.store if ":" in name] == []


def test_games_of_a_file_come_before_those_that_are_looked_through_and_both_come_to_an_end():
    visitor = Visitor(of_an_older_version(BATCH))
    visitor.tap("games")
    think_a_little(visitor)
    visitor.tell("import", file())
    think(visitor)
    assert len(visitor.kept_games()) == BATCH + MANY
    about = [json.loads(text) for name, text in visitor.store.items() if name.startswith("done:")]
    assert all("end" in each for each in about)


def test_nothing_is_looked_through_while_a_question_is_open():
    visitor = Visitor(of_an_older_version(BATCH))
    visitor.tap("games")
    visitor.tap(visitor.choices("ask-delete")[0])
    think(visitor)
    assert visitor.dialog is not None
    visitor.tap("close")
    think(visitor)
    assert LEFT not in visitor.page.text


def test_games_of_a_file_that_cannot_be_read_are_counted_and_the_others_taken_in():
    journal = played("prince", 2, 4)
    games = [{"when": "", "save": "{"}, {"when": "x", "save": journal.save()}]
    visitor = Visitor()
    visitor.tell("import", json.dumps({"format": 1, "games": games}))
    think(visitor)
    assert visitor.alerts == ["1 game of the file can’t be read."]
    assert list(visitor.kept_games().values()) == [journal.save()]
    before = dict(visitor.store)
    for damaged in ('{"games": 7}', '{"games": [7]}', '{"format": 9, "games": []}', '{"games": ['):
        visitor.tell("import", damaged)
        assert visitor.alerts
    assert visitor.store == before


def test_finished_games_that_an_older_version_left_are_looked_through_when_there_is_time():
    store: dict[str, Any] = {}
    for number in range(24):
        journal = played("prince", 2, number % 3)
        about = {"game": "prince", "names": ["Ada", "Ben"], "when": "", "rev": number}
        store |= {f"game:{number}": journal.save(), f"done:{number}": json.dumps(about)}
    store["game:0"] = "{"
    visitor = Visitor(store)
    visitor.tap("games")
    assert "12 games are still to be looked through" in visitor.page.text
    think(visitor)
    assert "still to be" not in visitor.page.text
    assert (
        sum("end" in json.loads(text) for key, text in visitor.store.items() if "done" in key) == 12
    )
    visitor.tap("records")
    think(visitor)
    known = {key: json.loads(text) for key, text in visitor.store.items() if "done:" in key}
    assert sorted(key for key, about in known.items() if "end" not in about) == ["done:0"]
    assert known["done:0"]["broken"]
    assert visitor.store["game:0"] == "{"
    assert {about["rev"] for about in known.values()} == set(range(24))


def test_they_are_looked_through_once_also_where_nothing_can_be_stored():
    about = {"game": "prince", "names": ["Ada", "Ben"], "when": "", "rev": 1}
    store = {"game:0": played("prince", 2, 1).save(), "done:0": json.dumps(about)}
    visitor = Visitor(dict(store))
    for place in ("games", "records"):
        visitor.tap(place)
        think(visitor)
        visitor.store.clear()
        visitor.store.update(store)
    assert not visitor.update.think
    assert visitor.screen == "records"
