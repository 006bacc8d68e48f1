"""Languages: chosen at any time, kept, and never at the price of a secret or a move."""

from __future__ import annotations

import json
from collections.abc import Iterator
from gettext import NullTranslations
from random import Random

import pytest

from engine.journal import Journal
from tests import pseudo
from tests.ui.planet.guest import Guest
from tests.ui.sights import tiles_in
from tests.ui.twins import onlooker_of
from tests.ui.visitor import Visitor, kept, sit_down
from ui import words
from ui.words import LANGUAGES

NAMES = ("1", "2", "3", "4", "5")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    words.use(NullTranslations())


def choose(visitor: Visitor, language: str) -> None:
    """From the table or its curtain to the settings, and back with another language."""
    visitor.tap("menu")
    visitor.tap("settings")
    visitor.tap(f"set language {language}")


def in_reach(visitor: Visitor) -> list[str]:
    """All buttons, but for those about the last moves: a hint takes their place when one begins."""
    offered = visitor.offered("data-do") + visitor.offered("data-ui")
    return [text for text in offered if text not in ("undo", "see-again", "hint")]


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3])
def test_another_language_in_the_middle_of_a_game_shows_no_secret_and_loses_nothing(
    players: int,
) -> None:
    visitor = Visitor().begin(players, hidden_characters=True, names=NAMES, deal=21)
    onlooker = onlooker_of(visitor.kept_journal())
    rng, chance = Random(21), Random(22)
    changes = 0
    while visitor.screen != "result":
        visitor.open()
        if chance.random() < 0.15:
            visitor.hold()
            visitor.tell("hold off")
            offered = in_reach(visitor)
            kept_games = visitor.kept_games()
            visitor.hold()
            choose(visitor, "en" if words.language() == "pl" else "pl")
            assert tiles_in(visitor.update.html + visitor.said) == set()
            visitor.tap("back")
            pages = [visitor.update.html + visitor.said]
            visitor.open()
            pages.append(visitor.update.html + visitor.said)
            assert all(tiles_in(page) <= onlooker.seen[onlooker.turn] for page in pages)
            assert visitor.update.lang == words.language()
            assert in_reach(visitor) == offered
            assert visitor.kept_games() == kept_games
            changes += 1
        if action := visitor.step(rng):
            onlooker.follow(action)
    assert changes >= 5


def test_a_secret_that_was_looked_at_is_hidden_again_after_a_change_of_language() -> None:
    visitor = Guest().begin(2, names=NAMES, deal=9).play_to_round(4)
    shown, hidden = look(visitor, "on"), look(visitor, "off")
    assert shown != hidden
    visitor.hold()
    for language in ("pl", "en"):
        choose(visitor, language)
        visitor.tap("back")
        visitor.open()
    assert visitor.update.html == hidden


def look(visitor: Visitor, how: str) -> str:
    if how == "on":
        visitor.hold()
    else:
        visitor.tell("hold off")
    return visitor.update.html


def test_the_chosen_language_is_spoken_at_once_told_and_kept() -> None:
    visitor = Visitor()
    visitor.tap("settings")
    assert visitor.is_on("set-language-en")
    visitor.tap("set language pl")
    assert visitor.update.lang == "pl"
    assert visitor.is_on("set-language-pl")
    assert visitor.update.news == pseudo.pseudo("Pocket Planets speaks English now.")
    assert json.loads(visitor.store["settings"])["language"] == "pl"
    visitor.tap("set language en")
    assert visitor.update.lang == "en"
    assert visitor.update.news == "Pocket Planets speaks English now."
    assert json.loads(visitor.store["settings"])["language"] == "en"


def test_every_language_is_offered_by_its_own_name_and_marked_as_that_language() -> None:
    visitor = Visitor()
    visitor.tap("settings")
    shown = {e.get("lang"): e.text for e in visitor.page.all() if e.get("lang")}
    assert shown == LANGUAGES


def test_a_language_that_does_not_arrive_changes_nothing_and_is_told() -> None:
    visitor = Visitor()
    visitor.tap("settings")
    visitor.tap("set language fr")
    assert visitor.alerts == ["This language can’t be loaded now. Try again with a network."]
    assert visitor.update.lang == "en"
    assert visitor.is_on("set-language-en")
    assert "settings" not in visitor.store


def test_a_language_that_nobody_knows_is_not_taken() -> None:
    visitor = Visitor()
    visitor.tell("set language tlh")
    assert visitor.update.lang == "en"
    assert "settings" not in visitor.store


def test_what_the_page_begins_with_says_which_language_is_spoken() -> None:
    visitor = Visitor()
    visitor.app.state.take_up({"words": pseudo.compiled()})
    visitor.draw()
    assert visitor.update.lang == "pl"
    visitor.app.state.take_up({"settings": '{"language": "pl"}'})
    assert words.language() == "pl"
    visitor.app.state.take_up({"words": ""})
    assert words.language() == "en"


def test_a_tab_that_takes_over_speaks_the_language_that_was_chosen_in_the_other_one() -> None:
    visitor = Visitor()
    save = Journal("prince", {"players": 2}, NAMES[:2], 1).save()
    assert sit_down(save).update.lang == "en"
    visitor.tell("lost")
    found = {"settings": '{"language": "pl"}', "words": pseudo.compiled()}
    visitor.tell("taken-over", json.dumps(found))
    assert visitor.update.lang == "pl"
    visitor.tap("settings")
    assert visitor.is_on("set-language-pl")


def test_what_was_left_by_another_version_does_not_choose_a_language() -> None:
    visitor = Visitor({"settings": '{"language": "tlh"}', **kept("{}")})
    assert visitor.app.state.settings.language == ""
