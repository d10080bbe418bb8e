"""The WebSocket: what is told to whom, going on after a break, chat, presence."""

import asyncio
import json
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from formicarium.client import Client, ServerRefusal, anyone, bot, me
from formicarium.server.messages import Hello
from formicarium.server.protocol import Created
from formicarium.server.watch import STEPS_KEPT
from tests.server.serving import GAME, Served, connection, greet, step, until


async def _how_it_closed(socket: ClientConnection) -> int:
    """Wait until the server closes a connection that it has nothing more to tell."""
    with pytest.raises(ConnectionClosed) as closed:
        await socket.recv()
    assert closed.value.rcvd
    return closed.value.rcvd.code


async def test_a_client_goes_on_where_it_was(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    table, secrets = created.table.id, list(created.secrets.values())
    async with client.live(table, [created.spectator]) as watching:
        pass
    assert watching.length == 0
    async with client.sit(created) as live:
        for missed in (0, 1, 5):
            for _ in range(missed):
                await step(live)
            async with client.live(table, [created.spectator], watching) as again:
                await again.reach(live.length)
                assert again.view == (await client.look(table, [created.spectator])).view
                assert len(again.log) == live.length + 1
            watching = again
    assert watching.length == 6
    assert (await client.look(table, secrets)).length == 6


async def test_a_client_that_missed_too_much_gets_everything(client: Client, url: str) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")], "expert")
    table, own = created.table.id, list(created.secrets.values())
    async with client.sit(created) as live:
        async with client.live(table, own) as old:
            pass
        for _ in range(STEPS_KEPT + 1):
            await step(live)
        async with connection(url, created) as raw:
            for seen in (old.length, live.length + 7):  # long ago, and what never was
                assert (await greet(raw, *own, seen=seen))["type"] == "sync"


async def test_a_client_can_ask_for_everything_again(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    async with client.sit(created) as live:
        await step(live)
        view = live.view
        live.log.clear()
        await live.send(Hello())
        while not live.log:
            await live.receive()
        assert live.view == view


async def test_spectators_see_no_secrets(client: Client, url: str) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")], listed=True)
    table = created.table.id
    hidden = list(created.secrets.values())
    async with (
        client.sit(created) as live,
        connection(url, created) as raw,
    ):
        texts = [json.dumps(await greet(raw))]
        for _ in range(5):
            await step(live)
            texts.append(str(await raw.recv()))
        texts.append((await client.http.get(f"/api/tables/{table}")).text)
        texts.append((await client.http.get(f"/api/tables/{table}/record")).text)
        texts.append((await client.http.get("/api/tables")).text)
    for text in texts:
        assert not any(secret in text for secret in [*hidden, created.spectator])
    for text in texts[:-2]:
        told = json.loads(text)
        info = told.get("table")
        assert info is None or (info["seed"] is None and info["mine"] == [])
        assert not told.get("choices")
    assert "seed: withheld" in texts[-2]


async def test_everybody_at_an_open_table_hears_when_it_starts(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), anyone()], listed=True)
    async with client.sit(created) as live, client.live(created.table.id) as watching:
        assert live.view is None
        bo = await client.join(created.table.id, "Bo")
        for each in (live, watching):
            while each.view is None:
                await each.receive()
            assert each.table
            assert each.table.phase == "running"
            assert each.table.seats[1].name == "Bo"
        async with client.live(created.table.id, [bo.secret]) as other:
            assert other.table
            assert other.table.mine == (1,)


async def test_a_connection_loses_the_seat_that_somebody_else_takes(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), anyone(), anyone()], listed=True)
    table, ida = created.table.id, created.secrets["0"]
    async with client.live(table, [ida]) as live:
        await client.leave(table, [ida])
        while live.table is None or live.table.mine:
            await live.receive()
        with pytest.raises(ServerRefusal):
            await live.act("A fill")


