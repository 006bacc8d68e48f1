"""How Make Me a Planet is played well.

packed, position     planets in numbers, and from what a seat sees to games that it may be in
values               what a tile is worth to a planet
replies, threes      how a round goes on if everybody sees through it; the round of two players
judgement, choices   all that may be done, what it is worth at first sight, what follows
greedy, easy, medium three players who do not look ahead
instinct, playout    whole games in the head, by instinct
manners, suspicion   how the others play, and what they may have hidden
hard, advice         the one who searches, and what it would tell a person
playouts             games at random
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.bots import Head, at_once
from engine.bots.prince import hard, medium
from engine.bots.prince.advice import advise, compare_two
from engine.bots.prince.easy import play_easily
from engine.bots.prince.greedy import play_greedily
from engine.bots.prince.playouts import random_playouts

__all__ = ["HEADS", "advise", "compare_two", "random_playouts"]

HEADS: Mapping[str, Head] = {
    "greedy": at_once(play_greedily),
    "easy": at_once(play_easily),
    "medium": Head(medium.think),
    "hard": Head(hard.think, hard.PLAYOUTS),
}
