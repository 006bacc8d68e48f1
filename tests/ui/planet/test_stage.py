"""What is seen at the end of a round, of animals too, and how long a tile can be taken back."""

import re
from random import Random
from typing import Any

import pytest

from engine.planet import events as ev
from tests.ui.planet.guest import Guest
from tests.ui.test_stage import on_stage, play, show_all, staged
from tests.ui.test_two_players import look_at, play_until
from ui.planet.say import detail
from ui.planet.stage import detail as detail_on_stage
from ui.planet.stage import headline
from ui.scene import Settings
from ui.session import Session

FINAL = "This move ends the round, so it is final."


def at(kind: type, seed: int) -> Session:
    """A game where something of this kind is on the stage."""
    session = staged("planet", [None, None])
    play_until(session, kind, Random(seed), least=12)
    while not isinstance(session.stage[0].seen.event, kind):
        session.next()
    return session


def test_a_tie_is_seen_on_the_card_of_the_animal_and_over_no_planet():
    for seed in range(20):
        scene, html = look_at(at(ev.TravelledOn, seed))
        assert isinstance(scene.act, ev.TravelledOn)
        animal, tied = scene.act.contest.animal, scene.act.contest.seats
        assert 'class="arrival' not in html
        [card] = [part for part in html.split("<button ") if f'id="card-{animal.id}"' in part]
        assert "travels" in card
        assert card.count('class="rank best"') == len(tied)
        assert ('class="badge level"' in card) == bool(tied)
        assert html.count(f'data-fly="animal-{animal.id}"') == 1  # to where it lies now
        if tied:
            return
    pytest.fail("there was no tie")


def test_an_animal_that_travels_on_is_said_to_come_again():
    scene, _html = look_at(at(ev.TravelledOn, 1))
    assert isinstance(scene.act, ev.TravelledOn)
    again = f"It comes again at the end of round {scene.act.round + 1}."
    assert detail_on_stage(scene).startswith(again)  # type: ignore[arg-type]


def test_what_nobody_gets_in_the_last_round_is_said_first_and_then_why():
    seen = set()
    for seed in range(30):
        try:
            scene, html = look_at(at(ev.Unclaimed, seed))
        except IndexError:
            continue  # every animal of this game has a home
        assert isinstance(scene.act, ev.Unclaimed)
        said, more = headline(scene), detail_on_stage(scene)  # type: ignore[arg-type]
        assert said.endswith(": nobody gets it.")
        why = "A tie" if scene.act.contest.seats else "No planet suits it."
        assert more.startswith(why)
        assert "This was the last round: no animal travels on." in more
        card = html.partition(f'id="card-{scene.act.contest.animal.id}"')[2]
        assert ">×<" in card.partition("</button>")[0]
        seen.add(why)
        if "A tie" in seen:
            return
    pytest.fail("there was no tie")


def test_while_animals_settle_all_cards_of_the_round_stay_where_they_are():
    session, rng, kinds = staged("planet", [None, None]), Random(14), set()
    while not session.over:
        game: Any = session.journal.game
        before = [f"card-{animal.id}" for animal in game.settling]
        play(session, rng)
        while session.stage:
            scene, html = look_at(session)
            if isinstance(scene.act, ev.Awarded | ev.TravelledOn | ev.Unclaimed):
                assert re.findall(r'id="(card-\w+)"', html) == before
                kinds.add(type(scene.act))
            session.next()
    assert kinds == {ev.Awarded, ev.TravelledOn, ev.Unclaimed}


def test_an_animal_that_comes_to_a_planet_still_has_its_card():
    scene, html = look_at(at(ev.Awarded, 1))
    assert isinstance(scene.act, ev.Awarded)
    where = f'id="card-{scene.act.contest.animal.id}"'
    [card] = [part for part in html.split("<button ") if where in part]
    assert card.count('class="rank best"') == 1  # and tells by how much
    assert html.count('class="arrival"') == 1


def test_an_animal_that_is_turned_up_for_the_first_life_is_seen_once_on_a_card():
    session = staged("planet", [None, "easy"], hidden_animals=True)
    play_first_round(session)
    while not isinstance(session.stage[0].seen.event, ev.TurnedUp):
        session.next()
    scene, html = look_at(session)
    assert isinstance(scene.act, ev.TurnedUp)
    assert scene.act.round == 3
    assert html.count(f'id="card-{scene.act.animal.id}"') == 1


