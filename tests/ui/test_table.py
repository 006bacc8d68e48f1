"""At the table: choosing, aiming, taking back, counting, and playing again."""

import re
from random import Random

import pytest

from engine.journal import Journal
from engine.prince.knowledge import View
from tests.ui.variants import each_variant
from tests.ui.visitor import NAMES, Visitor, finished


def test_a_chosen_tile_is_put_back_by_a_second_tap():
    visitor = Visitor().begin(4).play_until("take")
    before = visitor.update.html
    select = visitor.choices("select")[0]
    visitor.tap(select)
    chosen = [e for e in visitor.page.all() if e.get("aria-pressed") == "true"]
    assert [e.get("data-ui") for e in chosen] == [select]
    visitor.tap(select)
    assert visitor.update.html == before


def test_another_tile_can_be_chosen_instead():
    visitor = Visitor().begin(4).play_until("take")
    for select in visitor.choices("select"):
        visitor.tap(select)
        chosen = [e for e in visitor.page.all() if e.get("aria-pressed") == "true"]
        assert [e.get("data-ui") for e in chosen] == [select]


@pytest.mark.long
def test_with_one_fitting_slot_the_tile_goes_there_by_itself():
    visitor = Visitor().begin(5)
    rng = Random(2)
    alone = 0
    while visitor.screen != "result":
        visitor.play_until("take", rng) if visitor.phase != "take" else None
        game, kind = visitor.game, visitor.game.round.kind
        assert kind is not None
        free = game.planets[visitor.session.whose_turn.seat].free(kind)
        visitor.tap(visitor.choices("select")[0])
        if len(free) == 1:
            alone += 1
            assert len(visitor.offered("data-do")) == 1
        visitor.move(rng)
        while visitor.screen != "result" and visitor.phase != "take":
            visitor.move(rng)
    assert alone >= 5 * 4


@pytest.mark.long
@each_variant
def test_nothing_is_final_by_a_slip(variant):
    """What can't be taken back is played by a step of its own, not by the tap on a place."""
    visitor = Visitor().begin(**variant, deal=41)
    rng = Random(41)
    while visitor.screen != "result":
        visitor.open()
        journal = visitor.session.journal
        if visitor.phase in ("take", "hide"):
            visitor.tap(visitor.choices("select")[0])
            final = journal.game.view(journal.game.turn).final
            offered = set(visitor.offered("data-do"))
            once = re.findall(r'<button[^>]* id="step"[^>]* data-do="([^"]*)"', visitor.update.html)
            by_a_place = offered - {*once}
            assert not by_a_place & {str(action) for action in final}
        visitor.move(rng)


@pytest.mark.long
@each_variant
def test_undo_is_offered_exactly_when_the_journal_allows_it(variant):
    visitor = Visitor().begin(**variant, deal=42)
    rng = Random(42)
    journal = Journal("prince", variant, NAMES[: variant["players"]], 42)
    undone, taken_back = 0, False
    while visitor.screen != "result":
        can_undo = journal.last_mover() is not None and not taken_back
        taken_back = False
        assert ("undo" in visitor.offered("data-ui")) == can_undo
        if can_undo and rng.random() < 0.3:
            visitor.tap("undo")
            journal.undo()
            assert visitor.kept_journal().save() == journal_with_page(journal, visitor)
            undone, taken_back = undone + 1, journal.last_mover() != journal.game.turn
            continue
        begins = visitor.screen == "curtain"
        visitor.open()
        if begins:
            own = journal.last_mover() == journal.game.turn
            assert ("undo" in visitor.offered("data-ui")) == own
        journal.play(visitor.move(rng))
    assert undone > 0


def journal_with_page(journal: Journal, visitor: Visitor) -> str:
    journal.page = visitor.kept_journal().page
    return journal.save()


def test_undo_is_there_after_a_reload_too_and_gives_back_the_same_table():
    visitor = Visitor().begin(4).play_until("take")
    before = visitor.update.html
    visitor.act(Random(1))
    visitor.reload()
    visitor.tap("undo")
    strip = re.compile(r' class="[^"]*"')
    assert strip.sub("", visitor.update.html) == strip.sub("", before)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 5])
