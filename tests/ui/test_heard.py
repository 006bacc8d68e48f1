"""What those hear who hear the page: everything once, the winner, and no secret by itself."""

from dataclasses import replace
from random import Random

import pytest

from engine.games import GAMES
from engine.journal import Journal
from engine.prince.rules import Game
from tests.ui.planet.guest import Guest
from tests.ui.test_thinking import seated
from tests.ui.visitor import Visitor, finished
from ui.prince.words import tile_words


def test_what_happened_is_told_once():
    visitor = Visitor().begin(3)
    visitor.tap("draw core")
    assert visitor.update.news.startswith("Ada draws.")
    select = visitor.choices("select")[0]
    for tap in ("menu", "close", select, select):
        visitor.tap(tap)
        assert visitor.update.news == ""


@pytest.mark.parametrize("game", GAMES)
def test_what_bots_do_is_told_once_whether_it_is_shown_or_not(game):
    """The tiles that somebody draws are told at once, and not again when one is taken."""
    visitor = seated(game, [None, "easy", "easy"])
    visitor.app.state.settings = replace(visitor.app.state.settings, pace="show")
    rng, told, dealt = Random(3), [], len(visitor.session.log())
    while len(visitor.session.journal.actions) < 20:
        told.append(visitor.update.news)
        if visitor.update.pause:
            visitor.tell("next")
        elif visitor.update.think:
            visitor.tell("think")
        else:
            visitor.step(rng)
    happened = visitor.session.log()[dealt:]
    for line in happened[:-3]:  # the last of it may still wait
        assert " ".join(told).count(line) == happened.count(line)


def test_who_chooses_from_what_others_left_hears_what_that_is():
    visitor = Visitor().begin(3)
    visitor.tap("draw core")
    assert "Left: " not in visitor.said  # it was told when it was drawn
    visitor.act(Random(1))
    visitor.tap("name 2")
    left = [tile_words(tile, "2013") for tile in visitor.game.view(2).offer]
    assert visitor.said.endswith(f"Cleo, take a tile. Left: {'; '.join(left)}")


def test_the_sentence_is_told_when_it_is_another_one():
    visitor = Visitor().begin(3)
    visitor.tap("draw core")
    assert visitor.update.sentence == "Ada, take a tile."
    visitor.tap("menu")
    assert visitor.update.sentence == ""
    visitor.tap("close")
    assert visitor.update.sentence == ""
    visitor.tap(visitor.choices("select")[0])
    assert visitor.update.sentence.endswith("tap a place to put it there.")


def test_the_title_of_the_document_tells_whose_turn_it_is():
    visitor = Visitor()
    assert visitor.update.title == "Pocket Planets"
    visitor.tap("setup")
    assert visitor.update.title == "New game · Pocket Planets"
    visitor.tap("home")
    visitor.begin(2, first=1)
    assert visitor.update.title == "Ben’s turn · Pocket Planets"
    visitor.tap("draw core")
    assert visitor.screen == "curtain"
    assert visitor.update.title == "Ben’s turn · Pocket Planets"
    visitor.tap("open")
    assert visitor.update.title == "Ben’s turn · Pocket Planets"
    assert finished().update.title == "The end · Pocket Planets"


def test_the_end_tells_the_winner_and_all_points():
    visitor = finished(3)
    game = visitor.game
    totals = [sheet.total for sheet in game.scores()]
    winner = ("Ada", "Ben", "Cleo")[totals.index(max(totals))]
    assert visitor.update.sentence == (
        f"{winner} wins with the finest planet. "
        f"Points: Ada {totals[0]}, Ben {totals[1]} and Cleo {totals[2]}."
    )


def test_the_end_of_planet_tells_the_winner_and_all_points():
    guest = Guest().begin(2, deal=3)
    rng = Random(3)
    while guest.screen != "result":
        guest.step(rng)
    totals = [sheet.total for sheet in guest.game.scores()]
    assert f"Points: Ada {totals[0]} and Ben {totals[1]}." in guest.update.sentence


def test_undo_says_what_was_taken_back():
    visitor = Visitor({"settings": '{"explain": false}'}).begin(3)
    visitor.tap("draw core")
    visitor.tap(visitor.choices("select")[0])
    visitor.tap(visitor.offered("data-do")[0])
    told = visitor.update.news
    visitor.tap("undo")
    assert visitor.update.news == f"Taken back: {told}"


