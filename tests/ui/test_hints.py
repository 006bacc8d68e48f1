"""A hint: the best move, chosen on the table and told in a sentence with numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Any

import pytest

from engine.bots import Advice, Budget, OpenOutlook, Outlook, mind_of, think_through
from engine.bots.planet.advice import Growth, PlanetAdvice
from engine.bots.planet.packed import NUMBER
from engine.bots.prince.advice import PrinceAdvice
from engine.bots.review import Verdict
from engine.games import GAMES
from engine.journal import Journal
from engine.shuffle import pick
from tests.engine.tables import each_table
from tests.ui.test_thinking import actions, let_bots_play, seated, think
from tests.ui.visitor import NAMES, Visitor, sit_down
from ui.hints import hint_words, hints_of, may_ask, tells_others, why_better
from ui.planet.words import animal_name
from ui.scene import Settings
from ui.scenes import scene_for
from ui.seats import lend, read_stand_ins, take_back
from ui.session import Session

pytestmark = pytest.mark.long

each_game = pytest.mark.parametrize("game", GAMES)


def ask(visitor: Visitor) -> None:
    visitor.tap("hint")
    assert visitor.update.think
    assert 'class="thinking"' in visitor.update.html
    while not think(visitor):
        pass


def told_why(words: str) -> bool:
    """Whether a hint has a number for what speaks for it, or says that nothing does."""
    return bool(re.search(r"\d", words)) or "about as good" in words


def greet(visitor: Visitor) -> None:
    if visitor.page.by_id("go-on"):
        visitor.tap("close")


@each_game
def test_a_hint_is_chosen_on_the_table_told_with_numbers_and_played_by_one_tap(game):
    visitor = seated(game, [None, "easy", "easy"], first=1)
    let_bots_play(visitor)
    greet(visitor)
    ask(visitor)
    assert not visitor.update.think
    detail = visitor.page.by_id("detail")
    assert detail is not None
    assert detail.text.startswith("The best")
    assert told_why(detail.text)
    assert "Here is a hint." in visitor.said
    assert detail.text in visitor.said
    best = str(visitor.session.mind.advice[0].action)
    assert best in visitor.offered("data-do")
    assert "hint" not in visitor.choices("hint")
    before = len(actions(visitor))
    visitor.tap(best)
    assert len(actions(visitor)) == before + 1
    assert not visitor.session.mind.advice


def test_while_a_hint_shows_a_place_another_tap_on_a_place_plays_nothing():
    visitor = seated("prince", [None, "easy", "easy"])
    visitor.play_until("take")
    ask(visitor)
    best = str(visitor.session.mind.advice[0].action)
    assert set(visitor.offered("data-do")) == {best}
    other = visitor.choices("aim")[0]
    visitor.tap(other)
    assert str(actions(visitor)[-1]).startswith("draw")
    shown = visitor.page.by_id("step")
    assert shown is not None
    assert shown.get("data-do") == f"{best.rsplit(maxsplit=1)[0]} {other.split()[1]}"


AS_GOOD = "Another move is about as good: it costs less than 1 point."


def hint_of(session: Session, advice: Sequence[Advice]) -> str:
    """A hint in words, at the first move of a game."""
    scene = scene_for(session, session.turn, Settings())._replace(advice=advice)
    return hint_words(scene, session.journal.kind)


@pytest.mark.parametrize(
    ("worths", "told"),
    [
        ((4.6, 4.6, 4.6), AS_GOOD),
        ((4.9, 2.0, 2.0), AS_GOOD),
        ((5.0, 2.0, 2.0), AS_GOOD),
        ((2.0, 1.0, 0.0), "Other moves cost about 3 points or more."),
    ],
)
def test_a_hint_says_what_the_next_best_move_costs(worths, told):
    session = Session("it", Journal("prince", {"players": 3}, NAMES[:3], 5))
    draws = session.journal.game.legal()
    advice = [Advice(draw, worth) for draw, worth in zip(draws, (5.0, *worths), strict=True)]
    assert hint_of(session, advice) == f"The best pile now: Middle. {told}"


def test_the_same_tile_elsewhere_is_another_move_only_if_it_is_worth_something_else():
    session = Session("it", Journal("planet", {"players": 3}, NAMES[:3], 5))
    legal: Any = session.journal.game.legal()
    best, *rest = legal
    same = [action for action in rest if action.tile is best.tile]
    assert 0 < len(same) < len(rest)
    for worth, told in ((5.0, "cost about 3 points or more"), (4.9, AS_GOOD)):
        worths = {best: 5.0} | dict.fromkeys(same, worth)
        advice = [PlanetAdvice(action, worths.get(action, 2.0)) for action in legal]
        assert told in hint_of(session, sorted(advice, key=lambda own: -own.worth))


@pytest.mark.parametrize(("points", "tells"), [(4, False), (0, True), (-2, True)])
def test_where_a_tile_brings_no_points_at_once_its_hint_says_how_much_better_it_is(points, tells):
    visitor = Visitor().begin(3).play_until("take")
    takes: Any = visitor.game.legal()
    other = next(own for own in takes if own.tile is not takes[0].tile)
    advice = [PrinceAdvice(takes[0], 5.0, points), PrinceAdvice(other, 2.0, 0)]
    told = hint_of(visitor.session, advice)
    assert "It is worth" in told
    assert ("Other moves cost about 3 points or more." in told) == tells


def test_a_hint_to_lay_a_tile_face_down_says_what_it_would_be_worth_open():
    visitor = Visitor().begin(2).play_until("hide")
    best = PrinceAdvice(visitor.game.legal()[0], 5.0, 3, rival=1, rival_points=11)
    told = hint_of(visitor.session, [best])
    assert told.endswith("Lying open, it would be worth 11 points to Ben.")


@each_game
def test_hints_can_be_switched_off(game):
    visitor = seated(game, [None, "easy"])
    greet(visitor)
    assert visitor.choices("hint")
    visitor.tap("menu")
    visitor.tap("settings")
    visitor.tap("switch hints")
    visitor.tap("back")
    assert not visitor.choices("hint")
    visitor.tell("hint")
    assert not visitor.update.think


def open_tables(game: str, options: dict[str, object]) -> Iterator[Session]:
    """The moments of a game in which who is to move knows more than the others who look on."""
    journal = Journal(game, options, NAMES[: int(str(options["players"]))], 5)
    rng, session = Random(5), Session("it", journal)
    while journal.game.turn is not None:
        if tells_others(session):
            yield session
        session.play(str(pick(journal.game.legal(), rng)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hint_that_all_can_read_is_made_of_what_all_know(players):
    """Whatever the one to move knows beyond that, the hint is the same."""
    advise = mind_of("planet").advise
    for number, session in enumerate(open_tables("planet", {"players": players})):
        game, turn = session.journal.game, session.turn
        assert turn is not None
        assert may_ask(session, Settings())
        if number % 5 == 0:
            unlike = game.imagine(None, Random(number))
            outlooks = OpenOutlook(game, turn), OpenOutlook(unlike, turn)
            one, other = (think_through(advise(each, Random(1), Budget(4))) for each in outlooks)
            assert one == other


@pytest.mark.parametrize(("players", "hidden"), [(2, False), (2, True), (3, True)])
def test_where_all_turns_on_ones_secrets_a_hint_is_for_ones_own_eyes(players, hidden):
    """It is asked for at the open table, and told once nobody else looks."""
    visitor, rng = Visitor().begin(players, hidden_characters=hidden), Random(3)
    told = 0
    while visitor.screen != "result" and told < 3:
        if not visitor.choices("hint") or not tells_others(visitor.session):
            visitor.act(rng)
            continue
        seat = visitor.session.turn
        visitor.tap("hint")
        assert visitor.screen == "curtain"
        assert "A hint, for your eyes only." in visitor.page.text
        assert visitor.sentence == f"Now only {NAMES[seat or 0]} may look"
        assert not visitor.update.think
        visitor.tap("open")
        while not think(visitor):
            pass
        assert "The best" in visitor.page.text or "Best" in visitor.page.text
        assert "everybody can read it" not in visitor.page.text
        told += 1
        visitor.tell("rules")
        visitor.tell("back")
        assert visitor.screen == "curtain"
        visitor.tap("open")
        visitor.move(rng)
        assert not visitor.session.in_private
    assert told == 3


def test_who_does_not_look_after_all_has_asked_for_nothing():
    visitor = Visitor().begin(2).play_until("hide")
    while not tells_others(visitor.session) or visitor.screen == "curtain":
        visitor.act(Random(1))
    visitor.tap("hint")
    visitor.tell("away")
    assert visitor.screen == "table"
    assert not visitor.update.think
    assert "hint" in visitor.choices("hint")


def test_among_several_people_a_hint_says_that_all_can_read_it():
    visitor = seated("planet", [None, None])
    openly = "This hint leaves your secrets out: everybody can read it."
    while len(actions(visitor)) < 5:
        visitor.open()
        greet(visitor)
        assert visitor.screen == "table"
        ask(visitor)
        detail = visitor.page.by_id("detail")
        assert detail is not None
        assert openly in detail.text
        visitor.act(Random(1))
    beginners = seated("planet", [None, None], beginners=True)
    ask(beginners)
    assert openly not in beginners.update.html


@each_table
def test_every_hint_can_be_put_into_words(game, variant):
    names = NAMES[: int(str(variant["players"]))]
    journal = Journal(game, variant, names, 5)
    rng, session = Random(5), Session("it", journal)
    hints = hints_of(game)
    assert hints is not None
    for number in count():
        if (turn := journal.game.turn) is None:
            break
        if number % 13 == 4:
            outlook = Outlook(journal.game, turn)
            advice = think_through(mind_of(game).advise(outlook, rng, Budget(4)))
            scene = scene_for(session, turn, Settings())._replace(advice=advice)
            hints.follow(scene, advice[0].action)
            words = hint_words(scene, game)
            assert words.endswith(".")
            assert told_why(words)
            assert not re.search(r"[{}]|None", words)
            assert words in session.page.table(scene)
        session.play(str(pick(journal.game.legal(), rng)))


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
        "prince": ("Points at once: ", "Left there, it was worth ", "By the end of the game, "),
        "planet": ("Points at once: ", "Left there, it was worth ", "Imagined games in ", " from "),
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
        f"{animal_name(animal)} (round 5): from 2 to 6.",
    ]
    worse = verdict_on("planet", lost=2.0, played=large, best=small)
    assert why_better(worse, "planet", session.players) == [
        "Imagined games in which it did better: 9 of 10."
    ]


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
