"""How sure a rate is."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""So many standard errors on either side make the interval."""


class Rate(NamedTuple):
    """A part of the whole, with the interval that holds the true one with 95 % confidence."""

    value: float
    low: float
    high: float


def wilson(successes: float, trials: int) -> Rate:
    """Give a rate with Wilson's interval; a shared victory is a part of a success.

    The interval is sensible even where everything or nothing succeeded.

    >>> rate = wilson(8, 10)
    >>> f"{rate.value:.3f} {rate.low:.3f} {rate.high:.3f}"
    '0.800 0.490 0.943'
    >>> rate = wilson(0, 10)
    >>> f"{rate.value:.3f} {rate.low:.3f} {rate.high:.3f}"
    '0.000 0.000 0.278'
    """
    rate, square = successes / trials, Z * Z
    centre = (rate + square / (2 * trials)) / (1 + square / trials)
    spread = Z * sqrt(rate * (1 - rate) / trials + square / (4 * trials * trials))
    half = spread / (1 + square / trials)
    # rounding must not push the interval off its own rate where that is 0 or 1
    return Rate(rate, max(0.0, min(rate, centre - half)), min(1.0, max(rate, centre + half)))
