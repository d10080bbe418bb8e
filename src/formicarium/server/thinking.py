"""Where bots think: in processes of their own, so that nobody waits for them.

A position goes over as JSON; actions come back in notation, each with what the bot thinks of it.
A process that dies is replaced and asked once more; one that does not come to an end is ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

import structlog

from formicarium.bots import read_bot
from formicarium.core.registry import game
from formicarium.processes import belong_to_parent, start_worker, tidy_up

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_ATTEMPTS = 2
"""Somebody else may have ended the process; a bot that crashes does so again."""
_START_SECONDS = 60.0

_log = structlog.get_logger()


class BotFailure(Exception):  # noqa: N818 - what a bot did, not an error of the server
    """A bot that gives no action."""


class Question(NamedTuple):
    """A position in which a bot is to choose."""

    game: str
    bot: str
    """As people write it: with options, if it has any."""
    state: str
    seat: int


class Thought(NamedTuple):
    """What a bot thinks of an action: as ``bots.Reason``, with the action in notation."""

    action: str
    visits: int
    share: float


class _Answer(NamedTuple):
    """The best few actions, or what went wrong."""

    thoughts: tuple[Thought, ...] = ()
    trouble: str = ""


class Worker:
    """A process in which one bot thinks at a time."""

    def __init__(self) -> None:
        self._process, self._pipe = start_worker(_work)
        self._ready = False

    def ask(self, question: Question, seconds: float) -> tuple[Thought, ...]:
        """Wait for an answer; ``EOFError`` if the process dies, ``TimeoutError`` if it hangs."""
        self.get_ready()
        self._pipe.send(question)
        answer = self._answer(seconds)
        if answer.trouble:
            raise BotFailure(answer.trouble)
        return answer.thoughts

    def get_ready(self) -> None:
        """Wait until everything is imported: that takes longer than a thought."""
        if not self._ready:
            self._answer(_START_SECONDS)
            self._ready = True

    @property
    def is_alive(self) -> bool:
        """Whether the process has not ended: others may have ended it while it was idle."""
        return self._process.is_alive()

    def kill(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()

    def bury(self) -> None:
        """End the process and let go of all that it held."""
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
        return (await self.explain(game_id, bot_name, state, seat))[0].action

    async def explain(
        self, game_id: str, bot_name: str, state: str, seat: int
    ) -> tuple[Thought, ...]:
        """Let a bot say which few actions are best, the one it would choose first."""
        question = Question(game_id, bot_name, state, seat)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    async def close(self) -> None:
        """End the processes; nobody waits for their thoughts any more."""
        await asyncio.to_thread(self._close)

    def _ask(self, question: Question) -> tuple[Thought, ...]:
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
            while self._idle:
                worker = self._idle.pop()
                if worker.is_alive:
                    return worker
                self._workers.discard(worker)
                worker.bury()
            self._workers.add(worker := _new_worker())
            return worker

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
    """Answer questions until the server is gone."""
    belong_to_parent()
    import formicarium.games  # noqa: F401, PLC0415 - so that the first thought does not wait for it

    answer = _Answer()
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(answer)
            tidy_up()
            answer = _think(pipe.recv())


def _think(question: Question) -> _Answer:
    try:
        state = game(question.game).from_json(question.state)
        advice = read_bot(question.bot).explain(state, question.seat, SystemRandom())
        return _Answer(tuple(Thought(str(each.action), *each[1:]) for each in advice))
    except Exception:  # noqa: BLE001 - the server is told what a bot did, whatever it was
        return _Answer(trouble=traceback.format_exc())
