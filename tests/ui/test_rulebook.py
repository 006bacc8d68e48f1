"""The page of the rules: whose rules it tells, where it opens, and how one gets about in it."""

from itertools import pairwise
from random import Random

import pytest

from engine.game import Event
from engine.games import GAMES
from engine.planet.events import Awarded, TravelledOn, TurnedUp, Unclaimed
from engine.prince.events import Turned
from tests.ui.document import Element, heard
from tests.ui.planet.guest import Guest
from tests.ui.visitor import Visitor


def place(visitor: Visitor) -> str:
    """Where the rules would open now."""
    (button,) = visitor.choices("rules")
    return button.removeprefix("rules ")


def asked(visitor: Visitor) -> Element:
    """The heading that gets the focus."""
    assert visitor.update.focus is not None
    heading = visitor.page.by_id(visitor.update.focus)
    assert heading is not None
    assert heading.tag in ("h2", "h3")
    assert heading.get("tabindex") == "-1"
    return heading


def whose(visitor: Visitor) -> str:
    (line,) = [e.text for e in visitor.page.all() if e.get("role") == "status"]
    return line


# --- whose rules ---


@pytest.mark.parametrize("edition", ["2013", "2025"])
def test_at_the_table_the_rules_of_that_game_are_told(edition):
    visitor = Visitor().begin(4, edition)
    visitor.tap(visitor.choices("rules")[0])
    assert whose(visitor) == f"The rules for 4 players, edition {edition}."
    assert ("Bottle Collector" in visitor.page.text) == (edition == "2025")
    assert not visitor.choices("game", "players", "choose", "switch")


def test_without_a_game_in_progress_the_rules_of_any_game_can_be_read():
    visitor = Visitor()
    visitor.tap("rules")
    visitor.tap("players 2")
    visitor.tap("choose edition 2025")
    visitor.tap("switch hidden_characters")
    assert whose(visitor) == "The rules for 2 players, edition 2025, with hidden characters."
    visitor.tap("game planet")
    visitor.tap("players 4")
    visitor.tap("switch beginners")
    assert (
        whose(visitor)
        == "The rules for 4 players. This is the beginners’ game, without objectives."
    )
    assert visitor.screen == "rules"
    visitor.tap("back")
    assert visitor.screen == "home"


# --- where they open ---


def test_the_rules_are_one_tap_from_the_table_and_one_tap_back():
    visitor = Visitor().begin(3)
    before = visitor.update.html
    visitor.tap(visitor.choices("rules")[0])
    assert visitor.screen == "rules"
    visitor.tap("back")
    assert visitor.update.html == before


def test_from_home_and_the_menu_they_open_at_their_beginning():
    visitor = Visitor()
    visitor.tap("rules")
    assert visitor.update.focus is None
    visitor.tap("back")
    visitor.begin(3)
    visitor.tap("menu")
    visitor.tap("rules")
    assert visitor.update.focus is None


def test_they_open_at_what_is_looked_at_in_make_me_a_planet():
    visitor = Visitor().begin(3, "2025", deal=4)
    wanted = {"places", "baobabs", "volcanoes", "gardener", "little_prince"}
    found: set[str] = set()
    rng = Random(4)
    while not wanted <= found:
        for touch in visitor.choices("select", "show", "line"):
            visitor.tap(touch)
            if place(visitor) not in found:
                found.add(place(visitor))
                assert is_there(visitor)
            visitor.tap(touch)
        visitor.act(rng)


def is_there(visitor: Visitor) -> bool:
    """Open the rules there and come back."""
    visitor.tap(f"rules {place(visitor)}")
    heading = asked(visitor)
    visitor.tap("back")
    return bool(heading.text)


def test_they_open_at_a_character_at_the_volcanoes_and_at_baobabs():
    visitor = Visitor().begin(3)
    assert place(visitor) == "round"
    visitor.tap("draw core")
    selects = visitor.choices("select")
    objects = {
        "volcano": "volcanoes",
        "baobab": "baobabs",
    }
    for select in selects:
        visitor.tap(select)
        shows = [where for thing, where in objects.items() if thing in visitor.said]
        assert place(visitor) == (shows[-1] if shows else "places")
        visitor.tap(select)
    visitor.tap("line 0 -1")
    assert place(visitor) == "volcanoes"


