"""The curtain is there exactly when tiles lie open that one person alone may see."""

import re
from dataclasses import replace
from random import Random

import pytest

from tests.engine.prince.helpers import VARIANTS, describe
from tests.engine.prince.onlooker import Onlooker
from tests.ui.planet.guest import Guest
from tests.ui.twins import onlooker_of
from tests.ui.variants import each_open_variant, each_variant
from tests.ui.visitor import Visitor
from ui.prince.curtain import FACTS

each_variant_of_two = pytest.mark.parametrize(
    "variant", [v for v in VARIANTS if v["players"] == 2], ids=describe
)

SKIPPED = 2  # facts, at most, between two times that one is told to more than two players


def has_secret(onlooker: Onlooker) -> bool:
    """Whether tiles lie before the seat to act that a bystander does not see."""
    return bool(onlooker.view(onlooker.turn)["offer"] != onlooker.view(None)["offer"])


@pytest.mark.long
@each_variant
def test_a_curtain_falls_exactly_when_other_hands_come_to_a_secret(variant):
    visitor = Visitor().begin(**variant, deal=31)
    onlooker = onlooker_of(visitor.kept_journal())
    rng, chance = Random(31), Random(32)
    at_the_tablet = None
    while visitor.screen != "result":
        expected = onlooker.turn != at_the_tablet and has_secret(onlooker)
        assert visitor.screen == ("curtain" if expected else "table")
        if visitor.screen == "curtain":
            visitor.tap("open")
            at_the_tablet = onlooker.turn
            assert visitor.screen == "table"
        interruption = chance.random()
        if interruption < 0.03:
            visitor.reload()
            at_the_tablet = None
        elif interruption < 0.06:
            visitor.tell("away")
            at_the_tablet = None
        elif interruption < 0.09:
            leave_and_come_back(visitor)
            at_the_tablet = None
        else:
            mover = onlooker.turn
            onlooker.follow(visitor.move(rng))
            if onlooker.turn != mover:
                at_the_tablet = None


def leave_and_come_back(visitor: Visitor) -> None:
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap(visitor.choices("continue")[0])


@pytest.mark.long
@each_open_variant
def test_without_secrets_there_is_never_a_curtain(variant):
    visitor = Visitor().begin(**variant, deal=33)
    rng = Random(33)
    while visitor.screen != "result":
        assert visitor.screen == "table"
        visitor.move(rng)
        if rng.random() < 0.03:
            visitor.tell("away")
        elif rng.random() < 0.03:
            visitor.reload()


@each_variant_of_two
def test_with_two_players_one_curtain_falls_a_round_and_tells_something_new(variant):
    visitor = Visitor().begin(**variant, deal=36)
    rng = Random(36)
    rounds, texts, facts = [], [], []
    while visitor.screen != "result":
        if visitor.screen == "curtain":
            rounds.append(visitor.game.round_number)
            texts.append(visitor.page.text)
            facts.append(fact_on(visitor))
        visitor.step(rng)
    assert rounds == list(range(1, 17))
    assert len(set(texts)) == len(texts)
    check_facts(facts)


