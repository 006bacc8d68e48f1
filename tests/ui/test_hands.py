"""A secret is shown to who is known to have the tablet; whoever takes it is asked who they are."""

import json
from random import Random
from typing import Any

import pytest

from engine.journal import Journal
from engine.shuffle import pick
from tests.engine.tables import NAMES, each_table
from tests.ui import tablet
from tests.ui.document import read
from tests.ui.planet.guest import Guest
from tests.ui.sights import tiles_in
from tests.ui.twins import onlooker_of
from tests.ui.visitor import Visitor, finished
from ui.prince.say import detail, headline, say, sentence
from ui.scene import Settings
from ui.session import Session

pytestmark = pytest.mark.long

TOLD = ("in-sight", "habitat-head")  # an objective lies open


def handed_on(players: int = 2) -> Guest:
    """Somebody has just moved, that can be taken back, and no curtain has fallen."""
    guest, rng = Guest().begin(players, deal=8), Random(8)
    guest.play_to_round(4, rng)
    while not ("handed-on" in guest.update.html and guest.choices("undo")):
        guest.move(rng)
    return guest


def skip(visitor: Visitor) -> None:
    while visitor.choices("skip"):
        visitor.tap("skip")


def choose(visitor: Visitor) -> None:
    visitor.tap(visitor.choices("select")[0])


def say_who(visitor: Visitor) -> None:
    visitor.tell("hold on")
    visitor.tap("i-am")
    visitor.tell("hold off")


def is_told(guest: Visitor) -> bool:
    return any(sign in guest.update.html for sign in TOLD) or "Your objective" in guest.said


def is_asked(visitor: Visitor) -> bool:
    """Whether a finger on the secret is asked whose it is, and sees nothing."""
    visitor.tell("hold on")
    name = visitor.session.whose_turn.name
    asked = visitor.dialog is not None and visitor.dialog.text.startswith(f"Are you {name}?")
    assert is_told(visitor) is not asked
    visitor.tell("hold off")
    if asked:
        visitor.tap("close")
    return asked


@pytest.mark.parametrize("players", [2, 4])
def test_first_of_all_it_is_said_whose_hands_the_tablet_belongs_in(players):
    guest = handed_on(players)
    name, detail = guest.session.whose_turn.name, guest.page.by_id("detail")
    assert guest.sentence == f"Hand over to {name}."
    assert detail is not None
    assert detail.text.startswith(f"{name}, take a tile.")
    assert "Hand over" not in detail.text
    assert f"Hand over to {name}. {name}, take a tile." in guest.said
    choose(guest)
    assert guest.sentence == f"{name}, choose a free face for your tile."


@pytest.mark.parametrize("explains", ["", "Three baobabs turn."])
def test_at_a_table_of_make_me_a_planet_too_its_headline_says_whose_hands_are_wanted(explains):
    session = Session("it", Journal("prince", {"players": 2}, NAMES[:2], 8))
    rng = Random(8)
    while not session.scene(Settings()).handed_on:
        session.play(str(pick(session.journal.game.legal(), rng)))
        session.skip()
    scene: Any = session.scene(Settings())._replace(explains=explains)
    name, page = scene.mover.name, read(say(scene))
    said = {where: page.by_id(where) for where in ("sentence", "detail")}
    assert [each.text for each in said.values() if each] == [
        f"Hand over to {name}.",
        f"{headline(scene)} {explains or detail(scene)}",
    ]
    assert sentence(scene).startswith(f"Hand over to {name}. {headline(scene)}")


# --- ways on which the tablet may have come into other hands ---


def test_who_takes_back_a_move_is_asked():
    guest = handed_on()
    guest.tap("undo")
    assert is_asked(guest)


@pytest.mark.parametrize("way", ["hold", "tap"])
def test_who_is_asked_reads_how_the_secret_is_seen_after_that(way):
    guest = handed_on()
    if way == "tap":
        guest.tell("switch hold_to_see")
    guest.tell("hold on")
    assert guest.dialog is not None
    assert f"Then {way} again to see it." in guest.dialog.text


