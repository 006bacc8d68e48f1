"""At the feast everybody who lives on the winner’s planet celebrates, in a way that suits them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.planet.animals import ANIMALS
from engine.prince.tiles import CHARACTERS
from tests.ui.test_ending import last_move_of, played_out
from ui.planet.joys import JOYS

FOLDER = Path(__file__).parents[2] / "static" / "css"
RULE = re.compile(r"^\.joy-(\w+) \{ --joy: ([\w-]+) [^}]*infinite", re.MULTILINE)
KEYFRAMES = re.compile(r"^@keyframes ([\w-]+) \{(?:(.*?)\}$|\n(.*?)^\})", re.MULTILINE | re.DOTALL)
CHEAP = {"transform", "filter"}  # what a browser animates without painting anew


def motions(game: str) -> dict[str, str]:
    """What each joy of a game’s sheet is animated by."""
    return dict(RULE.findall((FOLDER / f"{game}-feast.css").read_text("utf-8")))


def keyframes(sheet: str) -> dict[str, str]:
    """The animations of a sheet, each with what it changes."""
    text = (FOLDER / sheet).read_text("utf-8")
    return {name: short or long for name, short, long in KEYFRAMES.findall(text)}


def test_each_character_has_a_joy_of_its_own():
    found = motions("prince")
    assert found.keys() == {*CHARACTERS}
    assert len({*found.values()}) == len(CHARACTERS)


def test_each_animal_has_a_joy_and_no_motion_serves_too_many():
    assert JOYS.keys() == ANIMALS.keys()
    assert {*JOYS.values()} == motions("planet").keys()
    assert max(Counter(JOYS.values()).values()) <= 6


@pytest.mark.parametrize("game", GAMES)
def test_each_joy_moves_in_a_way_that_is_cheap_to_show(game):
    found = keyframes(f"{game}-feast.css")
    assert found.keys() == {*motions(game).values()}
    for name, steps in found.items():
        changed = set(re.findall(r"([\w-]+):", steps))
        assert changed, name
        assert changed <= CHEAP, name


def test_no_two_animations_have_one_name():
    names = [name for sheet in FOLDER.glob("*.css") for name in keyframes(sheet.name)]
    assert sorted(names) == sorted(set(names))


def test_joys_are_for_those_who_want_motion():
    sheets = {sheet: sheet.read_text("utf-8") for sheet in FOLDER.glob("*.css")}
    [who] = [sheet.name for sheet, text in sheets.items() if "var(--joy" in text]
    quiet, _, moving = (FOLDER / who).read_text("utf-8").partition("prefers-reduced-motion")
    assert "var(--joy" in moving
    assert "var(--joy" not in quiet


@pytest.mark.parametrize("game", GAMES)
def test_all_who_live_on_the_winners_planet_celebrate(game):
    journal = played_out(game, 6)
    visitor = last_move_of(journal)
    while 'class="guest' not in visitor.update.html:
        assert visitor.session.showing
        visitor.tell("next")
    joys = re.findall(r'class="guest joy-(\w+)"', visitor.update.html)
    assert len(joys) >= 4
    assert {*joys} <= motions(game).keys()
