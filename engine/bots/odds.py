"""Chances, counted the same on every machine.

`math.exp` may differ in its last digit from one machine to the next, and a bot that weighs two
moves by it would then play another game. Sums, products and quotients never do.
"""

from __future__ import annotations

SQUARINGS = 10
LARGEST = 40.0  # beyond it, a chance is as good as certain


def power_of_e(x: float) -> float:
    """e to the power of x: a few terms of the series for a small part of x, squared up again.

    >>> round(power_of_e(1.0), 9)
    2.718281828
    """
    part = max(-LARGEST, min(LARGEST, x)) / (1 << SQUARINGS)
    power = 1.0 + part * (1.0 + part / 2.0 * (1.0 + part / 3.0))
    for _ in range(SQUARINGS):
        power *= power
    return power


def chance(lead: float) -> float:
    """From a lead to a chance, the S-curve: a half for none, near 1 for 4, near 0 for -4.

    >>> chance(0.0)
    0.5
    >>> chance(2.0) > chance(1.0)
    True
    """
    return 1.0 / (1.0 + power_of_e(-lead))
