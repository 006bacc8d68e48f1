"""Someone who plays Planet without a browser, by what is drawn."""

from __future__ import annotations

from random import Random
from typing import cast

from engine.game import AnyGame
from engine.journal import Journal
from engine.planet.rules import Game
from tests.ui.document import heard
from tests.ui.visitor import NAMES, Visitor


class Guest(Visitor):
    """The visitor of both games, at a table of Planet."""

    def begin(  # type: ignore[override]
        self,
        players: int = 3,
        beginners: bool = False,
        hidden_animals: bool = False,
        deal: int | str = 1,
        first: int = 0,
        names: tuple[str, ...] = NAMES,
    ) -> Guest:
        """To a table of Planet, or its curtain."""
        options = {"beginners": beginners, "hidden_animals": hidden_animals}
        return self.set_up("planet", {"players": players, **options}, deal, first, names)

    @property
    def journal(self) -> Journal:
        return self.session.journal

    @property  # type: ignore[override]
    def game(self) -> Game:
        game = self.journal.game
        assert isinstance(game, Game)
        return game

    @game.setter
    def game(self, game: Game) -> None:
        """Another game lies on the table, with the same story."""
        self.journal.game = cast(AnyGame, game)
        self.session.look_anew()

    def play_to_round(self, number: int, rng: Random | None = None) -> Guest:
        """Play on until this round's first player is at the table."""
        rng = rng or Random(0)
        while self.game.round_number < number:
            self.rush(rng)
        self.draw()
        self.open()
        return self

    def choose(self, action: str) -> None:
        """Everything but the last step of an action: the tile, its face and its turn."""
        _take, tile, face, turn = action.split()
        self.tap(f"select {tile}")
        self.tap(f"aim {face}")
        for _ in range(int(turn.removeprefix("t"))):
            self.tap("turn")

    def label(self, name: str) -> str:
        """What the element with this id is called."""
        element = self.page.by_id(name)
        assert element is not None, name
        return heard(element)
