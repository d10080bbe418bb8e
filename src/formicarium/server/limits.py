"""How often one address may do what costs others something."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from formicarium.server.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

Kind: TypeAlias = Literal["create", "join", "chat", "act", "look"]


class Rate(NamedTuple):
    """So many at once, and so many more in each second."""

    burst: float
    each_second: float


RATES: Final[dict[Kind, Rate]] = {
    "create": Rate(20, 0.2),
    "join": Rate(30, 0.5),
    "chat": Rate(10, 0.5),
    "act": Rate(200, 20),
    "look": Rate(300, 30),
}

_MOST_BUCKETS: Final = 20_000


class Limits:
    """A bucket of tokens for each address and kind, filled as time goes by.

    >>> limits = Limits(clock=lambda: 0.0)
    >>> for _ in range(10):
    ...     limits.take("chat", "192.0.2.1")
    >>> limits.take("chat", "192.0.2.1")
    Traceback (most recent call last):
    ...
    formicarium.server.refusal.Refusal: too many requests; wait a moment
    """

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._buckets: dict[tuple[Kind, str], tuple[float, float]] = {}

    def take(self, kind: Kind, address: str) -> None:
        """Count one; refuse if there were too many."""
        if not self._on:
            return
        rate, now = RATES[kind], self._clock()
        tokens, since = self._buckets.get((kind, address), (rate.burst, now))
        tokens = min(rate.burst, tokens + (now - since) * rate.each_second)
        if tokens < 1:
            wait = math.ceil((1 - tokens) / rate.each_second)
            raise Refusal(429, "too many requests; wait a moment", retry_after=wait)
        if len(self._buckets) >= _MOST_BUCKETS:
            self._forget_full(now)
        self._buckets[kind, address] = (tokens - 1, now)

    def _forget_full(self, now: float) -> None:
        """Drop the buckets that are full again; if none is, all (an attack fills no memory)."""
        self._buckets = {
            (kind, address): (tokens, since)
            for (kind, address), (tokens, since) in self._buckets.items()
            if tokens + (now - since) * RATES[kind].each_second < RATES[kind].burst
        }
        if len(self._buckets) >= _MOST_BUCKETS:
            self._buckets.clear()
