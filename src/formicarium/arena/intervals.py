"""Confidence intervals of rates."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""The half width of the interval, in standard errors."""


class Rate(NamedTuple):
    """A rate with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def wilson(successes: float, trials: int) -> Rate:
    """Return a rate with Wilson's interval; a shared victory counts as part of a success.

    The interval is sensible even for rates of 0 and 1.

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
    # rounding must not exclude a rate of 0 or 1 from its own interval
    return Rate(rate, max(0.0, min(rate, centre - half)), min(1.0, max(rate, centre + half)))
