"""Whoever asks too much is slowed down, and nobody else notices; whoever goes leaves no noise."""

import asyncio
import json
import time
from pathlib import Path

import pytest
import structlog
from websockets.asyncio.client import ClientConnection, connect

from formicarium.client import Client, me
from formicarium.server.protocol import Created
from formicarium.server.watch import Watch
from tests.server.serving import Served, run

GAME = "micropolis"


async def _greeted(url: str, created: Created) -> ClientConnection:
    path = f"{url.replace('http', 'ws', 1)}/api/tables/{created.table.id}/live"
    socket = await connect(path, proxy=None, max_size=None, max_queue=None)
    await socket.send(json.dumps({"type": "hello", "secrets": list(created.secrets.values())}))
    assert json.loads(await socket.recv())["type"] == "sync"
    return socket


@pytest.mark.parametrize("message", ['{"type":"ping"}', "{", '{"type":"hello"}'])
def test_a_flood_of_messages_is_slowed_down(tmp_path: Path, message: str) -> None:
    async def check(url: str) -> None:
        async with Client(url) as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")])
            socket = await _greeted(url, created)
            for _ in range(500):
                await socket.send(message)
            told = ""
            while "too many" not in told:
                told = str(await socket.recv())
            assert json.loads(told)["type"] == "refused"
            began = time.monotonic()
            assert (await client.http.get("/healthz")).status_code == 200
            assert time.monotonic() - began < 0.5
            socket.transport.abort()

    with Served(tmp_path, rate_limits=True) as served:
        run(check(served.url))


def test_a_long_log_makes_nobody_else_wait(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    follow = Watch.follow

    def slow(watch: Watch) -> None:
        if not watch.length:
            time.sleep(1)
        follow(watch)

    async def check() -> None:
        async with Client(url) as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")])
            secrets = list(created.secrets.values())
            async with client.sit(created) as live:
                await live.act(live.options()[0].action)
            monkeypatch.setattr(Watch, "follow", slow)
            looking = asyncio.create_task(client.look(created.table.id, secrets[:1]))
            coming = asyncio.create_task(_watched(client, created))
            await asyncio.sleep(0.2)
            began = time.monotonic()
            assert (await client.http.get("/healthz")).status_code == 200
            assert time.monotonic() - began < 0.5
            assert not looking.done()
            assert (await looking).length == await coming == 1

    run(check())


async def _watched(client: Client, created: Created) -> int:
    async with client.live(created.table.id, [created.spectator]) as watching:
        return watching.length


def test_clients_that_go_without_a_word_leave_no_noise(tmp_path: Path) -> None:
    async def check(url: str) -> None:
        async with Client(url) as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")])
            own = list(created.secrets.values())
            for count in (0, 1, 200):
                socket = await _greeted(url, created)
                for _ in range(count):
                    await socket.send('{"type":"ping"}')
                saying = [client.say(created.table.id, own, "hello") for _ in range(5)]
                socket.transport.abort()
                await asyncio.gather(*saying)
            socket = await _greeted(url, created)
            closing = asyncio.create_task(socket.close())
            await asyncio.gather(*(client.say(created.table.id, own, "bye") for _ in range(5)))
            await closing

    with Served(tmp_path) as served, structlog.testing.capture_logs() as logs:
        run(check(served.url))
    assert [line for line in logs if line["log_level"] not in ("debug", "info")] == []
