"""Bots think in processes of their own; whatever happens to these, tables go on."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import structlog

import formicarium as fm
from formicarium.server.hall import Hall
from formicarium.server.protocol import NewTable, SeatWish
from formicarium.server.thinking import BotFailure, Question, Thinker, Thought, Worker
from tests.server.serving import open_hall, run

GAME = "micropolis"


@asynccontextmanager
async def _thinker(seconds: float = 20.0) -> AsyncIterator[Thinker]:
    thinker = Thinker(1, seconds)
    yield thinker
    await thinker.close()


def _signal(thinker: Thinker, what: signal.Signals) -> None:
    for worker in thinker._workers:
        assert worker._process.pid
        os.kill(worker._process.pid, what)


async def _bots_finish(hall: Hall, bot: str | None = None) -> None:
    created = await hall.create(NewTable(GAME, 2, [SeatWish("bot", None, bot)] * 2))
    async with hall.table(created.table.id) as table:
        while table.row.phase != "over":
            await asyncio.sleep(0.02)


def test_a_dead_process_is_replaced() -> None:
    async def check() -> None:
        async with _thinker() as thinker:
            state = fm.game(GAME).new(players=2, seed=7, options={"start": "A"})
            for _ in range(2):
                chosen = await thinker.choose(GAME, "greedy", state.to_json(), 0)
                assert fm.game(GAME).parse(chosen) in state.legal_actions(0)
                _signal(thinker, signal.SIGKILL)
            assert await thinker.choose(GAME, "random", state.to_json(), 0)
            with pytest.raises(BotFailure, match="clever"):
                await thinker.choose(GAME, "clever", state.to_json(), 0)

    run(check())


def test_a_bot_that_ends_its_process_is_asked_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is gone when it is to think; so is the next one, and nobody asks a third time."""
    gone: list[Worker] = []
    get_ready = Worker.get_ready

    def get_ready_and_die(worker: Worker) -> None:
        get_ready(worker)
        worker.kill()
        gone.append(worker)

    async def check() -> None:
        async with _thinker() as thinker:
            state = fm.game(GAME).new(players=2, seed=7, options={"start": "A"}).to_json()
            with monkeypatch.context() as patch:
                patch.setattr(Worker, "get_ready", get_ready_and_die)
                with pytest.raises(BotFailure, match="2 times"):
                    await thinker.choose(GAME, "hard", state, 0)
            assert len(set(gone)) == 2
            assert await thinker.choose(GAME, "hard", state, 0)

    run(check())


def test_processes_that_died_while_idle_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever ended all of them did not end the bot that comes next: it is asked in a new one."""
    ask, asked = Worker.ask, []

    def noted(worker: Worker, *question: Any) -> tuple[Thought, ...]:
        asked.append(worker)
        return ask(worker, *question)

    async def check() -> None:
        thinker = Thinker(2, 20.0)
        state = fm.game(GAME).new(players=2, seed=7, options={"start": "A"}).to_json()
        question = GAME, "greedy", state, 0
        await asyncio.gather(thinker.choose(*question), thinker.choose(*question))
        for worker in thinker._workers:
            worker._process.kill()
            worker._process.join()
        monkeypatch.setattr(Worker, "ask", noted)
        assert await thinker.choose(*question)
        assert len(asked) == 1
        await thinker.close()

    run(check())


def test_where_no_process_can_be_started_a_bot_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*_: Any) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    async def check() -> None:
        async with _thinker() as thinker:
            state = fm.game(GAME).new(players=2, seed=7, options={"start": "A"}).to_json()
            with monkeypatch.context() as patch:
                patch.setattr("formicarium.server.thinking.start_worker", no_room)
                with pytest.raises(BotFailure, match=r"no process for it: .* unavailable"):
                    await thinker.choose(GAME, "random", state, 0)
            assert await thinker.choose(GAME, "random", state, 0)

    run(check())


def test_a_process_that_hangs_is_ended() -> None:
    async def check() -> None:
        async with _thinker(seconds=0.5) as thinker:
            state = fm.game(GAME).new(players=2, seed=7, options={"start": "A"}).to_json()
            assert await thinker.choose(GAME, "random", state, 0)
            (stuck,) = thinker._workers
            _signal(thinker, signal.SIGSTOP)
            with pytest.raises(BotFailure, match=r"more than 0\.5 seconds"):
                await thinker.choose(GAME, "random", state, 0)
            assert not stuck._process.is_alive()
            assert await thinker.choose(GAME, "random", state, 0)

    run(check())


def test_nobody_waits_for_a_bot_that_hangs(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db", bot_workers=1, bot_seconds=0.5) as hall:
            await _bots_finish(hall)
            _signal(hall.thinker, signal.SIGSTOP)
            with structlog.testing.capture_logs() as logs:
                await _bots_finish(hall)
            failed = _not_moved(logs)
            assert [line["bot"] for line in failed] == ["medium"]
            assert "0.5 seconds" in failed[0]["trouble"]

    run(check())


@pytest.mark.parametrize("answer", [BotFailure("confused"), "A eat", "F fill", ""])
def test_a_bot_that_fails_is_stood_in_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Any
) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db") as hall:
            choose = hall.thinker.choose

            async def confused(game: str, bot: str, state: str, seat: int) -> str:
                if bot == "random":
                    return await choose(game, bot, state, seat)
                if isinstance(answer, BotFailure):
                    raise answer
                return str(answer)

            monkeypatch.setattr(hall.thinker, "choose", confused)
            await _bots_finish(hall)

    run(check())


def test_a_bot_that_overruns_is_stood_in_for_by_the_next_lower_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Experts whose processes stand still are asked again each time, and hard moves for them."""
    ask = Worker.ask

    def ask_in_vain(worker: Worker, question: Question, seconds: float) -> tuple[Thought, ...]:
        if question.bot == "expert":
            worker.get_ready()
            assert worker._process.pid
            os.kill(worker._process.pid, signal.SIGSTOP)
        return ask(worker, question, seconds)

    async def check() -> None:
        async with open_hall(tmp_path / "tables.db", bot_workers=1, bot_seconds=0.4) as hall:
            with structlog.testing.capture_logs() as logs:
                created = await hall.create(
                    NewTable(GAME, 2, [SeatWish("bot", None, "expert")] * 2)
                )
                async with hall.table(created.table.id) as table:
                    while table.length < 2:
                        await asyncio.sleep(0.02)
                    assert table.seats[0].bot == "expert"  # the next move is its own again
            failed = _not_moved(logs)
            assert len(failed) >= 2
            assert {line["bot"] for line in failed} == {"expert"}
            assert "0.4 seconds" in failed[0]["trouble"]

    monkeypatch.setattr(Worker, "ask", ask_in_vain)
    run(check())


