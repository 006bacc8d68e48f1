"""Whole games without a browser, played only by what the drawn page offers."""

import json
from random import Random

import pytest

from engine.journal import Journal
from tests.ui.variants import each_table
from tests.ui.visitor import NAMES, Visitor, every_action_in_reach

pytestmark = pytest.mark.long


@each_table
def test_a_game_is_played_to_its_end_by_what_the_page_offers(game, variant):
    visitor = Visitor().set_up(game, variant, deal=4, first=1)
    rng = Random(4)
    played = []
    while visitor.screen != "result":
        if action := visitor.step(rng):
            played.append(action)
        if rng.random() < 0.1:
            assert visitor.page.by_id("app") is not None
            assert json.loads(visitor.update.to_text())["html"] == visitor.update.html
    journal = visitor.kept_journal()
    assert [str(action) for action in journal.actions] == played
    assert journal.seed == 4
    assert journal.options.to_json() == {**variant, "first": 1}
    check_the_end(visitor, journal)


def check_the_end(visitor: Visitor, journal: Journal) -> None:
    """Everybody is there with their points, and the winner is named."""
    result = journal.result()
    assert result is not None
    sheets = {e.get("aria-label"): e.text for e in visitor.page.all() if e.tag == "section"}
    for seat, points in enumerate(result["seats"]):
        total = str(points["total"]).replace("-", "−")
        sheet = next(text for label, text in sheets.items() if NAMES[seat] in str(label))
        assert f"Total: {total}" in sheet
    assert all(NAMES[seat] in visitor.sentence for seat in result["winners"])


@each_table
def test_every_legal_action_has_a_button_and_nothing_else_has_one(game, variant):
    visitor = Visitor().set_up(game, variant, deal=5)
    journal = Journal(game, variant, NAMES[: variant["players"]], 5)
    rng, chance = Random(5), Random(6)
    kinds, looked_at = set(), set()
    while not visitor.session.over:
        legal = sorted(str(action) for action in journal.game.legal())
        kind = legal[0].split()[0]
        kinds.add(kind)
        if chance.random() < 1 / len(legal) or kind not in looked_at:
            looked_at.add(kind)
            visitor.draw()
            visitor.open()
            visitor.tell("close")  # what comes before the table at the first turn
            assert every_action_in_reach(visitor) == legal
        journal.play(visitor.rush(rng))
    assert kinds == looked_at


@each_table
def test_a_game_with_reloads_and_interruptions_is_the_same_game(game, variant):
    bumpy = Visitor().set_up(game, variant, deal=3)
    rng, chance = Random(3), Random(9)
    while not bumpy.session.over:
        bumpy.rush(rng)
        interruption = chance.random()
        if interruption < 0.1:
            bumpy.draw()
            bumpy.reload() if interruption < 0.05 else bumpy.tell("away")
    bumpy.draw()
    straight = Visitor().set_up(game, variant, deal=3).play_to_the_end(Random(3))
    assert bumpy.kept_journal().save() == straight.kept_journal().save()


def test_the_same_number_deals_the_same_tiles_and_another_one_others():
    tables = [Visitor().begin(4, deal=deal) for deal in (7, 7, 8)]
    for table in tables:
        table.tap("draw core")
    assert tables[0].update.html == tables[1].update.html
    assert tables[0].choices("select") != tables[2].choices("select")


def test_without_a_number_every_game_has_a_deal_of_its_own():
    games = []
    visitor = Visitor()
    for _ in range(2):
        visitor.begin(4, deal="")
        visitor.tap("draw core")
        games.append(visitor.choices("select"))
        visitor.tap("menu")
        visitor.tap("home")
    assert games[0] != games[1]


def test_an_action_that_is_not_legal_is_dropped_in_silence_and_changes_nothing():
    visitor = Visitor().begin(3)
    before, page = visitor.kept_journal().save(), visitor.update.html
    for action in ("take C01 r1c1", "name 1", "draw everything", "", "nonsense"):
        visitor.app.do(action)
        visitor.draw()
        assert visitor.update.html == page
        assert visitor.said == ""
        assert visitor.kept_journal().save() == before
    visitor.tap("draw core")
    assert visitor.kept_journal().actions


def test_nothing_can_be_played_from_behind_the_curtain_or_from_another_screen():
    visitor = Visitor().begin(2)
    visitor.tap("draw core")
    assert visitor.screen == "curtain"
    hide = str(visitor.kept_journal().game.legal()[0])
    visitor.app.do(hide)
    visitor.tap("open")
    visitor.tap("menu")
    visitor.tap("rules")
    visitor.app.do(hide)
    visitor.draw()
    assert [str(action) for action in visitor.kept_journal().actions] == ["draw core"]
