"""Reproducible randomness, made of `.random()` alone."""

from collections import Counter
from random import Random
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bots import bot_stream
from engine.shuffle import pick, shuffled


class OnlyRandom:
    """A stream of which nothing but `.random()` may be used."""

    def __init__(self, *values: float) -> None:
        self.values = list(values)

    def random(self) -> float:
        return self.values.pop(0)


def test_a_seed_gives_the_same_order_for_ever() -> None:
    assert "".join(shuffled("pocket planets", Random(1943))) == "tlpsetno kcepa"


@given(st.lists(st.integers()), st.integers())
def test_shuffling_neither_loses_nor_doubles_nor_changes_what_it_was_given(
    items: list[int], seed: int
) -> None:
    given_items = list(items)
    assert Counter(shuffled(items, Random(seed))) == Counter(items)
    assert items == given_items


def test_every_order_is_as_likely_as_any_other() -> None:
    orders = Counter("".join(shuffled("abc", Random(seed))) for seed in range(6000))
    assert len(orders) == 6
    assert all(900 < times < 1100 for times in orders.values())


def test_shuffling_uses_random_once_for_each_item_but_one() -> None:
    rng = OnlyRandom(0.0, 0.0, 0.0)
    assert shuffled("abcd", cast(Random, rng)) == ["b", "c", "d", "a"]
    assert rng.values == []


@pytest.mark.parametrize(("value", "item"), [(0.0, "a"), (0.34, "b"), (0.999999, "c")])
def test_picking_uses_random_once(value: float, item: str) -> None:
    assert pick("abc", cast(Random, OnlyRandom(value))) == item


def test_bots_have_streams_of_their_own_apart_from_the_deal() -> None:
    values = [bot_stream(7, seat).random() for seat in range(5)] + [Random(7).random()]
    assert len(set(values)) == 6
    assert bot_stream(7, 2).random() == values[2]