@pytest.mark.parametrize("players", [2, 3])
def test_own_hidden_characters_are_heard_only_while_one_peeks(players):
    visitor = Visitor().begin(players, edition="2025", hidden_characters=True)
    rng = Random(5)
    while not (visitor.screen == "table" and own_secrets(visitor.kept_journal())):
        visitor.step(rng)
        assert "Your hidden characters" not in visitor.said
    visitor.hold()
    assert visitor.update.sentence.startswith("Your hidden characters: ")
    visitor.tell("hold off")
    assert "Your hidden characters" not in visitor.said


def own_secrets(journal: Journal) -> bool:
    game = journal.game
    assert isinstance(game, Game)
    return game.view(game.turn).planets != game.view(None).planets


def log_of(visitor: Visitor) -> list[str]:
    assert visitor.dialog is not None
    return [e.text for e in visitor.dialog.all() if e.tag == "li"]


def test_the_log_keeps_own_hidden_characters_until_one_peeks():
    visitor = Visitor().begin(3, edition="2025", hidden_characters=True)
    rng = Random(6)
    while not (visitor.screen == "table" and own_secrets(visitor.kept_journal())):
        visitor.step(rng)
    visitor.tap("menu")
    visitor.tap("log")
    open_story = log_of(visitor)
    journal = visitor.kept_journal()
    assert len(open_story) == len(journal.log(None))
    assert any("in secret" in line for line in open_story)
    visitor.hold()
    own_story = log_of(visitor)[: -len(open_story)]
    assert own_story
    assert not set(own_story) & set(open_story)
    assert log_of(visitor)[-len(open_story) :] == open_story
    heard = visitor.update.sentence
    assert all(line in heard for line in own_story)
    visitor.tell("safe no")
    assert not visitor.update.sentence  # once
    visitor.tell("hold off")
    assert log_of(visitor) == open_story
    assert not any(line in visitor.update.sentence for line in own_story)


def test_the_log_keeps_the_own_objective_until_one_peeks():
    guest = Guest().begin(2, deal=4)
    guest.open()
    guest.tap("menu")
    guest.tap("log")
    assert not any("gets a secret objective:" in line for line in log_of(guest))
    guest.hold()
    assert any("Ada gets a secret objective:" in line for line in log_of(guest))
    assert not any("Ben gets a secret objective:" in line for line in log_of(guest))


def test_a_log_without_secrets_has_nothing_to_peek_at():
    visitor = Visitor().begin(3)
    visitor.tap("menu")
    visitor.tap("log")
    assert 'data-hold="peek"' not in visitor.update.html


def test_back_of_the_browser_closes_then_goes_home():
    visitor = Visitor().begin(3)
    assert visitor.update.depth == 1
    visitor.tap("menu")
    assert visitor.update.depth == 2
    visitor.tell("leave")
    assert (visitor.screen, visitor.dialog, visitor.update.depth) == ("table", None, 1)
    visitor.tap("menu")
    visitor.tap("rules")
    assert visitor.update.depth == 2
    visitor.tell("leave")
    assert visitor.screen == "table"
    visitor.tap(visitor.choices("look")[0])
    visitor.tell("leave")
    assert (visitor.screen, visitor.dialog) == ("table", None)
    visitor.tell("leave")
    assert (visitor.screen, visitor.update.depth) == ("home", 0)
    visitor.tap("rules")
    assert visitor.update.depth == 1
    visitor.tell("leave")
    assert visitor.screen == "home"


def test_an_own_hidden_character_is_seen_by_holding_it_where_it_lies():
    visitor = Visitor().begin(3, edition="2025", hidden_characters=True)
    rng = Random(6)
    while not (visitor.screen == "table" and own_secrets(visitor.kept_journal())):
        visitor.step(rng)
    on_planet = [e for e in visitor.page.with_attribute("data-hold") if "slot" in str(e.get("id"))]
    assert len(on_planet) == 1
    assert str(on_planet[0].get("aria-label")).endswith("face-down character, hold to see")


def test_who_does_not_hold_a_secret_long_enough_reads_and_hears_how_it_is_done():
    guest = Guest().begin(2)
    guest.open()
    guest.tap("close")
    guest.tell("hold short")
    words = "Hold the button to see it. The settings can change that to a tap."
    detail = guest.page.by_id("detail")
    assert guest.update.news == words
    assert detail is not None
    assert detail.text == words
    assert str(guest.game.objectives[0]) not in guest.said
    guest.tell("hold on")
    guest.tell("hold off")
    assert words not in guest.page.text
