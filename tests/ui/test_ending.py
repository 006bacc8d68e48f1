"""The end of a game, the same for all games: who won, by what, and how a tie was decided."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from engine.games import GAMES
from engine.journal import Journal
from engine.shuffle import pick
from tests.ui.visitor import NAMES, Visitor, kept, save_of, sit_down
from ui.games import extra_of
from ui.parts.ending import Ending, Verdict, outcome_words, tie_note, winners_sentence
from ui.parts.feast import CROWNING, order_of_feast
from ui.scene import Player
from ui.words import N_

PLAYERS = [Player(seat, name, seat) for seat, name in enumerate(NAMES[:3])]


def ended(totals: Sequence[int], winners: Sequence[int]) -> Ending:
    verdict = Verdict(N_("{name} wins"), N_("fewer"), N_("shared"))
    return Ending(totals, winners, verdict, columns=())


def test_who_has_most_wins_and_nothing_is_said_of_a_tie() -> None:
    ending = ended([3, 5, -1], [1])
    assert winners_sentence(ending, PLAYERS) == "Ben wins"
    assert tie_note(ending) is None
    assert outcome_words(ending, PLAYERS) == "Ben wins. Points: Ada 3, Ben 5 and Cleo −1."


def test_a_tie_is_told_with_what_decided_it_or_why_it_is_shared() -> None:
    assert tie_note(ended([5, 5, 1], [1])) == "fewer"
    shared = ended([5, 5, 1], [0, 1])
    assert tie_note(shared) == "shared"
    assert winners_sentence(shared, PLAYERS) == "Ada and Ben share the victory"


def played_out(game: str, seed: int) -> Journal:
    journal, rng = Journal(game, {"players": 3}, NAMES[:3], seed), Random(seed)
    while journal.game.turn is not None:
        journal.play(pick(journal.game.legal(), rng))
    return journal


def last_move_of(journal: Journal) -> Visitor:
    """The page while the last move of a game is shown."""
    actions = [str(action) for action in journal.actions]
    visitor = Visitor({"current": "it", **kept(save_of(journal, actions[:-1]))}, pace="show")
    visitor.open()
    visitor.app.do(actions[-1])
    visitor.draw()
    return visitor


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_a_feast_with_the_best_planet_last_and_then_the_winner(game: str) -> None:
    journal = played_out(game, 6)
    visitor = last_move_of(journal)
    while visitor.screen != "result":
        visitor.tell("next")
    result = journal.result()
    assert result is not None
    totals = [seat["total"] for seat in result["seats"]]
    for seat in sorted(range(3), key=lambda each: totals[each]):
        assert visitor.update.pause
        heading = visitor.page.by_id("sentence")
        assert heading is not None
        assert heading.text == f"{NAMES[seat]}’s planet"  # its points are still counted
        assert f"{NAMES[seat]}: " in visitor.said
        assert heading.get("aria-label") == visitor.said  # also where the focus comes to it
        assert str(abs(totals[seat])) in visitor.said
        assert visitor.choices("again") == []
        visitor.tell("next")
    assert all(NAMES[seat] in visitor.sentence for seat in result["winners"])
    assert 'class="guest' in visitor.update.html
    visitor.tap("skip")
    assert visitor.update.pause == 0
    assert visitor.choices("again")
    heading = visitor.page.by_id("sentence")
    assert heading is not None
    for seat in range(3):
        assert f"{NAMES[seat]} {totals[seat]}".replace("-", "−") in str(heading.get("aria-label"))
        visitor.tap(f"look {seat}")
        assert visitor.dialog is not None
        assert NAMES[seat] in visitor.dialog.text
        visitor.tap("close")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_every_game_tells_what_the_engine_says(game: str) -> None:
    journal = played_out(game, 5)
    visitor = sit_down(journal.save())
    result = journal.result()
    assert result is not None
    assert visitor.screen == "result"
    totals = [seat["total"] for seat in result["seats"]]
    for name, total in zip(NAMES, totals, strict=False):
        assert f"{name} {total}".replace("-", "−") in visitor.update.sentence
    assert all(NAMES[seat] in visitor.sentence for seat in result["winners"])


def test_the_planet_that_wins_a_tie_comes_last_at_the_feast():
    assert order_of_feast([40, 40, 30], winners=[0]) == [2, 1, 0, CROWNING]
    assert order_of_feast([40, 40, 30], winners=[1]) == [2, 0, 1, CROWNING]


@pytest.mark.parametrize("game", GAMES)
def test_a_planet_as_a_picture_gives_the_reasons_of_the_result(game: str) -> None:
    visitor = sit_down(played_out(game, 5).save())
    sections = [each for each in visitor.page.all() if each.tag == "section"]
    columns = [each for each in sections if "column" in str(each.get("class")).split()]
    assert len(columns) == 3
    portraits = extra_of(game, "portrait")
    assert portraits is not None
    for seat, column in enumerate(columns):
        _planet, lines = portraits.portrait(visitor.session.view(None), seat)
        reasons = [each.text for each in column.all() if each.tag == "small"]
        assert [line.why for line in lines] == reasons
