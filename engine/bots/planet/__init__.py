"""How Planet is played well.

packed, simulator    planets and the game in numbers, fast, exact by the rules
reading              from what a seat sees to games that it may be in
choices              all that may be done with a planet
greedy, easy, medium what a move promises at first sight, in three ways
weights, foresight   how likely a planet is to win each animal to come
lookahead, hard      what follows from a move, two rounds ahead
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.bots import Head
from engine.bots.planet import easy, greedy, hard, medium
from engine.bots.planet.advice import advise, compare_two
from engine.bots.planet.playouts import random_playouts

__all__ = ["HEADS", "advise", "compare_two", "random_playouts"]

HEADS: Mapping[str, Head] = {
    "greedy": Head(greedy.think),
    "easy": Head(easy.think),
    "medium": Head(medium.think),
    "hard": Head(hard.think, hard.PLAYOUTS),
}
