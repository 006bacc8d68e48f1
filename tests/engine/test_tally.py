"""Scores of real tables: as the engine counts, in both forms, and a sentence for what is wrong."""

import io
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import planet, prince
from engine.game import BadTable
from engine.planet.objectives import OBJECTIVES
from engine.planet.tiles import Habitat
from engine.prince.planet import SLOTS
from engine.simulate import simulate
from engine.tally import tally
from tests.engine.prince.recount import TILES, words_in_view
from tests.engine.prince.test_example import ANTOINE, BRUNO
from tests.engine.test_command_line import refusal, run

Table = dict[str, Any]


def counted(game: str, seats: Sequence[object], **more: object) -> Table:
    return tally(game, json.dumps({"game": game, "seats": seats, **more}))


def wrong(game: str, seats: Sequence[object], **more: object) -> str:
    """The sentence that a bad table gets."""
    with pytest.raises(BadTable) as caught:
        counted(game, seats, **more)
    assert str(caught.value).endswith(".")
    return str(caught.value)


# --- Make Me a Planet ---


def tile_by_tile(seat: Table) -> Table:
    """A seat of a result, as people would tap it in."""
    places = seat["planet"]
    return {
        "tiles": {place: tile["tile"] for place, tile in places.items()},
        "turned": [place for place, tile in places.items() if tile["turned"]],
    }


def by_counts(seat: Table) -> Table:
    """A seat of a result, as people would count it."""
    places = seat["planet"].values()
    calm = [
        tile
        for tile in places
        if tile["tile"][0] in "CUD"
        and (tile["turned"] or "volcano" not in TILES[tile["tile"]]["objects"])
    ]
    return {
        "characters": [
            TILES[tile["tile"]]["character"] for tile in places if tile["tile"][0] == "P"
        ],
        "objects": dict(Counter(words_in_view(seat["planet"]))),
        "turned": sum(tile["turned"] for tile in places),
        "volcano_free": len(calm),
    }


def without_planets(result: Table) -> Table:
    """What can be known without having seen the game."""
    left_out = ("planet",)
    seats = [
        {name: value for name, value in seat.items() if name not in left_out}
        for seat in result["seats"]
    ]
    return {"seats": seats, "winners": result["winners"]}


@settings(max_examples=40)
@given(st.sampled_from(prince.PLAYERS), st.sampled_from(("2013", "2025")), st.integers(0, 10**6))
def test_random_planets_are_counted_as_the_engine_counts_them(
    players: int, edition: str, seed: int
) -> None:
    result = simulate("prince", {"players": players, "edition": edition}, seed).result()
    assert result is not None
    forms = (tile_by_tile, by_counts)
    for form in forms:
        seats = [form(seat) for seat in result["seats"]]
        assert counted("prince", seats, edition=edition) == without_planets(result)
    mixed = [forms[(seat + seed) % 2](each) for seat, each in enumerate(result["seats"])]
    assert counted("prince", mixed) == without_planets(result)


def test_the_worked_example_of_the_rulebooks() -> None:
    result = {"seats": [{"planet": each.to_json()} for each in (BRUNO, ANTOINE)]}
    for form in (tile_by_tile, by_counts):
        bruno, antoine = counted("prince", [form(seat) for seat in result["seats"]])["seats"]
        points = {line["source"]: line["points"] for line in bruno["lines"]}
        assert points == {"hunter": 12, "gardener": 14, "businessman_white": 12, "king": 7}
        assert (bruno["volcanoes"], bruno["penalty"], bruno["total"]) == (6, 6, 39)
        points = {line["source"]: line["points"] for line in antoine["lines"]}
        brown = {"businessman_brown": 10, "little_prince": 13}
        assert points == {"geographer": 9, "drunkard": 9, **brown}
        assert (antoine["penalty"], antoine["total"]) == (0, 41)


def four(*characters: str, **objects: int) -> Table:
    names = [*characters, *["lamplighter"] * (4 - len(characters))]
    return {"characters": names, "objects": objects}


