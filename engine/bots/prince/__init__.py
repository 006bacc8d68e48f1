"""How Make Me a Planet is played well.

packed, position     planets in numbers, and from what a seat sees to games that it may be in
values               what a tile is worth to a planet
replies, threes      how a round goes on if everybody sees through it; the round of two players
judgement, choices   all that may be done, what it is worth at first sight, what follows
greedy, easy, medium three players who do not look ahead
instinct, playout    whole games in the head, by instinct
manners, suspicion   how the others play, and what they may have hidden
hard, advice         the one who searches, and what it would tell a person
at_random            games at random, to measure how fast all that is
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.bots import Head, late

_LOOKING = ("packed", "position", "values", "choices")  # what all of them need, or most
_SEARCHING = (*_LOOKING, "judgement", "instinct", "manners", "suspicion", "hard")

HEADS: Mapping[str, Head] = {
    "greedy": Head(late(__name__, *_LOOKING, "greedy")),
    "easy": Head(late(__name__, *_LOOKING, "easy")),
    "medium": Head(late(__name__, *_LOOKING, "judgement", "medium")),
    "hard": Head(late(__name__, *_SEARCHING), playouts=800),
}
advise = late(__name__, *_SEARCHING, "advice", name="advise")
compare_two = late(__name__, *_SEARCHING, "advice", name="compare_two")
