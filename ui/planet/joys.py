"""How each animal shows its joy at the feast: as its kind moves."""

from __future__ import annotations

# A motion of static/css/planet-feast.css, and who has it.
_MOTIONS = """
leap     whale orca dolphin
swim     turtle shark tropical_fish
drift    jellyfish octopus
scuttle  crab scorpion
hop      kangaroo arctic_hare
swing    sloth orangutan
roll     hedgehog panda
scurry   beaver squirrel
stalk    tiger fox snow_leopard wolf
lumber   bear gorilla elephant polar_bear musk_ox
prance   mountain_goat bighorn_sheep reindeer
stride   moose alpaca flamingo dromedary giraffe bactrian_camel
waddle   penguin walrus seal
slither  snake lizard
glide    eagle snow_goose
flutter  bat apollo_butterfly
"""
JOYS: dict[str, str] = {
    animal: motion
    for motion, *animals in map(str.split, _MOTIONS.strip().splitlines())
    for animal in animals
}
