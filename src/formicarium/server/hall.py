"""The registry of tables in memory: creates, loads and unloads them."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import structlog
from msgspec.structs import replace

from formicarium.core.errors import FormicariumError
from formicarium.core.message import message
from formicarium.server import branching, ledger, seating, store
from formicarium.server.archive import Archive
from formicarium.server.changes import Desk, broken
from formicarium.server.driver import Driver
from formicarium.server.guests import GOING_AWAY
from formicarium.server.hints import Adviser
from formicarium.server.live import LiveTable, table_info
from formicarium.server.notices import Notices, notices
from formicarium.server.painting import Studio
from formicarium.server.people import People
from formicarium.server.protocol import Created
from formicarium.server.refusal import Refusal, closing, no_such_table, stale
from formicarium.server.settings import Settings, database
from formicarium.server.store import ConflictError, Store
from formicarium.server.thinking import Thinker

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine, Iterable, Sequence

    from formicarium.core.record import Record
    from formicarium.server.protocol import Branch, Joined, NewTable, TableInfo
    from formicarium.server.seating import SetUp

T = TypeVar("T")

_LISTED_LIMIT = 50
_WOKEN_AT_START = 200

_log = structlog.get_logger()


class Hall:
    """The tables of one process and the services around them."""

    def __init__(
        self, settings: Settings, others: Notices | None = None, thinker: Thinker | None = None
    ) -> None:
        self.settings = settings
        self.store = Store(database(settings.database_url))
        self.archive = Archive(self.store)
        self.studio = Studio()
        self.people = People(self)
        self.thinker = thinker or Thinker(settings.bot_workers, settings.bot_seconds)
        self.adviser = Adviser(self.thinker, max(1, settings.bot_workers - 1))
        self.desk = Desk(self.store, self._after_change, self._announce, settings.absent_seconds)
        self.closing = asyncio.Event()
        self._driver = Driver(self.thinker, settings.bot_pause, self._play_for_bot)
        self._others = notices(settings.channels_url) if others is None else others
        self._live: dict[str, LiveTable] = {}
        self._loads: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._chores: list[asyncio.Task[None]] = []

    # ------------------------------------------------------------------------- opening and closing

    async def open(self) -> None:
        """Open the database and resume the bots of unfinished games."""
        await self.store.open()
        await self._others.open(self._heard)
        self._chores = [
            asyncio.create_task(self._wake_bots(), name="wake bots"),
            asyncio.create_task(self._clear_away(), name="clear away"),
        ]

    def send_home(self) -> None:
        """Ask all clients to reconnect later, and accept no new work."""
        self.closing.set()
        self._driver.stop()
        for table in self._live.values():
            for guest in table.guests:
                guest.outbox.close(GOING_AWAY)
            table.wake()

    async def empty(self, seconds: float) -> None:
        """Wait until all connections are closed, for at most this long."""
        until = time.monotonic() + seconds
        while any(table.guests for table in self._live.values()) and time.monotonic() < until:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Finish running work and close everything."""
        self.send_home()
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self._driver.close()
        await self.adviser.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._others.close()
        await self.thinker.close()
        await self.studio.close()
        await self.store.close()

    async def unbroken(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work to its end, even if the client disconnects."""
        if self.closing.is_set():
            work.close()
            raise closing()
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # ----------------------------------------------------------------------------------- tables

    async def listed(self) -> list[TableInfo]:
        """Return the listed tables."""
        found = await self.store.listed(_LISTED_LIMIT)
        return [
            self._live[row.id].info() if row.id in self._live else table_info(row, seats)
            for row, seats in found
        ]

    def in_memory(self, table_id: str) -> LiveTable | None:
        """Return a table if it is loaded."""
        return self._live.get(table_id)

    @asynccontextmanager
    async def table(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Return a table, loaded if necessary, and keep it in memory while in use."""
        table = self.in_memory(table_id) or await self._loaded(table_id)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            table.last_used = time.monotonic()

    async def create(self, asked: NewTable, secrets: Sequence[str] = ()) -> Created:
        """Create a table."""
        prepared = seating.set_up(asked, await self.people.person(secrets))
        return await self._set_up(prepared)

    async def branch(
        self, origin: str, record: Record, asked: Branch, secrets: Sequence[str] = ()
    ) -> Created:
        """Create a table that goes on from a position of a game."""
        person = await self.people.person(secrets)
        work = asyncio.to_thread(branching.set_up, origin, record, asked, person)
        return await self._set_up(await work)

    async def join(self, table: LiveTable, secrets: Sequence[str], name: str) -> Joined:
        """Take a seat."""
        person = await self.people.person(secrets)
        return await self.desk.join(table, secrets, name, person)

    async def _set_up(self, prepared: SetUp) -> Created:
        await self.store.write(*seating.written(prepared))
        return self._place(prepared)

    async def rematch(self, table: LiveTable, secrets: Sequence[str]) -> Created:
        """Set up a rematch: the first caller creates the table, the others get their seats."""
        person = await self.people.person(secrets)
        async with table.lock:
            callers = table.admit(secrets)
            if not callers:
                raise Refusal(403, message("ui-refused-not-played"))
            if table.row.phase != "over":
                raise Refusal(409, message("ui-refused-not-over"))
            if table.row.next is None:
                try:
                    return await self._first_rematch(table, callers, person)
                except ConflictError:  # another process was faster
                    await self.desk.catch_up(table)
            next_id = table.row.next
        if next_id is None:
            raise stale()
        async with self.table(next_id) as following:
            return await self._later_rematch(table, following, callers, person)

    async def _first_rematch(
        self, table: LiveTable, callers: frozenset[int], person: str
    ) -> Created:
        prepared = seating.set_up_again(table.row, table.seats, callers, person)
        row = replace(table.row, next=prepared.stored.table.id)
        changes = seating.written(prepared)
        await self.store.write(*changes, store.changed_table(table.row, row))
        table.row = row
        created = self._place(prepared)
        table.tell_table()
        await self._announce(row.id)
        return created

    async def _later_rematch(
        self, old: LiveTable, table: LiveTable, callers: frozenset[int], person: str
    ) -> Created:
        async with table.lock:
            own = seating.kept_for(old.seats, table.seats, callers)
            pairs = [seating.taken(row, row.name, person or row.person) for row in own]
            change = seating.Change.of(table, [row for row, _ in pairs])
            row, spectator = seating.with_spectator(change.row)
            change = change._replace(row=row)
            await self.store.write(*change.stored())
            change.done()
            self._after_change(table)
        await self._announce(table.row.id)
        secrets = {str(row.seat): secret for row, secret in pairs}
        return Created(table.info(frozenset(row.seat for row in own)), secrets, spectator)

    def _place(self, prepared: SetUp) -> Created:
        table = LiveTable(prepared.stored, prepared.ledger)
        self._live[table.row.id] = table
        self._driver.wake(table)
        mine = frozenset(row.seat for row in table.seats if row.taken and not row.bot)
        return Created(table.info(mine), prepared.secrets, prepared.spectator)

    # ---------------------------------------------------------------------------------- in memory

    async def _loaded(self, table_id: str) -> LiveTable:
        """Load a table once, even for several requests at the same time."""
        if table_id not in self._loads:
            task = asyncio.create_task(self._load(table_id))
            self._loads[table_id] = task
            task.add_done_callback(lambda _: self._loads.pop(table_id, None))
        return await asyncio.shield(self._loads[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self.store.load(table_id)
        if stored is None:
            raise no_such_table()
        game = None
        if stored.table.phase != "open":
            try:
                game = await asyncio.to_thread(
                    ledger.opened, stored.table, stored.seats, stored.entries, stored.snapshots
                )
            except FormicariumError as error:
                raise broken(table_id, error) from None
        table = LiveTable(stored, game)
        self._live[table_id] = table
        self._driver.wake(table)
        return table

    def _after_change(self, table: LiveTable) -> None:
        table.last_used = time.monotonic()
        self._driver.wake(table)

    async def refresh(self, table_ids: Iterable[str]) -> None:
        """Read tables again that were changed in the database."""
        for table_id in table_ids:
            if table_id in self._loads:
                await asyncio.wait([self._loads[table_id]])
            await self._heard(table_id)
            await self._announce(table_id)

    async def _announce(self, table_id: str) -> None:
        await self._others.announce(table_id)

    async def _heard(self, table_id: str) -> None:
        table = self.in_memory(table_id)
        if table is not None:
            async with table.lock:
                await self.desk.catch_up(table)
            self._driver.wake(table)

    async def _play_for_bot(self, table: LiveTable, seat: int, action: str, length: int) -> int:
        return await self.unbroken(self.desk.act_for_bot(table, seat, action, length))

    # ------------------------------------------------------------------------------------ chores

    async def _wake_bots(self) -> None:
        """Resume bots after a restart, also at tables without viewers."""
        for table_id in await self.store.waiting_for_bots(_WOKEN_AT_START):
            try:
                async with self.table(table_id):
                    pass
            except Exception as error:  # noqa: BLE001 - one broken table must not stop the others
                _log.warning("bots cannot continue", table=table_id, error=str(error))

    async def _clear_away(self) -> None:
        """Unload unused tables; the database keeps them."""
        while True:
            await asyncio.sleep(min(self.settings.idle_seconds / 2, 60))
            before = time.monotonic() - self.settings.idle_seconds
            for table_id, table in list(self._live.items()):
                in_use = table.users or table.guests or table.lock.locked()
                if not in_use and table.last_used < before and not self._driver.is_busy(table):
                    del self._live[table_id]
