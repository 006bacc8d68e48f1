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
        """From home through the set-up to the table or its curtain."""
        self.tap("setup")
        self.tap("game planet")
        self.tap(f"players {players}")
        for seat in range(players):
            self.write(f"name-{seat}", names[seat])
        self.tap(f"first {first}")
        for name, wanted in (("beginners", beginners), ("hidden_animals", hidden_animals)):
            if self.is_on(f"switch-{name}") != wanted:
                self.tap(f"switch {name}")
        self.write("deal", str(deal))
        self.tap("start")
        return self

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

    def everything_in_sight(self) -> list[tuple[str, str, str]]:
        """All that the seat at the tablet can get to see, each with the taps that lead there."""
        seen = []
        self.session.state = self.session.page.new_state()
        self.app.ui("close")  # the own objective, at its first sight
        self.draw()  # what was to be said is said

        def look(*taps: str) -> None:
            for text in taps:
                self.app.ui(text)
            self.draw()
            seen.append((" ".join(taps), self.update.html, self.said))

        look()
        for text in self.choices("look", "show", "animal", "deck"):
            look(text)
            self.app.ui("close")
            if text.startswith(("show", "animal")):
                self.app.ui(text)
        for select in self.choices("select")[:: len(self.game.offer) - 1 or 1]:  # the outer ones
            look(select)
            look(self.choices("aim")[0])
            look("turn")
            look("sizes")
            self.app.ui("sizes")
            self.app.ui("cancel")
        look("menu")
        look("log")
        self.app.ui("close")
        self.draw()
        return seen
