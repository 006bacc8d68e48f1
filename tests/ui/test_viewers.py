"""Whoever looks sees what they may see, and can do something only in their own turn.

Whole games of both kinds are drawn for every seat and for a bystander, whoever is to move.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from html import unescape
from random import Random

import pytest

from engine.journal import Journal
from engine.shuffle import pick
from tests.engine.planet import helpers as planet
from tests.engine.planet.onlooker import Onlooker as PlanetOnlooker
from tests.engine.prince import helpers as prince
from tests.ui.planet.guest import animals_in
from tests.ui.planet.guest import tiles_in as continents_in
from tests.ui.test_secrets import tiles_in
from tests.ui.twins import onlooker_of
from tests.ui.visitor import NAMES
from ui.scene import Settings
from ui.session import Position, Session

VARIANTS: list[tuple[str, dict[str, object]]] = [
    *(("prince", variant) for variant in prince.VARIANTS),
    *(("planet", dict[str, object](variant)) for variant in planet.VARIANTS),
]
DESCRIBE: dict[str, Callable[[dict[str, object]], str]] = {
    "prince": prince.describe,
    "planet": planet.describe,
}
each_variant = pytest.mark.parametrize(
    ("game", "variant"),
    VARIANTS,
    ids=[f"{game}-{DESCRIBE[game](variant)}" for game, variant in VARIANTS],
)

SEED = 51
CHOOSING = ("select", "aim", "turn")
CHOICES = ("select T01", "select C01", "select ?", "aim f3", "aim r2c2", "turn ")
READ = re.compile(r'(?:aria-label|title|alt)="([^"]*)"|>([^<]+)')
YOU = re.compile(r"\b(?:you|your|yours)\b", re.IGNORECASE)


def play_along(game: str, variant: Mapping[str, object]) -> Iterator[Session]:
    """A random game, position by position."""
    names = NAMES[: int(str(variant["players"]))]
    session = Session("it", Journal(game, variant, names, SEED))
    rng = Random(51)
    while not session.over:
        yield session
        session.play(str(pick(session.journal.game.legal(), rng)))


def who_only_look(session: Session) -> list[int | None]:
    """Everybody but whoever is to move, and a bystander."""
    seats = [player.seat for player in session.players]
    return [None, *(seat for seat in seats if seat != session.turn)]


def drawn(session: Session, scene: Position) -> str:
    """The table, what lies over it, and what is said."""
    page = session.page
    return page.table(scene) + (page.table_dialog(scene) or "") + f"<p>{page.sentence(scene)}</p>"


def taps(html: str) -> list[str]:
    """What all buttons carry that change only the screen."""
    return list(dict.fromkeys(unescape(text) for text in re.findall(r'data-ui="([^"]*)"', html)))


def looks(session: Session, scene: Position) -> Iterator[tuple[str, str]]:
    """Everything that can be tapped to look at it, and what is drawn then."""
    handle = session.page.handle
    for tap in ("peek on", *taps(session.page.table(scene))):
        verb, _space, argument = tap.partition(" ")
        if handle(scene, verb, argument):
            yield tap, drawn(session, scene)
            handle(scene, "close", "")
            handle(scene, verb, "off" if verb == "peek" else argument)
            handle(scene, "close", "")


def read_in(html: str) -> list[str]:
    """Everything that a person reads or hears."""
    return [unescape(label or text) for label, text in READ.findall(html)]


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
    """The large planet is the viewer's or the mover's, and a bystander has nothing."""
    seat = scene.turn if scene.viewer is None else scene.viewer
    assert seat is not None
    assert f'aria-label="{NAMES[seat]}’s planet"' in html
    assert f'data-ui="look {seat}"' not in html
    if scene.viewer is None:
        assert [text for text in read_in(html) if YOU.search(text)] == []
        assert "data-hold" not in html


@each_variant
def test_who_is_not_to_move_only_looks_at_what_lies_open_and_calls_nothing_their_own(game, variant):
    may_find = CHECKS[game](variant)
    for session in play_along(game, variant):
        check_seen = may_find(session)
        for viewer in who_only_look(session):
            scene = session.scene_for(viewer, Settings())
            html = drawn(session, scene)
            check_only_looking(session, scene, html)
            check_whose(scene, html)
            check_seen(viewer, html)


Check = Callable[[int | None, str], None]


def prince_check(variant: Mapping[str, object]) -> Callable[[Session], Check]:
    """What lies open, and what the viewer has seen of the offer."""
    names = NAMES[: int(str(variant["players"]))]
    onlooker = onlooker_of(Journal("prince", variant, names, SEED))

    def may_find(session: Session) -> Check:
        for action in session.journal.actions[-1:]:
            onlooker.follow(str(action))

        def check(viewer: int | None, html: str) -> None:
            assert tiles_in(html) <= onlooker.seen[viewer]
            assert tiles_in(html) <= onlooker.seen[None] | set(onlooker.offer)

        return check

    return may_find


def planet_check(variant: Mapping[str, object]) -> Callable[[Session], Check]:
    names = NAMES[: int(str(variant["players"]))]
    onlooker = PlanetOnlooker(Journal("planet", variant, names, SEED))

    def may_find(session: Session) -> Check:
        for action in session.journal.actions[-1:]:
            onlooker.follow(str(action))

        def check(_viewer: int | None, html: str) -> None:
            assert continents_in(html) <= onlooker.seen_tiles()
            assert animals_in(html) <= onlooker.seen_animals()

        return check

    return may_find


CHECKS = {"prince": prince_check, "planet": planet_check}


@each_variant
def test_wherever_somebody_looks_there_is_nothing_to_play_and_nothing_they_cannot_know(
    game, variant
):
    """Two games that differ only in what a viewer can't know look the same, peeking or not."""
    rng, differed = Random(53), 0
    for number, session in enumerate(play_along(game, variant)):
        if number % 23 != 12:
            continue
        bystander, *seats = who_only_look(session)
        for viewer in (bystander, pick(seats, rng)):
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


def everything(session: Session, viewer: int | None) -> list[str]:
    """The table and all that can be looked at, as somebody sees it; choosing changes nothing."""
    session.state = session.page.new_state()
    scene = session.scene_for(viewer, Settings())
    html = drawn(session, scene)
    for choice in CHOICES:
        session.page.handle(scene, *choice.split(" "))
    assert drawn(session, scene) == html
    return [html, *(seen for _tap, seen in looks(session, scene))]
