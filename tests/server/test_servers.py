"""Several servers over one database, whether they hear each other or not."""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from pathlib import Path

import pytest
from litestar.channels.backends.base import ChannelsBackend

from formicarium.server.hall import Hall
from formicarium.server.notices import OverChannels
from formicarium.server.protocol import ActionRequest, NewTable, SeatWish, UndoRequest
from formicarium.server.refusal import Refusal
from formicarium.server.settings import Settings
from tests.server.serving import run

GAME = "micropolis"


class Wire(ChannelsBackend):
    """A backend that leads from each server to all others of a test."""

    ends: list["Wire"]

    def __init__(self, ends: list["Wire"]) -> None:
        self.ends = ends
        self.heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        ends.append(self)

    async def on_startup(self) -> None: ...

    async def on_shutdown(self) -> None: ...

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for end in self.ends:
            for channel in channels:
                end.heard.put_nowait((channel, data))

    async def subscribe(self, channels: Iterable[str]) -> None: ...

    async def unsubscribe(self, channels: Iterable[str]) -> None: ...

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self.heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []


async def _two_halls(folder: Path) -> tuple[Hall, Hall]:
    settings = Settings(database_url=str(folder / "tables.db"))
    one, two = Hall(settings), Hall(settings)
    await one.open()
    await two.open()
    return one, two


def test_two_servers_share_their_tables(tmp_path: Path) -> None:
    async def check() -> None:
        ends: list[Wire] = []
        settings = Settings(database_url=str(tmp_path / "tables.db"), bot_pause=0)
        one, two = (Hall(settings, OverChannels(Wire(ends))) for _ in range(2))
        await one.open()
        await two.open()
        seats = [SeatWish("me", "Ida"), SeatWish("open")]
        created = await one.create(NewTable(GAME, 2, seats, None, {}, True))
        name, ida = created.table.id, [created.secrets["0"]]
        async with one.table(name) as here, two.table(name) as there:
            joined = await two.desk.join(there, [], "Bo")
            bo = [joined.secret]
            while here.row.phase == "open":
                await asyncio.sleep(0.01)
            assert here.ledger is not None
            assert there.ledger is not None
            guest = here.enter((*ida,), None)
            for number in range(10):
                hall, table = (one, here) if number % 2 else (two, there)
                action = table.ledger.state.legal_actions(table.ledger.state.to_act[0])[0]  # type: ignore[union-attr]
                secrets = [ida, bo][action.seat]
                asked = ActionRequest(f"move-{number}", number, str(action))
                assert await hall.desk.act(table, secrets, asked) == number + 1
                while here.length != there.length:
                    await asyncio.sleep(0.01)
            assert here.ledger.state == there.ledger.state
            assert guest.outbox.take().resync
        await one.close()
        await two.close()

    run(check())


def test_two_servers_that_hear_nothing_still_agree(tmp_path: Path) -> None:
    """Notices may be lost: the primary key decides, and whoever lost the race looks again."""

    async def check() -> None:
        one, two = await _two_halls(tmp_path)
        seats = [SeatWish("me", "Ida"), SeatWish("me", "Bo")]
        created = await one.create(NewTable(GAME, 2, seats))
        name, own = created.table.id, list(created.secrets.values())
        async with one.table(name) as here, two.table(name) as there:
            assert here.ledger is not None
            assert there.ledger is not None
            actions = here.ledger.state.legal_actions(here.ledger.state.to_act[0])
            first = ActionRequest("first", 0, str(actions[0]))
            assert await one.desk.act(here, own, first) == 1
            with pytest.raises(Refusal) as refusal:
                await two.desk.act(there, own, ActionRequest("other", 0, str(actions[1])))
            assert (refusal.value.status, refusal.value.length) == (409, 1)
            assert there.length == 1
            assert await two.desk.act(there, own, first) == 1  # resent to the other server
            if not there.ledger.why_no_undo({0, 1}):
                assert await two.desk.undo(there, own, UndoRequest("undo", 1)) == 2
        await one.close()
        await two.close()

    run(check())


def test_the_last_two_seats_taken_at_two_servers_start_the_game(tmp_path: Path) -> None:
    async def check() -> None:
        one, two = await _two_halls(tmp_path)
        seats = [SeatWish("me", "Ida"), SeatWish("open"), SeatWish("open")]
        created = await one.create(NewTable(GAME, 3, seats))
        name, links = created.table.id, created.secrets
        async with one.table(name) as here, two.table(name) as there:
            await one.desk.join(here, [links["1"]], "Bo")
            joined = await two.desk.join(there, [links["2"]], "Cy")
            assert joined.table.phase == "running"
            assert [seat.name for seat in joined.table.seats] == ["Ida", "Bo", "Cy"]
            with pytest.raises(Refusal) as refusal:  # too late, but this server does not know yet
                await one.desk.start(here, [links["0"]], "")
            assert refusal.value.status == 409
        await one.close()
        await two.close()

    run(check())


def test_nobody_leaves_an_open_table_that_has_started_elsewhere(tmp_path: Path) -> None:
    async def check() -> None:
        one, two = await _two_halls(tmp_path)
        seats = [SeatWish("me", "Ida"), SeatWish("open")]
        created = await one.create(NewTable(GAME, 2, seats))
        name, links = created.table.id, created.secrets
        async with one.table(name) as here, two.table(name) as there:
            assert (await two.desk.join(there, [links["1"]], "Bo")).table.phase == "running"
            left = await one.desk.leave(here, [links["0"]])
            assert (left.phase, left.seats[0].taken, left.seats[0].left) == ("running", True, True)
        await one.close()
        await two.close()

    run(check())


def test_a_server_that_heard_nothing_for_a_while_listens_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Torn(Wire):
        async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
            torn = not hasattr(self, "mended")
            self.mended = True
            if torn:
                raise ConnectionError("the line broke")
            async for event in super().stream_events():
                yield event

        async def unsubscribe(self, channels: Iterable[str]) -> None:
            raise ConnectionError("the line broke again")

    async def check() -> None:
        monkeypatch.setattr("formicarium.server.notices._SILENCE_SECONDS", 0.01)
        ends: list[Wire] = []
        one, two = OverChannels(Torn(ends)), OverChannels(Wire(ends))
        heard: asyncio.Queue[str] = asyncio.Queue()
        await one.open(heard.put)
        await two.announce("table")
        assert await heard.get() == "table"
        await one.close()

    run(check())
