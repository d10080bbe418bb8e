"""Bots run in separate processes, so that the server never waits for them.

A process receives a position as JSON and returns actions in notation with the bot's assessment. A
process that dies is replaced and asked once more; one that takes too long is killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import structlog

from formicarium.bots import prospects, read_bot
from formicarium.core.registry import game
from formicarium.processes import belong_to_parent, start_worker, tidy_up

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from formicarium.bots.reasons import Reason
    from formicarium.core.goods import Good

_ATTEMPTS = 2
"""Two, because something else may have killed the process; a faulty bot crashes again."""
_START_SECONDS = 60.0

_log = structlog.get_logger()


class BotFailure(Exception):  # noqa: N818 - a bot's failure, not a server error
    """A bot returned no action."""


class Question(NamedTuple):
    """A position in which a bot must choose."""

    game: str
    bot: str
    """The bot with its options, as in ``BotSpec``."""
    state: str
    seat: int
    asks_why: bool = False
    """Whether to work out what the actions bring; a move needs only the action."""


class Thought(NamedTuple):
    """``bots.Reason`` with the action in notation, and what the action brings."""

    action: str
    visits: int
    share: float
    lead: float = 0.0
    brings: tuple[Good, ...] = ()


class Thoughts(NamedTuple):
    """The best few actions and the time that the bot took."""

    lines: tuple[Thought, ...] = ()
    seconds: float = 0.0


class _Answer(NamedTuple):
    """The best few actions, or an error."""

    thoughts: Thoughts = Thoughts()
    trouble: str = ""


class Worker:
    """A process that runs one bot at a time."""

    def __init__(self) -> None:
        self._process, self._pipe = start_worker(_work)
        self._ready = False

    def ask(self, question: Question, seconds: float) -> Thoughts:
        """Wait for an answer; raise ``EOFError`` if the process dies, ``TimeoutError`` if late."""
        self.get_ready()
        self._pipe.send(question)
        answer = self._answer(seconds)
        if answer.trouble:
            raise BotFailure(answer.trouble)
        return answer.thoughts

    def get_ready(self) -> None:
        """Wait for the imports of the process, which take longer than an answer."""
        if not self._ready:
            self._answer(_START_SECONDS)
            self._ready = True

    @property
    def is_alive(self) -> bool:
        """Whether the process runs; something may have killed it while it was idle."""
        return self._process.is_alive()

    def kill(self) -> None:
        """Kill the process."""
        self._process.kill()

    def close(self) -> None:
        """Kill the process and release its resources."""
        self.kill()
        self._process.join()
        self._pipe.close()

    def _answer(self, seconds: float) -> _Answer:
        if not self._pipe.poll(seconds):
            raise TimeoutError
        answer: _Answer = self._pipe.recv()
        return answer


def _new_worker() -> Worker:
    try:
        return Worker()
    except OSError as error:
        raise BotFailure(f"no process for it: {error}") from None


class Thinker:
    """A pool of processes, started on demand up to a maximum number."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(workers, "bots")
        """One thread for each process; they only wait."""
        self._lock = threading.Lock()
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._closed = False

    def warm_up(self) -> None:
        """Start a process before it is needed."""
        if not self._workers and not self._closed:
            self._threads.submit(self._start_one)

    async def choose(self, game_id: str, bot_name: str, state: str, seat: int) -> str:
        """Return a bot's action; raise ``BotFailure`` if it has none."""
        thoughts = await self.answer(Question(game_id, bot_name, state, seat))
        return thoughts.lines[0].action

    async def explain(self, game_id: str, bot_name: str, state: str, seat: int) -> Thoughts:
        """Return a bot's few best actions with what they bring, the one it would choose first."""
        return await self.answer(Question(game_id, bot_name, state, seat, asks_why=True))

    async def answer(self, question: Question) -> Thoughts:
        """Return what a bot thinks about a question; raise ``BotFailure`` if it has no answer."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    async def close(self) -> None:
        """Kill the processes."""
        await asyncio.to_thread(self._close)

    def _ask(self, question: Question) -> Thoughts:
        for attempt in range(1, _ATTEMPTS + 1):
            worker = self._take()
            try:
                return worker.ask(question, self._seconds)
            except TimeoutError:
                self._discard(worker)
                raise BotFailure(f"it took more than {self._seconds:g} seconds") from None
            except (EOFError, OSError):
                self._discard(worker)
                _log.warning("a bot's process died", bot=question.bot, attempt=attempt)
            finally:
                self._put_back(worker)
        raise BotFailure(f"it crashed its process {_ATTEMPTS} times")

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
                raise BotFailure("the server is stopping")
            while self._idle:
                worker = self._idle.pop()
                if worker.is_alive:
                    return worker
                self._workers.discard(worker)
                worker.close()
            self._workers.add(worker := _new_worker())
            return worker

    def _put_back(self, worker: Worker) -> None:
        with self._lock:
            if worker in self._workers:
                self._idle.append(worker)

    def _discard(self, worker: Worker) -> None:
        with self._lock:
            self._workers.discard(worker)
        worker.close()

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
    """Answer questions until the pipe is closed."""
    belong_to_parent()
    import formicarium.games  # noqa: F401, PLC0415 - before the first question

    answer = _Answer()
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(answer)
            tidy_up()
            answer = _think(pipe.recv())


def _think(question: Question) -> _Answer:
    try:
        state = game(question.game).from_json(question.state)
        begin = perf_counter()
        advice = read_bot(question.bot).explain(state, question.seat, SystemRandom())
        seconds = perf_counter() - begin
        if not question.asks_why:
            return _Answer(Thoughts(tuple(_thought(each) for each in advice), seconds))
        reasons = prospects.different(state, advice)
        lines = [_thought(each, prospects.brings(state, each.action)) for each in reasons]
        return _Answer(Thoughts(tuple(lines), seconds))
    except Exception:  # noqa: BLE001 - any error of a bot is reported
        return _Answer(trouble=traceback.format_exc())


def _thought(reason: Reason, brings: tuple[Good, ...] = ()) -> Thought:
    return Thought(str(reason.action), reason.visits, reason.share, reason.lead, brings)
