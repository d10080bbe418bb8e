"""Connected clients: their seats and their outgoing messages."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

_NEWS_LIMIT = 64
_ANSWERS_LIMIT = 256

GOING_AWAY = 1012
"""Service restart: the client should reconnect soon."""
NOT_ALLOWED = 1008
TOO_MUCH = 1013


class Parcel(NamedTuple):
    """Pending work for a client, in this order."""

    messages: list[bytes]
    resync: bool
    close: int | None


class Outbox:
    """Outgoing messages of one client; a resync may replace news, but not answers.

    >>> outbox = Outbox()
    >>> for number in range(100):
    ...     outbox.put(b"news")
    >>> outbox.answer(b"ack")
    >>> outbox.take()
    Parcel(messages=[b'ack'], resync=True, close=None)
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[bool, bytes]] = []
        self._resync = False
        self._close: int | None = None
        self._ready = asyncio.Event()

    def put(self, news: bytes) -> None:
        """Queue news for everybody; a slow client gets a resync instead."""
        if self._resync or self._close is not None:
            return
        if len(self._waiting) >= _NEWS_LIMIT:
            self.resync()
            return
        self._add(False, news)

    def answer(self, message: bytes) -> None:
        """Queue an answer to this client; disconnect it if it reads too slowly."""
        if len(self._waiting) >= _ANSWERS_LIMIT:
            self.close(TOO_MUCH)
            return
        self._add(True, message)

    def resync(self) -> None:
        """Drop all news and send the whole table instead."""
        self._waiting = [each for each in self._waiting if each[0]]
        self._resync = True
        self._ready.set()

    def close(self, code: int) -> None:
        """Close the connection after the queued messages, without a resync."""
        self._close = code if self._close is None else self._close
        self._ready.set()

    async def ready(self) -> None:
        """Wait until there is something to do."""
        await self._ready.wait()

    def take(self) -> Parcel:
        """Take all pending work; the caller must resync at once, so that no news is lost."""
        resync = self._resync and self._close is None
        parcel = Parcel([message for _, message in self._waiting], resync, self._close)
        self._waiting, self._resync = [], False
        self._ready.clear()
        return parcel

    def _add(self, answer: bool, message: bytes) -> None:
        self._waiting.append((answer, message))
        self._ready.set()


class Guest:
    """A connection to a table."""

    __slots__ = ("beside", "outbox", "present", "seats", "secrets")

    def __init__(
        self,
        secrets: tuple[str, ...],
        seats: frozenset[int],
        beside: tuple[str, ...] = (),
        present: frozenset[int] = frozenset(),
    ) -> None:
        self.secrets = secrets
        self.seats = seats
        self.beside = beside
        """Secrets of other people at the same screen, who do not see what these seats see."""
        self.present = seats | present
        """The seats of all of them."""
        self.outbox = Outbox()


class LastSeen:
    """When each seat was last seen; a seat never seen counts as last seen at creation."""

    def __init__(self) -> None:
        self._first = time.monotonic()
        self._seen: dict[int, float] = {}

    def note(self, seats: Iterable[int]) -> None:
        """Record that these seats are present."""
        self._seen.update(dict.fromkeys(seats, time.monotonic()))

    def ago(self, seat: int) -> float:
        """Return the seconds since a seat was last seen."""
        return time.monotonic() - self._seen.get(seat, self._first)
