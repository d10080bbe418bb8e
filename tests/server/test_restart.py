"""Nothing that was acknowledged is ever lost, and nothing happens twice."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

import formicarium as fm
from formicarium.client import Client, ServerRefusal, bot, me
from formicarium.server.protocol import Created
from tests.server.restarts import ROOT, Player, Zygote
from tests.server.serving import (
    GAME,
    LONG,
    Served,
    connection,
    greet,
    over,
    play_first,
    step,
    until,
)
from tests.tables import SOAK

KILLS = 50 if SOAK else 8


async def test_kills_lose_nothing_and_double_nothing(zygote: Zygote, tmp_path: Path) -> None:
    """The server dies at any time after a player has been promised something."""
    rng, kills = Random(1), 0
    games: list[tuple[Created, list[Player]]] = []
    await zygote.start()
    async with zygote.client() as client:
        while kills < KILLS:
            seats = [me("Ida"), me("Bo")]
            created = await client.create(GAME, seats, rng.choice(["base", "expert"]))
            players = [Player(client, created, seat, rng) for seat in (0, 1)]
            games.append((created, players))
            playing = asyncio.gather(*(player.play() for player in players))
            while not playing.done() and kills < KILLS:
                kept = _promises(players)
                await until(lambda: playing.done() or _promises(players) > kept)  # noqa: B023
                await asyncio.sleep(rng.uniform(0.0, 0.1))
                await zygote.restart()
                kills += 1
            await playing
        for created, players in games:
            await _check_game(client, tmp_path / "tables.db", created, players)


def _promises(players: list[Player]) -> int:
    return sum(len(player.promised) for player in players)


async def _check_game(client: Client, path: Path, created: Created, players: list[Player]) -> None:
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute(
            "SELECT number, action_id FROM entries WHERE table_id = ? ORDER BY number",
            [created.table.id],
        ).fetchall()
    promised = {**players[0].promised, **players[1].promised}
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    assert {name: number for number, name in rows} == promised
    secrets = list(created.secrets.values())
    record = fm.Record.from_text(await client.record(created.table.id, secrets))
    assert record.verify().is_over
    for player in players:
        assert player.seen is not None
        fresh = await client.look(created.table.id, [player.secret])
        assert player.seen.view == fresh.view  # ids of pieces survived every restart
        assert player.seen.log == list(fresh.log)


async def test_a_restarted_server_goes_on(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        async with served.client() as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")])
            async with client.sit(created) as old:
                for _ in range(7):
                    await step(old)
                await old.say("see you")
    with Served(tmp_path) as served:
        async with served.client() as client:
            secrets = list(created.secrets.values())
            async with client.live(created.table.id, secrets, old) as live:
                sync = await client.look(created.table.id, secrets)
                assert live.view == sync.view == old.view
                assert [line.text for line in sync.chat] == ["see you"]
                await play_first(live)
            record = await client.record(created.table.id, secrets)
            assert fm.Record.from_text(record).verify().is_over


async def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    with Served(tmp_path, bot_pause=LONG) as served:
        async with served.client() as client:
            created = await client.create(GAME, [bot("random"), bot("random")])
    with Served(tmp_path) as served:
        async with served.client() as client:
            await over(client, created.table.id, [created.spectator])


async def test_idle_tables_are_put_away_and_come_back(tmp_path: Path) -> None:
    with Served(tmp_path, idle_seconds=0.1) as served:
        async with served.client() as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")])
            async with client.sit(created) as live:
                await step(live)
                other = await client.create(GAME, [me("Ida"), me("Bo")])  # idle, but not as long
                await until(lambda: not served.hall.in_memory(other.table.id))
                assert served.hall.in_memory(created.table.id)
            await until(lambda: not served.hall.in_memory(created.table.id))
            async with client.live(created.table.id, created.secrets.values(), live) as again:
                await play_first(again)


async def test_a_corrupt_log_spoils_only_its_own_table(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        async with served.client() as client:
            bad, good = [
                await client.create(GAME, [me("Ida"), me("Bo")], listed=True) for _ in range(2)
            ]
            for created in (bad, good):
                async with client.sit(created) as live:
                    for _ in range(3):
                        await step(live)
    with closing(sqlite3.connect(served.database)) as database:
        database.execute(
            "UPDATE entries SET action = 'A eat' WHERE number = 2 AND table_id = ?", [bad.table.id]
        )
        database.commit()
    with Served(tmp_path) as served:
        async with served.client() as client:
            with pytest.raises(ServerRefusal, match="cannot be loaded") as refusal:
                await client.look(bad.table.id)
            assert refusal.value.status == 500
            with pytest.raises(ServerRefusal, match="cannot be loaded"):
                async with client.live(bad.table.id):
                    pass
            async with client.sit(good) as live:
                await play_first(live)
            assert bad.table.id in [each.id for each in await client.tables()]


async def test_a_stopping_server_says_so_and_finishes_what_it_began(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        async with served.client() as client:
            created = await client.create(GAME, [me("Ida"), me("Bo")])
            secrets = list(created.secrets.values())
            polling = asyncio.create_task(client.look(created.table.id, secrets, since=0))
            async with connection(served.url, created) as idle:
                await greet(idle, created.spectator)
                await until(lambda: served.table(created.table.id).users == 2)
                await asyncio.to_thread(served.stop)
                with pytest.raises(ConnectionClosed) as closed:
                    await idle.recv()
            assert (await polling).length == 0  # answered, not cut
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1012


def _serve(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "formicarium", "serve", *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT,
    )  # fmt: skip


async def test_the_command_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    process = _serve("--port", "0", "--database-url", str(tmp_path / "tables.db"))
    assert process.stdout
    line = process.stdout.readline()
    url = line.split()[4].rstrip("/")
    assert line.startswith("Formicarium is open at http://127.0.0.1:")
    async with Client(url, patience=None) as client:
        created = await client.create(GAME, [me("Ida"), bot("random")])
        async with client.sit(created) as live:
            await live.my_turn()
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionError, match="1012"):
                await live.reach(1000)
    _, errors = process.communicate()
    assert process.returncode in (0, -signal.SIGTERM)
    assert "Traceback" not in errors


def test_a_busy_port_is_one_clear_line(url: str, tmp_path: Path) -> None:
    port = url.rpartition(":")[2]
    process = _serve("--port", port, "--database-url", str(tmp_path / "tables.db"))
    out, errors = process.communicate()
    assert (process.returncode, out) == (2, "")
    assert errors.count("\n") == 1
    assert f"port {port}" in errors


def test_a_database_of_another_version_is_one_clear_line(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        pass
    with closing(sqlite3.connect(served.database)) as database:
        database.execute("UPDATE schema_version SET version = 99")
        database.commit()
    process = _serve("--port", "0", "--database-url", str(served.database))
    _, errors = process.communicate()
    assert process.returncode == 2
    assert errors.count("\n") == 1
    assert "version 99" in errors
