"""Where bots think: in processes of their own, so that nobody waits for them.

A position goes over as JSON and an action comes back in notation. A process that dies is replaced
and asked again; one that does not come to an end is ended.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import wait
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

import structlog

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_ATTEMPTS = 3
_START_SECONDS = 60.0

_log = structlog.get_logger()


class BotFailure(Exception):  # noqa: N818 - what a bot did, not an error of the server
    """A bot that gives no action."""


class Question(NamedTuple):
    """A position in which a bot is to choose."""

    game: str
    bot: str
    state: str
    seat: int


class Worker:
    """A process in which one bot thinks at a time."""

    def __init__(self) -> None:
        # spawn: the threads and sockets of the server must not be copied into a bot's process
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()  # now the pipe breaks when the process dies
        self._ready = False

    def ask(self, question: Question, seconds: float) -> str:
        """Wait for an action; ``EOFError`` if the process dies, ``TimeoutError`` if it hangs."""
        self.get_ready()
        self._pipe.send(question)
        action, trouble = self._answer(seconds)
        if trouble:
            raise BotFailure(trouble)
        return action

    def get_ready(self) -> None:
        """Wait until everything is imported: that takes longer than a thought."""
        if not self._ready:
            self._answer(_START_SECONDS)
            self._ready = True

    def kill(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()

    def bury(self) -> None:
        """End the process and let go of all that it held."""
        self.kill()
        self._process.join()
        self._pipe.close()

    def _answer(self, seconds: float) -> tuple[str, str]:
        if not self._pipe.poll(seconds):
            raise TimeoutError
        answer: tuple[str, str] = self._pipe.recv()
        return answer


class Thinker:
    """So many processes at most; they are there when they are first needed."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(workers, "bots")
        """One for each process; they only wait."""
        self._lock = threading.Lock()
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._closed = False

    def warm_up(self) -> None:
        """Start a process before it is needed."""
        if not self._workers and not self._closed:
            self._threads.submit(self._start_one)

    async def choose(self, game_id: str, bot_name: str, state: str, seat: int) -> str:
        """Let a bot choose an action; ``BotFailure`` if it does not."""
        question = Question(game_id, bot_name, state, seat)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    async def close(self) -> None:
        """End the processes; nobody waits for their thoughts any more."""
        await asyncio.to_thread(self._close)

    def _ask(self, question: Question) -> str:
        for attempt in range(1, _ATTEMPTS + 1):
            worker = self._take()
            try:
                return worker.ask(question, self._seconds)
            except TimeoutError:
                self._discard(worker)
                raise BotFailure(f"it thought for more than {self._seconds:g} seconds") from None
            except (EOFError, OSError):
                self._discard(worker)
                _log.warning("a bot's process died", bot=question.bot, attempt=attempt)
            finally:
                self._put_back(worker)
        raise BotFailure(f"it ended its process {_ATTEMPTS} times")

    def _start_one(self) -> None:
        worker = self._take()
        try:
            worker.get_ready()
        except (EOFError, OSError):
            self._discard(worker)
        self._put_back(worker)

    def _take(self) -> Worker:
        with self._lock:
            if self._closed:
                raise BotFailure("the server stops")
            if not self._idle:
                self._idle.append(Worker())
                self._workers.add(self._idle[-1])
            return self._idle.pop()

    def _put_back(self, worker: Worker) -> None:
        with self._lock:
            if worker in self._workers:
                self._idle.append(worker)

    def _discard(self, worker: Worker) -> None:
        with self._lock:
            self._workers.discard(worker)
        worker.bury()

    def _close(self) -> None:
        with self._lock:
            self._closed = True
            workers = list(self._workers)
        for worker in workers:
            worker.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in workers:
            self._discard(worker)


# -------------------------------------------------------------------------- in the bots' processes


def _work(pipe: Connection) -> None:
    """Answer questions until the server is gone; Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    import formicarium.games  # noqa: F401, PLC0415 - so that the first thought does not wait for it

    pipe.send(("", ""))
    while True:
        try:
            pipe.send(_choose(pipe.recv()))
        except (EOFError, OSError):
            return


def _choose(question: Question) -> tuple[str, str]:
    """Give an action, or what went wrong."""
    from formicarium.bots import bot  # noqa: PLC0415 - only in the bots' processes
    from formicarium.core.registry import game  # noqa: PLC0415

    try:
        state = game(question.game).from_json(question.state)
        return str(bot(question.bot).choose(state, question.seat, SystemRandom())), ""
    except Exception:  # noqa: BLE001 - the server is told what a bot did, whatever it was
        return "", traceback.format_exc()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
