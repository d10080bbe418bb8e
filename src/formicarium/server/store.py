"""The database: reads whole tables and writes changes in transactions."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import StaticPool

from formicarium.core.errors import SetupError
from formicarium.server import schema, upgrade
from formicarium.server.rows import (
    ChatRow,
    Entry,
    RecordRow,
    ResultRow,
    SeatRow,
    StandingRow,
    Stored,
    TableRow,
    TakebackRow,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Sequence

    from sqlalchemy import Table
    from sqlalchemy.engine import URL
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
    from sqlalchemy.sql.dml import UpdateBase

    _Turn = asyncio.Lock | contextlib.nullcontext[None]
    _FileId = tuple[int, int] | None

T = TypeVar("T")

_SQLITE_SETTINGS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # an acknowledged move survives a power cut
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
CHAT_KEPT = 200
"""The number of chat lines shown; the database keeps all of them."""


class ConflictError(Exception):
    """Another change came first; nothing was written."""


class Store:
    """The database of a server; safe to use from many tasks."""

    def __init__(self, url: URL) -> None:
        self._engine = _engine(url)
        self._writing: _Turn = contextlib.nullcontext()
        self._reading: _Turn = contextlib.nullcontext()
        self._path: Path | None = None
        if url.get_backend_name() == "sqlite":
            self._writing = asyncio.Lock()  # SQLite allows one writer; queueing beats retrying
            self._path = Path(url.database or ":memory:")
        if isinstance(self._engine.pool, StaticPool):
            self._reading = self._writing  # in memory, all tasks share one connection
        self._file: _FileId = None

    async def open(self) -> None:
        """Create or upgrade the schema."""
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(upgrade.open_schema)
        except (SQLAlchemyError, OSError) as error:
            told = str(getattr(error, "orig", None) or error)
            raise SetupError(f"the database cannot be opened: {told}") from error
        self._file = _file_id(self._path)

    async def close(self) -> None:
        """Close the database."""
        await self._engine.dispose()

    async def load(self, table_id: str) -> Stored | None:
        """Return a whole table; None if unknown."""
        async with self._reading, self._engine.connect() as connection:
            found = await _read(connection, schema.tables, schema.tables.c.id == table_id)
            if not found:
                return None
            seats, entries, snapshots, takebacks = [
                await _read(connection, part, part.c.table_id == table_id)
                for part in (schema.seats, schema.entries, schema.snapshots, schema.takebacks)
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
            {row["number"]: row["state"] for row in snapshots},
            next((msgspec.convert(row, TakebackRow) for row in takebacks), None),
        )

    async def listed(self, limit: int) -> list[tuple[TableRow, tuple[SeatRow, ...]]]:
        """Return the newest listed tables that are not over and have a person."""
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

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Return a connection for questions."""
        async with self._reading, self._engine.connect() as connection:
            yield connection

    async def record(self, name: str) -> RecordRow | None:
        """Return an imported record; None if unknown."""
        rows = schema.records
        async with self._reading, self._engine.connect() as connection:
            found = await _read(connection, rows, rows.c.id == name)
        return msgspec.convert(found[0], RecordRow) if found else None

    async def waiting_for_bots(self, limit: int) -> list[str]:
        """Return the ids of the newest running tables with bots, including stand-ins."""
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
        """Commit changes in one transaction; raise ``ConflictError`` if one is outdated."""
        if _file_id(self._path) != self._file:  # open connections would write to a deleted file
            raise SQLAlchemyError(f"the file {self._path} is gone or was replaced")
        try:
            async with self._writing, self._engine.begin() as connection:
                for change in changes:
                    result = await connection.execute(change)
                    if change.is_update and result.rowcount != 1:
                        raise ConflictError
        except IntegrityError:
            raise ConflictError from None


def new_table(stored: Stored) -> list[UpdateBase]:
    """Return the changes that store a new table, with the entries that its log begins with."""
    name = stored.table.id
    values = [{"table_id": name, **msgspec.to_builtins(seat)} for seat in stored.seats]
    return [
        insert(schema.tables).values(msgspec.to_builtins(stored.table)),
        insert(schema.seats).values(values),
        *(new_entry(name, entry) for entry in stored.entries),
        *(new_snapshot(name, number, state) for number, state in stored.snapshots.items()),
    ]


def new_record(row: RecordRow) -> UpdateBase:
    """Store an imported record; it conflicts with the same one."""
    return insert(schema.records).values(msgspec.to_builtins(row))


def new_entry(table_id: str, entry: Entry) -> UpdateBase:
    """Append an entry; it conflicts with an equal number or action id."""
    return insert(schema.entries).values(table_id=table_id, **msgspec.to_builtins(entry))


def new_snapshot(table_id: str, number: int, state: bytes) -> UpdateBase:
    """Store the position after a number of entries."""
    return insert(schema.snapshots).values(table_id=table_id, number=number, state=state)


def new_standing(table_id: str, row: StandingRow) -> list[UpdateBase]:
    """Store where a game stands instead of where it stood."""
    rows = schema.standings
    values = {"table_id": table_id, **msgspec.to_builtins(row)}
    return [delete(rows).where(rows.c.table_id == table_id), insert(rows).values(values)]


def new_results(table_id: str, rows: Iterable[ResultRow]) -> UpdateBase:
    """Store the results of a game; they conflict with others of the same game."""
    values = [{"table_id": table_id, **msgspec.to_builtins(row)} for row in rows]
    return insert(schema.results).values(values)


def new_chat(table_id: str, line: ChatRow) -> UpdateBase:
    """Store a chat line."""
    return insert(schema.chat).values(table_id=table_id, **msgspec.to_builtins(line))


def changed_takeback(table_id: str, old: TakebackRow | None, new: TakebackRow) -> UpdateBase:
    """Store a request for going back; it conflicts unless the last one is still ``old``."""
    rows, values = schema.takebacks, msgspec.to_builtins(new)
    if old is None:
        return insert(rows).values(table_id=table_id, **values)
    as_it_was = (rows.c.table_id == table_id) & (rows.c.version == old.version)
    return update(rows).where(as_it_was).values(values)


def changed_table(old: TableRow, new: TableRow) -> UpdateBase:
    """Update a table; it conflicts unless phase and rematch are still those of ``old``."""
    rows = schema.tables.c
    as_it_was = (
        (rows.id == old.id) & (rows.phase == old.phase) & rows.next.is_not_distinct_from(old.next)
    )
    return update(schema.tables).where(as_it_was).values(msgspec.to_builtins(new))


def changed_seat(table_id: str, old: SeatRow, new: SeatRow) -> UpdateBase:
    """Update a seat; it conflicts unless its holders and player are still those of ``old``."""
    rows = schema.seats.c
    place = (rows.table_id == table_id) & (rows.seat == old.seat)
    held = (rows.secret == old.secret) & (rows.taken == old.taken)
    as_it_was = place & held & (rows.stand_in == old.stand_in) & (rows.person == old.person)
    return update(schema.seats).where(as_it_was).values(msgspec.to_builtins(new))


def _engine(url: URL) -> AsyncEngine:
    sqlite = url.get_backend_name() == "sqlite"
    if sqlite and url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    try:
        engine = create_async_engine(
            url, hide_parameters=True
        )  # errors are logged, seeds must not be
    except (ImportError, NoSuchModuleError, SQLAlchemyError) as error:
        raise SetupError(f"cannot use the database {url.drivername}: {error}") from None
    if sqlite:
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _file_id(path: Path | None) -> _FileId:
    """Return the identity of a file, which changes when it is replaced; None if missing."""
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
