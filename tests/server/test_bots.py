"""Bots think in processes of their own; whatever happens to these, tables go on."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import structlog

import formicarium as fm
from formicarium.client import bot, me
from formicarium.server.hall import Hall
from formicarium.server.thinking import BotFailure, Question, Thinker, Thoughts, Worker
from tests.server.clock import Clock
from tests.server.serving import GAME, LONG, SIMULTANEOUS, lift_limits, open_hall, set_up, until

STATE = fm.game(GAME).new(players=2, seed=7, options={"start": "A"})


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    """A thinker with one process, which each test leaves alive."""
    lift_limits()
    thinker = Thinker(1, LONG)
    yield thinker
    asyncio.run(thinker.close())


async def _choose(thinker: Thinker, bot: str = "random") -> str:
    return await thinker.choose(GAME, bot, STATE.to_json(), 0)


def _end_processes(thinker: Thinker) -> None:
    for worker in thinker._workers:
        worker._process.kill()
        worker._process.join()


def _stop(worker: Worker) -> None:
    worker.get_ready()
    assert worker._process.pid
    os.kill(worker._process.pid, signal.SIGSTOP)


def _stop_before(patch: pytest.MonkeyPatch, is_meant: Callable[[Question], bool]) -> None:
    """Stop the process before a bot thinks about such a question, and give it up at once."""
    ask = Worker.ask

    def ask_in_vain(worker: Worker, question: Question, seconds: float) -> Thoughts:
        if not is_meant(question):
            return ask(worker, question, seconds)
        _stop(worker)
        return ask(worker, question, 0.0)

    patch.setattr(Worker, "ask", ask_in_vain)


async def _bots_finish(hall: Hall, kind: str = "") -> None:
    created = await set_up(hall, bot(kind), bot(kind))
    async with hall.table(created.table.id) as table:
        await until(lambda: table.row.phase == "over")


async def test_a_dead_process_is_replaced(thinker: Thinker) -> None:
    assert fm.game(GAME).parse(await _choose(thinker, "greedy")) in STATE.legal_actions(0)
    for worker in thinker._workers:
        worker.kill()
    assert await _choose(thinker)
    with pytest.raises(BotFailure, match="clever"):
        await _choose(thinker, "clever")


async def test_a_bot_that_ends_its_process_is_asked_once_more(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process is gone when it is to think; so is the next one, and nobody asks a third time."""
    gone: list[Worker] = []
    get_ready = Worker.get_ready

    def get_ready_and_die(worker: Worker) -> None:
        get_ready(worker)
        worker.kill()
        gone.append(worker)

    with monkeypatch.context() as patch:
        patch.setattr(Worker, "get_ready", get_ready_and_die)
        with pytest.raises(BotFailure, match="2 times"):
            await _choose(thinker, "hard")
    assert len(set(gone)) == 2
    assert await _choose(thinker, "hard")


