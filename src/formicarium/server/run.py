"""Serves the application with uvicorn until it is told to stop."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING

import uvicorn

from formicarium.core.errors import SetupError
from formicarium.server.app import BODY_LIMIT, create_app
from formicarium.server.settings import Settings, database
from formicarium.server.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

    from formicarium.server.hall import Hall

_PARTING_SECONDS = 2.0
_GRACE_SECONDS = 10


class GracefulServer(uvicorn.Server):
    """Tells everybody that it goes before it closes their connections."""

    def __init__(self, config: uvicorn.Config, hall: Hall, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.hall = hall
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer those who wait, close live connections with 1012, then shut down."""
        for listener in self.servers:
            listener.close()
        self.hall.send_home()
        await self.hall.empty(_PARTING_SECONDS)
        await super().shutdown(sockets)


def make_server(settings: Settings, on_ready: Callable[[], None]) -> GracefulServer:
    """Prepare a server; it is given its sockets when it is run."""
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


def serve(settings: Settings, on_ready: Callable[[str], None]) -> None:
    """Serve until a signal comes; ``on_ready`` is told the address."""
    listener = listen(settings.host, settings.port)
    with listener:
        asyncio.run(_check_database(settings))
        url = address(listener)
        server = make_server(settings, lambda: on_ready(url))
        server.run(sockets=[listener])
    if not server.started:
        raise SetupError("the server could not start; its log says why")


def listen(host: str, port: int) -> socket.socket:
    """Take a port, or say in one line why not."""
    try:
        family, kind, protocol, *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # with the protocol named, asyncio sets TCP_NODELAY: without it every move waits 40 ms
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise SetupError(f"{host} is no address to serve at: {error.strerror}") from None
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise SetupError(
            f"port {port} of {host} cannot be used ({error.strerror}); choose another: --port"
        ) from None
    return listener


def address(listener: socket.socket) -> str:
    """Give the address at which people on this machine reach the server."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - not a bind
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


async def _check_database(settings: Settings) -> None:
    """Open the database once before the server starts, so that trouble is told in one line."""
    store = Store(database(settings.database_url))
    try:
        await store.open()
    finally:
        await store.close()
