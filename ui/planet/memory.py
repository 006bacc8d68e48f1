"""What is remembered of a finished game of Planet."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.planet.animals import ANIMALS
from engine.planet.knowledge import View
from engine.planet.planet import Planet
from engine.planet.scoring import ScoreSheet
from engine.planet.solid import EDGES, FACES
from engine.planet.tiles import HABITATS, TILES, Habitat
from ui.games import Topic
from ui.html import Html
from ui.memory import Scored
from ui.planet.picture import animal_picture, paints, small_globe, swatch
from ui.planet.words import animal_name, habitat_title
from ui.words import N_, N_p

TOPICS = {
    "objective": Topic(N_("Objectives"), N_("Objective"), N_p("objectives, how often", "Dealt")),
    "animal": Topic(N_("Animals"), N_("Animal"), N_p("animals, how often", "Won")),
}
_HABITATS: dict[str, Habitat] = {habitat: habitat for habitat in HABITATS}


def scored_by(sheet: ScoreSheet) -> Scored:
    """The points of the objective, and by animal."""
    animals = [(line.animal.id, line.points) for line in sheet.animals]
    own = sheet.objective
    return {"animal": animals} | ({"objective": [(own.habitat, own.points)]} if own else {})


def built(view: View, seat: int) -> str:
    """The tiles face by face, each with its turn."""
    planet = view.planets[seat]
    both = zip(planet.tiles, planet.turns, strict=True)
    return " ".join(f"{tile.id}.{turn}" for tile, turn in both if tile is not None)


def picture(planet: str, _options: Mapping[str, object]) -> Html:
    faces = [name.split(".") for name in planet.split()]
    tiles = tuple(TILES[name] for name, _turn in faces)
    turns = tuple(int(turn) % EDGES for _name, turn in faces)
    if len(tiles) != FACES:
        raise ValueError
    return small_globe(Planet(tiles, turns, {}, {}))  # a picture needs no regions


def ground() -> Html:
    """The habitats’ patterns."""
    return paints()


def thing(topic: str, what: str, _played: Collection[Mapping[str, object]]) -> tuple[Html, str]:
    if topic == "animal":
        return animal_picture(what), animal_name(ANIMALS[what])
    habitat = _HABITATS[what]
    return swatch(habitat), habitat_title(habitat)
