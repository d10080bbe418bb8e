"""Worker processes."""

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
    """Start a process and return it with a pipe, which breaks when the process dies.

    The process calls ``work`` with its end of the pipe and the arguments.
    """
    context = SpawnContext()  # a fork would inherit locks, threads and sockets
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, *arguments), daemon=True)
    _start_without_interrupts(process)
    theirs.close()
    return process, ours


def _start_without_interrupts(process: SpawnProcess) -> None:
    """Start a process that ignores Ctrl-C even while it starts.

    The child inherits the blocked signal. The parent receives it when the block is lifted.
    """
    if sys.platform == "win32":
        process.start()
        return
    resource_tracker.ensure_running()  # it starts with the first process and would lift the block
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def belong_to_parent() -> None:
    """End this process when its parent has ended, however that happened.

    Ctrl-C is left to the parent, which then ends this process.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def tidy_up() -> None:
    """Collect garbage now, between two tasks, and not again until the next call.

    Evaluations keep many objects. Scanning them took up to a third of a second, too long for bots
    that must keep their time within 10 %. The remaining objects are frozen, so that the next call
    does not scan them again.
    """
    gc.disable()
    gc.collect()
    gc.freeze()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
