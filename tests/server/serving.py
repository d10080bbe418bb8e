"""A real server over real sockets, in a thread of the tests."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from formicarium.client import Client, LiveClient
from formicarium.server.hall import Hall
from formicarium.server.run import GracefulServer, address, listen, make_server
from formicarium.server.settings import Settings

T = TypeVar("T")

SECONDS = 30


class Served:
    """A server that runs as long as the ``with`` block."""

    def __init__(self, folder: Path, *, small_buffers: bool = False, **settings: Any) -> None:
        usual: dict[str, Any] = {"bot_pause": 0.0, "bot_workers": 1, "rate_limits": False}
        usual["database_url"] = str(folder / "tables.db")
        self.settings = Settings(**{**usual, **settings})
        self.database = Path(self.settings.database_url)
        self.url = ""
        self._small_buffers = small_buffers
        self.server: GracefulServer
        self._thread: threading.Thread

    @property
    def hall(self) -> Hall:
        return self.server.hall

    def __enter__(self) -> Self:
        listener = listen("127.0.0.1", 0)
        if self._small_buffers:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        self.url = address(listener).rstrip("/")
        ready = threading.Event()
        self.server = make_server(self.settings, ready.set)
        self._thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listener]})
        self._thread.start()
        assert ready.wait(SECONDS)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(SECONDS)
        assert not self._thread.is_alive()


@asynccontextmanager
async def open_hall(database: Path | str, **settings: Any) -> AsyncIterator[Hall]:
    """A hall without a network, as long as the ``async with`` block."""
    hall = Hall(Settings(**{"database_url": str(database), "bot_pause": 0, **settings}))
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


def run(work: Coroutine[Any, Any, T], seconds: float = SECONDS) -> T:
    """Run what a test does, and never wait for ever."""

    async def bounded() -> T:
        async with asyncio.timeout(seconds):
            return await work

    return asyncio.run(bounded())


async def play_first(live: LiveClient) -> None:
    """Play the first thing that is offered until the game is over."""
    while not (await live.my_turn()).over:
        await live.act(live.options()[0].action)


async def over(client: Client, table: str, secrets: list[str]) -> None:
    """Wait until a game is over."""
    length = 0
    while True:
        sync = await client.look(table, secrets, since=length)
        length = sync.length
        if sync.table.phase == "over":
            return
