"""How the processes that serve the same tables tell each other that one has changed.

A notice only names the table: whoever has it in memory reads the rest from the database. See
``docs/decisions`` for why this, and not the messages themselves, is what goes between processes.
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
    """The other processes."""

    async def open(self, listener: Listener) -> None:
        """Begin to listen."""

    async def announce(self, table_id: str) -> None:
        """Say that a table has changed."""

    async def close(self) -> None:
        """Stop listening."""


class Alone:
    """There are no other processes."""

    async def open(self, listener: Listener) -> None:
        """Nobody will ever call."""

    async def announce(self, table_id: str) -> None:
        """Nobody would hear it."""

    async def close(self) -> None:
        """Nothing to stop."""


class OverChannels:
    """Other processes reached through a backend of Litestar's Channels, such as Redis."""

    def __init__(self, backend: ChannelsBackend) -> None:
        self._backend = backend
        self._me = secrets.token_hex(8)
        self._listening: asyncio.Task[None] | None = None

    async def open(self, listener: Listener) -> None:
        """Listen to the others."""
        await self._backend.on_startup()
        await self._backend.subscribe([_CHANNEL])
        self._listening = asyncio.create_task(self._listen(listener), name="notices")

    async def announce(self, table_id: str) -> None:
        """Tell the others. A lost notice costs time, never data: every write is checked."""
        try:
            await self._backend.publish(f"{self._me} {table_id}".encode(), [_CHANNEL])
        except Exception:  # noqa: BLE001 - the move is stored, so it must not fail because of this
            _log.exception("a notice was lost", table=table_id)

    async def close(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        try:
            await self._backend.unsubscribe([_CHANNEL])
            await self._backend.on_shutdown()
        except Exception:  # noqa: BLE001 - what is closed after this has to be closed anyway
            _log.exception("could not part from the others")

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                async for _, data in self._backend.stream_events():
                    await self._hear(listener, data)
            except Exception:  # noqa: BLE001 - the line may come back
                _log.exception("nothing is heard from the others")
            await asyncio.sleep(_SILENCE_SECONDS)

    async def _hear(self, listener: Listener, data: bytes) -> None:
        sender, _, table_id = data.decode().partition(" ")
        if sender == self._me:
            return
        try:
            await listener(table_id)
        except Exception:  # noqa: BLE001 - one broken table must not deafen the process
            _log.exception("could not catch up", table=table_id)


def notices(url: str) -> Notices:
    """Choose by URL; empty: this process is alone.

    >>> notices("carrier-pigeon://loft")
    Traceback (most recent call last):
    ...
    formicarium.core.errors.SetupError: channels go over redis://…, not carrier-pigeon://loft
    """
    if not url:
        return Alone()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise SetupError(f"channels go over redis://…, not {url}")
    try:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend  # noqa: PLC0415
        from redis.asyncio import Redis  # type: ignore[import-not-found,unused-ignore]  # noqa: PLC0415
    except ImportError:
        raise SetupError("channels over Redis need the package redis: pip install redis") from None
    return OverChannels(RedisChannelsPubSubBackend(redis=Redis.from_url(url)))
