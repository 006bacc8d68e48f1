"""A planet as a picture: all that is said of it can be read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.journal import Journal
from tests.engine.test_link import play_to_the_end
from tests.ui.test_sharing import some_game
from tests.ui.visitor import NAMES, Visitor, sit_down
from ui.words import number


def test_a_planet_goes_out_as_a_picture_with_all_its_lines() -> None:
    for journal in (some_game(Random(seed)) for seed in range(12)):
        visitor = sit_down(journal.save())
        result = journal.result()
        assert result is not None
        visitor.tap("share")
        visitor.tap("sharing picture")
        for seat, end in enumerate(result["seats"]):
            visitor.tap(f"whose {seat}")
            picture = painted_on(visitor)
            painted = [each for each in strokes(picture["strokes"]) if each["do"] == "text"]
            words = [each["words"] for each in painted]
            assert words[:2] == [NAMES[seat], number(end["total"])]
            for name in journal.names:
                assert name in words[-2]
            given = [each["words"] for each in painted[2:-2] if each["align"] == "right"]
            assert sum(int(points.replace("−", "-")) for points in given) == end["total"]
            assert all(each["y"] < picture["height"] for each in painted)
        visitor.tap("save-picture")
        assert visitor.update.picture is not None
        assert visitor.update.picture["send"] is False
        visitor.tap("send")
        assert visitor.update.picture is not None
        assert visitor.update.picture["send"] is True


def test_everybodys_points_can_be_read_in_the_picture_whatever_they_are_called() -> None:
    for players, names, rows in ((5, NAMES, 1), (5, ["W" * 24] * 5, 3), (2, ["W" * 24] * 2, 1)):
        journal = Journal("prince", {"players": players}, names[:players], 3)
        visitor = sit_down(play_to_the_end(journal, Random(3)).save())
        visitor.tap("share")
        visitor.tap("sharing picture")
        picture = painted_on(visitor)
        foot = [each for each in picture["strokes"] if each.get("align") == "center"]
        assert len(foot) == rows + 1
        assert "".join(each["words"] for each in foot).count(names[1]) == names.count(names[1])
        assert all(len(each["words"]) < 64 for each in foot)
        places = [each["y"] for each in foot]
        assert sorted(set(places)) == places
        assert picture["height"] - 30 < places[-1] < picture["height"]


def painted_on(visitor: Visitor) -> dict[str, Any]:
    """What the picture on the page is made of."""
    place = visitor.page.by_id("picture")
    assert place is not None
    picture: dict[str, Any] = json.loads(str(place.get("data-picture")))
    return picture


def painted_words(visitor: Visitor) -> list[str]:
    """What there is to be read in the picture on the page."""
    return [each["words"] for each in strokes(painted_on(visitor)["strokes"]) if "words" in each]


def strokes(found: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for stroke in found:
        yield stroke
        yield from strokes(stroke.get("strokes", []))
