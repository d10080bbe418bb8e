"""Headers, origins, limits, files: what every request meets."""

import asyncio
import gc
import json
from pathlib import Path

import pytest

from formicarium.client import Client, ServerRefusal, me
from formicarium.server import site
from formicarium.server.run import settle
from tests.server.serving import GAME, Served, step


async def test_every_answer_carries_security_headers(client: Client) -> None:
    for path in ("/", "/healthz", "/api/games", "/nowhere", "/api/nowhere", "/schema"):
        headers = (await client.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert len(headers["x-request-id"]) == 16
        assert "server" not in headers
    asked = {"X-Request-ID": "proxy-7"}
    response = await client.http.get("/healthz", headers=asked)
    assert response.headers["x-request-id"] == "proxy-7"
    assert response.headers["cache-control"] == "no-store"


async def test_head_is_get_without_a_body(client: Client) -> None:
    for path in ("/", "/healthz", "/palette.css", "/api/tables"):
        head, get = await client.http.head(path), await client.http.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == get.headers["content-type"]
    assert (await client.http.head("/nowhere")).status_code == 404


async def test_unknown_addresses_and_methods_answer_in_json(client: Client) -> None:
    for method, path, status in (
        ("GET", "/nowhere", 404),
        ("GET", "/api/nowhere", 404),
        ("GET", "/assets/../protocol.py", 404),
        ("GET", "/assets/%2e%2e/protocol.py", 404),
        ("GET", "/%2e%2e%2fprotocol.py", 404),
        ("GET", "/api/games/chess/art.svg", 404),
        ("GET", "/api/games/chess/cover.svg", 404),
        ("GET", "/api/games/chess/rules/en", 404),
        ("GET", f"/api/games/{GAME}/rules/xx", 404),
        ("GET", "/api/figures/castle.svg", 404),
        ("GET", "/api/figures/%2e%2e%2fart%2fmyrmes-larva.svg", 404),
        ("GET", "/api/locale/xx/interface.ftl", 404),
        ("GET", "/api/locale/en/%2e%2e%2fde.ftl", 404),
        ("DELETE", "/api/tables", 405),
    ):
        response = await client.http.request(method, path)
        assert response.status_code == status, path
        body = response.json()
        assert body["status"] == status
        assert body["reason"]


async def test_what_screens_need_can_be_cached(client: Client) -> None:
    for path, kind in (
        (f"/api/games/{GAME}/art.svg", "image/svg+xml"),
        (f"/api/games/{GAME}/cover.svg", "image/svg+xml"),
        ("/api/games/trail/cover.svg", "image/svg+xml"),
        (f"/api/games/{GAME}/rules/de", "application/json"),
        ("/api/figures/myrmes-orientations.svg", "image/svg+xml"),
        (f"/api/locale/en/{GAME}.ftl", "text/plain; charset=utf-8"),
        ("/palette.css", "text/css; charset=utf-8"),
    ):
        response = await client.http.get(path)
        assert response.status_code == 200
        assert response.headers["content-type"] == kind
        known = {"If-None-Match": response.headers["etag"]}
        again = await client.http.get(path, headers=known)
        assert (again.status_code, again.content) == (304, b"")
    art = (await client.http.get(f"/api/games/{GAME}/art.svg")).text
    assert 'id="seat-0"' in art


async def test_the_api_describes_itself(client: Client) -> None:
    schema = json.loads((await client.http.get("/schema")).content)
    assert "/api/tables/{table_id}/actions" in schema["paths"]


async def test_foreign_pages_change_nothing(client: Client, url: str) -> None:
    for origin, status in (("http://evil.example", 403), ("null", 403), (url, 422)):
        wish = {"game": "chess", "players": 1, "seats": [{"kind": "me"}]}
        response = await client.http.post("/api/tables", json=wish, headers={"Origin": origin})
        assert response.status_code == status
        assert response.json()["status"] == status


async def test_further_origins_can_be_allowed(tmp_path: Path) -> None:
    with Served(tmp_path, origins=("https://ants.example",)) as served:
        async with served.client() as client:
            headers = {"Origin": "https://ants.example"}
            response = await client.http.post("/api/tables", content=b"{}", headers=headers)
            assert response.status_code == 400


def test_what_was_imported_is_no_garbage() -> None:
    before = gc.get_freeze_count()
    settle()
    try:
        assert gc.get_freeze_count() > before + 10_000
    finally:
        gc.unfreeze()


async def test_large_bodies_are_turned_away(client: Client) -> None:
    response = await client.http.post("/api/tables", content=b" " * 70_000)
    assert response.status_code == 413
    assert response.json()["status"] == 413

    async def chunks() -> object:
        for _ in range(100):
            yield b" " * 1000

    response = await client.http.post("/api/tables", content=chunks())  # type: ignore[arg-type]
    assert response.status_code == 413


@pytest.mark.usefixtures("no_refill")
async def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    with Served(tmp_path, rate_limits=True) as served:
        async with served.client() as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")])
            secrets = list(created.secrets.values())
            for often, allowed in (
                ([client.say(created.table.id, secrets, "hello") for _ in range(30)], 10),
                ([client.create(GAME, [me("Ida"), me("Bo")]) for _ in range(30)], 19),
            ):
                answers = await asyncio.gather(*often, return_exceptions=True)
                refused = [each for each in answers if isinstance(each, ServerRefusal)]
                assert {each.status for each in refused} == {429}
                assert len(answers) - len(refused) == allowed
            response = await client.http.post("/api/tables", json={})
            assert response.status_code == 429  # malformed ones count, too
            async with client.sit(created) as live:  # play is not disturbed
                for _ in range(20):
                    await step(live)


async def test_the_page_and_its_files_are_served(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "STATIC", tmp_path)
    assert "make web" in (await client.http.get("/")).text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>ants")
    for name in ("favicon.svg", "apple-touch-icon.png"):
        (tmp_path / name).write_text("<svg/>")
    (tmp_path / "assets" / "index-B3xk_9Qz.js").write_text("let a")
    assert (await client.http.get("/")).text == "<!doctype html>ants"
    icon = await client.http.get("/favicon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert "immutable" not in icon.headers["cache-control"]
    icon = await client.http.get("/apple-touch-icon.png")  # a long word is not a hash
    assert "immutable" not in icon.headers["cache-control"]
    script = await client.http.get("/assets/index-B3xk_9Qz.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
