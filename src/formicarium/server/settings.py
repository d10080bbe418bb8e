"""Settings from the environment (``FORMICARIUM_…``) or the command line."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from formicarium.core.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Mapping

PREFIX = "FORMICARIUM_"

_ASYNC_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of a server.

    >>> Settings().port
    8000
    """

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """0 means any free port."""
    database_url: str = ""
    """A URL or the path of an SQLite file; by default a file in the user's data folder."""
    channels_url: str = ""
    """``redis://…`` if several processes serve the same tables; empty for one process."""
    origins: tuple[str, ...] = ()
    """Origins of other web pages that may use this server."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose ``X-Forwarded-For`` is trusted."""
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 0.0
    """Seconds before a bot moves, so that people can follow."""
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 2
    """The number of processes for bots."""
    bot_seconds: Annotated[float, Meta(gt=0, le=3600)] = 20
    """The time limit of a bot; after it a weaker one moves instead."""
    absent_seconds: Annotated[float, Meta(ge=0)] = 300
    """How long a game waits for an absent player before others may call a bot."""
    idle_seconds: Annotated[float, Meta(gt=0)] = 600
    """How long an unused table stays in memory."""
    poll_seconds: Annotated[float, Meta(ge=0, le=60)] = 25
    """How long a request with ``since`` waits for news."""
    rate_limits: bool = True
    log_format: Literal["console", "json"] = "console"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """Read settings from variables such as ``FORMICARIUM_BOT_PAUSE``.

        >>> Settings.from_environment({"FORMICARIUM_BOT_PAUSE": "0.1"}).bot_pause
        0.1
        """
        given: dict[str, Any] = {}
        for name in cls.__struct_fields__:
            value = environment.get(PREFIX + name.upper())
            if value is not None:
                given[name] = _words(value) if name == "origins" else value
        try:
            return msgspec.convert(given, cls, strict=False)
        except msgspec.ValidationError as error:
            raise SetupError(f"invalid settings ({PREFIX}…): {error}") from None


def _words(text: str) -> list[str]:
    return text.replace(",", " ").split()


def database(text: str) -> URL:
    """Return the URL for a database URL or the path of an SQLite file.

    >>> str(database("postgresql://db/ants"))
    'postgresql+asyncpg://db/ants'
    >>> str(database("tables.db"))
    'sqlite+aiosqlite:///tables.db'
    """
    if not text:
        return URL.create("sqlite+aiosqlite", database=str(data_folder() / "tables.db"))
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise SetupError("the database URL cannot be understood; try a file name") from None
    return url.set(drivername=_ASYNC_DRIVERS.get(url.drivername, url.drivername))


def data_folder() -> Path:
    """Return the folder for a user's data on this system."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "formicarium"
