"""How Planet is played well.

packed, simulator    planets and the game in numbers, fast, exact by the rules
reading              from what a seat sees to games that it may be in
choices              all that may be done with a planet
greedy, easy, medium what a move promises at first sight, in three ways
weights, foresight   how likely a planet is to win each animal to come
lookahead, hard      what follows from a move, two rounds ahead
advice               what hard would tell a person
at_random            games at random, to measure how fast all that is
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.bots import Head, late

_LOOKING = ("packed", "simulator", "reading", "choices")  # what all of them need
_SEARCHING = (*_LOOKING, "foresight", "lookahead", "hard")

HEADS: Mapping[str, Head] = {
    "greedy": Head(late(__name__, *_LOOKING, "greedy")),
    "easy": Head(late(__name__, *_LOOKING, "easy")),
    "medium": Head(late(__name__, *_LOOKING, "medium")),
    "hard": Head(late(__name__, *_SEARCHING), playouts=128),
}
advise = late(__name__, *_SEARCHING, "advice", name="advise")
compare_two = late(__name__, *_SEARCHING, "advice", name="compare_two")
