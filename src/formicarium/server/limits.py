"""Rate limits for each address."""

from __future__ import annotations

import math
import time
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from formicarium.core.message import message
from formicarium.server.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Kind: TypeAlias = Literal[
    "create",
    "join",
    "chat",
    "act",
    "look",
    "replay",
    "picture",
    "animation",
    "hint",
    "why",
    "my",
    "key",
]


class Rate(NamedTuple):
    """The number allowed at once, and the number added in each second."""

    burst: float
    each_second: float


RATES: Final[dict[Kind, Rate]] = {
    "create": Rate(20, 0.2),
    "join": Rate(30, 0.5),
    "chat": Rate(10, 0.5),
    "act": Rate(200, 20),
    "look": Rate(300, 30),
    "replay": Rate(200, 10),  # each draws dozens of positions
    "picture": Rate(20, 0.5),
    "animation": Rate(6, 0.05),  # each occupies a process for a minute
    "why": Rate(40, 4),
    "my": Rate(60, 2),
    "key": Rate(20, 0.1),
    "hint": Rate(10, 0.25),  # each occupies a process for a second, or for five
}

_MOST_BUCKETS: Final = 20_000
_MOST_CONNECTIONS: Final = 200
_NETWORK_BITS: Final = 64


class Limits:
    """A token bucket for each address and kind of request.

    >>> limits = Limits(clock=lambda: 0.0)
    >>> for _ in range(10):
    ...     limits.take("chat", "192.0.2.1")
    >>> limits.take("chat", "192.0.2.1")
    Traceback (most recent call last):
    ...
    formicarium.server.refusal.Refusal: Too many requests. Wait a moment.
    """

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._buckets: dict[tuple[Kind, str], tuple[float, float]] = {}
        self._connections: dict[str, int] = {}

    def take(self, kind: Kind, address: str) -> None:
        """Count a request; refuse it if there were too many."""
        if not self._on:
            return
        address = _network(address)
        rate, now = RATES[kind], self._clock()
        tokens, since = self._buckets.get((kind, address), (rate.burst, now))
        tokens = min(rate.burst, tokens + (now - since) * rate.each_second)
        if tokens < 1:
            wait = math.ceil((1 - tokens) / rate.each_second)
            raise Refusal(429, message("ui-refused-too-many"), retry_after=wait)
        if len(self._buckets) >= _MOST_BUCKETS:
            self._forget_full(now)
        self._buckets[kind, address] = (tokens - 1, now)

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Count a connection while it lasts; refuse if there are too many."""
        address = _network(address)
        count = self._connections.get(address, 0)
        if self._on and count >= _MOST_CONNECTIONS:
            raise Refusal(429, message("ui-refused-connections"), retry_after=10)
        self._connections[address] = count + 1
        try:
            yield
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]

    def _forget_full(self, now: float) -> None:
        """Drop full buckets, or else all of them: an attack must not exhaust the memory."""
        self._buckets = {
            (kind, address): (tokens, since)
            for (kind, address), (tokens, since) in self._buckets.items()
            if tokens + (now - since) * RATES[kind].each_second < RATES[kind].burst
        }
        if len(self._buckets) >= _MOST_BUCKETS:
            self._buckets.clear()


def _network(address: str) -> str:
    """Return the network of an address: an IPv6 sender has 2**64 addresses.

    >>> _network("2001:db8::1") == _network("2001:db8::2:3:4") != _network("2001:db9::1")
    True
    >>> _network("192.0.2.1")
    '192.0.2.1'
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address) or found.ipv4_mapped:
        return address
    return f"{int(found) >> _NETWORK_BITS:x}::/{_NETWORK_BITS}"
