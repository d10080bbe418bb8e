"""Those who ask too much are slowed down, and nobody else notices; nobody leaves noise behind."""

import asyncio
import json
from pathlib import Path

import pytest
import structlog

from formicarium.client import me
from tests.server.serving import GAME, Served, connection, greet


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
