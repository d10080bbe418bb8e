"""Those who are connected: what they hold, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

_NEWS_LIMIT = 64
_ANSWERS_LIMIT = 256

GOING_AWAY = 1012
"""Service restart: the client should come back in a moment."""
NOT_ALLOWED = 1008
TOO_MUCH = 1013


class Parcel(NamedTuple):
    """What to do next for a client, in this order."""

    messages: list[bytes]
    resync: bool
    close: int | None


class Outbox:
    """Messages for one client. News may be dropped for a fresh start, answers may not.

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
        """Queue what everybody gets; a client that is too slow is resynchronised instead."""
        if self._resync or self._close is not None:
            return
        if len(self._waiting) >= _NEWS_LIMIT:
            self.resync()
            return
        self._add(False, news)

    def answer(self, message: bytes) -> None:
        """Queue what only this client gets; one that asks without end and never listens goes."""
        if len(self._waiting) >= _ANSWERS_LIMIT:
            self.close(TOO_MUCH)
            return
        self._add(True, message)

    def resync(self) -> None:
        """Forget all news: the whole table will be sent."""
        self._waiting = [each for each in self._waiting if each[0]]
        self._resync = True
        self._ready.set()

    def close(self, code: int) -> None:
        """End the connection after what is waiting, but without the whole table."""
        self._close = code if self._close is None else self._close
        self._ready.set()

    async def ready(self) -> None:
        """Wait until there is something to do."""
        await self._ready.wait()

    def take(self) -> Parcel:
        """Take all that waits. The caller makes the sync at once, so that no news is lost."""
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

    __slots__ = ("outbox", "seats", "secrets")

    def __init__(self, secrets: tuple[str, ...], seats: frozenset[int]) -> None:
        self.secrets = secrets
        self.seats = seats
        self.outbox = Outbox()


class LastSeen:
    """When the holders of seats were last noticed; who never was, was until just now."""

    def __init__(self) -> None:
        self._first = time.monotonic()
        self._seen: dict[int, float] = {}

    def note(self, seats: Iterable[int]) -> None:
        """They are there."""
        self._seen.update(dict.fromkeys(seats, time.monotonic()))

    def ago(self, seat: int) -> float:
        """Count the seconds."""
        return time.monotonic() - self._seen.get(seat, self._first)
