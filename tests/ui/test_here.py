"""What is here already comes in once, and nothing that differs is ever taken for the same."""

from __future__ import annotations

import json

import pytest

from engine.journal import Journal
from engine.link import link_of
from tests.ui.test_chores import think_a_little
from tests.ui.test_records import played, shelf, think
from tests.ui.visitor import NAMES, Visitor, finished, kept, of_others
from ui.chores import BATCH, pack

GAME = Journal("prince", {"players": 3}, NAMES[:3], 5)
for _move in range(2):
    GAME.play(GAME.game.legal()[0])
GAME.page = {"badges": [2, 0, 1]}
SAVE = GAME.save()
HERE = "This game is here already: Ada, Ben and Cleo."
TABLE = {
    "game": "planet",
    "names": ["Ada", "Ben"],
    "badges": [0, 1],
    "seats": [{"animals": ["fox"]}, {"animals": ["bear"]}],
}


def changed(**parts: object) -> str:
    return json.dumps(json.loads(SAVE) | parts)


def opened(*files: str) -> Visitor:
    visitor = Visitor()
    visitor.tell("games")
    for file in files:
        visitor.tell("import", file)
    return visitor


@pytest.mark.parametrize(
    "again",
    [
        SAVE,
        json.dumps(json.loads(SAVE), indent=2),
        json.dumps(dict(sorted(json.loads(SAVE).items()))),
        changed(page={}),
        changed(page={"badges": [0, 1, 2], "bots": [None, None, None]}),
        changed(options={"players": 3}),
        changed(names=[" Ada", "Ben ", "Cleo"]),
    ],
    ids=["the same", "spread", "sorted", "plain", "badges", "usual options", "spaces"],
)
def test_a_game_that_is_opened_twice_is_there_once_and_that_is_told(again: str) -> None:
    visitor = opened(SAVE, again)
    assert list(visitor.kept_games().values()) == [SAVE]
    assert visitor.alerts == [HERE]
    assert len(visitor.choices("continue")) == 1
    visitor.tell("files")
    visitor.tell("import", changed(seed=6, actions=[]))
    assert visitor.alerts == []


@pytest.mark.parametrize(
    "other",
    [
        changed(seed=6, actions=[]),
        changed(seed=55, actions=["draw core"]),
        changed(actions=[]),
        changed(actions=json.loads(SAVE)["actions"][:1]),
        changed(names=["Ada", "Ben", "Eva"]),
        changed(names=["Ben", "Ada", "Cleo"]),
        changed(page={"bots": [None, "easy", None]}),
        changed(options={"players": 3, "first": 1}, actions=[]),
        changed(options={"players": 3, "edition": "2025"}, actions=[]),
        changed(options={"players": 3, "hidden_characters": True}),
    ],
    ids=lambda other: str(json.loads(other))[39:],
)
def test_what_differs_is_another_game(other: str) -> None:
    for files in ((SAVE, other), (other, SAVE)):
        visitor = opened(*files)
        assert len(visitor.kept_games()) == 2
        assert visitor.alerts == []


def test_a_game_that_went_on_since_it_was_saved_is_another_one_and_never_goes_back() -> None:
    visitor = opened(SAVE)
    [key] = visitor.kept_games()
    visitor.tap(f"continue {key}")
    visitor.open()
    visitor.tap(visitor.offered("data-do")[0])
    longer = visitor.kept_games()[key]
    assert len(Journal.load(longer).actions) == len(GAME.actions) + 1
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap("games")
    visitor.tell("import", SAVE)
    assert sorted(visitor.kept_games().values()) == sorted([longer, SAVE])
    assert visitor.alerts == []
    for save in (longer, SAVE):
        visitor.tell("import", save)
        assert visitor.alerts == [HERE]
    assert visitor.kept_games()[key] == longer


def test_a_game_that_was_played_here_and_comes_back_in_its_file_is_there_once() -> None:
    visitor = finished(3)
    visitor.tap("home")
    visitor.tap("games")
    visitor.tap(visitor.choices("ask-export")[0])
    before = visitor.kept_games()
    visitor.tell("import", visitor.downloads[-1]["text"])
    assert visitor.alerts == [HERE]
    assert visitor.kept_games() == before


def test_what_was_deleted_comes_in_again() -> None:
    visitor = opened(SAVE, SAVE)
    visitor.tap(visitor.choices("ask-delete")[0])
    visitor.tap(visitor.choices("delete")[0])
    visitor.tell("import", SAVE)
    assert list(visitor.kept_games().values()) == [SAVE]
    assert visitor.alerts == []


