"""Games that differ only in what a seat can't know, and all that this seat can get to see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.journal import Journal
from engine.shuffle import pick
from tests.engine import tables
from tests.engine.prince.onlooker import Onlooker, deck_of
from tests.ui.visitor import Visitor
from ui.session import Session

A_KIND = 3  # of tiles, and of places where one may go, about so many are looked at


def onlooker_of(journal: Journal) -> Onlooker:
    """Someone who follows this game without the engine and knows who may know what."""
    fresh = Journal(journal.kind, journal.options.to_json(), journal.names, journal.seed)
    onlooker = Onlooker(fresh.options.to_json(), deck_of(fresh))
    for action in journal.actions:
        onlooker.follow(str(action))
    return onlooker


def positions(game: str, variant: tables.Variant) -> Iterator[tuple[Journal, Journal]]:
    """Some positions of a random game, each with a twin for whoever is to move there."""
    rng, chance, found = Random(24), Random(25), False
    for journal, onlooker in tables.walk(game, variant, seed=24):
        seat, played = journal.game.turn, len(journal.actions)
        if seat is None or not played or (found and chance.random() > 1 / variant["players"] / 4):
            continue
        if twins := [*tables.table_of(game).twins(journal, onlooker, seat, rng)]:
            found = True
            yield journal, pick(twins, rng)


def last_step(journal: Journal) -> list[tuple[str, str, str]]:
    """Play the last action, hand the tablet on, and look everywhere."""
    visitor = Visitor()
    visitor.app.state.begin(Session("it", journal.until(len(journal.actions) - 1)))
    visitor.draw()
    visitor.open()
    visitor.app.do(str(journal.actions[-1]))
    visitor.draw()
    handed_on = (visitor.screen, visitor.update.html, visitor.said)
    visitor.open()
    return [handed_on, *everything_in_sight(visitor)]


def everything_in_sight(visitor: Visitor, holding: bool = True) -> list[tuple[str, str, str]]:
    """All that the seat at the tablet can get to see: each with the taps that lead there.

    `holding`: with a finger on its secrets, too.
    """
    seen = []

    def look(*taps: str) -> None:
        for text in taps:
            visitor.tell(text)
        visitor.draw()
        seen.append((" ".join(taps), visitor.update.html, visitor.said))

    look()
    look("close")  # what has just come
    looks = visitor.choices("look", "pile", "show", "line", "animal", "deck", "sizes")
    selects = visitor.choices("select")
    for select in selects[:: 1 + len(selects) // A_KIND]:
        look(select)
        aims = [*dict.fromkeys(visitor.choices("aim"))]
        for aim in aims[:: 1 + len(aims) // A_KIND]:
            look(aim)
            if visitor.choices("turn"):
                look("turn")
        visitor.tell(select)
        visitor.tell("cancel")
    for text in looks:
        look(text)
        visitor.tell("close")
        if text.startswith(("show", "line", "animal", "sizes")):
            visitor.tell(text)
    look("menu")
    look("log")
    visitor.tell("close")
    if not holding:
        return seen
    look("hold on")
    if visitor.choices("i-am"):
        look("i-am", "hold on")
    for text in (text for text in looks if text.startswith("look")):
        look(text)
        visitor.tell("close")
    look("hold off")
    return seen
