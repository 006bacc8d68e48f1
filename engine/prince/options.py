"""How a table of Make Me a Planet is set up: players, edition and variant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from engine.game import BadOptions
from engine.options import read_seats, read_switch

PLAYERS = range(2, 6)
EDITIONS = ("2013", "2025")


@dataclass(frozen=True, slots=True)
class Options:
    """How the table is set up. `first`: the seat of the youngest."""

    players: int = 4
    first: int = 0
    edition: str = EDITIONS[0]
    hidden_characters: bool = False

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def read_options(data: Mapping[str, object]) -> Options:
    """Options from a save or a form, checked."""
    known = Options.__dataclass_fields__
    players, first = read_seats(data, known, PLAYERS, "Make Me a Planet is for 2 to 5 players.")
    edition = data.get("edition", EDITIONS[0])
    if edition not in EDITIONS:
        raise BadOptions("The editions are 2013 and 2025.")
    hidden = read_switch(data, "hidden_characters", "Hidden characters are either on or off.")
    return Options(players, first, str(edition), hidden)