@pytest.mark.parametrize("pace", ["once", "show"])
def test_who_looks_at_the_last_moves_again_is_asked(pace):
    guest = handed_on()
    guest.tell(f"set pace {pace}")
    for tap in ("menu", "log", "see-again"):
        guest.tap(tap)
    assert is_asked(guest)
    skip(guest)
    assert is_asked(guest)


def test_who_has_only_chosen_something_is_asked():
    """It may have been the finger of whoever had the tablet before."""
    guest = handed_on()
    choose(guest)
    assert is_asked(guest)
    guest.tap(guest.choices("aim")[0])
    assert is_asked(guest)


def test_after_another_app_was_in_front_who_has_said_it_is_asked():
    guest = handed_on()
    say_who(guest)
    assert not is_asked(guest)
    guest.tell("away")
    assert is_asked(guest)
    say_who(guest)
    assert not is_asked(guest)


@pytest.mark.parametrize("place", ["rules", "settings"])
@pytest.mark.parametrize("way", ["back", "leave"])
def test_after_a_look_elsewhere_who_has_said_it_is_asked(place, way):
    guest = handed_on()
    say_who(guest)
    guest.tap("menu")
    guest.tap(place)
    guest.tell(way)
    assert is_asked(guest)
    say_who(guest)
    assert not is_asked(guest)


def test_who_follows_a_hint_is_asked():
    guest = handed_on()
    guest.tap("hint")
    while "Here is a hint." not in guest.said:
        guest.tell("think")
    assert is_asked(guest)
    guest.tap("turn")
    assert is_asked(guest)


def test_who_comes_back_after_a_reload_is_asked_though_the_turn_has_begun():
    visitor = Visitor().begin(3, edition="2025", hidden_characters=True, deal=8)
    rng, asked = Random(8), 0
    while visitor.screen != "result" and asked < 5:
        visitor.move(rng)
        visitor.reload()
        if visitor.screen == "table" and "data-hold" in visitor.update.html:
            visitor.tell("hold on")
            assert visitor.dialog is not None
            asked += visitor.session.begun
    assert asked == 5


@each_table
def test_whose_hands_are_wanted_is_told_after_a_reload_too(game, variant):
    """Also where the last move can’t be taken back any more."""
    visitor, rng = Visitor().set_up(game, variant, deal=8), Random(8)
    seen = False
    while not visitor.session.over:
        visitor.move(rng)
        if visitor.screen == "table":
            told = "handed-on" in visitor.update.html
            visitor.reload()
            assert ("handed-on" in visitor.update.html) == told
            seen |= told
    assert seen


def test_who_takes_up_the_game_from_another_tab_is_asked():
    guest = handed_on()
    choose(guest)
    guest.tell("lost")
    guest.tell("taken-over", json.dumps(tablet.start(guest.store)))
    assert is_asked(guest)


def test_after_a_turn_of_a_bot_the_next_person_is_asked():
    guest, rng = handed_on(3), Random(8)
    lent = (guest.session.whose_turn.seat + 1) % 3
    for tap in ("menu", "seats", f"lend {lent}"):
        guest.tap(tap)
    people: set[int | None] = set()
    while len(people) < 2:
        session = guest.session
        assert is_asked(guest)
        people.add(session.turn)
        say_who(guest)
        assert not is_asked(guest)
        guest.move(rng)
        thoughts = 0
        while session.turn == lent:
            guest.tell("think")
            thoughts += 1
    assert thoughts


def test_who_says_who_they_are_is_asked_no_more_in_this_turn():
    guest = handed_on()
    assert is_asked(guest)
    guest.hold()
    assert is_told(guest)
    guest.tell("hold off")
    assert not is_asked(guest)
    guest.tap("menu")
    guest.tap("close")
    choose(guest)
    assert not is_asked(guest)


def test_at_the_end_and_alone_nobody_is_asked():
    over = finished(2)
    assert not over.session.asks_who
    guest = handed_on()
    guest.tap("menu")
    guest.tap("home")
    guest.tap("play-now")
    assert guest.session.alone is not None
    for _ in range(3):
        guest.tell("away")
        assert not guest.session.asks_who