async def test_processes_that_died_while_idle_are_not_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The next bot did not end them, so it is asked in a new process."""
    ask, asked = Worker.ask, []

    def noted(worker: Worker, *question: Any) -> Thoughts:
        asked.append(worker)
        return ask(worker, *question)

    thinker = Thinker(2, LONG)
    await asyncio.gather(_choose(thinker), _choose(thinker))
    _end_processes(thinker)
    monkeypatch.setattr(Worker, "ask", noted)
    assert await _choose(thinker)
    assert len(asked) == 1
    await thinker.close()


async def test_where_no_process_can_be_started_a_bot_has_failed(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(*_: Any) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    _end_processes(thinker)
    with monkeypatch.context() as patch:
        patch.setattr("formicarium.server.thinking.start_worker", no_room)
        with pytest.raises(BotFailure, match=r"no process for it: .* unavailable"):
            await _choose(thinker)
    assert await _choose(thinker)


async def test_a_process_that_hangs_is_ended(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await _choose(thinker)
    (stuck,) = thinker._workers
    with monkeypatch.context() as patch:
        _stop_before(patch, lambda _: True)
        with pytest.raises(BotFailure, match=f"more than {LONG} seconds"):
            await _choose(thinker)
    assert not stuck._process.is_alive()
    assert await _choose(thinker)


async def test_nobody_waits_for_a_bot_that_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    once = iter([True])
    _stop_before(monkeypatch, lambda _: next(once, False))
    async with open_hall(tmp_path / "tables.db", processes=True) as hall:
        with structlog.testing.capture_logs() as logs:
            await _bots_finish(hall)
    (failed,) = _not_moved(logs)
    assert failed["bot"] == "medium"
    assert f"more than {LONG} seconds" in failed["trouble"]


@pytest.mark.parametrize("answer", [BotFailure("confused"), "A eat", "F fill", ""])
async def test_a_bot_that_fails_is_stood_in_for(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, answer: Any
) -> None:
    choose = hall.thinker.choose

    async def confused(game: str, bot: str, state: str, seat: int) -> str:
        if bot == "random":
            return await choose(game, bot, state, seat)
        if isinstance(answer, BotFailure):
            raise answer
        return str(answer)

    monkeypatch.setattr(hall.thinker, "choose", confused)
    await _bots_finish(hall)


async def test_a_bot_that_overruns_is_stood_in_for_by_the_next_lower_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Experts whose processes stand still are asked again each time, and hard moves for them."""
    _stop_before(monkeypatch, lambda question: question.bot == "expert")
    async with open_hall(tmp_path / "tables.db", processes=True) as hall:
        with structlog.testing.capture_logs() as logs:
            created = await set_up(hall, bot("expert"), bot("expert"))
            async with hall.table(created.table.id) as table:
                await until(lambda: table.length >= 2)
                assert table.seats[0].bot == "expert"  # the next move is its own again
    failed = _not_moved(logs)
    assert len(failed) >= 2
    assert {line["bot"] for line in failed} == {"expert"}


def _not_moved(logs: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    return [line for line in logs if line["event"] == "a bot did not move"]


async def test_levels_fail_one_after_the_other(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
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


async def test_the_time_a_bot_thinks_counts_as_its_pause(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path / "tables.db", bot_pause=0.8) as hall:
        choose = hall.thinker.choose
        thinking = iter([0.0, 1.0, 0.5])

        async def slowly(*position: Any) -> str:
            clock.seconds += next(thinking, 0.0)
            return await choose(*position)

        monkeypatch.setattr(hall.thinker, "choose", slowly)
        created = await set_up(hall, bot("random"), bot("random"))
        async with hall.table(created.table.id) as table:
            await until(lambda: table.length >= 3)
    assert clock.pauses[:3] == pytest.approx([0.8, 0.0, 0.3])


async def test_bots_that_choose_at_once_think_at_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None waits for another, so three experts do not take three times as long."""
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
    created = await set_up(hall, me(), *[bot("easy")] * 3, game=SIMULTANEOUS)
    async with hall.table(created.table.id) as table:
        ledger = table.ledger
        assert ledger
        await until(lambda: ledger.state.to_act == (0,))


async def test_a_server_stops_at_once_and_quietly_while_bots_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not wait for a thought that takes an hour."""
    ask, thinking = Worker.ask, threading.Event()

    def think_for_ever(worker: Worker, *question: Any) -> Thoughts:
        _stop(worker)
        thinking.set()
        return ask(worker, *question)

    monkeypatch.setattr(Worker, "ask", think_for_ever)
    async with open_hall(tmp_path / "tables.db", processes=True) as hall:
        await set_up(hall, bot(), bot())
        await until(thinking.is_set)
        with structlog.testing.capture_logs() as logs:
            await hall.close()
    assert logs == []


async def test_logs_of_bots_are_not_of_the_request_that_woke_them(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
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


MORTAL = """
import asyncio, os, signal
from formicarium.server.thinking import Thinker

async def main():
    thinker = Thinker(1, 9)
    thinker.warm_up()
    while not any(worker._ready for worker in thinker._workers):
        await asyncio.sleep(0.01)
    print(*[worker._process.pid for worker in thinker._workers], flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_bots_do_not_outlive_a_killed_server() -> None:
    """A killed server cannot end its processes; they notice that it is gone."""
    command = [sys.executable, "-c", MORTAL]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    pids = [int(word) for word in done.stdout.split()]
    assert pids
    await until(lambda: not any(_alive(pid) for pid in pids))


def _alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False
