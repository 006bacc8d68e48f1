"""Whole games of Planet without a browser, played only by what the drawn page offers."""

from random import Random

import pytest

from engine.journal import Journal
from tests.engine.planet.helpers import VARIANTS, describe
from tests.ui.planet.guest import Guest
from tests.ui.visitor import NAMES
from ui.planet.state import TableState

pytestmark = pytest.mark.long

# Every number of players, with objectives and without; hidden animals go with the objectives.
_VARIANTS = [v for v in VARIANTS if v["beginners"] != v["hidden_animals"]]
each_variant = pytest.mark.parametrize("variant", _VARIANTS, ids=describe)


@each_variant
def test_a_game_is_played_to_its_end_by_what_the_page_offers(variant):
    guest = Guest().begin(**variant, deal=4, first=1)
    rng = Random(4)
    played = []
    while guest.screen != "result":
        if action := guest.step(rng):
            played.append(action)
        if rng.random() < 0.1:
            assert guest.page.by_id("app") is not None
    journal = guest.kept_journal()
    assert [str(action) for action in journal.actions] == played
    assert journal.options.to_json() == {**variant, "first": 1}
    check_the_end(guest, journal)


def check_the_end(guest: Guest, journal: Journal) -> None:
    """Everybody is there with their points and animals, and the winner is named."""
    result = journal.result()
    assert result is not None
    sheets = {e.get("aria-label"): e for e in guest.page.all() if e.tag == "section"}
    for seat, points in enumerate(result["seats"]):
        sheet = next(e for label, e in sheets.items() if NAMES[seat] in str(label))
        assert f"Total: {points['total']}" in sheet.text
        lines = [e for e in sheet.all() if e.tag == "li"]
        assert len(lines) == len(points["animals"]) + (points["objective"] is not None)
    assert all(NAMES[seat] in guest.sentence for seat in result["winners"])


@pytest.mark.parametrize(("players", "rounds"), [(2, (1, 12)), (4, (7, 11))])
def test_every_legal_action_can_be_reached_and_nothing_else(players, rounds):
    guest = Guest().begin(players, deal=5)
    rng = Random(5)
    for number in rounds:
        guest.play_to_round(number, rng)
        actions = set()
        for select in guest.choices("select"):
            guest.tap(select)
            for aim in sorted(set(guest.choices("aim"))):
                guest.tap(aim)
                for _ in range(5):
                    actions.update(guest.offered("data-do"))
                    guest.tap("turn")
            guest.tap(select)
            guest.app.ui("cancel")
            guest.draw()
        assert actions == {str(action) for action in guest.game.legal()}


def test_a_tile_is_final_only_by_the_last_step():
    guest = Guest().begin(2, beginners=True)
    [action] = [str(a) for a in guest.game.legal()][17:18]
    guest.choose(action)
    assert guest.offered("data-do") == [action]
    assert not guest.journal.actions
    tile = action.split()[1]
    guest.tap(f"select {tile}")
    assert guest.offered("data-do") == []
    guest.tap(f"select {tile}")
    guest.tap(action)
    assert [str(a) for a in guest.journal.actions] == [action]


def test_a_second_tap_on_the_face_turns_the_tile():
    guest = Guest().begin(2, beginners=True)
    guest.tap(guest.choices("select")[0])
    guest.tap("aim f4")
    faces = [e for e in guest.page.all() if e.get("data-face") == "4"]
    assert [face.get("data-ui") for face in faces] == ["turn", "turn"]
    for turn in (1, 2, 3, 4, 0):
        guest.tap("turn")
        assert guest.offered("data-do")[0].endswith(f"f4 t{turn}")
    guest.tap("turn back")
    assert guest.offered("data-do")[0].endswith("f4 t4")


def test_the_face_can_be_chosen_before_the_tile():
    guest = Guest().begin(2, beginners=True)
    guest.tap("aim f7")
    assert guest.sentence == "Ada, which tile goes there?"
    guest.tap(select := guest.choices("select")[2])
    assert guest.offered("data-do") == [f"take {select.split()[1]} f7 t0"]


@pytest.mark.parametrize("number", [1, 5, 12])
def test_both_views_show_the_same(number):
    guest = Guest().begin(3, deal=8).play_to_round(number)
    guest.tell("close")  # whatever became of the last round's animals
    for tap in (None, guest.choices("select")[0], sorted(set(guest.choices("aim")))[0], "turn"):
        if tap:
            guest.tap(tap)
        shown = {}
        for view in ("globe", "net"):
            faces = [guest.page.by_id(f"{view}-f{face}") for face in range(12)]
            shown[view] = [
                [face.get(name) for name in ("data-ui", "class")]
                for face in faces
                if face is not None
            ]
        assert len(shown["net"]) == 12
        assert shown["globe"] == shown["net"]


def test_a_reload_goes_on_where_the_game_was():
    guest = Guest().begin(3, hidden_animals=True).play_to_round(6)
    before = guest.journal.save()
    guest.reload()
    assert guest.screen == "table"
    assert guest.journal.save() == before


def test_how_the_planet_is_looked_at_stays_from_turn_to_turn():
    guest = Guest().begin(2, beginners=True)
    guest.tap("sizes")
    guest.tap("flat")
    guest.act(Random(1))
    assert guest.session.state == TableState(sizes=True, flat=False)


@pytest.mark.parametrize("beginners", [True, False])
def test_everybody_meets_their_objective_once_behind_a_curtain_and_beginners_have_none(beginners):
    guest = Guest().begin(3, beginners=beginners)
    rng = Random(2)
    met = []
    while guest.screen != "result":
        if guest.screen == "curtain":
            guest.tap("open")
            assert "Your secret objective" in guest.page.text
            met.append(guest.journal.game.turn)
            guest.tap("close")
            assert "Your secret objective" not in guest.page.text
        guest.step(rng)
    assert met == ([] if beginners else [0, 1, 2])
