"""Reproducible randomness.

Python promises for ever the sequence of `Random(seed).random()`, and no other method's. So
everything here is made of that one, and a seed gives the same deal in every version and browser.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def pick(items: Sequence[T], rng: Random) -> T:
    """One of the items, each as likely as any other."""
    return items[int(rng.random() * len(items))]


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """The items in a random order, every order as likely as any other.

    >>> "".join(shuffled("orbit", Random(1)))
    'rtbio'
    """
    deck, random = list(items), rng.random
    for last in range(len(deck) - 1, 0, -1):
        other = int(random() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return deck
