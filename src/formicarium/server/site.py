"""The files of the browser client, which ``make web`` builds into ``static``."""

import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from formicarium.server.routes_games import cacheable

STATIC = Path(__file__).parent / "static"

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Formicarium</title>
<h1>Formicarium</h1>
<p>The server runs, but the browser client has not been built.
Build it with <code>make web</code> and reload this page.</p>
<p>The API is described at <a href="/schema">/schema</a>.</p></html>
"""
_HASHED = re.compile(r"assets/.+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+")
_FOREVER = "public, max-age=31536000, immutable"


@get("/", sync_to_thread=True, include_in_schema=False, media_type="text/html")
def index(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the page of the browser client."""
    return cacheable(request, page(), "text/html")


def page() -> bytes:
    """Return the page of the browser client."""
    path = STATIC / "index.html"
    return path.read_bytes() if path.is_file() else _NOT_BUILT.encode()


@get("/{name:str}", sync_to_thread=True, include_in_schema=False, media_type="text/plain")
def file(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a file beside the page, such as its icon."""
    return _file(name, request)


@get("/assets/{name:path}", sync_to_thread=True, include_in_schema=False, media_type="text/plain")
def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a script, a style sheet or a picture of the client."""
    return _file(f"assets/{name.lstrip('/')}", request)


def _file(name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    path = _path(name)
    if path is None:
        raise NotFoundException("not found")
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    response = cacheable(request, path.read_bytes(), media_type)
    if _HASHED.fullmatch(name):
        response.headers["Cache-Control"] = _FOREVER  # the name changes with the content
    return response


def _path(name: str) -> Path | None:
    """Return the path of a file of the client; None if there is none in its folder."""
    try:
        path = (STATIC / name).resolve()
        return path if path.is_relative_to(STATIC.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None
