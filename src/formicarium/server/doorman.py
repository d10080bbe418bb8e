"""ASGI middleware around the whole application: request ids, logs, origins, security headers.

Litestar's own middleware belongs to routes, so it would not see answers to unknown addresses.
"""

from __future__ import annotations

import re
import secrets
import time
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, urlsplit

import msgspec
import structlog

from formicarium.server.protocol import Failure

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.types import ASGIApp, Message, Receive, Scope, Send

_SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}
_REQUEST_ID: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")

_POLICY: Final = ("default-src 'self'", "object-src 'none'", "base-uri 'none'")
_READ_IN_FRAMES: Final = (
    "/api/replays/",
    "/api/games",
    "/api/games/",
    "/api/locale/",
    "/assets/",
    "/palette.css",
)
_HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:[0-9]{1,5})?")

SECURITY_HEADERS: Final = {
    "content-security-policy": "; ".join(
        (*_POLICY, "form-action 'self'", "frame-ancestors 'none'")
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

_log = structlog.get_logger("formicarium.access")


def embeddable(host: str) -> dict[str, str]:
    """Return the headers of a page that other sites may show in a frame.

    It must not become a way to the tables of the person who looks at it: scripts in the frame may
    read replays and what draws them, and nothing else.
    """
    paths = (
        "/api/replays/",
        "/api/games/",
        "/api/games",
        "/api/locale/",
        "/palette.css",
        "/assets/",
    )
    known = host if _HOST.fullmatch(host) else "invalid."
    reads = " ".join(f"{known}{path}" for path in paths)
    more = (f"connect-src {reads}", "form-action 'none'", "frame-ancestors *")
    return {"content-security-policy": "; ".join((*_POLICY, *more))}


class Doorman:
    """Checks requests and completes the headers of responses."""

    def __init__(self, app: ASGIApp, origins: Iterable[str]) -> None:
        self._app = app
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        self._headers = [(k.encode(), v.encode()) for k, v in SECURITY_HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or connection."""
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers: dict[bytes, bytes] = dict(scope["headers"])
        request_id = _request_id(headers)
        with structlog.contextvars.bound_contextvars(request=request_id):
            if kind == "websocket":
                await self._connection(scope, receive, send, headers)
            else:
                await self._request(scope, receive, send, headers, request_id)

    async def _connection(
        self, scope: Scope, receive: Receive, send: Send, headers: dict[bytes, bytes]
    ) -> None:
        if not self._is_welcome(headers):
            _log.info("foreign origin", path=_path(scope))
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
            return
        await self._app(scope, receive, send)

    async def _request(
        self,
        scope: Any,
        receive: Receive,
        send: Send,
        headers: dict[bytes, bytes],
        request_id: str,
    ) -> None:
        began = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self._complete(message["headers"], request_id)
            await send(message)

        method = scope["method"]
        if method in _SAFE_METHODS or self._is_welcome(headers):
            asked: Any = {**scope, "method": "GET"} if method == "HEAD" else scope
            await self._app(asked, receive, send_with_headers)  # uvicorn omits the body
        else:
            await _refuse(
                send_with_headers, Failure(403, "only pages of this site may send requests")
            )
        milliseconds = round((time.perf_counter() - began) * 1000, 1)
        log = _log.debug if scope["path"] == "/healthz" else _log.info
        log("request", method=method, path=_path(scope), status=status, ms=milliseconds)

    def _is_welcome(self, headers: dict[bytes, bytes]) -> bool:
        """Whether the request comes from a page of this site or from a program (no origin)."""
        if b"origin" not in headers:
            return True
        origin = headers[b"origin"].decode("latin-1").lower()
        if origin in self._origins:
            return True
        host = headers.get(b"host", b"").decode("latin-1").lower()
        try:
            return bool(host) and urlsplit(origin).netloc == host
        except ValueError:
            return False

    def _complete(
        self, headers: Iterable[tuple[bytes, bytes]], request_id: str
    ) -> list[tuple[bytes, bytes]]:
        given = [(name.lower(), value) for name, value in headers]
        names = {name for name, _ in given}
        if b"content-security-policy" in names:
            names.add(b"x-frame-options")  # the policy says who may show it in a frame
        added = [(name, value) for name, value in self._headers if name not in names]
        added.append((b"x-request-id", request_id.encode()))
        if b"cache-control" not in names:
            added.append((b"cache-control", b"no-store"))
        return [*given, *added]


async def _refuse(send: Any, failure: Failure) -> None:
    body = msgspec.json.encode(failure)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": failure.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _path(scope: Any) -> str:
    """Return the path for the log, without control characters.

    >>> _path({"path": "/\x1b[31m"})
    '/%1B%5B31m'
    """
    return quote(scope["path"], errors="backslashreplace")


def _request_id(headers: dict[bytes, bytes]) -> str:
    """Return the id set by a proxy if it is valid, else a new one."""
    given = headers.get(b"x-request-id", b"")
    return given.decode() if _REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