def test_the_same_character_scores_as_often_as_it_is_there() -> None:
    found = counted("prince", [four("king", "king", rose=1), four()])
    assert found["seats"][0]["lines"][:2] == [{"source": "king", "points": 14}] * 2
    assert found["seats"][0]["total"] == 28
    assert found["winners"] == [0]


def test_all_who_have_most_volcanoes_pay_and_a_tie_goes_to_fewer() -> None:
    seats = [four(volcano=3, lamp=1), four(volcano=3), four(volcano=1)]
    found = counted("prince", seats)
    assert [seat["penalty"] for seat in found["seats"]] == [3, 3, 0]
    assert [seat["total"] for seat in found["seats"]] == [1, -3, 0]
    assert counted("prince", [four(volcano=2, lamp=1), four(volcano=4, lamp=2)])["winners"] == [0]
    assert counted("prince", [four(volcano=2), four(volcano=2)])["winners"] == [0, 1]
    tied = counted("prince", [four(lamp=2, volcano=1), four(lamp=2), four(volcano=8)])
    assert tied["winners"] == [1]


FULL = tile_by_tile({"planet": BRUNO.to_json()})
OTHER = tile_by_tile({"planet": ANTOINE.to_json()})


def with_tile(place: str, tile: object) -> Table:
    return FULL | {"tiles": FULL["tiles"] | {place: tile}}


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        (with_tile("r0c0", "P99"), "There is no tile at the place “r0c0”."),
        (with_tile("r0c0", 7), "There is no tile at the place “r0c0”."),
        (with_tile("r9c9", "C01"), "There is no place “r9c9” on a planet."),
        (with_tile("r0c0", "C01"), "The tile C01 does not fit at the place “r0c0”."),
        ({"tiles": []}, "“tiles” must name a tile for each place."),
        ({"tiles": {}}, "There is no tile at the place “r0c0”."),
        (FULL | {"turned": ["r1c2"]}, "The tile at the place “r1c2” has no baobab, so it never"),
        (FULL | {"turned": ["r1c1"]}, "Baobabs turn 3 tiles at a time, so 1 can’t be right."),
        (FULL | {"turned": ["r1c1", "r1c1"]}, "“r1c1” is there more than once."),
        (FULL | {"turned": ["x"]}, "“x” is not known in “turned”."),
        (FULL | {"turned": "r1c1"}, "“turned” must be a list."),
        ({}, "A planet needs 4 characters."),
        ({"characters": ["king"] * 3}, "A planet needs 4 characters."),
        ({"characters": ["kong"] * 4}, "“kong” is not known in “characters”."),
        ({"characters": [[]] * 4}, "“[]” is not known in “characters”."),
        (four() | {"objects": 1}, "“objects” must say how many there are of each."),
        (four(sheep=1), "No tile shows “sheep”."),
        (four(rose=-1), "“rose” must be a whole number from 0 to 5."),
        (four(rose=6), "“rose” must be a whole number from 0 to 5."),
        (four(rose=10**400), "“rose” must be a whole number from 0 to 5."),
        (four() | {"objects": {"rose": True}}, "“rose” must be a whole number from 0 to 5."),
        (four() | {"objects": {"rose": "1"}}, "“rose” must be a whole number from 0 to 5."),
        (four() | {"turned": 13}, "“turned” must be a whole number from 0 to 12."),
        (four() | {"turned": 2}, "Baobabs turn 3 tiles at a time, so 2 can’t be right."),
        (four(baobab=3), "With 3 baobabs in view, their tiles turn."),
        (four("geographer"), "The Geographer needs to know how many planet tiles are without a"),
        (four() | {"volcano_free": 13}, "“volcano_free” must be a whole number from 0 to 12."),
        (four() | {"turned": 12}, "Of the tiles that can turn, a planet has at most 11: 12 can’t"),
        (four() | {"turned": 3, "volcano_free": 2}, "Tiles that lie face down are among those"),
        (four(volcano=9) | {"volcano_free": 12}, "Volcanoes and tiles without one are 12 together"),
        (four(volcano=10) | {"turned": 3}, "Volcanoes and tiles without one are 12 together"),
    ],
)
def test_a_seat_that_can_not_be_counted_gets_a_sentence(seat: Table, sentence: str) -> None:
    assert wrong("prince", [seat, OTHER]).startswith(sentence)
    assert wrong("prince", [OTHER, seat]).startswith(sentence)


