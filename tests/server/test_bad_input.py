"""Whatever is sent, the answer is a refusal with a reason, never a fault of the server."""

import json
from random import Random
from typing import Any

import pytest

from formicarium.client import Client, anyone, me
from tests.server.serving import GAME, connection, greet

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 7, 10**30, 1.5, "", " ", "A", "A fill", "A take", "\x00",
    "💥" * 30, "a" * 5000, "\u202e", "..", "' OR 1=1 --", [], {}, [[]], {"a": {}}, [None],
    {"": ""}, "bot:0",
]  # fmt: skip
FIELDS = [
    "id", "length", "action", "text", "name", "game", "variant", "players", "options", "seats",
    "listed", "bot", "kind", "secrets", "seen", "type",
]  # fmt: skip


def _odd_object(rng: Random, depth: int = 0) -> Any:
    if depth > 2 or rng.random() < 0.4:
        return rng.choice(ODD)
    if rng.random() < 0.3:
        return [_odd_object(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {name: _odd_object(rng, depth + 1) for name in rng.sample(FIELDS, rng.randrange(6))}


def _mutated(rng: Random, message: dict[str, Any]) -> dict[str, Any]:
    changed = dict(message)
    for name in rng.sample(list(changed), rng.randrange(1, len(changed) + 1)):
        if rng.random() < 0.2:
            del changed[name]
        else:
            changed[name] = _odd_object(rng, 1)
    return changed


def _garbage(rng: Random, good: dict[str, Any]) -> bytes:
    kind = rng.random()
    if kind < 0.1:
        return rng.randbytes(rng.randrange(200))
    if kind < 0.15:
        return rng.choice(
            [b"", b"{", b"[" * 5000, b'"\\ud800"', b"\xff\xfe", b"nul", b"NaN", b"1e999"]
        )
    if kind < 0.4:
        return json.dumps(_odd_object(rng)).encode()
    text = json.dumps(_mutated(rng, good)).encode()
    return text if rng.random() < 0.9 else text[: rng.randrange(len(text))]


@pytest.mark.parametrize("seed", range(3))
async def test_malformed_bodies_are_refused(client: Client, seed: int) -> None:
    rng = Random(seed)
    goods: dict[str, dict[str, Any]] = {
        "": {
            "game": GAME, "variant": "base", "players": 2, "options": {"start": "A"},
            "seats": [{"kind": "me", "name": "Ida"}, {"kind": "open"}], "listed": False,
        },
        "/join": {"name": "Bo"},
        "/start": {"bot": "chess"},
        "/stand-in": {"seat": 0, "bot": "easy"},
        "/return": {"seat": 1},
        "/hint": {"seat": 6},
        "/actions": {"id": "x", "length": 0, "action": "A fill"},
        "/undo": {"id": "x", "length": 0},
        "/chat": {"text": "hello"},
    }  # fmt: skip
    running = await client.create(GAME, [me("Ida"), me("Bo")])
    waiting = await client.create(GAME, [me("Ida"), anyone()])
    for _ in range(150):
        table = rng.choice([running, waiting])
        where, good = rng.choice(list(goods.items()))
        path = f"/api/tables/{table.table.id}{where}" if where else "/api/tables"
        secret = rng.choice([*table.secrets.values(), "wrong", "é" * 3, ",,", "a," * 50])
        scheme = rng.choice(["Bearer"] * 9 + ["Basic"])
        kinds = ["application/json"] * 5 + ["text/plain", "multipart/form-data", "x"]
        headers = [
            (b"Authorization", f"{scheme} {secret}".encode()),
            (b"Content-Type", rng.choice(kinds).encode()),
        ]
        content = _garbage(rng, good)
        response = await client.http.post(path, content=content, headers=headers)
        body = response.json()
        if response.is_success:
            assert where not in ("/undo", "/hint"), (path, content)
            continue
        assert 400 <= response.status_code < 500, (path, content, body)
        assert body["status"] == response.status_code
        assert body["reason"]
    assert (await client.http.get("/healthz")).status_code == 200


@pytest.mark.parametrize("query", ["x", "-1", "1.5", "", "99999999999999999999", "%00"])
async def test_malformed_queries_are_refused(client: Client, query: str) -> None:
    created = await client.create(GAME, [me("Ida"), me("Bo")], listed=True)
    response = await client.http.get(f"/api/tables/{created.table.id}?since={query}")
    assert 400 <= response.status_code < 500
    assert response.json()["reason"]


@pytest.mark.parametrize("seed", range(3))
async def test_malformed_messages_are_refused_and_the_connection_lives(
    client: Client, url: str, seed: int
) -> None:
    rng = Random(seed)
    goods: list[dict[str, Any]] = [
        {"type": "act", "id": "x", "length": 0, "action": "A fill"},
        {"type": "undo", "id": "x", "length": 0},
        {"type": "chat", "text": "hello"},
        {"type": "hello", "secrets": [], "seen": 0},
    ]
    created = await client.create(GAME, [me("Ida"), me("Bo")])
    async with connection(url, created) as raw:
        await greet(raw, *created.secrets.values())
        for _ in range(150):
            data = _garbage(rng, rng.choice(goods))
            try:
                message: str | bytes = data.decode()
            except UnicodeDecodeError:
                message = data
            await raw.send(message)
            await raw.send('{"type":"ping"}')
            kinds = []
            while "pong" not in kinds:
                kinds.append(json.loads(await raw.recv())["type"])
            assert set(kinds) <= {"refused", "pong", "chat", "sync"}, data