def test_they_open_at_what_is_looked_at_in_planet():
    guest = Guest().begin(2, deal=3)
    guest.open()
    guest.tap("close")
    assert place(guest) == "round"
    select = guest.choices("select")[0]
    guest.tap(select)
    assert place(guest) == "regions"
    guest.tap(select)
    guest.hold()
    assert place(guest) == "objectives"
    guest.tell("hold off")
    guest.tap(guest.choices("animal")[0])
    assert place(guest) == "wishes"
    guest.tap(guest.choices("animal")[0])
    seen: set[str] = set()
    rng = Random(3)
    while not {"round", "regions", "ties"} <= seen:
        if guest.screen == "table" and place(guest) not in seen:
            seen.add(place(guest))
            assert is_there(guest)
        guest.step(rng)


def shown(event: Event) -> str | None:
    """Where somebody would look up what is on the stage of Planet."""
    match event:
        case TravelledOn() | Unclaimed():
            return "ties"
        case Awarded() if len(event.contest.measures[event.seat]) > 1:
            return "ties"
        case Awarded():
            return "wishes"
        case TurnedUp():
            return "hidden"
    return None


def test_they_open_at_what_is_on_the_stage_of_planet():
    guest, rng = Guest(pace="show").begin(3, hidden_animals=True, deal=54), Random(54)
    opened = set()
    while not guest.session.over or guest.session.stage:
        guest.open()
        if not guest.session.stage:
            guest.move(rng)
            continue
        act = guest.session.stage[0].seen.event
        if wanted := shown(act):
            assert place(guest) == wanted
            if (type(act), wanted) not in opened:
                assert is_there(guest)
                opened.add((type(act), wanted))
        guest.tell("next")
    assert opened == {
        (TravelledOn, "ties"),
        (Unclaimed, "ties"),
        (Awarded, "ties"),
        (Awarded, "wishes"),
        (TurnedUp, "hidden"),
    }


def test_they_open_at_the_own_objective_while_it_is_met():
    guest = Guest(pace="show").begin(2, deal=3)
    guest.open()
    assert guest.page.by_id("go-on")
    assert place(guest) == "objectives"
    assert is_there(guest)
    guest.open()
    guest.tap("close")
    assert place(guest) == "round"


def test_they_open_at_baobabs_while_these_turn():
    visitor, rng = Visitor(pace="show").begin(3), Random(4)
    stage = visitor.session.stage
    while not stage or not isinstance(stage[0].seen.event, Turned):
        visitor.tell("next") if stage else visitor.move(rng)
        stage = visitor.session.stage
    assert place(visitor) == "baobabs"


def test_beginners_have_no_objective_to_read_about():
    guest = Guest().begin(2, beginners=True)
    guest.hold()
    assert place(guest) == "round"


# --- getting about ---


@pytest.mark.parametrize("game", GAMES)
def test_the_contents_lead_to_every_section(game):
    visitor = Visitor()
    visitor.tap("rules")
    visitor.tap(f"game {game}")
    (nav,) = [e for e in visitor.page.all() if e.tag == "nav"]
    entries = [e for e in nav.all() if e.tag == "button"]
    sections = [e for e in visitor.page.all() if e.tag == "section" and e.get("aria-labelledby")]
    assert len(entries) == len(sections) > 10
    for entry, section in zip(entries, sections, strict=True):
        visitor.tap(str(entry.get("data-ui")))
        heading = asked(visitor)
        assert heading.text == heard(entry)
        assert heading.get("id") == section.get("aria-labelledby")
    visitor.tap("rules contents")
    assert asked(visitor).text == "Contents"


def test_a_place_that_is_not_in_these_rules_opens_them_all_the_same():
    visitor = Visitor()
    visitor.tell("rules nowhere")
    assert visitor.screen == "rules"


def test_headings_go_down_step_by_step():
    visitor = Visitor()
    visitor.tap("rules")
    for game in GAMES:
        visitor.tap(f"game {game}")
        levels = [int(e.tag[1]) for e in visitor.page.all() if e.tag in ("h1", "h2", "h3", "h4")]
        assert levels[0] == 1
        assert all(after <= before + 1 for before, after in pairwise(levels))