def test_a_planet_may_be_all_volcanoes_or_have_none() -> None:
    seats = [four(volcano=12) | {"volcano_free": 0}, four("geographer") | {"volcano_free": 12}]
    assert [seat["total"] for seat in counted("prince", seats)["seats"]] == [-12, 12]


def test_three_baobabs_in_view_are_no_planet() -> None:
    free = {"C02": "r1c1", "C01": "r1c2", "C03": "r2c1"}
    tiles = FULL["tiles"] | {place: tile for tile, place in free.items()}
    assert wrong("prince", [{"tiles": tiles}, four()]) == (
        "With 4 baobabs in view, their tiles turn."
    )


def test_a_tile_lies_in_one_place_only() -> None:
    assert wrong("prince", [FULL, FULL]) == f"“{FULL['tiles'][SLOTS[0]]}” is there more than once."


# --- Planet ---


def won(seat: Table) -> Table:
    """A seat of a result, as people would tell it."""
    return {name: seat[name] for name in ("animals", "objective", "areas")}


@settings(max_examples=30)
@given(st.sampled_from(planet.PLAYERS), st.booleans(), st.integers(0, 10**6))
def test_random_tables_of_planet_are_counted_as_the_engine_counts_them(
    players: int, beginners: bool, seed: int
) -> None:
    result = simulate("planet", {"players": players, "beginners": beginners}, seed).result()
    assert result is not None
    assert counted("planet", [won(seat) for seat in result["seats"]]) == without_planets(result)


@pytest.mark.parametrize("habitat", OBJECTIVES)
def test_an_objective_is_worth_what_its_card_says(habitat: Habitat) -> None:
    other = "ocean" if habitat != "ocean" else "forest"
    for least, most, points in OBJECTIVES[habitat]:
        for areas in (least, most or 60):
            seats = [
                {"animals": [], "objective": habitat, "areas": areas},
                {"animals": [], "objective": other, "areas": 0},
            ]
            first, second = counted("planet", seats)["seats"]
            assert first["objective_points"] == first["total"] == points
            assert second["total"] == 0


def test_animals_are_worth_two_but_one_in_the_habitat_of_the_objective() -> None:
    seats = [
        {"animals": ["fox", "whale"], "objective": "forest", "areas": 0},
        {"animals": ["snake"], "objective": "ocean", "areas": 0},
    ]
    found = counted("planet", seats)
    assert [seat["total"] for seat in found["seats"]] == [3, 2]
    beginners = [{"animals": ["fox", "whale"], "objective": None}, {"animals": ["snake"]}]
    found = counted("planet", beginners)
    assert [seat["total"] for seat in found["seats"]] == [2, 1]
    assert found["seats"][0] == {
        "animals": ["fox", "whale"],
        "objective": None,
        "areas": None,
        "objective_points": 0,
        "total": 2,
    }