def told_over(guest: Guest) -> str:
    """What stands on the dialog over the table."""
    assert guest.dialog is not None
    return str(guest.dialog.text)


def test_who_asks_for_what_only_they_know_is_back_at_the_story_when_they_have_said_who_they_are():
    guest = handed_on()
    for tap in ("menu", "log"):
        guest.tap(tap)
    story = told_over(guest)
    say_who(guest)
    assert told_over(guest) == story
    guest.tell("hold on")
    assert is_told(guest)


@pytest.mark.parametrize("way", ["close", "leave"])
def test_who_does_not_say_who_they_are_is_back_at_the_story_too_and_then_at_the_table(way):
    guest = handed_on()
    for tap in ("menu", "log"):
        guest.tap(tap)
    story, depth = told_over(guest), guest.update.depth
    guest.tell("hold on")
    assert (told_over(guest) != story, guest.update.depth) == (True, depth + 1)
    guest.tell("hold off")
    guest.tell(way)
    assert (told_over(guest), guest.update.depth) == (story, depth)
    guest.tell(way)
    assert (guest.dialog, guest.update.depth) == (None, depth - 1)


# --- where one tap shows a secret, and another one hides it ---


def lies_open(guest: Guest) -> Guest:
    """The same, with the objective of whoever is to act in sight."""
    guest.tell("switch hold_to_see")
    guest.tell("peek")
    if guest.choices("i-am"):
        guest.tap("i-am")
        guest.tap("peek")
    assert is_told(guest)
    return guest


def test_who_shares_a_deal_leaves_no_secret_open():
    guest = Guest().begin(2, deal=8)
    for tap in ("open", "close"):
        guest.tap(tap)
    lies_open(guest)
    for tap in ("menu", "share", "back"):
        guest.tap(tap)
    assert guest.screen == "curtain"
    guest.open()
    assert not is_told(guest)


@pytest.mark.parametrize("way", ["back", "leave"])
def test_a_link_that_comes_in_leaves_no_secret_open(way):
    guest = lies_open(handed_on())
    guest.tell("link", "nothing")
    assert guest.screen == "link"
    guest.tell(way)
    assert guest.screen == "table"
    assert not is_told(guest)
    guest.tap("peek")
    assert guest.choices("i-am")


def test_a_file_that_is_opened_leaves_no_secret_open():
    guest = lies_open(handed_on())
    guest.tell("import", finished(2).session.journal.save())
    assert guest.screen == "games"
    guest.tell("launch continue")
    assert guest.screen == "table"
    assert not is_told(guest)
    guest.tap("peek")
    assert guest.choices("i-am")


# --- what is shown again ---


def test_who_is_not_known_sees_again_what_everybody_saw():
    visitor = Visitor().begin(3, edition="2025", hidden_characters=True, deal=7)
    onlooker, rng, shown = onlooker_of(visitor.kept_journal()), Random(7), 0
    while visitor.screen != "result":
        if visitor.session.asks_who and visitor.session.last_turns():
            for tap in ("menu", "log", "see-again"):
                visitor.tap(tap)
            while visitor.session.stage:
                assert tiles_in(visitor.update.html + visitor.said) <= onlooker.seen[None]
                assert "data-hold" not in visitor.update.html  # it is nobody's table
                visitor.tell("next")
                shown += 1
        onlooker.follow(visitor.move(rng))
        visitor.open()
    assert shown > 30


@pytest.mark.parametrize("place", ["rules", "settings"])
def test_what_was_shown_to_one_person_alone_is_covered_after_a_look_elsewhere(place):
    visitor = Visitor().begin(3, edition="2025", hidden_characters=True, deal=7)
    rng, covered = Random(7), 0
    while covered < 3:
        visitor.tell("set pace once")
        while visitor.screen != "curtain":
            visitor.move(rng)
        visitor.tell("set pace show")
        visitor.tap("open")
        stage = len(visitor.session.stage)
        if stage:
            visitor.tap("menu")
            visitor.tap(place)
            visitor.tap("back")
            assert visitor.screen == "curtain"
            visitor.tap("open")
            assert len(visitor.session.stage) == stage
            covered += 1
        skip(visitor)
        visitor.move(rng)
