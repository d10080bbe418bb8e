"""The scale of the evaluations in a position."""

from __future__ import annotations

from math import inf, sqrt
from typing import Final

_LEAST_PART: Final = 0.1
"""The minimum width as a part of the range: a decided search keeps exploring a little."""


class Spread:
    """The standard deviation of all numbers seen so far, but at least a tenth of their range.

    >>> spread = Spread()
    >>> for value in (2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0):
    ...     spread.add(value)
    >>> round(spread.width, 9)
    2.0
    """

    __slots__ = ("_count", "_high", "_low", "_mean", "_squares", "width")

    def __init__(self) -> None:
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0
        self._low = inf
        self._high = -inf
        self.width = 0.0

    def add(self, value: float) -> None:
        """Add another number."""
        self._count += 1
        off = value - self._mean
        self._mean += off / self._count  # Welford's method: numerically stable
        self._squares += off * (value - self._mean)
        self._low = min(self._low, value)
        self._high = max(self._high, value)
        self.width = max(sqrt(self._squares / self._count), _LEAST_PART * (self._high - self._low))
