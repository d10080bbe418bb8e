"""What is stored, and what happens when it cannot be."""

import asyncio
import sqlite3
from contextlib import closing
from itertools import product
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

import formicarium as fm
from formicarium.server.hall import Hall
from formicarium.server.protocol import ActionRequest, NewTable, SeatWish, UndoRequest
from formicarium.server.refusal import Refusal
from formicarium.server.settings import Settings
from tests.server.serving import open_hall, run

GAME = "micropolis"


def test_an_id_stands_for_one_thing_only(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db") as hall:
            seats = [SeatWish("me"), SeatWish("me")]
            created = await hall.create(NewTable(GAME, 2, seats, None, {"start": "A"}))
            both = list(created.secrets.values())
            async with hall.table(created.table.id) as table:
                assert table.ledger is not None
                for number in range(4):
                    action = table.ledger.state.legal_actions(table.ledger.state.to_act[0])[0]
                    await hall.desk.act(
                        table, both, ActionRequest(str(number), number, str(action))
                    )
                for name, secret in product("0123", both):
                    with pytest.raises(Refusal, match="something else") as refusal:
                        await hall.desk.undo(table, [secret], UndoRequest(name, 4))
                    assert refusal.value.status == 409
                assert table.length == 4

    run(check())


def test_a_failed_write_changes_nothing_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db") as hall:
            created = await hall.create(NewTable(GAME, 2, [SeatWish("me"), SeatWish("me")]))
            own = list(created.secrets.values())
            async with hall.table(created.table.id) as table:
                assert table.ledger is not None
                action = table.ledger.state.legal_actions(table.ledger.state.to_act[0])[0]
                asked = ActionRequest("once", 0, str(action))
                write = hall.store.write

                async def commit_and_fail(*changes: object) -> None:
                    await write(*changes)  # type: ignore[arg-type]
                    raise OSError("the line broke after the commit")

                monkeypatch.setattr(hall.store, "write", commit_and_fail)
                with pytest.raises(Refusal) as refusal:
                    await hall.desk.act(table, own, asked)
                assert (refusal.value.status, table.length) == (503, 0)
                monkeypatch.setattr(hall.store, "write", write)
                assert await hall.desk.act(table, own, asked) == 1  # it was there; now it is known
                assert table.length == 1

    run(check())


def test_a_move_is_stored_even_if_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db") as hall:
            created = await hall.create(NewTable(GAME, 2, [SeatWish("me"), SeatWish("me")]))
            own = list(created.secrets.values())
            write = hall.store.write

            async def slowly(*changes: object) -> None:
                await asyncio.sleep(0.1)
                await write(*changes)  # type: ignore[arg-type]

            monkeypatch.setattr(hall.store, "write", slowly)
            async with hall.table(created.table.id) as table:
                assert table.ledger is not None
                action = table.ledger.state.legal_actions(table.ledger.state.to_act[0])[0]
                asked = ActionRequest("hasty", 0, str(action))
                hasty = asyncio.create_task(hall.unbroken(hall.desk.act(table, own, asked)))
                await asyncio.sleep(0.02)
                hasty.cancel()
                await hall.close()
                assert table.length == 1
                with pytest.raises(Refusal) as refusal:
                    await hall.unbroken(hall.desk.act(table, own, asked))
                assert refusal.value.status == 503

    run(check())


def test_errors_of_the_database_name_no_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db") as hall:
            monkeypatch.setattr("formicarium.server.keys.new_seed", lambda: 1234567890)
            async with hall.store._engine.begin() as connection:
                await connection.exec_driver_sql("DROP TABLE seats")
                await connection.exec_driver_sql("DROP TABLE tables")
            with pytest.raises(SQLAlchemyError) as error:
                await hall.create(NewTable(GAME, 2, [SeatWish("me"), SeatWish("me")]))
            assert "1234567890" not in str(error.value)

    run(check())


def test_nothing_is_acknowledged_when_the_database_file_is_gone(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db") as hall:
            wish = NewTable(GAME, 2, [SeatWish("me"), SeatWish("me")])
            created = await hall.create(wish)
            for path in tmp_path.iterdir():
                path.unlink()
            async with hall.table(created.table.id) as table:
                assert table.ledger is not None
                action = table.ledger.state.legal_actions(table.ledger.state.to_act[0])[0]
                asked = ActionRequest("void", 0, str(action))
                with pytest.raises(Refusal) as refusal:
                    await hall.desk.act(table, list(created.secrets.values()), asked)
                assert refusal.value.status == 503
            with pytest.raises(SQLAlchemyError, match="is gone"):
                await hall.create(wish)

    run(check())


def test_a_database_in_memory_stands_many_at_once() -> None:
    async def check() -> None:
        async with open_hall(":memory:") as hall:
            wish = NewTable(GAME, 2, [SeatWish("me"), SeatWish("me")], None, {}, True)
            looking = asyncio.gather(*(hall.listed() for _ in range(20)))
            made = await asyncio.gather(*(hall.create(wish) for _ in range(20)))
            await looking
            assert all([await hall.store.load(each.table.id) for each in made])

    run(check())


def _write_old(path: Path) -> None:
    """Make a database as the first version of the schema had it."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(Path(__file__).with_name("version-1.sql").read_text())


@pytest.mark.parametrize(
    "done", ["", "ALTER TABLE tables ADD COLUMN hints BOOLEAN DEFAULT 1 NOT NULL"]
)
def test_a_database_of_an_older_version_is_brought_up_to_date(tmp_path: Path, done: str) -> None:
    """Also one whose upgrade was broken off."""
    path = tmp_path / "tables.db"
    _write_old(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute(done)
        database.commit()

    async def check() -> None:
        async with open_hall(path) as hall:
            running = await hall.store.load("676881fb303c1571f3")
            assert running
            assert (running.table.hints, len(running.entries), len(running.chat)) == (True, 8, 1)
            assert [seat.stand_in for seat in running.seats] == ["", "", ""]
            assert [seat.gone for seat in running.seats] == [False, False, True]
            async with hall.table("55c80d3ff744dba058") as table:
                joined = await hall.desk.join(table, [], "Bo")
                assert joined.table.phase == "running"
                await hall.desk.stand_in(table, [joined.secret], 1, "easy")
        async with open_hall(path) as hall, hall.table("55c80d3ff744dba058") as table:
            assert table.seats[1].stand_in == "easy"

    run(check())


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    _write_old(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE schema_version SET version = 99")
        database.commit()
    with pytest.raises(fm.SetupError, match="schema version 99; this server knows version 2"):
        run(_open(str(path)))


def test_an_unknown_database_is_a_clear_error() -> None:
    for url in ("oracle9://x", "postgresql://localhost/ants", "sqlite:////proc/nowhere/x.db"):
        with pytest.raises((fm.SetupError, OSError)):
            run(_open(url))


async def _open(url: str) -> None:
    store = Hall(Settings(database_url=url)).store
    try:
        await store.open()
    finally:
        await store.close()
