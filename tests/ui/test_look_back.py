"""What is told of moves by which points were lost, once the game is over."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from engine.bots import Advice
from engine.bots.planet.advice import Growth, PlanetAdvice
from engine.bots.planet.packed import NUMBER
from engine.bots.review import Verdict
from engine.games import GAMES
from engine.journal import Journal
from engine.planet.animals import ANIMALS
from engine.prince.tiles import BACKS
from engine.shuffle import pick
from tests.ui.test_thinking import think
from tests.ui.visitor import NAMES, finished, sit_down
from ui.hints import told_apart, why_better
from ui.planet.words import animal_name
from ui.prince.hint import best_words
from ui.prince.words import tile_words
from ui.seats import lend, read_stand_ins, take_back
from ui.session import Session

pytestmark = pytest.mark.long

each_game = pytest.mark.parametrize("game", GAMES)


def test_where_points_were_lost_it_is_told_which_animals_a_tile_would_have_brought_somebody():
    session = Session("it", Journal("planet", {"players": 3}, NAMES[:3], 5))
    legal: Any = session.journal.game.legal()
    other = next(each for each in legal if each.tile is not legal[0].tile)
    best = PlanetAdvice(legal[0], 5.0, 0, rival=1, rival_animals=(ANIMALS["fox"],))
    verdict = Verdict(0, session.view(0), PlanetAdvice(other, 2.0, 0), best, 3.0)
    told = why_better(verdict, "planet", session.players)
    assert told == ["Left there, Ben could have won with it: Fox."]


def test_the_face_down_tile_has_its_name_for_who_knew_it_once_the_game_is_over():
    session = Session("it", Journal("prince", {"players": 2}, NAMES[:2], 5))
    journal, rng = session.journal, Random(5)
    while journal.game.view(journal.game.turn).face_down is None:  # type: ignore[attr-defined]
        journal.play(pick(journal.game.legal(), rng))
    for knows in (False, True):
        seat = journal.game.turn
        view: Any = journal.game.view(seat)
        [blind, *_], [open_, *_] = (
            [take for take in journal.game.legal() if (str(take).split()[1] == "?") is own]
            for own in (True, False)
        )
        played, best = Advice(blind, 2.0, 0), Advice(open_, 5.0, 2)
        told, _better = told_apart(Verdict(0, view, played, best, 3.0), "prince", session.players)
        back = tile_words(BACKS[view.kind], "2013")
        hint = best_words(blind, view, session.players)
        assert told == (f"face down: {tile_words(view.face_down, '2013')}" if knows else back)
        assert hint == f"The best tile for you: {back}."
        journal.play(open_)


@each_game
def test_after_the_game_it_is_told_where_the_most_points_were_lost(game):
    journal = Journal(game, {"players": 2}, NAMES[:2], 9)
    journal.page = {"bots": [None, "easy"]}
    rng = Random(9)
    while journal.game.turn is not None:
        journal.play(pick(journal.game.legal(), rng))
    visitor = sit_down(journal.save())
    assert visitor.screen == "result"
    assert not visitor.update.think
    visitor.tap("review")
    assert visitor.update.think
    while not think(visitor):
        pass
    assert visitor.dialog is not None
    assert "Ada: about" in visitor.dialog.text
    assert "Ben: about" not in visitor.dialog.text
    rows = [row.text for row in visitor.dialog.all() if row.tag == "li"]
    reasons = {
        "prince": ("Points at once: ", "Left there, ", "By the end of the game, "),
        "planet": (
            "Points at once: ",
            "Left there, ",
            "Imagined games in ",
            " with the better move, not ",
        ),
    }
    assert rows
    for row in rows:
        assert any(reason in row for reason in reasons[game]), row
    told = re.findall(r"Played: (.*?)\. Better: (.*?)\.", visitor.dialog.text)
    assert told
    assert all(played != better for played, better in told)
    visitor.tap("close")
    assert visitor.dialog is None
    visitor.tap("review")
    assert visitor.dialog is not None


def test_who_has_switched_hints_off_is_not_offered_to_look_back():
    visitor = finished(2)
    assert visitor.choices("review")
    visitor.tell("switch hints")
    assert not visitor.choices("review")


def lost_by(journal: Journal) -> list[int]:
    """The numbers of the moves by which Ada, or whoever played on her seat, is said to lose."""
    visitor = sit_down(journal.save())
    visitor.tap("review")
    while not think(visitor):
        pass
    assert visitor.session.mind.verdicts is not None
    return sorted(verdict.number for verdict in visitor.session.mind.verdicts)


def lent_for(*spells: tuple[int, int]) -> Journal:
    """A game against a bot, all of it played at random; for some time a bot sits on Ada's seat."""
    journal = Journal("prince", {"players": 2}, NAMES[:2], 9)
    journal.page = {"bots": [None, "easy"]}
    changes = [number for spell in spells for number in spell]
    rng = Random(9)
    while journal.game.turn is not None:
        if len(journal.actions) in changes:
            lend(journal, 0)
        journal.play(pick(journal.game.legal(), rng))
    return journal


