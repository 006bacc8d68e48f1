"""Names: what a new one may hold, what old saves may hold, and what is shown of either."""

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import BadOptions
from engine.journal import Journal
from engine.names import LONGEST_NAME, MOST_MARKS, check_name, check_seated, tidied

TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
BLANK = "\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060\u2063\u3164\uffa0\u2800\u00ad\u034f\ufeff\ufffc"
ALONE = "\u200c\u200d\ufe0e\ufe0f\U000e0100\U000e0067\U000e007f\u0301\u20e3"
# Unseen characters at their work: emoji of several parts, flags, Persian, Bengali, Sinhala, kanji.
AT_WORK = [
    *("👩‍🚀", "👨‍👩‍👧‍👦", "🏳️‍🌈", "❤️", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👍🏽"),
    *("می\u200cخواهم", "র\u200d\u09cdযাচেল", "ශ\u0dca\u200dරී", "葛\U000e0100城"),
]
ACCENTED = ["Nguye\u0302\u0303n", "ที่รัก", "שָׁ\u05bcלוֹם", "မြို့", "བསྒྲུབས", "Å\u0301sa"]

# Text made of what does harm, in between what does none.
odd_letters = st.sampled_from([*TURNING, *BLANK, *ALONE, "a", "Z", " ", "א", "ع", "٣", "🏴", "\n"])
texts = st.text() | st.text(odd_letters, max_size=LONGEST_NAME)


@pytest.mark.parametrize("letter", [*TURNING, *BLANK, *ALONE], ids=ascii)
def test_a_name_of_nothing_to_see_is_no_name(letter: str) -> None:
    for name in (letter, letter * 3, f" {letter} {letter} "):
        with pytest.raises(BadOptions, match="Every player needs a name"):
            check_name(name)
        assert tidied(name) == ""


@pytest.mark.parametrize("letter", [*TURNING, *BLANK], ids=ascii)
def test_a_name_cannot_hold_what_turns_text_or_is_not_seen(letter: str) -> None:
    for name in (f"a{letter}b", f"{letter}ab", f"ab{letter}", f"a\u2069{letter}b"):
        with pytest.raises(BadOptions, match="hidden characters"):
            check_name(name)
        assert tidied(name) == "ab"


@pytest.mark.parametrize(
    "name", ["a\u200d", "\u200da", "a \u200d b", "a\u200d\u200cb\u200d", "\u0301a"]
)
def test_joiners_and_marks_need_something_to_hold_on_to(name: str) -> None:
    with pytest.raises(BadOptions, match="hidden characters"):
        check_name(name)


@pytest.mark.parametrize("name", [*AT_WORK, *ACCENTED])
def test_what_writing_and_emoji_need_is_fine(name: str) -> None:
    assert check_name(name) == name
    assert tidied(name) == name


def test_accents_do_not_pile_up() -> None:
    tower = "Z" + "\u0302\u0301\u0300\u0316\u0317\u0318"
    with pytest.raises(BadOptions, match="piles of accents"):
        check_name(tower)
    assert tidied(tower) == tower[: 1 + MOST_MARKS]
    assert len(tidied("Z" + "\u0302\ufe0f\u200d" * 7)) <= 2 * MOST_MARKS + 1


@given(texts)
def test_what_is_shown_holds_nothing_that_reaches_out_of_it(text: str) -> None:
    shown = tidied(text)
    assert not set(shown) & {*TURNING, *BLANK, "\n"}
    assert not unicodedata.category((shown or "a")[0]).startswith("M")
    assert tidied(shown) == shown == shown.strip()


@given(texts)
def test_a_name_that_is_taken_is_shown_as_it_is_and_can_be_kept(text: str) -> None:
    try:
        name = check_name(text)
    except BadOptions:
        return
    assert tidied(name) == name == check_seated(name) == check_name(name)
    assert json.loads(json.dumps(name, ensure_ascii=False).encode()) == name


@given(texts)
def test_a_save_with_a_name_that_older_versions_took_is_read_as_ever(text: str) -> None:
    try:
        name = check_seated(text)
    except BadOptions:
        return
    save = Journal("prince", {"players": 2}, ["Ada", "Ben"], 1).to_json() | {"names": [name, "Ben"]}
    journal = Journal.load(json.dumps(save))
    assert journal.names == (name, "Ben")
    assert Journal.load(journal.save()).names == journal.names


def test_a_new_game_takes_no_such_name() -> None:
    for name in ("a\u2069\u202eb", "\u3164", "\u2800"):
        with pytest.raises(BadOptions):
            Journal("planet", {"players": 2}, [name, "Ben"], 1)