@pytest.mark.long
@pytest.mark.parametrize("edition", ["2013", "2025"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_each_curtain_tells_another_fact(players, edition):
    for deal in (1, 2, 36):
        visitor = Visitor().begin(players, edition, hidden_characters=True, deal=deal)
        rng, facts = Random(deal), []
        while visitor.screen != "result":
            if visitor.screen == "curtain":
                facts.append(fact_on(visitor))
            visitor.step(rng)
        assert len(facts) > 3 * players
        check_facts(facts, SKIPPED)  # who begins with the tablet in hand needs no curtain


def fact_on(visitor: Visitor) -> str:
    """What a curtain gives one to know."""
    [told] = [e for e in visitor.page.all() if e.get("class") == "fact"]
    fact = told.children[-1]
    assert isinstance(fact, str)
    return fact


def check_facts(facts: list[str], skipped: int = 0) -> None:
    """None comes back before all were told, but for so many that no curtain has told."""
    many = len(FACTS) - skipped
    for number in range(many, len(facts) + 1):
        assert len(set(facts[number - many : number])) == many


def test_the_curtain_of_planet_says_of_an_animal_when_it_comes_and_to_whom():
    visitor = Guest().begin(2)
    visitor.rush(Random(1))
    visitor.draw()
    assert visitor.screen == "curtain"
    told = r"[A-Z][a-z ]+ comes at the end of round \d+, to whoever has this: [a-z ]+\."
    assert re.fullmatch(told, fact_on(visitor).strip())


def test_who_is_called_and_is_away_is_named_on_the_button_that_has_a_bot_play_on():
    visitor = Visitor().begin(2, names=("Ada", "Ben"), first=1)
    visitor.tap("draw core")
    button = visitor.page.by_id("seats")
    assert button is not None
    assert button.text == "Let a bot play for Ben"
    assert "Good to know: " in visitor.page.text


def test_the_curtain_names_the_player_and_opens_by_one_tap():
    visitor = Visitor().begin(2, names=("Ada", "Ben"), first=1)
    visitor.tap("draw core")
    assert visitor.screen == "curtain"
    assert visitor.sentence == "Now only Ben may look"
    assert visitor.said == "Now only Ben may look"
    assert visitor.offered("data-do") == []
    assert visitor.offered("data-ui") == ["open", "seats"]
    visitor.tap("open")
    assert "Ben" in visitor.sentence


@pytest.mark.parametrize("interruption", ["reload", "away", "leave"])
def test_after_an_interruption_the_same_seat_says_again_that_it_is_there(interruption):
    visitor = Visitor().begin(2).play_until("hide")
    before = visitor.update.html
    if interruption == "reload":
        visitor.reload()
    elif interruption == "away":
        visitor.tell("away")
    else:
        leave_and_come_back(visitor)
    assert visitor.screen == "curtain"
    visitor.tap("open")
    assert visitor.update.html == before


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5])
def test_undo_after_an_interruption_comes_after_the_curtain(players):
    visitor = Visitor().begin(players, hidden_characters=True, deal=34)
    rng = Random(34)
    curtains = 0
    while curtains < 2:
        while visitor.screen != "table" or "undo" not in visitor.offered("data-ui"):
            visitor.open() if visitor.screen == "curtain" else visitor.move(rng)
        onlooker = onlooker_of(visitor.kept_journal())
        visitor.tell("away")
        assert visitor.screen == ("curtain" if has_secret(onlooker) else "table")
        visitor.tap("undo")
        back = onlooker_of(visitor.kept_journal())
        assert visitor.screen == ("curtain" if has_secret(back) else "table")
        curtains += visitor.screen == "curtain"
        for _ in range(6):  # past the move that was taken back
            visitor.move(rng)


def test_whoever_looks_on_in_rules_or_settings_sees_no_secret_after_that():
    visitor = Visitor().begin(2).play_until("hide")
    for place in ("rules", "settings"):
        visitor.tap("menu")
        visitor.tap(place)
        assert visitor.screen == place
        visitor.tap("back")
        assert visitor.screen == "curtain"
        visitor.open()


def test_where_no_secret_lies_open_one_comes_back_from_the_rules_to_the_table():
    visitor = Visitor().begin(3).play_until("take")
    visitor.tap("menu")
    visitor.tap("rules")
    visitor.tap("back")
    assert visitor.screen == "table"


@pytest.mark.long
@pytest.mark.parametrize("visitor", [Visitor, Guest])
def test_a_table_that_is_drawn_ahead_is_the_one_that_would_be_drawn(visitor):
    ready, unready = (visitor().begin(2, deal=33) for _ in range(2))
    rng, chance = Random(33), Random(34)
    while ready.screen != "result":
        if ready.screen == "curtain":
            curtain = ready.update.html
            ready.app.report("idle")
            ready.draw()
            assert ready.update.html == curtain
        if ready.screen == "table" and chance.random() < 0.1:
            for each in (ready, unready):
                each.tell("away")
        action = ready.choices("open") or ready.offered("data-do") or ready.choices("select", "aim")
        tap = rng.choice(ready.choices("close") or action)
        for each in (ready, unready):
            each.tap(tap)
        assert ready.update == unready.update


def test_a_table_that_was_drawn_ahead_for_other_settings_is_drawn_anew():
    visitor = Visitor().begin(2, deal=35)
    visitor.tap("draw core")
    visitor.app.report("idle")
    visitor.app.state.settings = replace(visitor.app.state.settings, live_score=False)
    visitor.tap("open")
    assert "Points are counted at the end." in visitor.update.html


def test_what_was_drawn_ahead_is_not_drawn_again(monkeypatch):
    visitor = Visitor().begin(2, deal=35)
    visitor.tap("draw core")
    visitor.app.report("idle")
    drawn_again: list[object] = []
    monkeypatch.setattr("ui.prince.table", drawn_again.append)
    visitor.tap("open")
    assert visitor.screen == "table"
    assert not drawn_again
