"""Several servers over one database, whether they hear each other or not."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterable
from pathlib import Path

import pytest
from litestar.channels.backends.base import ChannelsBackend

from formicarium.client import anyone, me
from formicarium.server.hall import Hall
from formicarium.server.notices import OverChannels
from formicarium.server.protocol import ActionRequest, UndoRequest
from formicarium.server.refusal import Refusal
from tests.server.serving import first_action, open_hall, set_up, until


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


Halls = tuple[Hall, Hall]


@pytest.fixture
async def halls(tmp_path: Path) -> AsyncIterator[Halls]:
    """Two servers that hear nothing of each other."""
    path = tmp_path / "tables.db"
    async with open_hall(path) as one, open_hall(path) as two:
        yield one, two


async def test_two_servers_share_their_tables(tmp_path: Path) -> None:
    ends: list[Wire] = []
    path = tmp_path / "tables.db"
    async with (
        open_hall(path, others=OverChannels(Wire(ends))) as one,
        open_hall(path, others=OverChannels(Wire(ends))) as two,
    ):
        created = await set_up(one, me("Ida"), anyone())
        name, (ida, link) = created.table.id, created.secrets.values()
        async with one.table(name) as here, two.table(name) as there:
            bo = (await two.desk.join(there, [link], "Bo")).secret
            await until(lambda: here.row.phase == "running")
            assert here.ledger is not None
            assert there.ledger is not None
            guest = here.enter((ida,), None)
            for number in range(10):
                hall, table = (one, here) if number % 2 else (two, there)
                asked = ActionRequest(f"move-{number}", number, first_action(table))
                assert await hall.desk.act(table, [ida, bo], asked) == number + 1
                await until(lambda: here.length == there.length)
            assert here.ledger.state == there.ledger.state
            assert guest.outbox.take().resync


async def test_two_servers_that_hear_nothing_still_agree(halls: Halls) -> None:
    """Notices may be lost: the primary key decides, and the loser of the race looks again."""
    one, two = halls
    created = await set_up(one, me("Ida"), me("Bo"))
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


async def test_the_last_two_seats_taken_at_two_servers_start_the_game(halls: Halls) -> None:
    one, two = halls
    created = await set_up(one, me("Ida"), anyone(), anyone())
    name, links = created.table.id, created.secrets
    async with one.table(name) as here, two.table(name) as there:
        await one.desk.join(here, [links["1"]], "Bo")
        joined = await two.desk.join(there, [links["2"]], "Cy")
        assert joined.table.phase == "running"
        assert [seat.name for seat in joined.table.seats] == ["Ida", "Bo", "Cy"]
        with pytest.raises(Refusal) as refusal:  # too late, but this server does not know yet
            await one.desk.start(here, [links["0"]], "")
        assert refusal.value.status == 409


async def test_nobody_leaves_an_open_table_that_has_started_elsewhere(halls: Halls) -> None:
    one, two = halls
    created = await set_up(one, me("Ida"), anyone())
    name, (ida, link) = created.table.id, created.secrets.values()
    async with one.table(name) as here, two.table(name) as there:
        assert (await two.desk.join(there, [link], "Bo")).table.phase == "running"
        left = await one.desk.leave(here, [ida])
        assert (left.phase, left.seats[0].taken, left.seats[0].left) == ("running", True, True)


async def test_a_server_that_heard_nothing_for_a_while_listens_again(
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

    monkeypatch.setattr("formicarium.server.notices._SILENCE_SECONDS", 0.01)
    ends: list[Wire] = []
    one, two = OverChannels(Torn(ends)), OverChannels(Wire(ends))
    heard: asyncio.Queue[str] = asyncio.Queue()
    await one.open(heard.put)
    await two.announce("table")
    assert await heard.get() == "table"
    await one.close()
