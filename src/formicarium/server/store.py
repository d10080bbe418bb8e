"""The database: reads whole tables, writes changes all or nothing."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import event, insert, select, update
from sqlalchemy.exc import IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import StaticPool

from formicarium.core.errors import SetupError
from formicarium.server import schema, upgrade
from formicarium.server.rows import ChatRow, Entry, SeatRow, Stored, TableRow

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Table
    from sqlalchemy.engine import URL
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
    from sqlalchemy.sql.dml import UpdateBase

    _Turn = asyncio.Lock | contextlib.nullcontext[None]
    _FileId = tuple[int, int] | None

T = TypeVar("T")

_SQLITE_SETTINGS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # what was acknowledged survives a power cut, too
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
CHAT_KEPT = 200
"""So much of what was said is shown; the database keeps all."""


class ConflictError(Exception):
    """Somebody else was faster: nothing was written."""


class Store:
    """All that is stored. One object for each server; it is safe to use from many tasks."""

    def __init__(self, url: URL) -> None:
        self._engine = _engine(url)
        self._writing: _Turn = contextlib.nullcontext()
        self._reading: _Turn = contextlib.nullcontext()
        self._path: Path | None = None
        if url.get_backend_name() == "sqlite":
            self._writing = asyncio.Lock()  # one writer at a time anyway; queueing beats retrying
            self._path = Path(url.database or ":memory:")
        if isinstance(self._engine.pool, StaticPool):
            self._reading = self._writing  # in memory there is one connection for everybody
        self._file: _FileId = None

    async def open(self) -> None:
        """Create what is missing and bring the rest up to our version."""
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(upgrade.open_schema)
        except (SQLAlchemyError, OSError) as error:
            told = str(getattr(error, "orig", None) or error)
            raise SetupError(f"the database cannot be opened: {told}") from error
        self._file = _file_id(self._path)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def load(self, table_id: str) -> Stored | None:
        """Read a whole table."""
        async with self._reading, self._engine.connect() as connection:
            found = await _read(connection, schema.tables, schema.tables.c.id == table_id)
            if not found:
                return None
            seats, entries = [
                await _read(connection, part, part.c.table_id == table_id)
                for part in (schema.seats, schema.entries)
            ]
            said, latest = schema.chat.c, schema.chat.c.number.desc()
            chat = await _read(
                connection, schema.chat, said.table_id == table_id, latest, CHAT_KEPT
            )
        return Stored(
            msgspec.convert(found[0], TableRow),
            msgspec.convert(seats, tuple[SeatRow, ...]),
            msgspec.convert(entries, tuple[Entry, ...]),
            msgspec.convert(chat[::-1], tuple[ChatRow, ...]),
        )

    async def listed(self, limit: int) -> list[tuple[TableRow, tuple[SeatRow, ...]]]:
        """Find the newest listed tables that are open or running and that someone sits at."""
        rows = schema.tables.c
        wanted = rows.listed & rows.phase.in_(("open", "running")) & rows.id.in_(_occupied())
        async with self._reading, self._engine.connect() as connection:
            found = await _read(
                connection, schema.tables, wanted, order=rows.created.desc(), limit=limit
            )
            ids = [each["id"] for each in found]
            seats = await _read(connection, schema.seats, schema.seats.c.table_id.in_(ids))
        by_table: dict[str, list[dict[str, Any]]] = {name: [] for name in ids}
        for seat in seats:
            by_table[seat["table_id"]].append(seat)
        return [
            (
                msgspec.convert(each, TableRow),
                msgspec.convert(by_table[each["id"]], tuple[SeatRow, ...]),
            )
            for each in found
        ]

    async def waiting_for_bots(self, limit: int) -> list[str]:
        """Find the newest running tables at which bots play, for themselves or for a person."""
        rows, seats = schema.tables.c, schema.seats.c
        bots = select(seats.table_id).where((seats.bot != "") | (seats.stand_in != ""))
        query = (
            select(rows.id)
            .where((rows.phase == "running") & rows.id.in_(bots))
            .order_by(rows.created.desc())
            .limit(limit)
        )
        async with self._reading, self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def write(self, *changes: UpdateBase) -> None:
        """Commit changes together; ``ConflictError`` if any of them does not fit any more."""
        if _file_id(self._path) != self._file:  # open connections would write into the void
            raise SQLAlchemyError(f"the file {self._path} is gone, or another one")
        try:
            async with self._writing, self._engine.begin() as connection:
                for change in changes:
                    result = await connection.execute(change)
                    if change.is_update and result.rowcount != 1:
                        raise ConflictError
        except IntegrityError:
            raise ConflictError from None


def new_table(table: TableRow, seats: Iterable[SeatRow]) -> list[UpdateBase]:
    """Store a table."""
    values = [{"table_id": table.id, **msgspec.to_builtins(seat)} for seat in seats]
    return [
        insert(schema.tables).values(msgspec.to_builtins(table)),
        insert(schema.seats).values(values),
    ]


def new_entry(table_id: str, entry: Entry) -> UpdateBase:
    """Append to the log; conflicts with any other entry of that number or action id."""
    return insert(schema.entries).values(table_id=table_id, **msgspec.to_builtins(entry))


def new_chat(table_id: str, line: ChatRow) -> UpdateBase:
    """Store what was said."""
    return insert(schema.chat).values(table_id=table_id, **msgspec.to_builtins(line))


def changed_table(old: TableRow, new: TableRow) -> UpdateBase:
    """Store a changed table; conflicts unless phase and rematch still are as in ``old``."""
    rows = schema.tables.c
    as_it_was = (
        (rows.id == old.id) & (rows.phase == old.phase) & rows.next.is_not_distinct_from(old.next)
    )
    return update(schema.tables).where(as_it_was).values(msgspec.to_builtins(new))


def changed_seat(table_id: str, old: SeatRow, new: SeatRow) -> UpdateBase:
    """Store a changed seat; conflicts unless it still is held and played as in ``old``."""
    rows = schema.seats.c
    place = (rows.table_id == table_id) & (rows.seat == old.seat)
    held = (rows.secret == old.secret) & (rows.taken == old.taken)
    as_it_was = place & held & (rows.stand_in == old.stand_in)
    return update(schema.seats).where(as_it_was).values(msgspec.to_builtins(new))


def _engine(url: URL) -> AsyncEngine:
    sqlite = url.get_backend_name() == "sqlite"
    if sqlite and url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    try:
        engine = create_async_engine(url, hide_parameters=True)  # errors are logged, seeds never
    except (ImportError, NoSuchModuleError, SQLAlchemyError) as error:
        raise SetupError(f"the database {url.drivername} cannot be used: {error}") from None
    if sqlite:
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _file_id(path: Path | None) -> _FileId:
    """Tell a file from any other that comes to lie in its place; None if there is no file."""
    if path is None or not path.is_file():
        return None
    found = path.stat()
    return found.st_dev, found.st_ino


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for setting in _SQLITE_SETTINGS:
        cursor.execute(setting)
    cursor.close()


def _occupied() -> Any:
    return select(schema.seats.c.table_id).where(schema.seats.c.taken & (schema.seats.c.bot == ""))


async def _read(
    connection: AsyncConnection,
    part: Table,
    wanted: Any,
    order: Any = None,
    limit: int | None = None,
) -> Sequence[dict[str, Any]]:
    by_key = part.primary_key.columns.values()
    query = select(part).where(wanted).limit(limit)
    query = query.order_by(*by_key) if order is None else query.order_by(order)
    names = [str(column.name) for column in part.columns]
    rows = (await connection.execute(query)).all()
    return [dict(zip(names, row, strict=True)) for row in rows]