def test_a_tie_goes_to_more_animals() -> None:
    seats = [
        {"animals": [], "objective": "glacier", "areas": 11},
        {"animals": ["fox"], "objective": "ocean", "areas": 0},
    ]
    assert counted("planet", seats)["winners"] == [1]


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        ({"animals": ["dodo"]}, "“dodo” is not known in “animals”."),
        ({"animals": "fox"}, "“animals” must be a list."),
        ({"animals": ["snake"]}, "“snake” is there more than once."),
        ({"animals": [], "objective": "moon"}, "There is no objective “moon”."),
        ({"animals": [], "objective": 1}, "There is no objective “1”."),
        ({"animals": [], "objective": "ocean", "areas": 3}, "“ocean” is there more than once."),
        ({"animals": [], "objective": "desert"}, "“areas” must be a whole number from 0 to 60."),
        (
            {"animals": [], "objective": "desert", "areas": 61},
            "“areas” must be a whole number from 0 to 60.",
        ),
        ({"animals": [], "objective": None}, "Everybody has an objective, or nobody has."),
    ],
)
def test_a_seat_of_planet_that_can_not_be_counted_gets_a_sentence(
    seat: Table, sentence: str
) -> None:
    other = {"animals": ["snake"], "objective": "ocean", "areas": 20}
    assert wrong("planet", [other, seat]) == sentence


# --- any table ---


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "1", "null", "[" * 5_000, '{"game":"prince"}', '{"game":"prince","seats":1}'],
)
def test_what_is_no_table_is_refused(text: str) -> None:
    with pytest.raises(BadTable, match="This count of a real table can’t be read"):
        tally("prince", text)


def test_a_table_of_another_game_or_size_is_refused() -> None:
    assert wrong("prince", [four()]) == "This game is for 2 to 5 players."
    assert wrong("planet", [{}] * 5) == "This game is for 2 to 4 players."
    assert wrong("prince", [1, 2]) == "This count of a real table can’t be read."
    assert wrong("prince", [four(), four()], edition="1943").startswith("The edition is one of")
    text = json.dumps({"game": "planet", "seats": [{}, {}]})
    with pytest.raises(BadTable, match="This is not a count of the game “prince”"):
        tally("prince", text)


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
junk = (
    scalars
    | st.lists(scalars, max_size=4)
    | st.dictionaries(st.sampled_from((*SLOTS, "rose", "x")), scalars, max_size=4)
)


@settings(max_examples=150)
@given(
    st.sampled_from(("prince", "planet")),
    st.sampled_from("tiles turned characters objects volcano_free animals objective areas".split()),
    junk,
)
def test_whatever_stands_in_a_table_it_is_counted_or_refused(
    game: str, name: str, value: object
) -> None:
    good = {"prince": (FULL, four()), "planet": ({"animals": ["fox"]}, {"animals": []})}[game]
    seats = [{**good[0], name: value}, good[1]]
    try:
        found = counted(game, seats)
    except BadTable:
        return
    assert len(found["seats"]) == 2


# --- on the command line ---


def test_score_prints_the_points_and_who_won(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = {"game": "prince", "edition": "2013", "seats": [FULL, OTHER]}
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table), encoding="utf-8")
    status, out, err = run("score", "prince", str(file), "--json")
    assert (status, err) == (0, "")
    found = json.loads(out)
    assert [list(seat) for seat in found["seats"]] == [
        ["lines", "volcanoes", "penalty", "total"]
    ] * 2
    assert found["winners"] == [1]
    expected = (0, "player 1: 39\nplayer 2: 41\nwon by player 2\n", "")
    assert run("score", "prince", str(file)) == expected
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(json.dumps(table).encode())))
    assert run("score", "prince", "-") == expected


def test_a_bad_table_gets_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "table.json"
    file.write_text('{"game":"prince","seats":[{},{}]}', encoding="utf-8")
    assert refusal("score", "prince", str(file)) == "A planet needs 4 characters."
    seats = [four("geographer", volcano=9) | {"volcano_free": 12}, four()]
    file.write_text(json.dumps({"game": "prince", "seats": seats}), encoding="utf-8")
    assert refusal("score", "prince", str(file)).startswith("Volcanoes and tiles without one are")
    assert refusal("score", "planet", str(file)) == "This is not a count of the game “planet”."
    assert refusal("score", "prince", str(tmp_path / "none")).endswith("No such file or directory.")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff")))
    assert refusal("score", "prince", "-") == "- can't be read: it is not text."
    assert refusal("score", "chess", str(file))
