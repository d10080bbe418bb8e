"""Parts of the server on their own: bots' processes, several servers, settings."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator, Iterable
from pathlib import Path
from typing import Any

import pytest
from litestar.channels.backends.base import ChannelsBackend

import formicarium as fm
from formicarium.server.hall import Hall
from formicarium.server.limits import RATES, Limits
from formicarium.server.notices import OverChannels, notices
from formicarium.server.protocol import ActionRequest, NewTable, SeatWish, UndoRequest
from formicarium.server.refusal import Refusal
from formicarium.server.settings import Settings, data_folder, database
from formicarium.server.thinking import Thinker
from tests.server.serving import run

GAME = "micropolis"


def test_a_dead_process_of_the_bots_is_replaced() -> None:
    async def check() -> None:
        thinker = Thinker(1)
        state = fm.game(GAME).new(players=2, seed=7, options={"start": "A"})
        for _ in range(2):
            chosen = await thinker.choose(GAME, "greedy", state.to_json(), 0)
            assert fm.game(GAME).parse(chosen) in state.legal_actions(0)
            assert thinker._pool
            for pid in list(thinker._pool._processes):
                os.kill(pid, signal.SIGKILL)
        assert await thinker.choose(GAME, "random", state.to_json(), 0)
        with pytest.raises(fm.SetupError):
            await thinker.choose(GAME, "clever", state.to_json(), 0)
        await thinker.close()

    run(check())


def test_a_bot_that_fails_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        hall = Hall(Settings(database_url=str(tmp_path / "tables.db"), bot_pause=0))
        await hall.open()
        choose, failures = hall.thinker.choose, iter([RuntimeError("confused")])

        async def confused(*position: Any) -> str:
            for failure in failures:
                raise failure
            return await choose(*position)

        monkeypatch.setattr(hall.thinker, "choose", confused)
        created = await hall.create(NewTable(GAME, 2, [SeatWish("bot"), SeatWish("bot")]))
        async with hall.table(created.table.id) as table:
            while table.row.phase != "over":
                await asyncio.sleep(0.05)
        await hall.close()

    run(check())


def test_bots_do_not_outlive_a_killed_server() -> None:
    """The sentinel of the parent ends them; here the parent only pretends to die."""
    code = (
        "import asyncio, os, signal\n"
        "from formicarium.server.thinking import Thinker\n"
        "async def main():\n"
        "    thinker = Thinker(1); thinker.warm_up()\n"
        "    await asyncio.sleep(1.0)\n"
        "    print(*thinker._pool._processes, flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "if __name__ == '__main__': asyncio.run(main())\n"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    pids = [int(word) for word in done.stdout.split()]
    assert pids

    async def gone() -> None:
        while any(_alive(pid) for pid in pids):
            await asyncio.sleep(0.05)

    run(gone())


def _alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


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


def test_two_servers_share_their_tables(tmp_path: Path) -> None:
    async def check() -> None:
        ends: list[Wire] = []
        settings = Settings(database_url=str(tmp_path / "tables.db"), bot_pause=0)
        one, two = (Hall(settings, OverChannels(Wire(ends))) for _ in range(2))
        await one.open()
        await two.open()
        seats = [SeatWish("me", "Ida"), SeatWish("open")]
        created = await one.create(NewTable(GAME, 2, seats, None, {}, True))
        name, ida = created.table.id, [created.secrets["0"]]
        async with one.table(name) as here, two.table(name) as there:
            joined = await two.desk.join(there, [], "Bo")
            bo = [joined.secret]
            while here.row.phase == "open":
                await asyncio.sleep(0.01)
            assert here.ledger is not None
            assert there.ledger is not None
            guest = here.enter((*ida,), None)
            for number in range(10):
                hall, table = (one, here) if number % 2 else (two, there)
                action = table.ledger.state.legal_actions(table.ledger.state.to_act[0])[0]  # type: ignore[union-attr]
                secrets = [ida, bo][action.seat]
                asked = ActionRequest(f"move-{number}", number, str(action))
                assert await hall.desk.act(table, secrets, asked) == number + 1
                while here.length != there.length:
                    await asyncio.sleep(0.01)
            assert here.ledger.state == there.ledger.state
            assert guest.outbox.take().resync
        await one.close()
        await two.close()

    run(check())


def test_two_servers_that_hear_nothing_still_agree(tmp_path: Path) -> None:
    """Notices may be lost: the primary key decides, and whoever lost the race looks again."""

    async def check() -> None:
        settings = Settings(database_url=str(tmp_path / "tables.db"))
        one, two = Hall(settings), Hall(settings)
        await one.open()
        await two.open()
        seats = [SeatWish("me", "Ida"), SeatWish("me", "Bo")]
        created = await one.create(NewTable(GAME, 2, seats))
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
        await one.close()
        await two.close()

    run(check())


def test_a_failed_write_changes_nothing_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        hall = Hall(Settings(database_url=str(tmp_path / "tables.db")))
        await hall.open()
        created = await hall.create(NewTable(GAME, 2, [SeatWish("me"), SeatWish("me")]))
        own = list(created.secrets.values())
        async with hall.table(created.table.id) as table:
            assert table.ledger is not None
            action = table.ledger.state.legal_actions(table.ledger.state.to_act[0])[0]
            asked = ActionRequest("once", 0, str(action))
            write = hall.store.write

            async def commit_and_fail(*changes: object) -> None:
                await write(*changes)  # type: ignore[arg-type]
                raise OSError("the line broke after the commit")

            monkeypatch.setattr(hall.store, "write", commit_and_fail)
            with pytest.raises(Refusal) as refusal:
                await hall.desk.act(table, own, asked)
            assert (refusal.value.status, table.length) == (503, 0)
            monkeypatch.setattr(hall.store, "write", write)
            assert await hall.desk.act(table, own, asked) == 1  # it was there; now it is known
            assert table.length == 1
        await hall.close()

    run(check())


def test_a_move_is_stored_even_if_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        hall = Hall(Settings(database_url=str(tmp_path / "tables.db")))
        await hall.open()
        created = await hall.create(NewTable(GAME, 2, [SeatWish("me"), SeatWish("me")]))
        own = list(created.secrets.values())
        write = hall.store.write

        async def slowly(*changes: object) -> None:
            await asyncio.sleep(0.1)
            await write(*changes)  # type: ignore[arg-type]

        monkeypatch.setattr(hall.store, "write", slowly)
        async with hall.table(created.table.id) as table:
            assert table.ledger is not None
            action = table.ledger.state.legal_actions(table.ledger.state.to_act[0])[0]
            asked = ActionRequest("hasty", 0, str(action))
            hasty = asyncio.create_task(hall.unbroken(hall.desk.act(table, own, asked)))
            await asyncio.sleep(0.02)
            hasty.cancel()
            await hall.close()
            assert table.length == 1
            with pytest.raises(Refusal) as refusal:
                await hall.unbroken(hall.desk.act(table, own, asked))
            assert refusal.value.status == 503

    run(check())


def test_settings_come_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = {
        "FORMICARIUM_PORT": "99",
        "FORMICARIUM_ORIGINS": "https://a.example, https://b.example",
    }
    settings = Settings.from_environment(given)
    assert settings.port == 99
    assert settings.origins == ("https://a.example", "https://b.example")
    with pytest.raises(fm.SetupError, match="bot_pause"):
        Settings.from_environment({"FORMICARIUM_BOT_PAUSE": "-1"})
    with pytest.raises(fm.SetupError, match="understood"):
        database("://")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "formicarium"
    assert str(tmp_path) in str(database(""))
    with pytest.raises(fm.SetupError, match="redis"):
        notices("smoke://signals")


def test_an_unknown_database_is_a_clear_error() -> None:
    for url in ("oracle9://x", "postgresql://localhost/ants", "sqlite:////proc/nowhere/x.db"):
        with pytest.raises((fm.SetupError, OSError)):
            run(_open(url))


async def _open(url: str) -> None:
    await Hall(Settings(database_url=url)).store.open()


def test_limits_forget_those_who_stopped() -> None:
    now = 0.0
    limits = Limits(clock=lambda: now)
    for address in range(20_001):
        limits.take("chat", str(address))
        now += 1e-9
    now += 60
    limits.take("chat", "new")
    assert len(limits._buckets) < 20_001
    for _ in range(int(RATES["chat"].burst)):
        limits.take("chat", "eager")
    with pytest.raises(Refusal) as refusal:
        limits.take("chat", "eager")
    assert refusal.value.retry_after == 2
    now += 2
    limits.take("chat", "eager")


def test_the_example_of_the_documentation_runs(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {"__name__": "example"}
    exec(code, names)  # noqa: S102 - our own documentation
    run(names["main"](url))
    printed = capsys.readouterr().out
    assert "winners: (" in printed
    assert "formicarium record 1" in printed
