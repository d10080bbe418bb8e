"""Notices between processes that serve the same tables: a table has changed.

A notice contains only the id of the table. A process with the table in memory reads the change from
the database. ``docs/decisions`` explains why processes do not exchange the messages themselves.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Protocol

import structlog

from formicarium.core.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from litestar.channels.backends.base import ChannelsBackend

    Listener = Callable[[str], Awaitable[None]]

_CHANNEL = "formicarium-tables"
_SILENCE_SECONDS = 1.0

_log = structlog.get_logger()


class Notices(Protocol):
    """A connection to the other processes."""

    async def open(self, listener: Listener) -> None:
        """Start listening."""

    async def announce(self, table_id: str) -> None:
        """Announce that a table has changed."""

    async def close(self) -> None:
        """Stop listening."""


class Alone:
    """The connection of a single process: it does nothing."""

    async def open(self, listener: Listener) -> None:
        """Do nothing."""

    async def announce(self, table_id: str) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""


class OverChannels:
    """A connection through a backend of Litestar's Channels, such as Redis."""

    def __init__(self, backend: ChannelsBackend) -> None:
        self._backend = backend
        self._me = secrets.token_hex(8)
        self._listening: asyncio.Task[None] | None = None

    async def open(self, listener: Listener) -> None:
        """Start listening."""
        await self._backend.on_startup()
        await self._backend.subscribe([_CHANNEL])
        self._listening = asyncio.create_task(self._listen(listener), name="notices")

    async def announce(self, table_id: str) -> None:
        """Announce a change; a lost notice costs only time, because every write is checked."""
        try:
            await self._backend.publish(f"{self._me} {table_id}".encode(), [_CHANNEL])
        except Exception:  # noqa: BLE001 - the move is stored and must not fail
            _log.exception("a notice was lost", table=table_id)

    async def close(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        try:
            await self._backend.unsubscribe([_CHANNEL])
            await self._backend.on_shutdown()
        except Exception:  # noqa: BLE001 - closing must continue
            _log.exception("could not disconnect from the other processes")

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                async for _, data in self._backend.stream_events():
                    await self._hear(listener, data)
            except Exception:  # noqa: BLE001 - the connection may come back
                _log.exception("lost contact with the other processes")
            await asyncio.sleep(_SILENCE_SECONDS)

    async def _hear(self, listener: Listener, data: bytes) -> None:
        sender, _, table_id = data.decode().partition(" ")
        if sender == self._me:
            return
        try:
            await listener(table_id)
        except Exception:  # noqa: BLE001 - one broken table must not stop listening
            _log.exception("could not catch up", table=table_id)


def notices(url: str) -> Notices:
    """Return the connection for a URL; an empty URL means a single process.

    >>> notices("amqp://host")
    Traceback (most recent call last):
    ...
    formicarium.core.errors.SetupError: the channels URL must begin with redis://, not amqp://host
    """
    if not url:
        return Alone()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise SetupError(f"the channels URL must begin with redis://, not {url}")
    try:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend  # noqa: PLC0415
        from redis.asyncio import Redis  # type: ignore[import-not-found,unused-ignore]  # noqa: PLC0415
    except ImportError:
        raise SetupError("channels over Redis need the package redis: pip install redis") from None
    return OverChannels(RedisChannelsPubSubBackend(redis=Redis.from_url(url)))
