"""What is remembered of finished games: the list shows it, and records count it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.journal import Journal
from engine.reading import MOST
from engine.shuffle import pick
from tests.ui import tablet
from tests.ui.document import Element
from tests.ui.visitor import NAMES, Visitor, finished
from ui.chores import pack, unpack
from ui.keeping import LONGEST
from ui.library import Kept, read_kept, summary
from ui.memory import read_end
from ui.prince.words import character_name
from ui.recalling import PICTURES
from ui.records import Records, best, lines, mean
from ui.session import Session

LARGEST = 20_000_000  # bytes, as static/js/files.js has it
GOLDEN = sorted((Path(__file__).parents[1] / "engine").glob("*/golden/*.json"))
each_golden = pytest.mark.parametrize(
    "file", GOLDEN, ids=lambda file: f"{file.parts[-3]}-{file.stem}"
)


def played(game: str, players: int, seed: int, names: tuple[str, ...] = NAMES) -> Journal:
    """A game played at random to its end."""
    return play_out(Journal(game, {"players": players}, names[:players], seed))


def play_out(journal: Journal) -> Journal:
    """At random to its end."""
    rng = Random(journal.seed)
    while journal.game.turn is not None:
        journal.play(pick(journal.game.legal(), rng))
    return journal


def remembered(journal: Journal, key: str = "it") -> Kept:
    return summary(Session(key, journal), "2031-05-01T10:00")


def shelf(*journals: Journal) -> dict[str, Any]:
    """Games as they are stored, the last one the latest."""
    store: dict[str, Any] = {}
    for number, journal in enumerate(journals):
        kept = remembered(journal, f"key{number}")
        store = tablet.written(store, {f"game:{kept.key}": kept.change(journal.save())})
    return store


@each_golden
def test_what_is_remembered_of_a_game_is_its_result(file):
    recorded = json.loads(file.read_text("utf-8"))
    kept = remembered(Journal.load(json.dumps(recorded["save"])))
    result = recorded["result"]
    if result is None:
        assert kept.end is None
        return
    assert kept.end is not None
    assert kept.end.winners == result["winners"]
    for own, seat in zip(kept.end.seats, result["seats"], strict=True):
        assert own.total == seat["total"]
        if "lines" in seat:
            told = [(line["source"], line["points"]) for line in seat["lines"]]
            assert own.scored["character"] == told
            assert sum(points for _, points in own.scored.get("volcano", ())) == -seat["penalty"]
        else:
            assert [animal for animal, _ in own.scored["animal"]] == seat["animals"]
            assert sum(dict(own.scored.get("objective", ())).values()) == seat["objective_points"]
        assert sum(points for some in own.scored.values() for _, points in some) == own.total
        tiles = [place["tile"] for place in seat["planet"].values()]
        assert [name[:3] for name in own.planet.split()] == tiles
    about = json.dumps(kept.change()["about"])
    again = read_kept({"key": "it", "over": True, "about": about})
    assert json.dumps(again.change()["about"]) == about
    assert len(about) < 1600


@pytest.mark.parametrize(
    "end",
    [
        *(None, 7, [], {}, {"seats": []}, {"seats": [7], "winners": [0], "badges": [0]}),
        {"seats": [{"total": "x"}] * 2, "winners": [0], "badges": [0, 1], "options": {}},
        {"seats": [{"total": 1}] * 2, "winners": [5], "badges": [0, 1], "options": {}},
        {"seats": [{"total": 1}] * 2, "winners": [], "badges": [0, 1], "options": {}},
        {"seats": [{"total": 1, "scored": 7}] * 2, "winners": [0], "badges": [0, 1]},
    ],
)
def test_what_cannot_have_been_remembered_is_nothing(end):
    assert read_end(end, 2) is None


def test_a_planet_that_nobody_knows_has_no_picture_and_breaks_nothing():
    journal = played("prince", 2, 3)
    kept = remembered(journal)
    about: Any = kept.change()["about"]
    for planet in ("", "X99", "C01 " * 40, "P01*"):
        for seat in about["end"]["seats"]:
            seat["planet"] = planet
        visitor = Visitor({"game:it": journal.save(), "done:it": json.dumps(about | {"rev": 1})})
        visitor.tap("games")
        assert "Ada" in visitor.page.text
        visitor.tap("records")
        assert visitor.screen == "records"


def test_the_list_shows_everybodys_planet_and_points_and_who_won():
    visitor = finished(4)
    result = visitor.session.journal.result()
    assert result is not None
    visitor.tap("home")
    visitor.tap("games")
    [game] = [e for e in visitor.page.all() if "ended" in (e.get("class") or "")]
    seats = [e for e in game.all() if e.tag == "li" and e is not game]
    assert len(seats) == 4
    for number, (item, seat) in enumerate(zip(seats, result["seats"], strict=True)):
        assert NAMES[number] in item.text
        assert str(abs(seat["total"])) in item.text
        assert ("won" in (item.get("class") or "")) == (number in result["winners"])
        assert any("planet" in (e.get("class") or "") for e in item.all())


def test_a_bot_has_its_face_in_the_list_too():
    journal = played("planet", 2, 5)
    journal.page = {"bots": [None, "easy"]}
    visitor = Visitor(shelf(journal))
    visitor.tap("games")
    badges = [e for e in visitor.page.all() if "badge" in (e.get("class") or "").split()]
    faces = [[part.tag for part in badge.all()][-1] for badge in badges]
    assert faces == ["svg", "img"]


def test_a_finished_game_that_an_older_version_left_is_completed_when_it_is_opened():
    journal = played("planet", 2, 5)
    about = {"game": "planet", "names": ["Ada", "Ben"], "when": "2031-01-01T10:00", "rev": 4}
    visitor = Visitor({"game:it": journal.save(), "done:it": json.dumps(about)})
    visitor.tap("games")
    visitor.tap("continue it")
    assert visitor.screen == "result"
    stored = json.loads(visitor.store["done:it"])
    assert stored["end"]["winners"] == (journal.result() or {})["winners"]
    assert (stored["when"], stored["rev"]) == (about["when"], 4)


def test_the_first_games_of_a_list_have_their_pictures_and_the_others_get_them_in_time():
    visitor = Visitor(shelf(*(played("prince", 2, seed) for seed in range(9))))
    visitor.tap("games")
    assert len(pictures(visitor)) == 2 * PICTURES
    think(visitor)
    assert len(pictures(visitor)) == 2 * 9


def pictures(visitor: Visitor) -> list[Element]:
    return [each for each in visitor.page.all() if "planet" in (each.get("class") or "").split()]


# --- records ---


def test_records_are_counted_from_the_games_of_a_person():
    games = [played("prince", 3, seed) for seed in range(6)]
    records = Records(remembered(journal, str(seed)) for seed, journal in enumerate(games))
    results = [journal.result() or {} for journal in games]
    records.choose(1 + list(records.people().values()).index("Ben"))
    found = records.results()
    totals = [result["seats"][1]["total"] for result in reversed(results)]
    assert [result.total for result in found] == totals
    assert best(found).total == max(totals)
    assert mean(totals) == sum(totals) / 6
    chosen = [line for result in results for line in result["seats"][1]["lines"]]
    for line in lines(found, "character"):
        own = [each["points"] for each in chosen if each["source"] == line.what]
        assert (line.times, line.best) == (len(own), max(own))
        assert line.mean == pytest.approx(sum(own) / len(own))
    assert sum(line.times for line in lines(found, "character")) == len(chosen)


def test_bots_have_no_records_and_a_game_played_on_from_a_replay_does_not_count():
    with_bot, played_on = played("prince", 2, 1), played("prince", 2, 2)
    with_bot.page = {"bots": [None, "hard"]}
    played_on.page = {"origin": {"key": "x", "when": "2031-01-01T10:00", "round": 5}}
    records = Records([remembered(with_bot, "a"), remembered(played_on, "b")])
    assert [(result.kept.key, result.name) for result in records.results()] == [("a", "Ada")]
    assert len(records.kept) == 2


def test_a_game_that_began_as_a_lesson_does_not_count():
    taught, own = played("prince", 2, 1), played("prince", 2, 2)
    taught.page = {"taught": 8}
    store = shelf(taught, own)
    visitor = Visitor(store)
    visitor.tap("games")
    visitor.tap("records")
    records = visitor.app.state.records
    assert records is not None
    assert {result.kept.key for result in records.results()} == {"key1"}
    assert len(records.readable) == 2


def test_a_game_that_an_older_version_kept_twice_counts_once():
    games = [played("prince", 2, 1), played("planet", 2, 2)]
    visitor = Visitor(shelf(*games, *games))
    visitor.tap("games")
    visitor.tap("records")
    records = visitor.app.state.records
    assert records is not None
    for number, game in enumerate(("prince", "planet")):
        records.choose_game(game)
        assert [result.kept.key for result in records.results()] == [f"key{number}"] * 2


def test_who_plays_most_comes_first_and_a_name_is_the_same_however_it_is_written():
    names = [("Ada", "Ben"), ("ada", "Cleo"), ("ADA ", "Cleo")]
    games = [played("prince", 2, seed, pair) for seed, pair in enumerate(names)]
    records = Records(remembered(journal, str(at)) for at, journal in enumerate(games))
    assert list(records.people().values()) == ["Ada", "Cleo", "Ben"]


def test_two_of_one_game_are_two_people_however_they_write_their_names():
    names = [("Ada", "ada"), ("Ada", "Ben")]
    games = [remembered(played("prince", 2, at, pair), str(at)) for at, pair in enumerate(names)]
    records = Records(games)
    assert list(records.people().values()) == ["Ada", "Ben", "ada"]
    for number, (times, name) in enumerate([(2, "Ada"), (1, "Ben"), (1, "ada")], start=1):
        records.choose(number)
        found = records.results()
        assert [result.name for result in found] == [name] * times
        assert len({result.kept.key for result in found}) == times


def test_a_game_that_only_a_newer_version_knows_is_kept_and_not_counted():
    store = shelf(played("prince", 2, 1), played("prince", 2, 2))
    about = json.loads(store["done:key1"])
    store["done:key1"] = json.dumps(about | {"game": "stardust"})
    visitor = Visitor(store)
    visitor.tap("games")
    visitor.tap("records")
    assert visitor.choices("record-game") == []
    counted = visitor.page.text
    alone = Visitor(shelf(played("prince", 2, 1)))
    alone.tap("games")
    alone.tap("records")
    assert alone.page.text == counted
    assert "game:key1" in visitor.store


def test_characters_have_the_names_of_the_edition_that_was_always_played():
    games = [Journal("prince", {"players": 2, "edition": "2025"}, NAMES[:2], n) for n in (1, 2)]
    visitor = Visitor(shelf(*map(play_out, games)))
    visitor.tap("games")
    visitor.tap("records")
    new = character_name("drunkard", "2025")
    old = character_name("drunkard", "2013")
    assert new != old
    assert new in visitor.page.text
    assert old not in visitor.page.text
    both = Visitor(shelf(*games, played("prince", 2, 3)))
    both.tap("games")
    both.tap("records")
    assert old in both.page.text
    assert new not in both.page.text


def test_the_page_of_records_tells_of_each_game_and_person_in_tables():
    visitor = Visitor(shelf(played("prince", 3, 1), played("planet", 2, 2), played("prince", 2, 3)))
    visitor.tap("games")
    visitor.tap("records")
    assert visitor.choices("record-game") == ["record-game prince", "record-game planet"]
    heads = [e.text for e in visitor.page.all() if e.tag == "th" and e.get("scope") == "col"]
    assert heads[:4] == ["When", "Who", "Points", "Result"]
    assert "Character" in heads
    visitor.tap("record-who 1")
    assert "of 2" in visitor.page.text
    visitor.tap("record-game planet")
    titles = [e.text for e in visitor.page.all() if e.tag == "h2"]
    assert titles[-2:] == ["Objectives", "Animals"]
    visitor.tell("leave")
    assert visitor.screen == "games"


def test_all_games_are_saved_to_one_file_to_the_letter():
    journals = [played("prince", 2, 1), played("planet", 2, 2)]
    visitor = Visitor(shelf(*journals))
    visitor.tap("games")
    visitor.tap("records")
    visitor.tap("export-all")
    [file] = visitor.downloads
    assert file["name"] == "pocket-planets-2031-05-01.json"
    saved = [game["save"] for game in json.loads(file["text"])["games"]]
    assert saved == [journal.save() for journal in reversed(journals)]
    other = Visitor()
    other.tell("import", file["text"])
    think(other)
    assert list(other.kept_games().values()) == saved[::-1]
    assert other.screen == "games"
    assert [e.text for e in other.page.all() if e.tag == "small"] == [
        e.text for e in visited_list(visitor) if e.tag == "small"
    ]


def test_a_file_of_very_many_games_is_taken_in_again():
    save = played("planet", 2, 2).save()
    text = pack([("2031-05-01T10:00", save)] * 2_000)
    assert len(unpack(text)) == 2_000
    # Also of as many as fit into the largest file that is read at all.
    assert LARGEST / len(text) * (text.count("[") + text.count("{")) < MOST


def test_what_is_too_long_to_be_a_game_is_not_taken_in():
    save = json.loads(played("prince", 2, 1).save())
    swollen = json.dumps({**save, "page": {"note": "x" * LONGEST}})
    visitor = Visitor()
    visitor.tell("import", swollen)
    assert "too large" in visitor.page.text
    visitor.tell("import", pack([("2031-05-01T10:00", swollen)]))
    think(visitor)
    assert visitor.kept_games() == {}


def test_what_is_erased_is_what_was_said_and_what_cannot_be_read_stays():
    store = shelf(played("prince", 2, 1), played("planet", 2, 2))
    about = {"game": "prince", "names": ["Ada"], "when": "", "rev": 9, "broken": True}
    store |= {"game:bad": "{", "done:bad": json.dumps(about)}
    visitor = Visitor(store)
    visitor.tap("games")
    visitor.tap("records")
    visitor.tap("ask-erase")
    assert visitor.dialog is not None
    assert "2 finished games will be gone" in visitor.dialog.text
    stays = "1 finished game can’t be read, and stays."
    assert stays in visitor.dialog.text
    visitor.tap("erase")
    assert list(visitor.kept_games()) == ["bad"]
    assert stays in visitor.said
    assert visitor.choices("ask-erase") == []
    assert visitor.choices("export-all")


def test_erasing_asks_first_and_leaves_games_that_go_on():
    going_on = Journal("prince", {"players": 3}, NAMES[:3], 9)
    visitor = Visitor(shelf(played("prince", 2, 1), going_on, played("planet", 2, 2)))
    visitor.tap("games")
    visitor.tap("records")
    visitor.tap("ask-erase")
    assert visitor.dialog is not None
    assert "2 finished games" in visitor.dialog.text
    visitor.tap("close")
    assert len(visitor.kept_games()) == 3
    visitor.tap("ask-erase")
    visitor.tap("erase")
    assert visitor.screen == "records"
    assert "erased" in visitor.said
    assert list(visitor.kept_games().values()) == [going_on.save()]
    visitor.tap("games")
    assert visitor.choices("records") == []


def think(visitor: Visitor) -> None:
    """Until there is nothing to be done."""
    while visitor.update.think:
        if visitor.app.report("think"):
            visitor.draw()


def visited_list(visitor: Visitor) -> list[Element]:
    visitor.tap("games")
    return list(visitor.page.all())
