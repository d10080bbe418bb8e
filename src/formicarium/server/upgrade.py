"""Databases of older versions are brought up to the present one when they are opened."""

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
    (schema.seats, schema.seats.c.stand_in),
)
"""Columns that version 1 had not; the schema says what older rows have in them."""


def open_schema(connection: Connection) -> None:
    """Create what is missing and bring the rest up to our version."""
    schema.metadata.create_all(connection)
    version = schema.schema_version
    found = connection.execute(select(version.c.version)).scalar()
    if found is None:
        connection.execute(insert(version).values(version=schema.VERSION))
    elif found > schema.VERSION:
        raise SetupError(
            f"the database has version {found} of the schema, this server knows {schema.VERSION}"
        )
    elif found < schema.VERSION:
        _add_columns(connection)
        connection.execute(update(version).values(version=schema.VERSION))


def _add_columns(connection: Connection) -> None:
    """Add what is missing; some of it may be there, if an upgrade was broken off."""
    for table, column in _ADDED:
        known = {each["name"] for each in inspect(connection).get_columns(table.name)}
        if column.name not in known:
            words = CreateColumn(column).compile(dialect=connection.dialect)
            connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {words}")
