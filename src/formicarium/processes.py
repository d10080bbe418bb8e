"""What processes that work for another one have in common."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    Work = Callable[..., None]


def start_worker(work: Work, *arguments: Any) -> tuple[SpawnProcess, Connection]:
    """Start a process that works at the other end of a pipe, which breaks when it dies.

    ``work`` is given its end of the pipe, and the arguments.
    """
    context = SpawnContext()  # a copy of this process could hold locks, threads and sockets
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, *arguments), daemon=True)
    _start_deaf(process)
    theirs.close()
    return process, ours


def _start_deaf(process: SpawnProcess) -> None:
    """Start a process that does not hear Ctrl-C, not even while it is getting ready.

    What is blocked here is blocked there, too; here it comes through a moment later.
    """
    if sys.platform == "win32":
        process.start()
        return
    resource_tracker.ensure_running()  # with the first process, and it would end the blocking
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def belong_to_parent() -> None:
    """Let this process end when the one that started it is gone, however that one ended.

    Ctrl-C is for the parent, which then ends this process in its own time.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def tidy_up() -> None:
    """Collect garbage now, between two pieces of work, and not before this is called again.

    Evaluations remember much. Where the collector chose the time, it took up to a third of a
    second to look through all of that, too long for bots that keep a time to within a tenth. What
    is left now is put aside, so that the next time does not look through it again.
    """
    gc.disable()
    gc.collect()
    gc.freeze()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
