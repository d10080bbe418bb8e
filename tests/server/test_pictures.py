"""Pictures of replays, and the page for other sites."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from formicarium.client import Client, me
from formicarium.core.scene import Scene
from formicarium.server import painting, site
from formicarium.server.hall import Hall
from formicarium.server.painting import Painter, Painting, Studio, drawn
from formicarium.server.refusal import Refusal
from tests.server.serving import SIMULTANEOUS
from tests.server.test_importing import WHOLE, begun

SMALL = {"width": 100, "theme": "dark", "lang": "de"}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Painting]:
    """All that is drawn, in threads of the tests: processes take long to start."""
    paintings: list[Painting] = []

    def ask(_: Painter, wanted: Painting, seconds: float) -> bytes:
        paintings.append(wanted)
        answer = drawn(wanted)
        assert isinstance(answer, bytes), answer
        return answer

    monkeypatch.setattr(Painter, "_ask", ask)
    return paintings


async def get(client: Client, path: str, secrets: Any = (), **query: Any) -> Any:
    headers = {"Authorization": f"Bearer {','.join(secrets)}"} if secrets else {}
    return await client.http.get(path, params=query, headers=headers)


async def test_a_position_and_a_game_are_drawn(client: Client, asked: list[Painting]) -> None:
    name = await client.import_record(WHOLE.to_text())
    path = f"/api/replays/{name}"
    response = await get(client, f"{path}/picture.png", at=5, eyes="A", **SMALL)
    assert (response.status_code, response.headers["content-type"]) == (200, "image/png")
    assert Image.open(io.BytesIO(response.content)).width == 100
    assert (asked[-1].lang, asked[-1].theme, len(asked[-1].scenes)) == ("de", "dark", 1)
    for kind in ("webp", "gif"):
        response = await get(client, f"{path}/animation.{kind}", frames=3, **SMALL)
        assert response.headers["content-type"] == f"image/{kind}"
        film = Image.open(io.BytesIO(response.content))
        assert (film.format, film.n_frames, film.width) == (kind.upper(), 3, 100)  # type: ignore[attr-defined]
        count = len(asked)
        again = await get(client, f"{path}/animation.{kind}", frames=3, **SMALL)
        assert (again.content, len(asked)) == (response.content, count)
    last = (await client.replay(name)).length
    assert asked[-1].scenes[-1] == asked[-2].scenes[-1] != asked[-1].scenes[0]
    await get(client, f"{path}/picture.png", **SMALL)
    assert asked[-1].scenes == asked[-2].scenes[-1:]
    await get(client, f"{path}/picture.png", at=last + 9, **SMALL)
    assert asked[-1].scenes == asked[-2].scenes


async def test_bad_wishes_are_refused(client: Client, asked: list[Painting]) -> None:
    path = f"/api/replays/{await client.import_record(WHOLE.to_text())}"
    for what, query, status in (
        ("picture.png", {"width": 5000}, 400),
        ("picture.png", {"width": 0}, 400),
        ("picture.png", {"theme": "pink"}, 400),
        ("picture.png", {"lang": "xx"}, 422),
        ("picture.png", {"eyes": "C"}, 422),
        ("picture.png", {"at": -1}, 400),
        ("animation.webp", {"frames": 121}, 400),
        ("animation.webp", {"width": 1001}, 400),
        ("animation.mp4", {}, 404),
    ):
        response = await get(client, f"{path}/{what}", **query)
        assert response.status_code == status, (what, query)
        assert response.json()["reason"]
    assert not asked


async def test_pictures_of_a_running_game_show_what_their_viewer_may_see(
    client: Client, asked: list[Painting]
) -> None:
    created = await client.create(SIMULTANEOUS, [me("Ida"), me("Bo")])
    table, (ida, bo) = created.table.id, created.secrets.values()
    path = f"/api/replays/{table}"
    views: dict[str, list[Scene]] = {"ida": [], "bo": []}
    async with client.live(table, [ida]) as one:
        for _ in range(2):
            for name, secret in (("ida", ida), ("bo", bo)):
                await get(client, f"{path}/picture.png", [secret], **SMALL)
                views[name].append(asked[-1].scenes[0])
            await one.act(one.options()[0].action)
    assert views["bo"][0] == views["bo"][1]
    assert views["ida"][0] != views["ida"][1]
    for what in ("picture.png", "animation.webp"):
        assert (await get(client, f"{path}/{what}", [bo], eyes="A")).status_code == 403
        assert (await get(client, f"{path}/{what}")).status_code == 404
    assert (await get(client, f"/embed/{table}", [bo])).status_code == 403


async def test_other_sites_may_show_a_finished_game_and_nothing_else(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "STATIC", tmp_path)
    (tmp_path / "index.html").write_text("<!doctype html>ants")
    name = await client.import_record(WHOLE.to_text())
    shown = await client.http.get(f"/embed/{name}")
    assert shown.text == "<!doctype html>ants"
    policy = dict(
        part.split(" ", 1) for part in shown.headers["content-security-policy"].split("; ")
    )
    assert policy["frame-ancestors"] == "*"
    assert policy["default-src"] == "'self'"
    host = client.url.removeprefix("http://")
    assert f"{host}/api/replays/" in policy["connect-src"].split()
    assert "tables" not in policy["connect-src"]
    assert "'self'" not in policy["connect-src"]
    assert "x-frame-options" not in shown.headers
    odd = await client.http.get(f"/embed/{name}", headers={"Host": "a b;script-src *"})
    assert odd.status_code == 400 or "script-src" not in odd.headers["content-security-policy"]
    for path in ("/", f"/api/replays/{name}", "/embed/r0", "/palette.css"):
        response = await client.http.get(path)
        assert "frame-ancestors 'none'" in response.headers["content-security-policy"]
        assert response.headers["x-frame-options"] == "DENY"
    running = await client.import_record(begun().to_text())
    assert (await client.http.get(f"/embed/{running}")).status_code == 200


async def test_one_animated_picture_is_drawn_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    studio, going, free = Studio(), asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    async def paint(painter: Painter, wanted: Painting, seconds: float) -> bytes:
        async with painter._lock:
            going.set()
            await free.wait()
            return wanted.lang.encode()

    monkeypatch.setattr(Painter, "paint", paint)
    one = loop.create_task(studio.film("one", Painting((), "webp", "en", "light", (), 100)))
    await going.wait()
    with pytest.raises(Refusal, match="Another animated picture") as refusal:
        await studio.film("two", Painting((), "webp", "de", "light", (), 100))
    assert (refusal.value.status, refusal.value.headers()) == (503, {"Retry-After": "30"})
    free.set()
    assert await one == b"en" == studio.kept("one")
    for number in range(painting._KEPT):
        await studio.film(number, Painting((), "webp", "nl", "light", (), 100))
    assert studio.kept("one") is None


async def test_a_process_draws_and_is_ended_when_it_takes_too_long(hall: Hall) -> None:
    """Also one that is killed, and one that cannot draw what it gets."""
    name = await hall.archive.add(WHOLE.to_text())
    replay = (await hall.archive.game(name)).replays.through(frozenset())
    wanted = Painting((replay.scene(0),), "png", "en", "light", ("", ""), 100)
    painter = Painter()
    try:
        assert (await painter.paint(wanted, 3600))[1:4] == b"PNG"
        with pytest.raises(Refusal, match="in time"):
            await painter.paint(wanted, 0)
        assert (await painter.paint(wanted, 3600))[1:4] == b"PNG"
        assert painter._running
        painter._running[0].kill()
        painter._running[0].join()
        with pytest.raises(Refusal) as refusal:
            await painter.paint(wanted._replace(theme="pink"), 3600)
        assert refusal.value.status == 500
    finally:
        await painter.close()
    with pytest.raises(Refusal, match="in time"):
        await painter.paint(wanted, 3600)
