"""Who sat at a real table, what was chosen for it, and how it is kept and read again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from gettext import NullTranslations
from typing import Any

import pytest

import engine.planet
from engine.options import Choice
from engine.prince.tiles import IN_THE_BOX, TILES
from tests.ui.test_tally import finished_game, new_table, tap, tap_it_all_in
from tests.ui.visitor import Visitor
from ui import words
from ui.games import OptionWords, page_of

COUNTED = ("king", "lamplighter", "lamplighter", "gardener")
OTHERS = ("hunter", "vain_man", "astronomer", "turkish_astronomer")  # the box has two of each
TABLE = {"game": "planet", "seats": [{"animals": ["fox"]}, {"animals": ["whale"]}]}


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    words.use(NullTranslations())


def count_a_planet(visitor: Visitor, *characters: str) -> None:
    """The planet that is looked at; then the next one is."""
    for name in characters:
        visitor.tap(f"tally more {name}")
    visitor.tap("tally done")


def draft_of(visitor: Visitor) -> Any:
    return json.loads(visitor.store["table"])


# --- who sits there ---


def test_a_planet_that_was_counted_is_not_lost_when_fewer_sit_there_for_a_while() -> None:
    visitor = Visitor()
    visitor.tap("score")
    visitor.tap("tally game prince")
    visitor.tap("tally seat 2")
    count_a_planet(visitor, *COUNTED)
    visitor.tap("tally table")
    visitor.tap("tally players 2")
    visitor.reload()
    visitor.tap("score")
    visitor.tap("tally players 3")
    assert "counted" not in visitor.page.text  # somebody looks at it once more
    visitor.tap("tally end")
    for _seat in range(2):
        count_a_planet(visitor, *OTHERS)
    assert visitor.sentence == "Player 3’s planet"
    visitor.tap("tally done")
    table = visitor.app.state.table
    assert table is not None
    assert table.shown
    assert table.seats[2]["characters"] == list(COUNTED)


def test_a_planet_of_planet_that_comes_back_has_its_animals() -> None:
    table = new_table("planet", 3)
    tap(table, 2, "pick fox")
    table.done = {0, 1, 2}
    table.sit(2)
    tap(table, 0, "pick fox")
    tap(table, 0, "pick fox")
    table.sit(4)
    assert table.seats[2]["animals"] == ["fox"]
    assert table.done == {0, 1}
    assert len(table.seats) == 4


def test_people_sit_at_a_real_table_and_no_bots() -> None:
    visitor = Visitor()
    visitor.tap("setup")
    visitor.tap("players 4")
    visitor.write("name-0", "Ada")
    visitor.write("name-2", "Cleo")
    for seat in (1, 3):
        visitor.tap(f"sit {seat}")
    visitor.tap("home")
    visitor.tap("score")
    table = visitor.app.state.table
    assert table is not None
    assert [player.name for player in table.players()] == ["Ada", "Cleo"]
    assert [player.badge for player in table.players()] == [0, 2]
    visitor.tap("tally players 3")
    assert table.player(2).name == "Player 3"


def test_a_name_that_was_cleared_in_the_set_up_is_as_if_nobody_had_typed_it() -> None:
    visitor = Visitor()
    visitor.tap("setup")
    visitor.write("name-0", "")
    visitor.write("name-1", "Ben")
    visitor.tap("home")
    visitor.tap("score")
    table = visitor.app.state.table
    assert table is not None
    assert [table.name(0), table.name(1)] == ["Player 1", "Ben"]


def test_names_that_nobody_has_typed_follow_the_language() -> None:
    visitor = Visitor()
    visitor.tap("score")
    visitor.tap("tally game planet")
    visitor.tap("tally players 2")
    visitor.write("tally-name-1", "Ben")
    visitor.tap("tally end")
    for _seat in range(2):
        visitor.tap("tally done")
    stored = json.dumps(visitor.store)
    assert "Player" not in stored
    assert "Ben" in stored
    visitor.tap("tally table")
    assert "Player" not in json.dumps(draft_of(visitor))
    visitor.tap("home")
    visitor.tap("games")
    assert "Player 1 and Ben share the victory" in visitor.page.text
    visitor.tap("records")
    assert {"Player 1", "Ben"} <= {each.text for each in visitor.page.all()}
    visitor.tap("games")
    visitor.tap("home")
    visitor.tap("settings")
    visitor.tap("set language pl")
    visitor.tap("back")
    visitor.tap("games")
    assert "Player 1" not in visitor.page.text
    visitor.tap(visitor.choices("continue")[0])
    assert "Player 1" not in visitor.page.text


# --- what is chosen ---


def test_a_table_says_what_its_game_asks_for_and_nothing_else() -> None:
    visitor = Visitor()
    visitor.tap("score")
    visitor.tap("tally game prince")
    visitor.tap("tally choose edition 2025")
    assert draft_of(visitor)["edition"] == "2025"
    visitor.tap("tally game planet")
    assert visitor.choices("choose") == []
    assert "edition" not in draft_of(visitor)
    visitor.reload()
    visitor.tap("score")
    visitor.tap("tally game prince")
    assert draft_of(visitor)["edition"] == "2025"


def test_a_choice_of_any_game_can_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Choice("board", ("round", "flat"))
    monkeypatch.setattr(engine.planet, "OPTIONS", (*engine.planet.OPTIONS, board))
    called = OptionWords("Board", "", values={"round": "Round", "flat": "Flat"})
    monkeypatch.setattr(page_of("planet"), "option_words", lambda _name: called)
    visitor = Visitor()
    visitor.tap("score")
    visitor.tap("tally game planet")
    assert visitor.is_on("tally-choose-board-round")
    visitor.tap("tally choose board flat")
    assert visitor.is_on("tally-choose-board-flat")
    visitor.reload()
    visitor.tap("score")
    assert visitor.is_on("tally-choose-board-flat")
    visitor.tap("tally end")
    for _seat in range(3):
        visitor.tap("tally done")
    [save] = visitor.kept_games().values()
    assert json.loads(save)["board"] == "flat"


def test_a_table_that_an_older_version_has_left_is_read() -> None:
    old = {
        "game": "prince",
        "edition": "2025",
        "seats": [{"characters": ["king"], "objects": {}}, {"characters": [], "objects": {}}],
        "names": ["Ada", "Player 2", "Player 3", "Player 4", "Player 5"],
        "badges": [1, 0, 2, 3, 4],
        "key": "it",
        "done": [],
    }
    visitor = Visitor({"table": json.dumps(old)})
    visitor.tap("score")
    assert visitor.is_on("tally-choose-edition-2025")
    table = visitor.app.state.table
    assert table is not None
    assert table.typed == ["Ada", None, None, None, None]
    assert table.seats[0]["characters"] == ["king"]


# --- how it is kept ---


def test_a_file_with_nothing_but_what_was_counted_is_opened() -> None:
    visitor = Visitor()
    visitor.tell("import", json.dumps(TABLE))
    assert visitor.alerts == []
    assert "Player 1 and Player 2 share the victory" in visitor.page.text
    visitor.tap(visitor.choices("continue")[0])
    assert visitor.screen == "score"
    visitor.tap("tally table")
    visitor.tap("tally players 4")  # there are names and badges for all
    assert visitor.screen == "score"
    table = visitor.app.state.table
    assert table is not None
    assert sorted(table.badges) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("names", [["Ada"], ["Ada", ""], ["Ada", 7]])
def test_names_that_fit_nobody_are_refused(names: list[object]) -> None:
    visitor = Visitor()
    visitor.tell("import", json.dumps(TABLE | {"names": names}))
    assert len(visitor.alerts) == 1
    assert visitor.kept_games() == {}


@pytest.mark.parametrize("badges", [[7, 8], [0, 0], ["a", 1], 5])
def test_badges_that_are_none_are_those_of_the_seats(badges: object) -> None:
    visitor = Visitor()
    visitor.tell("import", json.dumps(TABLE | {"badges": badges}))
    visitor.tap(visitor.choices("continue")[0])
    table = visitor.app.state.table
    assert table is not None
    assert table.badges == [0, 1, 2, 3, 4]


def test_the_list_says_which_games_were_played_at_a_real_table() -> None:
    visitor = Visitor()
    tap_it_all_in(visitor, finished_game("planet", 1))
    visitor.tap("home")
    visitor.tap("games")
    facts = [each.text for each in visitor.page.all() if each.tag == "small"]
    assert any("played at a real table" in each for each in facts)


# --- what there is once ---


def test_an_objective_that_somebody_has_can_not_be_chosen_again() -> None:
    visitor = Visitor()
    visitor.tap("score")
    visitor.tap("tally game planet")
    visitor.tap("tally seat 0")
    visitor.tap("tally objective ocean")
    assert "tally objective ocean" in visitor.choices("tally")  # one’s own
    visitor.write("areas", "12")
    visitor.tap("tally done")
    assert "tally objective ocean" not in visitor.choices("tally")
    visitor.tell("tally objective ocean")
    table = visitor.app.state.table
    assert table is not None
    assert table.seats[1]["objective"] is None
    visitor.tap("tally objective desert")
    visitor.write("areas", "12")
    visitor.tap("tally done")
    assert visitor.alerts == []


def test_a_planet_has_no_more_of_a_thing_than_the_box() -> None:
    visitor = Visitor()
    visitor.tap("score")
    visitor.tap("tally game prince")
    visitor.tap("tally seat 0")
    for name in ("king", "geographer", "geographer", "lamplighter"):
        visitor.tap(f"tally more {name}")
    for what, most in (("rose", IN_THE_BOX["rose"]), ("volcano_free", 12)):
        more = f"tally more {what}"
        for _time in range(most + 2):
            visitor.tell(more)
        button = visitor.page.by_id(more.replace(" ", "-"))
        assert button is not None
        assert button.get("aria-disabled") == "true"
    table = visitor.app.state.table
    assert table is not None
    assert table.seats[0]["objects"]["rose"] == IN_THE_BOX["rose"] == 5
    assert table.seats[0]["volcano_free"] == 12


def test_the_box_has_each_character_so_often_for_all_planets_together() -> None:
    table = new_table("prince", 3)
    tap(table, 0, "more king")
    tap(table, 1, "more king")
    assert table.seats[1]["characters"] == []
    tap(table, 0, "more hunter")
    tap(table, 1, "more hunter")
    tap(table, 2, "more hunter")
    assert table.seats[2]["characters"] == []
    tap(table, 2, "way tiles")
    [king] = [tile.id for tile in TILES.values() if tile.character == "king"]
    tap(table, 2, f"pick {king}")
    assert table.seats[2]["tiles"] == {}
    tap(table, 0, "less king")
    tap(table, 2, f"pick {king}")
    tap(table, 1, "more king")
    assert len(table.seats[2]["tiles"]) == 1
    assert table.seats[1]["characters"] == ["hunter"]