@pytest.mark.parametrize("broken", [SAVE[:-9], "{", changed(actions=7), changed(names=None)])
def test_what_is_kept_and_cannot_be_read_is_in_nobodys_way(broken: str) -> None:
    visitor = Visitor(kept(broken))
    visitor.tell("import", SAVE)
    visitor.tell("import", SAVE)
    assert visitor.alerts == [HERE]
    assert sorted(visitor.kept_games().values()) == sorted([broken, SAVE])


def test_games_that_are_here_twice_from_earlier_stay_where_they_are() -> None:
    visitor = Visitor({**kept(SAVE, "a"), **kept(SAVE, "b", rev=2)})
    visitor.tell("import", SAVE)
    assert visitor.alerts == [HERE]
    assert set(visitor.kept_games()) == {"a", "b"}
    visitor.tap("ask-delete a")
    visitor.tap("delete a")
    visitor.tell("import", SAVE)
    assert visitor.alerts == [HERE]


@pytest.mark.parametrize("badges", [[0, 1], [3, 4]])
def test_a_real_table_is_there_once(badges: list[int]) -> None:
    visitor = opened(json.dumps(TABLE), json.dumps(TABLE | {"badges": badges}))
    assert len(visitor.kept_games()) == 1
    assert visitor.alerts == ["This game is here already: Ada and Ben."]
    visitor.tell("import", json.dumps(TABLE | {"seats": [{"animals": []}] * 2}))
    assert len(visitor.kept_games()) == 2


# --- files of many games ---


def file(*saves: str) -> str:
    return pack(("2031-05-01T10:00", save) for save in saves)


def test_a_file_of_many_games_brings_those_that_are_new_and_tells_of_the_others() -> None:
    visitor = opened(SAVE)
    visitor.tell("import", file(SAVE, *of_others(SAVE, 2), SAVE, json.dumps(TABLE), "{"))
    think(visitor)
    assert len(visitor.kept_games()) == 4
    told = "1 game of the file can’t be read. 2 games of the file are here already."
    assert visitor.alerts == [told]
    visitor.tell("import", file(json.dumps(TABLE), *of_others(SAVE, 2)))
    think(visitor)
    assert len(visitor.kept_games()) == 4
    assert visitor.alerts == ["3 games of the file are here already."]


def test_a_file_that_comes_again_while_it_is_taken_in_brings_nothing_more() -> None:
    saves = of_others(played("planet", 2, 2).save(), 2 * BATCH)
    visitor = opened(file(*saves))
    while not visitor.kept_games():
        think_a_little(visitor, 1)
    visitor.tell("import", file(*saves))
    think(visitor)
    assert sorted(visitor.kept_games().values()) == sorted(saves)
    assert visitor.alerts == [f"{2 * BATCH} games of the file are here already."]


def test_all_games_that_were_saved_here_are_here_already() -> None:
    visitor = Visitor(shelf(played("prince", 2, 1), played("planet", 2, 2)))
    visitor.tap("games")
    visitor.tap("records")
    visitor.tap("export-all")
    visitor.tap("games")
    before = visitor.kept_games()
    visitor.tell("import", visitor.downloads[-1]["text"])
    think(visitor)
    assert visitor.kept_games() == before
    assert visitor.alerts == ["2 games of the file are here already."]


def test_whoever_leaves_in_the_middle_hears_in_the_end_how_many_were_here() -> None:
    saves = of_others(played("planet", 2, 2).save(), 3 * BATCH)
    visitor = opened(*saves[::3])
    before = len(visitor.kept_games())
    visitor.tell("import", file(*saves))
    while len(visitor.kept_games()) == before:
        think_a_little(visitor, 1)
    visitor.reload()
    think(visitor)
    assert sorted(visitor.kept_games().values()) == sorted(saves)
    assert visitor.alerts == [f"{BATCH} games of the file are here already."]


# --- links ---


@pytest.mark.parametrize("is_open", [True, False])
def test_a_link_to_a_game_that_is_here_leads_to_it(is_open: bool) -> None:
    visitor = finished(3)
    journal = visitor.kept_journal()
    if not is_open:
        visitor.tap("home")
    before = visitor.kept_games()
    visitor.tell("link", link_of(journal))
    visitor.tap("look-at-link")
    assert visitor.screen == "result"
    assert visitor.kept_games() == before
    assert visitor.store["current"] in before
    visitor.tap("home")
    visitor.tap("games")
    assert "came by a link" not in visitor.page.text
