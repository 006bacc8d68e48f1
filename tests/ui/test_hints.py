"""A hint: the best move, chosen on the table and told in a sentence with numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Any

import pytest

from engine.bots import Advice, Budget, OpenOutlook, Outlook, mind_of, think_through
from engine.bots.planet.advice import PlanetAdvice
from engine.bots.prince.advice import PrinceAdvice
from engine.games import GAMES
from engine.journal import Journal
from engine.planet.animals import ANIMALS
from engine.shuffle import pick
from tests.engine.tables import each_table
from tests.ui.test_thinking import actions, let_bots_play, seated, think
from tests.ui.visitor import NAMES, Visitor
from ui.hints import hint_words, hints_of, may_ask, tells_others
from ui.scene import Settings
from ui.scenes import scene_for
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


@each_game
def test_a_hint_that_is_out_of_sight_is_shown_again_without_a_thought(game):
    visitor = seated(game, [None, "easy", "easy"])
    if game == "prince":
        visitor.play_until("take")
    greet(visitor)
    ask(visitor)
    detail = visitor.page.by_id("detail")
    assert detail is not None
    best: Any = visitor.session.mind.advice[0].action
    visitor.tap(next(tap for tap in visitor.choices("select") if best.tile.id not in tap))
    assert "The best tile" not in visitor.page.text
    visitor.tap("hint")
    assert not visitor.update.think
    again = visitor.page.by_id("detail")
    assert again is not None
    assert again.text == detail.text
    assert "Here is a hint." in visitor.said
    assert not visitor.choices("hint")


AS_GOOD = "Another move is about as good."


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


def hint_of_a_fox(session: Session, **known: Any) -> str:
    """A hint to take a tile that would bring a fox to whoever takes it."""
    fox = (ANIMALS["fox"],)
    action = session.journal.game.legal()[0]
    own = PlanetAdvice(action, 5.0, 2, rival=1, animals=fox, rival_animals=fox, **known)
    return hint_of(session, [own])


def test_nobody_is_told_what_an_animal_is_worth_where_an_objective_is_secret():
    """Whose objective it suits less is for them to know."""
    session = Session("it", Journal("planet", {"players": 3}, NAMES[:3], 5))
    for areas, own in ((None, "With it you could win: Fox."), ((3, 3), "It is worth 2 points to")):
        told = hint_of_a_fox(session, areas=areas)
        assert own in told
        assert "Left there, Ben could win with it: Fox." in told
    beginners = Session("it", Journal("planet", {"players": 3, "beginners": True}, NAMES[:3], 5))
    assert "It is worth 2 points to you now." in hint_of_a_fox(beginners)


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
        assert "All can read this" not in visitor.page.text
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
    openly = "All can read this: your secrets are left out."
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
