"""The page shows nobody what the rules keep from them, at any step and wherever they look.

What a seat may know is told by the onlooker, who follows the rules without the engine.
"""

import re
from random import Random
from typing import Any

import pytest

from engine.journal import Journal
from engine.prince.tiles import CHARACTERS
from tests.engine.prince.onlooker import Onlooker
from tests.engine.prince.recount import recount
from tests.ui.sights import tiles_in
from tests.ui.twins import Twin, everything_in_sight, onlooker_of
from tests.ui.variants import each_secretive_variant, each_variant
from tests.ui.visitor import NAMES, Visitor, save_of, sit_down

pytestmark = pytest.mark.long


@each_variant
def test_at_every_step_the_page_names_only_tiles_that_the_seat_has_seen(variant):
    visitor = Visitor().begin(**variant, deal=21)
    onlooker = onlooker_of(visitor.kept_journal())
    rng = Random(21)
    while visitor.screen != "result":
        may_know = onlooker.seen[onlooker.turn] if visitor.screen == "table" else set()
        assert tiles_in(visitor.update.html + visitor.said) <= may_know
        if action := visitor.step(rng):
            onlooker.follow(action)


@each_variant
def test_wherever_the_seat_looks_it_finds_only_tiles_that_it_has_seen(variant):
    visitor = Visitor().begin(**variant, deal=22)
    onlooker = onlooker_of(visitor.kept_journal())
    rng, chance = Random(22), Random(23)
    while not visitor.session.over:
        if chance.random() < 0.06:
            visitor.draw()
            visitor.open()
            for taps, html, say in everything_in_sight(visitor):
                assert tiles_in(html + say) <= onlooker.seen[onlooker.turn], taps
        onlooker.follow(visitor.rush(rng))


@each_secretive_variant
def test_games_that_differ_only_in_what_the_seat_cannot_know_look_the_same_to_it(variant):
    journal = Journal("prince", variant, NAMES[: variant["players"]], 24)
    rng = Random(24)
    while journal.game.turn is not None:
        legal = journal.game.legal()
        journal.play(legal[int(rng.random() * len(legal))])
    actions = [str(action) for action in journal.actions]
    differed = 0
    for number in sorted(rng.sample(range(1, len(actions)), 7)):
        so_far = Journal.load(save_of(journal, actions[:number]))
        seat = so_far.game.turn
        assert seat is not None
        twin = Twin(journal, onlooker_of(so_far), seat, rng)
        pages = []
        visitor = sit_down(save_of(journal, actions[: number - 1]))
        pages.append(last_step(visitor, actions[number - 1]))
        with twin.deal():
            other = sit_down(twin.save(actions[: number - 1]))
        pages.append(last_step(other, twin.action(actions[number - 1])))
        differed += visitor.game != other.game
        assert pages[0] == pages[1]
    assert differed >= 5


def last_step(visitor: Visitor, action: str) -> list[tuple[str, str, str]]:
    """Play one action, hand the tablet on, and look everywhere."""
    visitor.app.do(action)
    visitor.draw()
    curtain = ("curtain", visitor.update.html, visitor.said)
    visitor.open()
    return [curtain, *everything_in_sight(visitor)]


@each_secretive_variant
def test_without_a_finger_on_them_own_hidden_characters_lie_face_down(variant):
    visitor = Visitor().begin(**variant, deal=25)
    onlooker = onlooker_of(visitor.kept_journal())
    rng = Random(25)
    held = 0
    while visitor.screen != "result":
        visitor.open()
        on_the_planet = tiles_in(visitor.update.html) - set(onlooker.offer)
        assert on_the_planet <= onlooker.seen[None]
        visitor.hold()
        own = set(onlooker.planets[visitor.session.whose_turn.seat].values())
        held += len(own - onlooker.seen[None])
        assert own <= tiles_in(visitor.update.html)
        visitor.tell("hold off")
        onlooker.follow(visitor.move(rng))
    assert (held > 0) == variant["hidden_characters"]


