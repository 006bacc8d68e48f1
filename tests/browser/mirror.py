"""The same game beside the page, natively: what may be done now, and what may be in the page."""

from __future__ import annotations

import re

from engine.journal import Journal
from engine.prince.tiles import TILES
from tests.browser.player import NAMES, State
from tests.engine.prince.onlooker import Onlooker, deck_of
from ui.prince.words import character_name, painted, tile_words

_PATH = re.compile(r"<path [^>]*>")  # the curves of a path look like names of tiles and are none
_TILE = re.compile(r"\b[CUDP]\d\d\b")


class Mirror:
    """Follows a game on the page by what was played there, from the same deal."""

    def __init__(self, players: int, deal: int, **options: object) -> None:
        self.journal = Journal("prince", {"players": players, **options}, NAMES[:players], deal)
        self.options = self.journal.options.to_json()
        self.deck = deck_of(self.journal)
        self.onlooker = Onlooker(self.options, self.deck)

    @property
    def turn(self) -> int | None:
        return self.onlooker.turn

    @property
    def actions(self) -> list[str]:
        return [str(action) for action in self.journal.actions]

    def play(self, action: str) -> None:
        self.journal.play(action)
        self.onlooker.follow(action)

    def undo(self) -> None:
        self.journal.undo()
        self.onlooker = Onlooker(self.options, self.deck)
        for action in self.actions:
            self.onlooker.follow(action)

    def check(self, state: State) -> None:
        """The page offers what the rules allow, and holds no secret anywhere in its document."""
        screen = state["screen"]
        self.check_offer(screen, state["do"], state["ui"])
        seen = self.onlooker.seen[self.turn] if screen == "table" else set()
        check_secrets(state["dom"], set(TILES) if screen == "result" else seen, self.options)

    def check_offer(self, screen: str, do: list[str], ui: list[str]) -> None:
        legal = [str(action) for action in self.journal.game.legal()]
        assert set(do) <= set(legal)
        if screen != "table":
            assert not do
            return
        if "undo" in ui:
            assert self.journal.last_mover() is not None
        if self.onlooker.phase in ("take", "hide"):
            tiles = dict.fromkeys(action.split()[1] for action in legal)
            assert [text.split()[1] for text in ui if text.startswith("select")] == list(tiles)
        else:
            assert do == legal


def check_secrets(dom: str, may_know: set[str], options: dict[str, object]) -> None:
    """No tile but these is in the document: not by its name, its picture or its words."""
    edition = str(options["edition"])
    dom = _PATH.sub("", dom)
    assert set(_TILE.findall(dom)) <= set(may_know)
    known_words = {tile_words(TILES[name], edition) for name in may_know}
    known_faces = {TILES[name].character for name in may_know} - {None}
    for face in known_faces:  # some names are part of others
        dom = dom.replace(character_name(str(face), edition), "")
    for name, tile in TILES.items():
        if name in may_know:
            continue
        if tile.character and tile.character not in known_faces:
            assert around(f"/{painted(tile.character, edition)}.webp", dom) is None
            assert around(character_name(tile.character, edition), dom) is None
        words = tile_words(tile, edition)
        if " and " in words and words not in known_words:
            assert around(f'"{words}"', dom) is None
            assert around(f">{words}<", dom) is None


def around(words: str, dom: str) -> str | None:
    """Where these words stand in the document, if they do."""
    at = dom.find(words)
    return None if at < 0 else dom[max(at - 80, 0) : at + 120]
