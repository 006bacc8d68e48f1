"""JSON that may come from anywhere is read, or refused before it can do any harm."""

import json

import pytest

from engine import reading
from engine.reading import DEEPEST, MOST, read_json


@pytest.mark.parametrize(
    "text",
    [
        "[" + "[]," * MOST + "[]]",
        '{"games":[' + "{}," * MOST + "{}]}",
        "[" * (MOST + 1),
        "[{" * MOST,
    ],
    ids=["lists", "objects", "never closed", "both"],
)
def test_more_brackets_than_any_file_has_are_refused_before_anything_is_made_of_them(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_given: object) -> None:
        raise AssertionError("it is walked through")

    monkeypatch.setattr(reading, "accumulate", never)
    monkeypatch.setattr(json, "loads", never)
    with pytest.raises(ValueError, match="too many"):
        read_json(text)


def test_what_is_nested_too_deeply_is_refused_and_what_only_says_so_is_read() -> None:
    deepest = "[" * DEEPEST + "]" * DEEPEST
    assert json.dumps(read_json(deepest), separators=(",", ":")) == deepest
    with pytest.raises(ValueError, match="deeply"):
        read_json(f"[{deepest}]")
    quoted = [deepest * 5, '"' + deepest * 5, "\\" * 3 + '"' + deepest * 5, "\n]]" + deepest * 5]
    assert read_json(json.dumps(quoted)) == quoted
    assert read_json(json.dumps(["[]"] * 9)) == ["[]"] * 9


def test_a_string_that_never_ends_is_refused() -> None:
    for text in ('"', '["', '"\\', '["a\\"]', '"' + "\\" * 999):
        with pytest.raises(ValueError, match=r"Unterminated|escape"):
            read_json(text)
