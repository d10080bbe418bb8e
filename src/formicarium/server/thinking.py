"""Where bots think: in processes of their own, so that nobody waits for them.

A position goes over as JSON and an action comes back in notation.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from random import SystemRandom

import structlog

_ATTEMPTS = 3

_log = structlog.get_logger()


class Thinker:
    """A pool of processes that is there when it is first needed, and again if it breaks."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Start a process before it is needed: that takes longer than a bot's thought."""
        if self._pool is None:
            self._pool = _new_pool(self._workers)
            self._pool.submit(_nothing)

    async def choose(self, game_id: str, bot_name: str, state: str, seat: int) -> str:
        """Let a bot choose an action; a process that dies is replaced and asked again."""
        loop = asyncio.get_running_loop()
        for attempt in range(1, _ATTEMPTS + 1):
            self.warm_up()
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, _choose, game_id, bot_name, state, seat)
            except BrokenProcessPool:
                _log.warning("a bot's process died", bot=bot_name, attempt=attempt)
                self._drop(pool)
        raise RuntimeError(f"bot {bot_name} ended its process {_ATTEMPTS} times")

    async def close(self) -> None:
        """End the processes; thoughts that have begun are thought to their end."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _drop(self, pool: ProcessPoolExecutor | None) -> None:
        """Forget a broken pool, unless another task was faster."""
        if pool is not None and pool is self._pool:
            self._pool = None
            pool.shutdown(wait=False)


def _new_pool(workers: int) -> ProcessPoolExecutor:
    # spawn: the threads and sockets of the server must not be copied into a bot's process
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_begin)


def _begin() -> None:
    """Prepare a process: Ctrl-C is for the server, and without a server there is no bot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    import formicarium.games  # noqa: F401, PLC0415 - so that the first thought does not wait for it


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _nothing() -> None:
    pass


def _choose(game_id: str, bot_name: str, text: str, seat: int) -> str:
    from formicarium.bots import bot  # noqa: PLC0415 - only in the bots' processes
    from formicarium.core.registry import game  # noqa: PLC0415

    state = game(game_id).from_json(text)
    return str(bot(bot_name).choose(state, seat, SystemRandom()))