def test_animals_that_have_settled_keep_their_cards_while_others_settle():
    session, rng, seen = staged("planet", [None, None]), Random(3), 0
    while not session.over:
        play(session, rng)
        settled: list[ev.Awarded] = []
        while session.stage:
            scene, html = look_at(session)
            for award in settled:
                animal = award.contest.animal.id
                card = html.partition(f'id="card-{animal}"')[2].partition("</button>")[0]
                sign = card.partition('class="words"')[0]
                assert f"badge badge-{session.players[award.seat].badge}" in sign
                assert card.count('class="rank best"') == 1
                assert f'data-fly="animal-{animal}"' not in html  # it flies nowhere any more
                seen += 1
            settled += [scene.act] if isinstance(scene.act, ev.Awarded) else []
            session.next()
    assert seen > 5


def test_a_tile_can_be_taken_back_while_the_next_player_only_looks():
    guest = Guest().begin(3, beginners=True, deal=4)
    guest.rush(Random(4))
    for look in ("look 0", "close", "sizes", "deck", "close"):
        guest.tell(look)
        assert guest.session.to_take_back == guest.session.players[0]
    guest.tap(guest.choices("select")[0])
    assert guest.session.to_take_back is None


def test_what_ends_a_round_is_said_to_be_final_before_it_is_played():
    guest, rng = Guest().begin(2, beginners=True, deal=4), Random(4)
    for _number in range(6):
        guest.choose(str(guest.game.legal()[0]))
        scene = guest.session.scene(guest.app.state.settings)
        is_last = len(guest.game.waiting()) == 1
        assert (FINAL in detail(scene)) == is_last  # type: ignore[arg-type]
        guest.rush(rng)
        guest.draw()
        assert (guest.session.to_take_back is None) == is_last


# --- rounds without animals ---

ENDED = "Round 1 is over. The first animals come at the end of round 3."


def play_first_round(session: Session) -> None:
    """All tiles of round 1, each looked at but for what comes of the last one."""
    rng = Random(5)
    while len(session.journal.actions) < len(session.players):
        show_all(session)
        play(session, rng)


@pytest.mark.parametrize("bots", [[None, None, None], [None, "easy", "hard"], ["easy", None]])
@pytest.mark.parametrize("hidden", [False, True])
def test_everybody_is_told_that_a_round_is_over_to_which_no_animals_come(bots, hidden):
    session = staged("planet", bots, hidden_animals=hidden)
    play_first_round(session)
    while not isinstance(session.stage[0].seen.event, ev.RoundOver):
        session.next()
    scene, html = look_at(session)
    assert headline(scene) == "Round 1 is over."  # type: ignore[arg-type]
    words = detail_on_stage(scene)  # type: ignore[arg-type]
    assert words.startswith("The first animals come at the end of round 3. ")
    left = 5 - len(bots)
    assert f"{left} tiles are left over and come again in round 11." in words
    assert hidden or words.endswith(f" Round 2: {session.players[1].name} begins.")
    assert 'data-ui="skip"' in html
    assert session.showing.pause(Settings(), html) >= 3000
    assert sum(ENDED in line for line in session.log()) == 1


def test_who_ends_the_first_round_alone_sees_it_too():
    session = staged("planet", [None, "easy"], first=1)
    play_first_round(session)
    assert on_stage(session) == ["Taken", "RoundOver"]


def test_rounds_with_animals_end_with_these_alone():
    session = staged("planet", [None, None])
    rng, over = Random(6), []
    while not session.over:
        play(session, rng)
        over += [kind for kind in on_stage(session) if kind == "RoundOver"]
    assert len(over) == 2


def test_where_nothing_is_staged_the_next_sentence_tells_that_the_round_is_over():
    guest = Guest().begin(2, beginners=True, deal=4)
    for _number in range(2):
        guest.rush(Random(4))
    scene = guest.session.scene(guest.app.state.settings)
    assert ENDED in detail(scene)  # type: ignore[arg-type]
    guest.rush(Random(4))
    scene = guest.session.scene(guest.app.state.settings)
    assert ENDED not in detail(scene)  # type: ignore[arg-type]


def test_beside_what_is_told_of_a_tie_stand_the_badges_of_the_tied_alone():
    several = 0
    for seed in range(20):
        session = at(ev.TravelledOn, seed)
        scene, html = look_at(session)
        assert isinstance(scene.act, ev.TravelledOn)
        tied = scene.act.contest.seats
        panel = html.partition('<section class="say')[2].partition("<h2")[0]
        assert panel.count('class="badge ') == len(tied)
        assert all(f"badge-{session.players[seat].badge}" in panel for seat in tied)
        assert "edge-level" in panel
        several += bool(tied)
    assert several
