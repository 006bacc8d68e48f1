"""The words of Planet: habitats, animals and what they want, tiles, and how planets compare."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from engine.game import Plural
from engine.planet.animals import Animal
from engine.planet.life import Contest
from engine.planet.scoring import AnimalLine
from engine.planet.tiles import HABITATS, Habitat, Tile
from ui.scene import Player
from ui.words import (
    N_,
    Message,
    N_n,
    N_p,
    _,
    in_a_row,
    listed,
    ngettext,
    remembered,
    translated,
    translated_count,
)

_HABITATS: dict[Habitat, Message] = {
    "ocean": N_("ocean"),
    "forest": N_("forest"),
    "mountain": N_("mountain"),
    "desert": N_("desert"),
    "glacier": N_("glacier"),
}
_TITLES: dict[Habitat, Message] = {
    "ocean": N_("Ocean"),
    "forest": N_("Forest"),
    "mountain": N_("Mountain"),
    "desert": N_("Desert"),
    "glacier": N_("Glacier"),
}
_AREAS: dict[Habitat, Plural] = {
    # Translators: so many areas of ocean; so for all habitats.
    "ocean": N_n("{count} ocean", "{count} ocean"),
    "forest": N_n("{count} forest", "{count} forest"),
    "mountain": N_n("{count} mountain", "{count} mountain"),
    "desert": N_n("{count} desert", "{count} desert"),
    "glacier": N_n("{count} glacier", "{count} glacier"),
}

# What animals want. A whole message for each, as languages change words within a sentence.
_MOST: dict[Habitat, Message] = {
    # Translators: what an animal wants, on a small card: short.
    "ocean": N_("most ocean regions"),
    "forest": N_("most forest regions"),
    "mountain": N_("most mountain regions"),
    "desert": N_("most desert regions"),
    "glacier": N_("most glacier regions"),
}
_TOUCHING: dict[Habitat, Message] = {
    # Translators: the largest region of ocean, see “touching what”.
    "ocean": N_("largest ocean touching {other}"),
    "forest": N_("largest forest touching {other}"),
    "mountain": N_("largest mountain touching {other}"),
    "desert": N_("largest desert touching {other}"),
    "glacier": N_("largest glacier touching {other}"),
}
_NOT_TOUCHING: dict[Habitat, Message] = {
    "ocean": N_("largest ocean not touching {other}"),
    "forest": N_("largest forest not touching {other}"),
    "mountain": N_("largest mountain not touching {other}"),
    "desert": N_("largest desert not touching {other}"),
    "glacier": N_("largest glacier not touching {other}"),
}
_TOUCHED: dict[Habitat, Message] = {
    # Translators: fits into “largest forest touching {other}”.
    "ocean": N_p("touching what", "ocean"),
    "forest": N_p("touching what", "forest"),
    "mountain": N_p("touching what", "mountain"),
    "desert": N_p("touching what", "desert"),
    "glacier": N_p("touching what", "glacier"),
}
# What an area of a tile meets at its edge.
_BESIDE: dict[Habitat, Message] = {
    # Translators: fits into “{habitat} beside {other} on {face}”.
    "ocean": N_p("beside what", "ocean"),
    "forest": N_p("beside what", "forest"),
    "mountain": N_p("beside what", "mountain"),
    "desert": N_p("beside what", "desert"),
    "glacier": N_p("beside what", "glacier"),
}

_ANIMALS: dict[str, Message] = {
    "whale": N_("Whale"),
    "crab": N_("Crab"),
    "jellyfish": N_("Jellyfish"),
    "octopus": N_("Octopus"),
    "tropical_fish": N_("Tropical fish"),
    "turtle": N_("Turtle"),
    "shark": N_("Shark"),
    "orca": N_("Orca"),
    "dolphin": N_("Dolphin"),
    "panda": N_("Panda"),
    "beaver": N_("Beaver"),
    "hedgehog": N_("Hedgehog"),
    "bear": N_("Bear"),
    "sloth": N_("Sloth"),
    "tiger": N_("Tiger"),
    "orangutan": N_("Orangutan"),
    "fox": N_("Fox"),
    "squirrel": N_("Squirrel"),
    "mountain_goat": N_("Mountain goat"),
    "moose": N_("Moose"),
    "bighorn_sheep": N_("Bighorn sheep"),
    "gorilla": N_("Gorilla"),
    "eagle": N_("Eagle"),
    "alpaca": N_("Alpaca"),
    "bat": N_("Bat"),
    "snow_leopard": N_("Snow leopard"),
    "apollo_butterfly": N_("Apollo butterfly"),
    "snake": N_("Snake"),
    "flamingo": N_("Flamingo"),
    "dromedary": N_("Dromedary"),
    "giraffe": N_("Giraffe"),
    "scorpion": N_("Scorpion"),
    "elephant": N_("Elephant"),
    "kangaroo": N_("Kangaroo"),
    "bactrian_camel": N_("Bactrian camel"),
    "lizard": N_("Lizard"),
    "polar_bear": N_("Polar bear"),
    "penguin": N_("Penguin"),
    "arctic_hare": N_("Arctic hare"),
    "wolf": N_("Wolf"),
    "walrus": N_("Walrus"),
    "musk_ox": N_("Musk ox"),
    "seal": N_("Seal"),
    "snow_goose": N_("Snow goose"),
    "reindeer": N_("Reindeer"),
}


def habitat_name(habitat: Habitat) -> str:
    return translated(_HABITATS[habitat])


def habitat_beside(habitat: Habitat) -> str:
    """A habitat that lies beside another one."""
    return translated(_BESIDE[habitat])


def habitat_title(habitat: Habitat) -> str:
    return translated(_TITLES[habitat])


def animal_name(animal: Animal) -> str:
    return translated(_ANIMALS[animal.id])


@remembered
def wish(animal: Animal) -> str:
    """What an animal wants of a planet."""
    if animal.other is None:
        return translated(_MOST[animal.habitat])
    wishes = _TOUCHING if animal.rule == "touching" else _NOT_TOUCHING
    return translated(wishes[animal.habitat], other=translated(_TOUCHED[animal.other]))


def tile_words(tile: Tile) -> str:
    """What a tile shows: “2 ocean, 1 forest, 2 mountain”."""
    shown = [habitat for habitat in HABITATS if habitat in tile.counts]
    return in_a_row([translated_count(_AREAS[habitat], tile.counts[habitat]) for habitat in shown])


@remembered
def tile_in_order(tile: Tile) -> str:
    """A tile area by area, for those who hear it."""
    areas = in_a_row([habitat_name(habitat) for habitat in tile.areas])
    return _("{areas}, clockwise from its first edge", areas=areas)


# Who leads, by the region that decides: that is the largest one, but for a tie in the last round.
LEADS = (
    N_("{name} leads, {best} to {rest}."),
    N_("{name} leads by the second-largest region, {best} to {rest}."),
    N_("{name} leads by the third-largest region, {best} to {rest}."),
)


class Lead(NamedTuple):
    """What decides between the best planet and the next: after how many ties, and its numbers."""

    ties: int
    best: int
    rest: int


def lead(compared: Contest) -> Lead:
    """How the best planet is ahead of all others; a region that is missing counts nothing."""
    top = compared.measures[compared.seats[0]]
    rest = max(own for seat, own in enumerate(compared.measures) if seat not in compared.seats)
    pairs = zip_longest(top, rest, fillvalue=0)
    return next(Lead(ties, *pair) for ties, pair in enumerate(pairs) if pair[0] != pair[1])


def deciding(compared: Contest) -> int:
    """How many numbers of each planet tell them apart: after ties in the last round, several."""
    if compared.winner is not None:
        return lead(compared).ties + 1
    return max(map(len, compared.measures))


def sizes_words(sizes: Sequence[int]) -> str:
    """The sizes of regions, the largest first."""
    return listed([str(size) for size in sizes])


def standing(compared: Contest, players: Sequence[Player]) -> str:
    """Who leads, and by how much."""
    if not compared.seats:
        return _("Nobody qualifies yet.")
    if compared.winner is not None:
        ties, best, rest = lead(compared)
        return translated(LEADS[ties], name=players[compared.winner].name, best=best, rest=rest)
    names, sizes = best_names(compared, players), compared.measures[compared.seats[0]]
    if sizes[1:]:  # in the last round
        return _(
            "{names} have equally large regions: {sizes}.", names=names, sizes=sizes_words(sizes)
        )
    return _("A tie at {best}: {names}.", best=sizes[0], names=names)


def best_names(compared: Contest, players: Sequence[Player]) -> str:
    """Who has the best."""
    return listed([players[seat].name for seat in compared.seats])


def objective_why(areas: int) -> str:
    """What an objective’s points are for."""
    return ngettext("objective: {count} area", "objective: {count} areas", areas)


def animal_why(line: AnimalLine) -> str:
    """When an animal came, and whether it lives in the objective’s habitat: so it counts less."""
    if line.of_the_objective:
        return _("round {round}, objective’s habitat", round=line.round)
    return _("round {round}", round=line.round)


def animals_won(count: int) -> str:
    return ngettext("{count} animal", "{count} animals", count)