def test_nobody_is_blamed_for_what_a_bot_played_on_their_seat():
    whole = lost_by(lent_for())
    lost = len(whole)
    assert lost > 5
    first, second, third = (whole[lost * part // 4] for part in (1, 2, 3))
    for spells in ([(first, second)], [(first, second), (third, 1000)], [(second, 1000)]):
        own = [
            number for number in whole if not any(start <= number < end for start, end in spells)
        ]
        assert 0 < len(own) < lost
        assert lost_by(lent_for(*spells)) == own


def test_a_bot_that_plays_on_played_nothing_of_what_was_taken_back():
    journal = Journal("prince", {"players": 3}, NAMES[:3], 9)
    rng = Random(9)
    while len(journal.actions) < 20:
        if len(journal.actions) in (4, 6, 11):
            lend(journal, 1)
        journal.play(pick(journal.game.legal(), rng))
    assert read_stand_ins(journal)[-1] == [1, 11, 20]
    shorter = journal.until(8)
    take_back(shorter)
    lend(shorter, 1)
    while shorter.game.turn is not None:
        shorter.play(pick(shorter.game.legal(), rng))
    played = {number for _, start, end in read_stand_ins(shorter) for number in range(start, end)}
    assert played == {4, 5}


def verdict_on(game: str, **about: Any) -> Verdict:
    """A judgement with these numbers in it, of two equal moves if it is not said of which."""
    view = Journal(game, {"players": 2}, NAMES[:2], 9).game.view(0)
    move = Advice(view.legal[0], 3.0)
    given: dict[str, Any] = {"played": move, "best": move, "ahead": (9, 10)}
    return Verdict(0, view, **(given | about))


@pytest.mark.parametrize(
    ("players", "lost", "own", "told"),
    [
        (2, 4.4, 3.2, "Ada +3, Ben −1."),
        (2, 4.4, 0.3, "Ben −4."),
        (2, 4.4, 5.6, "Ada +6, Ben +2."),
        (2, 4.4, 4.0, "Ada +4."),
        (3, 1.4, -2.0, "Ada −2, the best of the others −3."),
    ],
)
def test_where_points_were_lost_it_is_told_whose_they_are_by_the_end(players, lost, own, told):
    session = Session("it", Journal("prince", {"players": players}, NAMES[:players], 9))
    verdict = verdict_on("prince", lost=lost, own=own)
    assert why_better(verdict, "prince", session.players) == [
        f"By the end of the game, about: {told}"
    ]


def test_of_planet_it_is_told_what_a_move_would_have_brought_later():
    session = Session("it", Journal("planet", {"players": 2}, NAMES[:2], 9))
    animal, move = next(iter(NUMBER)), session.view(0).legal[0]
    small, large = (
        PlanetAdvice(move, 3.0, areas=(1, size), growth=(Growth(animal, 5, 2, 2 * size, 1, 3),))
        for size in (2, 3)
    )
    better = verdict_on("planet", lost=2.0, played=small, best=large)
    assert why_better(better, "planet", session.players) == [
        "Areas for the objective: 3 instead of 2.",
        f"{animal_name(animal)} (round 5): 6 with the better move, not 4.",
    ]
    worse = verdict_on("planet", lost=2.0, played=large, best=small)
    assert why_better(worse, "planet", session.players) == [
        "Imagined games in which it did better: 9 of 10."
    ]
