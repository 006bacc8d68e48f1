"""The page shows nobody what the rules keep from them, at any step and wherever they look.

What a seat may know is told by the onlooker, who follows the rules without the engine.
"""

from random import Random

import pytest

from engine.games import rules_of
from engine.journal import Journal
from tests.engine.tables import each_game_with_held_secrets, each_secretive_game, table_of
from tests.ui.sights import follow
from tests.ui.twins import everything_in_sight, last_step, positions
from tests.ui.variants import each_table
from tests.ui.visitor import NAMES, Visitor, sit_down

pytestmark = pytest.mark.long

WHOSE = (("Pass it to", ""), ("Now only", " may look"))  # what a curtain says, but for the name


@each_table
def test_at_every_step_the_page_names_only_what_the_seat_has_seen(game, variant):
    visitor = Visitor().set_up(game, variant, deal=21)
    onlookers = follow(visitor.session.journal)
    onlooker, rng = next(onlookers), Random(21)
    while visitor.screen != "result":
        seat = visitor.session.turn if visitor.screen == "table" else None
        seen = table_of(game).secrets_in(visitor.update.html + visitor.said)
        assert seen <= onlooker.may_know(seat)
        if seat is None:
            assert seen.isdisjoint(onlooker.offer)
        if visitor.step(rng):
            onlooker = next(onlookers)


@each_table
def test_wherever_the_seat_looks_it_finds_only_what_it_has_seen(game, variant):
    visitor = Visitor().set_up(game, variant, deal=22)
    onlookers = follow(visitor.session.journal)
    rng, chance, looked = Random(22), Random(23), 0
    for onlooker in onlookers:
        if visitor.session.over:
            break
        if not looked or chance.random() < 0.06:
            visitor.draw()
            visitor.open()
            for taps, html, say in everything_in_sight(visitor):
                assert table_of(game).secrets_in(html + say) <= onlooker.may_know(
                    visitor.session.turn
                ), taps
            looked += 1
        visitor.rush(rng)
    assert looked


@each_table
def test_games_that_differ_only_in_what_the_seat_cannot_know_look_the_same_to_it(game, variant):
    differed = 0
    for journal, twin in positions(game, variant):
        differed += twin.game != journal.game
        assert last_step(twin) == last_step(journal)
    assert differed


@each_game_with_held_secrets
def test_without_a_curtain_a_secret_is_shown_to_who_has_said_who_they_are(game):
    options = table_of(game).HELD
    assert options is not None
    journal = Journal(game, options, NAMES[: options["players"]], 8)
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


@each_table
def test_a_table_without_a_curtain_shows_what_everybody_knows(game, variant):
    """Where nobody said that they look alone, all that nobody knows could as well be different."""
    visitor = Visitor().set_up(game, variant, deal=43)
    rng, looked = Random(43), 0
    while visitor.screen != "result":
        session = visitor.session
        if visitor.screen == "table" and session.holder is None and rng.random() < 0.25:
            shown, real = visitor.update.html, session.journal.game
            for game_on_the_table in (real.imagine(None, rng), real):
                session.journal.game = game_on_the_table
                session.look_anew()
                visitor.draw()
                assert visitor.update.html == shown
            looked += 1
        visitor.step(rng)
    assert looked


@each_secretive_game
def test_the_curtain_tells_nothing_but_whom_to_pass_the_tablet_to(game):
    curtains: dict[str, set[str]] = {}
    players = rules_of(game).PLAYERS[0]
    for deal in (1, 2):
        for variant in (v for v in table_of(game).VARIANTS if v["players"] == players):
            visitor = Visitor().set_up(game, variant, deal)
            rng = Random(deal)
            while visitor.screen != "result":
                if visitor.screen == "curtain":
                    told = visitor.update.html + visitor.said
                    where = f"{visitor.sentence} {visitor.session.journal.game.view(None).round}"
                    curtains.setdefault(where, set()).add(told)
                visitor.move(rng)
    told_of = {where.rstrip("0123456789 ") for where in curtains}
    names = NAMES[:players]
    assert {f"Pass it to {name}" for name in names} <= told_of
    assert told_of <= {f"{words} {name}{look}" for words, look in WHOSE for name in names}
    for drawn in curtains.values():  # what comes after that is open to all
        assert len({html.split("Round")[0] for html in drawn}) == 1
