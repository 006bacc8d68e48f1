"""The words of Planet: habitats, animals and what they want, tiles, and how planets compare."""

from __future__ import annotations

from collections.abc import Sequence

from engine.planet.animals import Animal
from engine.planet.life import Contest
from engine.planet.tiles import HABITATS, Habitat, Tile
from ui.scene import Player
from ui.words import N_, _, listed, ngettext, remembered

_HABITATS: dict[Habitat, str] = {
    "ocean": N_("ocean"),
    "forest": N_("forest"),
    "mountain": N_("mountain"),
    "desert": N_("desert"),
    "glacier": N_("glacier"),
}
_TITLES: dict[Habitat, str] = {
    "ocean": N_("Ocean"),
    "forest": N_("Forest"),
    "mountain": N_("Mountain"),
    "desert": N_("Desert"),
    "glacier": N_("Glacier"),
}
_AREAS: dict[Habitat, str] = {
    "ocean": N_("{count} ocean"),
    "forest": N_("{count} forest"),
    "mountain": N_("{count} mountain"),
    "desert": N_("{count} desert"),
    "glacier": N_("{count} glacier"),
}

_ANIMALS: dict[str, str] = {
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
    return _(_HABITATS[habitat])


def habitat_title(habitat: Habitat) -> str:
    return _(_TITLES[habitat])


def animal_name(animal: Animal) -> str:
    return _(_ANIMALS[animal.id])


def wish(animal: Animal) -> str:
    """What an animal wants of a planet."""
    habitat = habitat_name(animal.habitat)
    if animal.other is None:
        return _("most {habitat} regions", habitat=habitat)
    other = habitat_name(animal.other)
    if animal.rule == "touching":
        return _("largest {habitat} touching {other}", habitat=habitat, other=other)
    return _("largest {habitat} not touching {other}", habitat=habitat, other=other)


def tile_words(tile: Tile) -> str:
    """What a tile shows: “2 ocean, 1 forest, 2 mountain”."""
    shown = [habitat for habitat in HABITATS if habitat in tile.counts]
    return ", ".join(_(_AREAS[habitat], count=tile.counts[habitat]) for habitat in shown)


@remembered
def tile_in_order(tile: Tile) -> str:
    """A tile area by area, for those who hear it."""
    areas = ", ".join(map(habitat_name, tile.areas))
    return _("{areas}, clockwise from its first edge", areas=areas)


def measure_words(measure: Sequence[int]) -> str:
    """What was compared: one number, or regions in the order of their size."""
    return _(", then ").join(map(str, measure)) if measure else "0"


def _rest(compared: Contest) -> Sequence[int]:
    """The best of those who are not at the top."""
    others = [m for seat, m in enumerate(compared.measures) if seat not in compared.seats]
    return max(others, default=(0,))


def standing(compared: Contest, players: Sequence[Player]) -> str:
    """Who leads, and by how much."""
    if not compared.seats:
        return _("Nobody qualifies yet.")
    best = measure_words(compared.measures[compared.seats[0]])
    if compared.winner is not None:
        name = players[compared.winner].name
        rest = measure_words(_rest(compared))
        return _("{name} leads, {best} to {rest}.", name=name, best=best, rest=rest)
    names = listed([players[seat].name for seat in compared.seats])
    return _("A tie at {best}: {names}.", best=best, names=names)


def verdict(compared: Contest, players: Sequence[Player], last_round: bool) -> str:
    """Why an animal settled where it did, or why it did not."""
    if not compared.seats:
        if last_round:
            return _("no planet suits it, so nobody gets it")
        return _("no planet suits it, so it travels on")
    best = measure_words(compared.measures[compared.seats[0]])
    if compared.winner is not None:
        rest = measure_words(_rest(compared))
        return _("{best} against {rest}", best=best, rest=rest)
    names = listed([players[seat].name for seat in compared.seats])
    if last_round:
        return _("a tie at {best} of {names}, so nobody gets it", best=best, names=names)
    return _("a tie at {best} of {names}, so it travels on", best=best, names=names)


def animals_won(count: int) -> str:
    return ngettext("{count} animal", "{count} animals", count)
