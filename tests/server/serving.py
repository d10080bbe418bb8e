"""A real server over real sockets, in a thread of the tests, and what tests do at its tables.

However slow the machine is, nothing here runs out of time: what hangs is ended by the one limit
that pytest has for a test (``faulthandler_timeout``).
"""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect

from formicarium.client import Client, LiveClient
from formicarium.server import painting, routes_live, run, thinking
from formicarium.server.hall import Hall
from formicarium.server.live import LiveTable
from formicarium.server.notices import Notices
from formicarium.server.protocol import Created, NewTable, SeatWish
from formicarium.server.run import GracefulServer, address, listen, make_server
from formicarium.server.settings import Settings
from formicarium.server.thinking import BotFailure, Question, Thinker, Thoughts

GAME = "micropolis"
"""The quickest game there is."""
SIMULTANEOUS = "myrmes"
"""A game that begins with a simultaneous phase."""
LONG = 3600
"""Seconds, more than any test takes."""


def lift_limits() -> None:
    """Let this process wait for the other end of a connection or a pipe, however slow it is."""
    routes_live._HELLO_SECONDS = routes_live._SEND_SECONDS = LONG
    run._PARTING_SECONDS = run._GRACE_SECONDS = LONG
    thinking._START_SECONDS = painting._START_SECONDS = LONG
    painting._STILL_SECONDS = painting._FILM_SECONDS = LONG


def settings_of(database: Path | str, **settings: Any) -> Settings:
    """How servers run in tests: bots do not pause, and may think as long as they like."""
    usual: dict[str, Any] = {"bot_pause": 0.0, "bot_workers": 1, "bot_seconds": LONG}
    usual |= {"poll_seconds": LONG, "rate_limits": False, "database_url": str(database)}
    return Settings(**{**usual, **settings})


class Served:
    """A server that runs as long as the ``with`` block."""

    def __init__(self, folder: Path, *, small_buffers: bool = False, **settings: Any) -> None:
        self.database = folder / "tables.db"
        self.settings = settings_of(self.database, **settings)
        self.url = ""
        self._small_buffers = small_buffers
        self.server: GracefulServer
        self._thread: threading.Thread

    @property
    def hall(self) -> Hall:
        return self.server.hall

    def table(self, name: str) -> LiveTable:
        """Return a table that is in memory."""
        table = self.hall.in_memory(name)
        assert table
        return table

    def client(self) -> Client:
        """Make a client that waits as long as it takes."""
        return Client(self.url, patience=None)

    def __enter__(self) -> Self:
        lift_limits()
        listener = listen("127.0.0.1", 0)
        if self._small_buffers:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        self.url = address(listener).rstrip("/")
        ready = threading.Event()
        self.server = make_server(self.settings, ready.set)
        self.server.config.ws_ping_interval = None
        self._thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listener]})
        self._thread.start()
        while not ready.wait(0.1):
            assert self._thread.is_alive()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join()


class InThreads(Thinker):
    """Bots that think in threads of the tests: no process has to start for them."""

    def warm_up(self) -> None:
        """Do nothing, because threads are quick to start."""

    async def answer(self, question: Question) -> Thoughts:
        answer = await asyncio.to_thread(thinking._think, question)
        if answer.trouble:
            raise BotFailure(answer.trouble)
        return answer.thoughts


@asynccontextmanager
async def open_hall(
    database: Path | str,
    *,
    others: Notices | None = None,
    processes: bool = False,
    **settings: Any,
) -> AsyncIterator[Hall]:
    """Open a hall without a network; its bots think in threads, or else in real processes."""
    lift_limits()
    chosen = settings_of(database, **settings)
    thinker = None if processes else InThreads(chosen.bot_workers, chosen.bot_seconds)
    hall = Hall(chosen, others, thinker)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def set_up(hall: Hall, *seats: SeatWish, game: str = GAME, **options: str) -> Created:
    """Set up a table in a hall without a network."""
    return await hall.create(NewTable(game, len(seats), list(seats), None, options))


def first_action(table: LiveTable, seat: int | None = None) -> str:
    """Return the first legal action of a seat, or of the seat that is to act."""
    assert table.ledger is not None
    state = table.ledger.state
    return str(state.legal_actions(state.to_act[0] if seat is None else seat)[0])


def connection(url: str, created: Created, **options: Any) -> connect:
    """Connect to a table as a client that was not written by us."""
    path = f"{url.replace('http', 'ws', 1)}/api/tables/{created.table.id}/live"
    usual: dict[str, Any] = {"proxy": None, "max_size": None, "ping_interval": None}
    usual |= {"open_timeout": None, "close_timeout": None}
    return connect(path, **{**usual, **options})


async def greet(raw: ClientConnection, *secrets: str, seen: int | None = None) -> Any:
    """Say hello, and return the answer."""
    await raw.send(json.dumps({"type": "hello", "secrets": secrets, "seen": seen}))
    return json.loads(await raw.recv())


async def step(live: LiveClient) -> None:
    """Play the first thing that is offered."""
    await live.my_turn()
    await live.act(live.options()[0].action)


async def play_first(live: LiveClient) -> None:
    """Play the first thing that is offered until the game is over."""
    while not (await live.my_turn()).over:
        await live.act(live.options()[0].action)


async def until(happens: Callable[[], object]) -> None:
    """Wait for something that nobody is told of."""
    while not happens():
        await asyncio.sleep(0.01)


async def over(client: Client, table: str, secrets: list[str]) -> None:
    """Wait until a game is over."""
    length = 0
    while True:
        sync = await client.look(table, secrets, since=length)
        length = sync.length
        if sync.table.phase == "over":
            return
