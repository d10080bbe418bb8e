"""Serves the application with uvicorn until a signal stops it."""

from __future__ import annotations

import asyncio
import gc
import socket
from typing import TYPE_CHECKING

import uvicorn

from formicarium.core.errors import SetupError
from formicarium.server import reach
from formicarium.server.app import BODY_LIMIT, create_app
from formicarium.server.settings import Settings, database
from formicarium.server.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

    from formicarium.server.hall import Hall

_PARTING_SECONDS = 2.0
_GRACE_SECONDS = 10


class GracefulServer(uvicorn.Server):
    """Tells clients to reconnect before it closes their connections."""

    def __init__(self, config: uvicorn.Config, hall: Hall, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.hall = hall
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call ``on_ready``."""
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer waiting requests, close live connections with 1012, then shut down."""
        for listener in self.servers:
            listener.close()
        self.hall.send_home()
        await self.hall.empty(_PARTING_SECONDS)
        await super().shutdown(sockets)


def make_server(settings: Settings, on_ready: Callable[[], None]) -> GracefulServer:
    """Create a server; ``run`` receives its sockets."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=BODY_LIMIT,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        lifespan="on",
    )
    return GracefulServer(config, app.state.hall, on_ready)


def serve(settings: Settings, on_ready: Callable[[str, list[str]], None]) -> None:
    """Serve until a signal arrives; call ``on_ready`` with the address, and those for others."""
    listener = listen(settings.host, settings.port)
    with listener:
        asyncio.run(_check_database(settings))
        url = address(listener)
        others = reach.addresses(settings.host, listener.getsockname()[1])
        server = make_server(settings, lambda: on_ready(url, others))
        settle()
        server.run(sockets=[listener])
    if not server.started:
        raise SetupError("the server could not start; see its log")


def settle() -> None:
    """Leave what was imported out of all later collections of garbage.

    Scanning it took 60 to 80 ms, in the middle of somebody's request.
    """
    gc.collect()
    gc.freeze()


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; raise ``SetupError`` if that fails."""
    try:
        family, kind, protocol, *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # asyncio sets TCP_NODELAY only if the protocol is given; else every move waits 40 ms
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise SetupError(f"cannot listen on {host}: {error.strerror}") from None
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise SetupError(
            f"cannot listen on port {port} of {host} ({error.strerror}); choose another by --port"
        ) from None
    return listener


def address(listener: socket.socket) -> str:
    """Return the address of the server for people on this machine."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - not a bind
    return reach.url(host, port)


async def _check_database(settings: Settings) -> None:
    """Open the database once before the start, to report an error in one line."""
    store = Store(database(settings.database_url))
    try:
        await store.open()
    finally:
        await store.close()
