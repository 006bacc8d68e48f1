"""What happens in a game. Each event tells a seat only what that seat saw of it."""

from __future__ import annotations

from typing import ClassVar

from engine.game import OpenEvent, SecretEvent, Witnesses, event
from engine.planet.animals import Animal
from engine.planet.life import Contest
from engine.planet.tiles import Habitat, Tile


@event
class AnimalsDealt(OpenEvent):
    """The animals lie at their rounds. None: a card that lies face down."""

    rounds: tuple[tuple[Animal | None, ...], ...]
    reveals: ClassVar[bool] = True


@event
class ObjectiveDealt(SecretEvent):
    """A seat got its secret objective. None: for the others."""

    seat: int
    habitat: Habitat | None
    witnesses: Witnesses
    reveals: ClassVar[bool] = True

    def unseen(self) -> ObjectiveDealt:
        return ObjectiveDealt(self.seat, None, self.witnesses)


@event
class RoundBegan(OpenEvent):
    """A new round: the token is with this seat, and the round's stack is opened."""

    round: int
    seat: int
    tiles: tuple[Tile, ...]
    reveals: ClassVar[bool] = True


@event
class Taken(OpenEvent):
    """A tile went to a planet."""

    seat: int
    tile: Tile
    face: int
    turn: int


@event
class RoundOver(OpenEvent):
    """The end of a round at which no animal settles, as the first ones do in round `life_begins`.

    Later rounds end with what becomes of their animals.
    """

    round: int
    life_begins: int


@event
class LeftOver(OpenEvent):
    """Tiles that nobody took went face down to stack 11 or 12, or to the box (None)."""

    tiles: tuple[Tile, ...]
    stack: int | None


@event
class Awarded(OpenEvent):
    """An animal settled on the best planet."""

    round: int
    seat: int
    contest: Contest
    reveals: ClassVar[bool] = True


@event
class TravelledOn(OpenEvent):
    """A tie for best, or no planet that qualifies: the animal goes to the next round's cards."""

    round: int
    contest: Contest
    reveals: ClassVar[bool] = True


@event
class Unclaimed(OpenEvent):
    """After the last round nobody gets the animal: it goes back to the box."""

    round: int
    contest: Contest
    reveals: ClassVar[bool] = True


@event
class TurnedUp(OpenEvent):
    """With hidden animals: a card that lay face down at this round shows its animal."""

    round: int
    animal: Animal
    reveals: ClassVar[bool] = True


@event
class Ended(OpenEvent):
    """All planets are complete; the objectives are turned up (none for beginners)."""

    objectives: tuple[Habitat, ...]
    reveals: ClassVar[bool] = True
