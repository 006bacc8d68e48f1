"""The games that the page knows, each loaded when it is first wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from ui.html import Child, Html
from ui.scene import Player, Scene
from ui.words import N_


class GamePage(Protocol):
    """How a game looks and is tapped: what the package of each game offers (`ui.prince` is one)."""

    def new_state(self, before: Any = None) -> Any:
        """What is chosen when a turn begins: nothing. How one looks at the table may stay."""

    def handle(self, state: Any, view: Any, verb: str, argument: str) -> bool:
        """A tap that changes only the screen; False if the game does not know it."""

    def table(self, scene: Scene) -> Html: ...

    def table_dialog(self, scene: Scene) -> Html | None: ...

    def sentence(self, scene: Scene) -> str:
        """Whose turn it is and what to do now."""

    def result(self, scene: Scene, buttons: Child) -> Html: ...

    def outcome(self, scene: Scene) -> str:
        """Who won, and everybody’s points."""

    def told(self, event: Any, players: Sequence[Player], options: Any) -> str:
        """An event as a sentence of the log."""

    def has_secret(self, view: Any, public: Any) -> bool:
        """Whether a seat with this view sees, or is about to see, what nobody else may."""

    def progress(self, view: Any) -> tuple[int, int]:
        """How far a game is, for a list of games: the round, and how many there are."""

    def setup_choices(self, chosen: Mapping[str, Any]) -> Html: ...

    def options_from(
        self, chosen: Mapping[str, Any], players: int, first: int
    ) -> dict[str, object]: ...

    def rules(self) -> Html: ...


class Card(NamedTuple):
    """What is said of a game before it is loaded."""

    name: str
    line: str
    picture: str
    players: range


CARDS: dict[str, Card] = {
    "prince": Card(
        name=N_("Make Me a Planet"),
        line=N_("Take a tile, pass the choice on, and grow a round little world."),
        picture="baobab",
        players=range(2, 6),
    ),
    "planet": Card(
        name=N_("Planet"),
        line=N_("Lay continents round a globe, and animals come to the planet they like best."),
        picture="elephant",
        players=range(2, 5),
    ),
}


def page_of(game: str) -> GamePage:
    return cast(GamePage, import_module(f"ui.{game}"))
