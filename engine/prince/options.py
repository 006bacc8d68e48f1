"""How a table of Make Me a Planet is set up: players, edition and variant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import ClassVar

from engine.options import Choice, Switch, read_table

PLAYERS = range(2, 6)
EDITIONS = ("2013", "2025")
OPTIONS = (Choice("edition", EDITIONS), Switch("hidden_characters"))


@dataclass(frozen=True, slots=True)
class Options:
    """How the table is set up. `first`: the seat of the youngest."""

    rounds: ClassVar[int] = 16
    players: int = 4
    first: int = 0
    edition: str = EDITIONS[0]
    hidden_characters: bool = False

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def read_options(data: Mapping[str, object]) -> Options:
    """Options from a save or a form, checked."""
    return read_table(Options, PLAYERS, OPTIONS, data)
