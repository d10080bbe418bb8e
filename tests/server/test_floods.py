"""Those who ask too much are slowed down, and nobody else notices; nobody leaves noise behind."""

import asyncio
import json
import threading
from pathlib import Path

import pytest
import structlog

from formicarium.client import Client, me
from formicarium.server.protocol import Created
from formicarium.server.watch import Watch
from tests.server.serving import GAME, Served, connection, greet, step, until


@pytest.mark.usefixtures("no_refill")
@pytest.mark.parametrize("message", ['{"type":"ping"}', "{", '{"type":"hello"}'])
async def test_a_flood_of_messages_is_slowed_down(tmp_path: Path, message: str) -> None:
    """The server answers somebody else long before it has read all of it."""
    with Served(tmp_path, rate_limits=True) as served:
        async with served.client() as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")])
            raw = await connection(served.url, created, max_queue=None)
            await greet(raw, *created.secrets.values())
            for _ in range(500):
                await raw.send(message)
            answers = [str(await raw.recv())]
            while "Too many" not in answers[-1]:
                answers.append(str(await raw.recv()))
            assert json.loads(answers[-1])["type"] == "refused"
            assert (await client.http.get("/healthz")).status_code == 200
            assert len(answers) < 500
            raw.transport.abort()


async def test_a_long_log_makes_nobody_else_wait(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    follow, following, go_on = Watch.follow, threading.Semaphore(0), threading.Event()

    def slowly(watch: Watch) -> None:
        if not watch.length and not go_on.is_set():
            following.release()
            go_on.wait()
        follow(watch)

    created = await client.create(GAME, [me("Ida"), me("Bo")])
    secrets = list(created.secrets.values())
    async with client.sit(created) as live:
        await step(live)
    monkeypatch.setattr(Watch, "follow", slowly)
    looking = asyncio.create_task(client.look(created.table.id, secrets[:1]))
    coming = asyncio.create_task(_watched(client, created))
    for _ in (looking, coming):
        await until(lambda: following.acquire(blocking=False))
    assert (await client.http.get("/healthz")).status_code == 200
    assert not looking.done()
    assert not coming.done()
    go_on.set()
    assert (await looking).length == await coming == 1


async def _watched(client: Client, created: Created) -> int:
    async with client.live(created.table.id, [created.spectator]) as watching:
        return watching.length


async def test_clients_that_go_without_a_word_leave_no_noise(tmp_path: Path) -> None:
    with Served(tmp_path) as served, structlog.testing.capture_logs() as logs:
        async with served.client() as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")])
            own = list(created.secrets.values())
            for count in (0, 1, 200):
                raw = await connection(served.url, created, max_queue=None)
                await greet(raw, *own)
                for _ in range(count):
                    await raw.send('{"type":"ping"}')
                saying = [client.say(created.table.id, own, "hello") for _ in range(5)]
                raw.transport.abort()
                await asyncio.gather(*saying)
            raw = await connection(served.url, created, max_queue=None)
            await greet(raw, *own)
            closing = asyncio.create_task(raw.close())
            await asyncio.gather(*(client.say(created.table.id, own, "bye") for _ in range(5)))
            await closing
    assert [line for line in logs if line["log_level"] not in ("debug", "info")] == []
