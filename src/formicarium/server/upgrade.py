"""Upgrades databases of older versions when they are opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import insert, inspect, select, update
from sqlalchemy.schema import CreateColumn

from formicarium.core.errors import SetupError
from formicarium.server import schema

if TYPE_CHECKING:
    from sqlalchemy import Column, Connection, Table

_ADDED: Final[tuple[tuple[Table, Column[object]], ...]] = (
    (schema.tables, schema.tables.c.hints),
    (schema.tables, schema.tables.c.origin),
    (schema.tables, schema.tables.c.origin_number),
    (schema.seats, schema.seats.c.stand_in),
    (schema.seats, schema.seats.c.person),
    (schema.entries, schema.entries.c.secrecy),
    (schema.entries, schema.entries.c.kept),
)
"""Columns that older versions lack; the schema has their defaults for older rows."""


def open_schema(connection: Connection) -> None:
    """Create or upgrade the schema; refuse a newer one."""
    schema.metadata.create_all(connection)
    version = schema.schema_version
    found = connection.execute(select(version.c.version)).scalar()
    if found is None:
        connection.execute(insert(version).values(version=schema.VERSION))
    elif found > schema.VERSION:
        raise SetupError(
            f"the database has schema version {found}; this server knows version {schema.VERSION}"
        )
    elif found < schema.VERSION:
        _add_columns(connection)
        connection.execute(update(version).values(version=schema.VERSION))


def _add_columns(connection: Connection) -> None:
    """Add missing columns; an interrupted upgrade may have added some of them."""
    for table, column in _ADDED:
        known = {each["name"] for each in inspect(connection).get_columns(table.name)}
        if column.name not in known:
            words = CreateColumn(column).compile(dialect=connection.dialect)
            connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {words}")
    schema.seats_by_person.create(connection, checkfirst=True)