@pytest.mark.parametrize("game", ["prince", "planet"])
def test_without_a_curtain_a_secret_is_shown_to_who_has_said_who_they_are(game):
    options = {"players": 2, "hidden_characters": True} if game == "prince" else {"players": 2}
    journal = Journal(game, options, NAMES[:2], 8)
    rng = Random(8)
    visitor = sit_down(journal.save())
    while not all(sign in visitor.update.html for sign in ("handed-on", "data-hold")):
        visitor.move(rng)
        visitor.open()
    resting, name = visitor.update.html, visitor.session.whose_turn.name
    for _ in range(2):  # whoever closes it is asked again
        visitor.tell("hold on")
        assert visitor.dialog is not None
        assert visitor.dialog.text.startswith(f"Are you {name}?")
        visitor.tell("hold off")
        visitor.tap("close")
        assert visitor.update.html == resting
    visitor.tell("hold on")
    visitor.tap("i-am")
    still, undo = visitor.update.html, visitor.choices("undo")
    visitor.tell("hold on")
    assert visitor.dialog is None
    assert visitor.update.html != still
    assert undo == []  # what the other did can't be taken back any more


@each_variant
def test_a_table_without_a_curtain_shows_what_everybody_knows(variant):
    """Where nobody said that they look alone, all that nobody knows could as well be different."""
    visitor = Visitor().begin(**variant, deal=43)
    rng, looked = Random(43), 0
    while visitor.screen != "result":
        session = visitor.session
        if visitor.screen == "table" and session.holder is None and rng.random() < 0.25:
            shown, game = visitor.update.html, session.journal.game
            session.journal.game = game.imagine(None, rng)
            visitor.draw()
            assert visitor.update.html == shown
            session.journal.game = game
            visitor.draw()
            looked += 1
        visitor.step(rng)
    assert looked > 10


def test_the_curtain_tells_nothing_but_whom_to_pass_the_tablet_to():
    curtains: dict[str, set[str]] = {}
    for deal in (1, 2):
        for hidden in (False, True):
            visitor = Visitor().begin(2, hidden_characters=hidden, deal=deal)
            rng = Random(deal)
            while visitor.screen != "result":
                if visitor.screen == "curtain":
                    update = visitor.update
                    where = f"{visitor.sentence} {visitor.game.round_number}"
                    curtains.setdefault(where, set()).add(update.html + visitor.said)
                visitor.move(rng)
    told = {where.rstrip("0123456789") for where in curtains}
    passed_on = {"Pass it to Ada ", "Pass it to Ben "}
    assert {"Now only Ada may look ", "Now only Ben may look "} == told - passed_on
    for drawn in curtains.values():
        assert len({html.split("Round")[0] for html in drawn}) == 1
        for html in drawn:
            assert not any(name in html for name in (*CHARACTERS, "ground-", "back-"))


def test_the_curtain_covers_what_was_open_and_what_was_chosen():
    visitor = Visitor().begin(2).play_until("hide")
    for open_something in (visitor.choices("select")[0], "look 1", "pile core", "log", "menu"):
        if open_something == "log":
            visitor.tap("menu")
        visitor.tap(open_something)
        visitor.tell("away")
        assert visitor.screen == "curtain"
        assert visitor.dialog is None
        assert not tiles_in(visitor.update.html)
        visitor.tap("open")
        if visitor.dialog:
            visitor.tap("close")


@each_variant
def test_the_running_score_counts_what_lies_open_and_nothing_else(variant):
    visitor = Visitor().begin(**variant, deal=26)
    onlooker = onlooker_of(visitor.kept_journal())
    rng, chance = Random(26), Random(27)
    while not visitor.session.over:
        if chance.random() < 0.1:
            visitor.draw()
            visitor.open()
            check_points(visitor, onlooker)
        onlooker.follow(visitor.rush(rng))


def check_points(visitor: Visitor, onlooker: Onlooker) -> None:
    """The points of all seats on the page are those of the tiles that lie open."""
    totals = [seat["total"] for seat in recount(open_tiles(onlooker))]
    for seat in onlooker.seats:
        if seat != onlooker.turn:
            look = next(e for e in visitor.page.all() if e.get("data-ui") == f"look {seat}")
            assert look.text.endswith(f"Points now: {points(totals[seat])}.")
    turn = visitor.session.whose_turn.seat
    name = NAMES[turn]
    label = f"{name}’s points now: {points(totals[turn])}"
    [own] = [e for e in visitor.page.all() if e.get("aria-label") == label]
    assert re.search(rf"total\s*{points(totals[turn])}$", own.text)


def open_tiles(onlooker: Onlooker) -> list[dict[str, Any]]:
    """The planets without what lies face down on them."""
    planets = onlooker.view(None)["planets"]
    return [{at: p for at, p in planet.items() if p["tile"] != "?"} for planet in planets]


def points(total: int) -> str:
    return str(total).replace("-", "−")
