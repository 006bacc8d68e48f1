"""How a tile of Planet is laid, and what stays from turn to turn."""

from random import Random

import pytest

from tests.ui.planet.guest import Guest
from ui.planet.state import TableState

pytestmark = pytest.mark.long


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


def test_all_faces_have_their_names_on_a_planet_looked_at_closely_unless_sizes_are_written_there():
    guest = Guest().begin(2, beginners=True, deal=4).play_to_round(3)
    guest.tell("close")
    named = []
    for _time in range(2):
        guest.tap(guest.choices("look")[0])
        views = [guest.page.by_id(name) for name in ("net-look", "look-globe")]
        named.append([str(view and view.get("class")).endswith(" with-names") for view in views])
        guest.tap("close")
        guest.tap("sizes")
    assert named == [[True, True], [False, False]]


def test_the_face_that_is_told_has_its_number_in_both_views_unless_sizes_are_written_there():
    guest = Guest().begin(2, beginners=True, deal=4).play_to_round(3)
    guest.tell("close")
    guest.tap(show := guest.choices("show")[0])
    name = show.removeprefix("show ")

    def numbered() -> set[str]:
        classed = [e for e in guest.page.all() if "told" in str(e.get("class")).split()]
        return {str(element.get("id")) for element in classed}

    assert numbered() == {f"net-{name}", f"globe-{name}"}
    guest.tap("sizes")
    assert numbered() == set()
    guest.tap("sizes")
    guest.tap(show)
    assert numbered() == set()


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
