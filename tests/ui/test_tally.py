"""Score a real planet: what is tapped in gives the points that the rules give, and it is kept."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from engine.journal import Journal
from engine.prince.planet import SLOT_KIND, SLOTS
from engine.prince.scoring import TURNED_TILE, count
from engine.prince.tiles import OBJECTS
from engine.shuffle import pick
from tests.engine.test_link import play_to_the_end
from tests.ui.visitor import NAMES, Visitor
from ui.real_table import Table
from ui.words import number

SAME_THING = {"turned": TURNED_TILE}


def finished_game(game: str, number: int) -> Journal:
    players = 2 + number % (4 if game == "prince" else 3)
    options: dict[str, object] = {"players": players}
    if game == "planet":
        options["beginners"] = number % 5 == 0
    return play_to_the_end(Journal(game, options, NAMES[:players], number), Random(number))


def new_table(game: str, players: int) -> Table:
    table = Table(game, list(NAMES), list(range(5)), "it")
    table.sit(players)
    return table


def tap(table: Table, seat: int, text: str, value: str = "") -> None:
    verb, _, argument = text.partition(" ")
    table.counting.handle(table, table.seats[seat], verb, argument, value)


def tap_in_tiles(table: Table, seat: int, planet: dict[str, Any], rng: Random) -> None:
    """Tile by tile, in any order; the table needs no places."""
    tap(table, seat, "way tiles")
    for place in sorted(planet, key=lambda _place: rng.random()):
        tap(table, seat, f"pick {planet[place]['tile']}")
    turned = {laid["tile"] for laid in planet.values() if laid["turned"]}
    for place, name in table.seats[seat]["tiles"].items():
        if (name in turned) != (place in table.seats[seat]["turned"]):
            tap(table, seat, f"turn {place}")


def tap_in_counts(table: Table, seat: int, planet: Any, characters: list[str]) -> None:
    """Four characters, then everything that lies there, also what nobody asks for.

    How many tiles are without a volcano is known by then.
    """
    counts = count(planet)
    for name in characters:
        tap(table, seat, f"more {name}")
    for name in (*OBJECTS, *SAME_THING):
        for _ in range(counts[SAME_THING.get(name, name)]):
            tap(table, seat, f"more {name}")


@pytest.mark.parametrize("number", range(60))
def test_planets_that_are_tapped_in_get_the_points_of_the_rules(number: int) -> None:
    journal, rng = finished_game("prince", number), Random(number)
    result = journal.result()
    assert result is not None
    table = new_table("prince", journal.options.players)
    planets: Any = journal.game
    for seat, end in enumerate(result["seats"]):
        if pick((True, False), rng):
            tap_in_tiles(table, seat, end["planet"], rng)
        else:
            characters = [line["source"] for line in end["lines"]]
            tap_in_counts(table, seat, planets.planets[seat], characters)
    found = table.check()
    assert found["winners"] == result["winners"]
    for counted, end in zip(found["seats"], result["seats"], strict=True):
        for part in ("total", "volcanoes", "penalty"):
            assert counted[part] == end[part]
        key = str
        assert sorted(counted["lines"], key=key) == sorted(end["lines"], key=key)
    ending = table.counting.ending(table, table.sheets())
    assert list(ending.totals) == [end["total"] for end in result["seats"]]
    assert ending.winners == result["winners"]


@pytest.mark.parametrize("number", range(30))
def test_animals_and_objectives_that_are_tapped_in_get_the_points_of_the_rules(number: int) -> None:
    journal = finished_game("planet", number)
    result = journal.result()
    assert result is not None
    table = new_table("planet", journal.options.players)
    for seat, end in enumerate(result["seats"]):
        for animal in end["animals"]:
            tap(table, seat, f"pick {animal}")
        tap(table, seat, f"objective {end['objective']}")
        tap(table, seat, "areas", str(end["areas"]))
    found = table.check()
    assert found["winners"] == result["winners"]
    assert [seat["total"] for seat in found["seats"]] == [seat["total"] for seat in result["seats"]]


def tap_it_all_in(visitor: Visitor, journal: Journal) -> None:
    """Through the page: every planet tile by tile, or every animal."""
    result = journal.result()
    assert result is not None
    visitor.tap("score")
    visitor.tap(f"tally game {journal.kind}")
    visitor.tap(f"tally players {journal.options.players}")
    for seat in range(journal.options.players):
        visitor.write(f"tally-name-{seat}", NAMES[seat])
    visitor.tap("tally end")
    for end in result["seats"]:
        if journal.kind == "prince":
            visitor.tap("tally way tiles")
            for place, laid in sorted(end["planet"].items(), key=lambda each: each[1]["tile"]):
                visitor.tap(f"tally kind {kind_at(place)}")
                visitor.tap(f"tally pick {laid['tile']}")
            turned = {laid["tile"] for laid in end["planet"].values() if laid["turned"]}
            table = visitor.app.state.table
            assert table is not None
            assert table.at is not None
            seat_now = table.seats[table.at]
            for choice in visitor.choices("tally"):
                if choice.startswith("tally turn "):
                    place = choice.removeprefix("tally turn ")
                    if (seat_now["tiles"][place] in turned) != (place in seat_now["turned"]):
                        visitor.tap(choice)
        else:
            for animal in end["animals"]:
                visitor.tap(f"tally pick {animal}")
            visitor.tap(f"tally objective {end['objective'] or 'none'}")
            if end["objective"]:
                visitor.write("areas", str(end["areas"]))
        visitor.tap("tally done")


def kind_at(place: str) -> str:
    return SLOT_KIND[SLOTS.index(place)]


@pytest.mark.parametrize(
    ("game", "deal"), [("prince", 0), ("prince", 1), ("planet", 1), ("planet", 5)]
)
def test_a_real_table_is_tapped_in_counted_kept_and_looked_at_again(game: str, deal: int) -> None:
    journal = finished_game(game, deal)
    result = journal.result()
    assert result is not None
    visitor = Visitor()
    tap_it_all_in(visitor, journal)
    assert visitor.alerts == []
    totals = [f"Total: {number(seat['total'])}" for seat in result["seats"]]
    assert [each.text[each.text.index("T") :] for each in sums(visitor)] == totals
    assert "A game at a real table." in visitor.page.text
    sheet = visitor.page.text
    visitor.reload()
    visitor.tap("games")
    assert visitor.choices("replay") == []
    [look] = visitor.choices("continue")
    visitor.tap(look)
    assert visitor.screen == "score"
    assert visitor.page.text == sheet
    visitor.tap("home")
    visitor.tap("games")
    visitor.tap(visitor.choices("ask-export")[0])
    text = visitor.downloads[-1]["text"]
    assert json.loads(text)["game"] == game
    visitor = Visitor()
    visitor.tell("import", text)
    visitor.tap(visitor.choices("continue")[0])
    assert visitor.page.text == sheet


def sums(visitor: Visitor) -> list[Any]:
    return [each for each in visitor.page.all() if each.get("class") == "sum"]


def test_what_is_missing_is_said_and_the_planet_is_shown() -> None:
    visitor = Visitor()
    visitor.tap("score")
    visitor.tap("tally end")
    assert visitor.alerts == []
    visitor.tap("tally done")
    assert visitor.alerts == ["A planet needs 4 characters."]
    for name in ("king", "hunter", "drunkard", "geographer"):
        visitor.tap(f"tally more {name}")
    assert "tally more king" not in visitor.choices("tally")  # four are enough
    for _ in range(2):
        visitor.tap("tally more turned")
    visitor.tap("tally done")
    assert visitor.alerts == ["Baobabs turn 3 tiles at a time, so 2 can’t be right."]
    assert visitor.kept_games() == {}
    visitor.tap("tally more turned")
    for _ in range(10):
        visitor.tap("tally less volcano_free")
    visitor.tap("tally done")
    assert visitor.alerts == [
        "Tiles that lie face down are among those without a volcano: these can’t be fewer."
    ]
    visitor.tap("tally more volcano_free")
    visitor.tap("tally done")
    assert visitor.sentence == "Player 2’s planet"
    visitor.tell("leave")
    assert "counted" in visitor.page.text
    visitor.tell("leave")
    assert visitor.screen == "home"
    visitor.tap("score")  # what was counted is still there
    assert "counted" in visitor.page.text


def test_each_thing_that_is_counted_has_a_picture_of_its_own() -> None:
    visitor = Visitor()
    visitor.tap("score")
    visitor.tap("tally seat 0")
    for name in ("king", "drunkard", "geographer", "hunter"):
        visitor.tap(f"tally more {name}")
    rows = re.findall(r'<li class="stepper[^"]*">(.*?)<span class="label">', visitor.update.html)
    assert len(rows) > 8
    assert len(set(rows)) == len(rows)


@pytest.mark.parametrize("game", ["prince", "planet"])
def test_each_page_of_a_table_begins_at_its_top(game: str) -> None:
    visitor = Visitor()
    visitor.tap("score")
    if game != "prince":
        visitor.tap(f"tally game {game}")
    visitor.tap("tally players 2")
    visitor.tap("tally end")
    assert visitor.update.focus == "sentence"
    for characters in (("king", "hunter", "drunkard", "gardener"), ("vain_man", "vain_man")):
        for name in (*characters, "astronomer", "astronomer")[:4]:
            if game == "prince":
                visitor.tap(f"tally more {name}")
                assert visitor.update.focus is None
        visitor.tap("tally done")
        assert visitor.update.focus == "sentence"
    visitor.tap("tally table")
    visitor.tap("tally seat 1")
    assert visitor.update.focus == "sentence"
    visitor.tap("tally table")
    assert visitor.update.focus == "tally-seat-1"  # where one came from


def test_an_objective_that_others_have_or_lack_is_told_where_it_can_be_mended() -> None:
    visitor = Visitor()
    visitor.tap("score")
    visitor.tap("tally game planet")
    visitor.tap("tally players 3")
    visitor.tap("tally end")
    visitor.tap("tally objective ocean")
    visitor.write("areas", "20")
    visitor.tap("tally done")
    visitor.tap("tally done")
    assert visitor.alerts == ["Everybody has an objective, or nobody has."]
    assert visitor.sentence == "Player 2’s planet"
    visitor.tap("tally objective desert")
    visitor.write("areas", "12")
    visitor.tap("tally done")
    assert visitor.sentence == "Player 3’s planet"
    visitor.tap("tally table")
    assert visitor.page.text.count("counted") == 2


def test_what_was_counted_survives_a_reload_and_nonsense_in_its_place_does_no_harm() -> None:
    visitor = Visitor()
    visitor.tap("score")
    visitor.write("tally-name-0", "Ada")
    visitor.tap("tally end")
    for name in ("king", "hunter", "drunkard", "geographer"):
        visitor.tap(f"tally more {name}")
    visitor.tap("tally done")
    visitor.tap("tally way tiles")
    visitor.tap("tally pick C01")
    visitor.tap("tally table")
    page = visitor.page.text
    visitor.reload()
    visitor.tap("score")
    assert visitor.page.text == page
    assert "Ada" in visitor.update.html
    visitor.tap("tally seat 1")
    picked = visitor.page.by_id("tally-pick-C01")
    assert picked is not None
    assert picked.get("aria-pressed") == "true"
    text = visitor.store["table"]
    for broken in ("{", "[]", "7", text[:-9], text.replace("C01", "X99"), text.replace("1", "{}")):
        visitor = Visitor({"table": broken})
        for alerts in (["This count of a real table can’t be read."], []):
            visitor.tap("score")
            assert visitor.alerts == alerts
            visitor.tap("home")
            visitor.reload()
        assert visitor.store["odd table"] == broken


def test_tiles_without_a_volcano_are_known_until_somebody_counts_them() -> None:
    table = new_table("prince", 2)
    for name in ("geographer", "king", "hunter", "gardener"):
        tap(table, 0, f"more {name}")
    for _ in range(2):
        tap(table, 0, "more volcano")
    assert table.entries()[0]["volcano_free"] == 10
    tap(table, 0, "more volcano")
    assert table.entries()[0]["volcano_free"] == 9
    tap(table, 0, "less volcano_free")
    tap(table, 0, "less volcano")
    assert table.entries()[0]["volcano_free"] == 8


def test_only_what_the_characters_ask_for_is_to_be_counted() -> None:
    visitor = Visitor()
    visitor.tap("score")
    visitor.tap("tally seat 0")
    for name in ("king", "lamplighter", "lamplighter", "gardener"):
        visitor.tap(f"tally more {name}")
    things = [text.split()[2] for text in visitor.choices("tally") if text.startswith("tally more")]
    assert things == ["volcano", "baobab", "rose", "lamp"]


def test_no_tile_lies_on_two_planets_and_no_animal_is_won_twice() -> None:
    table = new_table("prince", 2)
    for seat in (0, 1):
        tap(table, seat, "way tiles")
        tap(table, seat, "pick C01")
    assert [len(seat["tiles"]) for seat in table.seats] == [1, 0]
    table = new_table("planet", 2)
    for seat in (0, 1):
        tap(table, seat, "pick fox")
    assert [seat["animals"] for seat in table.seats] == [["fox"], []]


BROKEN = ("{", "[]", '{"seats": 1}', '{"game": "chess", "seats": []}', '{"seats": [{}, {}]}')


@pytest.mark.parametrize("text", BROKEN)
def test_a_broken_table_gets_a_sentence_and_is_kept_as_it_is(text: str) -> None:
    end = {"real": True, "options": {}, "badges": [0, 1], "winners": [0]}
    end["seats"] = [{"total": 1}, {"total": 0}]
    about = {"rev": 1, "when": "2031-05-01T10:00", "names": ["Ada", "Ben"], "game": "prince"}
    store = {"game:it": text, "done:it": json.dumps(about | {"end": end})}
    visitor = Visitor(store)
    visitor.tap("games")
    visitor.tap("continue it")
    [alert] = visitor.alerts
    assert "can’t be opened, and is kept as it is" in alert
    assert visitor.store["game:it"] == text
    if '"seats"' in text:
        visitor.tell("import", text)
        assert len(visitor.alerts) == 1
        assert len(visitor.kept_games()) == 1
