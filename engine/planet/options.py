"""How a table of Planet is set up: the number of players and the two variants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import ClassVar

from engine.options import Switch, read_table

PLAYERS = range(2, 5)
OPTIONS = (Switch("beginners"), Switch("hidden_animals"))


@dataclass(frozen=True, slots=True)
class Options:
    """How the table is set up. `first`: the seat of the youngest."""

    rounds: ClassVar[int] = 12
    players: int = 4
    first: int = 0
    beginners: bool = False
    hidden_animals: bool = False

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def read_options(data: Mapping[str, object]) -> Options:
    """Options from a save or a form, checked."""
    return read_table(Options, PLAYERS, OPTIONS, data)
