"""The 45 animals, as a table that an owner of the box can check and correct at a glance.

No public list of the cards was found. Every card that is described somewhere fits five habitats
times one "most", four "touching" and four "not touching", so that is the deck. Fourteen animals
stand where the box has them (panda, fox, bear, tiger, squirrel; snake, elephant; reindeer, penguin;
whale, orca, turtle, jellyfish; moose). Octopus, walrus, tropical fish, alpaca and seal are in the
box too, at a place that we chose. The others are our choice: real animals of that habitat.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

from engine.game import GameError
from engine.planet.tiles import HABITATS, Habitat, entries, one_of

Wish = Literal["most", "touching", "not_touching"]
WISHES: tuple[Wish, ...] = get_args(Wish)
DECK_SIZE = 45

CARDS = """
whale ocean most
crab ocean touching forest              jellyfish ocean not_touching forest
octopus ocean touching mountain         tropical_fish ocean not_touching mountain
turtle ocean touching desert            shark ocean not_touching desert
orca ocean touching glacier             dolphin ocean not_touching glacier

panda forest most
beaver forest touching ocean            hedgehog forest not_touching ocean
bear forest touching mountain           sloth forest not_touching mountain
tiger forest touching desert            orangutan forest not_touching desert
fox forest touching glacier             squirrel forest not_touching glacier

mountain_goat mountain most
moose mountain touching ocean           bighorn_sheep mountain not_touching ocean
gorilla mountain touching forest        eagle mountain not_touching forest
alpaca mountain touching desert         bat mountain not_touching desert
snow_leopard mountain touching glacier  apollo_butterfly mountain not_touching glacier

snake desert most
flamingo desert touching ocean          dromedary desert not_touching ocean
giraffe desert touching forest          scorpion desert not_touching forest
elephant desert touching mountain       kangaroo desert not_touching mountain
bactrian_camel desert touching glacier  lizard desert not_touching glacier

polar_bear glacier most
penguin glacier touching ocean          arctic_hare glacier not_touching ocean
wolf glacier touching forest            walrus glacier not_touching forest
musk_ox glacier touching mountain       seal glacier not_touching mountain
snow_goose glacier touching desert      reindeer glacier not_touching desert
"""


@dataclass(frozen=True, slots=True, eq=False)
class Animal:
    """One animal card: what it wants of a planet. There is a single value for each.

    `most`: the most regions of its habitat. `touching`: the largest region of it that touches the
    other habitat. `not_touching`: the largest region of it that does not.
    """

    id: str
    habitat: Habitat
    rule: Wish
    other: Habitat | None = None

    def __repr__(self) -> str:
        return self.id


def read_cards(table: str) -> list[Animal]:
    """The animals of a table like CARDS."""
    animals = []
    for name, habitat, rule, *other in entries(table):
        animals.append(
            Animal(
                name,
                one_of(HABITATS, habitat),
                one_of(WISHES, rule),
                one_of(HABITATS, other[0]) if other else None,
            )
        )
    return animals


def check(animals: Iterable[Animal]) -> None:
    """Raise GameError for a deck that the game can't be played with."""
    animals = list(animals)
    if len(animals) != DECK_SIZE:
        raise GameError(
            "There are {found} animals, not {size}.", found=len(animals), size=DECK_SIZE
        )
    if len({animal.id for animal in animals}) != len(animals):
        raise GameError("Two animals have the same name.")
    for animal in animals:
        if not re.fullmatch(r"[a-z]+(_[a-z]+)*", animal.id):
            raise GameError("“{animal}” is no name for an animal.", animal=animal.id)
        if (animal.rule == "most") != (animal.other is None) or animal.habitat == animal.other:
            raise GameError(
                "{animal} needs another habitat if it is one of touching.", animal=animal.id
            )


ANIMALS: dict[str, Animal] = {animal.id: animal for animal in read_cards(CARDS)}
check(ANIMALS.values())
