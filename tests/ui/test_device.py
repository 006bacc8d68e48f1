"""The site on a device: what it says of itself, installed, awake, opened for something."""

import json
import tomllib
from pathlib import Path

import pytest

import ui
from engine.journal import Journal
from tests.ui.visitor import NAMES, Visitor

ROOT = Path(__file__).resolve().parents[2]
SAVE = Journal("prince", {"players": 3}, NAMES[:3], 5).save()


def left_table() -> Visitor:
    """Somebody who has begun a game, and gone home."""
    visitor = Visitor().begin(3)
    visitor.tap("menu")
    visitor.tap("home")
    return visitor


# --- about ---


@pytest.mark.parametrize("way", [["about"], ["settings", "about"]])
def test_about_is_reached_from_home_and_from_the_settings(way):
    visitor = Visitor()
    for place in way:
        visitor.tap(place)
    assert visitor.screen == "about"
    text = visitor.page.text
    for words in ("unofficial", "not affiliated", "Nothing is sent anywhere", "Urtis Šulinskas"):
        assert words in text
    assert f"Version {ui.VERSION}" in text
    [link] = [element for element in visitor.page.all() if element.tag == "a"]
    assert link.get("href") == "./licences.txt"
    visitor.tap("back")
    assert visitor.screen == "home"


def test_about_leads_back_to_the_game_that_is_being_played():
    visitor = Visitor().begin(3)
    for place in ("menu", "settings", "about", "back"):
        visitor.tap(place)
    assert visitor.screen == "table"
    for place in ("menu", "settings", "about"):
        visitor.tap(place)
    visitor.tell("leave")
    assert visitor.screen == "table"


def test_the_version_is_one():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    package = json.loads((ROOT / "package.json").read_text("utf-8"))
    assert ui.VERSION == project["project"]["version"] == package["version"]


# --- settings ---


def test_every_setting_has_a_switch_that_is_kept():
    visitor = Visitor()
    visitor.tap("settings")
    switches = visitor.choices("switch")
    assert len(switches) == len(set(switches)) == 10
    assert {"switch hold_to_see", "switch keep_awake"} <= set(switches)
    for switch in switches:
        name = switch.split()[1]
        before = getattr(visitor.app.state.settings, name)
        visitor.tap(switch)
        visitor.reload()
        assert getattr(visitor.app.state.settings, name) is not before
        visitor.tap("settings")


def test_the_screen_stays_on_while_a_game_is_open():
    visitor = Visitor()
    assert not visitor.update.awake
    visitor.begin(2, hidden_characters=True)
    assert visitor.update.awake
    visitor.tell("away")
    assert visitor.update.awake
    visitor.open()
    visitor.tap("menu")
    visitor.tap("settings")
    assert not visitor.update.awake
    visitor.tap("switch keep_awake")
    visitor.tap("back")
    assert not visitor.update.awake


# --- installing ---


def test_the_button_that_installs_is_there_while_the_browser_offers_it():
    visitor = Visitor()
    assert visitor.choices("install") == []
    visitor.tell("installable yes")
    visitor.tap("install")
    assert visitor.update.install
    visitor.draw()
    assert not visitor.update.install
    visitor.tap("settings")
    visitor.tap("install")
    visitor.tell("installable no")
    assert visitor.choices("install") == []
    visitor.tell("installable yes")
    visitor.tell("installed")
    assert visitor.choices("install") == []
    assert "is installed" in visitor.page.text


def test_where_nothing_is_offered_the_settings_say_how_to_install():
    visitor = Visitor()
    visitor.tap("settings")
    assert "Add to Home Screen" in visitor.page.text


# --- opened for something ---


def test_a_shortcut_leads_to_a_new_game_and_leaves_the_one_that_is_played_where_it_was():
    visitor = Visitor()
    visitor.tell("launch new")
    assert visitor.screen == "setup"
    visitor = Visitor().begin(3)
    visitor.tell("launch new")
    assert visitor.screen == "setup"
    visitor.reload()
    assert len(visitor.choices("continue")) == 1


def test_a_shortcut_goes_on_with_the_last_game():
    visitor = left_table()
    visitor.tell("launch continue")
    assert visitor.screen == "table"
    for place in ("menu", "settings"):
        visitor.tap(place)
    visitor.tell("launch continue")
    assert visitor.screen == "table"


@pytest.mark.parametrize("what", ["continue", "", "nonsense", "table"])
def test_a_wish_that_cannot_be_granted_changes_nothing(what):
    visitor = Visitor()
    visitor.tell(f"launch {what}")
    assert visitor.screen == "home"
    assert visitor.store == {}


def test_a_save_that_is_handed_over_is_among_the_games():
    visitor = Visitor().begin(2)
    visitor.tell("launch games")
    visitor.tell("import", SAVE)
    assert visitor.screen == "games"
    assert "Ada, Ben and Cleo" in visitor.page.text
    visitor.tell("import", "no save")
    assert len(visitor.alerts) == 1


def test_a_tab_that_must_not_write_grants_no_wish():
    visitor = left_table()
    before = dict(visitor.store)
    visitor.reload(elsewhere=True)
    visitor.tell("launch new")
    assert visitor.screen == "elsewhere"
    assert visitor.store == before