async def test_presence_follows_the_connections(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    table, (ida, bo) = created.table.id, created.secrets.values()
    async with client.live(table, [ida]) as live:

        async def see(present: bool) -> None:
            while live.table is None or live.table.seats[1].present is not present:
                await live.receive()

        await see(False)
        async with client.live(table, [bo]):
            await see(True)
            async with client.live(table, [bo]):
                pass
            assert live.table
            assert live.table.seats[1].present
        await see(False)


async def test_chat_reaches_everybody_and_is_kept(client: Client) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")], listed=True)
    table, ida = created.table.id, [created.secrets["0"]]
    async with client.live(table, ida) as live, client.live(table) as watching:
        await live.say("  good\nluck ")
        while not watching.chat:
            await watching.receive()
        line = watching.chat[1]
        assert (line.seat, line.name, line.text) == (0, "Ida", "good luck")
        said = await client.say(table, [created.spectator], "hooray")
        assert (said.number, said.seat, said.name) == (2, None, "")
        with pytest.raises(ServerRefusal, match="invited"):
            await client.say(table, [], "me too")
    async with client.live(table, ida, live) as back:
        while 2 not in back.chat:
            await back.receive()
    assert [each.number for each in (await client.look(table)).chat] == [1, 2]
    for bad in (" ", "\x00", "a" * 501, "a\u202eb", "\u2066"):
        with pytest.raises(ServerRefusal):
            await client.say(table, ida, bad)


async def test_whoever_lost_a_hidden_table_is_told_nothing_more(client: Client, url: str) -> None:
    created = await client.create(GAME, [me("Ida"), anyone(), anyone()])
    link = created.secrets["1"]
    async with connection(url, created) as raw:
        assert (await greet(raw, link))["table"]["mine"] == [1]
        await client.join(created.table.id, "Bo", [link])
        assert await _how_it_closed(raw) == 1008


async def test_a_second_connection_of_a_seat_is_no_news(client: Client, url: str) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    async with connection(url, created) as raw:
        assert (await greet(raw, created.spectator))["type"] == "sync"
        async with client.sit(created):
            for _ in range(3):
                async with client.sit(created):
                    pass
            await raw.send('{"type":"ping"}')
            kinds = [json.loads(await raw.recv())["type"] for _ in range(2)]
        assert kinds == ["table", "pong"]


async def test_a_poll_waits_for_news(client: Client, served: Served) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    table, secrets = created.table.id, list(created.secrets.values())
    async with client.sit(created) as live:
        waiting = asyncio.create_task(client.look(table, secrets, since=0))
        await until(lambda: served.table(table).users == 2)  # the connection and the poll
        assert not waiting.done()
        await step(live)
        assert (await waiting).length == 1
    assert (await client.look(table, secrets, since=0)).length == 1


async def test_a_bad_hello_is_answered_and_the_connection_closed(client: Client, url: str) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    for hello in ('{"type":"ping"}', "{", '{"type":"hello","secrets":["wrong"]}', "[]"):
        async with connection(url, created) as raw:
            await raw.send(hello)
            assert json.loads(await raw.recv())["type"] == "error"
            assert await _how_it_closed(raw) == 1008


async def test_foreign_pages_cannot_connect(client: Client, url: str) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    for origin in ("http://evil.example", "null", "http://[", f"{url}.evil.example"):
        with pytest.raises(InvalidStatus) as refusal:
            await connection(url, created, additional_headers={"Origin": origin})
        assert refusal.value.response.status_code == 403
    async with connection(url, created, additional_headers={"Origin": url}):
        pass


async def test_a_slow_client_is_resynchronised(tmp_path: Path) -> None:
    with Served(tmp_path, small_buffers=True) as served:
        async with served.client() as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")], "expert")
            own = list(created.secrets.values())
            async with client.sit(created) as live, _slow(served, created) as slow:
                assert (await greet(slow, *own))["type"] == "sync"
                for _ in range(40):  # it does not listen while these are played
                    await step(live)
                for _ in range(80):
                    await client.say(created.table.id, own, "x" * 500)
                kinds = []
                length = 0
                while length < live.length:
                    told = json.loads(await slow.recv())
                    kinds.append(told["type"])
                    length = told.get("length", length)
                assert "sync" in kinds
                assert kinds.count("step") < live.length
                await step(live)
                while json.loads(await slow.recv())["type"] != "step":
                    pass


def _slow(served: Served, created: Created) -> connect:
    """Connect with small buffers, so that what is not read waits at the server."""
    host, port = served.url.removeprefix("http://").split(":")
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.connect((host, int(port)))
    return connection(served.url, created, sock=sock, max_queue=1, compression=None)


async def test_one_and_the_same_bot_move_is_told_to_all(client: Client) -> None:
    seats = [me("Ida"), bot("random")]
    created = await client.create(GAME, seats, options={"start": "B"})
    async with client.sit(created) as live, client.sit(created) as twin:
        await live.my_turn()
        await twin.reach(live.length)
        assert live.view == twin.view
        assert live.log[1].seat == 1