def _not_moved(logs: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    return [line for line in logs if line["event"] == "a bot did not move"]


def test_levels_fail_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db") as hall:
            choose, asked = hall.thinker.choose, []

            async def only_easy(game: str, bot: str, state: str, seat: int) -> str:
                asked.append(bot)
                if bot != "easy":
                    raise BotFailure("crashed")
                return await choose(game, bot, state, seat)

            monkeypatch.setattr(hall.thinker, "choose", only_easy)
            with structlog.testing.capture_logs() as logs:
                await _bots_finish(hall, "expert")
            rounds, rest = divmod(len(asked), 4)
            assert asked == ["expert", "hard", "medium", "easy"] * rounds
            assert not rest
            assert [line["bot"] for line in logs] == ["expert", "hard", "medium"] * rounds

    run(check())


def test_the_time_a_bot_thinks_counts_as_its_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db", bot_pause=0.8) as hall:
            choose = hall.thinker.choose
            thinking = iter([0.0, 1.0, 0.0])

            async def slowly(*position: Any) -> str:
                action = await choose(*position)
                await asyncio.sleep(next(thinking, 9.0))
                return action

            monkeypatch.setattr(hall.thinker, "choose", slowly)
            wish = NewTable(GAME, 2, [SeatWish("bot", None, "random")] * 2, None, {"start": "A"})
            created = await hall.create(wish)
            times = []
            async with hall.table(created.table.id) as table:
                for length in (1, 2, 3):
                    while table.length < length:
                        await asyncio.sleep(0.005)
                    times.append(time.monotonic())
            waited = [after - before for before, after in pairwise(times)]
            assert 0.95 < waited[0] < 1.7  # no pause after a long thought
            assert 0.75 < waited[1] < 1.5  # only a pause

    run(check())


def test_bots_that_choose_at_once_think_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None waits for another, so three experts do not take three times as long."""

    async def check() -> None:
        async with open_hall(tmp_path / "tables.db") as hall:
            choose = hall.thinker.choose
            thinking: set[int] = set()
            everybody = asyncio.Event()

            async def together(game: str, bot: str, state: str, seat: int) -> str:
                thinking.add(seat)
                if len(thinking) == 3:
                    everybody.set()
                await everybody.wait()
                return await choose(game, bot, state, seat)

            monkeypatch.setattr(hall.thinker, "choose", together)
            seats = [SeatWish("me"), *[SeatWish("bot", None, "easy")] * 3]
            created = await hall.create(NewTable("myrmes", 4, seats))
            async with hall.table(created.table.id) as table:
                assert table.ledger
                while table.ledger.state.to_act != (0,):
                    await asyncio.sleep(0.01)

    run(check())


def test_a_server_stops_at_once_and_quietly_while_bots_think(tmp_path: Path) -> None:
    async def check() -> list[Any]:
        async with open_hall(tmp_path / "tables.db") as hall:
            await _bots_finish(hall)
            _signal(hall.thinker, signal.SIGSTOP)
            await hall.create(NewTable(GAME, 2, [SeatWish("bot"), SeatWish("bot")]))
            await asyncio.sleep(0.1)
            logs: list[Any]
            with structlog.testing.capture_logs() as logs:
                async with asyncio.timeout(5):
                    await hall.close()
            return logs

    assert run(check()) == []


def test_logs_of_bots_are_not_of_the_request_that_woke_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with open_hall(tmp_path / "tables.db") as hall:
            seen: list[Any] = []
            choose = hall.thinker.choose

            async def noted(*position: Any) -> str:
                seen.append(structlog.contextvars.get_contextvars())
                return await choose(*position)

            monkeypatch.setattr(hall.thinker, "choose", noted)
            with structlog.contextvars.bound_contextvars(request="7"):
                await _bots_finish(hall)
            assert seen
            assert not any(seen)

    run(check())


def test_bots_do_not_outlive_a_killed_server() -> None:
    """The sentinel of the parent ends them; here the parent only pretends to die."""
    code = (
        "import asyncio, os, signal\n"
        "from formicarium.server.thinking import Thinker\n"
        "async def main():\n"
        "    thinker = Thinker(1, 9); thinker.warm_up()\n"
        "    await asyncio.sleep(1.0)\n"
        "    print(*[each._process.pid for each in thinker._workers], flush=True)\n"
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
