"""A game on the tablet: the journal, whose hands the tablet is in, and what is chosen."""

from __future__ import annotations

from typing import Any

from engine.game import Event
from engine.journal import Journal
from ui.games import page_of
from ui.html import Html
from ui.scene import Player, Scene, Settings
from ui.words import _, isolated


class Session:
    """The only place on the page that holds a whole game; everything else gets a Scene."""

    def __init__(self, key: str, journal: Journal) -> None:
        self.key = key
        self.journal = journal
        self.page = page_of(journal.kind)
        self.state = self.page.new_state()
        self.holder: int | None = None  # the seat that said it is at the tablet
        self._happened: list[Event] = []
        self._news: list[str] = []  # what nobody at the table has heard yet
        self._ahead: tuple[Any, Settings, Html] | None = None  # the table behind the curtain
        self._views: dict[int | None, Any] = {}
        self._viewed: Any = None  # the game that they are views of

    @property
    def turn(self) -> int | None:
        return self.journal.game.turn

    @property
    def over(self) -> bool:
        return self.turn is None

    @property
    def players(self) -> list[Player]:
        badges = self.journal.page.get("badges")
        names = self.journal.names
        if not isinstance(badges, list) or not all(type(badge) is int for badge in badges):
            badges = []
        badges = [*badges, *range(len(badges), len(names))]
        return [Player(seat, isolated(name), badges[seat]) for seat, name in enumerate(names)]

    @property
    def whose_turn(self) -> Player:
        """Who is to act, while the game goes on."""
        assert self.turn is not None
        return self.players[self.turn]

    def needs_curtain(self) -> bool:
        """Whether the tablet is in other hands than those that may see what comes now."""
        turn = self.turn
        if turn is None or self.holder == turn:
            return False
        return self.page.has_secret(self.view(turn), self.view(None))

    def open_curtain(self) -> None:
        """Whoever is to act says so."""
        self.holder = self.turn

    def let_go(self) -> None:
        """The tablet was put away: nobody is known to hold it."""
        self.holder = None
        self.state = self.page.new_state(self.state)

    def play(self, action: str) -> None:
        """Play an action of the seat at the tablet; an illegal one changes nothing."""
        seat = self.turn
        self._happened = self.journal.play(action)
        self._viewed = None
        self._news = self._sentences(self._happened)
        self.holder = seat
        self.state = self.page.new_state(self.state)

    def undo(self) -> None:
        before = self.journal.log(None)
        self.journal.undo()
        taken_back = before[len(self.journal.log(None)) :]
        told = " ".join(self._sentences(taken_back))
        self._news = [_("Taken back: {what}", what=told)]
        self._happened = []
        self.state = self.page.new_state(self.state)

    def handle(self, verb: str, argument: str) -> bool:
        """A tap that changes only the table's own state, or what is lit when the game is over."""
        if self.needs_curtain():
            return False
        return self.page.handle(self.state, self.view(self.turn), verb, argument)

    def scene(self, settings: Settings) -> Scene:
        """What the person at the tablet may see now."""
        seat = self.turn
        return Scene(
            view=self.view(seat),
            public=self.view(None),
            players=self.players,
            settings=settings,
            state=self.state,
            can_undo=self.journal.can_undo(),
            is_final=self.journal.is_final,
            happened=[event.told(seat) for event in self._happened],
        )

    def draw_ahead(self, settings: Settings) -> None:
        """Draw the table while the curtain hides it, so that it opens at once."""
        self._ahead = (self.state, settings, self.page.table(self.scene(settings)))

    def table(self, scene: Scene) -> Html:
        """The table, as it was drawn ahead if it was."""
        ahead, self._ahead = self._ahead, None
        if ahead and ahead[0] is scene.state and ahead[1] == scene.settings:
            return ahead[2]
        return self.page.table(scene)

    def view(self, seat: int | None) -> Any:
        """What a seat may know of the game as it is now; None: a bystander."""
        if self._viewed is not self.journal.game:
            self._viewed, self._views = self.journal.game, {}
        if seat not in self._views:  # most taps only look at the game
            self._views[seat] = self.journal.game.view(seat)
        return self._views[seat]

    def log(self) -> list[str]:
        """The story so far, as everybody knows it."""
        return self._sentences(self.journal.log(None))

    def own_log(self) -> list[str]:
        """What the person at the tablet knows beyond that."""
        own, known = self.journal.log(self.turn), self.journal.log(None)
        secret = [event for event, told in zip(own, known, strict=True) if event != told]
        return self._sentences(secret, self.turn)

    def take_news(self) -> list[str]:
        """What the last action brought, as everybody may hear it; it is told once."""
        news, self._news = self._news, []
        return news

    def _sentences(self, events: list[Event], seat: int | None = None) -> list[str]:
        players, options = self.players, self.journal.options
        return [self.page.told(event.told(seat), players, options) for event in events]
