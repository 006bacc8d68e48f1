"""Whoever looks sees what they may see, and can do something only in their own turn.

Whole games of both kinds are drawn for every seat and for a bystander, whoever is to move.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from html import unescape
from random import Random

import pytest

from engine.journal import Journal
from engine.shuffle import pick
from tests.engine.tables import Onlooker, Variant, each_table, table_of
from tests.ui.sights import YOU, drawn, follow, read_in
from tests.ui.visitor import NAMES
from ui.scene import Settings
from ui.scenes import Position, scene_for, scene_of
from ui.session import Session

pytestmark = pytest.mark.long

SEED = 51
ALL_LOOK = 7  # at every so many positions
A_KIND = 5  # of things of a kind, at most so many are looked at
CHOOSING = ("select", "aim", "turn")
CHOICES = ("select T01", "select C01", "select ?", "aim f3", "aim r2c2", "turn ")


def play_along(game: str, variant: Variant) -> Iterator[tuple[Session, Onlooker]]:
    """A random game, position by position, with somebody who follows the rules beside it."""
    session = Session("it", Journal(game, variant, NAMES[: variant["players"]], SEED))
    rng = Random(51)
    for onlooker in follow(session.journal):
        if session.over:
            return
        yield session, onlooker
        session.play(str(pick(session.journal.game.legal(), rng)))


def who_only_look(session: Session) -> list[int | None]:
    """Everybody but whoever is to move, and a bystander."""
    seats = [player.seat for player in session.players]
    return [None, *(seat for seat in seats if seat != session.turn)]


def taps(html: str) -> list[str]:
    """What all buttons carry that change only the screen."""
    return list(dict.fromkeys(unescape(text) for text in re.findall(r'data-ui="([^"]*)"', html)))


def looks(session: Session, scene: Position) -> Iterator[tuple[str, str]]:
    """All sorts of things that can be tapped to look at them, and what is drawn then."""
    handle = session.page.handle
    kinds: dict[str, list[str]] = {"peek": ["peek on"]}
    for tap in taps(session.page.table(scene)):
        kinds.setdefault(tap.partition(" ")[0], []).append(tap)
    for tap in (tap for found in kinds.values() for tap in found[:: 1 + len(found) // A_KIND]):
        verb, _space, argument = tap.partition(" ")
        if handle(scene, verb, argument):
            yield tap, drawn(session, scene)
            handle(scene, "close", "")
            handle(scene, verb, "off" if verb == "peek" else argument)
            handle(scene, "close", "")


def check_only_looking(session: Session, scene: Position, html: str) -> None:
    """Nothing can be played or chosen, and what is said is said of whoever is to move."""
    assert scene.read_only
    assert "data-do" not in html
    assert "data-drag" not in html
    ids = re.findall(r' id="([^"]*)"', html)
    assert len(ids) == len(set(ids))
    assert not {tap.split()[0] for tap in taps(html)} & {*CHOOSING}
    sentence = session.page.sentence(scene)
    assert session.whose_turn.name in sentence or "animals settle" in sentence
    assert not re.match(rf"(?:{'|'.join(NAMES)}), ", sentence)


def check_whose(scene: Position, html: str) -> None:
    """The large planet is the viewer's or the mover's. What is theirs is held to be seen.

    A bystander has nothing.
    """
    seat = scene.turn if scene.viewer is None else scene.viewer
    assert seat is not None
    assert f'aria-label="{NAMES[seat]}’s planet"' in html
    assert f'data-ui="look {seat}"' not in html
    theirs = [text for text in read_in(html) if YOU.search(text)]
    if scene.viewer is None:
        assert theirs == []
        assert "data-hold" not in html
    assert all(text.endswith(": hold to see") for text in theirs)


@each_table
def test_who_is_not_to_move_only_looks_at_what_lies_open_and_calls_nothing_their_own(game, variant):
    """One of them looks at each position, and all at some; in `make soak` all look at all."""
    rng = Random(52)

    def some(number: int, viewers: list[int | None]) -> list[int | None]:
        return viewers if number % ALL_LOOK == 0 else [pick(viewers, rng)]

    check_lookers(game, variant, some)


def check_lookers(
    game: str, variant: Variant, choose: Callable[[int, list[int | None]], list[int | None]]
) -> int:
    """A whole game; gives back how many tables were drawn."""
    tables = 0
    for number, (session, onlooker) in enumerate(play_along(game, variant)):
        for viewer in choose(number, who_only_look(session)):
            scene = scene_for(session, viewer, Settings())
            html = drawn(session, scene)
            check_only_looking(session, scene, html)
            check_whose(scene, html)
            shown = table_of(game).secrets_in(html)
            assert shown <= onlooker.may_know(viewer)
            assert shown <= onlooker.may_know(None) | set(onlooker.offer)
            tables += 1
    return tables


@each_table
def test_wherever_somebody_looks_there_is_nothing_to_play_and_nothing_they_cannot_know(
    game, variant
):
    """Two games that differ only in what a viewer can't know look the same, peeking or not."""
    rng, differed = Random(53), 0
    for number, (session, _onlooker) in enumerate(play_along(game, variant)):
        if number % 19 != 3:
            continue
        bystander, *seats = who_only_look(session)
        viewer = bystander if number % 2 else pick(seats, rng)
        real = session.journal.game
        seen = everything(session, viewer)
        assert not any("data-do" in html for html in seen)
        if viewer is None:
            assert not [text for html in seen for text in read_in(html) if YOU.search(text)]
        session.journal.game = real.imagine(viewer, rng)
        differed += session.journal.game != real
        assert everything(session, viewer) == seen
        session.journal.game = real
    assert differed


@each_table
def test_a_scene_holds_plain_values_and_leads_nowhere_else(game, variant):
    """No game, no journal and nothing that can be called: what is drawn is all that was put in."""
    known: dict[int, object] = {}
    for number, (session, _onlooker) in enumerate(play_along(game, variant)):
        if number % 19 == 4:
            for viewer in (session.turn, *who_only_look(session)):
                check_plain(scene_for(session, viewer, Settings()), known)
            for step in session.last_turns():
                check_plain(scene_of(session, step, Settings()), known)


def check_plain(value: object, known: dict[int, object]) -> None:
    """What was looked at is kept, so that it is known by its id."""
    if id(value) in known:
        return
    known[id(value)] = value
    if isinstance(value, Mapping):
        check_plain((*value, *value.values()), known)
    elif isinstance(value, (tuple, list, set, frozenset)):
        for each in value:
            check_plain(each, known)
    elif is_dataclass(value):
        for field in fields(value):
            check_plain(getattr(value, field.name), known)
    else:
        assert value is None or isinstance(value, (str, int, float)), type(value)


def everything(session: Session, viewer: int | None) -> list[str]:
    """The table and all that can be looked at, as somebody sees it; choosing changes nothing."""
    session.state = session.page.new_state()
    scene = scene_for(session, viewer, Settings())
    html = drawn(session, scene)
    for choice in CHOICES:
        session.page.handle(scene, *choice.split(" "))
    assert drawn(session, scene) == html
    return [html, *(seen for _tap, seen in looks(session, scene))]