def test_without_the_live_score_no_points_are_shown_before_the_end(players):
    visitor = Visitor()
    visitor.tell("switch live_score")
    visitor.begin(players, deal=43)
    rng = Random(43)
    while visitor.screen != "result":
        if visitor.screen == "table" and rng.random() < 0.1:
            texts = " ".join(visitor.page.texts())
            assert "Points now" not in texts
            assert not re.search(r"[+−]\d", texts)
            assert visitor.choices("line") == []
            [score] = [e for e in visitor.page.all() if "points" in str(e.get("aria-label"))]
            assert not re.search(r"\d", score.text)
            for look in visitor.choices("look"):
                label = next(e for e in visitor.page.all() if e.get("data-ui") == look)
                assert "oints" not in label.text
        visitor.step(rng)


def test_a_line_of_the_score_lights_the_tiles_that_count_and_again_puts_them_out():
    visitor = Visitor().begin(3, "2025", deal=44)
    rng = Random(44)
    while not [line for line in visitor.choices("line") if not line.endswith("-1")]:
        visitor.step(rng)
    before = visitor.update.html
    line = visitor.choices("line")[0]
    visitor.tap(line)
    button = next(e for e in visitor.page.all() if e.get("data-ui") == line)
    assert button.get("aria-pressed") == "true"
    visitor.tap(line)
    assert visitor.update.html == before


def test_dialogs_cover_the_page_and_close():
    visitor = Visitor().begin(4).play_until("take")
    before = visitor.update.html
    for ui in [*visitor.choices("look", "pile"), "menu"]:
        visitor.tap(ui)
        assert visitor.dialog is not None
        assert visitor.offered("data-do") == []
        visitor.tap("close")
        assert visitor.dialog is None
        assert visitor.update.html == before


def test_the_log_tells_the_game_in_sentences_the_newest_first():
    visitor = Visitor().begin(4, deal=45)
    visitor.tap("draw core")
    visitor.act(Random(1))
    visitor.act(Random(1))
    visitor.tap("menu")
    visitor.tap("log")
    assert visitor.dialog is not None
    lines = [e.text for e in visitor.dialog.all() if e.tag == "li"]
    assert len(lines) == 4
    assert lines[-1].startswith("Round 1")
    assert all(line.endswith(".") for line in lines)
    assert not any(re.search(r"[CUDP]\d\d|r\dc\d", line) for line in lines)


def test_play_again_has_the_same_people_and_the_next_one_starts():
    visitor = finished(3, edition="2025", first=2)
    seeds = {visitor.kept_journal().seed}
    for first in (0, 1):
        visitor.tap("again")
        journal = visitor.kept_journal()
        assert journal.names == NAMES[:3]
        options = {"players": 3, "first": first, "edition": "2025", "hidden_characters": False}
        assert journal.options.to_json() == options
        assert journal.actions == []
        seeds.add(journal.seed)
        visitor.play_to_the_end()
    assert len(seeds) == 3
    assert len(visitor.kept_games()) == 3


def test_a_finished_game_can_be_looked_at_again():
    visitor = finished()
    end = visitor.update.html
    visitor.tap("home")
    assert visitor.choices("continue") == []
    visitor.tap("games")
    visitor.tap(visitor.choices("continue")[0])
    assert visitor.screen == "result"
    assert visitor.update.html == end


def test_what_a_bot_chooses_from_is_nothing_to_press():
    visitor = Visitor(pace="show")
    visitor.tell("lesson start prince game")
    seen = set()
    while len(visitor.session.journal.actions) < 8:
        if visitor.session.stage:
            scene = visitor.session.scene(visitor.app.state.settings)
            assert isinstance(scene.view, View)
            seen.add(scene.view.phase)
            offer = visitor.page.by_id("offer")
            assert offer is not None
            assert not [e for e in offer.all() if e.tag == "button"]
            assert "?" not in offer.text
            visitor.tell("next")
        elif visitor.update.think:
            visitor.app.report("think")
            visitor.draw()
        else:
            lesson = visitor.session.tutor.written()
            assert lesson is not None
            visitor.session.play(lesson.replace("*", "r1c1"))
            visitor.draw()
    assert "name" in seen
