"""The tables of the database.

``entries`` is the append-only log: its primary key is the last guard against concurrent writers,
its unique action id the last guard against a resend.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

VERSION: Final = 5
"""Increases with every change of this file; ``upgrade`` converts older databases."""

metadata = MetaData()

schema_version = Table("schema_version", metadata, Column("version", Integer, primary_key=True))

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("variant", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("engine", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", String(40), nullable=False),
    Column("dealt", Text, nullable=False),
    Column("spectators", JSON, nullable=False),
    Column("next", String(32), nullable=True),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("origin", String(32), nullable=False, server_default=""),
    Column("origin_number", Integer, nullable=False, server_default="0"),
    Index("tables_by_age", "created"),
)


def _part(name: str, key: str, *rest: Column[Any] | UniqueConstraint) -> Table:
    """Return a table whose rows belong to one of ``tables`` and are numbered by a column."""
    return Table(
        name,
        metadata,
        Column("table_id", ForeignKey("tables.id"), primary_key=True),
        Column(key, Integer, primary_key=True, autoincrement=False),
        *rest,
    )


seats = _part(
    "seats",
    "seat",
    Column("name", String(60), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("taken", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("stand_in", String(40), nullable=False, server_default=""),
    Column("person", String(64), nullable=False, server_default=""),
)
seats_by_person = Index("seats_by_person", seats.c.person)

entries = _part(
    "entries",
    "number",
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String(200), nullable=False),
    Column("outcome", Text, nullable=False),
    Column("action_id", String(80), nullable=False),
    Column("at", String(40), nullable=False),
    Column("secrecy", String(10), nullable=False, server_default=""),
    Column("kept", Integer, nullable=False, server_default="-1"),
    UniqueConstraint("table_id", "action_id"),
)

takebacks = Table(
    "takebacks",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("action_id", String(80), nullable=False),
    Column("seats", JSON, nullable=False),
    Column("number", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("accepted", JSON, nullable=False),
    Column("outcome", String(10), nullable=False),
    Column("by", Integer, nullable=True),
    Column("version", Integer, nullable=False),
)
"""The last request of a table for going back by consent."""

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", String(40), nullable=False),
)
"""Imported records."""

standings = Table(
    "standings",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("to_act", String(10), nullable=False),
    Column("standing", JSON, nullable=True),
    Column("progress", Integer, nullable=False),
    Column("at", String(40), nullable=False),
)
"""Where a game stands, for lists; tables of older versions get theirs when somebody looks."""

results = _part(
    "results",
    "seat",
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("sources", JSON, nullable=False),
)
"""The final points of every seat, by source, and its place."""

renewed_keys = Table(
    "renewed_keys",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("at", String(40), nullable=False),
)
"""The hashes of personal keys that were replaced: nothing belongs to them any more."""

snapshots = _part("snapshots", "number", Column("state", LargeBinary, nullable=False))

chat = _part(
    "chat",
    "number",
    Column("seat", Integer, nullable=True),
    Column("name", String(60), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", String(40), nullable=False),
    Column("length", Integer, nullable=False),
)
