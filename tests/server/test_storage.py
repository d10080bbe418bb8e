"""What is stored, and what happens when it cannot be."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import product
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

import formicarium as fm
from formicarium.client import me
from formicarium.server.hall import Hall
from formicarium.server.protocol import ActionRequest, NewTable, UndoRequest
from formicarium.server.refusal import Refusal
from formicarium.server.schema import VERSION
from formicarium.server.settings import Settings
from tests.server.serving import GAME, first_action, open_hall, set_up


async def _seated(hall: Hall) -> tuple[str, list[str]]:
    """Set up a table for two people; return its id and their secrets."""
    created = await set_up(hall, me(), me())
    return created.table.id, list(created.secrets.values())


async def test_an_id_stands_for_one_thing_only(hall: Hall) -> None:
    created = await set_up(hall, me(), me(), start="A")
    both = list(created.secrets.values())
    async with hall.table(created.table.id) as table:
        for number in range(4):
            asked = ActionRequest(str(number), number, first_action(table))
            await hall.desk.act(table, both, asked)
        for name, secret in product("0123", both):
            with pytest.raises(Refusal, match="something else") as refusal:
                await hall.desk.undo(table, [secret], UndoRequest(name, 4))
            assert refusal.value.status == 409
        assert table.length == 4


async def test_a_failed_write_changes_nothing_and_can_be_tried_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, own = await _seated(hall)
    write = hall.store.write

    async def commit_and_fail(*changes: object) -> None:
        await write(*changes)  # type: ignore[arg-type]
        raise OSError("the line broke after the commit")

    async with hall.table(name) as table:
        asked = ActionRequest("once", 0, first_action(table))
        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "write", commit_and_fail)
            with pytest.raises(Refusal) as refusal:
                await hall.desk.act(table, own, asked)
        assert (refusal.value.status, table.length) == (503, 0)
        assert await hall.desk.act(table, own, asked) == 1  # it was there; now it is known
        assert table.length == 1


async def test_a_move_is_stored_even_if_nobody_waits_for_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, own = await _seated(hall)
    write, writing, go_on = hall.store.write, asyncio.Event(), asyncio.Event()

    async def slowly(*changes: object) -> None:
        writing.set()
        await go_on.wait()
        await write(*changes)  # type: ignore[arg-type]

    monkeypatch.setattr(hall.store, "write", slowly)
    async with hall.table(name) as table:
        asked = ActionRequest("hasty", 0, first_action(table))
        hasty = asyncio.create_task(hall.unbroken(hall.desk.act(table, own, asked)))
        await writing.wait()
        hasty.cancel()
        closing_time = asyncio.create_task(hall.close())
        await hall.closing.wait()
        go_on.set()
        await closing_time
        assert table.length == 1
        with pytest.raises(Refusal) as refusal:
            await hall.unbroken(hall.desk.act(table, own, asked))
        assert refusal.value.status == 503


async def test_errors_of_the_database_name_no_seed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("formicarium.server.keys.new_seed", lambda: 1234567890)
    async with hall.store._engine.begin() as connection:
        await connection.exec_driver_sql("DROP TABLE seats")
        await connection.exec_driver_sql("DROP TABLE tables")
    with pytest.raises(SQLAlchemyError) as error:
        await set_up(hall, me(), me())
    assert "1234567890" not in str(error.value)


async def test_nothing_is_acknowledged_when_the_database_file_is_gone(
    hall: Hall, tmp_path: Path
) -> None:
    name, own = await _seated(hall)
    for path in tmp_path.iterdir():
        path.unlink()
    async with hall.table(name) as table:
        asked = ActionRequest("void", 0, first_action(table))
        with pytest.raises(Refusal) as refusal:
            await hall.desk.act(table, own, asked)
        assert refusal.value.status == 503
    with pytest.raises(SQLAlchemyError, match="is gone"):
        await set_up(hall, me(), me())


async def test_a_database_in_memory_stands_many_at_once() -> None:
    async with open_hall(":memory:") as hall:
        wish = NewTable(GAME, 2, [me(), me()], None, {}, True)
        looking = asyncio.gather(*(hall.listed() for _ in range(20)))
        made = await asyncio.gather(*(hall.create(wish) for _ in range(20)))
        await looking
        assert all([await hall.store.load(each.table.id) for each in made])


def _write_old(path: Path, *changes: str) -> None:
    """Make a database as the first version of the schema had it, with some changes."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(Path(__file__).with_name("version-1.sql").read_text())
        for change in changes:
            database.execute(change)
        database.commit()


@pytest.mark.parametrize(
    "done", ["", "ALTER TABLE tables ADD COLUMN hints BOOLEAN DEFAULT 1 NOT NULL"]
)
async def test_a_database_of_an_older_version_is_brought_up_to_date(
    tmp_path: Path, done: str
) -> None:
    """Also one whose upgrade was broken off."""
    path = tmp_path / "tables.db"
    _write_old(path, done)
    async with open_hall(path) as hall:
        running = await hall.store.load("676881fb303c1571f3")
        assert running
        assert (running.table.hints, len(running.entries), len(running.chat)) == (True, 8, 1)
        assert (running.table.origin, running.table.origin_number) == ("", 0)
        assert await hall.store.record("r1") is None
        assert [seat.stand_in for seat in running.seats] == ["", "", ""]
        assert [seat.gone for seat in running.seats] == [False, False, True]
        async with hall.table("55c80d3ff744dba058") as table:
            joined = await hall.desk.join(table, [], "Bo")
            assert joined.table.phase == "running"
            await hall.desk.stand_in(table, [joined.secret], 1, "easy")
    async with open_hall(path) as hall, hall.table("55c80d3ff744dba058") as table:
        assert table.seats[1].stand_in == "easy"


async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    _write_old(path, "UPDATE schema_version SET version = 99")
    with pytest.raises(
        fm.SetupError, match=f"schema version 99; this server knows version {VERSION}"
    ):
        await _open(str(path))


async def test_an_unknown_database_is_a_clear_error() -> None:
    for url in ("oracle9://x", "postgresql://localhost/ants", "sqlite:////proc/nowhere/x.db"):
        with pytest.raises((fm.SetupError, OSError)):
            await _open(url)


async def _open(url: str) -> None:
    store = Hall(Settings(database_url=url)).store
    try:
        await store.open()
    finally:
        await store.close()
