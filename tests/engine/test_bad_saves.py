"""Saves that are broken, forged or from elsewhere: one clear sentence, and nothing else."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import BadSave
from engine.journal import Journal
from tests.engine.prince.helpers import play_on, start

FINISHED = play_on(start(2, seed=4))
SAVE = play_on(start(3, seed=4, hidden_characters=True), until=3).to_json()
DAMAGED = "This save is incomplete or damaged."


def sentence_for(save: Any) -> str:
    with pytest.raises(BadSave) as error:
        Journal.load(save if isinstance(save, str) else json.dumps(save))
    return str(error.value)


def with_(**parts: Any) -> dict[str, Any]:
    return SAVE | parts


def test_a_save_cut_off_anywhere_is_refused() -> None:
    text = json.dumps(FINISHED.to_json() | {"page": {"note": "été"}}, ensure_ascii=False)
    assert Journal.load(text).game == FINISHED.game
    for cut in range(len(text)):
        assert sentence_for(text[:cut]) == DAMAGED


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Hello",
        "{",
        "\ufeff{}",
        "[" * 100_000,
        json.dumps(SAVE) + "}",
        json.dumps(SAVE).replace('"seed": 4', '"seed": 04'),
        json.dumps(SAVE | {"page": {"half a character": "\ud800"}}),
        json.dumps(SAVE | {"page": {"no number": float("nan")}}),
        json.dumps(SAVE | {"page": {"no number": float("inf")}}),
        json.dumps(SAVE).replace('"seed": 4', '"seed": ' + "4" * 5000),
    ],
    ids=lambda text: repr(text[:20]),
)
def test_what_is_not_json_is_refused(text: str) -> None:
    assert sentence_for(text) == DAMAGED


@pytest.mark.parametrize("value", [None, 1, "save", [], [SAVE], True, 1.5])
def test_json_that_is_no_save_is_refused(value: object) -> None:
    assert sentence_for(json.dumps(value)) == "This is not a save of a game."


@pytest.mark.parametrize("found", [0, 2, "1", 1.0, True, None, [1], {"a": 1}])
def test_an_unknown_format_is_refused(found: object) -> None:
    assert sentence_for(with_(format=found)) == (
        f"The save has the format “{found}”, and this version reads format 1."
    )


@pytest.mark.parametrize("key", ["game", "seed", "options", "names", "actions"])
@pytest.mark.parametrize("value", [None, 1.5, True, ..., "?"], ids=repr)
def test_a_part_that_is_missing_or_of_a_wrong_type_is_refused(key: str, value: object) -> None:
    save = {name: part for name, part in SAVE.items() if name != key or value is not ...}
    if value is not ...:
        save[key] = value
    found = sentence_for(save)
    if (key, value) == ("game", "?"):
        assert found == "There is no game “?” here."
    else:
        assert found == f"The save’s part “{key}” is missing or damaged."


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"game": "chess"}, "There is no game “chess” here."),
        ({"game": "../engine"}, "There is no game “../engine” here."),
        ({"seed": -1}, "The number of a deal is a whole number, 0 or more."),
        ({"options": {}}, "This game is for 2 to 5 players."),
        ({"options": {"players": 6}}, "This game is for 2 to 5 players."),
        ({"options": {"players": 4}}, "There are 4 players and 3 names."),
        ({"options": {"players": 3, "teams": 2}}, "This game has no option “teams”."),
        ({"names": []}, "There are 3 players and 0 names."),
        ({"names": ["Ada", "", "Cleo"]}, "Every player needs a name."),
        ({"names": ["Ada", None, "Cleo"]}, "Every player needs a name."),
        ({"names": ["Ada", "B" * 10_000, "Cleo"]}, "A name may have up to 24 letters."),
        ({"actions": [None]}, "The save’s part “actions” is missing or damaged."),
        ({"actions": [["draw core"]]}, "The save’s part “actions” is missing or damaged."),
    ],
)
def test_a_save_of_a_game_that_cannot_be_is_refused(
    parts: dict[str, object], sentence: str
) -> None:
    assert sentence_for(with_(**parts)) == sentence


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("take U01 r0c1", "“take U01 r0c1” is not possible now."),
        ("take Z01 r1c1", "No tile of the game has the name in “take Z01 r1c1”."),
        ("draw pile", "“draw pile” is not an action of this game."),
        ("", "“” is not an action of this game."),
    ],
)
def test_an_action_that_cannot_be_played_is_named_by_its_number(action: str, reason: str) -> None:
    found = sentence_for(with_(actions=["draw core", action]))
    assert found == f"Action 2 of the save can’t be played: {reason}"


def test_one_action_too_many_is_refused() -> None:
    save = FINISHED.to_json()
    save["actions"].append("draw core")
    number = len(save["actions"])
    assert sentence_for(save) == (
        f"Action {number} of the save can’t be played: "
        "The game is over, so “draw core” can’t be played."
    )


def test_an_action_that_the_engine_takes_itself_cannot_be_written_down() -> None:
    forced = start(3, seed=4, edition="2025").to_json()
    forced["actions"] = ["draw character"]
    assert "Action 1 of the save can’t be played" in sentence_for(forced)


@pytest.mark.parametrize("position", range(len(SAVE["actions"])))
def test_an_action_played_twice_is_refused(position: int) -> None:
    actions = SAVE["actions"]
    doubled = actions[: position + 1] + actions[position:]
    assert f"Action {position + 2} of the save" in sentence_for(with_(actions=doubled))


# --- anything at all: only a BadSave ever comes out ---

JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 6)
    | st.integers()
    | st.floats()
    | st.text(max_size=30)
    | st.sampled_from([*SAVE["actions"], *SAVE, "2013", "prince", "?", "name 9", "take ? r0c0"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=5,
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a save that something else could be put, as its container and key."""
    keys = value if isinstance(value, dict) else range(len(value))
    here = [(value, key) for key in keys]
    inner = [value[key] for key in keys if isinstance(value[key], dict | list)]
    return here + [place for each in inner for place in places(each)]


@settings(max_examples=300)
@given(st.data())
def test_a_save_with_junk_in_it_loads_or_is_refused(data: st.DataObject) -> None:
    save = json.loads(json.dumps(SAVE))
    for _ in range(data.draw(st.integers(1, 3))):
        everywhere = places(save)
        container, key = everywhere[data.draw(st.integers(0, len(everywhere) - 1))]
        if data.draw(st.booleans()):
            container[key] = data.draw(JUNK)
        elif len(container) > 1:
            del container[key]
    load_or_refuse(json.dumps(save))


@settings(max_examples=400)
@given(st.integers(0, 10_000), st.integers(0, 20), st.text(max_size=5))
def test_a_save_with_other_letters_in_it_loads_or_is_refused(
    position: int, length: int, letters: str
) -> None:
    text = json.dumps(SAVE)
    position %= len(text)
    load_or_refuse(text[:position] + letters + text[position + length :])


@given(st.text() | JUNK.map(json.dumps))
def test_any_text_is_refused(text: str) -> None:
    assert sentence_for(text)


def load_or_refuse(text: str) -> None:
    try:
        journal = Journal.load(text)
    except BadSave:
        assert sentence_for(text).endswith(".")
    else:
        again = Journal.load(journal.save())
        assert again.game == journal.game
        assert again.save() == journal.save()
        assert journal.save().encode()
