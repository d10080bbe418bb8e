"""Nothing that was acknowledged is ever lost, and nothing happens twice."""

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

import formicarium as fm
from formicarium.client import Client, LiveClient, ServerRefusal, bot, me, new_id
from formicarium.server.protocol import Created
from tests.server.serving import Served, over, play_first, run

GAME = "micropolis"
KILLS = 50
ROOT = Path(__file__).parents[2]


class Zygote:
    """Real server processes that come and go at one address."""

    def __init__(self, database: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote", str(database), str(port)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
        )  # fmt: skip

    def start(self) -> int:
        return int(self._ask("start"))

    def kill(self, pid: int) -> None:
        os.kill(pid, signal.SIGKILL)
        assert self._ask("reap") == "gone"

    def close(self) -> None:
        self._process.communicate(timeout=10)

    def _ask(self, command: str) -> str:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{command}\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().strip()


@contextmanager
def zygote(database: Path) -> Iterator[Zygote]:
    found = Zygote(database)
    try:
        yield found
    finally:
        found.close()


class Player:
    """One seat that plays through every break, and remembers what it was promised."""

    undoes = 0.3
    """How often it takes back what it may."""

    def __init__(self, client: Client, created: Created, seat: int, rng: Random) -> None:
        self.client = client
        self.table = created.table.id
        self.secret = created.secrets[str(seat)]
        self.rng = rng
        self.seen: LiveClient | None = None
        self.waiting: tuple[str, str] | None = None
        self.promised: dict[str, int] = {}

    async def play(self) -> None:
        while True:
            try:
                live = self.client.live(self.table, [self.secret], self.seen)
                async with live as self.seen:
                    await self._until_over(self.seen)
                    return
            except (OSError, ConnectionError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)

    async def _until_over(self, live: LiveClient) -> None:
        while self.waiting or not (await live.my_turn()).over:
            if self.waiting is None:
                undo = live.may_undo and self.rng.random() < self.undoes
                what = "" if undo else self.rng.choice(live.options()).action
                self.waiting = (new_id(), what)
            name, action = self.waiting
            length = await (live.act(action, name) if action else live.undo(name))
            self.promised[name] = length
            self.waiting = None


def test_fifty_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    rng = Random(1)

    async def check(servers: Zygote) -> list[tuple[Created, list[Player]]]:
        games: list[tuple[Created, list[Player]]] = []
        kills = 0
        pid = servers.start()
        while kills < KILLS:
            async with Client(servers.url) as client:
                seats = [me("Ida"), me("Bo")]
                created = await client.create(GAME, seats, rng.choice(["base", "expert"]))
                players = [Player(client, created, seat, rng) for seat in (0, 1)]
                games.append((created, players))
                playing = asyncio.gather(*(player.play() for player in players))
                while not playing.done() and kills < KILLS:
                    await asyncio.sleep(rng.uniform(0.0, 0.25))
                    await asyncio.to_thread(servers.kill, pid)
                    kills += 1
                    pid = await asyncio.to_thread(servers.start)
                await playing
        for created, players in games:
            await _check_game(servers.url, database, created, players)
        return games

    with zygote(database) as servers:
        games = asyncio.run(check(servers))
    assert sum(len(player.promised) for _, players in games for player in players) > 50


async def _check_game(url: str, path: Path, created: Created, players: list[Player]) -> None:
    with sqlite3.connect(path) as database:
        rows = database.execute(
            "SELECT number, action_id FROM entries WHERE table_id = ? ORDER BY number",
            [created.table.id],
        ).fetchall()
    database.close()
    promised = {**players[0].promised, **players[1].promised}
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    assert {name: number for number, name in rows} == promised
    async with Client(url) as client:
        secrets = list(created.secrets.values())
        record = fm.Record.from_text(await client.record(created.table.id, secrets))
        assert record.verify().is_over
        for player in players:
            assert player.seen is not None
            fresh = await client.look(created.table.id, [player.secret])
            assert player.seen.view == fresh.view  # ids of pieces survived every restart
            assert player.seen.log == list(fresh.log)


def test_a_restarted_server_goes_on(tmp_path: Path) -> None:
    async def begin(url: str) -> tuple[Created, LiveClient]:
        async with Client(url) as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")])
            async with client.sit(created) as live:
                for _ in range(7):
                    await live.my_turn()
                    await live.act(live.options()[0].action)
                await live.say("see you")
            return created, live

    async def go_on(url: str, created: Created, old: LiveClient) -> None:
        async with Client(url) as client:
            secrets = list(created.secrets.values())
            async with client.live(created.table.id, secrets, old) as live:
                sync = await client.look(created.table.id, secrets)
                assert live.view == sync.view == old.view
                assert [line.text for line in sync.chat] == ["see you"]
                await play_first(live)
            record = await client.record(created.table.id, secrets)
            assert fm.Record.from_text(record).verify().is_over

    with Served(tmp_path) as served:
        created, live = run(begin(served.url))
    with Served(tmp_path) as served:
        run(go_on(served.url, created, live))


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    async def begin(url: str) -> Created:
        async with Client(url) as client:
            return await client.create(GAME, [bot("random"), bot("random")])

    async def wait(url: str, created: Created) -> None:
        async with Client(url) as client:
            await over(client, created.table.id, [created.spectator])

    with Served(tmp_path, bot_pause=0.3) as served:
        created = run(begin(served.url))
    with Served(tmp_path) as served:
        run(wait(served.url, created))


