"""A second game that differs from the first only in what a seat can't know."""

from __future__ import annotations

from contextlib import AbstractContextManager
from random import Random

from engine.journal import Journal
from engine.prince.rules import Game
from engine.prince.tiles import KINDS, TILES, Tile
from engine.shuffle import shuffled
from tests.engine.prince.helpers import piles_in_this_order
from tests.engine.prince.onlooker import Onlooker, deck_of
from tests.ui.visitor import Visitor, save_of


def onlooker_of(journal: Journal) -> Onlooker:
    """Someone who follows this game without the engine and knows who may know what."""
    fresh = Journal(journal.kind, journal.options.to_json(), journal.names, journal.seed)
    onlooker = Onlooker(fresh.options.to_json(), deck_of(fresh))
    for action in journal.actions:
        onlooker.follow(str(action))
    return onlooker


class Twin:
    """Other tiles wherever the seat can't tell: unseen ones, and who took which that it passed."""

    def __init__(self, journal: Journal, onlooker: Onlooker, seat: int, rng: Random) -> None:
        seen = onlooker.seen[seat]
        unseen = [[t for t in TILES if TILES[t].kind == kind and t not in seen] for kind in KINDS]
        passed = [list(group["tiles"]) for group in onlooker.passed[seat]]
        self.dealt = _exchange(unseen, rng)
        self.played = self.dealt | _exchange(passed, rng)
        self.journal = journal

    def deal(self) -> AbstractContextManager[None]:
        """Within it, the piles of the game lie as they do for the twin."""
        journal = self.journal
        fresh = Journal(journal.kind, journal.options.to_json(), journal.names, journal.seed)
        game = fresh.game
        assert isinstance(game, Game)
        order: dict[str, list[Tile]] = {}
        for kind, pile in deck_of(fresh).items():
            out = [tile.id for tile in game.out_of_play if tile.kind == kind]
            order[kind] = [TILES[self.dealt.get(tile, tile)] for tile in (*out, *pile)]
        return piles_in_this_order(order)

    def action(self, text: str) -> str:
        """An action of the game as it is in the twin."""
        return " ".join(self.played.get(word, word) for word in text.split())

    def save(self, actions: list[str]) -> str:
        return save_of(self.journal, [self.action(text) for text in actions])


def _exchange(groups: list[list[str]], rng: Random) -> dict[str, str]:
    new: dict[str, str] = {}
    for group in groups:
        new.update(zip(group, shuffled(group, rng), strict=True))
    return new


def everything_in_sight(visitor: Visitor) -> list[tuple[str, str, str]]:
    """All that the seat at the tablet can get to see: each with the taps that lead there."""
    seen = []

    def look(*taps: str) -> None:
        for text in taps:
            visitor.app.ui(text)
        visitor.draw()
        seen.append((" ".join(taps), visitor.update.html, visitor.said))

    look()
    looks = visitor.choices("look", "pile", "show", "line")
    for select in visitor.choices("select"):
        look(select)
        for aim in visitor.choices("aim"):
            look(aim)
        visitor.app.ui(select)
    for text in looks:
        look(text)
        visitor.app.ui("close")
        if text.startswith(("show", "line")):
            visitor.app.ui(text)
    look("menu")
    look("log")
    visitor.app.ui("close")
    look("peek on")
    if visitor.choices("i-am"):
        look("i-am", "peek on")
    for text in (text for text in looks if text.startswith("look")):
        look(text)
        visitor.app.ui("close")
    look("peek off")
    return seen