def test_idle_tables_are_put_away_and_come_back(tmp_path: Path) -> None:
    async def check(served: Served) -> None:
        async with Client(served.url) as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")])
            async with client.sit(created) as live:
                await live.act(live.options()[0].action)
                await asyncio.sleep(0.4)
                assert created.table.id in served.hall._live
            while created.table.id in served.hall._live:
                await asyncio.sleep(0.05)
            async with client.live(created.table.id, created.secrets.values(), live) as again:
                await play_first(again)

    with Served(tmp_path, idle_seconds=0.1) as served:
        run(check(served))


def test_a_corrupt_log_spoils_only_its_own_table(tmp_path: Path) -> None:
    async def begin(url: str) -> list[Created]:
        async with Client(url) as client:
            made = []
            for _ in range(2):
                created = await client.create(GAME, [me("Ida"), me("Bo")], listed=True)
                async with client.sit(created) as live:
                    for _ in range(3):
                        await live.act(live.options()[0].action)
                made.append(created)
            return made

    async def check(url: str, bad: Created, good: Created) -> None:
        async with Client(url) as client:
            with pytest.raises(ServerRefusal, match="cannot be loaded; the log") as refusal:
                await client.look(bad.table.id)
            assert refusal.value.status == 500
            with pytest.raises(ServerRefusal, match="cannot be loaded"):
                async with client.live(bad.table.id):
                    pass
            async with client.sit(good) as live:
                await play_first(live)
            assert bad.table.id in [each.id for each in await client.tables()]

    with Served(tmp_path) as served:
        bad, good = run(begin(served.url))
    with sqlite3.connect(served.database) as database:
        database.execute(
            "UPDATE entries SET action = 'A eat' WHERE number = 2 AND table_id = ?", [bad.table.id]
        )
    database.close()
    with Served(tmp_path) as served:
        run(check(served.url, bad, good))


def test_a_stopping_server_says_so_and_finishes_what_it_began(tmp_path: Path) -> None:
    async def check(served: Served) -> int:
        async with Client(served.url) as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")])
            secrets = list(created.secrets.values())
            address = f"{served.url.replace('http', 'ws', 1)}/api/tables/{created.table.id}/live"
            polling = asyncio.create_task(client.look(created.table.id, secrets, since=0))
            async with connect(address, proxy=None, max_size=None) as idle:
                await idle.send('{"type":"hello","secrets":["' + created.spectator + '"]}')
                await idle.recv()
                began = time.monotonic()
                await asyncio.to_thread(served.stop)
                assert time.monotonic() - began < 5
                with pytest.raises(ConnectionClosed) as closed:
                    await idle.recv()
            assert (await polling).length == 0  # answered, not cut
            assert closed.value.rcvd
            return closed.value.rcvd.code

    served = Served(tmp_path).__enter__()
    assert run(check(served)) == 1012


def _serve(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "formicarium", "serve", *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT,
    )  # fmt: skip


def test_the_command_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    process = _serve("--port", "0", "--database-url", str(tmp_path / "tables.db"))
    assert process.stdout
    line = process.stdout.readline()
    url = line.split()[4].rstrip("/")
    assert line.startswith("Formicarium is open at http://127.0.0.1:")

    async def check() -> None:
        async with Client(url) as client:
            created = await client.create(GAME, [me("Ida"), bot("random")])
            async with client.sit(created) as live:
                await live.my_turn()
                process.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionError, match="1012"):
                    await live.reach(1000)

    run(check())
    _, errors = process.communicate(timeout=20)
    assert process.returncode in (0, -signal.SIGTERM)
    assert "Traceback" not in errors


def test_a_busy_port_is_one_clear_line(url: str, tmp_path: Path) -> None:
    port = url.rpartition(":")[2]
    process = _serve("--port", port, "--database-url", str(tmp_path / "tables.db"))
    out, errors = process.communicate(timeout=20)
    assert (process.returncode, out) == (2, "")
    assert errors.count("\n") == 1
    assert f"port {port}" in errors


def test_a_database_of_another_version_is_one_clear_line(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        pass
    with sqlite3.connect(served.database) as database:
        database.execute("UPDATE schema_version SET version = 99")
    database.close()
    process = _serve("--port", "0", "--database-url", str(served.database))
    _, errors = process.communicate(timeout=20)
    assert process.returncode == 2
    assert errors.count("\n") == 1
    assert "version 99" in errors
